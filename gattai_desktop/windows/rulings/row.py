"""Shows a ruling as a row: name, question, how this table plays it, and where that comes from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, drawing, measuring, plain, strong, title
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.rulings.ruling_looks import RulingLook

_INSET: Final = (6.0, 2.0)
"""Margin for the focus ring on all sides, pixels of the screen."""


class RulingRow(PaintedButton):
    """A row for one ruling.

    Signals:
        looked(name): it was focused or pressed. stepped(name, way): left or right: another option is wanted.
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
        """Show this ruling; lit: it is shown in full beside the list."""
        self.look, self.lit = look, lit
        words = f"{look.id} {look.title}: {look.question} {look.means}"
        self.setAccessibleName(
            speak("rulings", "{words}, changed at this table", words=words) if look.changed else words
        )
        self.update()

    def needed(self, wide: int) -> int:
        """Return its height at that width."""
        draw = measuring(self.paint, wide).inset(*_INSET)
        return round((self._write(draw) + self._foot(draw) + 4) * draw.unit)

    def _write(self, draw: Drawing) -> float:
        """Write its name, its question and who changed it; return the last baseline."""
        look, room, step = self.look, draw.wide - 28, draw.least(25, 17)
        y = draw.least(30, 20)
        used = draw.text(14, y, look.title, title(19), room=room - 120)
        draw.text(30 + used, y, look.id, plain(14), "soft")
        y = draw.paragraph(14, y + step, look.question, plain(16), room=room, most=9, step=step)
        draw.sign("tick", 16, y - 12, 12, "legal")
        y = draw.paragraph(36, y, look.means, strong(16), room=room - 22, most=9, step=step)
        if look.change is not None:
            y = draw.paragraph(14, y, changed_words(look), plain(14), "price", room=room, most=1, step=step)
        return y - step

    def _foot(self, draw: Drawing) -> float:
        """Return the height of the lowest part, where the source stands."""
        return draw.ruler.paragraph(0, 0, self.look.source, plain(14), room=draw.wide - 40, most=9) + 18

    def sizeHint(self) -> QSize:
        wide = round(self.paint.px(984))
        return QSize(wide, self.needed(wide))

    def ring_shape(self) -> QPainterPath:
        across, down = _INSET
        return ring_path(QRectF(self.rect()).adjusted(across, down, -across, -down), self.paint.px(16), 2.0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(self.look.name, -1 if event.key() == Qt.Key.Key_Left else 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as whole:
            draw = whole.inset(*_INSET)
            if self.lit:
                draw.plate(fill="panel", cut=16)
            else:
                draw.fill(12, draw.high, draw.wide - 24, 1 / draw.unit, "line")
            right = draw.wide
            if self.look.changed:
                draw.shape((right - 46, 0), (right - 16, 0), (right, 16), (right, 46), fill="price")
            y = self._write(draw)
            high = draw.high - y - 8
            draw.block(14, y + 6, draw.wide - 40, high, self.look.source, plain(14), "soft", middle=True)


def changed_words(look: RulingLook) -> str:
    """Return who changed a ruling, when, and why."""
    change = look.change
    if change is None:
        return ""
    words = speak("rulings", "Changed by {who}, entry {entry}", who=change.who, entry=change.entry)
    return f"{words}: “{change.why}”" if change.why else words
