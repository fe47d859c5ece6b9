"""A touchscreen: a finger lifts, drags and drops cards, pushes what scrolls, and stays on a thing for its menu."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.log_lines import LogLine
from gattai_desktop.board.log_view import LogView
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.plates import PlateButton, PlateLook
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.kit.root_widget import RootWidget
from gattai_desktop.windows.kit.scrolling import scroll_within
from gattai_desktop.windows.settings.help import help_lines
from tests.windows.fingers import Finger
from tests.windows.sitting import Sitting
from tests.windows.tables import given
from tests.windows.test_shelf_window import lay, window_of
from tests.windows.test_table_throwdown import TURN


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    made = Sitting(qtbot, given(TURN))
    made.take("red")
    return made


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "sessions")


def grip(sitting: Sitting, code: str) -> QPoint:
    card = sitting.hand_card(code)
    box = card.card_rect()
    return card.mapTo(sitting.window, (box.topLeft() + QPointF(box.width() * 0.2, box.height() * 0.4)).toPoint())


def test_a_card_is_dragged_to_the_pile(sitting: Sitting) -> None:
    finger = Finger(sitting.window)
    finger.drag(grip(sitting, "8♥P"), finger.middle(sitting.throwdown.pile.global_landing_rect()))
    sitting.settle()
    assert sitting.last() == "Red counters with 8♥P"


def test_a_card_is_tapped_and_then_its_place(sitting: Sitting) -> None:
    """A finger trembles: six pixels are no drag."""
    finger = Finger(sitting.window)
    finger.tap(grip(sitting, "8♥P"), trembles=6)
    assert sitting.window.carry.carrying
    finger.tap(finger.middle(sitting.throwdown.pile.global_landing_rect()), trembles=6)
    sitting.settle()
    assert sitting.last() == "Red counters with 8♥P"


def test_a_card_of_the_hand_is_shown_large_for_as_long_as_a_finger_stays_on_it(sitting: Sitting, qtbot: QtBot) -> None:
    hand, finger, at = sitting.window.hand, Finger(sitting.window), grip(sitting, "8♥P")
    finger.down(at)
    finger.move(at + QPoint(6, 0))
    qtbot.waitUntil(lambda: hand.zoomed == "8H")
    assert not sitting.window.sheet.isVisible()
    finger.up(at)
    assert not hand.zoomed
    assert not sitting.window.carry.carrying


def test_the_menu_of_a_session_opens_below_a_finger_that_stays_and_nothing_else_does(
    qtbot: QtBot, shelf: Shelf
) -> None:
    path = lay(shelf)
    window = window_of(qtbot, shelf, make_paint(speed=0))
    opened: list[Path] = []
    window.opened.connect(opened.append)
    finger = Finger(window)
    at = finger.place(window.room.cards[path])
    finger.down(at)
    qtbot.waitUntil(window.sheet.isVisible)
    finger.up(at)
    qtbot.wait(0)
    assert (opened, window.sheet.isVisible()) == ([], True)
    window.sheet.dismiss()
    finger.tap(at)
    assert opened == [path]


def test_a_finger_that_stays_reads_what_a_pointer_is_told_above_it_and_presses_nothing(
    page: "Page", qtbot: QtBot
) -> None:
    button = page.area.widget().findChildren(PlateButton)[5]
    button.setToolTip("The sixth")
    finger = Finger(page)
    at = finger.place(button)
    finger.down(at)
    qtbot.waitUntil(lambda: QToolTip.text() == "The sixth")
    (tip,) = (one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not page)
    assert tip.geometry().bottom() < page.mapToGlobal(at).y()
    finger.up(at)
    assert page.pressed == []


class Page(RootWidget):
    """A window with a page of thirty buttons in an area that shows ten."""

    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self.resize(300, 400)
        self.area, inside = QScrollArea(self), QWidget()
        self.pressed: list[int] = []
        for at in range(30):
            button = PlateButton(paint, PlateLook(str(at)), inside, lambda at=at: self.pressed.append(at))
            button.setGeometry(0, 40 * at, 280, 40)
        inside.resize(280, 1200)
        scroll_within(self.area, inside, paint)
        self.area.setGeometry(self.rect())


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page(make_paint(speed=0))
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_finger_pushes_a_page_and_what_it_came_down_on_is_not_pressed(page: Page) -> None:
    bar = page.area.verticalScrollBar()
    Finger(page).drag(QPoint(100, 300), QPoint(100, 120))
    assert bar.value() > 100
    assert page.pressed == []


def test_a_page_glides_on_where_a_finger_is_lifted_in_motion(page: Page, qtbot: QtBot) -> None:
    bar = page.area.verticalScrollBar()
    Finger(page).drag(QPoint(100, 300), QPoint(100, 120))
    pushed = bar.value()
    qtbot.waitUntil(lambda: bar.value() > pushed + 20)


def test_a_finger_drags_the_handle_of_a_scroll_bar(page: Page) -> None:
    bar = page.area.verticalScrollBar()
    top = QPoint(page.width() - bar.width() // 2, 20)
    Finger(page).drag(top, top + QPoint(0, 100))
    assert bar.value() > 100


def test_a_held_button_of_a_mouse_pushes_nothing(page: Page) -> None:
    button, bar = page.area.childAt(100, 300), page.area.verticalScrollBar()
    assert button is not None
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    for up in range(0, 200, 20):
        QTest.mouseMove(button, QPoint(100, -up))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(100, -200))
    assert (bar.value(), page.pressed) == (0, [])


def test_two_quick_taps_at_two_places_are_no_double_click(page: Page) -> None:
    finger = Finger(page)
    finger.tap(QPoint(100, 60))
    finger.tap(QPoint(100, 220), trembles=6)
    assert page.pressed == [1, 5]


def test_two_quick_taps_at_one_place_are_a_double_click(sitting: Sitting) -> None:
    """The second press of a double click on a card does nothing; Qt alone takes ten pixels for another place."""
    finger, at = Finger(sitting.window), grip(sitting, "8♥P")
    finger.tap(at)
    finger.tap(at + QPoint(14, 0))
    assert sitting.window.carry.carrying


def test_a_finger_pushes_the_log(qtbot: QtBot) -> None:
    log = LogView(make_paint(speed=0))
    window = RootWidget()
    qtbot.addWidget(window)
    log.setParent(window)
    log.set_lines(tuple(LogLine(at, f"Line {at}") for at in range(60)))
    window.resize(300, 400)
    log.resize(300, 400)
    with qtbot.waitExposed(window):
        window.show()
    bar = log.verticalScrollBar()
    bar.setValue(bar.maximum())
    Finger(window).drag(QPoint(100, 100), QPoint(100, 280))
    assert bar.value() < bar.maximum() - 100


def test_help_tells_of_fingers_where_a_touchscreen_is(page: Page) -> None:
    Finger(page).tap(QPoint(100, 60))
    assert any("finger" in line for line in help_lines("gattai"))
    assert not any("finger" in line for line in help_lines("shelf"))


def test_help_tells_of_no_finger_where_no_touchscreen_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QInputDevice, "devices", list)
    assert not any("finger" in line for line in help_lines("gattai"))
