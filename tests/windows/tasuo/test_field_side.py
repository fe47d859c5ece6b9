"""The side of whoever plays lies below, or each stays where it lies: so do the gauges, and both play from there."""

from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.presentation import Place
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.games.tasuo.showdown_left import ShowdownLeft
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import GAME, Duelists, model_at

TABLE: Final = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 4; active {active}
        Red: ka Cinder Page; kio Ashen Duelist; hand Coal Shot; legend Tripwire Flash down
        Blue: kao Reef Novice; hand Shell Block, Pearl Diver; legend Low Tide down
"""


def seated(qtbot: QtBot, active: str = "red", *, turns: bool) -> tuple[Sitting, FieldPane]:
    """Ren at a small window, on his turn."""
    sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(active=active))).state), (1024, 600))
    sitting.window.set_paint(evolve(make_paint(speed=0), turns=turns))
    sitting.settle()
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    return sitting, pane


def top(sitting: Sitting, seat: str) -> float:
    """How far down the Kio of a seat lies."""
    box = sitting.window.scene.rect_of(Place(zone=f"kio.{seat}"))
    assert box is not None
    return box.top()


def gauges_above(sitting: Sitting) -> str:
    """Whose gauges lie above."""
    left = sitting.window.findChild(ShowdownLeft)
    assert isinstance(left, ShowdownLeft)
    return min(left.gauges, key=lambda seat: left.gauges[seat].y())


def test_the_field_turns_with_whoever_sits_down_for_her_turn(qtbot: QtBot) -> None:
    sitting, pane = seated(qtbot, turns=True)
    assert pane.below == "red"
    assert (top(sitting, "blue") < top(sitting, "red"), gauges_above(sitting)) == (True, "blue")
    assert sitting.model.attempt(GAME.phrases.read("Red ends the turn"))
    sitting.take("blue")
    assert pane.below == "blue"
    assert (top(sitting, "red") < top(sitting, "blue"), gauges_above(sitting)) == (True, "red")


def test_a_look_turns_nothing(qtbot: QtBot) -> None:
    sitting, pane = seated(qtbot, turns=True)
    assert sitting.model.attempt(GAME.phrases.read("Red attacks Reef Novice with Cinder Page"))
    sitting.take("blue")
    assert (pane.below, gauges_above(sitting)) == ("red", "blue")


def test_where_it_stays_the_other_player_plays_from_above(qtbot: QtBot) -> None:
    sitting, pane = seated(qtbot, turns=False)
    duelists = Duelists(sitting)
    assert sitting.model.attempt(GAME.phrases.read("Red ends the turn"))
    sitting.take("blue")
    assert (pane.below, gauges_above(sitting)) == ("red", "blue")
    for words in ("Blue draws two", "Blue calls Pearl Diver to kio", "Blue ends play", "Blue takes Low Tide back",
                  "Blue ends charge", "Blue attacks Cinder Page with Reef Novice"):  # fmt: skip
        duelists.play(GAME.phrases.read(words))
        for _ in range(4):
            for ask in sitting.model.asks()[:1]:
                answer = next((one for one in ask.options if "passes" in str(one)), ask.options[-1])
                assert sitting.model.attempt(answer), str(answer)
        sitting.take("blue")
    assert pane.below == "red"


@pytest.mark.parametrize("turns", [True, False])
def test_the_places_of_the_own_side_have_the_keys(qtbot: QtBot, turns: bool) -> None:
    sitting, pane = seated(qtbot, turns=turns)
    assert sitting.model.attempt(GAME.phrases.read("Red ends the turn"))
    sitting.take("blue")
    assert pane.go_to("D") is True
    focused = sitting.window.focusWidget()
    assert focused is not None
    assert focused.accessibleName().startswith("Kao: Reef Novice, yours")


def test_a_key_turns_it_and_turns_it_back(qtbot: QtBot) -> None:
    sitting, pane = seated(qtbot, turns=True)
    sitting.press("y")
    assert (pane.below, gauges_above(sitting)) == ("blue", "red")
    sitting.press("y")
    assert (pane.below, gauges_above(sitting)) == ("red", "blue")
