"""The desk is reached from a new session with an empty table, and from the Coach's menu while a session is played."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cli import FINE, main
from gattai_desktop.content.boxes import KEYS, name_of
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.settings.settings import WINDOW
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.table.table_window import TableWindow
from tests.content.coach_packs import files_of, written
from tests.windows.tables import shelf_shown

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
    return shelf_shown(qtbot, tmp_path)


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


def test_no_name_can_be_typed_that_keeps_a_fresh_pack_from_being_played(window: ShelfWindow) -> None:
    press(empty_table(window), TO_THE_DESK)
    for field in ("What it is called", "Who makes it"):
        QTest.keyClicks(named(window.sheet, field), "A long night at the harbour, " * 9)
    press(window.sheet, "To the desk")
    assert desk_of(window).draft.title.startswith("A long night at the harbour")
    assert not desk_of(window).draft.faults


def test_every_game_of_a_new_pack_is_in_sight_in_a_small_window(window: ShelfWindow) -> None:
    window.resize(1024, 576)
    window.packs.show()
    QApplication.processEvents()
    press(window.packs.room, "New pack at the desk")
    QApplication.processEvents()
    plates = [one for one in window.sheet.findChildren(PlateButton) if one.accessibleName().startswith("A pack of ")]
    assert [one.look.title for one in plates] == [name_of(key) for key in KEYS], "the longest is not written smaller"
    assert all(one.visibleRegion().boundingRect() == one.rect() for one in plates)


@pytest.mark.parametrize(("author", "suggested"), [("Jo", "Jo"), ("Gattai Desktop", "")])
def test_who_made_a_pack_before_makes_the_next_but_never_who_made_what_came_along(
    window: ShelfWindow, tmp_path: Path, author: str, suggested: str
) -> None:
    files = {name: text.replace('"Jo"', f'"{author}"').encode() for name, text in files_of().items()}
    OwnPacks(tmp_path / "packs", "gattai").keep("dark-quay", files)
    window.desk.new_pack()
    maker = named(window.sheet, "Who makes it")
    assert isinstance(maker, QLineEdit)
    assert maker.text() == suggested


def test_a_pack_that_lost_its_head_gets_one_with_its_name(window: ShelfWindow, tmp_path: Path) -> None:
    kept(tmp_path / "packs")
    folder = tmp_path / "packs" / "gattai" / "dark-quay"
    (folder / "pack.toml").unlink()
    window.desk.open_folder(folder, "gattai")
    desk = desk_of(window)
    assert [one.file for one in desk.draft.faults] == ["pack.toml"]
    desk.titleAsked.emit()
    title = named(window.sheet, "What it is called")
    assert isinstance(title, QLineEdit)
    title.setText("The Dark Quay")
    press(window.sheet, "Keep it")
    assert not desk.draft.faults
    assert (desk.draft.title, desk.draft.head["id"]) == ("The Dark Quay", "dark-quay")


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
    before.edition.plates["alpha"].click()
    before.set_rulings({"gap_policy": "manual"})
    press(before, TO_THE_DESK)
    press(window.sheet, "The Dark Quay")
    desk = desk_of(window)
    field = named(desk, "Name")
    assert isinstance(field, QLineEdit)
    field.setFocus(Qt.FocusReason.TabFocusReason)
    field.selectAll()
    QTest.keyClicks(field, "The Tide Warden")
    key(Qt.Key.Key_Escape)  # out of the field
    key(Qt.Key.Key_Escape)
    page = window.new_table
    assert page is not None
    assert page.isVisible()
    assert page is not before
    assert (page.form.key, page.setup().name, page.seats.who()) == ("", "Friday", {"coach": "Jo"})
    assert (page.setup().edition, page.setup().rulings["gap_policy"]) == ("alpha", "manual")
    (pack,) = page.offered.own
    assert "The Tide Warden" in "".join(pack.files.values())


# ---------------------------------------------------------------------- while a session is played


@pytest.fixture
def table(program: app.Program, tmp_path: Path, qtbot: QtBot) -> TableWindow:
    """A session of the Dark Quay, at which the Coach sits."""
    pack = written(tmp_path / "mine")
    session = program.shelf_window.shelf.free_path("Friday")
    assert main(["new", "--pack", str(pack), "--no-window", "--file", str(session)]) == FINE
    program.open_session(session)
    assert program.table is not None
    program.table.resize(1366, 768)
    with qtbot.waitExposed(program.table):
        program.table.show()
    program.table.activateWindow()
    assert program.model is not None
    program.model.pass_to("coach")
    program.model.take_seat()
    QApplication.processEvents()
    return program.table


def packs(program: app.Program) -> Path:
    """Where the packs of this computer are."""
    return program.shelf_window.shelf.folder.parent / "packs"


def offered(table: TableWindow) -> list[str]:
    """What the table's menu offers."""
    table.menuAsked.emit()
    plates = [one.accessibleName() for one in table.sheet.findChildren(PlateButton) if one.isVisibleTo(table.sheet)]
    table.sheet.dismiss()
    return plates


