"""What a Pilot by program spends her Buffers on in First Contact, where Schism lowers only the Harmony to come."""

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.events.soak import Soak
from gattai_desktop.games.strengths import SHARP, STEADY
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
DISSONANT = """
given   pilot red "Vass"; pilot orange "Oyelaran"; edition Beta; ruling coach_bonus_draw = tr_sum_from_deck
        first_contact.act = 2; first_contact.schism = {counted}; first_contact.gambits = 0
        first_contact.throwdowns = 0; first_contact.beat = 0; pilot.red.stat = 3; pilot.orange.stat = 3
        throwdown Red against Orange; Red on turn; stage 2; Pile 5♣P
        Red: hand K♦P 6♠P; Buffers {buffers}/3; Orange: hand 4♦P; Buffers 3/3
when    Red counters with K♦P
"""
"""A King is too far above a Five for Strike 3: Schism 2 hits the Pilot, and what is left of it counts as one (FC-3)."""


@pytest.mark.parametrize("strength", [STEADY, SHARP])
@pytest.mark.parametrize(
    ("counted", "buffers", "spends"),
    [
        pytest.param(0, 3, True, id="the Team begins at a higher Harmony"),
        pytest.param(0, 1, False, id="too few Buffers change nothing"),
        pytest.param(3, 3, False, id="the Team begins at Harmony 1 as it is"),
    ],
)
def test_buffers_are_spent_where_they_save_harmony(strength: str, counted: int, buffers: int, spends: bool) -> None:
    table = replay(read(DISSONANT.format(counted=counted, buffers=buffers), "fc.record")).state
    ask = GAME.ask_for(table, "red")
    assert ask is not None
    assert all(isinstance(move, Soak) for move in ask.options)
    chosen = seated("red", strength).choose(GAME.sight(table, "red"), ask.options)
    assert isinstance(chosen, Soak)
    assert (chosen.points > 0) is spends
