"""What only cards of somebody's own say: conditions and verbs that no card of the program's packs has."""

import pytest

from gattai_desktop.cards.value import Value
from gattai_desktop.games.tasuo.design_checks import wrong_with
from gattai_desktop.games.tasuo.designs import AttackForm, CardDesign
from gattai_desktop.games.tasuo.effect_text import effect_sentences
from gattai_desktop.games.tasuo.foretelling import told_of
from gattai_desktop.games.tasuo.values import of
from tests.games.tasuo.own_cards import PUNCH, OwnTable, own_card


def test_a_swift_card_of_hand_asks_for_its_condition() -> None:
    """TS-22: `gauge >= 3` holds of a Swift card used in the own turn, as of one that answers."""
    swift = own_card("bloodlusted", "swift / gauge >= 3 -> own: boost +1", manner="swift")
    laid = {"hand.red": "Zed", "ka.red": "Cinder Page"}
    assert OwnTable(swift, laid, {"gauge.red": 2}).refused("Red uses Zed") == ("TS-22",)
    assert not OwnTable(swift, laid, {"gauge.red": 3}).refused("Red uses Zed")


def test_who_may_attack_once_more_may_attack_twice() -> None:
    """TS-34, 3i `again`: said of a warrior that has not attacked yet, it allows a second attack and takes none."""
    table = OwnTable(
        own_card("item", "item -> own: again"),
        {"hand.red": "Zed", "ka.red": "Cinder Page", "ka.blue": "Reef Novice, Queen Below the Ice"},
    )
    table.play("Red uses Zed", "Red ends play", "Red ends charge")
    blow = "Red attacks Queen Below the Ice with Cinder Page"
    table.play(blow, "Red stops").play(blow, "Red stops")
    assert "TS-34" in table.refused(blow)


def test_an_evade_of_some_types_stops_no_area_attack() -> None:
    """TS-H52, 3i `defend`: Evade of any type stops Area too, one that names types stops those."""
    laid = {"hand.red": "Falling Grove", "ka.red": "Cinder Page", "ka.blue": "Reef Novice", "hand.blue": "Zed"}
    for types, stops in (("any", True), ("P K", False), ("P A", True)):
        table = OwnTable(own_card("defensive", f"defend Evade / {types} / both"), laid, {"step": "clash"})
        table.play("Red attacks all with Cinder Page by Falling Grove")
        assert ("Blue stops it with Zed" in table.offered("blue")) is stops


def attacked(design: CardDesign, at: str, by: str, **values: Value) -> tuple[str, ...]:
    """Return what Blue may answer as Red's warrior attacks a Reef Novice of hers at a place."""
    zone = "hand.blue" if design.kind == "defensive" else "legend.blue"
    laid = {zone: "Zed down", "ka.red": by, f"{at}.blue": "Reef Novice", "kao.blue": "Driftling"}
    table = OwnTable(design, laid, {"step": "clash", "since.blue": (1,), **values})
    table.play(f"Red attacks {at_name(by)} with {by}")
    return tuple(one for one in table.offered("blue") if "Zed" in one)


def at_name(by: str) -> str:
    """Return how Red names Blue's Reef Novice."""
    return "Blue's Reef Novice" if by == "Reef Novice" else "Reef Novice"


DEFENDED = ["responsive", "defensive"]


def asking(kind: str, condition: str) -> CardDesign:
    """Return a card that answers an attack where a condition holds."""
    begun = "attacked" if kind == "responsive" else "defend Block / any / both"
    return own_card(kind, f"{begun} / {condition} -> this attack: power -0.5")


@pytest.mark.parametrize("kind", DEFENDED)
def test_what_answers_an_attack_may_ask_for_its_element_or_type(kind: str) -> None:
    """3i: the attack declared is of this element or type."""
    assert attacked(asking(kind, "fire"), "ka", "Cinder Page")
    assert not attacked(asking(kind, "fire"), "ka", "Reef Novice")
    assert attacked(asking(kind, "Kick"), "ka", "Reef Novice")
    assert not attacked(asking(kind, "Kick"), "ka", "Cinder Page")


@pytest.mark.parametrize("kind", DEFENDED)
def test_what_answers_an_attack_may_ask_something_of_the_warrior_attacked(kind: str) -> None:
    """3i: the warrior stands in that zone, is of that class."""
    assert attacked(asking(kind, "in Kio"), "kio", "Cinder Page")
    assert not attacked(asking(kind, "in Kio"), "ka", "Cinder Page")
    assert attacked(asking(kind, "Tidal"), "ka", "Cinder Page")
    assert not attacked(asking(kind, "Smith"), "ka", "Cinder Page")


