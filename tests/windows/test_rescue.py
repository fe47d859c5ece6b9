"""What the shelf offers for a session that is damaged: first it says how much is whole, then what can be done."""

import os
import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.errors import NotSaved, SessionDamaged
from gattai_desktop.sessions.findings import Findings
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import on_shelf
from gattai_desktop.windows.kit.sheet_look import SheetLook
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.rescue import can_be_saved, saved, whole
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.faults.aftermath import play_on
from tests.windows.cut import read
from tests.windows.test_earlier_copies import sit


def lay(folder: Path, name: str, entries: int = 0) -> Path:
    path = folder / f"{name}.gattai"
    with Journal.create(path, GATTAI, scenario("neon-harbour"), at=1_700_000_000_000) as journal:
        play_on(journal, entries)
    return path


def spoil_entries(path: Path, *numbers: int) -> None:
    with sqlite3.connect(path) as broken:
        broken.executemany("UPDATE entries SET move = 'x' WHERE number = ?", [(number,) for number in numbers])
    broken.close()


def spoil_where_only_opening_looks(path: Path) -> None:
    """Spoil a page of which the shelf needs nothing: it shows the session as it would one that is whole."""
    whole = path.read_bytes()
    for page in range(2 * 4096, len(whole), 4096):
        path.write_bytes(whole[:page] + bytes(4096) + whole[page + 4096 :])
        if on_shelf(path).can_be_opened:
            try:
                Journal.open(path).close()
            except SessionDamaged:
                return
    pytest.fail("there is no such page")


def shelf_of(qtbot: QtBot, shelf: Shelf) -> ShelfWindow:
    window = ShelfWindow(make_paint(speed=0), shelf, Settings())
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: all(card.look.line for card in window.room.cards.values()))
    return window


def asked(qtbot: QtBot, window: ShelfWindow, words: str) -> SheetLook:
    """Wait until the sheet of that title asks, and return what it asks."""
    qtbot.waitUntil(lambda: not window.files.running and words in window.sheet.look.title)
    return window.sheet.look


def keys_of(look: SheetLook) -> list[object]:
    return [choice.key for choice in look.choices]


def check(window: ShelfWindow, path: Path) -> None:
    window.room.cards[path].moreAsked.emit()
    window.sheet.choose("check")


