"""The Queue on the field: a number on the card that an entry comes from, and light on what it is at."""

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import measuring
from gattai_desktop.records.reader import read as read_record
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.games.tasuo.showdown_right import ShowdownRight
from tests.windows.cut import only_when_it_is_read, read
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import queue_of_twelve
from tests.windows.tasuo.showdowns import model_at
from tests.windows.tasuo.test_asked_covers_nothing import FEW, TABLE
from tests.windows.tasuo.test_questions_of_showdowns import attacked


def lit(right: ShowdownRight) -> tuple[int, ...]:
    """The places of the entries of the Queue that are lit."""
    return tuple(place for place, plate in right.queue.stack.plates.items() if plate.lit)


def test_an_entry_in_focus_lights_where_it_comes_from_and_its_target(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, attacked("Shell Block"))
    pane, right = sitting.window.scene.pane, sitting.window.findChild(ShowdownRight)
    assert isinstance(pane, FieldPane)
    assert isinstance(right, ShowdownRight)
    assert pane.queue.numbers() == {"red-sl01": (1,)}
    assert not pane.queue.lit()
    right.queue.stack.plates[1].setFocus()
    assert pane.queue.lit() == ("red-sl01", "blue-ti05")
    assert lit(right) == (1,)
    sitting.window.requests.look("")
    assert not pane.queue.lit()
    assert not lit(right)
    sitting.window.requests.look(right.queue.looks[0].face)
    assert lit(right) == (1,)


def test_of_two_entries_of_one_card_only_the_one_looked_at_is_lit(qtbot: QtBot) -> None:
    """Both by the pointer and by the keyboard; each shows where it comes from and what it answers."""
    sitting = Sitting(qtbot, model_at(queue_of_twelve()), (1024, 600))
    pane, right = sitting.window.scene.pane, sitting.window.findChild(ShowdownRight)
    assert isinstance(pane, FieldPane)
    assert isinstance(right, ShowdownRight)
    faces = [one.face for one in right.queue.looks]
    assert faces[0] == faces[3]
    right.queue.stack.plates[1].setFocus()
    assert lit(right) == (1,)
    assert pane.queue.lit() == ("red-sl19", "blue-st17")
    sitting.press(Qt.Key.Key_Down)
    assert lit(right) == (2,)
    QTest.mouseMove(right.queue.stack.plates[4])
    sitting.settle()
    assert lit(right) == (4,)


def test_twelve_entries_are_all_read_in_the_smallest_window(qtbot: QtBot) -> None:
    """The latest is on top; those further down are counted, and the arrow keys bring each into sight."""
    sitting = Sitting(qtbot, model_at(queue_of_twelve()), (1024, 600))
    right = sitting.window.findChild(ShowdownRight)
    assert isinstance(right, ShowdownRight)
    queue = right.queue
    assert [one.place for one in queue.looks] == list(range(1, 13))
    before = queue.further_down
    assert before > 0
    assert queue.height() >= 3 * queue.stack.plates[1].height()
    queue.stack.plates[1].setFocus()
    for place in range(2, 13):
        sitting.press(Qt.Key.Key_Down)
        plate = queue.stack.plates[place]
        assert plate.hasFocus()
        assert plate.visibleRegion().boundingRect().height() == plate.height()
    assert queue.further_down == 0
    assert right.log_box.height() >= 40


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_numbers_of_cards_that_lie_close_stand_apart(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given eleven entries that come from three cards of one column, then no number touches another."""
    pane = Sitting(qtbot, model_at(queue_of_twelve()), size).window.scene.pane
    assert isinstance(pane, FieldPane)
    draw = measuring(pane.paint, pane.width())
    boxes = pane.queue.number_boxes(draw)
    assert boxes.keys() == pane.queue.numbers().keys()
    assert len(boxes) > 3
    around = [box.adjusted(0, 0, 1.5, 1.5) for box in boxes.values()]
    assert not any(one.intersects(other) for one, other in combinations(around, 2))


@pytest.mark.parametrize("size", [(960, 480), (960, 500), (1024, 600), (1366, 768)])
def test_no_number_stands_upon_the_name_of_a_warrior(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In a low window the names stand above the cards, where the numbers covered them."""
    sitting = Sitting(qtbot, model_at(replay(read_record(TABLE.format(hand=FEW))).state), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    boxes = pane.queue.number_boxes(measuring(pane.paint, pane.width(), pane.height())).values()
    with only_when_it_is_read(sitting.window):
        names = [one for one in read(sitting.window) if one.widget is pane and any(map(str.isalpha, one.words))]
    assert boxes
    assert not [one.words for one in names for box in boxes if box.intersects(one.box)]


class Paintings(QObject):
    """Counts how often a widget is painted anew."""

    def __init__(self, of: QWidget) -> None:
        super().__init__(of)
        self.count = 0
        of.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_a_card_that_is_looked_at_and_lights_nothing_paints_no_field_anew(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, attacked("Shell Block"))
    pane, right = sitting.window.scene.pane, sitting.window.findChild(ShowdownRight)
    assert isinstance(pane, FieldPane)
    assert isinstance(right, ShowdownRight)
    painted = Paintings(pane.marks)
    sitting.window.requests.look("tasuo:sl02")
    sitting.settle()
    assert right.design is not None
    assert painted.count == 0
    sitting.window.requests.look(right.queue.looks[0].face)
    sitting.settle()
    assert painted.count == 1


CHARGED = """game    tasuo
given   player red "Ada" deck slag-court; player blue "Bo" deck tide-court
        phase clash; turn 6; active blue
        Red: kao Ashen Duelist; hand Bracer Guard; armor 9
        Blue: kao Glacier Monk; ka Reef Novice; charges kao Slipstream, Low Tide, Sudden Fog
        Blue: charges ka Heel of the Wave, Riptide Clinch; armor 9
when    Blue attacks Ashen Duelist with {attacker}
"""


@pytest.mark.parametrize("attacker", ["Glacier Monk", "Reef Novice"])
@pytest.mark.parametrize("size", [(960, 480), (1024, 600), (1366, 768), (1920, 1080)])
def test_no_number_stands_upon_the_charges_of_a_place(qtbot: QtBot, attacker: str, size: tuple[int, int]) -> None:
    """Above a warrior of the upper side stand its place, the charges there and what they give."""
    sitting = Sitting(qtbot, model_at(replay(read_record(CHARGED.format(attacker=attacker))).state), size)
    sitting.take("red")
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    (key, box), *others = pane.queue.number_boxes(measuring(pane.paint, pane.width(), pane.height())).items()
    assert not others
    card = pane.queue._box(key)
    assert card is not None
    assert box.top() >= card.top(), "what stands above the card stays in sight"
    assert box.left() >= card.right(), "as does what is on it"
    near = [pane.queue._box(one.key) for zone in ("ka.blue", "kao.blue") for one in sitting.model.sight().cards(zone)]
    assert not any(other is not None and other.intersects(box) for other in near)
