"""What a preview says of an attack: its damage here, whether its target would fall, which tags could stop it."""

import sys

import pytest

from gattai_desktop.games.tasuo.attacks import parts, reckoned
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.foretelling import as_declared, foretell, judged
from gattai_desktop.games.tasuo.warriors import suffers, warrior_named
from gattai_desktop.games.told import plain
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.house.house import ROOT
from tests.records.replayed import replayed

TABLE = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase {phase}; turn {turn}; active red
        Red: ka Ashen Duelist; charges ka Coal Shot, Ember Jab; gauge {gauge}; armor 3; hand Cinder Page, Ember Jab.2
        Blue: kio Reef Novice; hand Shell Block
        Reef Novice: damage 2
"""


def said(move: str, phase: str = "clash", more: str = "", *, gauge: int = 2, turn: int = 3) -> list[str]:
    """What the preview of a move tells its player."""
    played = replay(read(TABLE.format(phase=phase, gauge=gauge, turn=turn) + f"        {more}\n" * bool(more)))
    game = played.record.box.game
    preview = game.preview(played.state, game.phrases.read(move), "red")
    return [plain(one) for one in foretell(game.sight(played.state, "red"), preview)]


def test_an_attack_tells_its_damage_and_who_would_fall() -> None:
    assert said("Red attacks Reef Novice with Ashen Duelist with hatsubai v1") == [
        "Strike 3 + Ka 1 + hatsubai v1 1 = 5",
        "Reef Novice: 5 damage, 7 of 5.5 in all",
        "Reef Novice would fall: Body Count 0 → 1.",
        "Clash Gauge 2 → 3",
        "Ori, Kyushu, Haki, Evade may stop it by the rules.",
    ]


@pytest.mark.parametrize(
    ("other", "damage", "bodies", "line"),
    [
        ("Reef Novice", "0", 2, "Reef Novice would fall: Body Count 2 → 3."),
        ("Glacier Monk", "2", 2, "Glacier Monk would fall: Body Count 2 → 4."),
        ("Glacier Monk", "2", 3, "Red would win."),
    ],
    ids=["whole until now", "hardly hurt until now", "and that ends it"],
)
def test_the_damage_of_the_attack_itself_counts_for_the_bodies(other: str, damage: str, bodies: int, line: str) -> None:
    """TS-53: a warrior that was whole counted nothing beforehand, and one that was hardly hurt a single body."""
    text = f"""game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase clash; turn 3; active red
        Red: ka Pyre Marshal
        Blue: kao {other}; bodies {bodies}
        {other} suffers Stun
        {other}: damage {damage}
"""
    played = replay(read(text))
    game = played.record.box.game
    preview = game.preview(played.state, game.phrases.read(f"Red attacks {other} with Pyre Marshal"), "red")
    assert line in [plain(one) for one in foretell(game.sight(played.state, "red"), preview)]


def test_what_goes_with_an_attack_is_in_its_sum() -> None:
    """TS-77, TS-H41: an Arena that was turned counts before the attack is declared."""
    added = "Red: arena The Slagworks up\nwhen    Red turns The Slagworks"
    assert said("Red attacks Reef Novice with Ashen Duelist", more=added)[0] == "Strike 3 + Ka 1 + cards 1 = 5"


def test_what_a_card_or_a_full_gauge_bars_is_not_said_to_stop_the_attack() -> None:
    """The Slagworks keeps Block from the first fire attack of a turn; six gauge bar three after a chain (TS-51)."""
    slagworks = "Red: arena The Slagworks up"
    by_jab = "Red attacks Reef Novice with Ashen Duelist by Ember Jab.2"
    without_block = "Ori, Kyushu, Haki, Evade may stop it by the rules."
    all_tags = "Block, Ori, Kyushu, Haki, Evade may stop it by the rules."
    assert said(by_jab)[-1] == all_tags
    assert said(by_jab, more=slagworks)[-1] == without_block
    assert said(by_jab, more=f"{slagworks}; turn.attacks.fire = 1")[-1] == all_tags
    assert said(by_jab, more="turn.chained = 1", gauge=6)[-1] == "Haki, Evade may stop it by the rules."
    assert said(by_jab, gauge=6)[-1] == all_tags


def test_what_the_condition_of_the_warrior_attacked_forbids_is_not_said_to_stop_the_attack() -> None:
    """TS-56, TS-59: who is poisoned cannot evade, who is immobilized cannot defend at all."""
    attack = "Red attacks Reef Novice with Ashen Duelist"
    assert said(attack, more="Reef Novice suffers Poison")[-1] == "Block, Ori, Kyushu, Haki may stop it by the rules."
    assert said(attack, more="Reef Novice suffers Immobilize")[-1] == "No defence may stop it by the rules."


def test_each_charge_says_what_it_costs() -> None:
    """TS-27, TS-29: Kio is paid for with armor, Kao with the top card of the deck."""
    assert said("Red charges kio", "charge")[0] == "Armor 3 → 2"
    assert said("Red charges kao", "charge") == ["Deck 45 → 44"]


def test_a_payment_that_leaves_little_is_said() -> None:
    assert said("Red calls Cinder Page to kio", "play") == ["Armor 3 → 2", "Little armor is left."]


def test_either_call_of_one_card_says_what_it_costs_and_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sparkfoot is called by its own text with two gauge: both calls were offered without a word of how they differ."""
    monkeypatch.setattr(sys.modules[__name__], "TABLE", TABLE.replace("Cinder Page", "Sparkfoot"))
    normal, emergency = "Red calls Sparkfoot to kio", "Red emergency-calls Sparkfoot to kio"
    assert said(normal, "play")[0] == "Armor 3 → 2"
    assert said(emergency, "play") == ["Costs nothing; Normal Calls left: 1"]
    assert said(normal, "play", turn=1) == ["Costs nothing; Normal Calls left: 1"]
    assert said(emergency, "play", turn=1) == ["Costs nothing; Normal Calls left: 2"]
    rested = "ruling fresh_attack = not_emergency"
    assert said(emergency, "play", rested)[-1] == "It cannot attack in this turn."
    assert "It cannot attack in this turn." not in said(normal, "play", rested)


