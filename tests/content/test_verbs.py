"""What each verb of the step grammar does, where no entry of the core pack shows it."""

from pathlib import Path

import pytest

from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

HERE = """# One verb.
given   entry one "One" family tool effect "{effect}"; pilot red "Red" circuit 3 tech one; pilot green "Green"
        {given}
when    {when}
then    {then}
"""
FIGHT = "throwdown Red, Green against Coach; Red on turn; Pile 7♣C"
STORY = "when story | do "
ASSIST = "when assist | do "

ESTABLISHED = """Red challenges coach with 8♦P for "x"
        Coach accepts with 9♠C
        Coach closes the sides
        Green votes for the Team
        Coach says red started it
        Coach fights with Strike 3"""
GAMBLED = """Coach offers red a Gambit for "x"
        Red accepts
        Coach puts 9♠C down
        Red plays 8♦P
        Coach reveals"""

CASES = {
    "retrieve": (STORY + "retrieve:Self(2)", "Pilots' Trash 2♠ 3♠ 4♠", "Red: hand 4♠P 3♠P; Pilots' Trash 2♠"),
    "trade": (STORY + "trade(armory, 2, charge, 3)", "Armory 3; Red: Charges 1/6", "Armory 1; Red: Charges 4/6"),
    "trade, too poor": (
        STORY + "trade(armory, 2, charge, 3)",
        "Armory 1; Red: Charges 1/6",
        "Armory 1; Red: Charges 1/6",
    ),
    "stat": (STORY + "stat:Self(solo, -1)", "Red: Solo 3", "Red: Solo 2"),
    "score": (STORY + "score(+5)", "Armory 1", "scenario.effects = 5"),
    "harmony": (STORY + "harmony(-9)", "Harmony 4", "Harmony 1"),
    "mill": (STORY + "mill:Coach(2)", "Coach's Deck 2♣ 3♣ 4♣", "Coach's Trash 2♣ 3♣"),
    "offense": (
        "when story | target factions up to 1 | do offense:Choice(-1)",
        'faction crew "The Crew" agency 3; crew: Offenses 2',
        "crew: Offenses 1",
    ),
    "leave": (
        "when story | target factions up to 1 | do leave:Choice",
        'faction crew "The Crew" agency 3',
        "factions = []",
    ),
    "move": (
        "when story | target locations up to 1 | do move:Choice",
        'location pier "The Pier"',
        "scene.location = pier",
    ),
    "give": (
        "when story | target other_pilots up to 1 | do give:Choice(1)",
        "Red: hand 5♠P",
        "asked Red give_for; Red: hand 5♠P",
    ),
    "max_charges for a while": (
        STORY + "max_charges:Self(+2) @scene; +Chargeup:Self(Full)",
        "Red: Charges 1/6",
        "Red: Charges 8/8",
    ),
    "max_buffers for a while": (
        STORY + "max_buffers:Self(+1) @scene; +Fortify:Self(Full)",
        "Red: Buffers 0/3",
        "Red: Buffers 4/4",
    ),
    "pool with a cap": (STORY + "pool(jar, 5, 3)", "Armory 1", "pool.jar.red = 3"),
    "empty": (STORY + "pool(jar, 2); empty(jar)", "Armory 1", "pool.jar.red = nothing"),
    "a step on a condition": (STORY + "draw:Self(1) if armory >= 9; score(+1)", "Armory 1", "Red: hand nothing"),
}


def unmet(text: str) -> str:
    return "\n".join(map(str, replay(read(text, "verb.record")).unmet))


@pytest.mark.parametrize("case", CASES)
def test_a_verb_does_what_it_says(case: str) -> None:
    effect, given, then = CASES[case]
    assert not unmet(HERE.format(effect=effect, given=given, when="Red calls on one", then=then))


