"""A Pilot in the left rail: crest, name, hand, Strike, three balance bars, Charges and Buffers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bars import BalanceLook, meter_width, paint_balance, paint_meter
from gattai_desktop.board.fonts import strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_broken_crest, paint_crest, paint_plate, plate_path, ring_path
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import frozen

BARS: Final = ("Team", "Fight", "Future")


@frozen
class PilotRowLook:
    """What the rail shows of one Pilot.

    seat: the colour, such as "red". strike: None leaves it out. here: takes part in this fight.
    bars: Team, Fight, Future; empty leaves them out. bar_names: what they are called, where they are others.
    charges, buffers: number and most; None leaves them out.
    dead: a Commitment died; the crest is broken.
    """

    seat: str
    name: str
    hand_count: int
    strike: int | None = None
    commander: bool = False
    on_turn: bool = False
    here: bool = True
    bars: tuple[BalanceLook, ...] = ()
    charges: tuple[int, int] | None = None
    buffers: tuple[int, int] | None = None
    dead: bool = False
    bar_names: tuple[str, ...] = BARS

    def spoken(self) -> str:
        parts = [self.name]
        parts += [speak("board", "Commander")] if self.commander else []
        parts += [speak("board", "on turn")] if self.on_turn else []
        parts.append(speak("board", "{count} cards in hand", count=self.hand_count))
        if not self.here:
            parts.append(speak("board", "not here"))
        elif self.strike is not None:
            parts.append(speak("board", "Strike {number}", number=self.strike))
        if len(self.bars) == 1 and not self.bars[0].right:
            parts += [self.bars[0].spoken_alone(called(self.bar_names[0]))]
        else:
            parts += [bar.spoken(called(name)) for bar, name in zip(self.bars, self.bar_names, strict=False)]
        parts += (
            [speak("board", "Charges {have} of {most}", have=self.charges[0], most=self.charges[1])]
            if self.charges
            else []
        )
        parts += (
            [speak("board", "Buffers {have} of {most}", have=self.buffers[0], most=self.buffers[1])]
            if self.buffers
            else []
        )
        return ", ".join(parts)


class PilotRow(PaintedButton):
    """Shows one Pilot; pressed, the Pilot's sheet is asked for.

    Signals: clicked, Qt's own.
    """

    def __init__(self, paint: Paint, look: PilotRowLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_look(look)

    @property
    def look(self) -> PilotRowLook:
        """What the row shows now."""
        return self._look

    def set_look(self, look: PilotRowLook) -> None:
        self._look = look
        self.setAccessibleName(look.spoken())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        if self.paint.scale.small:
            return QSize(round(self.paint.px(208)), round(self.paint.px(52)))
        return QSize(round(self.paint.px(284)), round(self.paint.px(104 if self._look.on_turn else 80)))

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(12), 2.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        small = self.paint.scale.small
        with painting(self) as painter:
            if look.on_turn:
                box = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
                paint_plate(painter, box, fill=theme.panel, edge=theme.live, width=2.0, cut=px(12))
            x, y = px(10), px(9 if not small else 8)
            width = self.width() - 2 * px(10)
            side = px(36 if small else 46)
            (paint_broken_crest if look.dead else paint_crest)(painter, theme, look.seat, x, y, side)
            if look.commander:
                self._paint_crown(painter, x, y, side)
            left = x + side + px(12)
            right = x + width
            line = y + px(13)
            strike = speak("board", "away") if small else speak("board", "not here")
            words = strike if not look.here else ""
            if look.here and look.strike is not None:
                words = speak("board", "Strike {number}", number=look.strike)
            strong = strong_font(text(14))
            plain = strong if look.on_turn else text_font(text(14))
            name, used = strong_font(text(15)), max(width_in(plain, words), px(52)) + px(12) if words else 0.0
            lacks = width_in(name, look.name) > right - used - px(34) - left
            # Where a long name wants the room, the Strike goes down beside the Buffers, if there is room.
            if lacks:
                used = width_in(plain, words) + px(8) if words else 0.0
            down = lacks and small and self._meters() + used <= right - left
            if lacks and small and not down and look.here and look.strike is not None:
                words = speak("board", "Str. {number}", number=look.strike)
                used = width_in(plain, words) + px(8)
            ink = theme.text if look.here else theme.soft
            paint_text(painter, right, y + px(34) if down else line, words, plain, ink, "end")
            hand = right if down else right - used
            hand -= paint_text(painter, hand, line, str(look.hand_count), strong, theme.text, "end") + px(18)
            paint_sign(painter, "hand", hand, y + px(1), px(14), theme.soft)
            if lacks and not down:
                name = strong_font(text(13))
            paint_text(painter, left, line, look.name, name, theme.text, room=hand - left - px(3))
            self._paint_below(painter, left, y, right - left, packed=down)
            if small and look.buffers:
                taken = width_in(plain, words) + px(8) if down else 0.0
                self._paint_lone_stat(painter, left + px(70), y + px(22), right - taken)

    def _paint_lone_stat(self, painter: QPainter, x: float, y: float, right: float) -> None:
        """In the small layout a Pilot's only Stat stands beside her Buffers: at 0 she is out (FC-5)."""
        look, theme, px = self._look, self.paint.theme, self.paint.px
        if len(look.bars) != 1 or look.bars[0].right or look.charges:
            return
        number, font = str(look.bars[0].left), strong_font(self.paint.text(14))
        wide = min(px(38), right - x - width_in(font, number) - px(5))
        if wide >= px(12):
            paint_balance(painter, theme, QRectF(x, y + px(3), wide, px(9)), look.bars[0], max(1.5, px(2)))
            paint_text(painter, x + wide + px(5), y + px(12.5), number, font, theme.text)

    def _meters(self) -> float:
        """The pixels of Charges and Buffers side by side, without their bars; 0 where there are no Charges (FC-1)."""
        look = self._look
        if not look.charges:
            return 0.0
        buffers = self.paint.px(10) + meter_width(self.paint, look.buffers) if look.buffers else 0.0
        return meter_width(self.paint, look.charges) + buffers

    def _paint_below(self, painter: QPainter, left: float, y: float, width: float, *, packed: bool) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        meters = y + px(22 if self.paint.scale.small else 46)
        if look.bars and not self.paint.scale.small:
            bar = (width - px(24)) / 3
            for place, balance in enumerate(look.bars[:3]):
                at = left + place * (bar + px(12))
                paint_balance(painter, theme, QRectF(at, y + px(25), bar, px(9)), balance, max(1.5, px(2)))
                if look.on_turn:
                    name = called(look.bar_names[place]) if place < len(look.bar_names) else ""
                    words = f"{balance.left} {name} {balance.right}" if balance.right else f"{name} {balance.left}"
                    font = text_font(self.paint.text(12))
                    paint_text(painter, at + bar / 2, y + px(50), words, font, theme.soft, "middle", room=bar + px(11))
            meters = y + px(64 if look.on_turn else 46)
        half, between = (width - px(20)) / 2, px(20)
        if packed and look.charges:
            half, between = meter_width(self.paint, look.charges), px(10)
        if look.charges:
            paint_meter(painter, self.paint, left, meters, half, "charge", look.charges)
        if look.buffers:
            x = left + half + between if look.charges else left
            paint_meter(painter, self.paint, x, meters, half, "buffer", look.buffers)

    def _paint_crown(self, painter: QPainter, x: float, y: float, side: float) -> None:
        """Lay the Commander's crown into the lower left cut of the crest."""
        theme, px = self.paint.theme, self.paint.px
        ground = theme.panel if self._look.on_turn else theme.rail
        tab = plate_path(px(22), px(21), px(6), 0.0, both=False)
        painter.save()
        painter.translate(x - px(6) + px(22), y + side - px(15))
        painter.scale(-1, 1)  # cut at top left
        painter.fillPath(tab, ground)
        painter.restore()
        paint_sign(painter, "crown", x - px(3), y + side - px(11), px(15), theme.text)
