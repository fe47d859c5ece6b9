"""Shows the left rail: Harmony with Schism, Pilots in seat order, Resources, the Pilots' Deck, Trash, Omens."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.layout import Column
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import fill
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.story.first_contact import SCHISM
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.windows.games.gattai.looks.rails import (
    harmony_look,
    pilot_looks,
    resources_look,
    tray_look,
)
from gattai_desktop.windows.games.gattai.parts.deck_tray import DeckTray, DeckTrayLook
from gattai_desktop.windows.games.gattai.parts.gauges import HarmonyLook, HarmonyPanel, ResourcesLook, ResourcesView
from gattai_desktop.windows.games.gattai.parts.pilot_row import PilotRow, PilotRowLook
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

RESOURCES: Final = ("team.fan_club", "team.armory", "team.pit_crew")
SMALLEST_ROW: Final = 0.72
"""Least scale of the Pilots' rows, below which they would cover the Resources."""


class LeftRail(Rail):
    """The left rail, with the Pilots' side of the table."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self.harmony = HarmonyPanel(paint, HarmonyLook(4, 0), self)
        self.resources = ResourcesView(paint, ResourcesLook(), self)
        self.tray = DeckTray(paint, DeckTrayLook("pilots", 0), self)
        self._rows: dict[str, PilotRow] = {}
        self._looks: tuple[PilotRowLook, ...] = ()
        self._island = ArrowGroup(self)
        self._counted: Value = None
        self.harmony.clicked.connect(lambda: requests.open("gauge", "team.harmony,team.schism"))
        self.tray.omenChosen.connect(lambda _place: requests.open("omen"))
        self.tray.cardLifted.connect(lambda place, grip, at: self.tray.lift(requests, place, grip, at))
        self.setAccessibleName(self.tr("Pilots"))

    def show_view(self, seen: SeatView) -> None:
        before = (self.harmony.isHidden(), self.resources.isHidden(), self._looks, self._counted)
        self.harmony.setHidden("harmony" in seen.absent)
        self.harmony.set_look(harmony_look(seen))
        self.resources.setHidden("resources" in seen.absent)
        self.resources.set_look(resources_look(seen))
        self.tray.set_look(tray_look(seen, "pilots"))
        self._looks = pilot_looks(seen)
        self._counted = seen.value(SCHISM)
        self._show_rows()
        after = (self.harmony.isHidden(), self.resources.isHidden(), self._looks, self._counted)
        if before != after:
            self.rearrange()

    def foretell(self, seen: SeatView, preview: Preview | None) -> None:
        """Show as dashed pips what a previewed play would add to Schism, and how far Harmony would fall."""
        self.harmony.set_look(harmony_look(seen, preview))

    def row(self, seat: str) -> PilotRow | None:
        return self._rows.get(seat)

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(self.fitting(paint))

    def _show_rows(self) -> None:
        looks = {look.seat: look for look in self._looks}
        self._rows = one_for_each_look(self._rows, looks, lambda _seat, look: self._new_row(look))
        self._island.set_members([self.harmony, *self._rows.values()])

    def _new_row(self, look: PilotRowLook) -> PilotRow:
        row = PilotRow(self.paint, look, self)
        row.clicked.connect(lambda: self.requests.open(f"pilot.{look.seat}"))
        return row

    def arrange(self, grid: TableGrid) -> None:
        column = Column(self.paint, self._inner)
        if not self.harmony.isHidden():
            self.harmony.setGeometry(column.take(column.at(184, 132), gap=18))
            self.ruled(column.rest.top())
            column.skip(column.at(14, 12))
        column.spare(column.at(22, 10))
        self.tray.setGeometry(column.foot(column.at(142, 112)))
        self.ruled(column.spare(column.at(20, 12)))
        if not self.resources.isHidden():
            column.spare(column.at(16, 10))
            self.resources.setGeometry(column.foot(column.at(68, 30)))
            self.ruled(column.spare(column.at(16, 11)))
        if self._counted is not None:
            # First Contact has no Harmony yet: Schism is only counted.
            words = fill(self.tr("Schism: {count}"), count=self._counted)
            self.captioned(column.spare(26) + self.paint.px(12), words)
        self._arrange_rows(column.rest.top(), column.spare(4))

    def _arrange_rows(self, top: float, foot: float) -> None:
        """Stack the rows; many Pilots make all rows a little smaller."""
        small, count = self.paint.scale.small, len(self._looks)
        if not count:
            return
        drawn, more = (62.0, 0.0) if small else (91.0, 20.0)
        raised = more if any(look.on_turn for look in self._looks) else 0.0
        needed = self.paint.px(drawn * count + raised - (8 if small else 14))
        share = max(SMALLEST_ROW, min(1.0, (foot - top) / needed)) if needed > 0 else 1.0
        paint = self.paint.shrunk(share)
        beyond = paint.px(10)
        y = top
        for look in self._looks:
            row = self._rows[look.seat]
            row.set_paint(paint)
            high = paint.px(52 if small else (104 if look.on_turn else 80))
            row.setGeometry(self.box(y, high, beyond=beyond))
            y += paint.px(drawn + (more if look.on_turn else 0.0))

    def part_of(self, path: str) -> QWidget | None:
        head, _, rest = path.partition(".")
        if head == "pilot":
            return self._rows.get(rest.partition(".")[0])
        if path in ("team.harmony", "team.schism"):
            return self.harmony
        return self.resources if path in RESOURCES else None

    def plate_of(self, place: Place) -> QRectF | None:
        """A card for a Pilot or her Hand is caught on her whole row, also where she has a Position in a Final Form."""
        kind, _, seat = (place.zone or place.spot).partition(".")
        row = self._rows.get(seat) if kind in ("hand", "seat") else None
        return row.globally() if row is not None else None

    def rect_of(self, place: Place) -> QRectF | None:
        kind, _, seat = (place.zone or place.spot).partition(".")
        row = self._rows.get(seat) if kind in ("hand", "conceded", "seat") else None
        if row is not None and kind == "seat":
            return row.globally()
        if row is None:
            return self.tray.rect_of(place)
        high = min(float(row.height()), self.paint.px(60))
        return row.globally(QRectF(self.paint.px(12), self.paint.px(4), card_width(high), high))