def room_of_desk(table: TableWindow) -> PackDesk:
    """The desk that lies over the table."""
    found = [one for one in table.findChildren(PackDesk) if one.isVisible()]
    assert len(found) == 1
    return found[0]


def opened(program: app.Program, table: TableWindow, hands: Hands) -> PackDesk:
    """The desk of the pack that is played, opened from the menu."""
    kept(packs(program))
    table.menuAsked.emit()
    hands(table.sheet, "Desk")
    return room_of_desk(table)


@pytest.mark.parametrize("hands", [press, click])
def test_the_coach_opens_the_pack_that_is_played(program: app.Program, table: TableWindow, hands: Hands) -> None:
    model = program.model
    assert model is not None
    before = model.entry
    desk = opened(program, table, hands)
    assert desk.draft.title == "The Dark Quay"
    assert desk.geometry() == table.below_header()
    held = QApplication.focusWidget()
    assert held is not None
    assert desk.isAncestorOf(held)
    key(Qt.Key.Key_P)  # at the table it passes the computer on
    assert not table.sheet.isVisible()
    key(Qt.Key.Key_Escape)
    assert not desk.isVisible()
    assert table.isVisible()
    held = QApplication.focusWidget()
    assert held is not None
    assert table.isAncestorOf(held)
    assert held.isVisible()
    assert (model.entry, model.seat) == (before, "coach")


def test_no_evening_is_begun_and_no_pack_given_away_there(program: app.Program, table: TableWindow) -> None:
    desk = opened(program, table, press)
    assert not desk.begin_plate.isVisible()
    key(Qt.Key.Key_F9)
    assert desk.isVisible()
    assert desk.head.notice.startswith("An evening is begun from the shelf")
    desk.given.emit()
    assert desk.head.notice.startswith("A pack is given away from the page of packs")


def test_a_pack_that_is_not_kept_here_leaves_the_choice(program: app.Program, table: TableWindow) -> None:
    table.menuAsked.emit()
    press(table.sheet, "Desk")
    named(table.sheet, "What it is called")  # there are none at all: a new one is asked for
    press(table.sheet, "To the desk")
    assert room_of_desk(table).draft.title == "My evening"


def test_other_seats_are_not_offered_the_desk(program: app.Program, table: TableWindow) -> None:
    model = program.model
    assert model is not None
    assert any(one.startswith("Desk") for one in offered(table))
    model.pass_to("red")
    assert not any(one.startswith("Desk") for one in offered(table))
    model.take_seat()
    assert not any(one.startswith("Desk") for one in offered(table))


def test_the_next_seat_does_not_see_it_and_what_was_typed_is_kept(program: app.Program, table: TableWindow) -> None:
    model = program.model
    assert model is not None
    desk = opened(program, table, press)
    first = desk.board.parts[0].key
    desk.open(first, next(iter(desk.board.cards[first])), edit=True)
    field = named(desk, "Name")
    assert isinstance(field, QLineEdit)
    field.setFocus(Qt.FocusReason.TabFocusReason)
    field.selectAll()
    QTest.keyClicks(field, "The Tide Warden")
    model.pass_to("red")
    assert not desk.isVisible()
    model.take_seat()
    assert not desk.isVisible()
    texts = [one.read_text() for one in (packs(program) / "gattai" / "dark-quay").glob("*.toml")]
    assert "The Tide Warden" in "".join(texts)


def test_the_wall_beside_the_table_holds_meanwhile(program: app.Program, table: TableWindow) -> None:
    program.choose(evolve(program.settings, wall=WINDOW))
    assert program._laid is not None
    keeper = program._laid.keeper
    assert keeper.wall is not None
    assert keeper.wall.showing == "live"
    table.activateWindow()
    opened(program, table, press)
    assert keeper.wall.showing == "hold"
    assert not keeper.wall.findChildren(PackDesk)
    key(Qt.Key.Key_Escape)
    assert keeper.wall.showing == "live"


def test_who_does_not_begin_the_evening_is_led_back_to_the_desk(window: ShelfWindow, tmp_path: Path) -> None:
    """From a new session that was asked for at the desk Escape leads back there, and from any other to the shelf."""
    kept(tmp_path / "packs")
    window.desk.ask()
    press(window.sheet, "The Dark Quay")
    window.resize(1024, 576)
    desk = desk_of(window)
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_F9)
    assert window.new_table is not None
    assert window.new_table.isVisible()
    assert not desk.isVisible()
    key(Qt.Key.Key_Escape)
    assert desk_of(window) is desk
    assert desk.isVisible()
    held = QApplication.focusWidget()
    assert held is not None
    assert held.isVisible(), "a small window shows the board or an editor, and the keyboard is where that is"
    key(Qt.Key.Key_F9)
    empty_table(window)
    key(Qt.Key.Key_Escape)
    assert not desk.isVisible()
