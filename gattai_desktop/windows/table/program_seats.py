"""Lets the program play the seats that are its own, after a pause that is the same whatever it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from gattai_desktop.cards.zone import Seat
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.asking.equal_pause import EqualPause

if TYPE_CHECKING:
    from gattai_desktop.players.player import Player

PAUSE: Final = 1_200
"""Milliseconds between what happened and what the program does: so long that people can see both."""


class ProgramSeats(QObject):
    """Plays for the program whenever play waits for it.

    busy: says that somebody reads or writes; the program waits until that is over. A question with a pause that is the
    same for everybody it answers at the end of that.
    """

    def __init__(self, model: GameModel, busy: Callable[[], bool], equal: EqualPause, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._busy = busy
        self._equal = equal
        equal.ended.connect(self._play)
        self._players: dict[Seat, Player] = {}
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._play)
        model.factsHappened.connect(self._wait)
        self._wait()

    def set_pause(self, milliseconds: int) -> None:
        """Let it wait so long before each of its moves."""
        self._pause.setInterval(milliseconds)
        self._wait()

    def _wait(self) -> None:
        if self._model.program_next and not self._equal.runs:
            self._pause.start()
        else:
            self._pause.stop()

    def _play(self) -> None:
        seat = self._model.program_next
        if self._busy():
            self._pause.start()
        elif seat and (player := self._player(seat)) is not None:
            self._model.let_play(player.choose)

    def _player(self, seat: Seat) -> Player | None:
        if seat not in self._players:
            from gattai_desktop.players.programmes import opponent  # only a table with such a seat needs the players

            made = opponent(self._model.game, self._model.program_players[seat], seat)
            if made is None:
                return None
            self._players[seat] = made
        return self._players[seat]
