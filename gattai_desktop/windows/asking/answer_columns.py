"""How many answers to a question stand side by side. Lengths are drawing pixels."""

from typing import Final

from gattai_desktop.windows.kit.ask_look import AskLook

CARD_HIGH: Final = 52.0
"""The height of a row of answers that are cards alone."""
_MANY: Final = 12
"""More answers than these are shown as a list, not in a few rows."""


def columns_of(look: AskLook, room: float) -> int:
    """Return how many answers stand side by side; room: of a small window that of the screen."""
    count = len(look.answers)
    if look.columns:
        return look.columns
    if count > _MANY:
        # Few columns leave each answer room to say what it leads to.
        return max(3, int(room // 260))
    return max(2, min(-(-count // 2), int(room // 150)))


def gap_of(look: AskLook) -> float:
    """Return the room between two answers."""
    return 6.0 if look.columns else 12.0
