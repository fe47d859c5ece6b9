"""Moves the focus inside a group of buttons with the arrow keys, by where they lie; Tab goes from group to group."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.towards import WAYS, towards

AnyWidget = TypeVar("AnyWidget", bound=QWidget)


class ArrowGroup(QObject):
    """A group of buttons that the arrow keys move through. Tab stops at the one that was focused last, or at each."""

    def __init__(
        self,
        parent: QWidget,
        members: Sequence[QWidget] = (),
        *,
        beyond: Callable[[QWidget, QPointF], QWidget | None] | None = None,
        ends: bool = False,
        each: bool = False,
    ) -> None:
        """members: the group to begin with.

        beyond: what an arrow leads to from a member beside which no other of the group lies; None for nothing.
        ends: whether Home and End go to the first and the last, where they mean nothing else.
        each: whether Tab stops at every member, as on a page that has no other group.
        """
        super().__init__(parent)
        self._beyond, self._ends, self._each = beyond, ends, each
        self._members: tuple[QWidget, ...] = ()
        self.set_members(members)

    def set_members(self, members: Sequence[QWidget]) -> None:
        """Take these widgets as the group, in reading order."""
        for old in self._members:
            if old not in members:
                old.removeEventFilter(self)
        for new in members:
            if new not in self._members:
                new.installEventFilter(self)
        self._members = tuple(members)
        focused = [member for member in self._members if member.hasFocus()]
        shown = [member for member in self._members if not _was_hidden(member)]
        self._stop_at(next(iter((*focused, *shown, *self._members)), None))

    def stop_at(self, member: QWidget) -> None:
        """Let Tab stop at this one when it next comes to the group, unless the group has the focus."""
        if member in self._members and not any(one.hasFocus() for one in self._members):
            self._stop_at(member)

    def holds(self, widget: QWidget | None) -> bool:
        """Say whether a widget is one of the group."""
        return widget in self._members

    def focus(self) -> None:
        for member in tab_stops(self._members)[:1]:
            member.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # What kind of event it is costs more to ask than of which class: Qt tells of each picture that is painted, too.
        if not isinstance(event, QFocusEvent | QKeyEvent) or not isinstance(watched, QWidget):
            return False
        if isinstance(event, QFocusEvent):
            if event.type() == QEvent.Type.FocusIn:
                self._stop_at(watched)
        elif event.type() == QEvent.Type.KeyPress and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            way = WAYS.get(Qt.Key(event.key()))
            goal = self._towards(watched, way) if way is not None else self._end(event.key())
            if goal is None and way is not None and self._beyond is not None:
                goal = self._beyond(watched, way)
            if goal is not None:
                goal.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    def _stop_at(self, stop: QWidget | None) -> None:
        for member in self._members:
            stops = self._each or member is stop
            member.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)

    def _end(self, key: int) -> QWidget | None:
        """Return the first or the last that is seen, where this key leads there."""
        seen = [member for member in self._members if member.isVisible()]
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
        return seen[ends[Qt.Key(key)]] if self._ends and seen and key in ends else None

    def _towards(self, start: QWidget, way: QPointF) -> QWidget | None:
        """Return the nearest member in that direction."""
        others = (member for member in self._members if member is not start and member.isVisible())
        return towards(middle_of(start), way, ((member, middle_of(member)) for member in others))


def _was_hidden(member: QWidget) -> bool:
    """Say whether a member is hidden for itself; one in a window that comes up later is not."""
    return member.isHidden() and member.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)


def tab_stops(widgets: Iterable[AnyWidget]) -> list[AnyWidget]:
    """Return those of some widgets at which Tab stops."""
    return [one for one in widgets if one.focusPolicy() == Qt.FocusPolicy.StrongFocus]


def middle_of(widget: QWidget) -> QPointF:
    """Return the middle of a widget on the screen."""
    return QPointF(widget.mapToGlobal(QPoint(0, 0))) + QPointF(widget.width() / 2, widget.height() / 2)
