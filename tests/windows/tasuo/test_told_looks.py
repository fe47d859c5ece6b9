"""Who looks at her cards before she answers is seen to do so: the log tells it, and a take-back names it (RULES 3h)."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.kit.ask_look import ELSEWHERE
from gattai_desktop.windows.log.taken_back import proposal
from gattai_desktop.windows.overlays.curtain import Curtain
from tests.windows.sitting import Sitting
from tests.windows.tables import laid
from tests.windows.tasuo.showdowns import BOX, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court{more}
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister; hand Coal Shot
        Blue: kio Glacier Monk; hand Shell Block
"""
ATTACK = "Red attacks Glacier Monk with Cinder Page by Coal Shot"
LOOK = "Blue looks at hidden cards"


def at_a_window(qtbot: QtBot, more: str = "") -> Sitting:
    """Ren has attacked, and Ida is asked; the computer stands before Ren."""
    model: GameModel = model_at(replay(read(TABLE.format(more=more))).state)
    sitting = Sitting(qtbot, model)
    assert model.attempt(BOX.game.phrases.read(ATTACK))
    sitting.settle()
    return sitting


def moves(model: GameModel) -> list[str]:
    return [one.words(PUBLIC) for one in model.log()]


def test_the_look_of_who_is_asked_is_told_as_the_curtain_rises(qtbot: QtBot) -> None:
    sitting = at_a_window(qtbot)
    look = sitting.window.answers.plate.button(ELSEWHERE)
    assert look is not None
    sitting.click(look)
    assert sitting.model.curtain_down
    assert moves(sitting.model) == [ATTACK]
    sitting.model.take_seat()
    sitting.settle()
    assert moves(sitting.model) == [ATTACK, LOOK]
    assert "Ida has looked at hidden cards." in [spoken(line) for line in proposal(sitting.model, 1, PUBLIC).unseen]
    plate = sitting.window.answers.plate
    assert plate.isVisible()
    assert plate.button(ELSEWHERE) is None
    sitting.press(Qt.Key.Key_Space)
    assert moves(sitting.model)[:3] == [ATTACK, LOOK, "Blue passes"]


@pytest.mark.parametrize("by_key", [True, False])
def test_look_on_the_open_plate_is_told_by_the_curtain_that_rises(qtbot: QtBot, by_key: bool) -> None:
    """Given the real curtain, when L is pressed and Ida says "it's me", then the log says so before she sees a card."""
    model: GameModel = model_at(replay(read(TABLE.format(more=""))).state)
    window = laid(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert model.attempt(BOX.game.phrases.read(ATTACK))
    qtbot.waitUntil(window.answers.plate.isVisible)
    look = window.answers.plate.button(ELSEWHERE)
    assert look is not None
    if by_key:
        qtbot.keyClick(window, "l")
    else:
        qtbot.mouseClick(look, Qt.MouseButton.LeftButton)
    assert model.curtain_down
    assert moves(model) == [ATTACK]
    seen: list[list[str]] = []
    model.factsHappened.connect(lambda _happened: seen.append(moves(model)))
    (curtain,) = window.findChildren(Curtain)
    me = next(one for one in curtain.findChildren(PlateButton) if one.look.title.startswith("It's me"))
    qtbot.waitUntil(me.isVisible)
    qtbot.mouseClick(me, Qt.MouseButton.LeftButton)
    assert not model.curtain_down
    assert seen == [[ATTACK, LOOK]]


def test_who_passes_without_a_look_is_told_of_none(qtbot: QtBot) -> None:
    sitting = at_a_window(qtbot)
    sitting.press(Qt.Key.Key_Space)
    assert LOOK not in moves(sitting.model)


def test_a_look_behind_the_curtain_is_told_once(qtbot: QtBot) -> None:
    sitting = at_a_window(qtbot)
    sitting.model.pass_to("blue")
    sitting.model.look_at_hand()
    sitting.model.cover_hand()
    sitting.model.take_seat()
    sitting.settle()
    assert moves(sitting.model).count(LOOK) == 1


@pytest.mark.parametrize("more", ['; program.red = "learner"', '; seating = "one_hand"'])
def test_where_no_curtain_falls_nobody_is_told(qtbot: QtBot, more: str) -> None:
    model = model_at(replay(read(TABLE.format(more=more))).state)
    assert model.attempt(BOX.game.phrases.read(ATTACK))
    model.pass_to("blue")
    model.take_seat()
    assert moves(model) == [ATTACK]
    del qtbot


def test_who_is_not_asked_is_told_of_no_look(qtbot: QtBot) -> None:
    sitting = at_a_window(qtbot)
    sitting.model.pass_to("blue")
    sitting.model.pass_to("red")
    sitting.model.take_seat()
    sitting.settle()
    assert moves(sitting.model) == [ATTACK]
