"""A campaign of three evenings, played by the program: what is carried over is what the book says, and nothing else.

The second evening goes on with the scenario of the first (SETUP-4, R-103); the third is another one, for which somebody
stays at home and comes back later (SETUP-6, SESSION-3).
"""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.pilots.pilots import STATS, pilot
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.team import LastTime
from tests.players.test_campaign import Campaign

SEATS = ("red", "green", "pink")
RESOURCES = ("fan_club", "armory", "pit_crew")
MOST = 9
"""Points of a Resource above this go into the score at the end of a scenario (SCORE-1)."""
LAST = LastTime("the evening before", ("It was told.",))
GEAR = {
    "gear": ("goggles",), "gear.goggles.name": "Goggles", "gear.goggles.type": "accessory", "gear.goggles.tier": 1,
    "gear.goggles.holder": "pink",
}  # fmt: skip


def of(table: State, *heads: str) -> dict[str, Any]:
    """The values below these heads."""
    return {path: value for path, value in table.values.items() if path.startswith(heads)}


def stacks(table: State) -> dict[str, Any]:
    """The Favor stacks, each as its cards lie."""
    return {zone: lying for zone, lying in table.zones.items() if zone.startswith("faction.") and lying}


def half_an_evening(campaign: Campaign, setup: Setup) -> State:
    """Play an evening whose scenario is not over at its debriefing."""
    campaign.finishes = False
    return campaign.play(1, setup)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_setup_4_three_evenings_carry_over_what_the_book_says(qtbot: QtBot, tmp_path: Path, edition: str) -> None:
    campaign = Campaign(tmp_path, edition, seed=7)
    first = scenario("hunters-moon", SEATS, edition=edition)
    first = evolve(first, values={**first.values, **GEAR})
    end = half_an_evening(campaign, first)

    # The same scenario goes on: Team, places, Favor, Gear and Pilots are as they lie.
    second = GATTAI.next_evening(end, first, None, LAST)
    begun = GATTAI.begin(second)
    for heads in (("team.",), ("faction.",), ("location.",), ("gear",), ("threat.",), ("crisis.",)):
        assert of(begun, *heads) == of(end, *heads)
    assert stacks(begun) == stacks(end)
    assert of(begun, "pilot.") == of(end, "pilot.")  # PILOT-9: Buffers are full at a new scenario, not at a session
    assert begun.values["session"] == end.values["session"] + 1
    assert begun.values["campaign.evening"] == 2

    campaign.finishes = True
    end = campaign.play(2, second)
    assert end.values["scenario.result"] == "won"

    # Another scenario, and Green stays at home.
    coming = [seat for seat in ("red", "pink") if not pilot(end, seat).gone]
    another = scenario("neon-harbour", coming, edition=edition)
    third = GATTAI.next_evening(end, second, another, LAST)
    begun = GATTAI.begin(third)
    assert list(begun.values["seats"]) == coming
    recurring = {
        name: sum(end.values.get(f"pilot.{seat}.recurring.{name}") or 0 for seat in end.values["seats"])
        for name in ("harmony", *RESOURCES)
    }
    assert begun.values["team.harmony"] == max(1, min(7, end.values["team.harmony"] + recurring["harmony"]))
    for name in RESOURCES:
        left = min(MOST, end.values[f"team.{name}"])
        assert begun.values[f"team.{name}"] == max(0, left + recurring[name]), name
    carried = {one for one in end.values.get("gear") or () if end.values.get(f"gear.{one}.holder") is not None}
    assert carried <= set(begun.values.get("gear") or ())
    for seat in coming:
        her, before = pilot(begun, seat), pilot(end, seat)
        for stat in STATS:
            assert her.number(f"base.{stat}") == min(before.number(stat), before.number(f"base.{stat}"))  # PILOT-6
        assert her.buffers == her.max_buffers  # PILOT-9
        assert her.charges == min(before.charges, her.max_charges)
        assert her.number("max_hand") == before.number("max_hand")
    shared = {one.key for one in another.factions if end.values.get(f"faction.{one.key}.name") == one.name}
    assert {zone.partition(".")[2] for zone in stacks(begun)} <= shared
    home = None if pilot(end, "green").gone else end.values.get("pilot.green.evolved")
    assert begun.values.get("away.green.evolved") == home

    end = campaign.play(3, third)
    back = GATTAI.begin(GATTAI.next_evening(end, third, scenario("hunters-moon", SEATS, edition=edition), LAST))
    assert back.values.get("pilot.green.evolved") == home  # she comes back as she was; who is gone begins anew
    assert back.values["campaign.evening"] == 4
