"""What an effect asks for is looked at as it begins, and what it does as it resolves (RULES TS-64, TS-76, 3i)."""

import pytest

from gattai_desktop.cards.facts import CardsMoved
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.tasuo.values import of
from tests.games.tasuo.own_cards import PUNCH, OwnTable, own_card

FOES = {"ka.blue": "Queen Below the Ice", "deck.red": "Low Tide, Ember Jab, Coal Shot, Cinder Page"}


@pytest.mark.parametrize("condition", ["fire", "Punch", "first fire attack each turn", "in Ka", "no attack made"])
def test_what_a_hit_asks_for_held_as_it_hit(condition: str) -> None:
    """TS-64: what its attack was like counts as the effect begins; as it resolves no attack need be known."""
    held = condition != "no attack made"
    warrior = own_card("warrior", f"hit / {condition} -> it: heal 1", warrior_class="gale", life=10, attack=PUNCH)
    table = OwnTable(warrior, {"ka.red": "Zed", **FOES}, {"step": "clash", of("red-zed", "damage"): 4})
    table.play("Red attacks Queen Below the Ice with Zed")
    assert table.state.number(of("red-zed", "damage")) == (2 if held else 4)


def test_what_a_call_asks_for_held_as_the_warrior_came() -> None:
    """TS-64: what has begun goes on though its player has less gauge by then."""
    line = "called / gauge >= 2 -> it: boost +1"
    warrior = own_card("warrior", line, warrior_class="gale", life=10, attack=PUNCH)
    laid = {"hand.red": "Zed", "legend.blue": "Lightning Rod down"}
    table = OwnTable(warrior, laid, {"since.blue": (1,), "gauge.red": 2})
    table.play("Red calls Zed to kio", "Blue passes", "Red sets gauge.red to 0", "Blue passes")
    assert table.state.number(of("red-zed", "boost")) == 2


def test_a_hit_asks_for_what_its_attacker_had_before_it_fell() -> None:
    """TS-76, TS-H48: an attacker that Bleed takes has hit all the same, with the Weapon that it bore."""
    warrior = own_card("warrior", "hit / armed -> you: gauge +1", warrior_class="gale", life=10, attack=PUNCH)
    laid = {"ka.red": "Zed", "weapons.ka.red": "Twin Fans", **FOES}
    values = {"step": "clash", of("red-zed", "damage"): 8, of("red-zed", "conditions"): ("Bleed",)}
    table = OwnTable(warrior, laid, values).play("Red attacks Queen Below the Ice with Zed")
    assert not table.names("ka.red")
    assert table.state.number("gauge.red") == 1 + 1  # of its own fall, and of its hit


@pytest.mark.parametrize(("zone", "lies"), [("Kao", "charges.kao.red"), ("Ka", "charges.ka.red")])
def test_charges_of_one_effect_go_to_one_zone_at_once(zone: str, lies: str) -> None:
    """3i `charge n`: so many partial charges of one zone are one deed; a deck with fewer cards gives what it has."""
    table = OwnTable(own_card("item", f"item -> you: charge 3 {zone}"), {"hand.red": "Zed", **FOES})
    move = table.box.game.phrases.read("Red uses Zed")
    _, facts = table.box.game.play(table.state, move, seeded(1))
    moved = [one for one in facts if isinstance(one, CardsMoved) and one.target == lies]
    assert [[card.name for card in one.cards] for one in moved] == [["Cinder Page", "Coal Shot", "Ember Jab"]]
    few = OwnTable(own_card("item", f"item -> you: charge 9 {zone}"), {"hand.red": "Zed", **FOES})
    assert len(few.play("Red uses Zed").names(lies)) == 4


def test_the_zone_of_several_charges_is_chosen_once() -> None:
    """3i `charge n`: add n partial charges to a zone of yours."""
    table = OwnTable(own_card("item", "item -> you: charge 2"), {"hand.red": "Zed", **FOES})
    table.play("Red uses Zed", "Red chooses kio")
    assert table.state.number("kio.red") == 2
    assert "Red ends play" in table.offered("red")
