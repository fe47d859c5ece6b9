"""How the program answers as Coach in the story, where an answer could do nothing."""

import random

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gambit.gambit_outcome import MakeIt
from gattai_desktop.players.gattai.pilot_story import answer
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

WON = """
given   pilot red "Ren"; pilot green "Tam"; phase = "play"; Red: hand 9♥P; Coach: hand 3♣C
        {more}
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
        Coach puts 3♣C down
        Red plays 9♥P
        Coach reveals
"""


@pytest.mark.parametrize(
    ("buffers", "charges", "gifts"),
    [
        ("3/3", "6/6", {"Replenish"}),
        ("2/3", "6/6", {"Replenish", "Fortify"}),
        ("3/3", "5/6", {"Replenish", "Chargeup"}),
    ],
)
def test_a_gift_is_something_that_the_pilot_lacks(buffers: str, charges: str, gifts: set[str]) -> None:
    replayed = replay(read(WON.format(more=f"Red: Buffers {buffers}; Charges {charges}"), "won.record"))
    assert not replayed.unmet
    ask = GATTAI.game.ask_for(replayed.state, "coach")
    assert ask is not None
    sight, seen = GATTAI.game.sight(replayed.state, "coach"), set[str]()
    for seed in range(60):
        move = answer(sight, ask.options, random.Random(seed))
        assert isinstance(move, MakeIt)
        seen.add(move.event)
    assert seen - {"Favor", "Rebuild", "Rally"} == gifts
