"""Gives the focus back to the widget that had it before something covered it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gattai_desktop.board.paint import PaintedButton


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
