"""Shows what lies open in a puzzle beside the table: small cards at its foot, and all of them in words at a press."""

from typing import Final

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import drawing
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.speech import called, card_aloud, listed, speak
from gattai_desktop.board.words import card_name
from gattai_desktop.model.puzzle_play import PuzzlePlay
from gattai_desktop.players.puzzles.puzzle import OpenCards
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetLook

DRAWN: Final = 72.0
"""How high it is drawn."""
_EDGE, _CREST, _GAP = 8.0, 26.0, 8.0
_HIGH: Final = DRAWN - 2 * _EDGE
_ROOM: Final = 170.0
"""Most that the cards of one seat are spread, in pixels of the drawing."""


class OpenCardsButton(PaintedButton):
    """The cards that lie open, small; a press tells each of them in words."""

    ring = (8.0, 2.0)

    def __init__(self, play: PuzzlePlay, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._play, self._requests = play, requests
        self.open: tuple[OpenCards, ...] = ()
        self.clicked.connect(self._tell)

    def follow(self) -> None:
        self.open = self._play.open_cards()
        held = (f"{self._head(one)}: {listed([card_aloud(card) for card in one.cards])}" for one in self.open)
        self.setAccessibleName(self.tr("What lies open"))
        self.setAccessibleDescription(in_turn(held))
        self.setVisible(bool(self.open))
        self.update()

    def wide(self) -> float:
        return sum(_CREST + 2 * _GAP + _step(one) * (len(one.cards) - 1) + card_width(_HIGH) for one in self.open)

    def _head(self, one: OpenCards) -> str:
        name = called(self._play.model.name(one.seat))
        return speak("puzzles", "{name}, deck, the top card first", name=name) if one.kind == "deck" else name

    def _face(self, one: OpenCards) -> tuple[str, ...]:
        return tuple(map(room_of(self._play.model.game).face, one.cards))

    def _tell(self) -> None:
        lines = [line for one in self.open for line in (f"{self._head(one)}:", *map(card_name, self._face(one)))]
        self._requests.ask(SheetLook(self.tr("What lies open"), tuple(lines), wide=True))

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self, unit=self.height() / DRAWN) as draw:
            x = 0.0
            for one in self.open:
                draw.crest(one.seat, x + _GAP / 2, draw.middle - _CREST / 2, _CREST)
                x += _CREST + _GAP
                step = _step(one)
                for place, face in enumerate(self._face(one)):
                    draw.card(face, x + place * step, _EDGE, _HIGH, shadow=None)
                x += step * (len(one.cards) - 1) + card_width(_HIGH) + _GAP


def _step(one: OpenCards) -> float:
    """Return how far the cards of a seat lie from each other."""
    return min(card_width(_HIGH) * 0.62, _ROOM / max(1, len(one.cards)))
