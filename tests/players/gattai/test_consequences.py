"""What Coach by program makes of a Gambit: choice, aim and what is said of both agree."""

import pytest

from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.events.events import AimAt
from gattai_desktop.games.gattai.gambit.gambit_outcome import MakeIt
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import GENTLE, STEADY
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.players.why import why_of
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
GAMBIT = """
given   edition {edition}; pilot red "Ren"; pilot green "Tam"; threat troll "Troll" rating 1; phase = "play"
        Red: hand {card}; Coach: hand 8♣C
        Red: Buffers 3/3; Charges 3/6; Green: Buffers 0/3
        {more}
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
        Coach puts 8♣C down
        Red plays {card}
        Coach reveals
        {done}
"""
MISSED = "Red chooses yes-but"


def after(*done: str, card: str = "3♥P", more: str = "", edition: str = "beta") -> State:
    text = GAMBIT.format(done="\n        ".join(done), card=card, more=more, edition=edition)
    replayed = replay(read(text, "gambit.record"))
    assert not replayed.unmet, replayed.unmet
    return replayed.state


def chosen(state: State, seat: str, strength: str = STEADY) -> Move:
    return seated(seat, strength).choose(GAME.sight(state, seat), GAME.options(state, seat))


def said(state: State, move: Move) -> str:
    """Why a move is made, as everybody is told it."""
    return str(why_of("gattai", GAME.sight(state, PUBLIC), move))


def test_a_wave_in_a_gambit_hits_where_it_takes_most_and_not_whose_gambit_it_was() -> None:
    state = after(MISSED, "Coach makes it Wave")
    assert AimAt("coach", "red") in GAME.options(state, "coach")
    assert chosen(state, "coach") == AimAt("coach", "green")
    assert said(state, AimAt("coach", "green")) == "Tam has too few Buffers to soak it."


@pytest.mark.parametrize("strength", [GENTLE, STEADY])
def test_the_consequence_itself_comes_to_whose_gambit_it_was(strength: str) -> None:
    state = after(MISSED, "Coach makes it Schism")
    assert chosen(state, "coach", strength) == AimAt("coach", "red")
    assert said(state, AimAt("coach", "red")) == "It comes to the Pilot whose Gambit it was."


PLACES = """faction guild "Guild" agency 1; faction crew "Crew" agency 1
        faction.crew.offenses = 2; team.fan_club = 5; team.armory = 2; team.pit_crew = 4"""


@pytest.mark.parametrize(
    ("event", "why", "target"),
    [
        ("Favor", "Crew holds an Offense against the Team, and may forget it.", "faction.crew"),
        ("Replenish", "The Team has least of Armory: 2.", "resource.armory"),
        ("Chargeup", "Ren lacks Charges.", "red"),
    ],
)
@pytest.mark.parametrize("strength", [GENTLE, STEADY])
def test_a_gift_goes_where_it_was_said_to_be_of_use(event: str, why: str, target: str, strength: str) -> None:
    won = after(card="9♥P", more=PLACES)
    assert said(won, MakeIt("coach", event)) == why
    given = after(f"Coach makes it {event}", card="9♥P", more=PLACES)
    assert chosen(given, "coach", strength) == AimAt("coach", target)


@pytest.mark.parametrize(
    ("event", "why"),
    [
        ("Schism", "Ren has Buffers that keep the Team from drifting apart."),
        ("Wave", "A Threat makes use of what goes wrong."),
        ("Disfavor", "Crew then holds 3 of the three Offenses that a Faction bears."),
        ("Purge", "Ren has Charges to lose."),
    ],
)
def test_each_consequence_has_a_reason_of_its_own(event: str, why: str) -> None:
    assert said(after(MISSED, more=PLACES), MakeIt("coach", event)) == why
