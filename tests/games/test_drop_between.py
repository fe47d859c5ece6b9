"""A card can be dropped between two others: each gap of a row is a place of its own."""

from collections.abc import Iterator

from gattai_desktop.cards.card import Card, card
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.drops import drops_of
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import Place


@wish("puts {card} before place {place}")
class PutBefore(Move):
    card: Card
    place: int

    def laid_on_now(self, table: State | Sight) -> Place:
        return Place(zone="row", index=self.place)

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> "Iterator[PutBefore]":
        return (cls(seat, card, place) for place in range(table.count("row") + 1))


def test_each_gap_of_a_row_is_a_place_of_its_own() -> None:
    row = (Lying(card("2♠P"), True), Lying(card("9♣P"), True))
    table = Sight("red", {"row": row}, {})
    found = drops_of((PutBefore,), table, "red", card("5♥P"), Place(zone="hand.red"), None)
    assert [(drop.place.index, drop.moves) for drop in found] == [
        (place, (PutBefore("red", card("5♥P"), place),)) for place in range(3)
    ]


def test_a_card_of_the_row_itself_may_go_to_another_gap() -> None:
    table = Sight("red", {"row": (Lying(card("2♠P"), True),)}, {})
    found = drops_of((PutBefore,), table, "red", card("2♠P"), Place(zone="row"), None)
    assert [drop.place.index for drop in found] == [0, 1]
