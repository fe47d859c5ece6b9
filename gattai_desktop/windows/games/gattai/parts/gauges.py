"""The left rail's gauges: Harmony with its Schism pips, and the team's Resources."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bars import paint_schism
from gattai_desktop.board.fonts import caps_font, display_font, fitting, strong_font, text_font, width_in
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedReading, painting
from gattai_desktop.board.plate import paint_harmony, paint_harmony_outline, ring_path
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.signs import outline_pen, paint_sign
from gattai_desktop.board.speech import speak, translated
from gattai_desktop.board.theme import harmony
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import field, frozen


@frozen
class HarmonyLook:
    """Harmony 1 to 7, Schism 0 to 7; ghost: what a previewed play would add; locked: a Rumble holds it."""

    value: int
    schism: int
    ghost: int = 0
    line: str = ""  # such as "4 Pilots a side"
    locked: bool = False

    def spoken(self) -> str:
        colour = translated(harmony(self.value).name)
        template = "Harmony {number}, {colour}, locked" if self.locked else "Harmony {number}, {colour}"
        words = speak("board", template, number=self.value, colour=colour)
        template = "Schism {number} of 7, would become {then}" if self.ghost else "Schism {number} of 7"
        return f"{words}. {speak('board', template, number=self.schism, then=self.schism + self.ghost)}"


class HarmonyPanel(PaintedButton):
    """Shows the sign, the seven steps and the seven Schism pips. Pressed, it asks for the causes of the last change.

    Signals: clicked, Qt's own.
    """

    def __init__(self, paint: Paint, look: HarmonyLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_look(look)

    def set_look(self, look: HarmonyLook) -> None:
        self._look = look
        self.setAccessibleName(look.spoken())
        self.setAccessibleDescription(look.line)
        self.update()

    def sizeHint(self) -> QSize:
        px = self.paint.px
        return QSize(
            round(px(188 if self.paint.scale.small else 264)), round(px(132 if self.paint.scale.small else 184))
        )

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(10), 7.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        small = self.paint.scale.small
        k, big = (0.8, px(56)) if small else (1.0, px(86))
        top, width = px(3), float(self.width())
        with painting(self) as painter:
            paint_harmony(painter, theme, look.value, 0, top, big, numeral=True)
            if look.locked:
                paint_sign(painter, "lock", big * 0.72, top + big * 0.68, big * 0.32, theme.text)
            x = big + px(18) * k
            room = width - x
            caps = caps_font(text(12))
            paint_text(
                painter, x, top + px(10 if small else 16), speak("board", "HARMONY"), caps, theme.soft, room=room
            )
            name = translated(harmony(look.value).name)
            paint_text(
                painter, x - 1, top + px(33 if small else 46), name, display_font(text(27 * k)), theme.text, room=room
            )
            note = text_font(text(13))
            paint_text(painter, x, top + px(52 if small else 68), look.line, note, theme.soft, room=room)
            step = width / 7
            side = step * 0.56
            y = top + big + px(18)
            for value in range(1, 8):
                left = (value - 1) * step + (step - side) / 2
                if value <= look.value:
                    paint_harmony(painter, theme, value, left, y, side, numeral=False)
                else:
                    paint_harmony_outline(painter, theme, value, left, y, side)
                if value == look.value:
                    painter.fillRect(QRectF(left - px(3), y + side + px(5), side + px(6), max(2.0, px(3))), theme.text)
            self._paint_schism(painter, y + side + px(22))

    def _paint_schism(self, painter: QPainter, y: float) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        width = float(self.width())
        caps, strong = caps_font(text(12)), strong_font(text(14))
        label = paint_text(painter, 0, y + px(11), speak("board", "SCHISM"), caps, theme.soft)
        words = f"{look.schism} → {look.schism + look.ghost}" if look.ghost else str(look.schism)
        ink = theme.price if look.ghost else theme.text
        number = paint_text(painter, width, y + px(12), words, strong, ink, "end")
        left = label + px(8)
        right = width - max(number + px(6), width_in(strong, "0 → 0") + px(4))
        gap = px(3 if self.paint.scale.small else 5)
        paint_schism(painter, theme, QRectF(left, y - px(1), right - left, px(14)), look.schism, look.ghost, gap)


@frozen
class ResourceLook:
    """A Team Resource: name, sign, number, its band in words; razed: its base is gone."""

    name: str
    sign: str
    value: int
    band: str = ""
    razed: bool = False

    def spoken(self) -> str:
        return ", ".join(
            part
            for part in (f"{self.name} {self.value}", self.band, speak("board", "base razed") if self.razed else "")
            if part
        )


@frozen
class ResourcesLook:
    """The Team Resources, from left to right."""

    rows: tuple[ResourceLook, ...] = field(factory=tuple)


class ResourcesView(PaintedReading):
    """Shows the Team Resources as signs with numbers and their band in words."""

    def __init__(self, paint: Paint, look: ResourcesLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.set_look(look)

    def set_look(self, look: ResourcesLook) -> None:
        self._look = look
        self.setAccessibleName(
            speak("board", "Team Resources: {rows}", rows="; ".join(row.spoken() for row in look.rows))
        )
        self.update()

    def sizeHint(self) -> QSize:
        px = self.paint.px
        return QSize(round(px(188 if self.paint.scale.small else 264)), round(px(30 if self.paint.scale.small else 68)))

    def _columns(self) -> tuple[tuple[float, float], ...]:
        """Where each column begins and how wide it is: alike, but a long name takes room from short ones."""
        rows, font, gap = self._look.rows, text_font(TEXT_FLOOR), self.paint.px(6)
        alike = self.width() / max(1, len(rows))
        needs = [
            0.0 if self.paint.scale.small else max(width_in(font, w) for w in (r.name, r.band)) + gap for r in rows
        ]
        lacking = sum(max(0.0, need - alike) for need in needs)
        spare = sum(max(0.0, alike - need) for need in needs)
        share = min(1.0, lacking / spare) if spare else 0.0
        wide = [max(need, alike) if need > alike else alike - (alike - need) * share for need in needs]
        return tuple((sum(wide[:place]), wide[place]) for place in range(len(rows)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        small, rows = self.paint.scale.small, self._look.rows
        with painting(self) as painter:
            for row, (x, column) in zip(rows, self._columns(), strict=True):
                gone = row.value == 0
                paint_sign(painter, row.sign, x, px(5), px(18 if small else 20), theme.refused if gone else theme.soft)
                if gone:
                    size = px(18 if small else 20)
                    pen = outline_pen(theme.refused, px(3))
                    painter.setPen(pen)
                    painter.drawLine(QPointF(x - 2, px(5) + size + 2), QPointF(x + size + 2, px(5) - 2))
                paint_cut(painter, x + px(26 if small else 29), px(4), row.value, px(20 if small else 22), theme.text)
                if row.razed:
                    paint_sign(painter, "lock", x + px(58), px(6), px(16), theme.price)
                if small:
                    continue
                room = column - px(6)
                name = fitting(text_font, text(12.5), row.name, room)
                band = fitting(text_font, text(12), row.band, room)
                paint_text(painter, x, px(46), row.name, name, theme.soft, room=room)
                paint_text(painter, x, px(62), row.band, band, theme.refused if gone else theme.soft, room=room)
