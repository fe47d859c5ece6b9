"""The Queue on the field: a number on the card that an entry comes from, and light on what it is at."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.games.tasuo.showdown_right import ShowdownRight
from tests.windows.sitting import Sitting
from tests.windows.tasuo.test_questions_of_showdowns import attacked


def test_an_entry_in_focus_lights_where_it_comes_from_and_its_target(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, attacked("Shell Block"))
    pane, right = sitting.window.scene.pane, sitting.window.findChild(ShowdownRight)
    assert isinstance(pane, FieldPane)
    assert isinstance(right, ShowdownRight)
    assert pane.queue.numbers() == {"red-sl01": (1,)}
    assert not pane.queue.lit()
    right.queue.focus()
    assert pane.queue.lit() == ("red-sl01", "blue-ti05")
    assert right.queue.lit() == (1,)
    sitting.window.requests.look("")
    assert not pane.queue.lit()
    assert not right.queue.lit()
    sitting.window.requests.look(right.queue.looks[0].face)
    assert right.queue.lit() == (1,)


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
