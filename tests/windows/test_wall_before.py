"""The settings of the wall before any table is open: reached from the shelf, with the test picture (LOOK 22)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.reading import Reading
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.settings.settings import AUTO, OFF, WINDOW, Settings, read_settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.wall.wall_settings import WallSettings


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[app.Program]:
    del qapp
    made = app.Program(Shelf(tmp_path / "sessions"), tmp_path / "settings.toml", seed=1)
    made.settings = Settings(speed=0.0, wall=WINDOW)
    made.paint = make_paint(speed=0)
    made.show_shelf()
    made.shelf_window.set_settings(made.paint, made.settings, wall="")
    with qtbot.waitExposed(made.shelf_window):
        made.shelf_window.activateWindow()
    yield made
    made.end()
    made.shelf_window.close()


def page(window: ShelfWindow) -> WallSettings:
    """Press the wall's plate of the first screen."""
    window.first_run.wall.click()
    QApplication.processEvents()
    found = window.wall.page
    assert found is not None
    assert found.isVisible()
    return found


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)
    QApplication.processEvents()


def test_distance_and_width_are_kept_before_any_table_is_open(program: app.Program, tmp_path: Path) -> None:
    found = page(program.shelf_window)
    assert found.isAncestorOf(QApplication.focusWidget())
    found.distance.setFocus()
    press(Qt.Key.Key_Right)
    assert read_settings(tmp_path / "settings.toml").wall_distance == pytest.approx(5.1)
    assert "5.1 metres" in found.distance.accessibleDescription()


def test_nothing_is_offered_that_only_a_table_can_show(program: app.Program) -> None:
    found = page(program.shelf_window)
    assert not found.doing.isVisible()
    assert found.test.isEnabled()


def test_the_test_picture_stands_where_the_wall_will(program: app.Program) -> None:
    window = program.shelf_window
    found = page(window)
    press(Qt.Key.Key_T)
    shown = window.wall.picture
    assert shown is not None
    assert shown.isVisible()
    assert "wall" in shown.windowTitle()
    program.choose(Settings(speed=0.0, wall=WINDOW, wall_distance=8.5))
    assert shown.test.paint.reading == Reading(2.0, 8.5)
    assert "8.7 metres" in shown.test.said, "whoever sits far back gets larger words"
    program.choose(Settings(speed=0.0, wall=WINDOW, wall_distance=5.0))
    assert "6.1 metres" in shown.test.said, "no farther than its smallest words are read"
    press(Qt.Key.Key_T)
    assert not shown.isVisible()
    found.test.click()
    assert shown.isVisible()
    press(Qt.Key.Key_Escape)
    assert not found.isVisible()
    assert not shown.isVisible()
    assert QApplication.focusWidget() is window.first_run.wall


def test_without_a_screen_for_it_there_is_no_test_picture(program: app.Program) -> None:
    found = page(program.shelf_window)
    for nowhere in (AUTO, OFF, "HDMI-7"):
        program.choose(Settings(speed=0.0, wall=nowhere))
        assert not found.test.isEnabled(), nowhere
    found.screens[WINDOW].click()
    assert found.test.isEnabled()
    assert program.settings.wall == WINDOW


def test_a_wall_that_goes_takes_the_picture_along(program: app.Program) -> None:
    window = program.shelf_window
    page(window).test.click()
    shown = window.wall.picture
    assert shown is not None
    program.choose(Settings(speed=0.0, wall=OFF))
    assert not shown.isVisible()


def test_it_fills_the_screen_that_was_chosen(program: app.Program) -> None:
    """With one screen only, the one that is named is the table's own: the picture tells nobody's hand."""
    window = program.shelf_window
    name = QGuiApplication.primaryScreen().name()
    found = page(window)
    program.choose(Settings(speed=0.0, wall=name))
    found.test.click()
    shown = window.wall.picture
    assert shown is not None
    assert shown.geometry().size() == QGuiApplication.primaryScreen().geometry().size()


def test_the_first_screen_says_from_how_far_the_wall_is_read(program: app.Program) -> None:
    window = program.shelf_window
    for width in (2.0, 4.0):
        window.set_settings(program.paint, Settings(wall_width=width), wall="HDMI-1")
        far = Reading(width, 5.0).readable_now
        assert f"HDMI-1; it can be read from {far:.1f} metres" in window.first_run.wall_words


def test_what_is_typed_over_the_test_picture_goes_to_its_settings(program: app.Program, tmp_path: Path) -> None:
    """Given a desktop that gives each new window the keyboard, as Wayland does."""
    found, wall = page(program.shelf_window), program.shelf_window.wall
    found.test.click()
    assert wall.picture is not None
    wall.picture.stand_on(QGuiApplication.primaryScreen())
    found.distance.setFocus()
    QTest.keyClick(wall.picture, Qt.Key.Key_Right)
    assert read_settings(tmp_path / "settings.toml").wall_distance == pytest.approx(5.1)
