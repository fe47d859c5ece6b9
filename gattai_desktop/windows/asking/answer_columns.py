"""How many answers to a question stand side by side, and in how many lines. Lengths are drawing pixels."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.board.fonts import display_font, width_in
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.words import DrawnWords, as_words, broken, spoken, words_width
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook

LOW_ROW: Final = (83.0, 62.0)
"""The height of the one row of answers of a low plate, in the full and in the small layout."""
_LEAST_ROW: Final = 44.0
"""The least height of a row of answers, device-independent pixels."""
CARD_HIGH: Final = 52.0
"""The height of a row of answers that are cards alone."""
MOST_ROWS: Final = 2
"""Most lines below the titles of answers in one row."""
IN_A_ROW: Final = 4
"""Most answers that stand in one row, whatever they say."""
_BESIDE: Final = 3
"""Most short answers that are laid out beside their question."""
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
    """Return the room between two answers: less where there are many."""
    return 6.0 if look.columns else 8.0 if len(look.answers) > IN_A_ROW else 12.0


def told_lines(look: AnswerLook, size: int, room: float) -> tuple[DrawnWords, ...]:
    """Return the lines of what an answer leads to: in few words, where all of them need too many lines.

    size, room: of the words, device-independent pixels.
    """
    lines = broken(as_words(look.line), size, room)
    return lines if len(lines) <= MOST_ROWS or not look.brief else broken(as_words(look.brief), size, room)


def shared_widths(needs: Sequence[float], room: float, gap: float) -> tuple[float, ...]:
    """Return the widths of answers that share a row: alike where each has room then, else each as it needs more.

    None where the row has no room for all. needs: the least width of each.
    """
    free = room - gap * (len(needs) - 1)
    if max(needs) <= free / len(needs):
        return (free / len(needs),) * len(needs)
    more = (free - sum(needs)) / len(needs)
    return tuple(one + more for one in needs) if more >= 0 else ()


def stands_beside(look: AskLook, paint: Paint, wide: float) -> bool:
    """Whether a short question and few short answers are laid out side by side in that width."""
    answers = look.answers
    if not 0 < len(answers) <= _BESIDE or look.voters or look.waiting:
        return False
    if any(one.detail or one.spending or one.schism for one in answers):
        return False
    size = paint.text(18 if paint.scale.small else 22)
    said = max(width_in(display_font(size), spoken(look.title)), words_width(look.why, size * 3 // 4))
    return said + paint.px(110) <= wide - beside_wide(look, paint)


def beside_wide(look: AskLook, paint: Paint) -> float:
    """Return the width of the answers where they are beside the question."""
    widest = max((words_width(one.title, paint.text(17)) for one in look.answers), default=0.0)
    return len(look.answers) * (max(paint.px(140), widest * 1.1 + paint.px(110)) + paint.px(12))


def low_row(high: float, rows: int, paint: Paint) -> float:
    """Return the height of a row of answers of a low plate that would else be so high."""
    if rows == 1:
        return min(high, max(_LEAST_ROW, paint.px(LOW_ROW[paint.scale.small])))
    return min(high, _lowest_row(paint)) if _is_plain(high, paint) else high


def row_within(high: float, rows: int, room: float, paint: Paint) -> float:
    """Return the height of each of so many rows of answers where there is that much room for them."""
    if rows == 1:
        return min(room, high)
    gap = paint.px(8)
    return min(high, max(_lowest_row(paint), (room + gap) / rows - gap)) if _is_plain(high, paint) else high


def _is_plain(high: float, paint: Paint) -> bool:
    """Whether a row is no higher than titles in one line need."""
    return high <= max(_LEAST_ROW, paint.px(62))


def _lowest_row(paint: Paint) -> float:
    """Return the least height of such a row where there are several."""
    return max(_LEAST_ROW, paint.px(54))