@pytest.mark.parametrize("kind", DEFENDED)
def test_what_answers_an_attack_asks_for_what_its_own_player_has(kind: str) -> None:
    """3i: your gauge, and an attack that you declared yourself: not those of the foe."""
    assert attacked(asking(kind, "gauge >= 3"), "ka", "Cinder Page", **{"gauge.blue": 3})
    assert not attacked(asking(kind, "gauge >= 3"), "ka", "Cinder Page", **{"gauge.red": 3})
    assert attacked(asking(kind, "no attack made"), "ka", "Cinder Page")


def test_a_stop_that_still_holds_asks_for_its_condition_again() -> None:
    """TS-H66: the next fitting attacks: `fire` fits no Kick of water."""
    guard = own_card("defensive", "defend Block / any / both / two / fire")
    laid = {"hand.blue": "Zed", "ka.red": "Cinder Page", "kio.red": "Spark Runner", "kao.red": "Driftling"}
    table = OwnTable(guard, {**laid, "ka.blue": "Reef Novice"}, {"step": "clash"})
    table.play("Red attacks Reef Novice with Cinder Page", "Blue stops it with Zed")
    table.play("Red attacks Reef Novice with Driftling", "Red stops")
    assert table.state.number("warrior.blue-ti01.damage") == 4
    table.play("Red attacks Reef Novice with Spark Runner")
    assert "Blue stops it again" in table.offered("blue")


def test_an_ultra_card_that_leaves_for_a_hand_lies_open_in_the_outerzone() -> None:
    """TS-H39, TS-31: `return` takes both away; the warrior goes to the hand, its Ultra card lies where all see it."""
    laid = {"hand.red": "Zed", "kio.blue": "Undertow Queen, Queen Below the Ice"}
    table = OwnTable(own_card("item", "item -> each enemy: return"), laid).play("Red uses Zed")
    assert table.names("hand.blue") == ["Undertow Queen"]
    assert [(one.card.name, one.up) for one in table.state.zones["outer.blue"]] == [("Queen Below the Ice", True)]


@pytest.mark.parametrize(("prices", "armor"), [("printed", 5), ("free", 5)])
def test_of_a_card_that_cost_nothing_nothing_comes_back(prices: str, armor: int) -> None:
    """TS-H46, TS-H73: a Counter empties the Queue at once, and the price of what leaves comes back as it was paid."""
    laid = {"hand.red": "Falling Grove", "ka.red": "Cinder Page", "ka.blue": "Reef Novice", "kio.blue": "Driftling"}
    counter = own_card("defensive", "defend Evade / any / both / counter")
    rulings = {"counter": "at_once", "negated": "costs_back", "prices": prices}
    table = OwnTable(counter, {**laid, "hand.blue": "Zed, Slipstream"}, {"step": "clash", "armor.blue": 5}, **rulings)
    table.play("Red attacks all with Cinder Page by Falling Grove", "Blue stops it with Slipstream for Reef Novice")
    table.play("Blue stops it with Zed for Driftling")
    assert not table.state.values.get("queue")
    assert table.state.number("armor.blue") == armor


def test_two_effects_of_a_card_have_each_a_first_time_in_the_turn() -> None:
    """3i: `first each turn` marks the effect, and not the card."""
    line = "your end / first each turn -> you: gauge +1 && your end / first each turn -> you: draw 1"
    warrior = own_card("warrior", line, warrior_class="gale", life=10, attack=PUNCH)
    table = OwnTable(warrior, {"ka.red": "Zed", "deck.red": "Low Tide"})
    table.play("Red ends the turn", "Red keeps the order")
    assert (table.state.number("gauge.red"), table.names("hand.red")) == (1, ["Low Tide"])


def test_a_shared_arena_means_the_warriors_of_whom_it_serves() -> None:
    """TS-H59: `it` on an Arena that both use is each warrior of the one whose turn ends."""
    arena = own_card("arena", "your end -> it: heal 1")
    laid = {"arena.blue": "Zed", "ka.red": "Cinder Page", "ka.blue": "Reef Novice"}
    hurt = {"warrior.red-sl01.damage": 4, "warrior.blue-ti01.damage": 4}
    table = OwnTable(arena, laid, hurt, arena_owner="both").play("Red ends the turn")
    assert [table.state.number(path) for path in hurt] == [2, 4]


