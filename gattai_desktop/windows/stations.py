"""The phases of a session, or the acts of First Contact, as a row of plates: done, present, to come."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import caps_font, display_font, strong_font
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import broken, paint_text, paint_words, spoken
from gattai_desktop.windows.looks_story import Station, StoryLook


class StoryHead(PaintedReading):
    """Stations, title, and in First Contact what to do next."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = StoryLook((), "")

    def set_look(self, look: StoryLook) -> None:
        """Show this."""
        self._look = look
        here = next((one.name for one in look.stations if one.present), "")
        said = (here, look.title, spoken(look.do), spoken(look.learn), look.progress)
        self.setAccessibleName(". ".join(part for part in said if part))
        self.update()

    def needed(self) -> float:
        """Return how high it wants to be, device-independent pixels."""
        px, small = self.paint.px, self.paint.scale.small
        high = px(52 if small else 66) + px(58 if small else 84)
        if self._look.do:
            rows = len(broken(self._look.do, self.paint.text(16 if small else 20), self._room()))
            high += rows * self.paint.text(16 if small else 20) * 1.45 + px(26 if small else 34)
        return high

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        small = self.paint.scale.small
        with painting(self) as painter:
            top = px(14 if small else 20)
            high = px(30 if small else 36)
            if look.stations:
                wide = self.width() / len(look.stations)
                for place, station in enumerate(look.stations):
                    box = QRectF(place * wide + 1, top, wide - px(8), high)
                    fill = theme.live if station.present else None
                    edge = None if station.present else theme.line
                    paint_plate(painter, box, fill=fill, edge=edge, cut=px(10), radius=3, both=False)
                    self._paint_station(painter, box, station)
            y = top + high + px(44 if small else 62)
            title = display_font(self.paint.text(24 if small else 34))
            used = paint_text(painter, 0, y, look.title, title, theme.text, room=self.width())
            if look.progress:
                font = strong_font(self.paint.text(14))
                paint_text(painter, used + px(24), y - px(2), look.progress, font, theme.price)
            if not look.do:
                return
            size = self.paint.text(16 if small else 20)
            y += px(10) + size
            for line in broken(look.do, size, self._room()):
                paint_words(painter, theme, 0, y, line, size, theme.text, room=self.width())
                y += size * 1.45
            small_size = self.paint.text(13 if small else 15)
            caps = caps_font(self.paint.text(11))
            label = paint_text(painter, 0, y + px(6), self.tr("LEARN"), caps, theme.pilots)
            paint_words(
                painter, theme, label + px(10), y + px(6), look.learn, small_size, theme.soft, room=self._room()
            )

    def _paint_station(self, painter: QPainter, box: QRectF, station: Station) -> None:
        theme, px = self.paint.theme, self.paint.px
        x = box.x() + px(14)
        if station.done:
            size = px(13)
            paint_sign(painter, "tick", x, box.center().y() - size / 2, size, theme.soft)
            x += px(22)
        font = strong_font(self.paint.text(15))
        ink = theme.table if station.present else theme.soft
        baseline = box.center().y() + font.pixelSize() * 0.36
        paint_text(painter, x, baseline, station.name, font, ink, room=box.right() - x - px(8))

    def _room(self) -> float:
        return max(120.0, min(float(self.width()), self.paint.px(980)))
