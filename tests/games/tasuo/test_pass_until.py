"""A standing pass ends with its event: as everybody can tell it, and not by what was there already (RULES TS-H44)."""

import pytest

from gattai_desktop.cards.value import Value
from gattai_desktop.games.tasuo.values import of
from tests.games.tasuo.own_cards import OwnTable, own_card

UNUSED = own_card("item", "item -> you: draw 1")
LAID = {"ka.red": "Cinder Page", "ka.blue": "Shoal Binder", "hand.blue": "Bracer Guard"}
BLOW = "Red attacks Shoal Binder with Cinder Page"


def asked(laid: dict[str, str], values: dict[str, Value], *moves: str, **rulings: str) -> str:
    """Return who is asked after moves of a Clash Phase in which Blue passes until a warrior would fall."""
    known = {"step": "clash", "until.blue": "a warrior would fall", **values}
    return OwnTable(UNUSED, {**LAID, **laid}, known, **rulings).play(*moves).state.text("window.asked")


def test_who_passes_until_a_warrior_would_fall_counts_what_goes_with_the_attack() -> None:
    """3h: what was added lies open above the attack, so all can see that it destroys."""
    hurt: dict[str, Value] = {of("blue-ti04", "damage"): 10}
    assert asked({}, hurt, BLOW) == ""
    assert asked({"hand.red": "Fury Stoke"}, hurt, "Red adds Fury Stoke", BLOW) == "blue"


def test_a_frozen_warrior_that_would_be_banished_would_fall() -> None:
    """TS-57: fire shatters it, however little damage that is."""
    assert asked({}, {of("blue-ti04", "conditions"): ("Freeze",)}, BLOW) == "blue"


@pytest.mark.parametrize(("ruling", "who"), [("life", "blue"), ("more", "")])
def test_whether_as_much_damage_as_life_destroys_is_a_ruling(ruling: str, who: str) -> None:
    """TS-H7: where only more destroys, nobody would fall by as much."""
    assert asked({}, {of("blue-ti04", "damage"): 11}, BLOW, destroyed_at=ruling) == who


def test_who_passes_until_an_attack_is_not_asked_about_the_same_one_again() -> None:
    """3h: not before that event: the attack about which she was asked was there already."""
    laid = {**LAID, "legend.blue": "Snare Root down", "legend.red": "Lightning Rod down, Second Wind down"}
    values: dict[str, Value] = {"step": "clash", "since.blue": (1,), "since.red": (1, 1)}
    table = OwnTable(UNUSED, {**laid, "hand.red": "Spark Runner"}, {**values, of("red-sl01", "damage"): 2})
    table.play(BLOW, "Blue answers with Snare Root", "Red answers with Lightning Rod", "Blue passes until an attack")
    assert table.state.text("window.asked") == "red"
    table.play("Red answers with Second Wind")
    assert table.state.text("window.asked") == "red"
    assert table.state.text("until.blue") == "an attack"
