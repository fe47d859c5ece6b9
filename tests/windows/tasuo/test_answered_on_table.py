"""A sheet that asks for something that lies on the table takes a press of the thing itself for its answer."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.presses import TOO_SOON
from gattai_desktop.games.tasuo.attack_moves import AttackWarrior
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.forms.sheet import Sheet
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 5; active red
        Red: ka Cinder Page; kio Ashen Duelist; gauge 6; hand Ember Jab
        Blue: kio Glacier Monk; hand Shell Block
"""


@pytest.fixture(params=[(1024, 600), (1366, 768)])
def asking(qtbot: QtBot, request: pytest.FixtureRequest) -> Sitting:
    """Two warriors can attack the one that a card was dropped on: the sheet asks which."""
    sitting = Sitting(qtbot, model_at(replay(read(TABLE)).state), request.param)
    moves = [one for one in sitting.model.options("red") if isinstance(one, AttackMove)]
    meant = tuple(one for one in moves if one.used is not None and not one.named_drives and not one.at_all)
    assert [one.card.name for one in meant] == ["Ashen Duelist", "Cinder Page"]
    window = sitting.window
    lying = window.requests.view.sight.zones["kio.blue"][-1]
    found = window.scene.pane.rect_of_card(lying.card)
    assert found is not None
    place = QRect(window.mapFromGlobal(found.topLeft().toPoint()), found.size().toSize())
    window.ask_which(meant, place)
    sitting.settle()
    now = window.paint.presses.now()
    window.paint.presses.now = lambda: now + TOO_SOON
    return sitting


def _press_card(sitting: Sitting, name: str) -> None:
    """Press a warrior where a pointer would, on whatever lies above it there."""
    window = sitting.window
    card = next(one.card for zone in window.requests.view.sight.zones.values() for one in zone if one.card.name == name)
    at = window.scene.pane.rect_of_card(card)
    assert at is not None
    middle = window.mapFromGlobal(at.center().toPoint())
    widget = window.childAt(middle)
    assert widget is not None
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.mapFrom(window, middle))
    sitting.settle()


@pytest.mark.parametrize("name", ["Ashen Duelist", "Cinder Page"])
def test_a_press_of_the_warrior_on_the_field_says_who_attacks(asking: Sitting, name: str) -> None:
    _press_card(asking, name)
    assert not asking.window.sheet.isVisible()
    assert asking.last() == f"Red attacks Glacier Monk with {name} by Ember Jab"


def test_tab_comes_to_the_warriors_and_return_chooses_one(asking: Sitting) -> None:
    sheet: Sheet = asking.window.sheet
    asking.press(Qt.Key.Key_Tab)
    first = next(one for one in sheet.things.widgets if one.hasFocus())
    assert "Ashen Duelist" in first.accessibleName()
    asking.press(Qt.Key.Key_Right)
    second = next(one for one in sheet.things.widgets if one.hasFocus())
    assert "Cinder Page" in second.accessibleName()
    asking.press(Qt.Key.Key_Return)
    assert asking.last() == "Red attacks Glacier Monk with Cinder Page by Ember Jab"


@pytest.mark.parametrize("walked", [False, True], ids=["on the sheet", "on a warrior"])
def test_escape_closes_the_sheet_and_nothing_is_marked_any_more(asking: Sitting, *, walked: bool) -> None:
    sheet, before = asking.window.sheet, asking.model.entry
    if walked:
        asking.press(Qt.Key.Key_Tab)
    asking.press(Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert sheet.things.widgets == ()
    assert asking.model.entry == before


def test_the_marks_lie_over_the_warriors_beside_the_sheet_and_move_with_them(asking: Sitting) -> None:
    window, pane = asking.window, asking.window.scene.pane
    for size in (window.size(), window.size() * 0.95):
        window.resize(size)
        asking.settle()
        marks = window.sheet.things.widgets
        assert len(marks) == 2
        for mark, place in zip(marks, ("kio", "ka"), strict=True):
            card = window.requests.view.sight.zones[f"{place}.red"][-1].card
            assert card.name in mark.accessibleName()
            found = pane.rect_of_card(card)
            assert found is not None
            box = QRect(window.mapFromGlobal(found.topLeft().toPoint()), found.size().toSize())
            assert mark.geometry().contains(box)
            covered = box.intersected(window.sheet.geometry())
            assert covered.height() * covered.width() < 0.2 * box.height() * box.width()


def test_a_press_of_a_warrior_that_may_attack_in_several_ways_asks_in_which(asking: Sitting) -> None:
    """It was not marked, and each way was to be sought among those of all warriors."""
    window, sheet = asking.window, asking.window.sheet
    place = sheet.look.beside
    sheet.dismiss()
    moves = [one for one in asking.model.options("red") if isinstance(one, AttackWarrior)]
    meant = tuple(one for one in moves if one.named_drives in ((), ("hatsubai v1",)))
    window.plays.choose(meant, beside=place)
    asking.settle()
    assert sheet.isVisible()
    ways = [one for one in meant if one.card.name == "Ashen Duelist"]
    assert len(ways) == 2 < len(meant)
    _press_card(asking, "Ashen Duelist")
    assert sheet.isVisible()
    assert len(sheet.look.choices) == len(ways)
    asking.press(Qt.Key.Key_Escape)
    assert len(sheet.look.choices) == len(meant)
    assert asking.model.entry == 0
