"""The fields of a sheet: a line, one that is completed, a sentence or a paragraph; all are read and written alike."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.fonts import text_font
from gattai_desktop.board.name_field import LongText, NameField, at_most
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.windows.forms.completed_field import CompletedField
from gattai_desktop.windows.kit.scrolling import quiet_scroll_bar
from gattai_desktop.windows.kit.sheet_look import SheetField

_LEAST, _MOST = 4, 9
"""How many lines a paragraph has room for: at least, and before it is scrolled."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ParagraphField(LongText):
    """Room for a paragraph of so many letters. Enter begins a line, Ctrl Enter goes on as Enter does in one line.

    Signals:
        returnPressed: go on to what follows it. filled: no letter more has room, or one has again.
    """

    returnPressed = Signal()
    filled = Signal()

    def __init__(self, paint: Paint, name: str, most: int, parent: QWidget) -> None:
        super().__init__(paint, name, parent)
        self._most = most
        self._typed = 0
        """Where that ends which was typed or pasted last."""
        self._full = False
        self.document().contentsChange.connect(self._came)
        self.textChanged.connect(self._cut)

    def text(self) -> str:
        return self.toPlainText()

    def setText(self, text: str) -> None:
        self.setPlainText(text)
        self.end(False)

    def end(self, mark: bool) -> None:
        mode = QTextCursor.MoveMode.KeepAnchor if mark else QTextCursor.MoveMode.MoveAnchor
        self.moveCursor(QTextCursor.MoveOperation.End, mode)

    def note(self) -> str:
        """Return how much there is room for, once no letter more has; "" before, and where nobody writes."""
        return at_most(self._most) if self._full else ""

    def _came(self, place: int, _gone: int, came: int) -> None:
        self._typed = place + came

    def _cut(self) -> None:
        """Take no more than can be kept: what comes last is left out, and nothing that stood there before."""
        over = self.document().characterCount() - 1 - self._most
        if over > 0:
            self.blockSignals(True)
            typed = QTextCursor(self.document())
            typed.setPosition(max(0, min(self._typed, self._most + over) - over))
            typed.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor, over)
            typed.removeSelectedText()
            self.blockSignals(False)
        self._see_whether_full()

    def _see_whether_full(self) -> None:
        full = self.hasFocus() and self.document().characterCount() > self._most
        if full != self._full:
            self._full = full
            announce(self, self.note())
            self.filled.emit()

    def lines(self) -> int:
        """Return for how many lines there is room."""
        return max(_LEAST, min(_MOST, self.rows()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.returnPressed.emit()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.end(False)
        self._see_whether_full()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._see_whether_full()

    def event(self, event: QEvent) -> bool:
        """Paint the plate around the words; Qt draws the words themselves on the part that is scrolled."""
        if event.type() == QEvent.Type.Paint:
            with painting(self) as painter:
                box, theme = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.paint.theme
                paint_plate(painter, box, fill=theme.field, edge=theme.edge, cut=self.paint.px(10))
            return True
        return super().event(event)


class SentenceField(ParagraphField):
    """Room for one sentence, as high as it needs. Enter goes on as in a field of one line."""

    def text(self) -> str:
        return " ".join(super().text().split("\n"))

    def lines(self) -> int:
        """Return for how many lines there is room: those of its words, or of the hint that stands in their place."""
        return min(_MOST, self.rows() if self.toPlainText() else self._hinted())

    def _hinted(self) -> int:
        # Its viewport takes the new width only once it is shown.
        around = self.viewportMargins()
        wide = self.width() - around.left() - around.right() - round(2 * self.document().documentMargin())
        box = QRect(0, 0, max(1, wide), 0)
        words = self.fontMetrics().boundingRect(box, Qt.TextFlag.TextWordWrap, self.placeholderText())
        return max(1, -(-words.height() // self.fontMetrics().lineSpacing()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.returnPressed.emit()
            return
        super().keyPressEvent(event)


WrittenField = NameField | ParagraphField


def made_field(paint: Paint, one: SheetField, parent: QWidget) -> WrittenField:
    """Return the field that is described, with the text that stands in it."""
    # A given text is never cut; Qt counts characters outside the first Unicode plane as two.
    most = max(one.most, len(one.text.encode("utf-16-le", "surrogatepass")) // 2)
    if one.several or one.wraps:
        kind = ParagraphField if one.several else SentenceField
        made: WrittenField = kind(paint, one.label, most, parent)
    elif one.completer is not None:
        made = CompletedField(paint, one.label, one.completer, parent)
        made.setMaxLength(most)
    else:
        made = NameField(paint, one.label, parent)
        made.setMaxLength(most)
    made.setText(one.text)
    made.setPlaceholderText(one.hint)
    return made


def stand_field(edit: WrittenField, paint: Paint, left: float, top: float, wide: float) -> float:
    """Let a field stand there at that width, in device-independent pixels; return its height."""
    px, high = paint.px, max(32.0, paint.px(44))
    edit.setFont(text_font(paint.text(17)))
    if isinstance(edit, ParagraphField):
        edit.set_paint(paint)
        quiet_scroll_bar(edit, paint)
        edit.resize(round(wide), round(high))  # its words are broken at that width
        high = max(high, edit.lines() * edit.fontMetrics().lineSpacing() + px(24))
    else:
        edit.set_sides(round(px(12)))
    edit.setGeometry(round(left), round(top), round(wide), round(high))
    return high
