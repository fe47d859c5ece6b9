"""The rows of Team Hands (VM-44 to VM-48), with Jokers from one to all cards."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gattai_desktop.cards.card import DECK_CARDS, Card, card
from gattai_desktop.games.virtual_machine.poker import (
    DEAD_MAN,
    FIVE_ALIKE,
    FULL_HOUSE,
    HIGH_CARD,
    NOTHING,
    PAIR,
    ROWS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
    TeamRow,
    raising,
    readings,
    row_of,
)


def hand(written: str) -> tuple[Card, ...]:
    return tuple(
        card(f"Joker{one[1]}P" if one[0] == "J" and one[1:].isdigit() else f"{one}P") for one in written.split()
    )


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("", "none"),
        ("K♠", "high_card"),
        ("8♠ 8♦", "pair"),
        ("8♠ 8♦ 2♣ 2♥", "two_pair"),
        ("8♠ 8♦ 8♣", "three"),
        ("4♠ 5♦ 6♣ 7♠ 8♠", "straight"),
        ("2♠ 5♠ 9♠ J♠ K♠", "flush"),
        ("8♠ 8♦ 8♣ 2♣ 2♥", "full_house"),
        ("8♠ 8♦ A♣ A♥", "dead_man"),
        ("8♠ 8♦ 8♣ 8♥", "four"),
        ("4♣ 5♣ 6♣ 7♣ 8♣", "straight_flush"),
        ("10♦ J♦ Q♦ K♦ A♦", "royal_flush"),
        ("8♠ 8♦ 8♣ 8♥ J1", "five"),
    ],
)
def test_vm_44_every_row_is_known(written: str, key: str) -> None:
    assert row_of(hand(written)).key == key


@pytest.mark.parametrize(
    ("written", "row"),
    [("A♠ 2♦ 3♣ 4♥ 5♠", STRAIGHT), ("10♦ J♠ Q♣ K♥ A♦", STRAIGHT), ("Q♦ K♠ A♣ 2♥ 3♦", HIGH_CARD)],
)
def test_vm_ex_29_an_ace_is_low_or_high_in_a_straight(written: str, row: TeamRow) -> None:
    assert row_of(hand(written)) is row


def test_vm_h9_an_ace_may_be_high_only() -> None:
    assert row_of(hand("A♠ 2♦ 3♣ 4♥ 5♠"), low_ace=False) is HIGH_CARD
    assert row_of(hand("A♠ 2♠ 3♠ 4♠ 5♠"), low_ace=False).key == "flush"


def test_vm_ex_16_two_aces_and_two_eights_are_a_dead_mans_hand() -> None:
    assert row_of(hand("A♠ 8♠ 8♦")) is PAIR
    assert row_of(hand("A♠ 8♠ 8♦ A♥")) is DEAD_MAN
    assert row_of(hand("A♠ 8♠ 8♦ J1")) is DEAD_MAN


def test_vm_h23_a_joker_may_be_kept_out_of_a_dead_mans_hand() -> None:
    assert row_of(hand("A♠ 8♠ 8♦ J1"), wild_dead_man=False) is THREE
    assert row_of(hand("A♠ 8♠ 8♦ A♥"), wild_dead_man=False) is DEAD_MAN


def test_vm_ex_70_a_fifth_card_makes_two_pair_and_a_sixth_a_full_house() -> None:
    assert row_of(hand("A♠ 8♠ 8♦ A♥ 9♣")) is TWO_PAIR
    assert row_of(hand("A♠ 8♠ 8♦ A♥ 9♣ 8♣")) is FULL_HOUSE


def test_vm_ex_17_two_kings_and_a_joker_are_three_of_a_kind() -> None:
    assert row_of(hand("K♠ K♦ J1")) is THREE


def test_vm_ex_18_a_fifth_club_in_a_row_makes_a_straight_flush() -> None:
    assert row_of(hand("4♣ 5♣ 6♣ 7♣")) is HIGH_CARD
    assert row_of(hand("4♣ 5♣ 6♣ 7♣ 8♣")) is STRAIGHT_FLUSH


def test_vm_ex_51_a_joker_and_four_eights_are_five_of_a_kind() -> None:
    assert row_of(hand("J1 8♠ 8♥ 8♦ 8♣")) is FIVE_ALIKE


def test_vm_47_jokers_alone_are_the_best_row_for_their_number() -> None:
    """No deck has more than two, but two decks may lie in one, and a row must not depend on that."""
    joker = card("Joker1P")
    rows = [row_of((joker,) * count).key for count in range(7)]
    assert rows == ["none", "high_card", "pair", "three", "four", "five", "five"]


def test_vm_48_of_more_than_five_cards_the_best_five_count() -> None:
    assert row_of(hand("2♠ 9♦ 4♣ 5♣ 6♣ 7♣ 8♣")) is STRAIGHT_FLUSH
    assert row_of(hand("2♠ 2♦ 2♣ 7♣ 7♥ 7♦")) is FULL_HOUSE


_CARDS = DECK_CARDS["pilots"]


@given(st.lists(st.sampled_from(_CARDS), unique=True, max_size=7))
def test_another_card_lowers_no_row_but_a_dead_mans_hand(cards: list[Card]) -> None:
    before, after = row_of(cards[:-1]), row_of(cards)
    assert after.rank >= before.rank or before is DEAD_MAN
    assert (row_of(cards) is NOTHING) == (not cards)


@given(st.lists(st.sampled_from(_CARDS[:52]), unique=True, min_size=1, max_size=4), st.integers(1, 2))
def test_a_joker_is_worth_the_best_card_that_it_may_be(cards: list[Card], jokers: int) -> None:
    """Every way of naming one Joker after the other is tried; Five of a Kind is there only because a Joker is."""
    wild = [card(f"Joker{n}P") for n in range(1, jokers + 1)]
    best = max(row_of([*cards, *named]).rank for named in combinations(_CARDS[:52], jokers) if not {*named} & {*cards})
    found = row_of([*cards, *wild])
    assert found is FIVE_ALIKE or found is ROWS[best]


def test_what_would_raise_a_hand_is_found_with_few_cards() -> None:
    found = {one.row.key: one.cards for one in raising(hand("8♠ 8♦"), 5)}
    assert [card.rank for card in found["three"]] == [8]
    assert [card.rank for card in found["two_pair"]] == [13, 13]
    assert [card.rank for card in found["dead_man"]] == [14, 14]
    assert not list(raising(hand("8♠ 8♦ 2♠ 3♠ 4♠"), 5)), "a full hand takes no more"


def test_a_joker_is_read_as_the_best_that_it_can_be() -> None:
    found = readings(hand("8♠ 8♦ A♠ J1"))
    assert (found[0][0], found[0][1].key) == (14, "dead_man")
    assert (8, "three") in [(rank, row.key) for rank, row in found]
