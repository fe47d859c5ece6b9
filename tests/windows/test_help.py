"""F1 is help wherever a person is: on the shelf, at the table, in each room over it, behind the curtain."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.app import Program
from gattai_desktop.board.keys import (
    COUNTED,
    DECKS,
    DESK,
    ODDS,
    PILOT,
    REPLAY,
    RULINGS,
    SHELF,
    TABLE,
    WALL,
    WORDS,
    drawn_key,
)
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.forms.sheet_parts import SheetLines
from gattai_desktop.windows.glossary.word_bubble import WordBubble
from gattai_desktop.windows.program.laid_table import take_settings
from gattai_desktop.windows.settings.apply_settings import paint_of
from gattai_desktop.windows.settings.help import CURTAIN, help_lines
from gattai_desktop.windows.settings.key_help import rows_of
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.windows.cut import cut, noticing_short_lines
from tests.windows.sitting import Sitting
from tests.windows.surfaces import SURFACES, WALLS
from tests.windows.tables import dealt

NOWHERE_TO_READ = (
    *WALLS, "mirror alarm", "mirror alarm, in doubt", "mirror alarm, the table on the projector",
    "mirror alarm, no other screen", "help",
)  # fmt: skip
"""Everybody sees the first two, and nothing on them can be pressed; in the last F1 goes back."""


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def f1(window: QWidget) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F1)
    settle()


def helping(window: QWidget) -> Sheet | None:
    """The sheet that shows help, if one does."""
    return next((one for one in window.findChildren(Sheet) if one.asks("Help")), None)


def f1_opens_help_and_escape_goes_back(window: QWidget) -> None:
    """Asked of every window by `test_every_surface.py`."""
    settle()
    before = QApplication.focusWidget().accessibleName()
    f1(window)
    sheet = helping(window)
    assert sheet is not None
    assert sheet.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    settle()
    assert helping(window) is None
    assert QApplication.focusWidget().accessibleName() == before


@pytest.mark.parametrize(
    ("surface", "place"),
    [
        ("shelf", SHELF),
        ("story, coach", "gattai"),
        ("bots, clash", "rumblebots"),
        ("pilot's sheet", PILOT),
        ("rulings", RULINGS),
        ("odds", ODDS),
        ("odds of a fight", COUNTED),
        ("settings of the wall", WALL),
        ("the wall before a table", WALL),
        ("replay", REPLAY),
        ("desk, at this table", DESK),
        ("desk", DESK),
        ("desk of bots", DESK),
        ("decks of showdowns", DECKS),
        ("words", WORDS),
        ("curtain", CURTAIN),
    ],
)
def test_help_speaks_of_the_place_where_a_person_is(qtbot: QtBot, tmp_path: Path, surface: str, place: str) -> None:
    window = SURFACES[surface](qtbot, tmp_path)
    settle()
    f1(window)
    sheet = helping(window)
    assert sheet is not None
    assert sheet.look.lines == help_lines(place)


def test_the_menu_of_a_table_leads_to_help_and_names_its_key(program: Program) -> None:
    """Who does not know the key looks in the menu, and found the keys there, but not how to play."""
    program.begin_session(scenario("neon-harbour"))
    table = program.table
    assert table is not None
    table.menuAsked.emit()
    (offered,) = (one for one in table.sheet.look.choices if one.key == "help")
    assert "F1" in offered.look.sub
    table.sheet.choose("help")
    assert table.sheet.asks("Help")
    assert table.sheet.look.lines == help_lines("gattai")


def test_the_first_screen_of_all_leads_to_help_which_names_the_key_for_larger_words(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """Nobody knows the key on the first day, and who sees badly needs larger words before anything else."""
    window = SURFACES["first screen"](qtbot, tmp_path)
    assert isinstance(window, ShelfWindow)
    settle()
    window.first_run.help.click()
    settle()
    sheet = helping(window)
    assert sheet is not None
    assert any(drawn_key("Ctrl++") in str(line) for line in sheet.look.lines)


def test_every_game_says_how_it_is_played() -> None:
    for key in KEYS:
        assert len(help_lines(key)) > len(box(key).how_to_play) > 2


def test_a_question_is_asked_on_after_help_and_the_keys(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    sitting.press("G")
    asked = sitting.window.sheet.look.title
    sitting.press(Qt.Key.Key_F1, "?")
    assert sitting.window.sheet.asks("Keys")
    sitting.press(Qt.Key.Key_Escape)
    assert sitting.window.sheet.asks("Help")
    sitting.press(Qt.Key.Key_Escape)
    assert sitting.window.sheet.asks(asked)


LISTED = [
    "a Threat",
    "what else, coach",
    "menu",
    "trigger",
    "by hand",
    "pass",
    "seating",
    "choices of this computer",
    "replay",
]


@pytest.mark.parametrize("surface", LISTED)
def test_the_question_mark_lists_the_keys_over_whatever_is_open(qtbot: QtBot, tmp_path: Path, surface: str) -> None:
    """LOOK 5: no key is dead there; what was open is there again afterwards."""
    window = SURFACES[surface](qtbot, tmp_path)
    settle()
    before = [one.look.title for one in window.findChildren(Sheet) if one.isVisible()]
    for _ in range(9):
        QTest.keyClicks(QApplication.focusWidget(), "?")
        settle()
        if not any(one.isVisible() for one in window.findChildren(WordBubble)):  # its words are explained first
            break
    assert any(one.asks("Keys") for one in window.findChildren(Sheet))
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    settle()
    assert [one.look.title for one in window.findChildren(Sheet) if one.isVisible()] == before


def test_f2_is_the_hint_at_every_table() -> None:
    """LOOK 5, 33: F2 is a key of every table, and no key of one game or of a room over a table."""
    assert "F2" in {row.usual for row in rows_of(TABLE)}
    for place in (*KEYS, RULINGS, PILOT, ODDS, COUNTED, WALL):
        assert "F2" not in {row.usual for row in rows_of(place)}


def test_a_person_chooses_another_key_for_help(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    chosen = Settings(keys=("table F1=F9",), speed=0)
    take_settings(sitting.window, chosen, paint_of(chosen))
    sitting.press(Qt.Key.Key_F1)
    assert not sitting.window.sheet.isVisible()
    sitting.press(Qt.Key.Key_F9)
    assert sitting.window.sheet.asks("Help")


def test_the_keys_of_the_shelf_are_whole_in_a_small_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with noticing_short_lines(monkeypatch):
        window = SURFACES["shelf"](qtbot, tmp_path)
        window.resize(1024, 581)
        settle()
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
        next(one for one in window.findChildren(PlateButton) if one.look.title == "Keys").click()
        settle()
        assert cut(window) == []


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_help_stands_in_paragraphs_and_needs_no_scrolling(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, dealt(), size)
    f1(sitting.window)
    sheet = helping(sitting.window)
    assert sheet is not None
    lines = sheet.findChild(SheetLines)
    assert lines is not None
    rows = [y for y, _ in lines._rows(lines.width())]
    steps = {round(after - before, 2) for before, after in pairwise(rows)}
    within, between = min(steps), max(steps)
    assert between > 1.3 * within
    assert sum(round(after - before, 2) == between for before, after in pairwise(rows)) == len(sheet.look.lines) - 1
    assert sheet._scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("name", ["shelf", "replay"])
def test_help_is_said_where_no_voice_speaks(
    name: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader takes title and plates from a sheet; its lines are said to it, once."""
    heard: list[str] = []
    monkeypatch.setattr("gattai_desktop.windows.kit.noticed.announce", lambda _part, words: heard.append(words))
    f1(SURFACES[name](qtbot, tmp_path))
    assert len(heard) == 1
    assert all(line in heard[0] for line in help_lines(SHELF if name == "shelf" else REPLAY))
    assert ". ." not in heard[0]
