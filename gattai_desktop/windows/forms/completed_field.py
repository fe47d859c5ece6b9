"""A field that completes what is written in it: a list under the caret, the rest of the word faint behind it."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMoveEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.fonts import width_in
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.painting_faults import reported
from gattai_desktop.board.words import broken
from gattai_desktop.windows.forms.completion_list import CompletionList
from gattai_desktop.windows.kit.completing import Completer, CompletionRow, ReadLook

_PAGE: Final = 5
_MOVES: Final = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: _PAGE,
    Qt.Key.Key_PageUp: -_PAGE,
}


class CompletedField(NameField):
    """A field for one line. Ctrl Space opens the list, arrows choose in it, Tab takes, Esc closes it.

    Enter takes as well, once a row was chosen or while the line is not whole.

    Signals:
        readAnew(): something else is said of what stands in it.
    """

    readAnew = Signal()

    def __init__(self, paint: Paint, name: str, completer: Completer, parent: QWidget | None = None) -> None:
        super().__init__(paint, name, parent)
        self.helper = completer
        self.read = ReadLook()
        """What was read of the text last."""
        self._list: CompletionList | None = None
        self._moved = False
        self.textChanged.connect(self._written)
        self.textEdited.connect(lambda _text: self._offer())
        self.cursorPositionChanged.connect(lambda _old, _new: self._moved_caret())
        self._written(self.text())

    # ------------------------------------------------------------------ the list
    @property
    def completing(self) -> bool:
        """Whether the list is open."""
        return self._list is not None and self._list.isVisible()

    @property
    def rows(self) -> tuple[CompletionRow, ...]:
        """The rows that the list offers now."""
        return self._list.rows if self._list is not None else ()

    def go_on(self) -> None:
        """Open the list where something has to follow what stands before the caret."""
        self._offer()

    def offer(self) -> None:
        """Open the list, whether or not it would come by itself."""
        self._offer(asked=True)

    def _offer(self, *, asked: bool = False) -> None:
        text, caret = self.text(), self.cursorPosition()
        rows = self.helper.rows(text, caret) if asked or self.helper.pressing(text, caret) else ()
        self._moved = asked
        if not rows or not self.isVisible() or not self.isEnabled():
            self._close()
            return
        window = self.window()
        if self._list is None or self._list.parentWidget() is not window:
            self._list = CompletionList(self.paint, window)
            self._list.taken.connect(self.take)
            self.destroyed.connect(self._list.deleteLater)
        self._list.set_paint(self.paint)
        at = QRect(self.mapTo(window, QPoint(0, 0)), self.size())
        self._list.offer(rows, at, self.mapTo(window, self.cursorRect().topLeft()).x())
        self.update()

    def _close(self) -> None:
        if self._list is not None and self._list.isVisible():
            self._list.close_up()
        self.update()

    def take(self, row: CompletionRow) -> None:
        """Write a completion, and offer what could follow."""
        if row.refused:
            announce(self, row.spoken, urgent=True)
            return
        self.setText(row.line)
        self.setCursorPosition(row.caret)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.textEdited.emit(row.line)

    def _moved_caret(self) -> None:
        if self.completing:
            self._offer(asked=self._moved)
        self.read_anew()

    # ------------------------------------------------------------------ what stands there
    def _written(self, _text: str) -> None:
        self.read_anew()

    def read_anew(self) -> None:
        """Read what stands there once more, as after something of which it speaks was renamed."""
        read = self.helper.read(self.text(), self.cursorPosition())
        if read != self.read:
            self.read = read
            self.setAccessibleDescription(read.words)
            self.readAnew.emit()
        self.update()

    @property
    def rest(self) -> str:
        """The rest of the chosen completion, which stands faint behind the caret."""
        row = self._list.row if self.completing and self._list is not None else None
        return row.rest if row is not None and not row.refused else ""

    # ------------------------------------------------------------------ keys
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._heard(event):
            return True
        return super().event(event)

    def _heard(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers()
        if key == Qt.Key.Key_Space and modifiers == Qt.KeyboardModifier.ControlModifier:
            self.offer()
            return True
        chosen = self._list.row if self.completing and self._list is not None else None
        if chosen is None or self._list is None or modifiers & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in _MOVES:
            self._list.move_by(_MOVES[Qt.Key(key)])
            self._moved = True
            self.update()
        elif key == Qt.Key.Key_Tab or (key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._has_to_follow()):
            self.take(chosen)
        elif key == Qt.Key.Key_Escape:
            self._close()
        else:
            return False
        return True

    def _has_to_follow(self) -> bool:
        """Whether Enter means the lit row: it was chosen, or what stands there is no whole line without it."""
        return self._moved or self.read.sounds == "begun"

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._offer()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._close()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._close()
        super().hideEvent(event)

    def moveEvent(self, event: QMoveEvent) -> None:
        self._close()
        super().moveEvent(event)

    # ------------------------------------------------------------------ drawing
    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as painter:
            painter.setFont(self.font())
            if self.read.sounds == "wrong":
                self._underline(painter)
            if self.rest and self.cursorPosition() == len(self.text()):
                self._paint_rest(painter)

    def _x(self, place: int) -> float:
        """Return where a character of the text stands now; a long text is scrolled."""
        caret, text = self.cursorPosition(), self.text()
        here = QPointF(self.cursorRect().center()).x()
        return here + width_in(self.font(), text[:place]) - width_in(self.font(), text[:caret])

    def _paint_rest(self, painter: QPainter) -> None:
        box = self.cursorRect()
        base = box.center().y() + self.fontMetrics().capHeight() / 2
        painter.setPen(self.paint.theme.soft)
        painter.setOpacity(0.75)
        painter.drawText(QPointF(self._x(len(self.text())) + 1, base), self.rest)

    def _underline(self, painter: QPainter) -> None:
        """Underline what cannot be read; at the end of the text, the place where something is missing."""
        left = max(self._x(self.read.begins), float(self.textMargins().left()))
        right = max(self._x(self.read.ends), left + self.paint.px(10))
        bottom = self.cursorRect().bottom() - 1
        painter.fillRect(
            QRect(round(left), bottom, round(min(right, self.width() - 8) - left), 2), self.paint.theme.refused
        )


class ReadBelow(PaintedReading):
    """Says below a field what stands in it: with a tick in words, with a cross what cannot be read."""

    def __init__(self, paint: Paint, field: CompletedField, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.field = field
        self.setAccessibleName(field.read.words)
        field.readAnew.connect(self.refresh)

    def refresh(self) -> None:
        self.setAccessibleName(self.field.read.words)
        self.update()

    def stand(self, left: float, top: float, wide: float) -> float:
        """Stand there at that width, in device-independent pixels; return the height with the gap below."""
        size = self.paint.text(16)
        lines = broken(self.field.read.words, size, max(40.0, wide - self.paint.px(34)))
        high = max(1, len(lines)) * size * 1.45 + self.paint.px(4)
        self.setGeometry(round(left), round(top), round(wide), round(high))
        return high + self.paint.px(8)

    def draw(self, draw: Drawing) -> None:
        read = self.field.read
        sign, tone = {"sound": ("tick", "legal"), "wrong": ("cross", "refused")}.get(read.sounds, ("", "soft"))
        if sign:
            draw.sign(sign, 2, 5, 16, tone)
        draw.lines(28, 0, read.words, plain(16), tone, room=draw.wide - 30)
