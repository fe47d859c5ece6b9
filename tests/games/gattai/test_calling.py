"""Whoever cannot call on what she has hears why, and hears it once (RULES ASSIST-1)."""

import pytest

from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.told import plain
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = Gattai()

AT_THE_PIER = """\
given   content rhino; pilot red "Red" rides rhino robo "Rhino"; pilot.red.robo.rank = 2
        throwdown Red against Coach; Red on turn
        Red: Strike 1; hand 10♦P; Pile 7♣C; location pier; pier: state razed; scene.location = pier
        pilot.red.robo.present = false
"""
DEAR = """\
given   entry cheer "Cheer" effect "when assist | cost charge 2 | do +Fortify:Self(1)"; pilot red "Red" tech cheer
        throwdown Red against Coach; Red on turn
        Red: Charges 1/6; Pile 2♣C
"""
UNUSED = """\
given   content orange.toys, gear.first_aid; pilot red "Red" tech orange.toys:1 gear gear.first_aid
        throwdown Red against Coach; Red on turn; Red: Charges 4/6; hand 8♦P; Coach: hand 2♣C; Pile 6♣C
"""


@pytest.mark.parametrize(
    ("given", "wish", "why"),
    [
        (AT_THE_PIER, "rhino", "Rhino is not in the scene."),
        (DEAR, "cheer", "Cheer costs 2 Charges; at hand: 1."),
        (UNUSED, "orange.toys/again", "There is nobody and nothing for Shiny New Toys! now."),
    ],
    ids=["robo", "price", "nobody"],
)
def test_assist_1_what_cannot_be_used_says_why_and_says_it_once(given: str, wish: str, why: str) -> None:
    table = replay(read(given, "one.record")).state
    reasons = GAME.judge(table, GAME.phrases.read(f"Red calls on {wish}")).reasons
    assert [plain(one.text) for one in reasons] == [why]
