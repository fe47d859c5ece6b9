"""Marks what lies on the table and is asked for, so that a press of the thing itself is the answer."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gattai_desktop.board.announcing import sentences, take_away
from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.places import Landing, paint_place
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.towards import WAYS
from gattai_desktop.board.walked import leave_out
from gattai_desktop.cards.card import Card
from gattai_desktop.games.presentation import NOWHERE
from gattai_desktop.windows.kit.asked_things import AskedThing
from gattai_desktop.windows.kit.focus_groups import ArrowStop, FocusGroup

_ROUND = 12
"""How far its brackets may stand off a thing, device-independent pixels; half as far off a low one beside others."""
_LOW = 60


def _between(thing: QRectF, other: QRectF) -> tuple[int, int]:
    """Return how many whole pixels lie between two things, across and down; less than 0 where they share some."""
    one, two = thing.toAlignedRect(), other.toAlignedRect()
    across = max(one.left() - two.right(), two.left() - one.right()) - 1
    down = max(one.top() - two.bottom(), two.top() - one.bottom()) - 1
    return across, down


def _middle(widget: QWidget, ground: QWidget) -> QPoint:
    """Return where the middle of what is seen of a widget lies in the window."""
    return widget.mapTo(ground, widget.visibleRegion().boundingRect().center())


def _takes_keyboard(widget: QWidget) -> bool:
    return widget.isVisible() and bool(widget.focusPolicy() & Qt.FocusPolicy.ClickFocus)


class ThingMark(PaintedButton):
    """Lies over one thing of the table, with the brackets of a place that takes a card; a press of it is the answer.

    Who walks through the window with a screen reader does not come to it: there the plate says the answer. The keyboard
    comes to it all the same, and then its words are said.

    Signals:
        looked(): the pointer or the keyboard has come to it.
    """

    looked = Signal()

    def __init__(self, paint: Paint, words: str, parent: QWidget, asks: QWidget) -> None:
        """asks: what the thing answers, which has all keys but those that press."""
        super().__init__(paint, parent)
        self._ground, self._asks = parent, asks
        self._beneath: QWidget | None = None
        """What lies beneath it and would have the keyboard: the arrows go on from there where no other mark lies."""
        self._inner, self._reach = QRectF(), 0
        self.setAccessibleName(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def lie_over(self, thing: QRectF, others: Iterable[QRectF] = (), reach: int = _ROUND) -> None:
        """Move over this place of the window, and reach no farther than that, nor than halfway to others marked."""
        across = down = min(reach, _ROUND if thing.height() > _LOW else _ROUND // 2)
        for beside, below in (_between(thing, one) for one in others):
            if beside > below:
                across = min(across, max(0, beside // 2))
            else:
                down = min(down, max(0, below // 2))
        box = thing.toAlignedRect().adjusted(-across, -down, across, down).intersected(self._ground.rect())
        self._inner = thing.translated(-box.x(), -box.y())
        self._reach = min(across, down)  # they lie on its edge where there is no room round it
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
        inside = self._first_inside() if next else None
        if inside is None:
            return self._asks.focusNextPrevChild(next)
        inside.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def is_of(self, widget: QWidget) -> bool:
        """Whether it lies over a widget as a whole, which is no small part of what it marks."""
        return 2 * widget.width() * widget.height() > self._inner.width() * self._inner.height()

    def _first_inside(self) -> QWidget | None:
        """Return the first part, from the left, of the thing beneath that takes the keyboard by itself."""
        takers = filter(_takes_keyboard, self._ground.findChildren(QWidget))
        parts = [(_middle(one, self._ground), one) for one in takers]
        inside = [one for one in parts if self._ground.childAt(one[0]) is self and not self.is_of(one[1])]
        return min(inside, key=lambda one: (one[0].x(), one[0].y()))[1] if inside else None

    def enterEvent(self, event: QEnterEvent) -> None:
        self.looked.emit()
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say what lies beneath as well, which tells more of the thing than the answer does."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        found = self._ground.childAt(self.geometry().center())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
        if found is not None and _takes_keyboard(found) and self.is_of(found):
            self._beneath = found
        if self._beneath is not None and isValid(self._beneath):
            words = (self._beneath.accessibleName(), self._beneath.accessibleDescription())
            self.setAccessibleDescription(sentences(words))
        self.looked.emit()
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        near = self.underMouse() or self.hasFocus()
        with painting(self) as painter:
            legal = Landing(NOWHERE, "", "legal")
            paint_place(painter, self.paint, self._inner, legal, near=near, signed=False, reach=self._reach)


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
        leave_out(ThingMark)
        self.where: Callable[[AskedThing], QRectF | None] = lambda _thing: None
        """Returns where a thing lies in sight, in global coordinates; None where it does not."""
        self.reach: Callable[[], int] = lambda: _ROUND
        """Returns how far brackets may stand off a thing here, device-independent pixels."""
        self._ground, self._asks = ground, asks
        self._things: dict[Hashable, tuple[AskedThing, ...]] = {}
        self._marks: dict[Hashable, ThingMark] = {}
        self._island = ArrowGroup(ground)
        follow_keyboard(self._hand_over)

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
        return tab_stops(self.widgets)

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
                mark.lie_over(box, (one for one in lying if one != box), self.reach())
            mark.setVisible(box is not None and lying.count(box) == 1)
        self._island.set_members(self.widgets)

    def place_of(self, key: Hashable) -> QRect | None:
        """Return where in the window the thing of an answer lies; None where it is not in sight."""
        box = self._box(key)
        return box.toAlignedRect() if box is not None else None

    def boxes(self) -> list[QRect]:
        """Return where in the window all things lie that are in sight, covered by what asks or not."""
        return [box for key in self._marks if (box := self.place_of(key)) is not None]

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
        above = self._ground.childAt(_middle(now, self._ground))
        if above is not now and isinstance(above, ThingMark) and above in self.every and above.is_of(now):
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
