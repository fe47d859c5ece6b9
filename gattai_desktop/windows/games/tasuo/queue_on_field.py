"""Marks on the field where each entry of the Queue comes from, and lights what the one in focus is at."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, strong
from gattai_desktop.board.plate import paint_brackets
from gattai_desktop.games.tasuo.attacks import known_card
from gattai_desktop.windows.games.tasuo.field_cards import FieldCards
from gattai_desktop.windows.games.tasuo.queue_looks import QueueLook, queue_looks
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView


class QueueOnField(QObject):
    """The numbers of the Queue upon the cards of the field; the entry whose card is in focus is lit there."""

    def __init__(self, requests: Requests, cards: FieldCards, marks: QWidget) -> None:
        super().__init__(marks)
        self._requests, self._cards, self._marks = requests, cards, marks
        self._looks: tuple[QueueLook, ...] = ()
        self._looked = ""
        requests.looked.connect(self._look)

    def show_view(self, seen: SeatView) -> None:
        """Show the numbers of what waits now."""
        self._looks = queue_looks(seen.sight, seen.name)

    def _look(self, face: str) -> None:
        before = self.lit()
        self._looked = face
        # Whatever lies under a mark is painted anew with it: no more than what changes.
        for key in {*before} ^ {*self.lit()}:
            box = self._box(key)
            if box is not None:
                beyond = self._marks.fontMetrics().height()
                self._marks.update(box.adjusted(-beyond, -beyond, beyond, beyond).toAlignedRect())

    def numbers(self) -> dict[str, tuple[int, ...]]:
        """Return the places in the Queue that stand upon each card of the field, by its key."""
        keys = dict.fromkeys(one.origin for one in self._looks if self._box(one.origin) is not None)
        return {key: tuple(one.place for one in self._looks if one.origin == key) for key in keys}

    def lit(self) -> tuple[str, ...]:
        """Return the keys of the cards that are lit: where the entry in focus comes from, and what it is at."""
        found = [one for one in self._looks if one.face == self._looked]
        keys = dict.fromkeys(key for one in found for key in (one.origin, *one.targets))
        return tuple(key for key in keys if self._box(key) is not None)

    def _box(self, key: str) -> QRectF | None:
        """Return where a card of the field lies, in the widget of the marks."""
        card = known_card(self._requests.view.sight, key)
        widget = self._cards.widget_of(card) if card is not None else None
        return widget.card_rect().translated(widget.pos()) if widget is not None else None

    def draw(self, draw: Drawing) -> None:
        """Draw brackets round what is lit, and the numbers upon them."""
        for key in self.lit():
            box = self._box(key)
            if box is not None and draw.painter is not None:
                paint_brackets(draw.painter, box, draw.ink("legal"), arm=16.0, width=3.5, gap=4.0)
        for key, places in self.numbers().items():
            box = self._box(key)
            if box is not None:
                _draw_number(draw.over(box), ", ".join(map(str, places)), first=1 in places)


def _draw_number(at: Drawing, words: str, *, first: bool) -> None:
    style = strong(15)
    wide, high = at.width(words, style) + at.at(16, 14), at.at(26, 24)
    x = at.wide - wide
    top = -high * 0.85  # its name stays to be read
    at.plate(x, top, wide, high, fill="table", edge="live" if first else "edge", cut=6, radius=2)
    at.text(x + wide / 2, at.base(top + high / 2, style), words, style, align="middle")
