"""The shelf offers the earlier copies of a session; the one that is chosen becomes a session of its own."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import on_shelf
from tests.sessions.evening import keep_copy, play
from tests.windows.test_shelf_window import lay, window_of


@pytest.fixture
def paint(qapp: object) -> Paint:
    return make_paint(speed=0)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "sessions")


def sit(path: Path, moves: int) -> None:
    with Journal.open(path) as journal:
        assert keep_copy(journal) == ""
        play(journal, moves, journal.last)


def test_an_earlier_copy_becomes_a_session_beside_the_one_of_now(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    sit(path, 5)
    sit(path, 4)
    sit(path, 0)
    before = path.read_bytes()
    window = window_of(qtbot, shelf, paint)
    window.room.cards[path].moreAsked.emit()
    window.sheet.choose("earlier")
    assert window.sheet.isVisible()
    window.sheet.choose(1)
    qtbot.waitUntil(lambda: not window.files.running)
    made = next(one for one in shelf.files() if one != path)
    assert on_shelf(made).entries == 5
    assert on_shelf(made).name == made.stem, "at the table it must not be taken for the session of now"
    assert path.read_bytes() == before


def test_an_earlier_copy_of_a_session_in_another_folder_lies_on_the_shelf(
    qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path
) -> None:
    """It is told to be there, and lay in the other folder, where the shelf showed nothing of it."""
    path = lay(Shelf(tmp_path / "club"))
    sit(path, 5)
    sit(path, 4)
    shelf.remember(path)
    window = window_of(qtbot, shelf, paint)
    window.room.cards[path].moreAsked.emit()
    window.sheet.choose("earlier")
    window.sheet.choose(0)
    qtbot.waitUntil(lambda: not window.files.running)
    (made,) = (one for one in shelf.files() if one != path)
    assert made.parent == shelf.folder


def test_without_an_earlier_copy_the_plate_says_so(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    window = window_of(qtbot, shelf, paint)
    window.room.cards[path].moreAsked.emit()
    window.sheet.choose("earlier")
    assert [one for one in shelf.files() if one != path] == []


@pytest.mark.parametrize("emptied", [False, True])
def test_a_damaged_session_offers_its_earlier_copies_too(
    qtbot: QtBot, shelf: Shelf, paint: Paint, *, emptied: bool
) -> None:
    path = lay(shelf)
    sit(path, 5)
    sit(path, 4)
    path.write_bytes(b"" if emptied else path.read_bytes()[:9_000])
    window = window_of(qtbot, shelf, paint)
    window.room.cards[path].click()
    qtbot.waitUntil(lambda: not window.files.running)
    window.sheet.choose("earlier")
    window.sheet.choose(0)
    qtbot.waitUntil(lambda: not window.files.running)
    made = next(one for one in shelf.files() if one != path)
    assert on_shelf(made).entries == 5
    assert path.stat().st_size == (0 if emptied else 9_000)
