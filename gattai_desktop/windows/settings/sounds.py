"""Plays the sounds of the table with whatever plays sound files on this computer.

Nothing waits for a sound, nothing is told by a sound alone, and where nothing plays them the table is silent.
"""

import logging
import shutil
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject

from gattai_desktop.board.theme import worn
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, SeenFacts
from gattai_desktop.resources import ResourceMissingError, resource

_log = logging.getLogger(__name__)

_AT_ONCE: Final = 3
"""Most sounds at the same time; more are left out."""
_LONG: Final = 0.6
"""Longest duration of most sounds, in seconds."""
_PLAYERS: Final = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))


SoundsOf = Callable[[Happened, SeenFacts], tuple[str, ...]]
"""Returns the sounds of an entry at a table of one game, from what everybody saw."""


class SoundPlayer(Protocol):
    """Plays a file and returns at once."""

    def play(self, path: Path) -> None:
        """Begin to play a file. No fault in this is an error of the table."""


class Silence:
    """Plays nothing, where the computer has no player."""

    def play(self, path: Path) -> None:
        """Do nothing."""


class ByProgram:
    """Plays with a program of the system, without waiting for it."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._begun: deque[float] = deque(maxlen=_AT_ONCE)

    def play(self, path: Path) -> None:
        """Start the program and go on."""
        from PySide6.QtCore import QProcess

        now = time.monotonic()
        if len(self._begun) == _AT_ONCE and now - self._begun[0] < _LONG:
            return
        self._begun.append(now)
        program, *words = self._command
        process = QProcess()
        process.setProgram(program)
        process.setArguments([*words, str(path)])
        for of in (process.setStandardOutputFile, process.setStandardErrorFile, process.setStandardInputFile):
            of(QProcess.nullDevice())
        started: object = process.startDetached()
        if started is False:
            _log.info("No sound: %s cannot be started.", program)


class ByWindows:
    """Plays with Windows' own function."""

    def play(self, path: Path) -> None:
        """Ask Windows to play, and go on."""
        if sys.platform == "win32":
            import winsound

            try:
                winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
            except RuntimeError as wrong:
                _log.info("No sound: %s", wrong)


def player_here(find: Callable[[str], str | None] = shutil.which) -> SoundPlayer:
    """Return the player of this computer, or Silence."""
    if sys.platform == "win32":
        return ByWindows()
    for name, *rest in _PLAYERS:
        path = find(name)
        if path is not None:
            return ByProgram((path, *rest))
    return Silence()


class Sounds(QObject):
    """Plays sounds for what happens at a table, as far as everybody may know it."""

    def __init__(
        self, model: GameModel, sounds_of: SoundsOf, player: SoundPlayer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._sounds_of = sounds_of
        self._player = player
        self.on = True
        model.factsHappened.connect(self._happened)
        model.moveRefused.connect(lambda _refusal: self.play("refuse"))
        model.saveFailed.connect(lambda _failure: self.play("saved_warning"))
        model.asksChanged.connect(self._asked)
        model.seatChanged.connect(self._passed)

    def play(self, name: str) -> None:
        """Play a sound, unless sounds are off."""
        if not self.on:
            return
        try:
            self._player.play(resource(f"sounds/{name}.wav"))
        except ResourceMissingError as wrong:
            _log.info("No sound: %s", wrong)

    def _happened(self, happened: Happened) -> None:
        for name in self._sounds_of(happened, happened.facts(PUBLIC)):
            self.play(name)

    def _asked(self) -> None:
        if self._model.asks():
            self.play("ask")

    def _passed(self, seat: str) -> None:
        """Play the two notes of the next seat when the curtain falls, so that its player need not watch the wall."""
        self.play("curtain")
        self.play(f"call-{worn(seat)}")
