"""Shows what could be written under the caret of a field: at the left the words, at the right what they would do."""

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.windows.kit.completing import CompletionRow
from gattai_desktop.windows.kit.wheel_size import Notches

MOST_ROWS: Final = 6
"""Rows that are shown at once; the list scrolls for more."""
_WIDE: Final = 700
_PAD: Final = 8
_GAP: Final = 10


class CompletionButton(PaintedButton):
    """One row of the list."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.row = CompletionRow("", "", "", 0)
        self.chosen = False
        self.title_wide = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_row(self, row: CompletionRow, title_wide: float, *, chosen: bool) -> None:
        """Show a row, its words from there on, in drawing pixels."""
        self.row, self.title_wide, self.chosen = row, title_wide, chosen
        self.setAccessibleName(row.spoken)
        self.setEnabled(not row.refused)
        self.update()

    def draw(self, draw: Drawing) -> None:
        row, lit = self.row, self.chosen
        if lit:
            draw.plate(fill="text", cut=10, inset=1)
        ink = "table" if lit else "soft" if row.refused else "text"
        sign = "cross" if row.refused else "jag" if row.price else row.sign
        tone = "coach" if row.refused else "price" if row.price else "soft"
        if sign:
            draw.sign(sign, 12, draw.middle - 9, 18, "table" if lit else tone)
        base = draw.base(draw.middle, strong(16))
        draw.text(42, base, row.title, strong(16), ink, room=self.title_wide, fit=True)
        left = 42 + self.title_wide + 16
        right = draw.wide - 12 - (draw.key(draw.wide - 12, draw.middle, "Tab", "table", "table") if lit else 0)
        says = "table" if lit else tone if row.refused or row.price else "soft"
        draw.text(left, base, row.does, plain(15), says, room=max(20.0, right - left - 8), fit=True)


class CompletionList(PaintedGroup):
    """Floats under a field. The keyboard stays in the field, which moves the choice.

    Signals:
        taken(CompletionRow): a row was pressed.
    """

    taken = Signal(object)

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self.rows: tuple[CompletionRow, ...] = ()
        self.place = 0
        """The place of the chosen row."""
        self._top = 0
        self._notches = Notches()
        self._buttons: list[CompletionButton] = []
        self.setAccessibleName(self.tr("What could stand here"))
        self.hide()

    @property
    def row(self) -> CompletionRow | None:
        """The chosen row; None where there is none."""
        return self.rows[self.place] if self.rows else None

    def offer(self, rows: tuple[CompletionRow, ...], field: QRect, caret: int) -> None:
        """Show these rows under (or over) a field at that place of the window, near the caret's x there."""
        kept = self.row.title if self.row is not None and self.isVisible() else ""
        self.rows = rows
        self.place = next((at for at, one in enumerate(rows) if one.title == kept and not one.refused), 0)
        self._top = 0
        self._stand(field, caret)
        self._fill()
        self.raise_()
        self.show()

    def move_by(self, steps: int) -> None:
        """Choose another row; the list ends at both ends."""
        self.place = max(0, min(len(self.rows) - 1, self.place + steps))
        self._fill()
        if self.row is not None:
            announce(self, self.row.spoken)

    def _stand(self, field: QRect, caret: int) -> None:
        px, window = self.paint.px, self.parentWidget()
        assert window is not None
        wide = min(round(px(_WIDE)), window.width() - 2 * _GAP)
        count = min(MOST_ROWS, len(self.rows))
        row, pad = self._row_high(), round(px(_PAD))
        high = count * row + 2 * pad + (self._row_high() * 2 // 3 if len(self.rows) > MOST_ROWS else 0)
        left = max(_GAP, min(caret, window.width() - wide - _GAP))
        below = window.height() - field.bottom() - _GAP
        top = field.bottom() + _GAP if below >= high or field.top() < below else max(_GAP, field.top() - _GAP - high)
        self.setGeometry(left, top, wide, high)

    def _row_high(self) -> int:
        return max(30, round(self.paint.px(40)))

    def _fill(self) -> None:
        """Show as many rows as there is room for, the chosen one among them."""
        count = min(MOST_ROWS, len(self.rows))
        self._top = max(self.place - count + 1, min(self._top, self.place, len(self.rows) - count))
        while len(self._buttons) < count:
            button = CompletionButton(self.paint, self)
            button.clicked.connect(lambda _on=False, one=button: self.taken.emit(one.row))
            self._buttons.append(button)
        pad, high = round(self.paint.px(_PAD)), self._row_high()
        ruler = measuring(self.paint, self.width())
        longest = max((ruler.width(one.title, strong(16)) for one in self.rows), default=0.0)
        title_wide = min(longest, ruler.wide * 0.46)
        for number, button in enumerate(self._buttons):
            button.setVisible(number < count)
            if number < count:
                at = self._top + number
                button.setGeometry(pad, pad + number * high, self.width() - 2 * pad, high)
                button.show_row(self.rows[at], title_wide, chosen=at == self.place)
        self.update()

    def rescale(self) -> None:
        for button in self._buttons:
            button.set_paint(self.paint)

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="panel", edge="edge", cut=14, inset=1)
        if len(self.rows) > MOST_ROWS:
            words = self.tr("{first} to {last} of {all}")
            words = words.replace("{first}", str(self._top + 1))
            words = words.replace("{last}", str(self._top + MOST_ROWS)).replace("{all}", str(len(self.rows)))
            draw.text(draw.wide - 20, draw.high - 12, words, plain(13), "soft", align="end")

    def wheelEvent(self, event: QWheelEvent) -> None:
        if notches := self._notches.turned(event):
            self.move_by(-notches)

    def close_up(self) -> None:
        """Offer nothing any more."""
        self.rows, self.place = (), 0
        self.hide()
