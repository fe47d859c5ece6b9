"""Shows the log: sentences with mini cards; a bent line leads from a cause to what followed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Literal

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gattai_desktop.board.log_lines import LINE_ROLE, Index, LogLine, LogLines
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import plate_path
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import Crest, DrawnWords, PlainText, Sign, broken, paint_words, words_width

_LATER: Final = 0.45
"""Opacity of a line that tells what came after the moment that is shown."""
_ASIDE: Final = 6.0
"""How far such a line, and one of that moment, stand aside, drawing pixels."""
_AFTER_SIGN: Final = PlainText(" ")
"""What stands between the crest or sign of a line and its words."""


LogTime = Literal["", "present", "later"]
"""Whether a line belongs to the moment that is shown, comes after it, or neither."""


def _now(_key: Hashable) -> LogTime:
    return ""


class _Painter(QStyledItemDelegate):
    """Paints each line of the log, and says how high it is."""

    def __init__(self, view: LogView) -> None:
        super().__init__(view)
        self._view = view
        self._measured: dict[int, tuple[LogLine, QSize]] = {}
        """What each line takes, by its id; the line beside it is kept, so that no other one can get that id."""
        self._measured_for: tuple[float, ...] = ()

    def forget_what_changed(self) -> None:
        """Measure all lines anew where they break elsewhere, and when many are kept that are shown no more."""
        now: tuple[float, ...] = (self._wide(), self._size(), self._view.paint.px(27), self._aside())
        if now != self._measured_for or len(self._measured) > 2 * len(self._view.lines()):
            self._measured.clear()
        self._measured_for = now

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # Qt asks for every line whenever one is added.
        line = self._view.lines()[index.row()]
        known = self._measured.get(id(line))
        if known is None:
            rows = len(self._rows(line)[2])
            high = round(self._view.paint.px(27) + (rows - 1) * self._size() * 1.42)
            known = self._measured[id(line)] = line, QSize(10, high)
        return known[1]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: LogLine = index.data(LINE_ROLE)
        paint, theme = self._view.paint, self._view.paint.theme
        px, size = paint.px, self._size()
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = option.rect
        if index == self._view.currentIndex() and self._view.hasFocus():
            painter.fillRect(box, theme.panel)
        moment = self._view.shown_as(line.key)
        if moment == "later":
            painter.setOpacity(_LATER)
        elif moment == "present" and not line.because:
            frame = QRectF(box).adjusted(1, 1, -2, -1)
            painter.strokePath(plate_path(frame.width(), frame.height(), px(7)).translated(frame.topLeft()),
                               outline_pen(theme.price, 2.0))  # fmt: skip
        x = box.x() + (px(24) if line.because else 0.0)
        if moment:
            x += px(_ASIDE)
        baseline = box.y() + px(13.5) + size * 0.36
        if line.because:
            bend = QPainterPath(QPointF(box.x() + px(5), box.y() - px(1)))
            bend.lineTo(box.x() + px(5), baseline - size * 0.3)
            bend.lineTo(box.x() + px(16), baseline - size * 0.3)
            painter.strokePath(bend, outline_pen(theme.edge, 1.5))
        ink = theme.soft if line.because or line.struck else theme.text
        lead, room, rows = self._rows(line)
        x += paint_words(painter, theme, x, baseline, lead, size, ink)
        for part in rows:
            paint_words(painter, theme, x, baseline, part, size, ink, room=room + 2)
            if line.struck:
                painter.setPen(outline_pen(theme.refused, 1.5))
                wide = min(words_width(part, size), room)
                painter.drawLine(QPointF(x, baseline - size * 0.33), QPointF(x + wide, baseline - size * 0.33))
            baseline += size * 1.42
        painter.restore()

    def _rows(self, line: LogLine) -> tuple[DrawnWords, float, tuple[DrawnWords, ...]]:
        """Return whose crest or sign stands before a line, the room for its words beside that, and their rows there."""
        words, room = line.words, self._room(line)
        lead: DrawnWords = ()
        if not isinstance(words, str) and isinstance(words[0], Crest | Sign) and words[1:2] == (_AFTER_SIGN,):
            lead, words = words[:2], words[2:]
            room -= words_width(lead, self._size())
        return lead, room, broken(words, self._size(), room, hyphens=True)

    def _size(self) -> int:
        return self._view.paint.text(13 if self._view.paint.scale.small else 14)

    def _wide(self) -> int:
        # The bar's own width is always left free: a log that begins to scroll must not break its lines anew.
        return self._view.width() - self._view.verticalScrollBar().sizeHint().width()

    def _aside(self) -> float:
        # Always: no line breaks anew when time goes on.
        return 0.0 if self._view.shown_as is _now else self._view.paint.px(_ASIDE)

    def _room(self, line: LogLine) -> float:
        indent = self._view.paint.px(24) if line.because else 0.0
        return max(40.0, self._wide() - indent - self._aside() - 4)


class LogView(QListView):
    """Shows the log, the newest line in sight. Lines can be walked with the arrows.

    Signals, each with the line's key:
        lineEntered: the pointer or the focus is at this line. whyAsked: Enter, a double click, or the right
            button.
        linePressed: a click.
        linesLeft: neither pointer nor focus is at a line any more; carries nothing.
        newestAsked: End, before the last line is gone to: there may be newer ones than are shown; carries nothing.
    """

    lineEntered = Signal(object)
    linePressed = Signal(object)
    linesLeft = Signal()
    whyAsked = Signal(object)
    newestAsked = Signal()

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paint = paint
        self.shown_as: Callable[[Hashable], LogTime] = _now
        self._lines = LogLines(self)
        self.setModel(self._lines)
        self._painter = _Painter(self)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setAccessibleName(speak("board", "What happened"))
        # Making a background of its own, Qt would ask Python about every kind of widget that it could be.
        self._ground = QWidget()
        self.setViewport(self._ground)
        self._ground.setAutoFillBackground(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.entered.connect(self._point_at)
        self.clicked.connect(lambda index: self._tell(self.linePressed, index))
        self.doubleClicked.connect(lambda index: self._tell(self.whyAsked, index))
        self.set_paint(paint)

    def set_paint(self, paint: Paint) -> None:
        self.paint = paint
        self.scheduleDelayedItemsLayout()
        self._ground.update()

    def doItemsLayout(self) -> None:
        self._painter.forget_what_changed()
        super().doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # Qt leaves the lines where they were, though they break elsewhere

    def set_lines(self, lines: tuple[LogLine, ...], *, follow: bool = True) -> None:
        """Show these lines, the oldest first; follow: keep the newest in sight unless the list was scrolled back."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        current = self.currentIndex().data(LINE_ROLE)
        self._lines.show(lines)
        if isinstance(current, LogLine) and self.hasFocus() and not self.currentIndex().isValid():
            with QSignalBlocker(self):  # nobody came to that line, so nothing is lit
                self._go_to(self._row_of(current.key))
        if at_end and follow:
            self.scrollToBottom()

    def show_line(
        self, key: Hashable, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.PositionAtCenter
    ) -> None:
        """Scroll to the first line of that key, to the middle where nothing else is asked."""
        row = self._row_of(key)
        if row is not None:
            self.scrollTo(self._lines.index(row), hint)

    def _row_of(self, key: Hashable) -> int | None:
        """Return the row of the first line of that key, None where there is none."""
        return next((row for row, line in enumerate(self._lines.lines) if line.key == key), None)

    def _go_to(self, row: int | None) -> None:
        """Focus a line without scrolling to it."""
        if row is None:
            return
        follows = self.hasAutoScroll()
        self.setAutoScroll(False)
        self.setCurrentIndex(self._lines.index(row))
        self.setAutoScroll(follows)

    def _begin_to_walk(self) -> None:
        """Focus the last line in sight, unless a line is focused already."""
        if self.currentIndex().isValid() or not self._lines.lines:
            return
        bottom = self.indexAt(QPoint(1, self.viewport().height() - 2))
        self._go_to(bottom.row() if bottom.isValid() else len(self._lines.lines) - 1)

    def lines(self) -> tuple[LogLine, ...]:
        return self._lines.lines

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._tell(self.whyAsked, self.currentIndex())
            return
        if event.text().isprintable() and event.text().strip():
            event.ignore()  # letters are keys of the table: Qt would search for a line that begins so
            return
        if event.key() == Qt.Key.Key_End:
            self.newestAsked.emit()
        self._begin_to_walk()
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if event.reason() == QContextMenuEvent.Reason.Keyboard or not index.isValid():
            event.ignore()  # the menu key is one of the table's
            return
        self._tell(self.whyAsked, index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        was_at_a_line = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not was_at_a_line and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.setCurrentIndex(QModelIndex())  # Qt begins at the oldest line
            # A list that becomes wide only now has not yet scrolled to where it will stand.
            QTimer.singleShot(0, self, self._begin_to_walk)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.linesLeft.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.linesLeft.emit()

    def _point_at(self, index: Index) -> None:
        # Qt also says this where the lines scroll under the pointer, even while nobody sees the list.
        if self.isVisible():
            self._tell(self.lineEntered, index)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._tell(self.lineEntered, current)

    def _tell(self, signal: Any, index: Index) -> None:  # noqa: ANN401 (a bound signal has no public type)
        line = index.data(LINE_ROLE) if index.isValid() else None
        if isinstance(line, LogLine):
            signal.emit(line.key)
