"""How moves stand on plates, and the places where their cards lie."""

import pytest

from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.presentation import NOWHERE, Place, imperative


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        ("accepts with {card}", "Accept with {card}"),
        ("discards {cards}", "Discard {cards}"),
        ("goes on with First Contact", "Go on with First Contact"),
        ("does not help", "Do not help"),
        ("passes", "Pass"),
        ("carries on", "Carry on"),
        ("moves {card} by hand because {reason}", "Move {card} by hand"),
    ],
)
def test_a_phrase_becomes_a_command(phrase: str, said: str) -> None:
    assert imperative(phrase) == said


def test_a_place_takes_the_fields_of_a_move() -> None:
    move = Counter("red", card("3D", "P"))
    assert Place(zone="hand.{seat}", index=2).filled(move) == Place(zone="hand.red", index=2)
    assert Place(spot="seat.{seat}").filled(move) == Place(spot="seat.red")
    assert Place(area="{seat}", at=(1, 2)).filled(move) == Place(area="red", at=(1, 2))


def test_a_place_that_names_no_field_stays_as_it_is() -> None:
    assert NOWHERE.filled(Counter("red", card("3D", "P"))) is NOWHERE