def test_a_warrior_may_take_less_of_attacks_of_one_element() -> None:
    """3i `taken`: of each attack that is of it, and of no other."""
    warrior = own_card("warrior", "while / fire -> it: taken -1", warrior_class="gale", life=20, attack=PUNCH)
    assert str(effect_sentences(warrior)[0]) == "against a fire attack: Zed takes 1 less from each attack."
    laid = {"ka.red": "Cinder Page", "kio.red": "Reef Novice", "ka.blue": "Zed"}
    for by, damage in (("Cinder Page", 2), ("Reef Novice", 3)):
        table = OwnTable(warrior, laid, {"step": "clash"}).play(f"Red attacks Zed with {by}")
        assert table.state.number("warrior.blue-zed.damage") == damage


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("item", "item / armed -> you: draw 1"),
        ("bloodlusted", "swift / in Kio -> own: boost +1"),
        ("responsive", "own destroyed / Gale -> you: draw 1"),
        ("continuum", "your end / fire -> you: draw 1"),
        ("arena", "turn rolling / after Grab -> this roll: need -1"),
        ("responsive", "attacked / first fire attack each turn -> this attack: power -1"),
    ],
)
def test_a_condition_that_could_never_hold_is_refused(kind: str, line: str) -> None:
    """3i: it speaks of an attack or a warrior where there is none, or of attacks of the foe as of own ones."""
    design = own_card(kind, line, manner="swift" if kind == "bloodlusted" else "")
    assert [field for field, _ in wrong_with(design)] == ["effect"]


def area_warrior() -> CardDesign:
    """Return a warrior whose printed attack is at all."""
    return own_card(
        "warrior",
        warrior_class="smith",
        life=14,
        attack=AttackForm(type="Area", damage=3, element="fire", targets=True),
    )


def test_a_warrior_attacks_all_by_the_area_attack_printed_on_it() -> None:
    """TS-68, TS-77: nothing is used beside it, and it reaches all in the usual order or in one of its own."""
    laid = {"kio.red": "Zed", "ka.red": "Cinder Page", "kio.blue": "Reef Novice", "ka.blue": "Driftling"}
    table = OwnTable(area_warrior(), laid, {"step": "clash"})
    assert table.refused("Red attacks Reef Novice with Zed") == ("TS-68",)
    assert table.refused("Red attacks all with Cinder Page") == ("TS-68",)
    offered = [one for one in table.offered("red") if " all " in one]
    assert offered == ["Red attacks all with Zed in the order Driftling Reef Novice", "Red attacks all with Zed"]
    table.play("Red attacks all with Zed")
    assert [table.state.number(of(f"blue-{one}", "damage")) for one in ("ti01", "ti02")] == [3, 3]
    assert table.refused("Red attacks all with Zed in the order Driftling Reef Novice") == ("TS-34",)


def test_an_area_attack_that_is_printed_needs_a_warrior_to_hit() -> None:
    """TS-H52: with the field empty there is nothing that it can do."""
    table = OwnTable(area_warrior(), {"kio.red": "Zed"}, {"step": "clash"})
    assert table.refused("Red attacks armor with Zed") == ("TS-H52",)
    assert not [one for one in table.offered("red") if "Zed" in one]


BARRING = {
    "bloodlusted": ("attacking -> this attack: bar Block", {"hand.red": "Zed"}, "Red adds Zed"),
    "arena": ("turn attacking -> this attack: bar Block", {"arena.red": "Zed"}, "Red turns Zed"),
}


@pytest.mark.parametrize("kind", BARRING)
def test_what_goes_with_an_attack_bars_a_tag_from_the_declaration_on(kind: str) -> None:
    """3h: what bars a tag is fixed as the attack is declared, though its entry resolves after the answers to it."""
    line, lies, goes_along = BARRING[kind]
    laid = {**lies, "ka.red": "Cinder Page", "ka.blue": "Glacier Monk", "hand.blue": "Shell Block, Slipstream"}
    table = OwnTable(own_card(kind, line, manner="offensive" if kind == "bloodlusted" else ""), laid, {"step": "clash"})
    attack = "Red attacks Glacier Monk with Cinder Page"
    assert "Block" in told_tags(table, attack)
    table.play(goes_along)
    assert "Block" not in told_tags(table, attack)
    table.play(attack)
    assert table.refused("Blue stops it with Shell Block") == ("TS-45",)
    assert not table.refused("Blue stops it with Slipstream")


