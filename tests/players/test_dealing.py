"""What a seat cannot see is dealt anew, and what it sees stays."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from gattai_desktop.cards.card import CARDS, Back
from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.zones import deck_zone
from gattai_desktop.players.gattai.dealing import dealt_anew
from gattai_desktop.players.gattai.measuring import coach_on_turn

TABLE = coach_on_turn(3)


def _lying(state: State) -> list[str]:
    return sorted(lying.card.key for zone in state.zones.values() for lying in zone)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), seat=st.sampled_from(["coach", "red", "public"]))
def test_a_table_dealt_anew_looks_the_same_to_the_seat(seed: int, seat: str) -> None:
    """Given any seat, when the table is dealt anew for it, then it sees what it saw, and every card is there once."""
    dealt = dealt_anew(GATTAI.game, GATTAI.game.sight(TABLE, seat), random.Random(seed))
    assert GATTAI.game.sight(dealt, seat) == GATTAI.game.sight(TABLE, seat)
    assert _lying(dealt) == sorted(CARDS)


def test_hidden_hands_change_and_seen_ones_do_not() -> None:
    """Given the Coach reckons, then in many dealings the Pilots' Hands differ and his own never does."""
    dealt = [dealt_anew(GATTAI.game, GATTAI.game.sight(TABLE, "coach"), random.Random(seed)) for seed in range(20)]
    others = [seat for seat in ("red", "green", "blue") if TABLE.count(f"hand.{seat}")]
    assert others
    for seat in others:
        assert len({one.cards(f"hand.{seat}") for one in dealt}) > 10
    assert {one.cards("hand.coach") for one in dealt} == {TABLE.cards("hand.coach")}


def test_no_hand_gets_a_joker_and_no_deck_has_one_on_top() -> None:
    """A Joker outside a Deck, or on top of it, would have become an Omen already (RULES OMEN-1)."""
    for seed in range(40):
        dealt = dealt_anew(GATTAI.game, GATTAI.game.sight(TABLE, "coach"), random.Random(seed))
        for zone in dealt.zones:
            if zone.startswith("hand."):
                assert not any(card.is_joker for card in dealt.cards(zone))
        for deck in ("pilots", "coach"):
            top = dealt.top(deck_zone(deck))
            assert top is not None
            assert not top.is_joker


def test_what_the_seat_sees_are_no_backs_of_its_own() -> None:
    """Given the Coach sees his Hand, then it was not veiled before dealing."""
    assert not any(isinstance(card, Back) for card in GATTAI.game.sight(TABLE, "coach").cards("hand.coach"))
