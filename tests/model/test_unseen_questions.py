"""A question that tells nobody whether its seat could answer: anybody may pass, the same for every hand."""

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

TABLE = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister
        Blue: kio Glacier Monk; hand {hand}; legend {legend}
when    Red attacks Glacier Monk with Cinder Page
"""


@pytest.mark.parametrize("legend", ["nothing", "Sudden Fog", "Blue's Tripwire Flash"])
@pytest.mark.parametrize("hand", ["Shell Block", "Reef Novice", "Slipstream"])
def test_whoever_sits_there_may_pass_for_the_seat_that_is_asked(hand: str, legend: str) -> None:
    played = replay(read(TABLE.format(hand=hand, legend=legend)))
    model = GameModel(played.record.box.game, MemoryJournal(played.state), seeded(1), clock=lambda: 0)
    model.pass_to("red")
    model.take_seat()
    (ask,) = model.asks()
    assert (ask.seat, ask.options, ask.more) == ("blue", (PassWindow("blue"),), True)
    assert model.attempt(ask.options[0])
    assert not model.asks()
