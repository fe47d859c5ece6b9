"""Marks on the field where each entry of the Queue comes from, and lights what the one in focus is at."""

from collections.abc import Sequence
from functools import reduce
from typing import Final

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, strong
from gattai_desktop.board.plate import paint_brackets, plate_path
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.games.tasuo.attacks import known_card
from gattai_desktop.games.tasuo.warriors import warrior_named
from gattai_desktop.windows.games.tasuo.card_inside import WITH_NAME
from gattai_desktop.windows.games.tasuo.field_cards import FieldCards
from gattai_desktop.windows.games.tasuo.queue_focus import QueueFocus
from gattai_desktop.windows.games.tasuo.queue_looks import QueueLook, queue_looks
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView

_STYLE: Final = strong(15)
_BESIDE: Final = 7.0
"""Between a card and its number beside it, beyond the brackets of an attacked one."""
_APART: Final = 2.0
"""Between the numbers of two cards at least, device-independent pixels."""


class QueueOnField(QObject):
    """The numbers of the Queue upon the cards of the field; the entry whose card is in focus is lit there."""

    def __init__(self, requests: Requests, cards: FieldCards, marks: QWidget) -> None:
        super().__init__(marks)
        self._requests, self._cards, self._marks = requests, cards, marks
        self._looks: tuple[QueueLook, ...] = ()
        self._focus = QueueFocus.of(requests)
        self._lit: tuple[str, ...] = ()
        self._focus.changed.connect(self._look)

    def show_view(self, seen: SeatView) -> None:
        """Show the numbers of what waits now."""
        self._looks = queue_looks(seen.sight, seen.name)
        self._lit = self.lit()

    def _look(self) -> None:
        before, self._lit = self._lit, self.lit()
        boxes = [box for key in {*before, *self._lit} if (box := self._box(key)) is not None]
        if before == self._lit or not boxes:
            return
        # Whatever lies under a mark is painted anew with it: no more than what changes, with the lines between.
        beyond = 2 * self._marks.fontMetrics().height()
        whole = reduce(QRectF.united, boxes)
        self._marks.update(whole.adjusted(-beyond, -beyond, beyond, beyond).toAlignedRect())

    def numbers(self) -> dict[str, tuple[int, ...]]:
        """Return the places in the Queue that stand upon each card of the field, by its key."""
        keys = dict.fromkeys(one.origin for one in self._looks if self._box(one.origin) is not None)
        return {key: tuple(one.place for one in self._looks if one.origin == key) for key in keys}

    def lit(self) -> tuple[str, ...]:
        """Return the keys of the cards that are lit: where the entry in focus comes from, and what it is at."""
        keys = dict.fromkeys(key for one in self._entries() for key in (one.origin, *one.targets))
        return tuple(key for key in keys if self._box(key) is not None)

    def _entries(self) -> tuple[QueueLook, ...]:
        return tuple(one for one in self._looks if self._focus.lights(one))

    def _box(self, key: str) -> QRectF | None:
        """Return where a card of the field lies, in the widget of the marks."""
        card = known_card(self._requests.view.sight, key)
        widget = self._cards.widget_of(card) if card is not None else None
        return widget.card_rect().translated(widget.pos()) if widget is not None else None

    def draw(self, draw: Drawing) -> None:
        """Draw a frame round what is lit and lines to what it is at, in brackets; and the numbers upon all."""
        for one in self._entries():
            self._draw_aim(draw, one)
        numbers = self.numbers()
        for key, box in self.number_boxes(draw).items():
            _draw_number(draw.over(box), numbers[key])

    def number_boxes(self, draw: Drawing) -> dict[str, QRectF]:
        """Return where the numbers stand upon each card, by its key, in the widget: apart from one another."""
        found: dict[str, QRectF] = {}
        for key, places in self.numbers().items():
            box = self._box(key)
            if box is not None:
                warrior = warrior_named(self._requests.view.sight, key)
                side = "" if warrior is None else "lower" if warrior.owner == self._cards.below else "upper"
                taken = [one.adjusted(-_APART, -_APART, _APART, _APART) for one in found.values()]
                found[key] = _number_box(draw.over(box), places, taken, side)
        return found

    def _draw_aim(self, draw: Drawing, look: QueueLook) -> None:
        """Draw where an entry comes from and what it is at."""
        origin = self._box(look.origin)
        goals = [box for key in look.targets if key != look.origin and (box := self._box(key)) is not None]
        if draw.painter is None:
            return
        ink = draw.ink("legal")
        for goal in goals:
            if origin is not None and not look.hits:  # to what is attacked a line leads anyway
                line, head = _way(origin, goal)
                draw.painter.strokePath(line, outline_pen(ink, 3.0, (4, 3)))
                draw.painter.fillPath(head, ink)
            paint_brackets(draw.painter, goal, ink, arm=16.0, width=3.5, gap=4.0)
        if origin is not None:
            around = origin.adjusted(-5, -5, 5, 5)
            draw.painter.strokePath(plate_path(around.width(), around.height(), 12.0).translated(around.topLeft()),
                                    outline_pen(ink, 3.5))  # fmt: skip


def _way(start: QRectF, goal: QRectF) -> tuple[QPainterPath, QPainterPath]:
    """Return the line from the edge of a card to that of another, and the arrow at its end."""
    line = QLineF(start.center(), goal.center())
    back = QLineF(_leaves(goal, QLineF(line.p2(), line.p1())), _leaves(start, line))
    whole = QPainterPath(back.p2())
    whole.lineTo(back.p1())
    head = QPainterPath(back.p1())
    back.setLength(13.0)
    for turn in (28.0, -56.0):
        back.setAngle(back.angle() + turn)
        head.lineTo(back.p2())
    head.closeSubpath()
    return whole, head


def _leaves(box: QRectF, line: QLineF) -> QPointF:
    """Return where a line from the middle of a box leaves it, a little further out."""
    wide, high = box.width() / 2 + 7, box.height() / 2 + 7
    across, down = abs(line.dx()) or 1e-6, abs(line.dy()) or 1e-6
    return line.p1() + QPointF(line.dx(), line.dy()) * min(wide / across, high / down)


def _number_box(at: Drawing, places: tuple[int, ...], taken: Sequence[QRectF], side: str) -> QRectF:
    """Return where the places of a card stand upon it: above what is taken already.

    side: "upper" or "lower", where a warrior stands; "" for what lies between the sides.
    """
    wide, high = at.width(_written(places), _STYLE) + at.at(16, 14), at.at(26, 24)
    x = at.wide - wide
    # The name of a warrior stays to be read: on its card, or above a small one. Between the sides what stands above a
    # card belongs to another, and above one of the upper side stand its place and the charges of that.
    top = at.high - high * 0.9 if side != "lower" else -high * 0.85 if at.box.height() >= WITH_NAME else 2.0
    if side == "upper":
        x = at.wide + _BESIDE
    here = at.rect(x, top, wide, high)
    while under := [one for one in taken if here.intersects(one)]:
        here.moveBottom(min(one.top() for one in under))
    return here


def _draw_number(at: Drawing, places: tuple[int, ...]) -> None:
    """Draw the places of a card in their box."""
    high = at.box.height() / at.unit
    at.plate(0, 0, at.wide, high, fill="table", edge="live" if 1 in places else "edge", cut=6, radius=2)
    at.text(at.wide / 2, at.base(high / 2, _STYLE), _written(places), _STYLE, align="middle")


def _written(places: tuple[int, ...]) -> str:
    return ", ".join(map(str, places))
