"""Somebody who could fight, as a row that is pressed to let her fight or stay out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import fitting, strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_crest, paint_plate, ring_path
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import paint_text
from gattai_desktop.windows.games.gattai.odds.fighters import FighterLook

_OUT: Final = 0.45
"""How much of the crest of somebody who stays out is seen."""


class FighterRow(PaintedButton):
    """One of those who could fight: a switch.

    Signals:
        switched(str): she is to fight, or to stay out; carries who.
    """

    switched = Signal(str)

    def __init__(self, paint: Paint, look: FighterLook, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(lambda: self.switched.emit(self._look.who))
        self.set_look(look)

    @property
    def look(self) -> FighterLook:
        """What it shows."""
        return self._look

    def set_look(self, look: FighterLook) -> None:
        """Show this."""
        self._look = look
        self.setChecked(look.on)
        self.setAccessibleName(look.spoken())
        self.setAccessibleDescription(self.tr("fights; press to let them stay out") if look.on else self._out())
        self.update()

    def _out(self) -> str:
        return self.tr("stays out; press to let them fight")

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(288)), round(max(32.0, self.paint.px(56))))

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()).adjusted(4, 2, -4, -2), self.paint.px(10), 1.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        high = float(self.height())
        side = min(px(42), high - 6)
        pad, base = px(8), high / 2
        with painting(self) as painter:
            if self.underMouse() or self.isDown():
                box = QRectF(self.rect()).adjusted(2, 1, -2, -1)
                paint_plate(painter, box, fill=theme.panel, edge=theme.edge, cut=px(10))
            painter.setOpacity(1.0 if look.on else _OUT)
            paint_crest(painter, theme, look.seat, pad, base - side / 2, side, look.sign or "horns")
            painter.setOpacity(1.0)
            x = pad + max(side + 6, px(56))
            small, end = text_font(text(14.5)), self.width() - px(16)
            if not look.on:
                self._paint_out(painter, x, base, end - x)
                return
            room = end - x - (0.0 if look.note else width_in(small, look.value) + px(10)) - (px(26) * look.crown)
            font = fitting(strong_font, text(16), look.name, room)
            middle = base + font.pixelSize() * 0.36
            line = middle - font.pixelSize() * 0.62 if look.note else middle
            used = paint_text(painter, x, line, look.name, font, theme.text, room=room)
            if look.crown:
                crown = px(16)
                paint_sign(painter, "crown", x + used + px(10), line - crown * 0.85, crown, theme.text)
            if look.note:
                note = text_font(text(14))
                paint_text(painter, x, line + note.pixelSize() * 1.25, look.note, note, theme.price, room=end - x)
            else:
                paint_text(painter, end, base + small.pixelSize() * 0.36, look.value, small, theme.soft, "end")

    def _paint_out(self, painter: QPainter, x: float, base: float, room: float) -> None:
        """Say that somebody stays out, in two lines where one has no room."""
        words, size, ink = (
            speak("odds", "{name} stays out", name=self._look.name),
            self.paint.text(15),
            self.paint.theme.soft,
        )
        font = fitting(text_font, size, words, room)
        if width_in(font, words) <= room:
            paint_text(painter, x, base + font.pixelSize() * 0.36, words, font, ink, room=room)
            return
        high = font.pixelSize()
        paint_text(painter, x, base - high * 0.2, self._look.name, font, ink, room=room)
        paint_text(painter, x, base + high * 0.95, self.tr("stays out"), font, ink, room=room)
