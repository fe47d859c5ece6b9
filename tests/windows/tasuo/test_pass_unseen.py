"""Behind the curtain that falls before a look there is a pass: whatever she holds, nobody need look to give it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import TOO_SOON
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.tables import laid
from tests.windows.tasuo.showdowns import BOX, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court{more}
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister; hand Coal Shot
        Blue: kio Glacier Monk; hand {hand}
"""
ATTACK = "Red attacks Glacier Monk with Cinder Page by Coal Shot"
HANDS = ("Shell Block", "Reef Novice", "Ferry Token")


class Behind:
    """Ren has attacked, and the table was passed to Ida, who has not said yet that it is her."""

    def __init__(
        self,
        qtbot: QtBot,
        hand: str = HANDS[0],
        more: str = "",
        size: tuple[int, int] = (1366, 768),
        seat: str = "blue",
    ) -> None:
        self.qtbot = qtbot
        self.model: GameModel = model_at(replay(read(TABLE.format(hand=hand, more=more))).state)
        self.paint = make_paint(speed=0)
        self.window: TableWindow = laid(self.model, self.paint, make_curtain=Curtain)
        qtbot.addWidget(self.window)
        self.window.resize(*size)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        assert self.model.attempt(BOX.game.phrases.read(ATTACK))
        self.model.pass_to("blue")
        self.settle()
        now = self.paint.presses.now
        self.paint.presses.now = lambda: now() + TOO_SOON
        (self.curtain,) = self.window.findChildren(Curtain)

    def settle(self) -> None:
        for _ in range(3):
            QApplication.processEvents()

    def plates(self) -> list[str]:
        """What stands on the curtain to be pressed."""
        return [one.look.title for one in self.curtain.findChildren(PlateButton) if one.isVisible()]

    def plate(self) -> PlateButton:
        found = [one for one in self.curtain.findChildren(PlateButton) if one.look.title == "Pass without looking"]
        return next(one for one in found if one.isVisible())

    def said(self) -> list[str]:
        return [one.words(PUBLIC) for one in self.model.log()]


@pytest.mark.parametrize("keys", [(), (Qt.Key.Key_Tab, Qt.Key.Key_Space), (Qt.Key.Key_Right, Qt.Key.Key_Return)])
def test_a_pass_behind_the_curtain_counts_without_a_look(qtbot: QtBot, keys: tuple[Qt.Key, ...]) -> None:
    behind = Behind(qtbot)
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)
        behind.settle()
    if not keys:
        QTest.mouseClick(behind.plate(), Qt.MouseButton.LeftButton)
        behind.settle()
    assert behind.said()[:2] == [ATTACK, "Blue passes"]
    assert not any("looks" in line for line in behind.said())
    assert (behind.model.seat, behind.model.curtain_down) == ("red", True)
    assert behind.plates() == ["It's me, Ren"]


def test_the_curtain_is_the_same_for_every_hand(qtbot: QtBot) -> None:
    seen = []
    for hand in HANDS:
        behind = Behind(qtbot, hand)
        image = behind.window.grab().toImage()
        seen.append((behind.plates(), behind.curtain.accessibleDescription(), image))
    assert seen[0][0] == ["It's me, Ida", "Pass without looking"]
    assert all(one == seen[0] for one in seen)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_both_plates_stand_side_by_side(qtbot: QtBot, size: tuple[int, int]) -> None:
    behind = Behind(qtbot, size=size)
    first, second = (one for one in behind.curtain.findChildren(PlateButton) if one.isVisible())
    left, right = sorted((first.geometry(), second.geometry()), key=lambda box: box.x())
    assert left.right() < right.left()
    assert behind.curtain.rect().contains(right)
    assert right.width() >= behind.plate().sizeHint().width()


def test_who_is_not_asked_passes_nothing(qtbot: QtBot) -> None:
    """The curtain of the attacker, who is not asked, has one plate."""
    behind = Behind(qtbot)
    behind.model.pass_to("red")
    behind.settle()
    assert behind.plates() == ["It's me, Ren"]


def test_who_passes_and_looks_after_all_answers_herself(qtbot: QtBot) -> None:
    """Given windows that all last as long, when she sits down before the end, then what she pressed is forgotten."""
    behind = Behind(qtbot, more="; alone.red = 1; alone.blue = 1")
    pause, now = behind.window.pause, [0]
    pause.now = lambda: now[0]
    pause._begin()
    QTest.mouseClick(behind.plate(), Qt.MouseButton.LeftButton)
    behind.settle()
    assert pause.holds
    behind.model.take_seat()
    behind.settle()
    now[0] += 10_000
    pause.look()
    behind.settle()
    assert behind.model.asks()


def test_a_pass_behind_the_curtain_counts_at_the_end_of_the_pause(qtbot: QtBot) -> None:
    behind = Behind(qtbot, more="; alone.red = 1; alone.blue = 1")
    pause, now = behind.window.pause, [0]
    pause.now = lambda: now[0]
    pause._begin()
    QTest.mouseClick(behind.plate(), Qt.MouseButton.LeftButton)
    behind.settle()
    now[0] += 1_499
    pause.look()
    assert behind.said() == [ATTACK]
    now[0] += 1
    pause.look()
    behind.settle()
    assert behind.said()[:2] == [ATTACK, "Blue passes"]
    assert (behind.model.seat, behind.model.curtain_down) == ("red", True)
