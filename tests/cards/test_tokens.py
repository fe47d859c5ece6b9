"""Tokens on a map: they are cards in the zones of areas, and a hidden one is not there for whoever may not see it."""

from gattai_desktop.cards.facts import CardsMoved
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.sight import sight, sight_of_facts, to_play_on
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


def test_info_11_a_hidden_token_that_goes_on_and_comes_out_is_told_from_where_it_came_out() -> None:
    """Its way from one hidden place to the next is told to nobody else; what follows is told of the table after it."""
    ledger = Ledger(laid(), unknown)
    ledger.move(FOX, unseen_zone("barn"), rule="T-1")
    ledger.move(FOX, area_zone("barn"), rule="T-1")
    ledger.move(CAT, area_zone("yard"), rule="T-1")
    told = dict(sight_of_facts(laid(), ledger.facts, "other", lambda _state: ZONES, lambda _state, _seat: bool))
    assert list(told) == [1, 2]
    assert [fact.cards for fact in told.values() if isinstance(fact, CardsMoved)] == [(FOX,), (CAT,)]


def test_info_11_no_place_among_hidden_tokens_tells_how_many_they_are() -> None:
    """Whoever comes out of hiding, or goes into it, tells nobody else who is hidden in the same area."""
    ledger = Ledger(laid(), unknown)
    ledger.move(CAT, unseen_zone("yard"), rule="T-1")
    ledger.move(CAT, area_zone("barn"), rule="T-1")
    told = sight_of_facts(laid(), ledger.facts, "other", lambda _state: ZONES, lambda _state, _seat: bool)
    into, out = (fact for _, fact in told if isinstance(fact, CardsMoved))
    assert (into.lands, out.places) == ((0,), (0,))
    kept = sight_of_facts(laid(), ledger.facts, "keeper", lambda _state: ZONES, lambda _state, _seat: bool)
    assert next(fact.lands for _, fact in kept if isinstance(fact, CardsMoved)) == (1,)
