"""A showdown that was left alone for a minute: it tells nothing, is still true, and whoever comes back hears all."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.games.tasuo.policies import ATTACKED
from gattai_desktop.games.tasuo.turns import EndCharge
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.windows.sitting import Sitting, heard_from_now
from tests.windows.tasuo.showdowns import BOX, model_at
from tests.windows.tasuo.test_deeds import CHARGING
from tests.windows.tasuo.test_hands_stay_secret import OpenTable, first_difference

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red{more}
        Red: ka Cinder Page; kio Forge Sister; hand Coal Shot
        Blue: kio Glacier Monk; hand {hand}; legend {legend} down
when    Red attacks Glacier Monk with Cinder Page by Coal Shot
"""
HANDS = {"Slipstream": "Sudden Fog", "Reef Novice": "Deep Breath"}
"""A hand with an answer and a set card, and others that have none of the same."""


def table(qtbot: QtBot, hand: str, more: str = "") -> OpenTable:
    """Ida has looked, and is asked at the computer."""
    state = replay(read(TABLE.format(hand=hand, legend=HANDS[hand], more=more))).state
    return OpenTable(qtbot, state, "blue")


@pytest.mark.parametrize("more", ["", '; policy.blue = "always"'])
def test_a_question_left_alone_tells_nothing_of_a_hand(qtbot: QtBot, more: str) -> None:
    tables = [table(qtbot, hand, more) for hand in HANDS]
    assert first_difference(*(one.shown() for one in tables)), "while she looks, each hand is another table"
    shown = []
    for one in tables:
        one.model.cover(on=True)
        one.heard.clear()
        one.settle()
        one.heard.clear()
        shown.append(one.shown())
    assert not first_difference(*shown), first_difference(*shown)


def test_what_a_player_passes_until_is_covered_with_her_hand(qtbot: QtBot) -> None:
    standing = f'; until.blue = "{ATTACKED}"; alone.red = 1; alone.blue = 1'
    tables = [table(qtbot, "Reef Novice", more) for more in ("; alone.red = 1; alone.blue = 1", standing)]
    for one in tables:
        one.model.cover(on=True)
        one.settle()
    said = [spoken(one.table.scene.left.asked.look.title) for one in tables]
    assert said == ["When you are asked"] * 2
    assert [one.table.scene.left.gauges["blue"].look.standing for one in tables] == ["", ""]


def test_whoever_comes_back_finds_and_hears_the_table_as_it_is(qtbot: QtBot) -> None:
    """The same question with all its answers; whose turn it is, what is asked, and what it is about."""
    state = replay(read(TABLE.format(hand="Slipstream", legend="Sudden Fog", more=""))).state
    sitting = Sitting(qtbot, model_at(state))
    plate = sitting.window.answers.plate
    before, entry = plate.look, sitting.model.entry
    assert len(before.answers) > len([one for one in sitting.model.asks()[0].options if isinstance(one, PassWindow)])
    sitting.window.cover.cover()
    sitting.settle()
    assert [spoken(one.title) for one in plate.look.answers if "Slipstream" in spoken(one.title)] == []
    assert spoken(plate.look.title) == spoken(before.title), "the open plate stays"
    heard = heard_from_now(qtbot, sitting.window)
    qtbot.keyClick(sitting.window.windowHandle(), Qt.Key.Key_F24)
    sitting.settle()
    assert not sitting.model.covered
    assert plate.look == before
    assert sitting.model.entry == entry, "coming back does nothing"
    qtbot.waitUntil(lambda: bool(heard))
    said = " ".join(heard)
    for words in ("Ida has the seat", "Ren's turn", "Clash", "Coal Shot", "Play waits for Ida"):
        assert words in said, words


def test_what_happened_meanwhile_is_told_to_whoever_comes_back(qtbot: QtBot) -> None:
    """Given Ren away from the computer, when Ida passes on the open plate, then he hears what became of his attack."""
    state = replay(read(TABLE.format(hand="Reef Novice", legend="Deep Breath", more=""))).state
    sitting = Sitting(qtbot, model_at(state))
    sitting.take("red")
    sitting.window.cover.cover()
    sitting.settle()
    sitting.click(pass_button(sitting))
    assert not sitting.model.asks()
    heard = heard_from_now(qtbot, sitting.window)
    sitting.window.cover.cover()
    sitting.settle()
    assert sitting.model.attempt(BOX.game.phrases.read("Red ends clash"))
    sitting.settle()
    qtbot.waitUntil(lambda: bool(heard))
    heard.clear()
    sitting.window.cover.uncover()
    sitting.settle()
    qtbot.waitUntil(lambda: bool(heard))
    said = " ".join(heard)
    assert "Red ends" in said or "Ren ends" in said, said
    assert "Play waits for" in said


def pass_button(sitting: Sitting) -> QWidget:
    ask = sitting.model.asks()[0]
    button = sitting.window.answers.plate.button(ask.options.index(PassWindow("blue")))
    assert button is not None
    return button


@pytest.mark.parametrize("key", ["n", Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_key_that_brings_it_back_ends_no_phase(qtbot: QtBot, key: str | Qt.Key) -> None:
    """Given a covered hand and the keyboard on "End phase", when any key is pressed, then nothing is played by it."""
    sitting = Sitting(qtbot, model_at(replay(read(CHARGING)).state), (1366, 768))
    end = sitting.window.scene.pane.row.button(EndCharge.phrase)
    assert end is not None
    end.setFocus()
    sitting.window.cover.cover()
    sitting.settle()
    QTest.keyClick(sitting.window.windowHandle(), key)
    sitting.settle()
    assert not sitting.model.covered
    assert sitting.model.entry == 0
    QTest.keyClick(sitting.window.windowHandle(), key)
    sitting.settle()
    assert sitting.last() == "Red ends charge"


def test_a_key_that_answers_from_another_seat_does_so_though_the_hand_is_covered(qtbot: QtBot) -> None:
    """Given Red's covered hand and a question for Blue, when she passes by key, then she need not do it twice."""
    state = replay(read(TABLE.format(hand="Slipstream", legend="Sudden Fog", more=""))).state
    sitting = Sitting(qtbot, model_at(state), (1366, 768))
    sitting.take("red")
    assert [one.seat for one in sitting.window.requests.view.asks] == ["blue"]
    sitting.window.cover.cover()
    sitting.settle()
    QTest.keyClick(sitting.window.windowHandle(), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: sitting.last() == "Blue passes", timeout=5_000)
