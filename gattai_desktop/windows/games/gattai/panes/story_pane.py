"""Shows Story Mode: phases or acts, the scene, Factions, Locations, and what may start now."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import caps, drawing
from gattai_desktop.board.layout import Column, Row
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.games.gattai.story.first_contact_moves import StartAct
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.presentation import Place
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
"""Largest height of a Faction's card, in cu."""


class StoryPane(Pane):
    """The pane of Story Mode, between two conflicts."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._seen: SeatView | None = None
        self.head = StoryHead(paint, self)
        self.factions = Factions(paint, self, card=_LARGEST, across=True)
        self.row = self.make_row()
        self._lit: Hashable | None = None
        self._locations: dict[str, LocationPlate] = {}
        self._captions: list[tuple[float, str]] = []
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

    def arrange(self, grid: TableGrid) -> None:
        column = Column(self.paint, self.local(grid.open_field))
        self.head.setGeometry(column.rest.toRect())
        self.head.setGeometry(column.take(self.head.needed(), gap=16))
        self.row.setGeometry(self.local(grid.drives).toRect())
        self._captions = []
        low = column.at(96, 80)
        if self.factions.shown_keys():
            self._captions.append((column.rest.top(), self.tr("Factions")))
            left = column.rest.height() / self.paint.px(1.0) - 40 - (low + 36 if self._locations else 0)
            high = max(80.0, min(column.at(208, 168), left))
            self.factions.set_card(min(_LARGEST, self.paint.px(high - 28) / self.paint.scale.cu))
            moved = round(self.paint.px(2))
            self.factions.setGeometry(column.take(high, gap=column.at(24, 16)).translated(-moved, moved))
        self.factions.setVisible(bool(self.factions.shown_keys()))
        if self._locations:
            self._captions.append((column.skip(8), self.tr("Locations")))
            column.skip(12)
            row = Row(self.paint, QRectF(column.take(low)))
            each = row.rest.width() / max(4, len(self._locations)) / self.paint.px(1.0)
            for view in self._locations.values():
                view.setGeometry(row.take(each - 16, gap=16))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            for y, word in self._captions:
                draw.text(0, y / draw.unit, word, caps(13), "soft")

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
        return self.factions.name_of(place)

    def rect_of(self, place: Place) -> QRectF | None:
        return self.factions.rect_of(place)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (
            FocusGroup(self.row, self.row.focus),
            FocusGroup(self.factions, self.factions.focus_first),
            FocusGroup(self, self._island.focus),
            FocusGroup(self.head, self.head.focus),
        )
