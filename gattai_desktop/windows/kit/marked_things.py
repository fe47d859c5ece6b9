"""Marks what lies on the table and is asked for, so that a press of the thing itself is the answer."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.places import Landing, paint_place
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.towards import WAYS
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import fields
from gattai_desktop.cards.state import Table
from gattai_desktop.games.move import Move, cards_of
from gattai_desktop.games.presentation import NOWHERE, QUESTION, Place
from gattai_desktop.windows.kit.focus_groups import ArrowStop, FocusGroup

AskedThing = Card | Place | str
"""What lies on a table and can stand for an answer: a card, a place, or whoever and whatever has a name there."""
_ROUND = 12
"""How far its brackets may stand off a thing, device-independent pixels; half as far off a low one beside others."""
_LOW = 60
UNWALKED = "qt_rubberband"
"""The name of what Qt leaves out where a screen reader walks through a window: there the plate says the answer. The
keyboard comes to it all the same, and then its words are said."""


def things_of(moves: Sequence[Move], table: Table) -> tuple[tuple[AskedThing, ...], ...]:
    """Return of each move what it alone names among them: a card, or else where one may lie, and whom it is about.

    A single move has nothing, and so has one that alone names several cards: none of them would mean it.
    """
    named = [tuple(dict.fromkeys(_named(move, table))) for move in moves] if len(moves) > 1 else [() for _ in moves]
    often = Counter(thing for things in named for thing in things)
    return tuple(_standing_for(tuple(thing for thing in things if often[thing] == 1)) for things in named)


def _standing_for(own: tuple[AskedThing, ...]) -> tuple[AskedThing, ...]:
    """Return of what one move alone names what stands for it: its card, and no place to which that would go."""
    cards = tuple(one for one in own if isinstance(one, Card))
    return own if not cards else cards if len(cards) == 1 else ()


def _named(move: Move, table: Table) -> Iterator[AskedThing]:
    """Yield every card that a move names, where a card of it may be laid, and whom or what else it may mean."""
    yield from cards_of(move)
    yield from (place for place in move.drop_places(table) if place not in (NOWHERE, QUESTION))
    yield from move.places_meant(table)
    for one in fields(type(move)):
        value = getattr(move, one.name)
        if one.name != "seat" and isinstance(value, str) and value:
            yield from (Place(area=value), value)


def _between(thing: QRectF, other: QRectF) -> tuple[int, int]:
    """Return how many whole pixels lie between two things, across and down; less than 0 where they share some."""
    one, two = thing.toAlignedRect(), other.toAlignedRect()
    across = max(one.left() - two.right(), two.left() - one.right()) - 1
    down = max(one.top() - two.bottom(), two.top() - one.bottom()) - 1
    return across, down


class ThingMark(PaintedButton):
    """Lies over one thing of the table, with the brackets of a place that takes a card; a press of it is the answer.

    Signals:
        looked(): the pointer or the keyboard has come to it.
    """

    looked = Signal()

    def __init__(self, paint: Paint, words: str, parent: QWidget, asks: QWidget) -> None:
        """asks: what the thing answers, which has all keys but those that press."""
        super().__init__(paint, parent)
        self._asks = asks
        self._beneath: QWidget | None = None
        """What lies beneath it and had the keyboard: the arrows go on from there where no other mark lies."""
        self._inner = self._bracketed = QRectF()
        self.setObjectName(UNWALKED)
        self.setAccessibleName(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def lie_over(self, thing: QRectF, others: Iterable[QRectF] = ()) -> None:
        """Move over this place of the window, and reach no farther than halfway to others that are marked."""
        across = down = _ROUND if thing.height() > _LOW else _ROUND // 2
        for beside, below in (_between(thing, one) for one in others):
            if beside > below:
                across = min(across, max(0, beside // 2))
            else:
                down = min(down, max(0, below // 2))
        box = thing.toAlignedRect().adjusted(-across, -down, across, down)
        self._inner = thing.translated(-box.x(), -box.y())
        aside, up = max(0, _ROUND // 2 - across), max(0, _ROUND // 2 - down)
        self._bracketed = self._inner.adjusted(aside, up, -aside, -up)  # on its edge where there is no room round it
        self.setGeometry(box)

    def take_keyboard(self, beneath: QWidget) -> None:
        """Have the keyboard in place of what lies beneath it."""
        self._beneath = beneath
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def hitButton(self, at: QPoint) -> bool:
        return self._inner.contains(at.toPointF())

    def ring_shape(self) -> QPainterPath:
        return ring_path(self._inner, self.paint.px(self.ring[0]), self.ring_off)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.isAccepted():
            return
        event.accept()
        if event.key() in WAYS and self._beneath is not None and isValid(self._beneath):
            QApplication.sendEvent(self._beneath, event)
        else:
            self._asks.keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        return self._asks.focusNextPrevChild(next)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.looked.emit()
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.looked.emit()
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        near = self.underMouse() or self.hasFocus()
        with painting(self) as painter:
            paint_place(painter, self.paint, self._bracketed, Landing(NOWHERE, "", "legal"), near=near, signed=False)


class MarkedThings(QObject):
    """The marks of one question: they lie over the table, below what asks.

    Signals:
        pressed(key): the thing was pressed that stands for the answer of this key.
        looked(Card): the pointer or the keyboard has come to a card that is marked.
    """

    pressed = Signal(object)
    looked = Signal(object)

    def __init__(self, ground: QWidget, asks: QWidget) -> None:
        super().__init__(ground)
        self.where: Callable[[AskedThing], QRectF | None] = lambda _thing: None
        """Returns where a thing lies in sight, in global coordinates; None where it does not."""
        self._ground, self._asks = ground, asks
        self._things: dict[Hashable, tuple[AskedThing, ...]] = {}
        self._marks: dict[Hashable, ThingMark] = {}
        self._island = ArrowGroup(ground)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._hand_over)

    @property
    def every(self) -> tuple[ThingMark, ...]:
        """All marks, those too that have no place yet."""
        return tuple(self._marks.values())

    @property
    def widgets(self) -> tuple[ThingMark, ...]:
        """The marks, from left to right and from above, as far as what they stand for is in sight."""
        shown = (one for one in self._marks.values() if not one.isHidden())
        return tuple(sorted(shown, key=lambda one: (one.x(), one.y())))

    def stop(self) -> list[ThingMark]:
        """Return the mark at which Tab stops: the one that was focused last."""
        return [one for one in self.widgets if one.focusPolicy() == Qt.FocusPolicy.StrongFocus]

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return where Tab stops among the marks, if there are any."""
        return (ArrowStop(self._ground, self._island.focus, self._island),) if self.widgets else ()

    def show_things(self, paint: Paint, asked: Mapping[Hashable, tuple[tuple[AskedThing, ...], str]]) -> None:
        """Mark what stands for the answers, each by its key, with the words of its answer, once it is known where."""
        self.take_away()
        self._things = {key: things for key, (things, _) in asked.items() if things}
        for key in self._things:
            mark = self._marks[key] = ThingMark(paint, asked[key][1], self._ground, self._asks)
            mark.hide()
            mark.clicked.connect(partial(self.pressed.emit, key))
            mark.looked.connect(partial(self._look, key))

    def lay(self, covered: QRect) -> None:
        """Lay the marks where the things are now; those that are out of sight have none. covered: by what asks."""
        found = {key: self._box(key) for key in self._marks}
        boxes = {key: box for key, box in found.items() if box and not covered.contains(box.center().toPoint())}
        lying = list(boxes.values())
        for key, mark in self._marks.items():
            box = boxes.get(key)
            if box is not None and lying.count(box) == 1:  # what lies at one place can be told apart on plates only
                mark.lie_over(box, (one for one in lying if one != box))
            mark.setVisible(box is not None and lying.count(box) == 1)
        self._island.set_members(self.widgets)

    def boxes(self) -> list[QRect]:
        """Return where in the window all things lie that are in sight, covered by what asks or not."""
        return [box.toAlignedRect() for key in self._marks if (box := self._box(key)) is not None]

    def _box(self, key: Hashable) -> QRectF | None:
        """Return where the thing of an answer lies in the window, None where its middle is not in sight."""
        found = next((box for thing in self._things[key] if (box := self.where(thing))), None)
        if found is None:
            return None
        box = QRectF(self._ground.mapFromGlobal(found.topLeft()), found.size())
        return box if self._ground.rect().contains(box.center().toPoint()) else None

    def _look(self, key: Hashable) -> None:
        card = next((one for one in self._things.get(key, ()) if isinstance(one, Card)), None)
        if card is not None:
            self.looked.emit(card)

    def _hand_over(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Give a mark the keyboard that has come to what lies beneath it, as the pointer finds the mark there."""
        if not self._marks or now is None or not now.isVisible() or not self._ground.isAncestorOf(now):
            return
        above = self._ground.childAt(now.mapTo(self._ground, now.visibleRegion().boundingRect().center()))
        if above is not now and isinstance(above, ThingMark) and above in self.every:
            above.take_keyboard(now)

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        for mark in self._marks.values():
            mark.set_paint(paint)

    def raise_(self) -> None:
        """Lie over all that is not raised after them."""
        for mark in self._marks.values():
            mark.raise_()

    def take_away(self) -> None:
        """Mark nothing any longer; safe while one of them is being pressed."""
        self._island.set_members(())
        take_away(*self._marks.values())
        self._marks, self._things = {}, {}