def test_what_changes_for_a_while_is_over_with_its_moment() -> None:
    """STORY-4: a scene's change ends with the scene, and the gauge comes down."""
    text = HERE.format(
        effect=STORY + "max_hand:Self(+2) @scene",
        given="Red: hand 5♠P 6♠P 7♠P; Pilots' Deck 9♠ 10♠ J♠",
        when="Red calls on one",
        then='lasting = [["max_hand", "red", 2, "scene", "one"]]',
    )
    text += "when    Coach opens the next scene\nthen    lasting = nothing\n"
    assert not unmet(text)


def test_a_gauge_comes_down_with_its_maximum() -> None:
    """PILOT-8."""
    effect = STORY + "max_buffers:Self(+1) @scene; +Fortify:Self(Full)"
    text = HERE.format(effect=effect, given="Red: Buffers 0/3", when="Red calls on one", then="Red: Buffers 4/4")
    assert not unmet(text + "when    Coach opens the next scene\nthen    Red: Buffers 3/3\n")


def test_one_more_assist_and_a_dearer_price_hold_for_this_turn() -> None:
    """THROW-23: an entry may give another Assist; ASSIST-9: what it makes dearer costs more until the turn is over."""
    text = HERE.format(
        effect=ASSIST + "assists:Self(+1) @turn; price:Self(charge, +1) @turn",
        given=f"content core.restore_buffer; {FIGHT}; Red: Charges 3/6; Buffers 0/3",
        when="Red calls on one",
        then='lasting = [["assists", "red", 1, "turn", "one"], ["price.charge", "red", 1, "turn", "one"]]',
    )
    text += "when    Red calls on core.restore_buffer\n        Red picks red\nthen    Red: Charges 0/6; Buffers 1/3\n"
    text += "refused Red calls on core.restore_buffer   THROW-23\n"
    assert not unmet(text)


def test_a_use_is_counted_and_may_come_back() -> None:
    effect = "when story | limit 1 per scene | do score(+1)"
    text = HERE.format(effect=effect, given="Armory 1", when="Red calls on one", then="scenario.effects = 1")
    text += "refused Red calls on one   ASSIST-1\nwhen    Coach opens the next scene\n        Red calls on one\n"
    assert not unmet(text + "then    scenario.effects = 2\n")


@pytest.mark.parametrize(
    ("drive", "wish"),
    [
        ("counter", "counters with 9♠P"),
        ("block", "blocks with 7♠P"),
        ("escalate", "escalates with 2♠P"),
        ("rumble", "initiates a Rumble with 2♠P"),
    ],
)
def test_each_drive_can_be_forbidden(drive: str, wish: str) -> None:
    """ED-8: what somebody has may keep her from one kind of Drive, and from no other."""
    given = """# One Drive.
given   entry one "One" family tool effect "when always | do forbid({what})"; pilot red "Red" tech one
        throwdown Red against Coach; Red on turn; Red: Strike 9; hand 9♠P 7♠P 2♠P; Pile 5♣C 6♦P 7♣C
        ruling rumble_needs = none; ruling rumble_from_stage = any
"""
    assert not unmet(given.format(what=drive) + f"refused Red {wish}   ED-8\n")
    assert not unmet(given.format(what="spend_armory") + f"offered Red {wish}\n")


@pytest.mark.parametrize(
    ("number", "given", "wish", "then"),
    [
        ("draws +2", "Red: hand 8♦P; Coach: hand 9♠C", ESTABLISHED, "Red: hand 5 cards"),
        ("gambit +2", "Red: hand 8♦P; Coach: hand 9♠C", GAMBLED, "gambit.result = yes-and"),
    ],
)
def test_a_number_that_always_holds_is_asked_for(number: str, given: str, wish: str, then: str) -> None:
    """What `mod` may change is asked for where it matters; the others are in the records of the core pack."""
    text = HERE.format(effect=f"when always | mod {number}", given=given, when=wish, then=then)
    assert not unmet(text)
    assert unmet(text.replace(f"mod {number}", "mod strike +1"))


def test_the_records_of_verbs_are_read_as_they_are_written() -> None:
    assert Path(__file__).exists()
    assert unmet(HERE.format(effect=STORY + "score(+5)", given="Armory 1", when="Red calls on one", then="Armory 9"))