def test_who_heals_is_told_to_how_much_armor() -> None:
    """ "Heal 1" said neither of what nor how much there is."""
    assert said("Red heals 1", phase="draw") == ["Armor 3 → 4"]
    assert said("Red heals 1", phase="draw", more="ruling armor = heal_two") == ["Armor 3 → 5"]


def test_what_would_win_is_said() -> None:
    assert "Red would win." in said("Red attacks Reef Novice with Ashen Duelist", more="Blue: bodies 4")
    assert "Red would win." not in said("Red attacks Reef Novice with Ashen Duelist", more="Blue: bodies 3")


def test_what_a_frozen_warrior_struck_by_fire_would_become_is_said() -> None:
    told = said("Red attacks Reef Novice with Ashen Duelist", more='warrior.blue-ti01.conditions = ["Freeze"]')
    assert "Reef Novice would go to the Outerzone." in told


def test_who_ends_the_charge_phase_without_a_charge_is_told() -> None:
    assert said("Red ends charge", "charge") == ["No charge yet."]
    assert said("Red ends charge", "charge", more="turn.charged = 1") == []
    assert "No charge yet." not in said("Red ends the turn", "clash")


def test_what_cannot_be_used_face_down_is_told_before_it_is_set() -> None:
    assert said("Red sets Ember Jab.2", "play") == ["Face-down it cannot be used."]


@pytest.mark.parametrize(
    ("card", "vain"), [("Ember Jab.2", True), ("Cinder Page", True), ("Bracer Guard", False), ("Second Wind", False)]
)
def test_a_card_that_is_set_in_vain_is_marked_as_one_to_think_about(card: str, vain: bool) -> None:
    """A warrior had the same tick as a card that helps, in a turn whose call was made."""
    text = TABLE.format(phase="play", gauge=0, turn=3).replace("Cinder Page, Ember Jab.2", card)
    played = replay(read(text))
    game = played.record.box.game
    preview = game.preview(played.state, game.phrases.read(f"Red sets {card}"), "red")
    assert judged(game.sight(played.state, "red"), preview).price is vain


def test_every_sum_that_is_said_is_what_the_attack_deals() -> None:
    """Over all attacks of the records: the parts add up, or none are said."""
    told = 0
    for name in sorted((ROOT / "tests" / "records" / "tasuo").glob("*.record")):
        try:
            played = replayed(name)
        except UnreadableRecord:
            continue
        game = played.record.box.game
        for state, entry in zip(played.states(), played.entries, strict=False):
            if not entry.move:
                continue
            move = game.phrases.read(entry.move)
            if not isinstance(move, AttackMove) or len(move.aims(state)) != 1:
                continue
            attack = as_declared(state, move)
            target = warrior_named(state, attack.targets[0])
            total = sum(amount for _, amount in parts(state, attack, target))
            if target is None or not suffers(state, target, "Stun"):
                assert max(total, 0) == reckoned(state, attack, target), (name.name, str(move))
                told += 1
    assert told > 100


def test_whoever_ends_the_clash_is_told_how_many_can_still_attack() -> None:
    for move in ("Red ends clash", "Red ends the turn"):
        assert said(move) == ["Attacks left: 1"]
        assert said(move, more="Ashen Duelist suffers Freeze") == []


def test_whoever_ends_the_turn_before_its_clash_is_told_so_first() -> None:
    """Given a turn that has a Clash Phase (TS-H4), then who passes over it by one press learns what that gives up."""
    for phase in ("play", "charge"):
        assert said("Red ends the turn", phase) == ["Attacks left: 1", "No charge yet."]
        assert said("Red ends the turn", phase, turn=1) == ["No charge yet."]
    assert said("Red ends charge", "charge", more="turn.charged = 1") == []


def test_a_tasuo_mode_says_on_whom_it_comes_and_what_it_brings() -> None:
    told = said("Red enters Tasuo Mode with Duelist Unquenched on Ashen Duelist", gauge=3)
    assert told[0] == "Ashen Duelist: life 8 → 9"
    assert told[1] == "Strike: 3 → 4"
