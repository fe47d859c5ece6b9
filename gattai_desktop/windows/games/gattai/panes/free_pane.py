"""Shows a free table: the same zones, with nothing led and nothing checked by the rules."""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import cards_aloud, sentences
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drawing import Drawing, measuring, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.layout import Row
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.pile_view import PileView
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.games.gattai.by_hand.cards import MoveTopButJokers
from gattai_desktop.games.gattai.by_hand.coachs_hand import SwitchGuide
from gattai_desktop.games.gattai.zones import PILE, deck_of, deck_zone, hand_zone
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.throwdown import pile_look
from gattai_desktop.windows.games.gattai.panes.factions_column import Factions
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.focus_groups import FocusGroup, first_child
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_SIDES: Final = {
    "gambit.threshold": "Threshold", "gambit.pilot": "Pilot",
    "initiative.challenger": "Challenger", "initiative.challenged": "Challenged",
    "pile.1": "Stage 1", "pile.2": "Stage 2",
    "flipped": "Flipped", "removed": "Removed",
}  # fmt: skip
"""The lesser places, two in a row, and the heading of each: one word, as wide as a small card."""


def _name(zone: str) -> str:
    return speak("table", _SIDES[zone])


class SidePlaces(CardSpread):
    """The lesser places of a free table as small wells, each with its top card."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._widgets: dict[str, CardWidget] = {}
        self.lifted: Callable[[str, CardWidget, QPointF | None, QPoint | None], None] = lambda *_: None

    def show_view(self, seen: SeatView) -> None:
        """Show the top card of each place."""
        kept: dict[str, CardWidget] = {}
        for zone in _SIDES:
            top = seen.top(zone)
            if top is None:
                continue
            widget = self._widgets.get(zone)
            if widget is None:
                widget = CardWidget(self.paint, lying_face(top), self.paint.px(96), self)
                widget.clicked.connect(lambda one=zone: self.lifted(one, self._widgets[one], None, None))
                widget.lifted.connect(lambda grip, at, one=zone: self.lifted(one, self._widgets[one], grip, at))
            widget.set_face(lying_face(top))
            kept[zone] = widget
        self._widgets = kept
        self.hold(list(kept.values()))
        self.rescale()
        self.update()

    def rect_of(self, zone: str) -> QRectF:
        """Return the rectangle of a place, in this widget."""
        row, column = divmod(list(_SIDES).index(zone), 2)
        px, high = self.paint.px, self.paint.px(70 if self.paint.scale.small else 96)
        return QRectF(column * self.width() / 2 + 2, row * (high + px(30)) + px(20), card_width(high), high)

    def least_width(self) -> float:
        """Return the width that the headings need, drawing pixels."""
        draw = measuring(self.paint, 0)
        return 2 * (max(draw.width(_name(zone), strong(12)) for zone in _SIDES) + 8 / draw.unit)

    def rescale(self) -> None:
        for zone, widget in self._widgets.items():
            rect = self.rect_of(zone)
            widget.put(rect.x(), rect.y(), height=rect.height())

    def draw(self, draw: Drawing) -> None:
        for zone in _SIDES:
            card = draw.over(self.rect_of(zone))
            card.text(0, -6, _name(zone), strong(12), "soft", room=draw.wide / 2 - 6 / draw.unit, fit=True)
            if zone not in self._widgets:
                card.well(0, 0, card.high)


class FreePane(Pane):
    """Shows a free table: Factions, the Pile, lesser places, and what helps to play by hand."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._seen = requests.view
        self.factions = Factions(paint, self, card=0.336, across=False)
        self.pile = PileView(paint, self, empty_sign="pile")
        self.sides = SidePlaces(paint, self)
        self.row = self.make_row()
        self.factions.lifted.connect(requests.lift)
        self.pile.cardChosen.connect(lambda key: self._pick(key, None, None))
        self.pile.cardLifted.connect(self._pick)
        self.sides.lifted = self._lift_side
        self.setAccessibleName(self.tr("Free table"))

    def told(self) -> str:
        pile = (self.pile.accessibleName(), self.pile.accessibleDescription(), *cards_aloud(self.pile.cards()[::-1]))
        return sentences(pile)

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        self.factions.show_view(seen)
        self.pile.set_pile(pile_look(seen))
        self.sides.show_view(seen)
        draw = MoveTopButJokers(seen.seat, 1, deck_zone(deck_of(seen.seat)), hand_zone(seen.seat))
        top = PlateLook(self.tr("Draw a card"), self.tr("From your Deck"), "C", "legal")
        if not seen.model.judge(draw).allowed:
            top = PlateLook(self.tr("Draw a card"), self.tr("The Deck is empty"), "C", "refused")
        plates = [
            RowPlate("draw", top, move=draw),
            RowPlate("by hand", PlateLook(self.tr("By hand"), self.tr("Gauges, shuffling, notes"), "V", "legal")),
        ]
        if seen.is_coach:
            look = PlateLook(self.tr("Rules on"), self.tr("The rules lead again"), "G", edge="coach")
            plates.append(RowPlate("guide", look, move=SwitchGuide(seen.seat, "on")))
        self.row.set_plates(tuple(plates))

    def arrange(self, grid: TableGrid) -> None:
        row = Row(self.paint, self.local(grid.open_field).adjusted(0, self.paint.px(30), 0, -self.paint.px(16)))
        self.factions.setGeometry(row.take(row.at(226, 180)))
        self.sides.setGeometry(row.end(max(row.at(204, 164), self.sides.least_width()), gap=16))
        self.pile.setGeometry(row.rest.adjusted(0, self.paint.px(40), 0, -self.paint.px(20)).toRect())
        self.row.setGeometry(self.local(grid.drives).toRect())

    def rect_of(self, place: Place) -> QRectF | None:
        zone = place.zone
        if zone == PILE:
            return self.pile.global_landing_rect()
        if zone in _SIDES:
            return self.sides.globally(self.sides.rect_of(zone))
        return self.factions.rect_of(place)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (
            FocusGroup(self.row, self.row.focus),
            FocusGroup(self.pile, first_child(self.pile)),
            FocusGroup(self.factions, self.factions.focus_first),
        )

    def _pick(self, key: Hashable, grip: QPointF | None, place: QPoint | None) -> None:
        widget = self.pile.card(key)
        card = next((one for one in self._seen.sight.cards(PILE) if one.key == key), None)
        if widget is not None and card is not None:
            self.requests.lift(Lift(card, PILE, widget, grip, place))

    def _lift_side(self, zone: str, widget: CardWidget, grip: QPointF | None, place: QPoint | None) -> None:
        cards = self._seen.sight.cards(zone)
        if cards:
            self.requests.lift(Lift(cards[-1], zone, widget, grip, place))
