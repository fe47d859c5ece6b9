"""The forms of a new showdown: the lesson, the program as the other player, two people, and what they choose."""

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.by_program import BY_PROGRAM
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.games.tasuo.decks import list_of, written_deck
from gattai_desktop.games.tasuo.policies import ALWAYS, COULD, SEEN, is_paced, policy_of
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.setup import UnusableShowdown
from gattai_desktop.games.tasuo.zones import deck, ultra

BOX = box("tasuo")


@pytest.mark.parametrize(
    ("key", "seats", "program"),
    [
        ("seven-turns", {"red": "Ren"}, {"blue": "lesson"}),
        ("two-players", {"red": "Ren", "blue": ""}, {"blue": "gentle"}),
        ("two-players", {"red": "", "blue": "Ida"}, {"red": "steady"}),
        ("two-players", {"red": "Ren", "blue": "Ida"}, {}),
    ],
)
def test_the_program_plays_the_seats_that_it_is_given(key: str, seats: dict[str, str], program: dict[str, str]) -> None:
    answers = {SEATS: seats, BY_PROGRAM: program} if key != "seven-turns" else {SEATS: seats}
    state = BOX.begin(table_form("tasuo", key).setup(answers))
    assert program_players(state) == program
    assert {seat: state.values[f"name.{seat}"] for seat, name in seats.items() if name} == {
        seat: name for seat, name in seats.items() if name
    }
    assert all(state.values[f"name.{seat}"] == seat.capitalize() for seat in program)
    assert all(len(state.zones[deck(seat)]) == 50 for seat in ("red", "blue"))


AGAINST_IT = {BY_PROGRAM: {"blue": "steady"}}


@pytest.mark.parametrize(("key", "answers"), [("seven-turns", {}), ("two-players", AGAINST_IT)])
def test_only_for_the_program_every_window_lasts_the_same_time(key: str, answers: FieldValues) -> None:
    """Against it a person is asked by what all can see, which hides nothing."""
    state = BOX.begin(table_form("tasuo", key).setup(answers))
    assert [is_paced(state, seat) for seat in ("red", "blue")] == [False, True]


def test_against_the_program_asking_may_hang_on_the_hand_and_takes_no_time() -> None:
    """The program sees no screen and no clock: what a person is asked, and how fast, tells it nothing."""
    form = table_form("tasuo", "two-players")
    state = BOX.begin(form.setup({**form.typed({"red_asked": COULD}), **AGAINST_IT}))
    assert policy_of(state, "red") == COULD
    assert not is_paced(state, "red")


@pytest.mark.parametrize("asked", [SEEN, ALWAYS, COULD])
def test_two_people_at_one_computer_wait_for_no_pause(asked: str) -> None:
    """Whether they are asked depends on nothing hidden, so how long a window lasts hides nothing."""
    form = table_form("tasuo", "two-players")
    state = BOX.begin(form.setup(form.typed({"blue_asked": asked})))
    assert not any(is_paced(state, seat) for seat in ("red", "blue"))


def test_decks_ultra_decks_length_and_policies_are_chosen() -> None:
    form = table_form("tasuo", "two-players")
    texts = {"red_deck": "storm-court", "ultra": "no", "length": "seven", "blue_asked": "always"}
    state = BOX.begin(form.setup(form.typed(texts)))
    assert state.values["decklist.red"] == "storm-court"
    assert state.values["decklist.blue"] == "tide-court"
    assert ultra("red") not in state.zones
    assert rulings_of(state).length == "seven"
    assert state.values["policy.blue"] == "always"
    assert "policy.red" not in state.values


def test_as_usual_both_have_their_ultra_decks() -> None:
    state = BOX.begin(table_form("tasuo", "two-players").setup({}))
    assert len(state.zones[ultra("red")]) == 3
    assert rulings_of(state).length == "five"


