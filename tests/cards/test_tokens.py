"""Tokens on a map: they are cards in the zones of areas, and a hidden one is not there for whoever may not see it."""

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.sight import sight, to_play_on
from gattai_desktop.cards.state import State
from gattai_desktop.cards.tokens import Token, area_zone, map_zones, standing, unseen_zone
from gattai_desktop.cards.zone import Lying

CAT, DOG, FOX = Token("cat", "the cat"), Token("dog", "the dog"), Token("fox", "the fox")
ZONES = {zone.id: zone for zone in map_zones(("barn", "yard"), frozenset({"keeper"}))}


def laid() -> State:
    return State(
        {area_zone("barn"): (Lying(DOG, True), Lying(CAT, True)), unseen_zone("yard"): (Lying(FOX, True),)}, {}
    )


def test_where_each_stands_is_known_anew_after_a_move() -> None:
    state = laid()
    assert standing(state) == {"dog": "barn", "cat": "barn", "fox": "yard"}
    ledger = Ledger(state, unknown)
    ledger.move(CAT, area_zone("yard"), rule="T-1")
    assert standing(ledger.table)["cat"] == "yard"
    assert standing(state)["cat"] == "barn"


def test_a_hidden_token_is_neither_seen_nor_counted() -> None:
    keeper = sight(laid(), "keeper", ZONES, lambda _path: False)
    other = sight(laid(), "other", ZONES, lambda _path: False)
    assert standing(keeper)["fox"] == "yard"
    assert standing(other) == {"dog": "barn", "cat": "barn"}
    assert standing(to_play_on(other)) == {"dog": "barn", "cat": "barn"}
    assert other.cards(unseen_zone("yard")) == ()
