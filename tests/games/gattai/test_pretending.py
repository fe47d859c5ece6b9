"""A Threat that walks among the Factions: nothing that Pilots see or are told names it before it turns (INFO-7)."""

import pytest

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import Replayed, replay
from gattai_desktop.records.writer import write_record

GAME = Gattai()
FROM_THE_START = """# A session is set up.
given   content power.pretender, power.tough; pilots Red
        threat gull "The Gull" rating 4 mask "Mister Moss" power power.pretender power power.tough
when    Coach sets up the session
"""
BROUGHT = """# A Threat comes to a running table.
given   content power.pretender; pilots Red; phase play; crisis.path = ["Wave", "Story"]
when    Coach brings in "The Gull" as gull with "rating 4" "mask Mister Moss" "power power.pretender" "power bite" "entry bite name Gullbite" "entry bite effect when crisis | do +Schism:Team(1)"
"""  # noqa: E501
COPIED = f"""{BROUGHT}        Coach copies gull
"""
A_STEP_LATER = f"""{BROUGHT}        Coach skips ahead to step 1
"""
COPIED_BEFORE = FROM_THE_START.replace("when    ", "when    Coach copies gull\nwhen    ")
KNOWN_BEFORE = """# A Threat that everybody knew is rewritten.
given   content power.pretender; pilots Red; threat gull "The Gull" rating 4; phase play
when    Coach rewrites gull as "The Gull" with "rating 4" "mask Mister Moss" "power power.pretender"
"""


TURNED = """        Coach skips ahead to step 2
        Coach lets power.pretender take part
"""
OWN = """# Beside one that everybody knows one pretends, and each does something of its own.
given   content power.pretender; pilots Red; crisis.path = ["Wave", "Story"]
        threat newt "The Newt" rating 2 power threat.newt
        threat gull "The Gull" rating 4 mask "Mister Moss" power power.pretender power threat.gull
        entry threat.newt "The Newt" family threat effect "when rumble.start | do +Schism:Team(1)"
        entry threat.gull "The Gull" family threat effect "when drive.landed | if driver != coach | do +Schism:Team(1)"
when    Coach sets up the session
"""


def played(text: str) -> Replayed:
    found = replay(read(text, "pretending.record"))
    assert not found.unmet
    return found


def test_nothing_that_pilots_are_told_names_the_threat_or_its_powers() -> None:
    announced = [fact for fact in played(FROM_THE_START).entries[0].facts if isinstance(fact, Announced)]
    for_all = [str(fact.values) for fact in announced if not fact.seen_by]
    assert any("faction.mister_moss" in said for said in for_all)
    assert not any("power." in said or "threat.gull" in said for said in for_all)
    assert any("power.pretender" in str(fact.values) for fact in announced)


@pytest.mark.parametrize("seat", ["red", PUBLIC])
@pytest.mark.parametrize("text", [FROM_THE_START, COPIED_BEFORE, BROUGHT, COPIED, A_STEP_LATER])
def test_info_7_no_value_and_no_fact_that_a_pilot_sees_names_a_threat_that_pretends(text: str, seat: str) -> None:
    """Given a Threat that pretends, when it comes, then no table before or after and no fact on the way names it."""
    found = played(text)
    states = tuple(found.states())
    for state in states:
        seen = GAME.sight(state, seat)
        assert "gull" not in f"{dict(seen.values)} {dict(seen.zones)}".lower()
    facts = [GAME.sight_of_facts(*one, seat) for one in zip(states, (e.facts for e in found.entries), strict=False)]
    assert "gull" not in str(facts).lower()
    assert "Mister Moss" in str(facts)


def test_threat_1_a_copy_of_one_that_has_not_entered_yet_enters_as_a_faction_of_its_own() -> None:
    """Given one that pretends, when it is copied before the session is set up, then each walks behind its own mask."""
    table = played(COPIED_BEFORE).state
    assert table.listed("pretenders") == ("gull", "gull-2")
    assert not table.listed("threats")
    masks = [table.values[f"threat.{key}.faction"] for key in ("gull", "gull-2")]
    assert sorted(masks) == sorted(table.listed("factions")) == ["mister_moss", "mister_moss_2"]


@pytest.mark.parametrize("text", [FROM_THE_START, BROUGHT, KNOWN_BEFORE])
def test_info_7_its_coach_sees_who_it_is(text: str) -> None:
    """Given a Threat that pretends, when its Coach looks, then she sees its sheet and the Faction that it is."""
    seen = GAME.sight(played(text).state, COACH_SEAT)
    assert seen.listed("pretenders") == ("gull",)
    assert not seen.listed("threats")
    assert seen.values["threat.gull.name"] == "The Gull"
    assert seen.values["threat.gull.faction"] == "mister_moss"
    assert seen.values["faction.mister_moss.agency"] == 4


def test_faction_7_what_it_brought_is_known_once_it_turns() -> None:
    """Given one that was brought, when a step of the story lets it turn, then Pilots know it as any other Threat."""
    seen = GAME.sight(played(BROUGHT + TURNED).state, "red")
    assert seen.listed("threats") == ("gull",)
    assert not seen.listed("factions")
    assert seen.values["threat.gull.name"] == "The Gull"
    assert "brought.gull" in seen.listed("entries")
    assert "entry.brought.gull.bite.name" not in seen.values


def test_info_7_in_which_windows_it_acts_of_its_own_is_known_once_it_turns() -> None:
    """Given one that pretends, when nobody has heard of it, then nothing tells Pilots that such a Threat is there."""
    told = [GAME.sight(state, "red").values["entries.wake"] for state in played(OWN + TURNED).states()]
    assert told[0] == told[1] == (("rumble.start", False),)
    assert told[-1] == (("drive.landed", True), ("rumble.start", False))


@pytest.mark.parametrize("text", [FROM_THE_START, COPIED_BEFORE, BROUGHT, COPIED, A_STEP_LATER, KNOWN_BEFORE, OWN])
def test_a_session_with_one_that_pretends_is_read_from_its_record_as_it_was(text: str) -> None:
    found = played(text)
    again = played(write_record(GATTAI, read(text).setup, found.entries))
    assert again.state.values == found.state.values
    assert again.state.zones == found.state.zones
    assert len(again.entries) == len(found.entries)