def told_tags(table: OwnTable, attack: str) -> str:
    """Return what the preview of an attack says of what may stop it."""
    move = table.box.game.phrases.read(attack)
    return next(str(one) for one in told_of(table.state, move) if "may stop it" in str(one))


def test_a_stop_that_still_holds_gives_way_to_what_goes_with_an_attack() -> None:
    """TS-H66: it stops the next attacks unless its tag may not be used against them."""
    swift = own_card("bloodlusted", "attacking -> this attack: bar Block", manner="offensive")
    laid = {"hand.red": "Zed", "ka.red": "Cinder Page", "ka.blue": "Glacier Monk", "dead.blue": "Shell Block"}
    held = {"step": "clash", of("blue-ti05", "stops"): ("blue-ti12", 1)}
    table = OwnTable(swift, laid, held)
    table.play("Red adds Zed", "Red attacks Glacier Monk with Cinder Page")
    assert not table.offered("blue")
    assert table.state.number(of("blue-ti05", "damage")) == 4


COUNTER = own_card("defensive", "defend Evade / any / both / counter")


@pytest.mark.parametrize("step", ["play", "charge", "clash"])
def test_a_counter_of_an_effect_ends_the_turn_of_the_foe(step: str) -> None:
    """TS-26, TS-71: an effect that Targets is defended against as an attack is, and a Counter then ends the turn."""
    laid = {"ka.blue": "Ashen Duelist", "hand.blue": "Zed", "hand.red": "Salt Sting", "ka.red": "Reef Novice"}
    table = OwnTable(COUNTER, laid, {"step": step}).play("Red uses Salt Sting", "Blue stops it with Zed")
    assert table.state.text("step") == "end"
    assert not table.state.listed(of("blue-sl04", "conditions"))
    assert [move for move in table.offered("red") if "attacks" in move] == []
    assert table.play("Red ends the turn").state.text("active") == "blue"


def test_in_the_own_turn_a_counter_only_defends() -> None:
    """TS-72: what the foe's effect does in it may be stopped, and the turn goes on."""
    laid = {"ka.red": "Ashen Duelist", "hand.red": "Zed", "legend.blue": "Salt Sting down", "ka.blue": "Reef Novice"}
    table = OwnTable(COUNTER, laid, {"step": "clash", "since.blue": (1,)})
    attack = "Red attacks Blue's Reef Novice with Ashen Duelist"
    table.play(attack, "Blue answers with Salt Sting", "Red stops it with Zed")
    assert table.state.text("step") == "clash"
    assert not table.state.listed(of("red-sl04", "conditions"))


def test_an_attack_beneath_an_effect_that_is_countered_still_resolves() -> None:
    """TS-H45: a Counter ends the Clash Phase, and what waits on the Queue comes first."""
    ability = own_card("defensive", "defend Evade / any / both / counter")
    laid = {"ka.blue": "Ashen Duelist", "hand.blue": "Zed", "legend.blue": "Tripwire Flash down"}
    theirs = {"hand.red": "Salt Sting", "ka.red": "Cinder Page"}
    table = OwnTable(ability, {**laid, **theirs}, {"step": "clash", "since.blue": (1,)})
    attack = "Red attacks Ashen Duelist with Cinder Page"
    table.play(attack, "Blue answers with Tripwire Flash", "Red answers with Salt Sting", "Blue stops it with Zed")
    while table.offered("blue") or table.offered("red"):
        move = (*table.offered("blue"), *table.offered("red"))[0]
        if not move.endswith("passes"):
            break
        table.play(move)
    assert table.state.text("step") == "end"
    assert not table.state.listed(of("blue-sl04", "conditions"))


def test_each_ability_of_a_warrior_may_be_used_in_its_turn() -> None:
    """3i: where one that is used once a turn is used up, the next one that fits is meant."""
    line = "ability play / once a turn -> you: gauge +1 && ability play / once a turn -> you: draw 1"
    warrior = own_card("warrior", line, warrior_class="gale", life=10, attack=PUNCH)
    table = OwnTable(warrior, {"ka.red": "Zed", "deck.red": "Low Tide"}).play("Red activates Zed")
    assert (table.state.number("gauge.red"), table.names("hand.red")) == (1, [])
    table.play("Red activates Zed")
    assert (table.state.number("gauge.red"), table.names("hand.red")) == (1, ["Low Tide"])
    assert table.refused("Red activates Zed")
