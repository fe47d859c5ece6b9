"""Which of two cards is higher, and how a play is measured."""

import pytest

from gattai_desktop.cards.card import Card, card
from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.book.rulings import Rulings
from gattai_desktop.games.gattai.cards.comparing import beats, beats_threshold, counts_as, suit_value, wins_initiative
from gattai_desktop.games.gattai.setup import PilotSetup, Setup
from gattai_desktop.games.gattai.throwdown.joining import side_cap
from gattai_desktop.games.gattai.throwdown.stages import STAGES
from gattai_desktop.games.gattai.throwdown.strike import Strike, difference


def test_w_16_rank_decides_and_then_the_suit() -> None:
    """W-16, CARD-3, CARD-4, CARD-6."""
    order = [card(written) for written in ("K♣P", "10♥P", "7♠P", "7♣P")]
    assert sorted(order, key=lambda one: one.strength, reverse=True) == order
    assert [card(written).rank for written in ("2♣P", "10♣P", "J♣P", "Q♣P", "K♣P", "A♣P")] == [2, 10, 11, 12, 13, 14]


def test_card_5_and_r_12_suits_have_numbers_where_the_table_says_so() -> None:
    """`suit_value = on`: Spades 4 to Clubs 1; `suit_value = off`: suits have only their order."""
    suits = [card(written) for written in ("9♠P", "9♥P", "9♦P", "9♣P")]
    assert [suit_value(one, Rulings.of("beta")) for one in suits] == [4, 3, 2, 1]
    assert [suit_value(one, Rulings.of("final")) for one in suits] == [None] * 4
    assert suit_value(card("Joker1P"), Rulings.of("beta")) is None


def test_card_7_an_ace_is_no_face_card() -> None:
    assert [card(written).is_face for written in ("10♠C", "J♠C", "Q♠C", "K♠C", "A♠C")] == [
        False,
        True,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("played", "top", "is_higher"),
    [
        ("3♦P", "2♣C", True),
        ("2♠P", "2♣C", False),  # suits do not help (THROW-29)
        ("2♣P", "A♠C", True),  # CARD-9
        ("K♠P", "A♣C", False),
        ("A♠P", "2♣C", False),  # CARD-9
        ("A♠P", "K♣C", True),
        ("A♠P", "A♣C", False),
    ],
)
def test_throw_29_a_counter_needs_a_higher_rank(played: str, top: str, is_higher: bool) -> None:
    assert beats(card(played), card(top)) is is_higher


@pytest.mark.parametrize(
    ("played", "threshold", "rank_only", "rank_then_suit", "equal_wins"),
    [
        ("9♠P", "8♠C", True, True, True),
        ("8♠P", "8♦C", False, True, True),  # E-20
        ("8♦P", "8♦C", False, False, True),
        ("7♠P", "8♦C", False, False, False),
        ("2♣P", "A♥C", True, True, True),  # CARD-8
        ("A♥P", "2♣C", False, False, False),  # E-21
    ],
)
def test_r_18_a_gambit_between_equal_ranks(
    played: str, threshold: str, rank_only: bool, rank_then_suit: bool, equal_wins: bool
) -> None:
    one, other = card(played), card(threshold)
    assert beats_threshold(one, other, "rank_only") is rank_only
    assert beats_threshold(one, other, "rank_then_suit") is rank_then_suit
    assert beats_threshold(one, other, "equal_wins") is equal_wins


@pytest.mark.parametrize(
    ("one", "other", "two_wins", "ace_wins"),
    [
        ("2♥P", "A♣C", True, False),
        ("A♣P", "2♥C", False, True),
        ("9♠P", "9♦C", True, True),
        ("9♦P", "K♦C", False, False),
    ],
)
def test_r_15_twos_and_aces_at_the_reveal(one: str, other: str, two_wins: bool, ace_wins: bool) -> None:
    assert wins_initiative(card(one), card(other), "two_wins") is two_wins
    assert wins_initiative(card(one), card(other), "ace_wins") is ace_wins


@pytest.mark.parametrize(
    # pile, card, Strike, resonant, safe
    ("top", "played", "reach", "resonant", "safe"),
    [
        ("2♣C", "3♦P", 2, True, True),  # W-1
        ("2♣C", "4♦P", 2, False, True),  # W-2
        ("2♣C", "5♦P", 2, False, False),  # W-3
        ("2♣C", "3♦P", 0, False, False),  # STRIKE-10
        ("A♠C", "2♣P", 1, True, True),  # E-42
    ],
)
def test_strike_4_safe_true_and_resonant(top: str, played: str, reach: int, resonant: bool, safe: bool) -> None:
    strike = Strike(difference(card(played), card(top), Rulings.of("beta")), reach)
    assert (strike.resonant, strike.safe, strike.dissonant) == (resonant, safe, not safe)


@pytest.mark.parametrize(("option", "expected"), [("1", 1), ("2", 2), ("0", 0), ("no_check", None)])
def test_r_14_a_two_on_an_ace(option: str, expected: int | None) -> None:
    rulings = Rulings.of("beta", {"two_over_ace_difference": option})
    assert difference(card("2♣P"), card("A♠C"), rulings) == expected
    assert difference(card("2♣P"), card("K♠C"), rulings) == -11


def test_w_24_the_derived_harmonic_is_half_of_harmony_rounded_up() -> None:
    """W-24, R-58."""
    caps = [side_cap(table(harmony, side_cap="derived_harmonic")) for harmony in range(1, 8)]
    assert caps == [1, 1, 2, 2, 3, 3, 4]
    assert [side_cap(table(harmony)) for harmony in (1, 4, 7)] == [1, 4, 7]
    assert side_cap(table(1, side_cap="none")) is None


def table(harmony: int, **rulings: str) -> State:
    return begin(Setup(pilots=(PilotSetup("red"),), rulings=rulings, values={"team.harmony": harmony}))


def test_throw_25_each_stage_is_worth_more_than_all_before_it() -> None:
    """THROW-25, THROW-26, THROW-37: 1, 2, 4, … 64; nothing lies beyond stages 3 and 7."""
    points = [stage.points for stage in STAGES.values()]
    assert points == [1, 2, 4, 8, 16, 32, 64]
    assert all(points[place] > sum(points[:place]) for place in range(7))
    assert [stage.number for stage in STAGES.values() if stage.escalates_to is None] == [3, 7]
    assert [stage.rumble for stage in STAGES.values()] == [0, 0, 0, 1, 2, 3, 4]


def test_card_12_a_wild_card_counts_as_it_was_declared() -> None:
    state = begin(Setup(pilots=(PilotSetup("red"),), values={"wild.3CP": "KS"}))
    three: Card = card("3♣P")
    assert counts_as(state, three) is card("K♠P")
    assert counts_as(state, card("3♦P")) is card("3♦P")
