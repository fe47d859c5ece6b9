"""How many answers to a question stand side by side, and in how many lines. Lengths are drawing pixels."""

from typing import Final

from gattai_desktop.board.words import DrawnWords, as_words, broken
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook

LOW_ROW: Final = (83.0, 62.0)
"""The height of the one row of answers of a low plate, in the full and in the small layout."""
CARD_HIGH: Final = 52.0
"""The height of a row of answers that are cards alone."""
MOST_ROWS: Final = 2
"""Most lines below the titles of answers in one row."""
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


def told_lines(look: AnswerLook, size: int, room: float) -> tuple[DrawnWords, ...]:
    """Return the lines of what an answer leads to: in few words, where all of them need too many lines.

    size, room: of the words, device-independent pixels.
    """
    lines = broken(as_words(look.line), size, room)
    return lines if len(lines) <= MOST_ROWS or not look.brief else broken(as_words(look.brief), size, room)
