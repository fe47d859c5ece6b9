"""Does the only step that can follow a move, and finds the only answer, so that no person has to press for it."""

from PySide6.QtCore import QObject, QTimer

from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.asking.passing import Passing
from gattai_desktop.windows.kit.plate_words import text_fields
from gattai_desktop.windows.kit.room import GameRoom


class ByItself(QObject):
    """Plays on where a table can go only one way: makes the move, opens what is read aloud, passes the computer.

    It does so once after each entry: a seat that is taken on purpose afterwards is kept, and what was taken back is
    not done again. Where the table is not to be passed by itself it does nothing.
    """

    def __init__(self, model: GameModel, room: GameRoom, passing: Passing) -> None:
        super().__init__(passing)
        self._model = model
        self._room = room
        self._requests = passing.requests
        self._passing = passing
        self._looked_at = model.entry or None
        """The last entry after which it has looked; of a table just opened its newest, which waits for a press."""
        # Everything else hears of the last entry first.
        for signal in (model.factsHappened, model.curtainChanged):
            signal.connect(self._go_on_soon)

    def _go_on_soon(self) -> None:
        QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        model, seen = self._model, self._requests.view
        if not self._passing.by_itself or model.entry == self._looked_at or model.curtain_down or seen.ask is not None:
            return
        self._looked_at = model.entry
        newest = next(iter(model.log(model.entry)), None) if model.entry else None
        if newest is not None and newest.back_to is not None:
            return
        onward = self._room.onward(seen, newest.move(seen.seat) if newest is not None else None)
        if onward is None:
            return
        if onward.move is not None:
            self._requests.play(onward.move)
        elif onward.opens:
            self._requests.open(onward.opens)
        else:
            self._passing.to(onward.seat)


def only_answer(model: GameModel, ask: Ask | None) -> Move | None:
    """Return the one answer that there is, where it needs no words: it is done, and told in the log.

    Where nothing comes of the choice any more, that is the first. Not after something was taken back, since it would
    be done at once again.
    """
    if ask is None or ask.more or ask.unseen or model.curtain_down or model.looks_back:
        return None
    left = ask.options[:1] if model.settled(ask) else ask.options
    newest = model.log(model.entry) if len(left) == 1 else ()
    return None if not newest or newest[0].back_to is not None or text_fields(left[0]) else left[0]
