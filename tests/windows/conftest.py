"""What several tests of the windows begin with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.kit.file_dialogs import last_folders
from gattai_desktop.windows.kit.own_words import REPLAY, leave_draft, leave_packs, leave_table
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.content.coach_packs import written
from tests.windows.written_desks import opened, shelf_window


@pytest.fixture(autouse=True)
def an_application(qapp: QApplication) -> None:
    """Qt's application is there, also where a test is the first of its process and asks for nothing else."""


@pytest.fixture(autouse=True)
def no_file_was_chosen() -> None:
    """The dialogs for files begin where they do when the program was just begun."""
    last_folders.clear()


@pytest.fixture(autouse=True)
def no_word_is_anybodys_own() -> None:
    """Every word is translated, also where another test of the process has shown a pack that has the same one."""
    leave_packs()
    leave_table()
    leave_table(REPLAY)
    leave_draft()


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[app.Program]:
    """The program with an empty shelf, in which nothing moves slowly and every shuffle is known."""
    del qapp
    (tmp_path / "sessions").mkdir(exist_ok=True)  # as an earlier start left it
    made = app.Program(Shelf(tmp_path / "sessions"), tmp_path / "settings.toml", seed=1)
    made.settings = Settings(speed=0.0, company="friends")
    made.paint = make_paint(speed=0)
    yield made
    if made.table is not None:
        made.table.close()
    made.end()
    made.shelf_window.close()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> ShelfWindow:
    """The first window, of a Coach who has written a pack."""
    written(tmp_path / "packs" / "gattai" / "dark-quay")
    return shelf_window(qtbot, tmp_path)


@pytest.fixture
def desk(window: ShelfWindow) -> PackDesk:
    """The desk at which that pack lies open."""
    return opened(window)


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """The windows speak German while a test lasts."""
    del qapp
    speak_language("de")
    yield
    speak_language("en")


@pytest.fixture(params=["en", "de"])
def either_language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    """The windows speak each language in turn while a test lasts."""
    del qapp
    speak_language(request.param)
    yield request.param
    speak_language("en")
