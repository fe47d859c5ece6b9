"""Draws a map of a pack: areas are laid, named and moved, joined by links, lines of sight and walls.

It stands in the form of the map, in the place of the fields that say all this in a file. Each act is one change of the
draft, so that the desk takes it back.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, measuring, plain
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plate_look import choice_plate, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, message, speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.virtual_machine import map_acts
from gattai_desktop.content.virtual_machine.drawn_map import LISTED_IN, DrawnMap, JoinKind, drawn_map
from gattai_desktop.games.kinds import Held
from gattai_desktop.windows.games.virtual_machine.desk.drawn_looks import (
    drawn_look,
    joining_named,
    joinings_as_drawn,
    sheet_of,
)
from gattai_desktop.windows.games.virtual_machine.desk.map_panels import AreaPanel, JoiningPanel
from gattai_desktop.windows.games.virtual_machine.desk.map_sheet import MapSheet
from gattai_desktop.windows.kit.desk_page import DeskPage, keyboard_in_place
from gattai_desktop.windows.kit.plate_rows import lay_shown

_KINDS: Final[tuple[JoinKind, ...]] = ("link", "sight", "wall")
_GAP: Final = 10
_BESIDE: Final = 230
"""Room beside the sheet in which what is chosen stands rather than below, device-independent pixels."""


class MapPage(DeskPage):
    """The drawing of one map, with what is chosen on it below."""

    def __init__(self, paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> None:
        super().__init__(paint, parent, draft, entry_id)
        self.area = ""
        """The area that is chosen."""
        self.joined = ""
        """What is chosen that joins two areas, by its key."""
        self.tool: JoinKind | str = ""
        """How the next two areas that are pressed are joined; "" while areas are chosen and moved."""
        self.first = ""
        """The first of these two."""
        self._last: tuple[str, ...] = ()
        """What was done last, to what: the same once more goes on with that change."""
        self._hint_at, self._hint_wide = QPointF(), 0.0
        self.new = PlateButton(paint, outline_plate(speak("desk", "New area")), self, lambda: self.add(None))
        self.tools: dict[JoinKind | str, PlateButton] = {
            one: PlateButton(paint, outline_plate(""), self, partial(self.take, one)) for one in ("", *_KINDS)
        }
        self.sheet = MapSheet(paint, self)
        self.sheet.keys = speak("desk", "Shift with an arrow moves it, Del takes it out.")
        self.sheet.areaChosen.connect(self.press)
        self.sheet.areaMoved.connect(lambda area, x, y: self._do("move", map_acts.move_area(self.values, area, x, y)))
        self.sheet.areaStepped.connect(self._step)
        self.sheet.areaTakenOut.connect(self._take_out)
        self.sheet.pulled.connect(self.join)
        self.sheet.linkChosen.connect(lambda place: self.choose_joining(joinings_as_drawn(self.drawn)[0][place].key))
        self.sheet.sightChosen.connect(lambda place: self.choose_joining(joinings_as_drawn(self.drawn)[1][place].key))
        self.sheet.placeChosen.connect(lambda x, y: self.add((x, y)))
        self.panel = AreaPanel(paint, self)
        self.panel.named.connect(lambda name: self._do("name", map_acts.name_area(self.values, self.area, name)))
        self.panel.turned.connect(lambda one: self._do("state", map_acts.turn_state(self.values, self.area, one)))
        self.panel.started.connect(lambda field: self._do("start", {field: self.area}))
        self.panel.joiningChosen.connect(self.choose_joining)
        self.panel.takenOut.connect(lambda: self._take_out(self.area))
        self.joining = JoiningPanel(paint, self)
        self.joining.numbered.connect(self._number)
        self.joining.led.connect(self._lead)
        self.joining.takenOut.connect(self._unjoin)
        self.show_values()

    # ------------------------------------------------------------------ what is there
    @property
    def values(self) -> Mapping[str, Held]:
        return self.draft.values("map", self.entry_id)

    @property
    def drawn(self) -> DrawnMap:
        return drawn_map(self.values)

    def show_values(self) -> None:
        if not self.draft.has("map", self.entry_id):
            return
        drawn = self.drawn
        self.area = self.area if drawn.area(self.area) is not None else ""
        self.first = self.first if drawn.area(self.first) is not None else ""
        self.joined = self.joined if drawn.joining(self.joined) is not None else ""
        self.sheet.pulls = bool(self.tool)
        self.sheet.show_map(drawn_look(drawn), sheet_of(drawn))
        self._show_chosen(drawn)
        for tool, plate in self.tools.items():
            title, lit = self._tool_name(tool), tool == self.tool
            plate.set_look(choice_plate(title, lit=lit))
        self.rescale()

    def _show_chosen(self, drawn: DrawnMap) -> None:
        links, sights = ([one.key for one in each] for each in joinings_as_drawn(drawn))
        area, joining = drawn.area(self.area), drawn.joining(self.joined)
        lit = {self.area, self.first} - {""}
        at = [each.index(self.joined) if self.joined in each else -1 for each in (links, sights)]
        self.sheet.light(frozenset(lit), *at)
        self.panel.setVisible(area is not None)
        self.joining.setVisible(joining is not None)
        if area is not None:
            self.panel.show_area(drawn, area)
        if joining is not None:
            self.joining.show_joining(drawn, joining)

    @staticmethod
    def _tool_name(tool: JoinKind | str) -> str:
        return {
            "": speak("desk", "Move"),
            "link": speak("desk", "Link"),
            "sight": speak("desk", "Line of sight"),
            "wall": speak("desk", "Wall"),
        }[tool]

    def _hint(self) -> str:
        if self.tool and self.first:
            name = content(self.drawn.called(self.first))
            return speak("desk", "{name}, and which other area? Press it.", name=name)
        if self.tool:
            words = "Press one area and then the other, or pull from one to the other. Joined ones are parted again."
            return speak("desk", words)
        words = "Press an area or a link to change it, drag an area to move it. Press a free place twice for a new one."
        return self.sheet.keys if self.area else "" if self.joined else speak("desk", words)

    # ------------------------------------------------------------------ acts
    def _do(self, act: str, changes: Mapping[str, Held], *, go_on: bool = False) -> bool:
        """Write what an act changes. go_on: the same to the same once more is one change with that before."""
        last, self._last = self._last, (act, self.area, self.joined)
        if not changes:
            return False
        try:
            self.draft.change("map", self.entry_id, go_on=go_on and last == self._last, **changes)
        except DraftNotKept as wrong:
            self.told.emit(message(wrong))
            self.show_values()
            return False
        return True

    def take(self, tool: JoinKind | str) -> None:
        """Let the next two areas be joined so, or areas be chosen and moved."""
        self.tool, self.first = tool, ""
        self._again()

    def _again(self) -> None:
        """Show what is chosen now; the form around has another height."""
        self.show_values()
        self.grew.emit()

    def press(self, area: str) -> None:
        """Choose an area, or join it with the one that was pressed before."""
        if self.tool and area:
            if self.first and self.first != area:
                self.join(self.first, area)
                return
            self.first = "" if self.first == area else area
            self.told.emit(self._hint())
        else:
            self.first, self.area, self.joined = "", area, ""
        self._again()

    def choose_joining(self, key: str) -> None:
        """Choose what joins two areas."""
        self.area, self.first, self.joined = "", "", key
        self._again()
        stops = self.joining.stops()
        if stops:
            stops[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def join(self, start: str, end: str) -> None:
        """Join two areas as the tool says, or part them where they are joined so."""
        kind: JoinKind = next((one for one in _KINDS if one == self.tool), "link")
        self.first, self.area, self.joined = "", "", ""
        before = self.drawn
        if not self._do("join", map_acts.turn_joining(self.values, kind, start, end)):
            self._again()
            return
        made, gone = self.drawn.of(kind, start, end), before.of(kind, start, end)
        self.joined = made.key if made is not None else ""
        if made is not None:
            self.told.emit(joining_named(self.drawn, made))
        elif gone is not None:
            self.told.emit(speak("desk", "Taken out: {words}", words=joining_named(before, gone)))
        self._again()

    def add(self, at: tuple[int, int] | None) -> None:
        """Lay one more area there, or where there is room; it is chosen, to be named."""
        area, changes = map_acts.new_area(self.values, speak("desk", "Area {number}"), at)
        self.first, self.joined = "", ""
        if area and self._do("add", changes):
            self.area = area
            self._again()
            self.panel.name.setFocus(Qt.FocusReason.TabFocusReason)
            self.panel.name.selectAll()

    def _step(self, area: str, x: int, y: int) -> None:
        one = self.drawn.area(area)
        if one is not None:
            self.area, self.joined = area, ""
            self._do("step", map_acts.move_area(self.values, area, one.x + x, one.y + y), go_on=True)
            self._again()

    def _take_out(self, area: str) -> None:
        name = content(self.drawn.called(area))
        order = [one.id for one in self.drawn.areas]
        place = order.index(area)
        if self._do("out", map_acts.take_out_area(self.values, area)):
            self.area = ""
            self._again()
            self.told.emit(speak("desk", "Taken out: {words}", words=name))
            left = [one.id for one in self.drawn.areas]
            if left:
                self.sheet.focus_area(left[min(place, len(left) - 1)])

    def _number(self, number: int) -> None:
        one = self.drawn.joining(self.joined)
        if one is not None:
            self._do("number", map_acts.number_joining(self.values, one, number), go_on=True)

    def _lead(self, start: str) -> None:
        one = self.drawn.joining(self.joined)
        if one is not None:
            self._do("way", map_acts.turn_way(self.values, one, start))

    def _unjoin(self) -> None:
        one = self.drawn.joining(self.joined)
        if one is not None and self._do("out", map_acts.take_out_joining(self.values, one)):
            self.joined, self.area = "", one.start
            self._again()
            self.sheet.focus_area(one.start)

    # ------------------------------------------------------------------ places
    def show_field(self, field: str) -> QWidget | None:
        """Choose what a field of the file says, and return where it is changed."""
        name, _, rest = field.partition(".")
        row = rest.partition(".")[0]
        key = f"{name}.{row}"
        if name in LISTED_IN.values() and self.drawn.joining(key) is not None:
            self.choose_joining(key)
            return next(iter(self.joining.stops()), None)
        areas = self.values.get("areas")
        if name == "areas" and row.isdecimal() and isinstance(areas, tuple) and int(row) < len(areas):
            found = areas[int(row)]
            self.press(str(found.get("id")) if isinstance(found, Mapping) else "")
            return self.panel.name if self.panel.isVisibleTo(self) else None
        return next(iter(self.sheet.stops()), self.new)

    def stops(self) -> list[QWidget]:
        chosen = self.panel.stops() if self.panel.isVisibleTo(self) else []
        chosen += self.joining.stops() if self.joining.isVisibleTo(self) else []
        return [self.new, *self.tools.values(), *self.sheet.stops(), *chosen]

    @keyboard_in_place
    def lay(self, wide: int) -> None:
        y = lay_shown((self.new, *self.tools.values()), self.paint, wide, 0)
        self.sheet.lay_within(wide - 2)
        self.sheet.move(1, y)
        x, room, below = 0, wide, y + self.sheet.height() + _GAP
        beside = self.sheet.x() + self.sheet.width() + _GAP + RING_ROOM
        if wide - beside >= _BESIDE:  # what is chosen stands beside the sheet
            x, room = beside, wide - beside
        else:
            y = below
        draw = measuring(self.paint, wide)
        self._hint_at, self._hint_wide = QPointF(x, y) / draw.unit, room / draw.unit
        if self._hint():
            y = round(self._tell(draw) * draw.unit) + _GAP
        for panel in (self.panel, self.joining):
            if panel.isVisibleTo(self):
                panel.lay(room)
                panel.move(x, y)
                y += panel.height()
        self.resize(wide, max(y, below))
        self.update()

    def _tell(self, draw: Drawing) -> float:
        at = self._hint_at
        return draw.lines(at.x(), at.y(), self._hint(), plain(14), "soft", room=self._hint_wide)

    def draw(self, draw: Drawing) -> None:
        if self.draft.has("map", self.entry_id) and self._hint():
            self._tell(draw)
