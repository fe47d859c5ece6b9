"""A session or record that is dropped on the first window is opened; while it is held there, the window says so."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from pytestqt.qtbot import QtBot

from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.content.coach_packs import files_of, written
from tests.windows.cut import read
from tests.windows.tables import shelf_shown


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> ShelfWindow:
    return shelf_shown(qtbot, tmp_path)


@pytest.fixture
def session(tmp_path: Path) -> Path:
    """A session that lies elsewhere than the shelf."""
    path = tmp_path / "an evening.gattai"
    Journal.create(path, box(KEYS[0]), table_form(KEYS[0]).setup({}), at=1_700_000_000_000).close()
    return path


def test_a_session_that_is_dropped_is_opened_where_it_lies(qtbot: QtBot, window: ShelfWindow, session: Path) -> None:
    assert _enter(window, session).isAccepted()
    with qtbot.waitSignal(window.opened) as opened:
        _drop(window, session)
    assert opened.args == [session]
    assert _told(window) == ""


def test_a_record_that_is_dropped_is_played_into_a_session(qtbot: QtBot, window: ShelfWindow, tmp_path: Path) -> None:
    record = tmp_path / "given.record"
    record.write_text("given   pilots Red\n        Red: hand 8♥P\n", encoding="utf-8")
    assert _enter(window, record).isAccepted()
    with qtbot.waitSignal(window.opened) as opened:
        _drop(window, record)
    assert opened.args[0].parent == window.shelf.folder


def test_endings_in_large_letters_are_dropped_all_the_same(
    qtbot: QtBot, window: ShelfWindow, session: Path, tmp_path: Path
) -> None:
    large = session.rename(tmp_path / "EVENING.GATTAI")
    record = tmp_path / "GIVEN.RECORD"
    record.write_text("given   pilots Red\n        Red: hand 8♥P\n", encoding="utf-8")
    written(tmp_path / "packs" / KEYS[0] / "dark-quay")
    pack = tmp_path / "QUAY.GATTAI-PACK"
    pack.write_bytes(window.packs.kept.read().packs[0].file)
    shutil.rmtree(tmp_path / "packs")
    for file in (large, record):
        assert _enter(window, file).isAccepted()
        with qtbot.waitSignal(window.opened) as opened:
            _drop(window, file)
        assert (opened.args[0] == large) == (file == large)
    assert _enter(window, pack).isAccepted()
    _drop(window, pack)
    assert [one.id for one in window.packs.kept.read().packs] == ["dark-quay"]


def test_endings_in_large_letters_are_opened_as_what_they_are(window: ShelfWindow, tmp_path: Path) -> None:
    record, pack = tmp_path / "GIVEN.RECORD", tmp_path / "QUAY.GATTAI-PACK"
    for file in (record, pack):
        file.write_bytes(b"neither")
    window.open_file(record)
    assert "line 1" in str(window.sheet.look)
    window.sheet.dismiss()
    window.open_file(pack)
    assert window.packs.room.isVisible()


def test_while_a_session_is_held_there_the_window_says_what_a_drop_does(window: ShelfWindow, session: Path) -> None:
    _enter(window, session)
    assert _told(window) == "Let go to open it an evening.gattai"
    window.dragLeaveEvent(QDragLeaveEvent())
    assert _told(window) == ""


def test_of_several_files_the_first_that_can_be_opened_is_taken_and_the_others_are_named(
    qtbot: QtBot, window: ShelfWindow, session: Path, tmp_path: Path
) -> None:
    others = [session.with_suffix(".png"), *(tmp_path / f"{number}.record" for number in range(7))]
    _enter(window, others[0], session, *others[1:])
    _drop(window, others[0], session, *others[1:])
    names = "an evening.png, 0.record, 1.record, 2.record, 3.record, 4.record, …"
    assert window.sheet.look.title == "One file at a time"
    assert window.sheet.look.lines == ("Only an evening.gattai is opened.", f"Not opened: {names}.")
    with qtbot.waitSignal(window.opened) as opened:
        window.sheet.choose("on")
    assert opened.args == [session]


def test_of_several_packs_one_is_brought_in_and_the_others_are_named(window: ShelfWindow, tmp_path: Path) -> None:
    one, other = (written(tmp_path / name, files_of(name)) for name in ("dark-quay", "dim-quay"))
    _drop(window, one, other)
    assert window.sheet.look.lines == ("Only dark-quay is opened.", "Not opened: dim-quay.")
    window.sheet.choose("on")
    assert [one.id for one in window.packs.kept.read().packs] == ["dark-quay"]


def test_what_cannot_be_opened_is_left(window: ShelfWindow, session: Path) -> None:
    assert not _enter(window, session.with_suffix(".png")).isAccepted()
    assert _told(window) == ""


def test_while_something_is_asked_or_filled_in_no_session_is_opened(window: ShelfWindow, session: Path) -> None:
    window.files.say("Something", "is told.")
    assert not _enter(window, session).isAccepted()
    window.sheet.dismiss()
    window.ask_table(first_contact=False)
    assert not _enter(window, session).isAccepted()
    assert _told(window) == ""


@pytest.mark.parametrize("over", ["a question", "the desk"])
def test_a_pack_that_is_held_over_what_lies_over_the_window_takes_no_keyboard(
    window: ShelfWindow, tmp_path: Path, over: str
) -> None:
    written(tmp_path / "packs" / KEYS[0] / "dark-quay")
    pack = window.packs.kept.read().packs[0]
    file = tmp_path / "dark-quay.gattai-pack"
    file.write_bytes(pack.file)
    if over == "the desk":
        window.desk.open(pack)
    else:
        window.files.say("Something", "is told.")
    held = window.focusWidget()
    assert not _enter(window, file).isAccepted()
    _drop(window, file)
    assert window.focusWidget() is held
    assert not window.packs.room.isVisible()


def _told(window: ShelfWindow) -> str:
    held = window.drop.held
    return " ".join(one.words for one in read(held)) if held.isVisible() else ""


def _enter(window: ShelfWindow, *files: Path) -> QDragEnterEvent:
    event = QDragEnterEvent(QPoint(200, 200), *_given(files))
    event.ignore()
    window.dragEnterEvent(event)
    return event


def _drop(window: ShelfWindow, *files: Path) -> None:
    window.dropEvent(QDropEvent(QPoint(200, 200), *_given(files)))


def _given(files: tuple[Path, ...]) -> Any:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(one)) for one in files])
    _given.kept = data  # type: ignore[attr-defined]  # an event does not keep what is held
    return Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
