"""In a small window the parts of a fight make room for one another, and none covers what it is about."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.virtual_machine.fight_left import FightLeft
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.replay.window import ReplayWindow
from tests.windows.fights import led, recorded
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine import fights

SIZES = ((960, 520), (1024, 576), (1366, 768), (1920, 1080))
ASKS = (("VM-EX11", "fall"), ("VM-EX82", "hit"), ("VM-EX66", "cylinder"), ("VM-EX28", "joker"))
"""Records, and the kinds of question that they come to."""


def pane_of(sitting: Sitting) -> FightPane:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return pane


def place_of(part: QWidget) -> QRect:
    return QRect(part.mapTo(part.window(), QPoint(0, 0)), part.size())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "kind", [("VM-EX11", "fall"), ("VM-EX82", "hit"), ("VM-EX66", "cylinder"), ("VM-EX28", "joker")]
)
def test_a_question_covers_nothing_that_it_is_about(qtbot: QtBot, size: tuple[int, int], kind: tuple[str, str]) -> None:
    sitting = Sitting(qtbot, recorded(kind[0], asks=kind[1]), size)
    pane, plate = pane_of(sitting), sitting.window.answers.plate
    assert plate.isVisible()
    for part in (pane.process, pane.interrupt, pane.count, pane.field):
        if part.isVisible():
            assert not place_of(plate).intersects(place_of(part)), part.accessibleName()


@pytest.mark.parametrize("size", SIZES[1:])
def test_the_guide_leaves_the_whole_map_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    for moves in (2, 7, 10, 15):
        sitting = Sitting(qtbot, led(moves), size)
        pane, guide = pane_of(sitting), sitting.window.scene.guide.card
        assert guide.isVisible()
        assert not pane.field.map.edge.arrows, (moves, size)
        assert not place_of(guide).intersects(place_of(pane.field))
        assert not pane.strip.isVisible() or not place_of(guide).intersects(place_of(pane.strip))


def test_in_a_small_window_the_guide_takes_the_place_of_the_strip(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, led(7), (1366, 768))
    assert not pane_of(sitting).strip.isVisible()
    sitting.window.scene.guide.turn()
    QApplication.processEvents()
    assert pane_of(sitting).strip.isVisible()


@pytest.mark.parametrize("size", SIZES[2:])
def test_in_a_replay_the_battlefield_has_the_room_of_what_one_acts_with(qtbot: QtBot, size: tuple[int, int]) -> None:
    past = Past(fights.BOX, MemoryJournal(fights.played_until(fights.on_turn("teo"))))
    window = ReplayWindow(past, fights.BOX, room_of("virtual-machine"), "A fight", make_paint(speed=0))
    past.setParent(window)
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    pane = window.scene.pane
    assert isinstance(pane, FightPane)
    assert not any(part.isVisible() for part in (pane.process, pane.interrupt, pane.strip))
    assert not pane.field.map.edge.arrows, "the whole map is in sight"
    assert isinstance(window.scene.left, FightLeft)
    assert not window.scene.left.word.isVisible(), "nobody interrupts the past"
