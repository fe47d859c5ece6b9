"""When Pilots of the program have their Robos repaired (RULES TEAM-10)."""

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.strengths import GENTLE
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.players.why import why_of
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
HURT = """given   edition final; pilots Red, Green; phase play; Pit Crew {crew}; program.red = "steady"
        program.green = "steady"; program.coach = "steady"; Red: Endurance {red}/6; Green: Endurance 1/6
        location hangar "The Hangar"; location mill "The Old Mill"; Current Location {place}
"""


def done(crew: int = 4, red: int = 4, place: str = "mill") -> tuple[str, str]:
    """What Red does of her own accord, and why."""
    found = replay(read(HURT.format(crew=crew, red=red, place=place)))
    sight, options = GAME.sight(found.state, "red"), GAME.options(found.state, "red")
    move = seated("red", GENTLE).acts_when_free(sight, options, urged=True)
    return str(move), str(why_of("gattai", sight, move)) if move is not None else ""


@pytest.mark.parametrize(("place", "where"), [("mill", "field"), ("hangar", "hangar")])
def test_team_10_a_pilot_has_her_hurt_robo_repaired_where_the_scene_is(place: str, where: str) -> None:
    assert done(place=place) == (
        f"Red repairs the Robo of red in {where}",
        "That Robo lacks so much Endurance: 2. There is Pit Crew to spare.",
    )


@pytest.mark.parametrize(("crew", "red"), [(2, 4), (4, 6)])
def test_team_7_the_last_of_the_pit_crew_stays_and_a_whole_robo_costs_none(crew: int, red: int) -> None:
    """Without any Pit Crew no Robo works; and that of another Pilot is hers to see to."""
    assert "repairs" not in done(crew=crew, red=red)[0]
