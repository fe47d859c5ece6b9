"""Each window has a size of its own, kept apart from the size of everything and from that of the Hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import LARGEST, SMALLEST, Sizes
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.kit import own_scale
from gattai_desktop.windows.kit.own_scale import OwnScale, SizeTold
from gattai_desktop.windows.settings.settings import Settings, read_settings, write_settings
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.surfaces import SURFACES
from tests.windows.test_shelf_window import lay

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def time_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said of a size stays until a test has read it."""
    monkeypatch.setattr(own_scale, "SHOWN", 1_000_000)


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[app.Program]:
    """The shelf with a session on it, where nothing moves slowly."""
    del qapp
    write_settings(tmp_path / "settings.toml", Settings(speed=0.0))
    shelf = Shelf(tmp_path / "sessions")
    lay(shelf)
    made = app.Program(shelf, tmp_path / "settings.toml", seed=1)
    made.show_shelf()
    with qtbot.waitExposed(made.shelf_window):
        made.shelf_window.activateWindow()
    yield made
    if made.table is not None:
        made.table.close()
    made.end()
    made.shelf_window.close()


def press(window: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(window, key, CTRL)
    QApplication.processEvents()


def told(window: QWidget) -> str:
    """What is said of the size now."""
    shown = [one for one in window.findChildren(SizeTold) if one.isVisible()]
    return shown[0].accessibleName() if shown else ""


def open_table(program: app.Program) -> TableWindow:
    program.begin_session(scenario("neon-harbour"))
    assert program.table is not None
    assert program.model is not None
    program.model.take_seat()
    QApplication.processEvents()
    return program.table


def test_the_shelf_is_enlarged_alone_and_stays_so(program: app.Program, tmp_path: Path) -> None:
    shelf = program.shelf_window
    before = shelf.room.paint.scale.unit
    for _ in range(3):
        press(shelf, Qt.Key.Key_Plus)
    assert shelf.room.paint.scale.unit == pytest.approx(before * 1.3, rel=0.02)
    assert told(shelf) == "130 %"
    kept = read_settings(tmp_path / "settings.toml")
    assert kept.scales == ("shelf=1.3",)
    assert kept.zoom == 1.0
    assert open_table(program).zoom == 1.0
    again = app.Program(Shelf(tmp_path / "sessions"), tmp_path / "settings.toml")
    assert again.shelf_window.own_scale.zoom == pytest.approx(1.3)
    again.shelf_window.close()


def test_ctrl_and_the_wheel_do_the_same_notch_by_notch(program: app.Program) -> None:
    """A touchpad tells of a notch in small parts, of two fingers that pinch too."""
    shelf = program.shelf_window
    window, middle = shelf.windowHandle(), QPointF(shelf.rect().center())
    QTest.wheelEvent(window, middle, QPoint(0, 240), QPoint(), CTRL)
    assert shelf.own_scale.zoom == pytest.approx(1.2)
    for _ in range(5):
        QTest.wheelEvent(window, middle, QPoint(0, -30), QPoint(), CTRL)
    assert shelf.own_scale.zoom == pytest.approx(1.1)
    QTest.wheelEvent(window, middle, QPoint(0, 240))
    assert shelf.own_scale.zoom == pytest.approx(1.1)


def test_ctrl_and_the_wheel_enlarge_a_table(program: app.Program) -> None:
    table = open_table(program)
    before = table.zoom
    QTest.wheelEvent(table.windowHandle(), QPointF(table.rect().center()), QPoint(0, 120), QPoint(), CTRL)
    assert table.zoom > before


def test_ctrl_and_0_is_the_usual_size_again(program: app.Program, tmp_path: Path) -> None:
    shelf = program.shelf_window
    press(shelf, Qt.Key.Key_Minus)
    assert shelf.own_scale.zoom == pytest.approx(0.9)
    press(shelf, Qt.Key.Key_0)
    assert shelf.own_scale.zoom == 1.0
    assert read_settings(tmp_path / "settings.toml").scales == ()


def test_the_pages_of_the_first_window_reach_300_percent_and_are_scrolled(program: app.Program) -> None:
    shelf = program.shelf_window
    shelf.showNormal()
    shelf.resize(1024, 600)
    shelf.own_scale.turn(5.0)
    assert shelf.own_scale.zoom == LARGEST
    assert shelf.room.height() > 2 * shelf.height()
    assert shelf.room.width() <= shelf.width()
    shelf.ask_table(first_contact=False)
    assert shelf.new_table is not None
    assert shelf.new_table.height() > 2 * shelf.height()


def test_an_enlarged_page_follows_the_keyboard(program: app.Program) -> None:
    shelf = program.shelf_window
    shelf.own_scale.turn(3.0)
    shelf.show_choices()
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is shelf.first_run.language
    box = focused.rect().translated(focused.mapTo(shelf, focused.rect().topLeft()))
    assert shelf.rect().contains(box.center())


def test_everything_and_one_window_are_sizes_apart(program: app.Program, tmp_path: Path) -> None:
    table = open_table(program)
    table.resize(3000, 1600)
    table.own_scale.turn(1.2)
    assert table.zoom == pytest.approx(1.2)
    program.choose(evolve(program.settings, zoom=0.9, card_size=1.5))
    assert table.zoom == pytest.approx(1.08, abs=0.01)
    assert program.shelf_window.own_scale.zoom == pytest.approx(0.9)
    kept = read_settings(tmp_path / "settings.toml")
    assert (kept.zoom, kept.card_size, kept.scales) == (0.9, 1.5, ("table=1.2",))


def test_a_window_without_room_says_so(qtbot: QtBot, program: app.Program) -> None:
    table = open_table(program)
    table.resize(1366, 768)
    table.own_scale.turn(1.1)
    assert told(table) == "110 %"
    table.own_scale.turn(3.0)
    assert 1.1 < table.zoom < 3.0
    assert told(table) == f"{round(table.zoom * 100)} %: this window has no room for more"
    for one in table.findChildren(SizeTold):
        one._over.setInterval(0)
    qtbot.waitUntil(lambda: not told(table))


def test_a_window_that_opens_as_large_as_it_can_says_nothing(qtbot: QtBot) -> None:
    """Given more was chosen once than there is room for, then opening the window is no news; choosing still more is."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    sizes = Sizes(1.0, ("table=2.0",))
    paint = evolve(make_paint(speed=0), sizes=sizes)
    own = OwnScale("table", window, lambda zoom: min(zoom, 1.5), lambda: paint)
    own.take()
    assert (own.zoom, told(window)) == (1.5, "")
    sizes.keep("table", 2.5)
    own.take()
    assert told(window) == "150 %: this window has no room for more"


@pytest.mark.parametrize("name", ["rulings", "odds", "pilot's sheet", "settings of the wall", "replay"])
def test_the_same_keys_count_in_each_room(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    window = SURFACES[name](qtbot, tmp_path)
    window.resize(1920, 1080)
    QApplication.processEvents()
    parts = [one for one in window.findChildren(OwnScale) if one.window.isVisible() and one.window is not window]
    room = parts[0] if parts else window.findChildren(OwnScale)[0]
    press(QApplication.focusWidget() or window, Qt.Key.Key_Plus)
    assert room.zoom == pytest.approx(1.1)
    if isinstance(window, TableWindow):
        assert window.zoom == 1.0, "the table stays as it is"
    press(QApplication.focusWidget() or window, Qt.Key.Key_0)
    assert room.zoom == 1.0


@pytest.mark.parametrize("line", ["", "shelf", "shelf=", "shelf=nan", "shelf=inf", "shelf=0", "shelf=-2", "shelf=99"])
def test_what_cannot_be_read_of_a_size_is_left_out(line: str) -> None:
    assert Sizes(1.0, (line,)).of("shelf") == 1.0


def test_no_size_is_beyond_its_ends() -> None:
    sizes = Sizes(3.0, ("shelf=4",))
    assert sizes.of("shelf") == LARGEST
    sizes.together = 0.7
    sizes.keep("table", 0.1)
    assert sizes.of("table") == SMALLEST


def test_a_sentence_stands_there_until_it_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen letters a second are fast reading; a size is seen at a glance."""
    monkeypatch.setattr(own_scale, "SHOWN", 1600)
    assert SizeTold.time_for("120 %") == 1600
    sentence = "Nichts ist geschehen, das zurückgenommen werden könnte."
    assert SizeTold.time_for(sentence) >= len(sentence) * 1000 / 17
