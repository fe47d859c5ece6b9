"""Moves the focus with Tab from group to group of the table window; arrows move within one (`board.arrow_group`)."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
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
