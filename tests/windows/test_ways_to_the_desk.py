"""The desk is reached from a new session with an empty table, and from the Coach's menu while a session is played."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.content.coach_packs import files_of

Hands = Callable[[QWidget, str], None]
TO_THE_DESK = "Write your own at the desk"


def named(room: QWidget, name: str) -> QWidget:
    """What is called so and seen, as a screen reader would find it."""
    found = [one for one in room.findChildren(QWidget) if one.accessibleName().startswith(name) and one.isVisible()]
    assert found, name
    return found[-1]


def key(which: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    held = QApplication.focusWidget()
    assert held is not None
    QTest.keyClick(held, which)
    QApplication.processEvents()


def press(room: QWidget, name: str) -> None:
    """Press what has a name by keys alone."""
    named(room, name).setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Space)


def click(room: QWidget, name: str) -> None:
    """Press what has a name with the pointer."""
    QTest.mouseClick(named(room, name), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def kept(folder: Path) -> None:
    """Keep a pack on this computer."""
    OwnPacks(folder, "gattai").keep("dark-quay", {name: text.encode() for name, text in files_of().items()})


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> ShelfWindow:
    made = ShelfWindow(make_paint(speed=0), Shelf(tmp_path / "sessions"), Settings())
    qtbot.addWidget(made)
    made.resize(1366, 768)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


def empty_table(window: ShelfWindow) -> NewTable:
    """A new session of the empty table."""
    window.ask_table(first_contact=False)
    page = window.new_table
    assert page is not None
    page.choose("")
    return page


def desk_of(window: ShelfWindow) -> PackDesk:
    assert window.desk.page is not None
    assert window.desk.page.isVisible()
    return window.desk.page


def test_only_an_empty_table_offers_the_desk(window: ShelfWindow) -> None:
    page = empty_table(window)
    assert named(page, TO_THE_DESK) is page.choices.desk
    for name, form in page.offered.forms.items():
        page.choose(name)
        assert page.choices.desk.isVisible() == form.bare == (name == "")


@pytest.mark.parametrize("hands", [press, click])
def test_an_empty_table_begins_a_pack_where_there_is_none(window: ShelfWindow, hands: Hands) -> None:
    page = empty_table(window)
    hands(page, TO_THE_DESK)
    title = named(window.sheet, "What it is called")
    assert isinstance(title, QLineEdit)
    title.setText("Night Shift")
    hands(window.sheet, "To the desk")
    assert desk_of(window).draft.title == "Night Shift"
    key(Qt.Key.Key_Escape)
    assert window.desk.page is not None
    assert not window.desk.page.isVisible()
    page = window.new_table or page
    assert page.isVisible()
    assert page.form.key == ""


@pytest.mark.parametrize("hands", [press, click])
def test_an_empty_table_opens_a_pack_of_ones_own(window: ShelfWindow, tmp_path: Path, hands: Hands) -> None:
    kept(tmp_path / "packs")
    page = empty_table(window)
    hands(page, TO_THE_DESK)
    hands(window.sheet, "The Dark Quay")
    assert desk_of(window).draft.title == "The Dark Quay"
    key(Qt.Key.Key_Escape)
    assert window.new_table is page
    assert page.isVisible()


def test_what_was_written_is_offered_when_the_desk_is_left(window: ShelfWindow, tmp_path: Path) -> None:
    kept(tmp_path / "packs")
    before = empty_table(window)
    before.seats.coach.setText("Jo")
    before.name.setText("Friday")
    press(before, TO_THE_DESK)
    press(window.sheet, "The Dark Quay")
    desk = desk_of(window)
    field = named(desk, "Name")
    assert isinstance(field, QLineEdit)
    field.setFocus(Qt.FocusReason.TabFocusReason)
    field.selectAll()
    QTest.keyClicks(field, "The Tide Warden")
    key(Qt.Key.Key_Escape)
    page = window.new_table
    assert page is not None
    assert page.isVisible()
    assert (page.form.key, page.setup().name, page.seats.who()) == ("", "Friday", {"coach": "Jo"})
    (pack,) = page.offered.own
    assert "The Tide Warden" in "".join(pack.files.values())
