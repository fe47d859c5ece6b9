"""Cards with several texts of one kind: each that may be used is offered, and the player says which (RULES TS, 3i)."""

from gattai_desktop.games.tasuo.foretelling import told_of
from tests.games.tasuo.own_cards import PUNCH, OwnTable, own_card


def test_of_two_abilities_that_may_be_used_the_player_says_which() -> None:
    """3i: each text is an effect of its own; where either is allowed, neither goes before the other."""
    line = "ability play / once a turn -> you: gauge +1 && ability play / pay armor 1 -> you: draw 1"
    warrior = own_card("warrior", line, warrior_class="gale", life=10, attack=PUNCH)
    laid = {"ka.red": "Zed", "deck.red": "Low Tide"}
    table = OwnTable(warrior, laid)
    both = ("Red activates effect 1 of Zed", "Red activates effect 2 of Zed")
    assert tuple(one for one in table.offered("red") if "activates" in one) == both
    table.play(both[1])
    assert (table.state.number("gauge.red"), table.names("hand.red")) == (0, ["Low Tide"])
    assert table.state.number("armor.red") == 9
    table.play(both[0])
    assert table.state.number("gauge.red") == 1
    assert table.refused(both[0]) == ("TS-H46",)
    assert not table.refused(both[1])
    for none in (0, 3):
        assert table.refused(f"Red activates effect {none} of Zed") == ("TS-11",)


def test_an_arena_is_turned_for_the_text_that_its_player_names() -> None:
    """TS-20: in the Clash Phase a text of the phase and one that goes with an attack may be used alike."""
    arena = own_card("arena", "turn clash -> you: gauge +1 && turn attacking -> this attack: power +1")
    laid = {"arena.red": "Zed", "ka.red": "Cinder Page", "ka.blue": "Queen Below the Ice"}
    both = ("Red turns Zed for effect 1", "Red turns Zed for effect 2")
    for place, power in enumerate((0, 2)):
        table = OwnTable(arena, laid, {"step": "clash"})
        assert tuple(one for one in table.offered("red") if "turns" in one) == both
        table.play(both[place])
        assert table.state.number("gauge.red") == 1 - place
        table.play("Red attacks Queen Below the Ice with Cinder Page")
        assert table.state.number("warrior.blue-ul03.damage") == 4 + power


def test_what_each_text_would_do_is_told_beside_it() -> None:
    """3g: whoever chooses between texts reads what each does and costs."""
    line = "ability play -> you: gauge +1 && ability play / pay armor 1 -> you: draw 1"
    warrior = own_card("warrior", line, warrior_class="gale", life=10, attack=PUNCH)
    table = OwnTable(warrior, {"ka.red": "Zed", "deck.red": "Low Tide"})
    read = table.box.game.phrases.read
    told = [
        [str(one) for one in told_of(table.state, read(f"Red activates effect {number} of Zed"))] for number in (1, 2)
    ]
    assert told == [["gain 1 gauge."], ["pay 1 armor: draw 1.", "Armor 10 → 9"]]


def test_of_two_texts_that_call_a_warrior_the_player_says_which() -> None:
    """TS-33: armor or gauge may pay for it."""
    line = "hand play / pay armor 2 -> it: call && hand play / pay gauge 1 -> it: call"
    warrior = own_card("warrior", line, warrior_class="gale", life=10, attack=PUNCH)
    for number, paid in ((1, (8, 1)), (2, (10, 0))):
        table = OwnTable(
            warrior, {"hand.red": "Zed", "ka.red": "Cinder Page", "kao.red": "Kiln Breaker"}, {"gauge.red": 1}
        )
        calls = [f"Red emergency-calls Zed to kio by effect {one}" for one in (1, 2)]
        assert [one for one in table.offered("red") if "emergency" in one] == calls
        read = table.box.game.phrases.read
        assert str(told_of(table.state, read(calls[1]))[0]) == "pay 1 gauge: Zed is called at no further cost."
        table.play(calls[number - 1])
        assert (table.state.number("armor.red"), table.state.number("gauge.red")) == paid


def test_a_warrior_of_the_hand_is_called_by_the_text_that_fits() -> None:
    """TS-33: where the first of two texts that call it does not hold, the second may."""
    line = "hand play / own warriors 0 -> it: call && hand play / pay armor 2 -> it: call"
    warrior = own_card("warrior", line, warrior_class="gale", life=10, attack=PUNCH)
    table = OwnTable(warrior, {"hand.red": "Zed", "ka.red": "Cinder Page"})
    assert "Red emergency-calls Zed to kio by effect 2" in table.offered("red")
    assert "Red emergency-calls Zed to kio by effect 1" not in table.offered("red")
    table.play("Red emergency-calls Zed to kio")
    assert (table.names("kio.red"), table.state.number("armor.red")) == (["Zed"], 8)
    alone = OwnTable(warrior, {"hand.red": "Zed"}).play("Red emergency-calls Zed to kio")
    assert alone.state.number("armor.red") == 10


def test_of_two_texts_that_answer_a_fall_the_player_says_which() -> None:
    """TS-33, 3h W-fall: armor or gauge may pay for the call."""
    line = "hand own destroyed / pay armor 2 -> it: call && hand own destroyed / pay gauge 1 -> it: call"
    warrior = own_card("warrior", line, warrior_class="gale", life=10, attack=PUNCH)
    laid = {"hand.red": "Zed", "ka.red": "Cinder Page", "ka.blue": "Undertow Queen"}
    for number, armor in ((1, 8), (2, 10)):
        values = {"step": "clash", "active": "blue", "warrior.red-sl01.damage": 6}
        table = OwnTable(warrior, laid, values).play("Blue attacks Cinder Page with Undertow Queen", "Red passes")
        calls = [one for one in table.offered("red") if "Zed to kio" in one]
        assert calls == [f"Red answers by calling Zed to kio by effect {one}" for one in (1, 2)]
        table.play(calls[number - 1])
        assert (table.state.number("armor.red"), table.names("kio.red")) == (armor, ["Zed"])
