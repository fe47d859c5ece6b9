"""The keyboard of what lies over others for a while: lent when it comes, given back when it goes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


class FocusRestorer:
    """Remembers who had the keyboard, and who of those within has it next."""

    def __init__(self) -> None:
        self._lender: QWidget | None = None

    def borrow_in(self, window: QWidget) -> None:
        """Remember who has the keyboard in that window now."""
        self._lender = window.focusWidget()

    def give_back(self) -> None:
        """Let whoever had the keyboard have it again, where that is still there to be seen."""
        lender, self._lender = self._lender, None
        # Meanwhile the table may have taken it away, such as a card that was played.
        if lender is not None and isValid(lender) and lender.isVisible():
            lender.setFocus(Qt.FocusReason.OtherFocusReason)


def tab_within(stops: list[QWidget], now: QWidget | None, *, forward: bool) -> QWidget:
    """Give the keyboard to the stop after the one that has it, or before it, round and round; return which."""
    here = stops.index(now) if now in stops else -1
    goal = stops[(here + (1 if forward else -1)) % len(stops)]
    goal.setFocus(Qt.FocusReason.TabFocusReason)
    return goal
