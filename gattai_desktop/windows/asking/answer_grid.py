"""Works out how the answers of a question stand: in how many columns, and how wide and high each of them is."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize

from gattai_desktop.board.block import LEADING
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.asking.answer_columns import (
    CARD_HIGH,
    IN_A_ROW,
    MOST_ROWS,
    columns_of,
    gap_of,
    row_within,
    shared_widths,
)
from gattai_desktop.windows.asking.reached import ROW
from gattai_desktop.windows.kit.ask_look import AskLook

FEW: Final = 6
"""Answers that may still stand in one row, where all of them are short."""


class AnswerGrid:
    """The answers of one question in rows and columns. `room` is the width that all of them have."""

    def __init__(self, paint: Paint, look: AskLook, buttons: tuple[AnswerButton, ...]) -> None:
        """buttons: one for each answer, in the same order."""
        self._paint, self._look, self._buttons = paint, look, buttons

    def rows(self, room: float) -> int:
        """Return how many rows there are."""
        return -(-len(self._buttons) // self._columns(room))

    def _columns(self, room: float) -> int:
        count = len(self._buttons)
        if count <= IN_A_ROW:  # where one row leaves too little room for words, there are two
            return count if count < 3 or self._detail_rows(room, count) <= MOST_ROWS else 2
        if self._shared(room):
            return count
        return columns_of(self._look, room / max(1.0, self._paint.px(1.0)))

    def _shared(self, room: float) -> tuple[float, ...]:
        """Return the widths of more answers than usual in a row, which is all theirs; none where one is too long."""
        if not IN_A_ROW < len(self._buttons) <= FEW:
            return ()
        needs = [one.least_wide() for one in self._buttons]
        widths = shared_widths(needs, room - self._paint.px(8), self._paint.px(gap_of(self._look)))
        return widths if all(one.is_short(wide) for one, wide in zip(self._buttons, widths, strict=False)) else ()

    def _cell(self, room: float, columns: int) -> float:
        """Return the width of an answer where all are alike."""
        px = self._paint.px
        return min(px(460), (room - px(8) - px(gap_of(self._look)) * (columns - 1)) / columns)

    def _detail_rows(self, room: float, columns: int) -> int:
        """Return how many lines the answer with most words needs below its title."""
        cell = self._cell(room, columns)
        return max((button.detail_rows(cell) for button in self._buttons), default=0)

    def _stacked(self, room: float) -> bool:
        """Whether the answers are so narrow that each writes its title above what it costs."""
        cell = self._cell(room, self._columns(room)) - 4
        return any(button.stacks(cell) for button in self._buttons)

    def row_high(self, room: float) -> float:
        """Return the height of a row, for the answer with most words."""
        answers, px, stacked = self._look.answers, self._paint.px, self._stacked(room)
        if self._look.columns:
            return px(CARD_HIGH)
        if self._shared(room):
            return px(84) if any(one.line for one in answers) else max(44.0, px(62))
        cell = self._cell(room, self._columns(room)) - 4
        titles = max(button.title_rows(cell, stacked=stacked) for button in self._buttons)
        more = (titles - 1) * self._paint.text(13) * LEADING
        if any(one.lying for one in answers):
            return px(176 if self._paint.scale.small else 164) + more
        if stacked:
            return px(108) + more
        if any(one.spending or one.schism or one.left for one in answers):
            return px(112 if len(answers) <= IN_A_ROW and not self._paint.scale.small else 80) + more
        rows = self._detail_rows(room, self._columns(room))
        if any(one.reached for one in answers):
            return px(62) + rows * px(ROW[self._paint.scale.small]) + more
        if rows:
            return px(84) + max(0, rows - 1) * self._paint.text(14) * LEADING + more
        return max(44.0, px(62), more + px(48))

    def lay(self, area: QRect, bar: int) -> QSize:
        """Lay out few answers in a row, more as a list that scrolls where it does not fit; return the size of all.

        bar: the width of the scroll bar.
        """
        px, wide = self._paint.px, area.width()
        columns, rows = self._columns(wide), self.rows(wide)
        high = row_within(self.row_high(wide), rows, area.height(), self._paint)
        if rows > 1 and rows * (high + px(8)) - px(8) > area.height():
            wide -= bar
        gap, cells = px(gap_of(self._look)), self._shared(wide) or (self._cell(wide, columns),) * columns
        for place, button in enumerate(self._buttons):
            column, top = place % columns, (place // columns) * (high + px(8))
            left = sum(cells[:column]) + column * gap
            button.setGeometry(QRectF(left + 4, top + 4, cells[column] - 4, high - 8).toRect())
        stacked = self._stacked(wide)
        size = min(button.title_size() for button in self._buttons)
        for button in self._buttons:
            button.agree(size, stacked=stacked)
        return QSize(wide - 2, max(1, round(rows * (high + px(8)) - px(8) - 1)))
