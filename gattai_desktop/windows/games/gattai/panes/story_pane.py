"""The middle of the table in Story Mode: phases or acts, the scene, Factions, Locations, and what may start now."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.fonts import caps_font
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.words import paint_text
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.flows.gattai_flows import station_flow
from gattai_desktop.windows.games.gattai.looks.first_contact import LIT
from gattai_desktop.windows.games.gattai.looks.rails import location_look
from gattai_desktop.windows.games.gattai.looks.story import Station, start_plates, story_look
from gattai_desktop.windows.games.gattai.panes.factions_column import Factions
from gattai_desktop.windows.games.gattai.panes.stations import StoryHead
from gattai_desktop.windows.games.gattai.parts.location_view import LocationLook, LocationPlate
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_LARGEST: Final = 0.6
"""How high a Faction's card is drawn at most, in cu."""


class StoryPane(Pane):
    """Shows the story between two conflicts."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._seen: SeatView | None = None
        self.head = StoryHead(paint, self)
        self.factions = Factions(paint, self, card=_LARGEST, across=True)
        self.row = self.make_row()
        self._lit: Hashable | None = None
        self._locations: dict[str, LocationPlate] = {}
        self._captions: tuple[tuple[float, str], ...] = ()
        self._island = ArrowGroup(self)
        self.factions.lifted.connect(requests.lift)
        self.head.pressed.connect(self._station_pressed)
        self.setAccessibleName(self.tr("Story"))

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        self.head.set_look(story_look(seen))
        self.factions.show_view(seen)
        self._show_locations(seen)
        self._show_plates(seen)
        self.rearrange()

    def told(self) -> str:
        return sentences((self.tr("No Pile lies in Story"), self.head.accessibleName(), *self.factions.told()))

    def _show_plates(self, seen: SeatView) -> None:
        """Show what may start; the keyboard, where the row has it, goes along to what is lit anew."""
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
        absent = "locations" in seen.absent
        looks = {
            key: look
            for key in (() if absent else seen.keys("locations"))
            if (look := location_look(seen, key)) is not None
        }
        self._locations = one_for_each(self._locations, looks, lambda key: self._new_location(key, looks[key]))
        for key, view in self._locations.items():
            view.set_look(looks[key])
        self._island.set_members(list(self._locations.values()))

    def _new_location(self, key: str, look: LocationLook) -> LocationPlate:
        view = LocationPlate(self.paint, look, self)
        view.clicked.connect(lambda: self.requests.open(f"location.{key}"))
        return view

    def arrange(self, grid: TableGrid) -> None:
        px, small = self.paint.px, self.paint.scale.small
        field = self.local(grid.open_field)
        self.head.setGeometry(QRectF(field.x(), field.y(), field.width(), field.height()).toRect())
        head = self.head.needed()
        self.head.setGeometry(QRectF(field.x(), field.y(), field.width(), head).toRect())
        self.row.setGeometry(self.local(grid.drives).toRect())
        room = field.height() - head - px(26)
        places = bool(self._locations)
        low = px(80 if small else 96) + px(36) if places else 0.0
        captions = []
        y = field.y() + head + px(16)
        if self.factions.shown_keys():
            captions.append((y, self.tr("Factions")))
            high = max(px(80), min(px(168 if small else 208), room - low - px(30)))
            self.factions.set_card(min(_LARGEST, (high - px(28)) / self.paint.scale.cu))
            self.factions.setGeometry(QRectF(field.x() - px(2), y + px(2), field.width(), high).toRect())
            y += high + px(16 if small else 24)
        self.factions.setVisible(bool(self.factions.shown_keys()))
        if places:
            captions.append((y + px(8), self.tr("Locations")))
            self._arrange_locations(QRectF(field.x(), y + px(20), field.width(), px(80 if small else 96)))
        self._captions = tuple(captions)
        self.update()

    def _arrange_locations(self, box: QRectF) -> None:
        wide = box.width() / max(4, len(self._locations))
        for place, view in enumerate(self._locations.values()):
            gap = self.paint.px(16)
            view.setGeometry(QRectF(box.x() + place * wide, box.y(), wide - gap, box.height()).toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        font = caps_font(self.paint.text(13))
        with painting(self) as painter:
            for y, word in self._captions:
                paint_text(painter, 0, y, word.upper(), font, self.paint.theme.soft)

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
            self.requests.open(station_flow(move))

    def name_of(self, place: Place) -> str:
        kind, _, key = place.zone.partition(".")
        return self._seen.text(f"{place.zone}.name", key) if kind == "faction" and self._seen is not None else ""

    def rect_of(self, place: Place) -> QRectF | None:
        kind, _, key = place.zone.partition(".")
        return self.factions.landing(key) if kind == "faction" and key in self.factions.shown_keys() else None

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (
            FocusGroup(self.row, self.row.focus),
            FocusGroup(self.factions, self.factions.focus_first),
            FocusGroup(self, self._island.focus),
            FocusGroup(self.head, self.head.focus),
        )
