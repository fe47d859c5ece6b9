"""Shows Story Mode: phases or acts, the scene, Factions, Locations, and what may start now."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import caps, drawing, plain
from gattai_desktop.board.layout import Column, rows_of
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.games.gattai.story.first_contact_moves import StartAct
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.gattai.zones import BEGIN_GAMBIT, BEGIN_THROWDOWN
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.first_contact import GAMBIT, LIT, THROWDOWN
from gattai_desktop.windows.games.gattai.looks.rails import location_look, threat_looks
from gattai_desktop.windows.games.gattai.looks.story import Station, drag_hints, start_plates, story_look
from gattai_desktop.windows.games.gattai.panes.factions_column import Factions
from gattai_desktop.windows.games.gattai.panes.stations import StoryHead
from gattai_desktop.windows.games.gattai.parts.location_view import LocationLook, LocationPlate
from gattai_desktop.windows.games.gattai.parts.threat_plate import StoryThreatPlate, ThreatLook
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_BEGUN: Final = {BEGIN_GAMBIT: GAMBIT, BEGIN_THROWDOWN: THROWDOWN}
_HIGH: Final = {"factions": (185, 112), "locations": (116, 66), "threats": (128, 84)}
"""Height of a row of plates, drawing pixels of the full and of the small layout; all grow and shrink together."""
_TWO_ROWS: Final = 1.4
"""How much higher two rows of plates are than one."""
_MOST: Final = {"factions": 4, "locations": 4, "threats": 3}
"""How many plates stand in one row; where there are more, the row becomes two."""
_LARGEST: Final = 1.2
_HINT: Final = 30
"""Height of the line above what may start now, drawing pixels."""


class StoryPane(Pane):
    """The pane of Story Mode, between two conflicts."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._seen: SeatView | None = None
        self.head = StoryHead(paint, self)
        self.factions = Factions(paint, self, card=1.0, across=True)
        self.row = self.make_row()
        self._lit: Hashable | None = None
        self._locations: dict[str, LocationPlate] = {}
        self._threats: dict[str, StoryThreatPlate] = {}
        self._island, self._threat_island = ArrowGroup(self), ArrowGroup(self)
        self._hints: tuple[str, ...] = ()
        self._hint_base = 0.0
        self.factions.lifted.connect(requests.lift)
        self.factions.opened.connect(lambda key: requests.open(f"owner.faction.{key}"))
        self.head.pressed.connect(self._station_pressed)
        self.setAccessibleName(self.tr("Story"))

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        self.head.set_look(story_look(seen))
        self.factions.show_view(seen)
        self._show_locations(seen)
        self._show_threats(seen)
        self._show_plates(seen)
        self._hints = drag_hints(seen)
        self.rearrange()

    def set_asked(self, asked: bool) -> None:
        self.row.setVisible(not asked)

    guides_in_full = True

    @property
    def has_room_for_guide(self) -> bool:
        return True

    @property
    def has_next(self) -> bool:
        return self._lit is not None

    def do_next(self) -> None:
        button = self.row.button(self._lit) if self._lit is not None else None
        if button is not None:
            button.click()

    def told(self) -> str:
        return sentences((self.tr("There is no Pile in Story"), self.head.accessibleName(), *self.factions.told()))

    def _show_plates(self, seen: SeatView) -> None:
        """Show what may start; if the row has the focus, it moves to the plate that is newly lit."""
        plates = start_plates(seen)
        lit = next((plate.key for plate in plates if plate.look.fill == LIT), None)
        now = QApplication.focusWidget()
        had = now is not None and self.row.isAncestorOf(now)
        self.row.set_plates(plates)
        button = self.row.button(lit) if lit != self._lit and had else None
        self._lit = lit
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_locations(self, seen: SeatView) -> None:
        keys = () if "locations" in seen.absent else seen.keys("locations")
        looks = {key: look for key in keys if (look := location_look(seen, key)) is not None}
        self._locations = one_for_each(self._locations, looks, lambda key: self._new_location(key, looks[key]))
        for key, view in self._locations.items():
            view.set_look(looks[key])
        self._island.set_members(list(self._locations.values()))

    def _new_location(self, key: str, look: LocationLook) -> LocationPlate:
        view = LocationPlate(self.paint, look, self)
        view.clicked.connect(lambda: self.requests.open(f"location.{key}"))
        return view

    def _show_threats(self, seen: SeatView) -> None:
        looks = dict(threat_looks(seen))
        self._threats = one_for_each(self._threats, looks, lambda key: self._new_threat(key, looks[key]))
        for key, plate in self._threats.items():
            plate.set_look(looks[key])
        self._threat_island.set_members(list(self._threats.values()))

    def _new_threat(self, key: str, look: ThreatLook) -> StoryThreatPlate:
        plate = StoryThreatPlate(self.paint, look, self)
        plate.clicked.connect(lambda: self.requests.open(f"threat.{key}"))
        return plate

    def arrange(self, grid: TableGrid) -> None:
        column = Column(self.paint, self.local(grid.open_field))
        self.head.setGeometry(column.rest.toRect())
        self.head.setGeometry(column.take(self.head.needed(), gap=16))
        self.row.setGeometry(self.local(grid.drives).toRect())
        column.spare(column.at(6, 4))
        self._hint_base = column.rest.bottom() - self.paint.px(10)
        column.spare(0 if self.row.isHidden() else _HINT)
        self.leave_room(column, column.at(14, 8))
        counts = {
            "factions": len(self.factions.shown_keys()),
            "locations": len(self._locations),
            "threats": len(self._threats),
        }
        self.factions.setVisible(bool(counts["factions"]))
        shown = {kind: count for kind, count in counts.items() if count}
        gap, rest = column.at(14, 8), column.rest.height() / self.paint.px(1.0)
        wanted = {
            kind: column.at(*_HIGH[kind]) * (_TWO_ROWS if count > _MOST[kind] else 1.0) for kind, count in shown.items()
        }
        share = min(_LARGEST, max(0.1, (rest - gap * len(wanted)) / max(1.0, sum(wanted.values()))))
        for kind, high in wanted.items():
            box = QRectF(column.take(high * share, gap=gap))
            if kind == "factions":
                self.factions.setGeometry(box.toRect())
                continue
            plates: Sequence[QWidget] = list((self._locations if kind == "locations" else self._threats).values())
            for plate, place in zip(plates, rows_of(self.paint, box, len(plates), most=_MOST[kind]), strict=True):
                plate.setGeometry(place.toRect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.row.isHidden():
            return
        with drawing(self) as draw:
            base, words = self._hint_base / draw.unit, self.tr("What may start now")
            used = draw.text(0, base, words, caps(13), "soft")
            style = plain(draw.at(16, 13))
            room = draw.wide - used - 30
            hint = next((one for one in self._hints if draw.width(one, style) <= room), "")
            draw.text(used + 24, base, hint, style, "soft")

    def _station_pressed(self, station: Station, plate: QWidget) -> None:
        """Go to the next station at once; to any other only after a question."""
        seen, move = self._seen, station.move
        if seen is None or move is None:
            return
        if not seen.model.judge(move).allowed:
            self.requests.explain(move, plate)
        elif isinstance(move, MoveOn) and move in seen.options:
            self.requests.play(move)
        else:
            where = f"act.{move.act}" if isinstance(move, StartAct) else f"phase.{getattr(move, 'phase', '')}"
            self.requests.open(where)

    def name_of(self, place: Place) -> str:
        plate = self._begun_at(place)
        return plate.look.title if plate is not None else self.factions.name_of(place)

    def rect_of(self, place: Place) -> QRectF | None:
        begun = self._begun_at(place)
        if begun is not None:
            return begun.globally(QRectF(begun.rect()))
        kind, _, key = place.zone.partition(".")
        plate = self._threats.get(key) if kind == "threat" else None
        return plate.landing_rect() if plate is not None else self.factions.rect_of(place)

    def part_of(self, path: str) -> QWidget | None:
        kind, _, rest = path.partition(".")
        shown: Mapping[str, Mapping[str, QWidget]] = {"threat": self._threats, "location": self._locations}
        return shown.get(kind, {}).get(rest.partition(".")[0])

    def _begun_at(self, place: Place) -> PlateButton | None:
        """Return the plate at which a conflict is begun, by a press or by a card that is dropped on it."""
        return self.row.button(_BEGUN[place.spot]) if place.spot in _BEGUN else None

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (
            FocusGroup(self.row, self.row.focus),
            FocusGroup(self.factions, self.factions.focus_first),
            FocusGroup(self, self._island.focus),
            FocusGroup(self, self._threat_island.focus),
            FocusGroup(self.head, self.head.focus),
        )
