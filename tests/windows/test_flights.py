"""Cards fly where the facts say they went, as the seat sees them."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.flight import Flight
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import DECK_CARDS, card
from gattai_desktop.cards.facts import CardsMoved
from gattai_desktop.cards.zone import Zone
from gattai_desktop.model.happened import SeenFacts
from gattai_desktop.windows.carry.flights import MOST, Flights

PLACES = {"deck.pilots": QRectF(0, 0, 50, 70), "pile.1": QRectF(300, 0, 50, 70), "hand.red": QRectF(0, 300, 50, 70)}
ZONES = {"deck.pilots": Zone("deck.pilots", "deck"), "hand.red": Zone("hand.red", "hand", "red")}


class Seen(Flights):
    """Remembers what takes off."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(make_paint(speed=0), table, lambda place: PLACES.get(place.zone), lambda: ZONES)
        self.off: list[Flight] = []
        self.layer.fly = self.off.extend  # type: ignore[method-assign,assignment]


@pytest.fixture
def flights(qtbot: QtBot) -> Seen:
    table = QWidget()
    qtbot.addWidget(table)
    return Seen(table)


def moved(*keys: str, origin: str, target: str, up: bool) -> SeenFacts:
    cards = tuple(card(key) for key in keys)
    count = len(cards)
    places = tuple(range(count))
    fact = CardsMoved(
        cards=cards,
        origin=origin,
        places=places,
        was_up=(False,) * count,
        target=target,
        lands=places,
        up=(up,) * count,
    )
    return ((0, fact),)


def test_a_card_turns_over_on_its_way_to_the_pile(flights: Seen) -> None:
    """Given a card of the Deck is laid on the Pile face-up, then its back takes off and its face lands."""
    facts = moved("9♦P", origin="deck.pilots", target="pile.1", up=True)
    flights.fly(facts, flights.places_before(facts))
    assert [(one.face, one.turns_to, one.start, one.goal) for one in flights.off] == [
        ("back-pilots", "9D", PLACES["deck.pilots"], PLACES["pile.1"])
    ]


def test_what_a_hand_has_carried_does_not_fly_as_well(flights: Seen) -> None:
    """Given somebody has dragged the card there, then it is there already."""
    facts = moved("9♦P", origin="hand.red", target="pile.1", up=True)
    flights.fly(facts, flights.places_before(facts), without="hand.red")
    assert flights.off == []
    flights.fly(facts, flights.places_before(facts))
    assert len(flights.off) == 1


def test_of_a_large_deal_a_dozen_fly_and_the_rest_is_there(flights: Seen) -> None:
    keys = [one.key for one in DECK_CARDS["pilots"]][: MOST + 5]
    facts = moved(*keys, origin="deck.pilots", target="hand.red", up=False)
    flights.fly(facts, flights.places_before(facts))
    assert len(flights.off) == MOST


def test_a_card_goes_to_a_hand_with_the_face_that_its_seat_sees(flights: Seen) -> None:
    """Given a card is drawn, which lies face-down in the Hand, then its back takes off and its face lands."""
    facts = moved("9♦P", origin="deck.pilots", target="hand.red", up=False)
    flights.fly(facts, flights.places_before(facts))
    assert [(one.face, one.turns_to) for one in flights.off] == [("back-pilots", "9D")]
