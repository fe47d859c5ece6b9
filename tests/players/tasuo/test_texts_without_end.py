"""A text that is never used up: the program uses it a few times in a turn and goes on."""

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.move import write
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.players.tasuo.advice import Gentle, steady
from gattai_desktop.players.tasuo.use_choice import MOST_USES
from gattai_desktop.players.weighing import Adviser
from tests.games.tasuo.own_cards import PUNCH, OwnTable, own_card

FREE = "ability play charge clash -> you: gauge +1"
TO_AND_FRO = "ability play / pay armor 1 -> you: gauge +1 && ability play / pay gauge 1 -> you: armor +1"


def turn_of(player: Adviser, design: CardDesign, at: str) -> list[str]:
    """Return what a player does of its turn, up to 80 moves."""
    laid = {
        "hand.red": "Cinder Page",
        "deck.red": "Low Tide, Ember Jab, Coal Shot",
        "ka.blue": "Queen Below the Ice",
        "dead.red": "Zed.2",
    }
    laid[at] = ", ".join(("Zed", *([laid[at]] if at in laid else [])))
    table, made = OwnTable(design, {**laid, "deck.blue": "Low Tide"}), list[str]()
    game = table.box.game
    while table.state.text("active") == "red" and len(made) < 80:
        seat = game.waits_for(table.state)[0]
        move = player.choose(game.handed_over(game.sight(table.state, seat)), game.options(table.state, seat))
        made.append(write(move))
        table.state, _ = game.play(table.state, move, seeded(1))
    return made


@pytest.mark.parametrize("make", [steady, lambda: Gentle("red")])
@pytest.mark.parametrize("line", [FREE, TO_AND_FRO])
def test_an_ability_without_end_is_used_a_few_times(make: type[Adviser], line: str) -> None:
    warrior = own_card("warrior", line, warrior_class="gale", life=10, attack=PUNCH)
    made = turn_of(make(), warrior, "ka.red")
    assert 0 < sum("activates" in one for one in made) <= MOST_USES
    assert len(made) < 80


def test_a_card_that_is_shown_without_end_is_shown_a_few_times() -> None:
    made = turn_of(steady(), own_card("item", "show play -> you: gauge +1"), "hand.red")
    assert 0 < sum("shows" in one for one in made) <= MOST_USES


def test_two_items_that_bring_each_other_back_are_used_a_few_times() -> None:
    made = turn_of(steady(), own_card("item", "item -> you: retrieve item; gauge +1"), "hand.red")
    assert 0 < sum("uses" in one for one in made) <= MOST_USES


def test_an_ability_that_would_change_nothing_is_not_used() -> None:
    warrior = own_card("warrior", "ability play -> own: heal 1", warrior_class="gale", life=10, attack=PUNCH)
    assert not any("activates" in one for one in turn_of(steady(), warrior, "ka.red"))
