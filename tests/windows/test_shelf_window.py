"""The shelf, the first screen and the set-up of a table: what can be pressed, and what comes of it."""

import os
import shutil
import sqlite3
import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.signs import shapes
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.records.progress import Told
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.open_here import is_open_here
from gattai_desktop.sessions.own_decks import OwnDecks
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import on_shelf
from gattai_desktop.sessions.taken_away import take_away
from gattai_desktop.windows.desk.deck_room import DeckRoom
from gattai_desktop.windows.settings.apply_settings import paint_of
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.session_card import SessionCard
from gattai_desktop.windows.shelf.shelf_looks import SessionLook, called_by_file, session_look, when_words
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.content.coach_packs import written
from tests.faults.aftermath import play_on
from tests.faults.closed import close
from tests.windows.cut import read


@pytest.fixture
def paint(qapp: object) -> Paint:
    return make_paint(speed=0)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "sessions")


def lay(shelf: Shelf, key: str = "neon-harbour", name: str = "") -> Path:
    setup = scenario(key)
    path = shelf.free_path(name or setup.name)
    Journal.create(path, GATTAI, setup, at=1_700_000_000_000).close()
    return path


@pytest.mark.parametrize("game", KEYS)
def test_no_game_stands_on_the_shelf_without_a_picture(game: str, qtbot: QtBot, paint: Paint, tmp_path: Path) -> None:
    path = tmp_path / "one.gattai"
    Journal.create(path, box(game), table_form(game).setup({}), at=1_700_000_000_000).close()
    look = session_look(on_shelf(path), datetime(2026, 1, 1, tzinfo=UTC))
    card, bare = SessionCard(paint, look), SessionCard(paint, evolve(look, pile=(), decks=(), picture=""))
    for one in (card, bare):
        qtbot.addWidget(one)
        one.resize(440, 392)
    assert card.grab().toImage() != bare.grab().toImage()


@pytest.mark.parametrize("place", ["sessions", "sessions/removed"])
def test_a_file_in_the_place_of_a_folder_keeps_nobody_out(
    qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path, place: str
) -> None:
    (tmp_path / place).parent.mkdir(exist_ok=True)
    (tmp_path / place).write_text("in the way", encoding="utf-8")
    window = window_of(qtbot, shelf, paint)
    if place == "sessions":
        assert window.sheet.look.title == "The shelf cannot be read"
        assert window.sheet.look.lines == (f"{shelf.folder}: a file lies where the folder should be.",)
        window.sheet.dismiss()
    window.packs.show()
    assert window.packs.room.isVisible()
    window.show_shelf()
    window.decks.show_first()
    assert window.decks.page is not None
    assert window.decks.page.isVisible()


@pytest.mark.parametrize(
    "place", ["sessions", "packs", "packs/gattai", "packs/gattai/dark-quay", "decks", "decks/tasuo", "sessions/removed"]
)
def test_a_folder_that_may_not_be_looked_into_keeps_nobody_from_the_rest(
    qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    lay(shelf)
    written(tmp_path / "packs" / "gattai" / "dark-quay")
    OwnDecks(tmp_path / "decks", "tasuo").keep("Fire", "4 Cinder Page\n")
    close(monkeypatch, tmp_path / place)
    window = window_of(qtbot, shelf, paint)
    if place == "sessions":
        assert window.sheet.look.lines == (f"{shelf.folder}: it may belong to somebody else.",)
        window.sheet.dismiss()
    with qtbot.captureExceptions() as broken:
        window.packs.show()
        assert window.packs.room.isVisible()
        window.ask_table(first_contact=False).grab()
        window.desk.new_pack("gattai")
        window.sheet.choose("gattai")
        window.decks.show("tasuo")
        room = window.decks.page
        assert isinstance(room, DeckRoom)
        room.set_copies("Spark Runner", 1)
        room.choose()
        window.show_shelf()
    assert not broken


@pytest.mark.parametrize(("people", "told"), [((), "begins"), (("Ann", "Bo"), "Session 12, Scene 10")])
def test_no_word_of_where_play_stopped_is_torn_on_a_small_card(
    qtbot: QtBot, paint: Paint, people: tuple[str, ...], told: str
) -> None:
    """Given a small card, then the line goes on in the next where nobody stands there; else its last sentence goes."""
    card = SessionCard(paint, SessionLook(""))
    qtbot.addWidget(card)
    card.set_paint(paint.at(evolve(paint.scale, cu=paint.scale.cu * 0.3)))
    card.resize(200, 196)
    card.set_look(SessionLook("Neon", line="Session 12, Scene 10. A Throwdown begins", when="yesterday", people=people))
    drawn = [one.words for one in read(card)]
    assert not [one for one in drawn if "…" in one]
    assert any(one.endswith(told) for one in drawn)
    assert "yesterday" in drawn


@pytest.mark.parametrize("apart", ["(copy)", "12"])
def test_of_a_long_name_what_tells_it_apart_is_seen(qtbot: QtBot, paint: Paint, apart: str) -> None:
    """Given a session with a long name and its copy or its next evening, then these are seen to be others."""
    card = SessionCard(paint, SessionLook(""))
    qtbot.addWidget(card)
    card.resize(220, 196)
    card.set_look(SessionLook(f"A very long evening at the harbour with many people {apart}"))
    drawn = "".join(one.words for one in read(card))
    assert drawn.startswith("A very")
    assert drawn.endswith(f"… {apart}")


def window_of(qtbot: QtBot, shelf: Shelf, paint: Paint) -> ShelfWindow:
    window = ShelfWindow(paint, shelf, Settings())
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: all(card.look.line for card in window.room.cards.values()))
    return window


