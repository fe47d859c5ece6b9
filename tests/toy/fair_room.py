"""The room of the fair: the stalls above the map, and the same in words for whoever hears it or looks at the wall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drawing import caps, drawing
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import primary_plate
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.cards.card import Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.kit.focus_groups import FocusGroup, first_child
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.plate_words import kind_title
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom, MakePane, Spoken
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid
from tests.toy.fair import KEY, PLACES, TOKENS, Open


def in_words(table: SeatView) -> str:
    """What lies where and how much each has sold, for whoever hears it."""
    lying = [f"{zone.partition('.')[2]}: {', '.join(map(str, table.sight.cards(zone)))}" for zone in PLACES]
    return ". ".join((*lying, *(f"{table.name(seat)} sold {table.number(f'sold.{seat}')}" for seat in TOKENS)))


class FairPane(Pane):
    """The stalls in a row above the four places of the map."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self.spread = CardSpread(paint, self)
        self.row = self.make_row()
        self._cards: dict[tuple[Card, str], CardWidget] = {}

    def show_view(self, seen: SeatView) -> None:
        lying = [(card, zone) for zone in PLACES for card in seen.sight.cards(zone)]
        self._cards = {at: self._cards.get(at) or self.make_card(*at) for at in lying}
        self.spread.hold(list(self._cards.values()))
        look = primary_plate(kind_title(Open), key="O")
        self.row.set_plates(tuple(RowPlate("open", look, move=move) for move in seen.options_of(Open)))
        self.setAccessibleName(in_words(seen))
        self.rearrange()

    def box(self, zone: str) -> QRectF:
        """Where the cards of a stall or a place lie, in this widget."""
        down, column = divmod(PLACES.index(zone) + zone.startswith("area"), 4)
        high = self.height() * 0.3
        return QRectF(40 + column * self.width() / 4, 40 + down * (high + 60), high * 5 / 7, high)

    def arrange(self, grid: TableGrid) -> None:
        self.spread.setGeometry(self.rect())
        self.row.setGeometry(self.local(grid.drives).toRect())
        for number, ((_, zone), widget) in enumerate(self._cards.items()):
            box = self.box(zone)
            widget.put(box.x() + 9 * number, box.y(), height=box.height())

    def rect_of(self, place: Place) -> QRectF | None:
        zone = place.zone or f"area.{place.area}"
        if zone not in PLACES:
            return None
        box = self.box(zone)
        return QRectF(QPointF(self.mapToGlobal(box.topLeft())), box.size())

    def name_of(self, place: Place) -> str:
        return (place.area or place.zone.partition(".")[2]).capitalize()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (*super().focus_groups(), FocusGroup(self.spread, first_child(self.spread)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self, unit=1) as draw:
            for zone in PLACES:
                box = self.box(zone)
                draw.text(box.x(), box.y() - 10, zone.partition(".")[2].upper(), caps(13), "soft")


class FairRoom(GameRoom):
    """Furnishes the fair."""

    key = KEY
    panes: ClassVar[Mapping[str, MakePane]] = {"fair": FairPane}

    def spoken(self, view: SeatView, what: Spoken) -> str:
        return in_words(view)
