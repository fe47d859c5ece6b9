"""Somebody who could fight, as a row that is pressed to let her fight or stay out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.speech import speak
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
        look = self._look
        with drawing(self) as draw:
            if self.underMouse() or self.isDown():
                draw.plate(fill="panel", edge="edge", cut=10, inset=2)
            side = min(42.0, draw.high - 6 / draw.unit)
            draw.pen.setOpacity(1.0 if look.on else _OUT)
            draw.crest(look.seat, 8, draw.middle - side / 2, side, look.sign or "horns")
            draw.pen.setOpacity(1.0)
            x = 8 + max(side + 6 / draw.unit, 56)
            beside = draw.within(x, 0, draw.wide - 16 - x)
            if look.on:
                self._draw_fighter(beside)
            else:
                self._draw_out(beside)

    def _draw_fighter(self, draw: Drawing) -> None:
        look, small, note = self._look, plain(14.5), plain(14)
        taken = 0.0 if look.note else draw.width(look.value, small) + 10
        room = draw.wide - taken - 26 * look.crown
        style = draw.fitted(look.name, strong(16), room)
        line = draw.base(draw.middle, style)
        if look.note:
            line -= draw.size(style) * 0.62
            draw.text(0, line + draw.size(note) * 1.25, look.note, note, "price", room=draw.wide)
        else:
            draw.text(draw.wide, draw.base(draw.middle, small), look.value, small, "soft", align="end")
        used = draw.text(0, line, look.name, style, room=room)
        if look.crown:
            draw.sign("crown", used + 10, line - 16 * 0.85, 16)

    def _draw_out(self, draw: Drawing) -> None:
        """Say that somebody stays out, in two lines where one has no room."""
        words = speak("odds", "{name} stays out", name=self._look.name)
        style = draw.fitted(words, plain(15), draw.wide)
        if draw.width(words, style) <= draw.wide:
            draw.text(0, draw.base(draw.middle, style), words, style, "soft", room=draw.wide)
            return
        high = draw.size(style)
        draw.text(0, draw.middle - high * 0.2, self._look.name, style, "soft", room=draw.wide)
        draw.text(0, draw.middle + high * 0.95, self.tr("stays out"), style, "soft", room=draw.wide)
