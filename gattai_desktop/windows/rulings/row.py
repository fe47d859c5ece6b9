"""A row of the room of rulings: name, question, where it comes from, its options with the chosen one filled."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.block import LEADING, paint_block
from gattai_desktop.board.fonts import display_font, strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_plate, ring_path
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import paint_text, wrapped
from gattai_desktop.windows.rulings.ruling_looks import RulingLook, option_words


class RulingRow(PaintedButton):
    """One ruling.

    Signals:
        looked(name): it has the keyboard or was pressed. stepped(name, way): left or right: another option is wanted.
    """

    looked = Signal(str)
    stepped = Signal(str, int)

    def __init__(self, paint: Paint, look: RulingLook, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.lit = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(lambda: self.looked.emit(self.look.name))
        self.set_look(look, lit=False)

    def set_look(self, look: RulingLook, *, lit: bool) -> None:
        """Show this; lit: it is the one in focus."""
        self.look, self.lit = look, lit
        words = f"{look.id} {look.title}: {look.question} {option_words(look.now)}"
        self.setAccessibleName(
            speak("rulings", "{words}, changed at this table", words=words) if look.changed else words
        )
        self.update()

    def needed(self, wide: int) -> int:
        """How high it is, so wide."""
        px = self.paint.px
        lines = len(wrapped(self.look.question, text_font(self.paint.text(16)), wide - px(30), 9))
        rows = lines + (1 if self.look.change is not None else 0)
        return round(max(24.0, px(34)) + rows * max(17.0, px(25)) + self._foot(wide))

    def _foot(self, wide: float) -> float:
        """How high the lowest part is: the options, or the source beside them where that is long."""
        size, px = self.paint.text(14), self.paint.px
        room = wide - 12 - px(40) - self._shown_options(wide)[1]
        lines = wrapped(self.look.source, text_font(size), max(20.0, room), 9)
        return max(46.0, px(58), len(lines) * size * LEADING + px(20))

    def sizeHint(self) -> QSize:
        wide = round(self.paint.px(984))
        return QSize(wide, self.needed(wide))

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()).adjusted(6, 2, -6, -2), self.paint.px(16), 2.0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(self.look.name, -1 if event.key() == Qt.Key.Key_Left else 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self.look, self.paint.theme, self.paint.px, self.paint.text
        box = QRectF(self.rect()).adjusted(6, 2, -6, -2)
        with painting(self) as painter:
            if self.lit:
                paint_plate(painter, box, fill=theme.panel, cut=px(16))
            else:
                painter.fillRect(QRectF(box.x() + px(12), box.bottom(), box.width() - px(24), 1), theme.line)
            if look.changed:
                self._paint_corner(painter, box)
            x, y = box.x() + px(14), box.y() + max(20.0, px(30))
            room = box.width() - px(28)
            title = display_font(text(19))
            wide = paint_text(painter, x, y, look.title, title, theme.text, room=room - px(120))
            paint_text(painter, x + wide + px(16), y, look.id, text_font(text(14)), theme.soft)
            step, question = max(17.0, px(25)), text_font(text(16))
            for line in wrapped(look.question, question, room, 9):
                y += step
                paint_text(painter, x, y, line, question, theme.text, room=room)
            if look.change is not None:
                y += step
                paint_text(painter, x, y, changed_words(look), text_font(text(14)), theme.price, room=room)
            foot = box.bottom() - max(8.0, px(12))
            left = self._paint_options(painter, box.right() - px(14), foot)
            source = QRectF(x, y + px(6), max(20.0, left - x - px(12)), box.bottom() - y - px(8))
            paint_block(painter, source, look.source, text_font, text(14), theme.soft, middle=True)

    def _paint_corner(self, painter: QPainter, box: QRectF) -> None:
        size, cut = self.paint.px(30), self.paint.px(16)
        path = QPainterPath(box.topRight())
        path.moveTo(box.right() - cut - size, box.y())
        path.lineTo(box.right() - cut, box.y())
        path.lineTo(box.right(), box.y() + cut)
        path.lineTo(box.right(), box.y() + cut + size)
        path.closeSubpath()
        painter.fillPath(path, self.paint.theme.price)

    def _paint_options(self, painter: QPainter, right: float, foot: float) -> float:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        high = max(24.0, px(34))
        chosen, plain = strong_font(text(14)), text_font(text(14))
        widths, whole = self._shown_options(self.width())
        shown = [one for one in self.look.options if one[0] in widths]
        x = left = right - whole
        for key, words, _ in shown:
            on = key == self.look.now
            box = QRectF(x, foot - high, widths[key], high)
            paint_plate(
                painter, box, fill=theme.live if on else None, edge=None if on else theme.edge, width=1.2, cut=px(9),
                radius=3, both=False,
            )  # fmt: skip
            base = box.center().y() + text(14) * 0.36
            if on:
                paint_sign(painter, "tick", x + px(12), box.center().y() - px(6), px(12), theme.table)
            ink = theme.table if on else theme.soft
            paint_text(painter, x + px(31 if on else 13), base, words, chosen if on else plain, ink, room=widths[key])
            x += widths[key] + px(7)
        return left

    def _shown_options(self, wide: float) -> tuple[dict[str, float], float]:
        """How wide the options are, as many as fit beside the source, the chosen one always; and how wide all."""
        px, size = self.paint.px, self.paint.text(14)
        chosen, plain = strong_font(size), text_font(size)
        now, room = self.look.now, wide * 0.62
        found = {
            key: width_in(chosen if key == now else plain, words) + px(46 if key == now else 26)
            for key, words, _ in self.look.options
        }
        while len(found) > 1 and sum(found.values()) + px(7) * len(found) > room:
            del found[next(key for key in reversed(found) if key != now)]
        return found, sum(found.values()) + px(7) * len(found)


def changed_words(look: RulingLook) -> str:
    """Who changed a ruling, when, and why."""
    change = look.change
    if change is None:
        return ""
    words = speak("rulings", "Changed by {who}, entry {entry}", who=change.who, entry=change.entry)
    return f"{words}: “{change.why}”" if change.why else words
