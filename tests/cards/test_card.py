"""Cards, their order and their names (RULES 2.1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gattai_desktop.cards.card import CARDS, DECK_CARDS, Card, NoSuchCard, NotKnown, Suit, back_of, card

ANY = st.sampled_from(list(CARDS.values()))


def test_card_1_two_decks_of_54() -> None:
    assert {deck: len(cards) for deck, cards in DECK_CARDS.items()} == {"pilots": 54, "coach": 54}
    for cards in DECK_CARDS.values():
        assert len({one.strength for one in cards if not one.is_joker}) == 52
        assert [one.is_joker for one in cards].count(True) == 2


def test_card_6_rank_decides_then_suit() -> None:
    assert card("3♣P").strength > card("2♠P").strength
    assert card("9♠C").strength > card("9♥P").strength > card("9♦P").strength > card("9♣C").strength
    assert card("A♣P").strength > card("K♠P").strength


@pytest.mark.parametrize("sign", ["J♣P", "Q♦P", "K♠C"])
def test_card_7_jack_queen_and_king_are_faces(sign: str) -> None:
    assert card(sign).is_face


@pytest.mark.parametrize("sign", ["A♣P", "10♦P", "Joker1P"])
def test_card_7_neither_ace_nor_ten_nor_joker_is_a_face(sign: str) -> None:
    assert not card(sign).is_face


@given(ANY)
def test_a_card_is_found_by_every_way_to_write_it(one: Card) -> None:
    assert card(one.code) is one
    assert card(one.key) is one
    assert card(one.key.lower()) is one
    assert card(one.name, one.deck) is one


@pytest.mark.parametrize("text", ["1♦P", "11♣C", "9♦", "Joker3P", "", "9♦PP", "Joker1"])
def test_what_is_no_card_is_none(text: str) -> None:
    with pytest.raises(NoSuchCard, match="such as 9♦P"):
        card(text)


@pytest.mark.parametrize("what", ["rank", "suit", "is_joker", "is_face", "strength"])
def test_info_2_the_back_of_a_card_tells_nothing(what: str) -> None:
    with pytest.raises(NotKnown):
        getattr(back_of("pilots"), what)


def test_two_hidden_cards_of_a_deck_are_the_same_back() -> None:
    assert back_of("coach") is back_of("coach")
    assert back_of("coach") is not back_of("pilots")


def test_card_4_suits_rise_from_clubs_to_spades() -> None:
    assert [suit.sign for suit in sorted(Suit)] == ["♣", "♦", "♥", "♠"]
