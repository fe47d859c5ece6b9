"""What the program lets take part before a Drive that waits for it (RULES STRIKE-9, ASSIST-2)."""

import pytest

from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY, STRENGTHS
from gattai_desktop.players.gattai.conflict_habits import answer
from gattai_desktop.players.gattai.conflict_players import conflict_player
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
ASKED = """given   content power.enforcer; pilots Red; threat gull "The Gull" rating 3 power power.enforcer
        throwdown Red against Coach with gull; Coach on turn; Coach: Strike {strike}; hand K♣C Q♣C; gull: Buffers 1/3
        Red: Strike 14; hand A♦P; Pile 7♣C 8♦P
when    Coach counters with K♣C
"""
TAKES_PART, ASIDE = "Coach lets power.enforcer take part", "Coach leaves power.enforcer aside"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_strike_9_what_lets_coach_reach_so_far_takes_part(strength: str) -> None:
    """Left aside it would let the Drive fall, and Coach would make it again without end."""
    state = replay(read(ASKED.format(strike=3))).state
    sight, options = GAME.sight(state, COACH_SEAT), GAME.options(state, COACH_SEAT)
    assert str(conflict_player(strength, COACH_SEAT, GAME).choose(sight, options)) == TAKES_PART
    assert str(answer(state, options)) == TAKES_PART


def test_assist_2_no_buffer_is_paid_for_what_lies_within_the_strike() -> None:
    state = replay(read(ASKED.format(strike=7))).state
    sight, options = GAME.sight(state, COACH_SEAT), GAME.options(state, COACH_SEAT)
    assert str(conflict_player(GENTLE, COACH_SEAT, GAME).choose(sight, options)) == ASIDE
    assert str(answer(state, options)) == ASIDE


@pytest.mark.parametrize("strength", [GENTLE, STEADY, SHARP])
def test_info_7_a_pilot_aims_while_a_power_that_she_may_not_know_waits_behind(strength: str) -> None:
    """What is asked is hidden from her then, so that she cannot read what hits; a foe is among what she may choose."""
    text = ASKED.format(strike=7).replace("with gull", 'with gull, tide; threat tide "The Brass Tide" rating 2')
    state = replay(read(f'{text}        Coach fires "+Trauma:Opponent(1)" for red\n')).state
    sight, options = GAME.sight(state, "red"), GAME.options(state, "red")
    assert sight.values.get("agenda") is None
    assert str(conflict_player(strength, "red", GAME).choose(sight, options)).startswith("Red aims at threat.")
