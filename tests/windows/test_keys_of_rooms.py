"""The keys of the rooms beside the table (rulings, a Pilot, odds, the wall, the shelf): each of them is listed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.keys import COUNTED, ODDS, OWN, PILOT, REPLAY, RULINGS, SHELF, WALL, Keys
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.kit.overlay import Level
from gattai_desktop.windows.program.laid_table import take_settings
from gattai_desktop.windows.settings.apply_settings import paint_of, with_keys
from gattai_desktop.windows.settings.key_help import rows_of, staying, why_not
from gattai_desktop.windows.settings.key_sheets import conflicts
from gattai_desktop.windows.settings.settings import Settings, read_settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.surfaces import SURFACES
from tests.windows.tables import the_odds, the_pilots, the_rulings

ROOMS = {
    RULINGS: "rulings",
    PILOT: "pilot's sheet",
    ODDS: "odds",
    COUNTED: "odds of a fight",
    WALL: "settings of the wall",
}


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def table_with(qtbot: QtBot, folder: Path, room: str) -> tuple[TableWindow, QWidget]:
    """A table with the room open, and the room."""
    window = SURFACES[ROOMS[room]](qtbot, folder)
    assert isinstance(window, TableWindow)
    found: dict[str, Callable[[], QWidget]] = {
        RULINGS: lambda: the_rulings(window).page,
        PILOT: lambda: the_pilots(window).page,
        ODDS: lambda: the_odds(window).fights.room,
        COUNTED: lambda: window.overlays.named("odds").widgets()[0],
        WALL: lambda: window.overlays.shown(Level.ROOMS, Level.ROOMS)[-1].widgets()[0],
    }
    return window, found[room]()


def _grounds(widget: QWidget) -> list[QWidget]:
    """What a widget lies in."""
    found, ground = [], widget.parentWidget()
    while ground is not None:
        found.append(ground)
        ground = ground.parentWidget()
    return found


def type_in(room: QWidget, key: str | Qt.Key) -> None:
    """Press a key in a room, where nothing is being written."""
    room.setFocus()
    (QTest.keyClicks if isinstance(key, str) else QTest.keyClick)(room, key)  # type: ignore[arg-type]
    settle()


def listed(window: QWidget) -> list[str]:
    sheet = window.sheet  # type: ignore[attr-defined]
    return [one.accessibleName() for one in sheet.findChildren(PlateButton) if one.isVisible()]


@pytest.mark.parametrize("room", ROOMS)
def test_the_question_mark_lists_the_keys_of_each_room(qtbot: QtBot, tmp_path: Path, room: str) -> None:
    window, inside = table_with(qtbot, tmp_path, room)
    type_in(inside, "?")
    assert window.sheet.isVisible()
    lines = listed(window)
    for row in rows_of(room):
        assert any(row.words in line for line in lines), row
    assert not any("Counter" in line for line in lines), "a key of the table does not count here"
    assert staying(room)
    for line in staying(room):
        assert line in window.sheet.accessibleDescription()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    settle()
    assert inside.isVisible(), "back in the room"
    assert not window.sheet.isVisible()


def test_no_key_of_a_room_has_two_meanings() -> None:
    for room in OWN:
        usual = [row.usual for row in rows_of(room)]
        assert len(usual) == len(set(usual)), room
        assert "?" in usual


def test_another_key_shows_only_the_changed_rulings(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, inside = table_with(qtbot, tmp_path, RULINGS)
    chosen = Settings(keys=("rulings F3=F7", "table F7="), speed=0)
    take_settings(window, chosen, paint_of(chosen))
    room = the_rulings(window).page
    asked: list[str] = []
    monkeypatch.setattr(room, "toggle_changed", lambda: asked.append("changed"))
    type_in(inside, Qt.Key.Key_F3)
    assert not asked
    room.search.setFocus()
    QTest.keyClick(room.search, Qt.Key.Key_F7)
    assert asked == ["changed"]
    assert "Key F7" in room._only.accessibleDescription()


def test_another_key_turns_to_the_next_pilot(qtbot: QtBot, tmp_path: Path) -> None:
    window, inside = table_with(qtbot, tmp_path, PILOT)
    chosen = Settings(keys=("pilot PgDown=N",), speed=0)
    take_settings(window, chosen, paint_of(chosen))
    before = the_pilots(window).page.look
    type_in(inside, Qt.Key.Key_PageDown)
    assert the_pilots(window).page.look == before
    type_in(inside, "n")
    assert the_pilots(window).page.look != before


def test_another_key_rehearses_again(qtbot: QtBot, tmp_path: Path) -> None:
    window, inside = table_with(qtbot, tmp_path, ODDS)
    room = the_odds(window).fights.room
    chosen = Settings(keys=("odds F5=R",), speed=0)
    take_settings(window, chosen, paint_of(chosen))
    asked: list[str] = []
    room.againAsked.connect(lambda: asked.append("again"))
    room.stopAsked.connect(lambda: asked.append("stop"))
    type_in(inside, Qt.Key.Key_F5)
    assert not asked
    type_in(inside, "r")
    assert len(asked) == 1
    assert "Key R" in room.again.accessibleDescription()


def test_what_is_chosen_in_a_room_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    window, inside = table_with(qtbot, tmp_path, WALL)
    kept: list[Keys] = []
    window.keysChosen.connect(kept.append)
    type_in(inside, "?")
    window.sheet.choose(next(row for row in rows_of(WALL) if row.usual == "T"))
    QTest.keyClicks(QApplication.focusWidget(), "x")
    settle()
    assert kept[-1].written() == ("wall T=X",)
    chosen = with_keys(Settings(speed=0), kept[-1])
    take_settings(window, chosen, paint_of(chosen))
    settle()
    ground = next(one for one in window.children() if one is inside or one in _grounds(inside))
    below = window.children()
    assert below.index(window.sheet) > below.index(ground), "the list lies over the room"


def test_the_shelf_lists_its_keys_and_they_can_be_changed(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    from tests.windows.surfaces import lay

    shelf = Shelf(tmp_path / "sessions")
    lay(shelf)
    program = app.Program(shelf, tmp_path / "settings.toml", seed=1)
    program.show_shelf()
    window = program.shelf_window
    assert isinstance(window, ShelfWindow)
    with qtbot.waitExposed(window):
        window.activateWindow()
    card = next(iter(window.room.cards.values()))
    card.setFocus()
    QTest.keyClicks(card, "?")
    settle()
    assert "F2: renames a session" in listed(window)
    window.sheet.choose(next(row for row in rows_of(SHELF) if row.usual == "F2"))
    QTest.keyClicks(QApplication.focusWidget(), "n")
    settle()
    assert read_settings(tmp_path / "settings.toml").keys == ("shelf F2=N",)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    settle()
    card = next(iter(window.room.cards.values()))
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_F2)
    assert not window.sheet.isVisible()
    QTest.keyClicks(card, "n")
    settle()
    assert "Rename" in window.sheet.accessibleName()
    program.end()
    window.close()


def test_a_shortcut_of_the_window_counts_in_its_rooms_too() -> None:
    again = next(row for row in rows_of(ODDS) if row.usual == "F5")
    assert [row.words for row in conflicts(Keys(), again, "F11")] == ["the whole screen"]
    assert conflicts(Keys(), again, "F6") == (), "says aloud whose turn it is, at the table alone"
    whole = next(row for row in rows_of("table") if row.usual == "F11")
    assert {row.room for row in conflicts(Keys(), whole, "F3")} == {RULINGS}


def test_what_moves_about_stays_what_it_is_in_every_room() -> None:
    for room in OWN:
        assert why_not("Tab", room)
        assert why_not("Esc", room)
    assert why_not("3", RULINGS)
    assert why_not("3", REPLAY)
    assert why_not("K", ODDS) == "", "no Hand, no rank to jump to"
    assert why_not("K", "gattai")