def done(qtbot: QtBot, window: ShelfWindow) -> None:
    """Wait until what was asked of files is done."""
    qtbot.waitUntil(lambda: not window.files.running)


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)


def test_escape_too_goes_on_from_what_a_person_had_to_know(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    window = window_of(qtbot, shelf, paint)
    window.files.say("The wall is gone", "Its screen was unplugged.")
    press(Qt.Key.Key_Escape)
    assert not window.sheet.isVisible()


# ---------------------------------------------------------------------- the first screen


def test_an_empty_shelf_is_the_first_screen_and_two_enters_begin_first_contact(
    qtbot: QtBot, shelf: Shelf, paint: Paint
) -> None:
    window = window_of(qtbot, shelf, paint)
    assert window.first_run.isVisible()
    press(Qt.Key.Key_Return)
    with qtbot.waitSignal(window.begun) as begun:
        press(Qt.Key.Key_Return)
    setup = begun.args[0]
    assert (setup.scenario, [one.seat for one in setup.pilots]) == ("first-contact", ["red", "orange", "yellow"])
    assert all(one.name for one in setup.pilots)


def test_tab_stops_at_everything_on_the_first_screen(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    first = window_of(qtbot, shelf, paint).first_run
    way = [first._first, first._new, first._open, first._packs, first.puzzles]
    way += [first._colours, first._theme, first.wall, first.language, first.help, first._first]
    for here, there in pairwise(way):
        assert QApplication.focusWidget() is here
        press(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is there


def test_the_ring_of_a_choice_touches_no_heading(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    window = window_of(qtbot, shelf, paint)
    window.resize(1024, 600)
    heading = next(one for one in read(window) if one.words == "THIS TABLE" and one.widget is window.first_run)
    box = heading.box.toAlignedRect().translated(window.first_run.mapTo(window, QPoint()))
    before = window.grab(box).toImage()
    window.first_run._colours.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert window.grab(box).toImage() == before


@pytest.mark.parametrize("by_key", [True, False])
def test_from_the_choices_a_way_leads_back_to_the_sessions(
    qtbot: QtBot, shelf: Shelf, paint: Paint, *, by_key: bool
) -> None:
    """Given sessions, when colours and wall are looked at, then Escape and a plate lead back; not to an empty shelf."""
    window = window_of(qtbot, shelf, paint)
    assert not window.first_run.back.isVisible()
    lay(shelf)
    window.show_shelf()
    window.room.choices.click()
    assert window.first_run.isVisible()
    assert window.first_run.accessibleName() == window.room.choices.accessibleName()
    if by_key:
        press(Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(window.first_run.back, Qt.MouseButton.LeftButton)
    assert window.room.isVisible()
    assert QApplication.focusWidget() is window.room.choices, "the keyboard stands where it was"


def test_colours_theme_and_wall_are_chosen_by_pressing(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    window = window_of(qtbot, shelf, paint)
    with qtbot.waitSignal(window.settingsChosen) as chosen:
        QTest.mouseClick(window.first_run._colours, Qt.MouseButton.LeftButton)
    assert chosen.args[0] == Settings(four_colours=False)
    with qtbot.waitSignal(window.settingsChosen) as chosen:
        QTest.mouseClick(window.first_run._theme, Qt.MouseButton.LeftButton)
    assert chosen.args[0].theme == "light"
    window.set_settings(paint, Settings(), wall="HDMI-1")
    assert "found" in window.first_run.wall.accessibleName()


# ---------------------------------------------------------------------- the shelf


def test_enter_opens_the_session_in_focus(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    window = window_of(qtbot, shelf, paint)
    assert window.room.isVisible()
    with qtbot.waitSignal(window.opened) as opened:
        press(Qt.Key.Key_Return)
    assert opened.args == [path]


def test_what_is_open_elsewhere_says_so_and_stays_closed(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    with Journal.open(path):
        window = window_of(qtbot, shelf, paint)
        assert window.room.cards[path].look.trouble == "lock"
        window.opened.connect(lambda _path: pytest.fail("it was opened twice"))
        press(Qt.Key.Key_Return)
        assert window.sheet.isVisible()
        assert "open in another window" in window.sheet.look.lines[0]


def test_what_is_damaged_offers_to_save_what_is_whole(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    with sqlite3.connect(path) as broken:
        broken.execute("UPDATE snapshots SET state = x'00'")
    broken.close()
    window = window_of(qtbot, shelf, paint)
    assert window.room.cards[path].look.trouble == "jag"
    press(Qt.Key.Key_Return)
    done(qtbot, window)
    assert "damaged" in window.sheet.look.title
    window.sheet.choose("save")
    done(qtbot, window)
    assert window.sheet.look.title in ("What is whole was saved", "That was not possible")
    assert path.exists()


def test_a_session_can_be_read_to_its_end(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    """Opening reads the last entries alone; whoever wants to know of all of them asks in its menu."""
    path = lay(shelf)
    with Journal.open(path) as journal:
        play_on(journal, 5)
    window = window_of(qtbot, shelf, paint)
    press(Qt.Key.Key_Menu)
    window.sheet.choose("check")
    done(qtbot, window)
    qtbot.waitUntil(lambda: "is whole" in window.sheet.look.title)
    assert window.sheet.look.lines == ("All can be read: 5 moves.",)
    window.sheet.choose("on")

    with sqlite3.connect(path) as broken:
        broken.execute("UPDATE entries SET move = 'x' WHERE number = 2")
    broken.close()
    press(Qt.Key.Key_Menu)
    window.sheet.choose("check")
    done(qtbot, window)
    qtbot.waitUntil(lambda: "is damaged" in window.sheet.look.title)
    assert window.sheet.look.lines == ("1 of 5 moves can be saved; lost: 4.", "The file was not touched.")
    window.sheet.choose("details")
    assert window.sheet.look.lines[0] == "Move 2 cannot be read."
    window.sheet.dismiss()
    window.sheet.choose("save")
    qtbot.waitUntil(lambda: window.sheet.look.title == "What is whole was saved")
    assert window.sheet.look.lines[0].startswith("1 of 5 moves were saved in ")


def test_a_window_that_is_closed_waits_for_no_copy(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    lay(shelf)
    window = window_of(qtbot, shelf, paint)
    told, go_on = threading.Event(), threading.Event()

    def copying(tell: Told) -> None:
        told.set()
        go_on.wait()
        tell(1, 2)
        raise AssertionError("Nobody wants it any more.")

    window.files.long("Copying {name}", "Neon Harbour", copying, lambda _found: pytest.fail("It was stopped."))
    told.wait()
    window.close()
    with qtbot.waitSignal(window.files.ended):
        go_on.set()


def test_a_copy_lies_beside_it(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    window = window_of(qtbot, shelf, paint)
    press(Qt.Key.Key_Menu)
    assert window.sheet.isVisible()
    window.sheet.choose("copy")
    done(qtbot, window)
    qtbot.waitUntil(lambda: len(window.room.cards) == 2)
    assert sorted(on_shelf(one).name for one in shelf.files()) == ["Neon Harbour", "Neon Harbour (copy)"]
    assert path in window.room.cards
    copy = next(one for one in window.room.cards if one != path)
    qtbot.waitUntil(lambda: window.focusWidget() is window.room.cards[copy])


def test_a_fight_that_nobody_named_is_called_once(shelf: Shelf) -> None:
    found = on_shelf(lay(shelf))
    assert found.shelved is not None
    begun = evolve(found, shelved=evolve(found.shelved, line=say("Neon Harbour · Round 1")))
    now = datetime(2026, 1, 1, tzinfo=UTC)
    assert session_look(begun, now).line == "Round 1"
    assert session_look(evolve(begun, name="Friday"), now).line == "Neon Harbour · Round 1"


def test_a_folder_that_cannot_be_shown_is_named(
    qtbot: QtBot, shelf: Shelf, paint: Paint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", staticmethod(lambda _url: False))
    path = lay(shelf)
    window = window_of(qtbot, shelf, paint)
    window.sessions.offer(path)
    window.sheet.choose("folder")
    assert window.sheet.look.title == "The folder cannot be opened from here"
    assert window.sheet.look.lines == (str(shelf.folder),)


def test_a_session_is_taken_away_and_got_back(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    window = window_of(qtbot, shelf, paint)
    press(Qt.Key.Key_Menu)
    window.sheet.choose("away")
    assert window.sheet.isVisible(), "it is asked first"
    window.sheet.choose("away")
    assert not path.exists()
    qtbot.waitUntil(lambda: not window.room.cards)
    assert window.sheet.isVisible()
    window.sheet.choose("back")
    assert path.is_file()
    qtbot.waitUntil(lambda: path in window.room.cards)


def test_a_session_of_another_folder_says_where_it_lies_and_its_file_is_left_alone(
    qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path
) -> None:
    """Given a session in another folder, when it is opened, then it lies on the shelf until somebody removes it."""
    here, path = lay(shelf, name="Here"), lay(Shelf(tmp_path / "club"), name="There")
    shelf.remember(path)
    window = window_of(qtbot, shelf, paint)
    qtbot.waitUntil(lambda: all(card.look.when for card in window.room.cards.values()))
    assert window.room.cards[path].look.when.endswith(" · in club")
    assert "club" not in window.room.cards[here].look.when
    window.sessions.offer(path)
    folder = next(one for one in window.sheet.look.choices if one.key == "folder")
    assert (folder.look.line, folder.look.judgement) == (str(path.parent), "")
    window.sheet.choose("away")
    assert str(path.parent) in window.sheet.look.lines[0]
    window.sheet.choose("away")
    assert path.is_file()
    assert path not in window.room.cards
    window.sheet.choose("back")
    assert path in window.room.cards


def test_what_was_removed_is_got_back_whenever_somebody_misses_it(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    """Given a session that was removed days ago, then a plate at the end of the shelf lists it and lays it back."""
    kept, gone = lay(shelf, name="Kept"), lay(shelf, name="Gone")
    window = window_of(qtbot, shelf, paint)
    plate = window.room.removed
    assert not plate.isVisible(), "nothing was removed"
    take_away(gone)
    window.show_shelf()
    assert plate.isVisible()
    assert (plate.look.title, plate.look.line) == ("Removed sessions", "1")
    window.room.cards[kept].setFocus()
    press(Qt.Key.Key_Down)
    assert window.focusWidget() is plate
    press(Qt.Key.Key_Return)
    assert [(one.look.title, bool(one.look.line)) for one in window.sheet.look.choices] == [("Gone", True)]
    press(Qt.Key.Key_Return)
    assert gone.is_file()
    qtbot.waitUntil(lambda: gone in window.room.cards)
    assert not plate.isVisible()
    assert window.focusWidget() is window.room.cards[gone]


def test_ctrl_z_on_the_shelf_lists_what_was_removed(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    lay(shelf, name="Kept")
    gone = lay(shelf, name="Gone")
    window = window_of(qtbot, shelf, paint)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not window.sheet.isVisible(), "nothing was removed"
    take_away(gone)
    window.show_shelf()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.sheet.look.title == "Removed sessions"
    press(Qt.Key.Key_Return)
    assert gone.is_file()


def test_the_folder_of_the_removed_is_called_as_it_is_on_the_disk(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    """A folder has one name in every language, or nobody finds it."""
    path = lay(shelf)
    before = QLocale()
    speak_language("de")
    try:
        window = window_of(qtbot, shelf, paint)
        window.sessions.ask_away(path)
        assert "„removed“" in str(window.sheet.look.lines)
    finally:
        speak_language("en")
        QLocale.setDefault(before)


def test_where_all_was_removed_the_shelf_still_leads_to_it(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    take_away(lay(shelf))
    window = window_of(qtbot, shelf, paint)
    assert window.room.removed.isVisible()
    assert window.focusWidget() is window.room.plates[0]
    window.room.removed.click()
    window.sheet.choose(window.sheet.look.choices[0].key)
    assert len(window.room.cards) == 1


def test_removed_sessions_that_cannot_be_read_are_not_said_to_be_none(
    qtbot: QtBot, shelf: Shelf, paint: Paint, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = take_away(lay(shelf))
    with monkeypatch.context() as closed:
        close(closed, gone.parent)
        window = window_of(qtbot, shelf, paint)
        plate = window.room.removed
        assert (plate.isVisible(), plate.look.line) == (True, "cannot be read")
        plate.click()
        assert window.sheet.look.title == "The removed sessions cannot be read"
        assert window.sheet.look.lines == (
            f"{gone.parent}: it may belong to somebody else.",
            "Nothing was changed there. Once the folder can be read, they are listed here.",
        )
        window.sheet.dismiss()
    window.show_shelf()
    assert plate.look.line == "1"
    plate.click()
    assert [one.key for one in window.sheet.look.choices] == [gone]


def test_a_removed_session_that_is_open_stays_where_it_is(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    taken = take_away(lay(shelf))
    window = window_of(qtbot, shelf, paint)
    with Journal.open(taken):
        window.room.removed.click()
        window.sheet.choose(taken)
        assert window.sheet.isVisible(), "it is said why"
    assert taken.is_file()


def test_what_was_played_last_lies_first_however_its_file_came_here(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    """Given sessions whose files were all written now, as on a new computer, then they lie as they were played."""
    days = {"March": 3, "May": 5, "April": 4}
    for name, day in days.items():
        setup = scenario("neon-harbour")
        Journal.create(shelf.free_path(name), GATTAI, setup, at=1_700_000_000_000 + day * 86_400_000).close()
    broken = shelf.folder / "Broken.gattai"
    broken.write_bytes(b"no session")
    os.utime(broken, (1_600_000_000, 1_600_000_000))
    window = window_of(qtbot, shelf, paint)
    assert [path.stem for path in window.room.cards] == ["May", "April", "March", "Broken"]
    shelf.rename(shelf.folder / "March.gattai", "Rust Season")
    window.show_shelf()
    assert [path.stem for path in window.room.cards] == ["May", "April", "Rust Season", "Broken"]
    copy = shelf.duplicate(shelf.folder / "April.gattai", at=1_700_000_000_000 + 9 * 86_400_000)
    window.show_shelf()
    assert next(iter(window.room.cards)) == copy, "what has just been made lies first"
    assert [one.path for one in shelf.sessions()][:2] == [copy, shelf.folder / "May.gattai"]


def test_f2_renames(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    lay(shelf)
    window = window_of(qtbot, shelf, paint)
    press(Qt.Key.Key_F2)
    window.sheet.form.fields["name"].setText("Rust Season")
    window.sheet.choose("rename")
    assert [one.stem for one in shelf.files()] == ["Rust Season"]
    qtbot.waitUntil(lambda: [card.look.name for card in window.room.cards.values()] == ["Rust Season"])


@pytest.mark.parametrize("by_menu", [False, True])
def test_the_keyboard_stays_at_a_session_that_has_another_name(
    by_menu: bool, qtbot: QtBot, shelf: Shelf, paint: Paint
) -> None:
    path = lay(shelf)
    for _ in range(2):
        shelf.duplicate(path, at=1_700_000_000_000)
    window = window_of(qtbot, shelf, paint)
    last = list(window.room.cards)[-1]
    if by_menu:
        window.room.cards[last].moreAsked.emit()
        window.sheet.choose("rename")
    else:
        window.room.cards[last].setFocus()
        press(Qt.Key.Key_F2)
    QTest.keyClicks(QApplication.focusWidget(), "Rust")
    press(Qt.Key.Key_Return)
    renamed = window.room.cards[shelf.folder / "Rust.gattai"]
    qtbot.waitUntil(lambda: QApplication.focusWidget() is renamed)


def test_f2_and_what_is_typed_is_the_name(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    lay(shelf)
    window = window_of(qtbot, shelf, paint)
    press(Qt.Key.Key_F2)
    QTest.keyClicks(QApplication.focusWidget(), "Rust")
    press(Qt.Key.Key_Return)
    assert [one.stem for one in shelf.files()] == ["Rust"]
    assert not window.sheet.isVisible()


def test_where_no_name_is_typed_the_field_says_that_it_stays(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    lay(shelf)
    window = window_of(qtbot, shelf, paint)
    press(Qt.Key.Key_F2)
    press(Qt.Key.Key_Backspace)
    field = window.sheet.form.fields["name"]
    assert isinstance(field, QLineEdit)
    assert (field.text(), field.placeholderText()) == ("", "Neon Harbour")
    press(Qt.Key.Key_Return)
    assert [on_shelf(one).name for one in shelf.files()] == ["Neon Harbour"]


def test_delete_asks_whether_a_session_is_removed(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    window = window_of(qtbot, shelf, paint)
    press(Qt.Key.Key_Delete)
    assert window.sheet.look.title == "Remove Neon Harbour?"
    assert path.exists()
    window.sheet.choose("away")
    assert not list(shelf.files())


@pytest.mark.parametrize(("removed", "next_one"), [(0, "Tide"), (1, "Wave"), (2, "Tide")])
def test_where_a_session_was_removed_the_keyboard_goes_on_with_the_next(
    qtbot: QtBot, shelf: Shelf, paint: Paint, removed: int, next_one: str
) -> None:
    for name in ("Wave", "Tide", "Rust"):
        lay(shelf, name=name)
    window = window_of(qtbot, shelf, paint)
    for _ in range(removed):
        press(Qt.Key.Key_Right)
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Return, Qt.Key.Key_Return):
        press(key)
        QApplication.processEvents()
    assert not window.sheet.isVisible()
    focused = QApplication.focusWidget()
    assert isinstance(focused, SessionCard)
    assert next_one in focused.look.name


def test_a_session_that_is_got_back_at_once_has_the_keyboard_again(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    for name in ("Wave", "Tide", "Rust"):
        lay(shelf, name=name)
    window_of(qtbot, shelf, paint)
    before = QApplication.focusWidget()
    assert isinstance(before, SessionCard)
    name = before.look.name
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return):
        press(key)
        QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert isinstance(focused, SessionCard)
    assert focused.look.name == name


def test_a_session_that_is_open_is_not_removed(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    with Journal.open(lay(shelf)):
        window = window_of(qtbot, shelf, paint)
        press(Qt.Key.Key_Delete)
        assert "open" in str(window.sheet.look.lines)
        assert not window.sheet.look.choices or window.sheet.look.choices[0].key != "away"


@pytest.mark.parametrize("sessions", [0, 1])
def test_the_usual_keys_begin_something_new_and_open_a_file(
    qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sessions: int
) -> None:
    """Given an empty shelf or one with a session, then Ctrl+N asks for a new table and Ctrl+O for a file."""
    for _ in range(sessions):
        lay(shelf)
    window = window_of(qtbot, shelf, paint)
    record = tmp_path / "given.record"
    record.write_text("given   pilots Red\n        Red: hand 8♥P\n", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(record), ""))
    with qtbot.waitSignal(window.opened):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    window.show_shelf()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.new_table is not None
    assert window.new_table.isVisible()


def test_f11_shows_the_shelf_on_the_whole_screen(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    window = window_of(qtbot, shelf, paint)
    for whole in (True, False):
        press(Qt.Key.Key_F11)
        assert window.isFullScreen() == whole


def test_a_record_may_name_what_is_in_a_pack_that_is_here(
    qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path
) -> None:
    written(tmp_path / "packs" / "gattai" / "dark-quay")
    record = tmp_path / "quay.record"
    record.write_text(
        "given   packs dark-quay, fusion-core; pilots Red; content threat.lamp_eater\n"
        'then    threat.lamp_eater.name = "The Lamp Eater"\n',
        encoding="utf-8",
    )
    window = window_of(qtbot, shelf, paint)
    with qtbot.waitSignal(window.opened) as opened:
        window.open_file(record)
    assert on_shelf(opened.args[0]).can_be_opened


def test_a_session_is_not_written_over_by_its_own_record(
    qtbot: QtBot, shelf: Shelf, paint: Paint, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = lay(shelf)
    window = window_of(qtbot, shelf, paint)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    window.sessions._do("record", window.sessions._known(path))
    qtbot.waitUntil(lambda: window.sheet.asks("The text is written"))
    assert window.sheet.look.lines == (f"{path}.record",)
    assert on_shelf(path).can_be_opened


def test_an_exported_record_plays_as_the_session_did(
    qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = lay(shelf)
    window = window_of(qtbot, shelf, paint)
    target = tmp_path / "evening.record"
    elsewhere = QWidget()
    qtbot.addWidget(elsewhere)

    def chosen(*_given: object) -> tuple[str, str]:
        elsewhere.show()
        elsewhere.activateWindow()  # what a window system leaves behind a dialog that had a question over it
        qtbot.waitUntil(elsewhere.isActiveWindow)
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    press(Qt.Key.Key_Menu)
    window.sheet.choose("record")
    done(qtbot, window)
    with Journal.open(path) as journal:
        assert replay(read_file(target)).state == journal.state()
    qtbot.waitUntil(window.isActiveWindow)


def test_a_record_that_cannot_be_written_says_so_by_the_name_that_was_chosen(
    qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(shelf)
    window = window_of(qtbot, shelf, paint)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(tmp_path / "gone" / "my.record"), ""))
    press(Qt.Key.Key_Menu)
    window.sheet.choose("record")
    done(qtbot, window)
    told = str(window.sheet.look.lines)
    assert "my.record could not be written: the file or its folder is not there any more." in told


def test_writing_a_record_touches_nothing_of_the_session(
    qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a session lies there, or is open elsewhere, when its record is written, then its file is as it was."""
    path = lay(shelf)
    targets = [tmp_path / "lying.record", tmp_path / "open.record"]
    chosen = iter(targets)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(next(chosen)), ""))

    def write() -> None:
        window = window_of(qtbot, shelf, paint)
        before = path.read_bytes() if not is_open_here(path) else b"", path.stat().st_mtime_ns
        press(Qt.Key.Key_Menu)
        window.sheet.choose("record")
        done(qtbot, window)
        assert (path.read_bytes() if not is_open_here(path) else b"", path.stat().st_mtime_ns) == before
        window.close()

    write()
    with Journal.open(path) as journal:
        write()
        assert all(replay(read_file(target)).state == journal.state() for target in targets)


def test_a_record_becomes_a_session_that_is_opened(
    qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "given.record"
    record.write_text("given   pilots Red\n        Red: hand 8♥P\n", encoding="utf-8")
    window = window_of(qtbot, shelf, paint)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(record), ""))
    with qtbot.waitSignal(window.opened) as opened:
        window.ask_file()
    assert opened.args[0].parent == shelf.folder


def test_a_record_that_cannot_be_read_is_told(qtbot: QtBot, shelf: Shelf, paint: Paint, tmp_path: Path) -> None:
    record = tmp_path / "broken.record"
    record.write_text("nonsense\n", encoding="utf-8")
    window = window_of(qtbot, shelf, paint)
    window.open_file(record)
    done(qtbot, window)
    assert window.sheet.isVisible()
    assert window.sheet.look.title == "That was not possible"
    assert not list(shelf.files())


def test_a_session_tells_where_it_stopped_and_when(shelf: Shelf) -> None:
    now = datetime(2023, 11, 14, 23, 0, tzinfo=UTC)
    look = session_look(on_shelf(lay(shelf)), now)
    assert (look.name, look.line) == ("Neon Harbour", "Not begun yet")
    assert look.decks == (("pilots", 54), ("coach", 54))
    at = int(now.timestamp() * 1000)
    assert when_words(0, now) == ""
    assert when_words(at, now).startswith("Today")
    assert when_words(at - 86_400_000, now).startswith("Yesterday")
    long_ago = now - timedelta(days=400)
    assert str(long_ago.year) in when_words(int(long_ago.timestamp() * 1000), now)


def test_before_a_session_was_read_its_file_says_what_it_is_called() -> None:
    before = QLocale()
    speak_language("de")
    try:
        assert called_by_file(Path("Neon Harbour 2.gattai")) == "Neonhafen 2"
        assert called_by_file(Path("Rust Season.gattai")) == "Rust Season"
        assert called_by_file(Path("2.gattai")) == "2"
    finally:
        speak_language("en")
        QLocale.setDefault(before)


def test_setup_names_are_only_words(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    """A name is untrusted text: a file name is made of it, never a path."""
    window = window_of(qtbot, shelf, paint)
    window.ask_table(first_contact=False)
    room = window.new_table
    assert room is not None
    room.name.setText("../../etc/{red} <b>")
    made = room.setup()
    assert isinstance(made, Setup)
    assert shelf.free_path(made.name).parent == shelf.folder


def test_copies_are_told_apart_however_they_were_made(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    shutil.copyfile(path, path.with_name("Monday.gattai"))
    window = window_of(qtbot, shelf, paint)
    for _ in range(2):
        window.sessions.offer(path)
        window.sheet.choose("copy")
        done(qtbot, window)
    qtbot.waitUntil(lambda: all(card.look.line for card in window.room.cards.values()))
    shown = sorted(card.look.name for card in window.room.cards.values())
    assert shown == ["Neon Harbour", "Neon Harbour (Monday)", "Neon Harbour (copy)", "Neon Harbour (copy) 2"]


def test_the_menu_of_a_session_names_the_keys_that_do_it_too(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    window = window_of(qtbot, shelf, paint)
    window.sessions.offer(path)
    keys = {one.key: one.look.sub for one in window.sheet.look.choices if one.look.sub}
    assert (keys["rename"], keys["away"]) == ("F2", "Del")


def test_a_copy_is_called_so_in_the_language_of_the_windows(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    path = lay(shelf)
    before = QLocale()
    speak_language("de")
    try:
        window = window_of(qtbot, shelf, paint)
        window.sessions.offer(path)
        assert window.sheet.look.title == "Neonhafen", "as on its card"
        window.sheet.choose("copy")
        done(qtbot, window)
        assert sorted(on_shelf(one).name for one in shelf.files()) == ["Neon Harbour", "Neonhafen (Kopie)"]
        window.sessions.ask_name(path)
        assert window.sheet.look.fields[0].text == "Neonhafen"
        window.sheet.choose("rename")
        assert on_shelf(path).name == "Neon Harbour", "a name that nobody typed stays one in every language"
    finally:
        speak_language("en")
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("spoil", "possible"),
    [
        ("PRAGMA user_version = 999", {"folder", "away"}),
        ("PRAGMA application_id = 7", {"folder", "away"}),
        ("DELETE FROM snapshots", {"check", "folder", "away"}),
    ],
)
def test_of_what_cannot_be_opened_only_what_can_be_done_is_offered(
    spoil: str, possible: set[str], qtbot: QtBot, shelf: Shelf, paint: Paint
) -> None:
    """Given a file of a newer program, one of another, and a damaged one, then none of them can be duplicated."""
    path = lay(shelf)
    with closing(sqlite3.connect(path)) as file:
        file.execute(spoil)
        file.commit()
    window = window_of(qtbot, shelf, paint)
    window.sessions.offer(path)
    offered = window.sheet.look.choices
    assert {one.key for one in offered if not one.look.refused} == possible
    why = "A newer version wrote it" if "user_version" in spoil else "It cannot be opened"
    assert next(one.look.sub for one in offered if one.key == "copy") == why


def test_no_two_things_on_the_shelf_have_one_sign(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    lay(shelf)
    window = window_of(qtbot, shelf, paint)
    signs = [mark.sign for one in window.room.plates for mark in one.look.signs]
    assert len(signs) == len(window.room.plates)
    assert len({str(shapes()["signs"].get(sign, sign)) for sign in signs}) == len(signs)


def test_help_is_in_sight_on_the_shelf(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    lay(shelf)
    window = window_of(qtbot, shelf, paint)
    plate = next(one for one in window.room.plates if one.look.title == "Help")
    assert "F1" in plate.accessibleName()
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert window.sheet.asks("Help")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not window.sheet.isVisible()


def many(shelf: Shelf) -> None:
    """Eight sessions, the one played last first: October, September, … March."""
    for day, name in enumerate(("March", "April", "May", "June", "July", "August", "September", "October")):
        people = {"coach": "Mira"} if name == "July" else {}
        setup = table_form("gattai", "neon-harbour").setup({"people": people})
        Journal.create(shelf.free_path(name), GATTAI, evolve(setup, name=name), at=1_700_000_000_000 + day).close()


def found(window: ShelfWindow) -> list[str]:
    return [path.stem for path, card in window.room.cards.items() if card.isVisible()]


def test_many_sessions_are_searched_by_what_stands_on_them_and_who_played(
    qtbot: QtBot, shelf: Shelf, paint: Paint
) -> None:
    many(shelf)
    window = window_of(qtbot, shelf, paint)
    qtbot.waitUntil(lambda: all(card.look.line for card in window.room.cards.values()))
    search = window.room.search
    assert search.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert search.hasFocus()
    for words, fitting in (
        ("ju", ["July", "June"]),
        ("mira", ["July"]),
        ("ju harbour", []),
        ("gattai aug", ["August"]),
    ):
        search.selectAll()
        QTest.keyClicks(search, words)
        assert found(window) == fitting, words
    press(Qt.Key.Key_Return)
    assert window.focusWidget() is window.room.cards[shelf.folder / "August.gattai"]
    with qtbot.waitSignal(window.opened) as heard:
        press(Qt.Key.Key_Return)
    assert heard.args == [shelf.folder / "August.gattai"]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_Escape)
    assert len(found(window)) == 8
    assert window.focusWidget() is window.room.cards[shelf.folder / "October.gattai"]


def test_the_search_says_how_many_sessions_it_leaves(
    qtbot: QtBot, shelf: Shelf, paint: Paint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a search, then the number stands beside the heading, and a screen reader hears it once nobody types."""
    heard: list[str] = []
    many(shelf)
    window = window_of(qtbot, shelf, paint)
    search = window.room.search
    said = lambda widget, words: heard.append(words) if widget is search else None  # noqa: E731
    monkeypatch.setattr("gattai_desktop.board.search_field.announce", said)
    search.setFocus()
    for typed, told in (("ju", "2 of 8 found"), ("zz", "Nothing found")):
        search.selectAll()
        QTest.keyClicks(search, typed)
        assert told in [one.words for one in read(window.room)]
        assert search.accessibleDescription() == told
        qtbot.waitUntil(lambda told=told: heard[-1:] == [told])
    assert heard == ["2 of 8 found", "Nothing found"], "not after each letter"
    search.clear()
    assert not search.accessibleDescription()


def test_while_somebody_types_or_has_left_no_screen_reader_hears_what_was_found(
    qtbot: QtBot, shelf: Shelf, paint: Paint
) -> None:
    """Given a number that will be told, when a letter leaves it as it is, then it waits anew; left, it is not told."""
    many(shelf)
    window = window_of(qtbot, shelf, paint)
    search, still = window.room.search, window.room.search._still
    still.setTimerType(Qt.TimerType.PreciseTimer)
    still.setInterval(3_600_000)
    search.setFocus()
    QTest.keyClicks(search, "j")
    qtbot.wait(50)
    left = still.remainingTime()
    QTest.keyClicks(search, "u")
    assert search.accessibleDescription() == "2 of 8 found"
    assert still.remainingTime() > left
    window.room.hide()
    assert not still.isActive()


def test_typing_over_the_sessions_searches_them(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    many(shelf)
    window = window_of(qtbot, shelf, paint)
    QTest.keyClicks(QApplication.focusWidget(), "j")
    QTest.keyClicks(QApplication.focusWidget(), "une")
    assert window.room.search.text() == "june"
    assert found(window) == ["June"]
    press(Qt.Key.Key_Escape)
    QTest.keyClicks(QApplication.focusWidget(), "?")
    assert window.sheet.isVisible(), "the keys, as ever"


def test_what_the_search_leaves_is_seen_from_its_first(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    """Given a shelf that was scrolled to its end, then a search shows the first that fits, not the last."""
    many(shelf)
    window = window_of(qtbot, shelf, paint)
    press(Qt.Key.Key_End)
    bar = window.room.findChildren(QScrollBar)
    assert any(one.value() for one in bar)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(window.room.search, "gattai")
    assert len(found(window)) == 8
    assert not any(one.value() for one in bar)


def test_a_card_says_who_plays_and_no_card_is_higher_for_it(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    """Given many, as many whole names as have room stand there with the number of the rest; all of them are spoken."""
    crowd = ("Ida", "Maximiliane", "Johannes Baptist", "Konstantin", "Theodora", "Mira")
    for name, people in (("Alone", ()), ("Two", crowd[:2]), ("Many", crowd)):
        seats = dict(zip(("red", "pink", "green", "blue", "purple", "coach"), people, strict=False))
        setup = table_form("gattai", "neon-harbour").setup({"people": seats})
        Journal.create(shelf.free_path(name), GATTAI, evolve(setup, name=name), at=1_700_000_000_000).close()
    window = window_of(qtbot, shelf, paint)
    qtbot.waitUntil(lambda: all(card.look.line for card in window.room.cards.values()))
    cards = {path.stem: card for path, card in window.room.cards.items()}
    assert len({card.height() for card in cards.values()}) == 1
    drawn = {name: [one.words for one in read(card)][-1] for name, card in cards.items()}
    assert drawn["Two"] == "Ida, Maximiliane"
    assert drawn["Alone"] == cards["Alone"].look.when
    shown, _, more = drawn["Many"].partition(" +")
    assert 1 < len(shown.split(", ")) == 6 - int(more)
    assert all(one in cards["Many"].accessibleName() for one in crowd)
    assert "Played" not in cards["Alone"].accessibleName()


@pytest.mark.parametrize("zoom", [1.0, 1.2, 1.4, 1.6])
def test_no_half_of_the_window_is_empty_beside_the_sessions(qtbot: QtBot, shelf: Shelf, zoom: float) -> None:
    """Given a window with room for a card and nearly another, then both are a little narrower, and whole."""
    many(shelf)
    window = window_of(qtbot, shelf, paint_of(Settings(zoom=zoom, speed=0.0)))
    cards = list(window.room.cards.values())
    first = [card for card in cards if card.y() == cards[0].y()]
    end = max(card.mapTo(window, card.rect().bottomRight()).x() for card in first)
    (bar,) = (bar for bar in window.room.findChildren(QScrollBar) if bar.isVisible())
    left = bar.mapTo(window, bar.rect().topLeft()).x() - end
    assert 0 < left < first[0].width() * 0.75


def test_where_no_session_fits_it_is_said_and_enter_leads_to_the_plates(
    qtbot: QtBot, shelf: Shelf, paint: Paint
) -> None:
    many(shelf)
    window = window_of(qtbot, shelf, paint)
    window.room.search.setFocus()
    QTest.keyClicks(window.room.search, "zebra")
    assert "No session holds these words." in "".join(one.words for one in read(window.room))
    press(Qt.Key.Key_Return)
    assert window.focusWidget() is window.room.plates[0]


def test_few_sessions_need_no_search(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    lay(shelf)
    window = window_of(qtbot, shelf, paint)
    assert not window.room.search.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.focusWidget(), SessionCard)


def test_home_end_and_the_page_keys_go_along_the_shelf(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    many(shelf)
    window = window_of(qtbot, shelf, paint)
    for key, name in (
        (Qt.Key.Key_End, "March"),
        (Qt.Key.Key_PageUp, "September"),
        (Qt.Key.Key_Home, "October"),
        (Qt.Key.Key_PageUp, "October"),
        (Qt.Key.Key_PageDown, "April"),
    ):
        press(key)
        assert window.focusWidget() is window.room.cards[shelf.folder / f"{name}.gattai"], key


def test_end_goes_to_the_last_thing_below_the_sessions(qtbot: QtBot, shelf: Shelf, paint: Paint) -> None:
    """Given sessions that can be got back, then End stands on their plate, and Home leads from there to the first."""
    many(shelf)
    take_away(shelf.folder / "March.gattai")
    window = window_of(qtbot, shelf, paint)
    assert not window.room.removed.isHidden()
    press(Qt.Key.Key_End)
    assert window.focusWidget() is window.room.removed
    press(Qt.Key.Key_Home)
    assert window.focusWidget() is window.room.cards[shelf.folder / "October.gattai"]
