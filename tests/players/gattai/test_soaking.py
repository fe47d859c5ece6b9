"""What the program soaks by habit, and why (RULES MICRO-13 to MICRO-15)."""

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.events.soak import Soak
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.players.gattai.why import why
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
WAVE = """given   edition beta; pilots Red, Green; Red: Buffers {buffers}; Green: Buffers 0/3; Schism 0
        threat tide "The Brass Tide" rating 2; threat.tide.wave = "+Trauma:Each(2)"
        throwdown Red, Green against Coach with tide; Coach on turn; stage 2; Coach: Strike 2
        Coach: hand Q♣C 3♣C; Red: hand 5♦P; Green: hand 6♦P; Pile K♦P
when    Coach runs the Wave of tide with Q♣C
        Coach uses wave
"""
DISSONANT = """given   edition beta; pilots Red, Green; Red: Buffers {buffers}; Schism {schism}; Harmony 4
        threat tide "The Brass Tide" rating 2
        throwdown Red against Coach with tide; Red on turn; stage {stage}; Red: Strike 2
        Coach: hand 3♣C; Red: hand K♦P; Green: hand 6♦P; Pile 5♣C
when    Red counters with K♦P
"""


def soaked(record: str, strength: str = STEADY) -> tuple[int, str]:
    """How much Red soaks where the record asks her, and why."""
    table = replay(read(record, "soak.record")).state
    ask = GAME.ask_for(table, "red")
    assert ask is not None
    sight = GAME.sight(table, "red")
    move = seated("red", strength).choose(sight, ask.options)
    assert isinstance(move, Soak)
    return move.points, str(why(sight, move))


@pytest.mark.parametrize("strength", [GENTLE, STEADY, SHARP])
@pytest.mark.parametrize(("buffers", "points"), [("3/3", 2), ("2/3", 2), ("1/3", 1)])
def test_trauma_is_soaked_as_far_as_buffers_last(strength: str, buffers: str, points: int) -> None:
    """Given Trauma(2), which takes Stats only once it is asked which, then Buffers are spent on it."""
    spent, told = soaked(WAVE.format(buffers=buffers), strength)
    assert spent == points
    assert told == "A Buffer comes back sooner than what Trauma takes."


@pytest.mark.parametrize(
    ("schism", "stage", "buffers", "points"),
    [(0, 1, "3/3", 1), (0, 2, "2/3", 1), (0, 2, "1/3", 0), (6, 1, "1/3", 1), (5, 2, "3/3", 2)],
)
def test_the_last_buffer_is_kept_unless_schism_takes_harmony(
    schism: int, stage: int, buffers: str, points: int
) -> None:
    spent, told = soaked(DISSONANT.format(schism=schism, stage=stage, buffers=buffers))
    assert spent == points
    assert told == ("A Buffer comes back sooner than Harmony." if points else "The tokens are kept for worse.")
