"""Draws whom an answer reaches: each with a large crest, what it has, and dashed what will come; then the sum."""

from typing import Final

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.windows.kit.ask_look import AnswerLook, ReachedSeat

ROW: Final = (46, 40)
"""Height of a row of those who are reached, drawing pixels of the full and of the small layout."""
_CREST: Final = (36, 30)
_PIP: Final = (16, 13)
_BESIDE: Final = 10
"""Between a crest and its words."""


def rows_of_reached(draw: Drawing, room: float, look: AnswerLook) -> int:
    """Return how many rows those who are reached take in that room, with their sum."""
    return _total_at(draw, room, look)[0] + 1


def draw_reached(draw: Drawing, look: AnswerLook) -> bool:
    """Draw those who are reached in columns, row by row, those who gain nothing fainter; say whether they fit."""
    room, row_high = draw.wide, draw.at(*ROW)
    if rows_of_reached(draw, room, look) * row_high > draw.high:
        return False
    columns, step = _columns(draw, room, look)
    for place, one in enumerate(look.reached):
        row, column = divmod(place, columns)
        _draw(draw.within(column * step, row * row_high, min(step, room)), one)
    row, x = _total_at(draw, room, look)
    draw.text(x, draw.base(row * row_high + draw.at(*_CREST) / 2, plain(14)), look.total, plain(14), "soft")
    return True


def _total_at(draw: Drawing, room: float, look: AnswerLook) -> tuple[int, float]:
    """Return the row of the sum and where it begins: behind the last who is reached, or below."""
    columns, step = _columns(draw, room, look)
    row, last = divmod(len(look.reached) - 1, columns)
    x = (last + 1) * step
    return (row, x) if x + draw.width(look.total, plain(14)) <= room or not look.total else (row + 1, 0.0)


def _columns(draw: Drawing, room: float, look: AnswerLook) -> tuple[int, float]:
    """Return how many columns fit, and from where to where the next begins."""
    wide, gap = max(_wide(draw, one) for one in look.reached), draw.at(26, 16)
    return max(1, int((room + gap) / (wide + gap))), wide + gap


def _draw(draw: Drawing, one: ReachedSeat) -> None:
    gains, side, most = one.then != one.have, draw.at(*_CREST), max(one.have, one.then)
    draw.crest(one.seat, 0, 0, side)
    x, pip = side + _BESIDE, draw.at(*_PIP) if one.sign and most else 0.0
    ink, style = ("text", strong(14)) if gains else ("soft", plain(14))
    draw.text(x, draw.base(side * 0.22 if pip else side / 2, style), one.words, style, ink, room=draw.wide - x)
    if pip:
        draw.pips(x, side - pip, pip, one.sign, (min(one.have, one.then), max(0, one.then - one.have), most), ink)


def _wide(draw: Drawing, one: ReachedSeat) -> float:
    pips = max(one.have, one.then) * draw.at(*_PIP) * 1.28 if one.sign else 0.0
    return draw.at(*_CREST) + _BESIDE + max(draw.width(one.words, strong(14)), pips) + 2
