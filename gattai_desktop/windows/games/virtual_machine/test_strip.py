"""Shows in words what a considered attack would do with the card of this turn."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.drawing import drawing, strong
from gattai_desktop.board.words import DrawnWords, as_words, spoken
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.seat_view import SeatView


class RankStrip(FightPart):
    """The card of this turn against the target in focus."""

    _words: DrawnWords = ()

    def show_view(self, view: SeatView) -> None:
        self.consider(None)

    def consider(self, move: Move | None) -> None:
        self._words = plate_words(self.requests.view.model, move).words if move is not None else as_words("")
        self.setAccessibleName(spoken(self._words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            draw.text(0, draw.base(draw.middle, strong(16)), self._words, strong(16), room=draw.wide)
