"""Shows a ruling as a row: name, question, source, and its options with the chosen one filled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, Style, drawing, measuring, plain, strong, title
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.rulings.ruling_looks import RulingLook, option_words

_INSET: Final = (6.0, 2.0)
"""Margin for the focus ring on all sides, pixels of the screen."""
_GAP: Final = 7.0


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
        words = f"{look.id} {look.title}: {look.question} {option_words(look.now)}"
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
        if look.change is not None:
            y = draw.paragraph(14, y, changed_words(look), plain(14), "price", room=room, most=1, step=step)
        return y - step

    def _foot(self, draw: Drawing) -> float:
        """Return the height of the lowest part: the options, or the source beside them where that is long."""
        room = draw.least(draw.wide - 40 - _whole(self._shown_options(draw)), 20)
        source = draw.ruler.paragraph(0, 0, self.look.source, plain(14), room=room, most=9)
        return max(draw.least(58, 46), source + 20)

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
            left = self._draw_options(draw, right - 14, draw.high - draw.least(12, 8))
            room, high = draw.least(left - 26, 20), draw.high - y - 8
            draw.block(14, y + 6, room, high, self.look.source, plain(14), "soft", middle=True)

    def _draw_options(self, draw: Drawing, right: float, foot: float) -> float:
        high, widths = draw.least(34, 24), self._shown_options(draw)
        x = left = right - _whole(widths)
        for key, words, _ in self.look.options:
            if key not in widths:
                continue
            on, middle = key == self.look.now, foot - high / 2
            fill, edge, ink = ("live", None, "table") if on else (None, "edge", "soft")
            draw.plate(x, foot - high, widths[key], high, fill=fill, edge=edge, line=1.2, cut=9, radius=3, both=False)
            if on:
                draw.sign("tick", x + 12, middle - 6, 12, ink)
            style = _option_style(on=on)
            draw.text(x + (31 if on else 13), draw.base(middle, style), words, style, ink, room=widths[key])
            x += widths[key] + _GAP
        return left

    def _shown_options(self, draw: Drawing) -> dict[str, float]:
        """Return the widths of the options that fit beside the source, always with the chosen one."""
        now = self.look.now
        found = {
            key: draw.width(words, _option_style(on=key == now)) + (46 if key == now else 26)
            for key, words, _ in self.look.options
        }
        while len(found) > 1 and _whole(found) > draw.wide * 0.62:
            del found[next(key for key in reversed(found) if key != now)]
        return found


def _option_style(*, on: bool) -> Style:
    return strong(14) if on else plain(14)


def _whole(widths: Mapping[str, float]) -> float:
    """Return the width of options side by side."""
    return sum(widths.values()) + _GAP * len(widths)


def changed_words(look: RulingLook) -> str:
    """Return who changed a ruling, when, and why."""
    change = look.change
    if change is None:
        return ""
    words = speak("rulings", "Changed by {who}, entry {entry}", who=change.who, entry=change.entry)
    return f"{words}: “{change.why}”" if change.why else words
