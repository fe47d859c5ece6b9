"""Whom the program hits, and which power of a Threat it runs: where it does most, by what its seat may know."""

import pytest

from gattai_desktop.cards.card import card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.effects.preventing import is_prevented
from gattai_desktop.games.gattai.events.events import AimAt
from gattai_desktop.games.gattai.outcome.spoils import TakeSpoil
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.world.waves import UsePower
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.players.why import why_of
from gattai_desktop.players.wording import worded
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
CLOAK = """
given   edition final; content threat.romog; pilot red "Ren"; threat troll "Troll" rating 1; phase play
        throwdown Red against Coach with {fight}; Coach on turn; Pile 7♣P; Coach: hand 4♦C
        threat.romog.revealed = {revealed}; threat.troll.revealed = []
when    {done}
"""
FIRES = 'Coach fires "+Trauma:Threat(1)" for red'
HIT = (FIRES, "Red aims at threat.romog")


def table(*done: str, fight: str = "romog, troll", revealed: str = "[]") -> State:
    moves = "\n        ".join(done)
    replayed = replay(read(CLOAK.format(done=moves, fight=fight, revealed=revealed), "aim.record"))
    assert not replayed.unmet, replayed.unmet
    return replayed.state


def chosen(state: State, seat: str) -> Move:
    return seated(seat, STEADY).choose(GAME.sight(state, seat), GAME.options(state, seat))


def hint(state: State) -> str:
    """Why Coach is told to do what he is told to."""
    sight = GAME.sight(state, "coach")
    weighing = seated("coach", STEADY).weigh(sight, GAME.options(state, "coach"))
    return str(worded("gattai", sight, weighing.best).why)


def said(state: State, move: Move) -> str:
    """Why a move is made, as everybody is told it."""
    return str(why_of("gattai", GAME.sight(state, PUBLIC), move))


def test_nobody_aims_again_at_whom_it_was_seen_to_do_nothing() -> None:
    """Given a hidden cloak, when it has stopped Trauma, then the next hits somebody else until a deed is done."""
    first, again = table(FIRES), table(*HIT, FIRES)
    assert chosen(first, "red") == AimAt("red", "threat.romog")
    assert chosen(again, "red") == AimAt("red", "threat.troll")
    assert said(again, AimAt("red", "threat.troll")) == "It does nothing to ('Romog the Hunter',)."
    after = table(*HIT, "Coach marks condition 2 of romog as met", FIRES)
    assert chosen(after, "red") == AimAt("red", "threat.romog")


@pytest.mark.parametrize("revealed", ["[]", '["powers"]', '["powers", "met", "defeat"]'])
def test_a_cloak_is_known_where_it_can_be_read(revealed: str) -> None:
    """Given a power that nobody has seen at work, then a Pilot knows of it what is revealed, and Coach all."""
    state = table(FIRES, revealed=revealed)
    known = is_prevented(GAME.sight(state, "red"), "Trauma", "threat.romog", 1, "red")
    assert known == ("met" in revealed)
    assert is_prevented(GAME.sight(state, "coach"), "Trauma", "threat.romog", 1, "red")
    assert chosen(state, "red") == AimAt("red", "threat.troll" if known else "threat.romog")


@pytest.mark.parametrize("fight", ["romog", "romog, troll"])
def test_no_spoil_is_spent_on_what_hurts_nobody(fight: str) -> None:
    """Given that Trauma does nothing to any Threat that fights, then no Spoil is taken for it."""
    state, spoils = table(*HIT, "Coach concedes", fight=fight), set[str]()
    while isinstance(move := chosen(state, "red"), TakeSpoil):
        spoils.add(move.spoil)
        state, _ = GAME.play(state, move, seeded(1))
    assert spoils
    assert fight != "romog" or "trauma" not in spoils


POWERS = """
given   {edition}; pilot red "Ren"; pilot green "Tam"; threat gull "The Gull" rating 3 wave "{wave}" storm "{storm}"
        throwdown Red, Green against Coach with gull; Coach on turn; Pile 7♣P; Coach: hand {paid} 4♦C
        location hall "The Hall"; faction crew "The Crew"
        Red: Buffers {red}/3; Green: Buffers {green}/3; threat.gull.revealed = []
when    Coach runs the {power} of gull with {paid}
"""


@pytest.mark.parametrize(
    ("wave", "red", "power", "why"),
    [
        ("+Ruin:Choice(1)", 0, "attack", "Ren has too few Buffers to soak it."),
        ("+Ruin:Choice(1)", 3, "wave", "A Location is ruined."),
        ("+Schism:Team(1)", 3, "wave", "It brings the Team nearer to losing Harmony."),
        ("+Chargeup:Team(1)", 3, "attack", "It costs Ren Buffers."),
    ],
)
def test_coach_runs_what_costs_the_pilots_most(wave: str, red: int, power: str, why: str) -> None:
    """Given an Attack and a Wave, then Coach runs the one that takes more of what he sees, and says so."""
    given = POWERS.format(edition="edition beta", wave=wave, storm="", red=red, green=3, power="Wave", paid="K♥C")
    state = replay(read(given, "power.record")).state
    move = chosen(state, "coach")
    assert move == UsePower("coach", power)
    assert hint(state) == why


def test_a_storm_of_all_is_told_by_how_many_it_hits() -> None:
    given = POWERS.format(edition="edition beta", wave="+Schism:Team(1)", storm="+Ruin:Each(1)", red=0, green=3,
                          power="Storm", paid="A♥C")  # fmt: skip
    state = replay(read(given, "power.record")).state
    assert chosen(state, "coach") == UsePower("coach", "attack")
    assert hint(state) == "It hits 2 Pilots, and Buffers of ('Ren',) do not suffice."
    # Which lines the Threat has stays the Coach's: others are told no more than that it does most.
    assert said(state, UsePower("coach", "storm")) == "Of what the Threat can do, it does most."


def test_coach_hurts_none_of_his_own() -> None:
    """Given Trauma in the story that may hit anybody, then Coach's hits a Pilot, who has the fewest Buffers."""
    text = """
given   pilot red "Ren"; pilot green "Tam"; threat gull "The Gull" rating 3; phase play
        Red: Buffers 2/3; Green: Buffers 1/3
when    Coach fires "+Trauma:Choice(1)"
"""
    state = replay(read(text, "story.record")).state
    assert chosen(state, "coach") == AimAt("coach", "green")
    assert said(state, AimAt("coach", "green")) == "Tam has fewer Buffers left than others."


@pytest.mark.parametrize(
    ("held", "why"), [("", "Coach has no card in Hand"), ("; Coach: hand 4♦C", "What is at stake")]
)
def test_who_attacks_an_empty_hand_says_so(held: str, why: str) -> None:
    """Given a challenge of Coach, then its reason is his empty Hand, which all can count, where it is empty (R-112)."""
    text = f"""
given   pilot red "Ren"; threat gull "The Gull" rating 3; phase play; Red: hand K♥P
        Red: Buffers 1/1{held}
when    Coach fires "+Chargeup:red(1)"
"""
    state = replay(read(text, "empty.record")).state
    assert said(state, Challenge("red", "coach", card("K♥P"))).startswith(why)
