"""The forms of a new showdown: the lesson, the program as the other player, two people, and what they choose."""

import pytest

from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.zones import deck, ultra

BOX = box("tasuo")


@pytest.mark.parametrize(
    ("key", "seats", "program"),
    [
        ("seven-turns", {"red": "Ren"}, {"blue": "lesson"}),
        ("against-learner", {"red": "Ren"}, {"blue": "learner"}),
        ("against-steady", {"blue": "Ida"}, {"red": "steady"}),
        ("two-players", {"red": "Ren", "blue": "Ida"}, {}),
    ],
)
def test_who_does_not_sit_down_is_played_by_the_program(
    key: str, seats: dict[str, str], program: dict[str, str]
) -> None:
    state = BOX.begin(table_form("tasuo", key).setup({SEATS: seats}))
    assert program_players(state) == program
    assert {seat: state.values[f"name.{seat}"] for seat in seats} == seats
    assert all(len(state.zones[deck(seat)]) == 50 for seat in ("red", "blue"))


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
