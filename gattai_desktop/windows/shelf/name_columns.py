"""Leads the keyboard along columns of seats: by arrows to a neighbour, by Enter to the next name that is empty."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from gattai_desktop.board.name_field import NameField
from gattai_desktop.windows.shelf.sitter_plates import SeatSitter

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def leads_along(column: Sequence[NameField], event: QKeyEvent) -> bool:
    """Move the focus up or down within a column as an arrow says; return whether one was pressed in there."""
    at = next((place for place, field in enumerate(column) if field.hasFocus()), None)
    step = _STEPS.get(Qt.Key(event.key()), 0)
    if step and at is not None:
        column[max(0, min(len(column) - 1, at + step))].setFocus(Qt.FocusReason.OtherFocusReason)
    return bool(step) and at is not None


def leads_along_seats(column: Sequence[SeatSitter], event: QKeyEvent) -> bool:
    """Move the focus up or down within the plates that say who sits in each seat; return whether it was in there."""
    at = next((place for place, one in enumerate(column) if one.has_focus), None)
    step = _STEPS.get(Qt.Key(event.key()), 0)
    if step and at is not None:
        column[max(0, min(len(column) - 1, at + step))].focus()
    return bool(step) and at is not None


def goes_on(fields: Sequence[NameField], event: QKeyEvent) -> bool:
    """Move the focus by Enter from a name that was typed to a field without one; return whether there is any.

    From an empty field, and with Ctrl, Enter means what it means on the whole page.
    """
    here = next((field for field in fields if field.hasFocus()), None)
    if here is None or event.key() not in _ENTER or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return False
    goal = next((field for field in fields if here.text().strip() and not field.text().strip()), None)
    if goal is not None:
        goal.setFocus(Qt.FocusReason.OtherFocusReason)
    return goal is not None