def test_an_own_deck_is_played_and_a_match_is_chosen() -> None:
    form = table_form("tasuo", "two-players")
    cards = written_deck(list_of(built_in_cards().cards.decks["storm-court"], built_in_cards().cards))
    answers = form.typed({"red_deck": cards, "match": "best_of_three"})
    assert not str(form.refused(form.whole(answers), {}))
    state = BOX.begin(form.setup(answers))
    ready = BOX.begin(form.setup(form.typed({"red_deck": "storm-court"})))
    for zone in (deck("red"), ultra("red")):
        assert sorted(one.card.key for one in state.zones[zone]) == sorted(one.card.key for one in ready.zones[zone])
    assert rulings_of(state).match == "best_of_three"


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("4 Cinder Page", "Red's deck: 4 cards, 50 needed"),
        ("4 Cindr Page", "Red's deck: 4 cards, 50 needed, and 1 more"),
        ("x" * 99, "Red's deck: Line 1"),
    ],
)
def test_a_deck_that_cannot_be_played_says_why(cards: str, why: str) -> None:
    form = table_form("tasuo", "two-players")
    assert str(form.refused(form.whole(form.typed({"red_deck": cards})), {})).startswith(why)


def storm(*ultra_cards: str) -> str:
    """The Storm Court with another Ultra Deck, as a list."""
    cards = built_in_cards().cards
    return written_deck(
        evolve(list_of(cards.decks["storm-court"], cards), ultra=tuple((one, 1) for one in ultra_cards))
    )


def ten_ultra_cards() -> tuple[str, ...]:
    return tuple(one.name for one in built_in_cards().cards.designs.values() if one.is_ultra)[:10]


@pytest.mark.parametrize(
    ("answers", "rulings", "why"),
    [
        ({}, {}, ""),
        ({}, {"ultra_deck": "exactly_ten"}, "Red's deck: 3 Ultra cards, 10 needed"),
        (
            {"red_deck": storm(*ten_ultra_cards())},
            {"ultra_deck": "exactly_ten"},
            "Blue's deck: 3 Ultra cards, 10 needed",
        ),
        ({"ultra": "no"}, {"ultra_deck": "exactly_ten"}, ""),
        ({"red_deck": storm("Anvil Spirit")}, {"ultra_deck": "none"}, ""),
        ({"red_deck": storm() + "Ultra:\n2 Anvil Spirit\n"}, {}, "Red's deck: 2 copies of Anvil Spirit, at most 1"),
        ({"red_deck": storm() + "Ultra:\n2 Anvil Spirit\n"}, {"ultra_copies": "four"}, ""),
        (
            {"red_deck": storm() + "Ultra:\n5 Anvil Spirit\n"},
            {"ultra_copies": "four"},
            "Red's deck: 5 copies of Anvil Spirit, at most 4",
        ),
    ],
)
def test_decks_are_checked_by_the_rulings_of_the_table(
    answers: dict[str, str], rulings: dict[str, str], why: str
) -> None:
    """RULES TS-H1, TS-H38."""
    form = table_form("tasuo", "two-players")
    assert str(form.refused(form.whole(form.typed(answers)), rulings)) == why


def test_a_table_of_four_copies_deals_them() -> None:
    """RULES TS-H38; without the ruling a list of two is no set-up."""
    form = table_form("tasuo", "two-players")
    made = form.setup(form.typed({"red_deck": storm() + "Ultra:\n2 Anvil Spirit\n"}))
    state = BOX.begin(evolve(made, rulings={"ultra_copies": "four"}))
    assert [str(one) for one in state.cards(ultra("red"))] == ["Anvil Spirit", "Anvil Spirit"]
    assert len(set(state.cards(ultra("red")))) == 2
    with pytest.raises(UnusableShowdown):
        BOX.begin(made)


def test_every_choice_is_a_field_and_its_first_answer_the_usual_one() -> None:
    form = table_form("tasuo", "two-players")
    assert form.choices
    for choice in form.choices:
        asked = form.field(choice.asks)
        assert asked is not None
        answers = [asked.kind.typed(text) for text, _ in choice.options]
        assert answers[0] == asked.usable
        assert len(set(answers)) == len(answers) > 1
