"""Words of the effect grammar where their exact meaning decides (RULES TS, 3i)."""

import pytest

from gattai_desktop.cards.value import Value
from gattai_desktop.games.tasuo.designs import AttackForm
from gattai_desktop.games.tasuo.values import of
from tests.games.tasuo.own_cards import PUNCH, OwnTable, own_card

UNUSED = own_card("item", "item -> you: draw 1")


@pytest.mark.parametrize(("done", "falls", "stays"), [
    ("you: gauge +1", 3, 1), ("foe: gauge -1", 1, 0), ("each enemy: damage 1", 0, 2), ("enemy: damage 1", 0, 2),
    ("it: boost +1", 0, 2),
])  # fmt: skip
def test_of_a_hit_that_destroyed_its_target_parts_for_you_happen(done: str, falls: int, stays: int) -> None:
    """3i `hit`: its target, if a warrior, is still in play; parts for you happen even if it is not."""
    path = {"you": "gauge.red", "foe": "gauge.blue", "it": of("red-zed", "boost")}.get(
        done.partition(":")[0], of("blue-ul03", "damage")
    )
    warrior = own_card("warrior", f"hit -> {done}", warrior_class="gale", life=10, attack=PUNCH)
    for hurt, amount in ((10, falls), (0, stays)):
        laid = {"ka.red": "Zed", "ka.blue": "Reef Novice", "kio.blue": "Queen Below the Ice"}
        values: dict[str, Value] = {"step": "clash", of("blue-ti01", "damage"): hurt, "gauge.blue": 0 if hurt else 1}
        table = OwnTable(warrior, laid, values).play("Red attacks Reef Novice with Zed")
        table.play(*(one for one in table.offered("red") if one == "Red chooses Blue's Queen Below the Ice"))
        assert table.state.number(path) == amount, hurt


def test_a_weapon_that_nobody_bears_does_nothing() -> None:
    """TS-17: it lies in a Legend Zone until it is equipped; the warrior that bears it may use it."""
    line = "ability play -> you: gauge +1 && your end -> you: gauge +1"
    weapon = own_card("weapon", line, hands=1, attack=PUNCH)
    lying = OwnTable(weapon, {"legend.red": "Zed", "ka.red": "Cinder Page"})
    assert "Red activates Zed" not in lying.offered("red")
    assert lying.refused("Red activates Zed") == ("TS-17",)
    assert lying.play("Red ends the turn").state.number("gauge.red") == 0
    borne = OwnTable(weapon, {"weapons.ka.red": "Zed", "ka.red": "Cinder Page"})
    assert borne.play("Red activates Zed", "Red ends the turn").state.number("gauge.red") == 2


def test_a_weapon_that_lies_idle_helps_nobody() -> None:
    """TS-60, TS-H71: with two Broken Arms a warrior keeps its Weapon, and cannot use it."""
    form = AttackForm(type="Strike", damage=2, element="steel")
    weapon = own_card("weapon", "while -> it: power +1 && ability clash -> it: boost +2", hands=1, attack=form)
    laid = {"weapons.ka.red": "Zed", "ka.red": "Forge Sister", "ka.blue": "Queen Below the Ice"}
    for suffered, dealt in ((("Broken-Arm",), 7), (("Broken-Arm", "Broken-Arm"), 5)):
        table = OwnTable(weapon, laid, {"step": "clash", of("red-sl03", "conditions"): suffered})
        assert ("Red activates Zed" in table.offered("red")) is (dealt == 7)
        table.play("Red attacks Queen Below the Ice with Forge Sister")
        assert table.state.number(of("blue-ul03", "damage")) == dealt


def test_a_first_time_each_turn_comes_back_with_the_own_turn() -> None:
    """3i `first each turn`: a mark that is cleared at the start of your turn, and not at that of the foe's."""
    continuum = own_card("continuum", "own destroyed / first each turn -> you: armor -1")
    laid = {"legend.red": "Zed", "ka.red": "Spark Runner", "kao.red": "Cinder Page", "kio.red": "Kite Runner"}
    values: dict[str, Value] = {"step": "clash", of("red-sl02", "conditions"): ("Bleed",), of("red-sl02", "damage"): 8}
    values |= {of("red-sl01", "damage"): 8, of("red-st01", "damage"): 8}
    table = OwnTable(continuum, {**laid, "ka.blue": "Undertow Queen", "kio.blue": "Shoal Binder"}, values)
    table.play("Red attacks Undertow Queen with Spark Runner")
    assert table.state.number("armor.red") == 9
    table.play("Red ends the turn", "Blue draws two", "Blue ends play", "Blue ends charge")
    table.play("Blue attacks Cinder Page with Undertow Queen")
    assert table.state.number("armor.red") == 9
    table.play("Blue ends the turn", "Red heals 1", "Red ends the turn", "Blue draws two", "Blue ends play")
    table.play("Blue ends charge", "Blue attacks Kite Runner with Undertow Queen")
    assert table.state.number("armor.red") == 9


def test_healing_never_takes_armor() -> None:
    """TS-H2: armor that somebody has set above the most stays where it is."""
    table = OwnTable(own_card("item", "item -> you: armor +1"), {"hand.red": "Zed"}, {"armor.red": 13})
    assert table.play("Red uses Zed").state.number("armor.red") == 13


def test_a_match_without_hints_stays_so() -> None:
    """TS-H86: the next duel is played at the same table."""
    values: dict[str, Value] = {"step": "over", "winner": "blue", "hints": "off"}
    table = OwnTable(UNUSED, {"deck.red": "Zed", "deck.blue": "Reef Novice"}, values, match="best_of_three")
    assert table.play("Red begins the next duel").state.values["hints"] == "off"


def test_who_is_saved_from_being_chosen_is_still_struck() -> None:
    """TS-H69: a Defensive card stops what was chosen for its warrior, and not what befalls the warrior struck."""
    blow = own_card("offensive", "hit -> struck: inflict Poison & enemy: inflict Bleed", attack=PUNCH)
    laid = {"hand.red": "Zed", "ka.red": "Cinder Page", "ka.blue": "Reef Novice", "hand.blue": "Slipstream, Coal Shot"}
    table = OwnTable(blow, laid, {"step": "clash"})
    table.play("Red attacks Reef Novice with Cinder Page by Zed", "Blue passes", "Blue stops it with Slipstream")
    assert table.state.listed(of("blue-ti01", "conditions")) == ("Poison",)
