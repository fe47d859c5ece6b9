"""The phases of a session, or the acts of First Contact, as a row of plates: done, present, to come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.fonts import caps_font, display_font, strong_font
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedReading, painting
from gattai_desktop.board.plate import paint_plate, ring_path
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import broken, paint_text, paint_words, spoken
from gattai_desktop.windows.games.gattai.looks.story import Station, StoryLook


class StationPlate(PaintedButton):
    """One station. Whoever may go there presses it; for everybody else it only tells where the session is."""

    def __init__(self, paint: Paint, station: Station, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.station = station
        self.set_station(station)

    def set_station(self, station: Station) -> None:
        """Be this station."""
        self.station = station
        pressed = station.move is not None
        self.setEnabled(pressed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if pressed else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if pressed else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(station.name)
        done, here = self.tr("done"), self.tr("we are here")
        self.setAccessibleDescription(here if station.present else done if station.done else "")
        self.update()

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(10), 3.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        station, theme, px = self.station, self.paint.theme, self.paint.px
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            fill = theme.live if station.present else theme.panel if self.underMouse() and station.move else None
            edge = None if station.present else theme.edge if station.move else theme.line
            paint_plate(painter, box, fill=fill, edge=edge, cut=px(10), radius=3, both=False)
            x = box.x() + px(14)
            if station.done:
                size = px(13)
                paint_sign(painter, "tick", x, box.center().y() - size / 2, size, theme.soft)
                x += px(22)
            font = strong_font(self.paint.text(15))
            ink = theme.table if station.present else theme.soft
            baseline = box.center().y() + font.pixelSize() * 0.36
            paint_text(painter, x, baseline, station.name, font, ink, room=box.right() - x - px(8))


class StoryHead(PaintedReading):
    """Stations, title, and in First Contact what to do next.

    Signals:
        pressed(Station, StationPlate): somebody wants to go there.
    """

    pressed = Signal(object, object)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = StoryLook((), "")
        self._plates: list[StationPlate] = []
        self._island = ArrowGroup(self)

    @property
    def plates(self) -> tuple[StationPlate, ...]:
        """The stations as they stand."""
        return tuple(self._plates)

    def focus(self) -> None:
        """Give the keyboard to the stations."""
        self._island.focus()

    def _show_stations(self) -> None:
        wanted = self._look.stations
        while len(self._plates) > len(wanted):
            gone = self._plates.pop()
            gone.hide()
            gone.deleteLater()
        for place, station in enumerate(wanted):
            if place < len(self._plates):
                self._plates[place].set_station(station)
                continue
            plate = StationPlate(self.paint, station, self)
            plate.clicked.connect(lambda _=False, one=plate: self.pressed.emit(one.station, one))
            plate.show()
            self._plates.append(plate)
        self._island.set_members([plate for plate in self._plates if plate.station.move is not None])
        self.rescale()

    def set_paint(self, paint: Paint) -> None:
        for plate in self._plates:
            plate.set_paint(paint)
        super().set_paint(paint)

    def rescale(self) -> None:
        px, small = self.paint.px, self.paint.scale.small
        wide = self.width() / max(1, len(self._plates))
        for place, plate in enumerate(self._plates):
            box = QRectF(place * wide, px(14 if small else 20) - 1, wide - px(6), px(30 if small else 36) + 2)
            plate.setGeometry(box.toRect())

    def set_look(self, look: StoryLook) -> None:
        """Show this."""
        self._look = look
        self._show_stations()
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

    def _room(self) -> float:
        return max(120.0, min(float(self.width()), self.paint.px(980)))
