"""A Throwdown that is only thought of: what it would begin with is what one that is played begins with."""

import pytest

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.state import State
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.prospect import prospect, rated
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai.fight import Fight, fight_of
from gattai_desktop.players.gattai.played_fight import play_fight

SEATS = ("red", "pink", "green")


@pytest.mark.parametrize("edition", ["alpha", "beta", "final"])
@pytest.mark.parametrize("challenger", ["coach", "pilots"])
@pytest.mark.parametrize("threats", [("brass_tide",), ("brass_tide", "doctor_gull")])
def test_the_prospect_is_what_comes(edition: str, challenger: str, threats: tuple[str, ...]) -> None:
    """STRIKE-1, STRIKE-2, THROW-14: given a fight, when it is played, then Strikes and draws are as was foreseen."""
    table = GATTAI.begin(scenario("neon-harbour", SEATS, edition=edition))
    fight = fight_of(table, threats=threats, attacker=challenger)  # type: ignore[arg-type]
    thought = prospect(fight.table, fight.pilots, fight.threats, "coach" if challenger == "coach" else "red")
    strikes: dict[str, object] = {}
    drawn = []

    def watch(move: Move, facts: tuple[Fact, ...], before: State, after: State) -> None:
        del move, facts
        coach = after.values.get(throwdown.strike_path("coach"))
        if coach is not None and not strikes:
            strikes.update({seat: after.values[throwdown.strike_path(seat)] for seat in ("coach", *SEATS)})
            drawn.append(after.count(hand_zone("coach")) - before.count(hand_zone("coach")))

    play_fight(fight, "plain", 1, watch)
    assert strikes == thought.strikes
    assert drawn == [thought.draws]


@pytest.fixture
def fight() -> Fight:
    return fight_of(GATTAI.begin(scenario("neon-harbour", SEATS)))


def test_a_threat_of_a_higher_rating_brings_more_along(fight: Fight) -> None:
    """THREAT-2, R-125: given TR 4, when it had TR 5, then it has a Buffer more and a card more on its stack."""
    table = fight.table
    other = rated(table, "brass_tide", 5)
    assert other.values["threat.brass_tide.tr"] == 5
    assert other.values["threat.brass_tide.buffers"] == table.values["threat.brass_tide.buffers"] + 1  # type: ignore[operator]
    assert other.count("threat.brass_tide") == table.count("threat.brass_tide") + 1
    assert other.count("deck.coach") == table.count("deck.coach") - 1
    assert not any(lying.up for lying in other.zones["threat.brass_tide"])


def test_a_threat_of_a_lower_rating_brings_less(fight: Fight) -> None:
    """THREAT-3: given TR 2, when it had TR 1, then a card of its stack is in the Deck, and none is lost."""
    other = rated(fight.table, "doctor_gull", 1)
    assert other.count("threat.doctor_gull") == 1
    assert other.count("deck.coach") == fight.table.count("deck.coach") + 1
    assert rated(other, "doctor_gull", 0).zones.get("threat.doctor_gull") is None


def test_where_the_stack_is_laid_by_hand_it_stays(fight: Fight) -> None:
    """R-125: given a table at which stacks are filled by hand, when the TR is another, then the stack is the same."""
    table = State(fight.table.zones, {**fight.table.values, "rulings.threat_stack_fill": "by_hand"})
    assert rated(table, "brass_tide", 7).zones == table.zones
