"""What is to be known of a session, and comes at any time, reaches a person: at the table, or else on the shelf."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.backups import backups_of
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.settings.language import speak_language
from tests.sessions.evening import play

ENTRIES = 12


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A session that was played, and let go."""
    made = tmp_path / "sessions" / "Friday.gattai"
    with Journal.create(made, GATTAI, scenario("neon-harbour", ("red", "green"))) as journal:
        play(journal, ENTRIES)
    return made


@pytest.fixture
def no_copies(path: Path) -> None:
    """Where the copies should lie, there lies a file."""
    (path.parent / "backups").write_text("shopping list")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = QLocale()
    yield
    speak_language("en")
    QLocale.setDefault(before)


def sit_down(qtbot: QtBot, program: app.Program, path: Path) -> Sheet:
    program.open_session(path)
    assert program.table is not None
    with qtbot.waitExposed(program.table):
        program.table.activateWindow()
    return program.table.sheet


def told(sheet: Sheet) -> str:
    return f"{sheet.accessibleName()}. {sheet.accessibleDescription()}" if sheet.isVisible() else ""


def test_a_copy_is_kept_behind_the_table_and_nothing_is_said(qtbot: QtBot, program: app.Program, path: Path) -> None:
    sheet = sit_down(qtbot, program, path)
    qtbot.waitUntil(lambda: len(backups_of(path)) == 1)
    assert backups_of(path)[0].seen.entries == ENTRIES
    assert not sheet.isVisible()


@pytest.mark.usefixtures("no_copies")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Please note. No copy of Friday.gattai could be kept in"),
        ("de", "Bitte beachten. Von Friday.gattai konnte keine Kopie"),
    ],
)
def test_where_no_copy_can_be_kept_the_table_says_so_when_somebody_sits_there(
    qtbot: QtBot, program: app.Program, path: Path, language: str, words: str
) -> None:
    speak_language(language)
    sheet = sit_down(qtbot, program, path)
    assert program.model is not None
    qtbot.waitUntil(lambda: bool(program._notices._untold))
    assert not sheet.isVisible()  # the curtain is down, and nobody is there yet
    program.model.take_seat()
    qtbot.waitUntil(sheet.isVisible)
    assert told(sheet).startswith(words)
    assert ("a file lies where the folder should be" in told(sheet)) is (language == "en")
    sheet.choose("on")
    assert not sheet.isVisible()
    assert program._notices._untold == []


@pytest.mark.usefixtures("no_copies")
def test_it_waits_until_what_is_asked_is_answered(qtbot: QtBot, program: app.Program, path: Path) -> None:
    sheet = sit_down(qtbot, program, path)
    assert program.model is not None
    assert program.table is not None
    program.model.take_seat()
    on = SheetChoice("on", outline_plate("Yes"))
    answered = []
    sheet.ask(SheetLook("Really?", choices=(on,)), lambda key, _texts: answered.append(key), program.table.rect())
    qtbot.waitUntil(lambda: bool(program._notices._untold))
    assert told(sheet).startswith("Really?")
    sheet.choose("on")
    assert answered == ["on"]
    qtbot.waitUntil(lambda: told(sheet).startswith("Please note"))


@pytest.mark.usefixtures("no_copies")
def test_what_nobody_read_at_the_table_is_told_on_the_shelf(qtbot: QtBot, program: app.Program, path: Path) -> None:
    sit_down(qtbot, program, path)
    qtbot.waitUntil(lambda: bool(program._notices._untold))
    assert program.table is not None
    program.table.close()
    assert told(program.shelf_window.sheet).startswith("Please note. No copy of Friday.gattai could be kept in")


def test_settings_that_cannot_be_saved_are_told_at_the_table_once(
    qtbot: QtBot, program: app.Program, path: Path, tmp_path: Path
) -> None:
    """Given a home where nothing can be written, then whoever changes something at the table learns it there."""
    sheet = sit_down(qtbot, program, path)
    assert program.model is not None
    program.model.take_seat()
    (tmp_path / "shopping list").write_text("milk")
    program._kept.path = tmp_path / "shopping list" / "settings.toml"
    program.choose(evolve(program.settings, theme="light"))
    qtbot.waitUntil(sheet.isVisible)
    assert told(sheet).startswith("Please note. The settings could not be saved in")
    sheet.choose("on")
    program.choose(evolve(program.settings, theme="dark"))
    assert not sheet.isVisible()
    assert not program.shelf_window.sheet.isVisible()
