"""Moves the focus with Tab from group to group of the table window, and gives it back after something covered it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.paint import PaintedButton
from gattai_desktop.cards.frozen import frozen

_BY_TAB = (Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus)


@frozen(eq=False)
class FocusGroup:
    """A group of widgets that is one stop for Tab: its widget, and what focuses it."""

    ground: QWidget
    focus: Callable[[], None]

    def holds(self, widget: QWidget | None) -> bool:
        return widget is not None and (widget is self.ground or self.ground.isAncestorOf(widget))


@frozen(eq=False)
class ArrowStop(FocusGroup):
    """A stop for Tab at some widgets of a ground, through which the arrow keys go; other groups lie there as well."""

    arrows: ArrowGroup

    def holds(self, widget: QWidget | None) -> bool:
        return self.arrows.holds(widget)


def go(focus_groups: Sequence[FocusGroup], step: int) -> bool:
    """Focus the next group, or with a step of -1 the one before; say whether one could be focused."""
    shown = [isle for isle in focus_groups if isle.ground.isVisible()]
    if not shown:
        return False
    now = QApplication.focusWidget()
    # The innermost group counts: a Pile is inside a pane.
    holding = [place for place, isle in enumerate(shown) if isle.holds(now)]
    here = min(holding, key=lambda place: _area(shown[place].ground), default=-1 if step > 0 else 0)
    for offset in range(1, len(shown) + 1):
        isle = shown[(here + offset * step) % len(shown)]
        isle.focus()
        taken = QApplication.focusWidget()
        if taken is not now and isle.holds(taken):
            return True
    return False


def _area(widget: QWidget) -> int:
    return widget.width() * widget.height()


def first_child(ground: QWidget) -> Callable[[], None]:
    """Return a function that focuses the first widget inside another that can be focused."""

    def focus() -> None:
        for child in ground.findChildren(QWidget):
            if child.isVisible() and child.isEnabled() and child.focusPolicy() in _BY_TAB:
                child.setFocus()
                return

    return focus


def stops_within(ground: QWidget) -> tuple[FocusGroup, ...]:
    """Return each stop for Tab that is shown inside a widget as a group of its own, in the order in which one reads.

    A group of arrow keys has one stop: what was focused in it last.
    """
    shown = (one for one in ground.findChildren(QWidget) if one.isVisible() and one.isEnabled())
    placed = [(one.mapTo(ground, QPoint()), one) for one in shown if one.focusPolicy() in _BY_TAB]
    across = ground.width() > ground.height()
    placed.sort(key=lambda stop: (stop[0].x(), stop[0].y()) if across else (stop[0].y(), stop[0].x()))
    return tuple(FocusGroup(one, one.setFocus) for _, one in placed)


class FocusRestorer:
    """Remembers which widget had the focus, and moves the focus among the widgets of an overlay."""

    def __init__(self) -> None:
        self._lender: QWidget | None = None
        self._window: QWidget | None = None
        self._by_pointer = False

    def borrow_in(self, window: QWidget) -> None:
        """Remember which widget of that window has the focus now."""
        self._window, self._lender = window, window.focusWidget()
        self._by_pointer = was_pointed_at(self._lender)

    def give_back(self) -> bool:
        """Focus the remembered widget again, if it is still visible; else the window, so that keys are heard.

        Return whether that widget has it.
        """
        lender, self._lender = self._lender, None
        reasons = Qt.FocusReason
        # It may have been deleted meanwhile, such as a card that was played.
        if lender is not None and isValid(lender) and lender.isVisible():
            lender.setFocus(reasons.MouseFocusReason if self._by_pointer else reasons.OtherFocusReason)
            return True
        now = self._window.focusWidget() if self._window is not None and isValid(self._window) else None
        if self._window is not None and now is not None and not now.isVisible():
            self._window.setFocus(reasons.OtherFocusReason)
        return False


def was_pointed_at(widget: QWidget | None) -> bool:
    """Whether a button has the focus because it was pressed with the pointer."""
    return isinstance(widget, PaintedButton) and widget.pointed


def tab_within(stops: list[QWidget], now: QWidget | None, *, forward: bool) -> QWidget:
    """Focus the stop after the focused one, or before it, and after the last the first; return it."""
    here = stops.index(now) if now in stops else -1
    goal = stops[(here + (1 if forward else -1)) % len(stops)]
    goal.setFocus(Qt.FocusReason.TabFocusReason)
    return goal
