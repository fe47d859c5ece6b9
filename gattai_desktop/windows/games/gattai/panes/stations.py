"""Shows the phases of a session, or the acts of First Contact, as a row of plates: done, present, to come."""

import re
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn, take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, Style, measuring, plain, strong, title
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedReading
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import broken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.games.gattai.looks.story import Station, StoryLook

_TICK: Final = 22
"""Room that a tick takes, drawing pixels."""


class StationPlate(PaintedButton):
    """A button for one station. Only a seat that may go there can press it."""

    ring = (10.0, 3.0)

    def __init__(self, paint: Paint, station: Station, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.station = station
        self.lit = False
        """Whether it is framed, because a hint speaks of it."""
        self.set_station(station)

    def set_station(self, station: Station) -> None:
        self.station = station
        pressed = station.move is not None
        self.setEnabled(pressed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if pressed else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if pressed else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(station.name)
        done, here = self.tr("done"), self.tr("we are here")
        self.setAccessibleDescription(here if station.present else done if station.done else "")
        self.setToolTip(station.line)  # beside a tick a long one has no room
        self.update()

    def draw(self, draw: Drawing) -> None:
        station = self.station
        if station.number:
            self._draw_act(draw, station)
            return
        fill = "live" if station.present else "panel" if self.underMouse() and station.move else None
        edge = None if station.present else "legal" if self.lit else "edge" if station.move else "line"
        draw.plate(fill=fill, edge=edge, line=3.0 if self.lit else 1.5, cut=10, radius=3, both=False, inset=1)
        x = 14 + 1 / draw.unit
        if station.done:
            draw.sign("tick", x, draw.middle - 6.5, 13, "soft")
            x += 22
        ink, base = "table" if station.present else "soft", draw.base(draw.middle, strong(15))
        draw.text(x, base, station.name, strong(15), ink, room=draw.wide - x - 8)

    def _draw_act(self, draw: Drawing, station: Station) -> None:
        """Draw an act: its number, what it still asks for, and of whom."""
        ground = "panel" if station.present or (self.underMouse() and station.move) else None
        edge = "live" if station.present else "edge" if station.move else "line"
        draw.plate(fill=ground, edge=edge, line=2.0 if station.present else 1.5, cut=12, radius=4, both=False, inset=1)
        ink = "text" if station.present else "soft"
        figure = draw.at(34, 24)
        draw.letters(16, draw.middle - figure / 2, station.number, figure, ink)
        x, right = 16 + figure + 12, draw.wide - 12
        name, line = strong(draw.at(18, 15)), plain(draw.at(15, 13))
        right = self._draw_asked(draw, station, right, x + draw.width(station.name, name) + 6)
        draw.text(x, draw.base(draw.high * 0.34, name), station.name, name, ink, room=right - x - 6, fit=True)
        room = draw.wide - 12 - x - (_TICK if station.done else 0)
        line = draw.fitted(station.line, line, room)
        if draw.width(station.line, line) <= room:  # else the guide's plate alone says it
            draw.text(x, draw.base(draw.high * 0.7, line), station.line, line, "soft")

    def _draw_asked(self, draw: Drawing, station: Station, right: float, least: float) -> float:
        """Draw ticks for what is done and crests for who has not had a turn, as far as there is room beside the name.

        least: where the name ends. Returns where they begin.
        """
        if station.done:  # below the name: beside a long one it has no room
            draw.sign("tick", right - 16, draw.high * 0.7 - 8, 16, "legal")
            return draw.wide
        crests = station.waiting if not self.paint.scale.small else ()  # there the name needs the room
        free = int((right - least) // 25)
        for seat in reversed(crests[: max(0, free - station.ticks[0])]):
            draw.crest(seat, right - 20, draw.high * 0.34 - 10, 20)
            right -= 25
        for _ in range(min(station.ticks[0], max(0, int((right - least) // _TICK)))):
            draw.sign("tick", right - 16, draw.high * 0.34 - 8, 16, "legal")
            right -= _TICK
        return right


class StoryHead(PaintedReading):
    """The head of Story: stations, title, and in First Contact what to do next.

    Signals:
        pressed(Station, StationPlate): a person wants to go there.
    """

    pressed = Signal(object, object)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._look = StoryLook((), "")
        self.brief = False
        """Whether the scene's words are kept to one line, since the plates below have no room to spare."""
        self._plates: list[StationPlate] = []
        self._island = ArrowGroup(self)
        words = outline_plate(self.tr("Read on"))
        self.more = PlateButton(paint, evolve(words, name=self.tr("Read on: all words of the scene")), self)
        """Leads to all words of the scene, where there is no room for them."""
        self.more.hide()

    def light_next(self, *, on: bool) -> None:
        """Frame the station after the present one, or none."""
        here = next((place for place, one in enumerate(self._plates) if one.station.present), len(self._plates))
        for place, plate in enumerate(self._plates):
            plate.lit = on and place == here + 1
            plate.update()

    @property
    def plates(self) -> tuple[StationPlate, ...]:
        return tuple(self._plates)

    def focus(self) -> None:
        self._island.focus()

    def _show_stations(self) -> None:
        wanted = self._look.stations
        while len(self._plates) > len(wanted):
            take_away(self._plates.pop())
        for place, station in enumerate(wanted):
            if place < len(self._plates):
                self._plates[place].set_station(station)
                continue
            plate = StationPlate(self.paint, station, self)
            plate.clicked.connect(lambda _=False, one=plate: self.pressed.emit(one.station, one))
            plate.show()
            self._plates.append(plate)
        self.rescale()

    def rescale(self) -> None:
        px, small = self.paint.px, self.paint.scale.small
        wide = self.width() / max(1, len(self._plates))
        for place, plate in enumerate(self._plates):
            box = QRectF(place * wide, px(14 if small else 20) - 1, wide - px(6), px(self._stations_high()) + 2)
            plate.setGeometry(box.toRect())
        self._place_more(measuring(self.paint, self.width()))

    def _place_more(self, draw: Drawing) -> None:
        """Let the plate that leads to all words stand beside the first of them, unless all are there."""
        self.more.setVisible(self._is_cut(draw))
        if not self.more.isHidden():
            hint, top = self.more.sizeHint(), (self._title_base(draw) + draw.at(10, 5)) * draw.unit
            self.more.set_paint(self.paint)
            self.more.setGeometry(self.width() - hint.width(), round(top), hint.width(), self._more_high())
        reached: list[QWidget] = [plate for plate in self._plates if plate.station.move is not None]
        self._island.set_members([*reached, *([] if self.more.isHidden() else [self.more])])

    def _more_high(self) -> int:
        return max(32, round(self.paint.px(42)))

    def _is_cut(self, draw: Drawing) -> bool:
        """Whether the scene has more words than there is room for."""
        words, style = " ".join(self._look.text.split()), draw.pixels(self._words(draw))
        return not self._acts and len(broken(words, style, draw.wide * draw.unit)) > self._most

    @property
    def _most(self) -> int:
        return 1 if self.brief else 2

    @staticmethod
    def _words(draw: Drawing) -> Style:
        return plain(draw.at(20, 15.5))

    @staticmethod
    def _title_base(draw: Drawing) -> float:
        return draw.at(106, 74)

    @property
    def _acts(self) -> bool:
        """Whether its stations are acts: then the guide's plate says the rest."""
        return any(one.number for one in self._look.stations)

    def _stations_high(self) -> float:
        full, small = (74.0, 50.0) if self._acts else (36.0, 30.0)
        return small if self.paint.scale.small else full

    def set_look(self, look: StoryLook) -> None:
        self._look = look
        self._show_stations()
        here = next((one.name for one in look.stations if one.present), "")
        self.setAccessibleName(in_turn((here, look.title, look.text)))
        self.update()

    def needed(self) -> float:
        """Return the height that it needs, drawing pixels."""
        draw = measuring(self.paint, self.width())
        self._place_more(draw)
        return self._drawn(draw)

    def draw(self, draw: Drawing) -> None:
        self._drawn(draw)

    def _drawn(self, draw: Drawing) -> float:
        """Draw the scene's title and words below the stations, or only measure; return the height, drawing pixels."""
        look = self._look
        if self._acts:
            return draw.at(20, 14) + self._stations_high() + 2 / draw.unit
        y = self._title_base(draw)
        count = draw.text(draw.wide, y, look.scene, plain(draw.at(18, 15)), "soft", align="end") if look.scene else 0.0
        draw.text(0, y, look.title, title(draw.at(34, 24)), room=draw.wide - count)
        if not look.text:
            return y + draw.at(16, 12)
        style, words = self._words(draw), " ".join(look.text.split())
        y += draw.at(14, 8)
        least, room = y, draw.wide
        if not self.more.isHidden():
            room -= (self.more.width() / draw.unit) + 16
            least += self._more_high() / draw.unit
        for line in draw.wrapped(_in_room(draw, words, style, self._most, room), style, room, self._most):
            y = draw.lines(0, y, line, style, "soft", room=room)
        return max(y, least) + draw.at(14, 10)


def _in_room(draw: Drawing, text: str, style: Style, most: int, room: float) -> str:
    """Return the words that have room, drawing pixels wide: the last sentences go first."""
    found = re.split(r"(?<=[.!?])\s+", text)
    while len(found) > 1 and len(broken(" ".join(found), draw.pixels(style), room * draw.unit)) > most:
        found = found[:-1]
    return " ".join(found)