def test_it_is_said_first_how_much_can_be_saved(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    path = lay(shelf.folder, "Friday", 12)
    spoil_entries(path, 10)
    window = shelf_of(qtbot, shelf)
    check(window, path)
    look = asked(qtbot, window, "is damaged")
    assert look.lines[0] == "9 of 12 moves can be saved; lost: 3."


def test_of_a_session_that_cannot_be_opened_it_is_said_where_else_to_look(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    path = lay(shelf.folder, "Friday", 40)
    path.write_bytes(path.read_bytes()[:3000])
    window = shelf_of(qtbot, shelf)
    check(window, path)
    look = asked(qtbot, window, "is damaged")
    assert len(look.lines) == 2
    assert str(look.lines[-1]).startswith("There is no earlier copy of it here.")


def test_a_damaged_middle_is_said_on_the_shelf(qtbot: QtBot, tmp_path: Path) -> None:
    """Given an entry long before the last that is not whole, its card says so, and it can be played on."""
    shelf = Shelf(tmp_path)
    whole, hurt = lay(shelf.folder, "Whole", 3), lay(shelf.folder, "Friday", 70)
    spoil_entries(hurt, 5)
    window = shelf_of(qtbot, shelf)
    qtbot.waitUntil(lambda: "Partly damaged" in window.room.cards[hurt].accessibleName())
    assert window.room.cards[hurt].look.trouble == "jag"
    assert window.room.cards[whole].look.trouble == ""
    with qtbot.waitSignal(window.opened):
        window.room.cards[hurt].click()
    check(window, hurt)
    assert "lost" in asked(qtbot, window, "is damaged").lines[0]


def test_saving_is_not_offered_where_nothing_can_be_saved(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    path = lay(shelf.folder, "Friday", 12)
    with sqlite3.connect(path) as broken:
        broken.execute("UPDATE meta SET value = '[]' WHERE key = 'setup'")
        broken.execute("DELETE FROM snapshots")
    broken.close()
    window = shelf_of(qtbot, shelf)
    check(window, path)
    look = asked(qtbot, window, "is damaged")
    nothing, kept, to_do = map(str, look.lines)
    assert nothing == "Nothing can be saved: no table in this file can be read."
    assert kept == "The file was not touched."
    assert to_do.startswith("There is no earlier copy of it here.")
    assert keys_of(look) == ["details"], "what is damaged in it tells most people nothing"
    window.sheet.choose("details")
    assert "The table at the start cannot be read." in window.sheet.look.lines
    window.sheet.dismiss()
    assert window.sheet.look.lines == look.lines


def test_what_is_not_told_is_counted(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    path = lay(shelf.folder, "Friday", 40)
    spoil_entries(path, *range(2, 40, 2))
    window = shelf_of(qtbot, shelf)
    check(window, path)
    asked(qtbot, window, "is damaged")
    window.sheet.choose("details")
    look = window.sheet.look
    told = [line for line in look.lines if "cannot be" in str(line)]
    more = next(str(line) for line in look.lines if "more" in str(line))
    assert len(told) + int("".join(filter(str.isdecimal, more))) > len(told) > 3
    assert len(look.lines) <= 8


def test_of_two_sessions_of_one_name_it_is_said_which_one_is_damaged(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    lay(shelf.folder, "Neon Harbour", 3)
    other = lay(shelf.folder, "Second evening", 12)
    spoil_entries(other, 4)
    window = shelf_of(qtbot, shelf)
    check(window, other)
    assert asked(qtbot, window, "is damaged").title == "Neon Harbour (Second evening) is damaged"


def test_where_nothing_can_be_saved_nothing_of_it_is_promised(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a file of which only noise is left, when it is pressed, then it is told, and saving is not offered."""
    shelf = Shelf(tmp_path)
    path = lay(shelf.folder, "Friday")
    sit(path, 5)
    sit(path, 4)
    path.write_bytes(b"noise" * 10_000)
    window = shelf_of(qtbot, shelf)
    window.room.cards[path].click()
    look = asked(qtbot, window, "Friday")
    assert keys_of(look) == ["earlier"]
    assert "It was not touched" in str(look.lines[0])


def shelf_with_hidden_damage(qtbot: QtBot, program: app.Program) -> tuple[ShelfWindow, Path]:
    """The first window, and a session on it, not the first, of which only opening finds that it is damaged."""
    folder = program.shelf_window.shelf.folder
    damaged = lay(folder, "Friday", 80)
    spoil_where_only_opening_looks(damaged)
    os.utime(damaged, (1, 1))
    lay(folder, "Saturday")
    program.show_shelf()
    window = program.shelf_window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: all(card.look.line for card in window.room.cards.values()))
    assert list(window.room.cards)[-1] == damaged
    return window, damaged


def test_a_session_found_damaged_while_it_is_opened_offers_what_is_whole(qtbot: QtBot, program: app.Program) -> None:
    window, damaged = shelf_with_hidden_damage(qtbot, program)
    window.room.cards[damaged].click()
    look = asked(qtbot, window, "is damaged")
    assert keys_of(look) == ["save", "details"]
    assert not any("verify" in str(line) for line in look.lines), "no command line in a window"

    window.sheet.choose("save")
    asked(qtbot, window, "What is whole was saved")


def test_the_keyboard_stays_with_the_session_that_could_not_be_opened(qtbot: QtBot, program: app.Program) -> None:
    """Else a second Enter would open another session."""
    window, damaged = shelf_with_hidden_damage(qtbot, program)
    card = window.room.cards[damaged]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    asked(qtbot, window, "is damaged")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is card


def test_what_went_wrong_shows_where_the_keyboard_is(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a copy that the disk has no room for, when it is told, then the ring lies upon the sheet."""

    def full(*_asked: object, **_more: object) -> Path:
        raise NotSaved("The disk is full.")

    shelf = Shelf(tmp_path)
    path = lay(shelf.folder, "Friday", 2)
    monkeypatch.setattr(Shelf, "duplicate", full)
    window = shelf_of(qtbot, shelf)
    window.room.cards[path].moreAsked.emit()
    window.sheet.choose("copy")
    asked(qtbot, window, "That was not possible")
    ring = next(one for one in window.findChildren(FocusRing))
    assert ring.isVisible()
    stacked = window.children()
    assert stacked.index(ring) > stacked.index(window.sheet), "else the sheet hides it"


def test_who_comes_back_to_the_shelf_sees_it_as_it_is_now(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a session that was open elsewhere, when it is closed there and one comes back, then it can be opened."""
    shelf = Shelf(tmp_path)
    lay(shelf.folder, "Friday", 2)
    path = lay(shelf.folder, "Saturday", 2)
    os.utime(path, (1, 1))
    with Journal.open(path):
        window = shelf_of(qtbot, shelf)
        window.room.cards[path].setFocus()
        assert window.room.cards[path].look.trouble == "lock"
        elsewhere = QWidget()
        qtbot.addWidget(elsewhere)
        elsewhere.show()
        elsewhere.activateWindow()
        qtbot.waitUntil(elsewhere.isActiveWindow)
    window.activateWindow()
    qtbot.waitUntil(lambda: not window.room.cards[path].look.trouble)
    assert QApplication.focusWidget() is window.room.cards[path]


def test_coming_back_takes_the_keyboard_from_no_plate(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    lay(shelf.folder, "Friday", 2)
    window = shelf_of(qtbot, shelf)
    plate = next(one for one in window.room.findChildren(PlateButton) if one.look.title == "New session")
    plate.setFocus()
    window.show_shelf()
    assert QApplication.focusWidget() is plate


@pytest.mark.parametrize("size", [(640, 400), (1024, 600), (1366, 768), (1920, 1080)])
def test_the_ring_round_the_last_plate_does_not_cover_the_plate_that_closes(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    shelf = Shelf(tmp_path)
    path = lay(shelf.folder, "Friday", 12)
    spoil_entries(path, 10)
    window = shelf_of(qtbot, shelf)
    window.resize(*size)
    check(window, path)
    asked(qtbot, window, "is damaged")
    ring = next(iter(window.findChildren(FocusRing))).geometry()
    back = next(one for one in window.sheet.findChildren(PlateButton) if one.look.title == "Back")
    assert ring.bottom() - 4 <= back.mapTo(window, QPoint()).y()


def test_thousands_of_entries_are_counted_as_one_reads_them(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    monkeypatch.setattr("gattai_desktop.board.speech.QLocale", lambda: QLocale("en"))
    read = Findings(path=Path("a"), box=GATTAI, name="a", last=30_000, damaged=tuple(range(1, 1001)))
    assert can_be_saved(read) == "29,000 of 30,000 moves can be saved; lost: 1,000."
    assert whole(read) == "All can be read: 30,000 moves."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("All can be read: 1 move.", "All can be saved: 1 move.", "All was saved in b.gattai: 1 move. ")),
        ("de", ("Alles ist lesbar: 1 Zug.", "Alles lässt sich retten: 1 Zug.",
                "Alles wurde in b.gattai gerettet: 1 Zug. ")),
    ],
)  # fmt: skip
def test_a_single_move_is_not_told_as_many(language: str, told: tuple[str, ...], qapp: object) -> None:
    speak_language(language)
    try:
        read = Findings(path=Path("a"), box=GATTAI, name="a", last=1)
        found = (whole(read), can_be_saved(read), saved(read, "b.gattai")[0])
    finally:
        speak_language("en")
    assert all(one.startswith(begins) for one, begins in zip(found, told, strict=True)), found


@pytest.mark.parametrize("last", [0, 3])
def test_where_no_entry_is_left_it_says_what_can_be_saved(last: int) -> None:
    read = Findings(path=Path("a"), box=GATTAI, name="a", last=last, damaged=tuple(range(1, last + 1)))
    assert can_be_saved(read) == "Only the table as it began can be saved: no move can be read."
    assert (
        saved(read, "b.gattai")[0] == "The table as it began was saved in b.gattai. The damaged file was not touched."
    )


def test_what_to_do_about_a_newer_file_stands_on_its_card(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    path = lay(shelf.folder, "From the future")
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version=9")
    newer.close()
    window = shelf_of(qtbot, shelf)
    written = " ".join(one.words.strip() for one in read(window) if one.widget is window.room.cards[path])
    assert "Open it with that version." in written
