"""A Threat on its plate: sign, name, one line, and four values of which some may be hidden."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.block import paint_block
from gattai_desktop.board.fonts import strong_font, text_font, width_in
from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_crest, paint_plate, ring_path
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import frozen


@frozen
class ThreatValue:
    """A value of a Threat. value: None when this seat may not see it. secret: Pilots do not see it."""

    label: str
    value: str | int | None
    secret: bool = False

    def spoken(self) -> str:
        if self.value is None:
            return speak("board", "{name} hidden", name=self.label)
        if self.secret:
            return speak("board", "{name} {value}, Pilots do not see this", name=self.label, value=self.value)
        return speak("board", "{name} {value}", name=self.label, value=self.value)


@frozen
class ThreatLook:
    """What this seat sees of a Threat. sign: from the shapes (monster, storm, wave). lead: it drives the fight."""

    name: str
    line: str = ""
    sign: str = "monster"
    values: tuple[ThreatValue, ...] = ()
    lead: bool = False
    asleep: bool = False

    def spoken(self) -> str:
        return ". ".join(part for part in (self.name, self.line, ", ".join(v.spoken() for v in self.values)) if part)


class ThreatPlate(PaintedButton):
    """Shows a Threat; pressed, its card is asked for.

    Signals: clicked, Qt's own.
    """

    def __init__(self, paint: Paint, look: ThreatLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_look(look)

    def set_look(self, look: ThreatLook) -> None:
        self._look = look
        self.setAccessibleName(look.spoken())
        self.update()

    def sizeHint(self) -> QSize:
        px = self.paint.px
        return QSize(
            round(px(188 if self.paint.scale.small else 256)), round(px(60 if self.paint.scale.small else 132))
        )

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(16), 4.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        small = self.paint.scale.small
        box = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
        with painting(self) as painter:
            fill = None if look.asleep else theme.panel
            edge = theme.coach if look.lead else theme.line if look.asleep else None
            paint_plate(painter, box, fill=fill, edge=edge, width=2.0, cut=px(12 if small else 16))
            side, corner = (px(40), px(9)) if small else (px(50), px(14))
            paint_crest(painter, theme, "coach", box.x() + corner, box.y() + corner, side, look.sign)
            x = box.x() + (px(60) if small else px(76))
            room = box.right() - x - px(8)
            paint_text(
                painter,
                x,
                box.y() + px(24 if small else 32),
                look.name,
                strong_font(text(14 if small else 16)),
                theme.text,
                room=room,
            )
            if small:
                self._paint_line(painter, x, box.y() + px(45))
                return
            long = width_in(text_font(text(13)), look.line) > room
            below = QRectF(x, box.y() + px(36 if long else 40), room, px(34))
            paint_block(painter, below, look.line, text_font, text(13), theme.soft)
            column = (box.width() - px(24)) / max(1, len(look.values))
            for place, value in enumerate(look.values):
                self._paint_value(painter, box.x() + px(16) + place * column, box.bottom(), value, column)

    def _paint_value(self, painter: QPainter, x: float, bottom: float, value: ThreatValue, room: float) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        paint_text(painter, x, bottom - px(14), value.label, text_font(text(12.5)), theme.soft, room=room)
        if value.value is None:
            paint_sign(painter, "closed", x, bottom - px(53), px(22), theme.soft)
            return
        paint_cut(painter, x, bottom - px(52), value.value, px(21), theme.text)
        if value.secret:
            at = x + max(px(26), width_of(value.value, px(21)) + px(8))
            paint_sign(painter, "closed", at, bottom - px(50), px(17), theme.soft)

    def _paint_line(self, painter: QPainter, x: float, baseline: float) -> None:
        """Write the values in one line: the first, one closed eye for all that is hidden between, the last.

        Where they do not all fit, those between are left to the opened card.
        """
        theme, px = self.paint.theme, self.paint.px
        font = text_font(self.paint.text(13))
        values = self._look.values
        between = values[1:-1]
        hidden = [value for value in between if value.value is None][:1]
        ends = (*values[:1], *values[1:][-1:])
        shown = [*values[:1], *(hidden or between[:1]), *values[1:][-1:]]
        right = self.width() - px(8)
        gap = px(8)

        def wide(value: ThreatValue) -> float:
            return px(17) if value.value is None else width_in(font, f"{value.label} {value.value}")

        if x + sum(wide(value) + gap for value in shown) - gap > right:
            shown = [value for value in shown if value in ends or value.value is None]
        for value in shown:
            if value.value is None:
                paint_sign(painter, "closed", x, baseline - px(14), px(17), theme.soft)
                x += px(17) + gap
            else:
                ink = theme.text if value is values[0] else theme.soft
                words = f"{value.label} {value.value}"
                x += paint_text(painter, x, baseline, words, font, ink, room=right - x) + gap
