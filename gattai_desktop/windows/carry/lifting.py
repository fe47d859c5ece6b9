"""Which card is meant when somebody presses, drags or asks for a menu at a place of the table window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.games.gattai.by_hand.by_hand import guide_is_off
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.carry.free_places import free_places
from gattai_desktop.windows.carry.hover_preview import HoverPreview
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.requests import Lift

if TYPE_CHECKING:
    from gattai_desktop.windows.table.table_window import TableWindow


class Lifting(QObject):
    """Lifts cards for the window's Carrying."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self.foresight = HoverPreview(window)

    def from_hand(self, card: Card, widget: CardWidget, grip: QPointF | None, at: QPoint | None) -> None:
        """A card of the hand: chosen for an answer, or lifted."""
        window = self._window
        if window.asking.choosing and grip is None:
            window.asking.toggle(card, window.seen)
            return
        self.lift(Lift(card, f"hand.{window.model.seat}", widget, grip, at))

    def lift(self, lift: Lift) -> None:
        """Lift a card that lies in a zone to wherever the moment, or a free table, lets it land."""
        window = self._window
        if window.middle is None:
            return
        places = window.middle.places()
        if guide_is_off(window.seen.sight):
            places = free_places(window.model, window.rect_of)
        window.carrying.lift(lift.card, lift.origin, lift.widget, places, lift.grip, lift.at)

    def serve(self, kind: type[Move] | None) -> None:
        """A Drive was pressed: lift the card in focus if it serves, or else the first that does.

        Without a kind any card may do, so that none is chosen for the player: the hand gets the keyboard.
        """
        window = self._window
        seen = window.seen
        cards = [
            card
            for move in (seen.options if kind is None else seen.options_of(kind))
            if isinstance(card := getattr(move, "card", None), Card)
        ]
        focused = window.hand.card_in_focus()
        if kind is None and focused not in cards:
            window.hand.focus()
            return
        card = focused if focused in cards else next((one for one in cards if seen.holds(one)), None)
        if card is None or window.middle is None:
            return
        widget = window.hand.widget_of(card)
        if widget is not None:
            widget.setFocus()
            window.carrying.lift(card, f"hand.{seen.seat}", widget, window.middle.places(), kind=kind)

    # ------------------------------------------------------------------ by hand
    def menu_at(self, place: QPoint) -> bool:
        """Show the by-hand menu of the card under a place of the window; say whether there is one."""
        window = self._window
        child: QWidget | None = window.childAt(place)
        while child is not None and not isinstance(child, CardSpread | CardWidget):
            child = child.parentWidget() if child is not window else None
        if isinstance(child, CardWidget):
            return self.menu_of(child)
        if not isinstance(child, CardSpread):
            return False
        widget = child.card_at(child.mapFrom(window, place))
        return widget is not None and self.menu_of(widget)

    def menu_of_focus(self) -> bool:
        """Show the by-hand menu of the card that has the keyboard."""
        now = QApplication.focusWidget()
        return isinstance(now, CardWidget) and self.menu_of(now)

    def menu_of(self, widget: CardWidget) -> bool:
        """Show the by-hand menu of a card."""
        window = self._window
        found = self._card_of(widget)
        if found is None:
            return False
        if window.by_hand.open_to_seat:
            window.by_hand.card_menu(*found)
        elif not isinstance(found[0], Back):
            window.log_desk.why_card(found[0])
        return True

    def _card_of(self, widget: CardWidget) -> tuple[Card, str] | None:
        """Return a widget's card and the zone it lies in: the zone nearest to where it is shown holds its face."""
        window = self._window
        centre = widget.global_rect().center()
        best: tuple[float, Card, str] | None = None
        for zone in window.model.zones():
            place = window.rect_of(Place(zone=zone))
            if place is None and zone != f"hand.{window.model.seat}":
                continue
            for lying in window.seen.sight.zones.get(zone, ()):
                if not _shows(widget.face, lying.card, up=lying.up):
                    continue
                way = (place.center() - centre) if place is not None else QPointF(0, 0)
                far = abs(way.x()) + abs(way.y())
                if best is None or far < best[0]:
                    best = (far, lying.card, zone)
        return (best[1], best[2]) if best is not None else None


def _shows(picture: str, card: Card, *, up: bool) -> bool:
    """Whether a picture could be this card as it lies; only a Joker is shown as an Omen."""
    if picture.startswith(("omen-", "spent-")):
        return not isinstance(card, Back) and card.suit is None and picture.endswith(card.deck)
    return picture == face(card) or (not up and picture == f"back-{card.deck}")
