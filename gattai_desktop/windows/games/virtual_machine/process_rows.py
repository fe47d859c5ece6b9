"""Shares the height of the block between the cards and figures of the acting process, and draws its figures."""

from typing import Final

from gattai_desktop.board.drawing import Drawing, caps, plain, strong
from gattai_desktop.board.faces import WHOLE_DECK, deck_edges
from gattai_desktop.board.plate_lines import CAPITAL
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.games.virtual_machine.byte_looks import draw_byte
from gattai_desktop.windows.games.virtual_machine.gauge_bars import draw_hp, draw_move
from gattai_desktop.windows.games.virtual_machine.process_looks import BlockLook

CAPTION: Final = caps(12)
COUNT: Final = strong(13)
FIGURE: Final = strong(14)
_CARDS: Final = (96.0, 54.0)
"""Height of the cards in the full and in the small layout."""
_LEAST_CARDS: Final = 34.0
_CELL: Final = (40.0, 28.0)
_LEAST_CELL: Final = 18.0
_RING: Final = 9.0
"""From the captions to the cards below them: the ring round one, pixels of the window."""
_TITLE: Final = 22.0
"""Height of the heading over the byte, in the full layout."""


@frozen
class ProcessRows:
    """Where the rows of the block begin, from above. A row that has no room is left out and stands at None.

    caption: the baseline of the captions. cards, high: where the cards begin, and their height. base: the baseline of
    their numbers. marks: the processes of the CPU. figures: Move and HP, each `step` high; together in one row where
    `one_row`. byte, cell: the status byte and the size of its places. line: the baseline of the words below it.
    """

    caption: float
    cards: float
    high: float
    base: float
    step: float
    marks: float | None = None
    mark: float = 0.0
    figures: float | None = None
    one_row: bool = False
    byte: float | None = None
    cell: float = 0.0
    titled: bool = False
    line: float | None = None


def process_rows(draw: Drawing, *, marks: bool, figures: bool) -> ProcessRows:
    """Return the rows for a block of that height. marks, figures: whether it has any.

    Of what has no room the words go first, then the byte, then HP and Move share a row, then the cards are smaller.
    """
    caption, figure = draw.size(CAPTION), draw.size(FIGURE)
    cards = max(draw.at(26, 18), caption * 1.25 + draw.at(6, 4), caption * 0.9 + _RING / draw.unit)
    count = deck_edges(draw.at(*_CARDS), WHOLE_DECK) + CAPITAL * draw.size(COUNT) + 1.5
    step = max(draw.at(29, 21), figure * 1.3)
    mark = draw.at(34, 26)
    marked = mark + draw.at(12, 8) if marks else 0.0
    fixed = cards + count + draw.at(14, 8)
    high = draw.at(*_CARDS)
    least = step if figures else 0.0
    if figures and fixed + high + marked + least > draw.high and fixed + _LEAST_CARDS + marked + least > draw.high:
        marked = 0.0  # the one that acts is told rather than all that could
    high = max(_LEAST_CARDS, min(high, draw.high - fixed - marked - least))
    y = fixed + high
    at_marks = y if marked else None
    y += marked
    base = cards + high + count
    if not figures:
        return ProcessRows(caption * 0.9, cards, high, base, step, at_marks, mark)
    one_row = y + 2 * step > draw.high + 4
    at_figures = y
    y += step * (1 if one_row else 2)
    title = draw.at(_TITLE, 0)
    cell = min(draw.at(*_CELL), draw.wide / 8 - 4, draw.high - y - title)
    at_byte = line = None
    if cell >= _LEAST_CELL:
        y += title
        at_byte = y
        y += cell + draw.at(20, 16)
        line = y if y + 4 <= draw.high else None
    return ProcessRows(
        caption * 0.9, cards, high, base, step, at_marks, mark, at_figures, one_row, at_byte, cell, title > 0, line
    )


def draw_figures(draw: Drawing, look: BlockLook, rows: ProcessRows, *, spent: int) -> None:
    """Draw Move, HP, the byte and the line of a process; spent: the Move Points that a considered walk would cost."""
    top = rows.figures or 0.0
    base, gauge = draw.size(FIGURE) * 0.95, draw.at(14, 13)
    hp = speak("fight", "{points} of {most}", points=look.hp[0], most=look.hp[1])
    if rows.one_row:
        move = f"{look.move[0] - spent} / {look.move[1]}" if look.auto is None else str(look.auto)
        draw.sign("vmMove", 0, top + base - gauge + 1, gauge, "price" if spent else "soft")
        left = gauge + 6 + draw.text(gauge + 6, top + base, move, FIGURE, "price" if spent else "text") + 14
        used = draw.text(draw.wide, top + base, f"{look.hp[0]} / {look.hp[1]}", FIGURE, align="end") + 12
        draw_hp(draw.within(left, top + base - 10, draw.wide - left - used, 11), *look.hp)
    else:
        names = speak("process", "Move"), speak("process", "HP"), speak("process", "Auto")
        label = max(draw.at(58, 48), max(draw.width(words, FIGURE) for words in names) + 8)
        if look.auto is None:
            words = speak("fight", "{points} of {most}", points=look.move[0], most=look.move[1])
            used = draw.text(draw.wide, top + base, words, FIGURE, align="end") + 12
            draw.text(0, top + base, names[0], FIGURE)
            draw_move(
                draw.within(label, top + base - gauge + 1, draw.wide - label - used, gauge), *look.move, spent=spent
            )
        else:
            draw.text(0, top + base, names[2], FIGURE)
            draw.text(draw.wide, top + base, str(look.auto), FIGURE, align="end")
        base += top + rows.step
        used = draw.text(draw.wide, base, hp, FIGURE, align="end") + 12
        draw.text(0, base, names[1], FIGURE)
        draw_hp(draw.within(label, base - 10, draw.wide - label - used, 11), *look.hp)
    if rows.byte is None:
        return
    if rows.titled:
        draw.text(0, rows.byte - 9, speak("process", "Status"), FIGURE)
    step = (draw.wide - rows.cell) / 7 if rows.cell * 8 < draw.wide else rows.cell
    draw_byte(draw.within(0, rows.byte), look.byte, rows.cell, step, numbered=True)
    if look.line and rows.line is not None:
        draw.text(0, rows.line, look.line, plain(13), "soft", room=draw.wide)
