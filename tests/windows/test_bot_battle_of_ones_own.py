"""A deck of Bots is made at an empty desk, chosen for a new session, played, given away and played elsewhere."""

import random
from itertools import combinations
from pathlib import Path
from shutil import rmtree

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import Scale
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.players.programmes import programme
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.desk.counted_control import CountedControl
from gattai_desktop.windows.desk.deck_cards import DeckCardButton
from gattai_desktop.windows.desk.desk_card import DeskCardButton
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.games.rumblebots import own_decks
from gattai_desktop.windows.kit.desk_decks import deck_card, decks_part
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.pack_card import PackCard
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.cut import read
from tests.windows.new_desks import at_an_empty_desk
from tests.windows.test_evening_of_ones_own import ByKeys, ByPointer, Hands, held, key, named, shown, typed
from tests.windows.written_desks import shelf_window

EIGHT = ("Bilge Tapper", "Bilge Tapper", "Barnacle Guard", "Anchor Mule", "Tide Caller", "Ember Pup", "Ember Pup")


def control_of(desk: PackDesk) -> CountedControl:
    (found,) = [one for one in desk.findChildren(CountedControl) if one.isVisible()]
    return found


def row_of(desk: PackDesk, name: str) -> DeckCardButton:
    """The row of a Bot in the list of all Bots."""
    return next(row for row in control_of(desk).listed() if row.card.name == name)


def one_more(desk: PackDesk, name: str, hands: Hands) -> None:
    row = row_of(desk, name)
    if isinstance(hands, ByKeys):
        row.setFocus(Qt.FocusReason.TabFocusReason)
        key(Qt.Key.Key_Plus)
    else:
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
        QApplication.processEvents()


def made_at_the_desk(window: ShelfWindow, hands: Hands) -> PackDesk:
    """Write a deck of eight Bots, one of them of one's own."""
    desk = at_an_empty_desk(window, hands, "Tin Tide", "Bot Battle")
    hands.press(desk, "New Bot")
    typed(desk, "Name", "Rust Gull")
    hands.press(desk, "New deck")
    typed(desk, "Name", "Low Water")
    for name in (*EIGHT, "Rust Gull"):
        one_more(desk, name, hands)
    return desk


@pytest.mark.parametrize("hands", [ByKeys(), ByPointer()], ids=["keys", "pointer"])
def test_without_a_deck_the_plate_that_begins_makes_one(qtbot: QtBot, tmp_path: Path, hands: Hands) -> None:
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Tin Tide", "Bot Battle")
    hands.press(desk, "Make a deck first")
    assert [one["name"] for one in desk.draft.entries("deck")] == ["New deck"]
    assert held().accessibleName() == "Name"
    assert named(desk, "Begin a battle").isVisible()
    window = desk.window()
    assert isinstance(window, ShelfWindow)
    window.packs.show()
    (card,) = (one for one in window.packs.room.findChildren(PackCard) if one.look.title == "Tin Tide")
    assert card.look.told == "Cannot be played yet", "what is being written is not called useless"
    desk.undo()
    QApplication.processEvents()
    assert named(desk, "Make a deck first").isVisible()


def played(program: app.Program) -> None:
    """Let the program play the battle that is open to its end."""
    model = program.model
    assert model is not None
    dice, game = random.Random(5), programme("rumblebots")
    players = {seat: game.player(game.box().game, dice) for seat in model.seats}
    game.play(model, players, dice, lambda _move: None)
    assert model.sight().values["step"] == "over"


def test_before_it_is_played_everything_about_it_is_said_in_the_language_of_the_windows(
    qtbot: QtBot, tmp_path: Path
) -> None:
    desk = made_at_the_desk(shelf_window(qtbot, tmp_path), ByKeys())
    window = desk.window()
    assert isinstance(window, ShelfWindow)
    speak_language("de")
    try:
        key(Qt.Key.Key_F9)
        page = window.new_table
        assert page is not None
        words = " ".join(one.words for one in read(page))
        assert "Neue Einträge:" in words
        assert "New entries" not in words
        assert "The course of a battle" not in words
        plates = [one.look.sub for one in page.findChildren(PlateButton) if one.isVisible()]
        assert "Deck von Rot" in plates
    finally:
        speak_language("en")


def test_whoever_sits_third_chooses_a_deck_as_well(qtbot: QtBot, program: app.Program) -> None:
    """The page has room for two choices, and the third was nowhere: it stands behind "More"."""
    window = shown(qtbot, program)
    made_at_the_desk(window, ByKeys())
    key(Qt.Key.Key_F9)
    page = window.new_table
    assert page is not None
    assert [one.look.sub for one in page.choices.plates] == ["Deck of Red", "Deck of Blue"]
    page.choices.more.click()
    (deck,) = window.sheet.look.choices
    assert deck.look.title == "Deck of Green"
    window.sheet.choose(deck.key)
    assert [one.look.title for one in window.sheet.look.choices][:2] == ["Low Water", "Harbour Wall"]
    window.sheet.choose(next(one.key for one in window.sheet.look.choices if one.look.title == "Open Flame"))
    assert [one.look.sub for one in window.sheet.look.choices] == ["Open Flame"], "where the others are chosen, too"
    assert page.setup().values["player.green.deck"] == "open-flame"


def test_another_match_is_one_of_the_same_pack_with_the_same_decks(qtbot: QtBot, program: app.Program) -> None:
    window = shown(qtbot, program)
    desk = made_at_the_desk(window, ByKeys())
    key(Qt.Key.Key_F9)
    page = window.new_table
    assert page is not None
    page.choices.plates[1].click()
    window.sheet.choose(next(one.key for one in window.sheet.look.choices if one.look.title == "Open Flame"))
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert program.table is not None
    assert program.model is not None
    page.choices.clear()
    program.table.requests.open("another", f"{program.model.sight().text('scenario')} choose")
    qtbot.waitUntil(page.isVisible)
    assert page.form.key == "tin-tide/quick-battle"
    values = page.setup().values
    assert [values[f"player.{seat}.deck"] for seat in ("red", "blue")] == ["low_water", "open-flame"]
    del desk


@pytest.mark.parametrize("hands", [ByKeys(), ByPointer()], ids=["by keys and names", "by pointer"])
def test_a_deck_of_ones_own_is_made_played_given_away_and_played_again(
    qtbot: QtBot, program: app.Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hands: Hands
) -> None:
    window = shown(qtbot, program)
    desk = made_at_the_desk(window, hands)
    assert desk.draft.faults == ()
    assert "Low Water can be played" in [one.words for one in desk.game.gaps(desk.draft, "")]
    key(Qt.Key.Key_F9)
    page = window.new_table
    assert page is not None
    assert page.form.key == "tin-tide/quick-battle"
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert program.model is not None
    laid = program.model.sight("red").values
    assert laid["player.red.deck"] == "low_water"
    assert laid["decks.low_water.name"] == "Low Water"
    assert "rust_gull" in str(laid["decks.low_water.list"]).split()
    assert program.model.sight("red").count(zones.deck("red")) == 8
    if isinstance(hands, ByKeys):
        return  # What follows is the same however it was written; it is played once.
    played(program)
    entry = program.model.entry
    assert program.table is not None
    program.table.close()
    (file,) = window.shelf.files()

    given = tmp_path / "tin-tide.gattai-pack"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(given), ""))
    shown(qtbot, program).desk.open(window.packs.kept.read().packs[0])
    named(window, "New deck").setFocus()
    key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert given.is_file()

    other = app.Program(Shelf(tmp_path / "elsewhere" / "sessions"), tmp_path / "elsewhere.toml", seed=2)
    other.settings, other.paint = Settings(speed=0.0), make_paint(speed=0)
    there = shown(qtbot, other)
    there.open_file(given)
    assert [one.title for one in there.packs.kept.read().packs] == ["Tin Tide"]
    there.packs.played.emit("tin-tide/quick-battle")
    page = there.new_table
    assert page is not None
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    played(other)
    assert other.table is not None
    other.table.close()
    other.end()
    there.close()
    program.open_session(file)
    assert program.model is not None
    assert program.model.entry == entry


def test_a_row_that_was_pressed_stays_below_the_pointer(qtbot: QtBot, program: app.Program) -> None:
    """The cards that are in it stand above the list, and need another line now and then: eight presses in a row."""
    desk = at_an_empty_desk(shown(qtbot, program), ByPointer(), "Tin Tide", "Bot Battle")
    ByPointer().press(desk, "New deck")
    names = dict.fromkeys(EIGHT)
    for name in names:
        row = row_of(desk, name)
        before = row.mapToGlobal(QPoint(0, 0))
        one_more(desk, name, ByPointer())
        assert row.mapToGlobal(QPoint(0, 0)) == before, name
    assert len(control_of(desk).stacks) == len(names)


def test_counts_are_changed_taken_back_and_checked(qtbot: QtBot, program: app.Program) -> None:
    desk = at_an_empty_desk(shown(qtbot, program), ByKeys(), "Tin Tide", "Bot Battle")
    ByKeys().press(desk, "New deck")
    for _ in range(3):
        one_more(desk, "Bilge Tapper", ByPointer())
    bots = control_of(desk)
    assert bots.stacks["b01"].accessibleName() == "Bilge Tapper, 2 in the deck"
    assert desk.head.notice == "Bilge Tapper: no more than 2."
    assert [one.words for one in desk.game.gaps(desk.draft, "")] == ["New deck has 2 of 8 Bots"]
    assert "2 are too few: 8 at least." in bots.stops()[0].accessibleDescription()
    bots.stacks["b01"].setFocus()
    key(Qt.Key.Key_Minus)
    assert bots.stacks["b01"].copies == 1
    key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bots.stacks["b01"].copies == 2
    assert desk.draft.values("deck", "deck.new_deck")["bots"] == ("b01", "b01")
    for name in ("Barnacle Guard", "Anchor Mule", "Tide Caller"):
        one_more(desk, name, ByKeys())
        one_more(desk, name, ByKeys())
    one_more(desk, "Ember Pup", ByPointer())
    assert desk.head.notice == "No more than 8 in all: take one out first."
    assert desk.draft.faults == ()


def test_a_deck_is_doubled_taken_out_and_brought_back_by_keys(qtbot: QtBot, program: app.Program) -> None:
    desk = at_an_empty_desk(shown(qtbot, program), ByKeys(), "Tin Tide", "Bot Battle")
    ByKeys().press(desk, "New deck")
    desk.board.cards["decks"]["deck.new_deck"].setFocus()
    key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert [one["name"] for one in desk.draft.entries("deck")] == ["New deck", "New deck 2"]
    key(Qt.Key.Key_Delete)
    assert [one["name"] for one in desk.draft.entries("deck")] == ["New deck"]
    key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [one["name"] for one in desk.draft.entries("deck")] == ["New deck", "New deck 2"]


def test_the_bots_are_found_by_search_and_faction(qtbot: QtBot, program: app.Program) -> None:
    desk = at_an_empty_desk(shown(qtbot, program), ByKeys(), "Tin Tide", "Bot Battle")
    ByKeys().press(desk, "New deck")
    bots = control_of(desk)
    assert len(bots.listed()) == 25
    bots.search.setFocus()
    QTest.keyClicks(bots.search, "tide")
    assert [one.card.name for one in bots.listed()] == ["Tide Caller"]
    bots.search.clear()
    assert bots.groups is not None
    QTest.mouseClick(bots.groups.plates["cinder"], Qt.MouseButton.LeftButton)
    assert {"Ember Pup"} <= {one.card.name for one in bots.listed()}
    assert "Bilge Tapper" not in {one.card.name for one in bots.listed()}


def test_after_the_name_of_the_pack_was_asked_the_keyboard_is_where_it_was(qtbot: QtBot, program: app.Program) -> None:
    """Given a pressed row, when F2 asks for the name and Escape leaves it, then the keys of the desk go on."""
    desk = at_an_empty_desk(shown(qtbot, program), ByPointer(), "Tin Tide", "Bot Battle")
    ByPointer().press(desk, "New deck")
    one_more(desk, "Tide Caller", ByPointer())
    for _ in range(2):
        key(Qt.Key.Key_F2)
        assert program.shelf_window.sheet.isVisible()
        key(Qt.Key.Key_Escape)
        assert not program.shelf_window.sheet.isVisible()
        assert QApplication.focusWidget() is row_of(desk, "Tide Caller")


def press_plate(table: TableWindow, title: str, hands: Hands) -> None:
    """Press the plate of the sheet with this title."""
    plates = (one for one in table.sheet.findChildren(PlateButton) if one.isVisible())
    hands.press(table.sheet, next(one.accessibleName() for one in plates if one.look.title == title))


def at_the_question(program: app.Program, hands: Hands) -> TableWindow:
    """A battle with ready decks that is about to begin, and the question which one Ren takes."""
    setup = table_form("rumblebots", "quick-battle").setup({SEATS: {"red": "Ren", "blue": "Ida"}})
    file = program.shelf_window.shelf.free_path("Quick")
    Journal.create(file, box("rumblebots"), setup).close()
    program.open_session(file)
    table = program.table
    assert table is not None
    table.resize(1366, 768)
    QApplication.processEvents()
    table.requests.open("decks")
    press_plate(table, "Ren", hands)
    assert "Which deck does Ren take?" in table.sheet.accessibleName()
    return table


def at_the_desk_over(table: TableWindow, hands: Hands) -> PackDesk:
    press_plate(table, "Build a deck", hands)
    typed(table.sheet, "What it is called", "Tin Tide")
    hands.press(table.sheet, "To the desk")
    (desk,) = (one for one in table.findChildren(PackDesk) if one.isVisible())
    return desk


@pytest.mark.parametrize("hands", [ByKeys(), ByPointer()], ids=["keys", "pointer"])
def test_whoever_is_asked_for_a_deck_may_build_one_and_comes_back_to_the_question(
    qtbot: QtBot, program: app.Program, hands: Hands
) -> None:
    table = at_the_question(program, hands)
    desk = at_the_desk_over(table, hands)
    key(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: table.sheet.isVisible() and "Which deck does Ren take?" in table.sheet.accessibleName())
    assert not desk.isVisible()
    press_plate(table, "Open Flame", hands)
    assert program.model is not None
    assert program.model.sight("red").values["player.red.deck"] != ""
    assert program.model.entry == 1


def test_what_is_built_from_the_question_is_played_by_those_who_sit_here(qtbot: QtBot, program: app.Program) -> None:
    hands = ByKeys()
    shown(qtbot, program)
    table = at_the_question(program, hands)
    desk = at_the_desk_over(table, hands)
    hands.press(desk, "New deck")
    typed(desk, "Name", "Low Water")
    for name in (*EIGHT, "Jammer"):
        one_more(desk, name, hands)
    key(Qt.Key.Key_F9)
    qtbot.waitUntil(lambda: program.shelf_window.new_table is not None)
    page = program.shelf_window.new_table
    assert page is not None
    assert page.form.key == "tin-tide/quick-battle"
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert program.model is not None
    laid = program.model.sight("red").values
    assert laid["player.red.deck"] == "low_water"
    assert program.model.name("red") == "Ren"


def test_a_pack_of_decks_without_a_name_is_no_evening(program: app.Program) -> None:
    hands = ByKeys()
    table = at_the_question(program, hands)
    press_plate(table, "Build a deck", hands)
    hands.press(table.sheet, "To the desk")
    (desk,) = (one for one in table.findChildren(PackDesk) if one.isVisible())
    assert desk.draft.title == "My pack"


def test_whoever_gives_the_pack_no_name_after_all_is_asked_for_a_deck_again(qtbot: QtBot, program: app.Program) -> None:
    table = at_the_question(program, ByKeys())
    press_plate(table, "Build a deck", ByKeys())
    assert "A pack of your own" in table.sheet.accessibleName()
    key(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: table.sheet.isVisible() and "Which deck does Ren take?" in table.sheet.accessibleName())
    key(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not table.sheet.isVisible(), "once more is enough"


@pytest.fixture
def packs_here(program: app.Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the question look for decks where this program keeps its packs."""
    folder = program.shelf_window.shelf.folder.parent / "packs"
    monkeypatch.setattr(own_decks, "default_packs", lambda: folder)


def chosen() -> str:
    """What has the keyboard in the question, by its title."""
    widget = QApplication.focusWidget()
    return str(widget.look.title) if isinstance(widget, PlateButton) else ""


def asked_again(qtbot: QtBot, table: TableWindow) -> None:
    qtbot.waitUntil(lambda: table.sheet.isVisible() and "Which deck does Ren take?" in table.sheet.accessibleName())


@pytest.mark.parametrize("hands", [ByKeys(), ByPointer()], ids=["keys", "pointer"])
@pytest.mark.usefixtures("packs_here")
def test_a_deck_that_was_built_is_chosen_in_the_question_and_taken_there(
    qtbot: QtBot, program: app.Program, hands: Hands, tmp_path: Path
) -> None:
    shown(qtbot, program)
    table = at_the_question(program, hands)
    desk = at_the_desk_over(table, hands)
    hands.press(desk, "New deck")
    typed(desk, "Name", "Low Water")
    for name in (*EIGHT, "Jammer"):
        one_more(desk, name, hands)
    key(Qt.Key.Key_Escape)
    asked_again(qtbot, table)
    assert chosen() == "Low Water"
    key(Qt.Key.Key_Return)
    model = program.model
    assert model is not None
    laid = model.sight("red").values
    assert laid["decks.low_water.name"] == "Low Water"
    assert laid["player.red.deck"] == "low_water"
    assert model.sight("red").count(zones.deck("red")) == 8
    assert model.entry == 1

    # Nobody is asked for it twice, and everybody may take it now.
    table.requests.open("decks.blue")
    titles = [one.look.title for one in table.sheet.findChildren(PlateButton) if one.isVisible()]
    assert titles.count("Low Water") == 1
    key(Qt.Key.Key_Escape)
    assert model.take_back(1)
    assert model.sight("red").values["player.red.deck"] != "low_water"
    assert model.take_back(2)

    # The session opens where the pack is not, and is played there.
    entry = model.entry
    session = next(iter(program.shelf_window.shelf.files()))
    table.close()
    rmtree(program.shelf_window.shelf.folder.parent / "packs")
    copy = tmp_path / "elsewhere.gattai"
    copy.write_bytes(session.read_bytes())
    program.open_session(copy)
    assert program.model is not None
    assert program.model.entry == entry
    assert program.model.sight("red").values["decks.low_water.name"] == "Low Water"
    played(program)


@pytest.mark.usefixtures("packs_here")
def test_a_deck_that_is_not_finished_says_what_it_lacks_and_leads_to_the_desk(
    qtbot: QtBot, program: app.Program
) -> None:
    hands = ByKeys()
    shown(qtbot, program)
    table = at_the_question(program, hands)
    desk = at_the_desk_over(table, hands)
    hands.press(desk, "New deck")
    typed(desk, "Name", "Low Water")
    for name in EIGHT[:3]:
        one_more(desk, name, hands)
    key(Qt.Key.Key_Escape)
    asked_again(qtbot, table)
    plate = QApplication.focusWidget()
    assert isinstance(plate, PlateButton)
    assert plate.look.refused
    assert "Low Water has 3 of 8 Bots" in str(plate.look.sub)
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in table.findChildren(PackDesk)) or table.sheet.isVisible())
    assert program.model is not None
    assert program.model.entry == 0


@pytest.mark.usefixtures("packs_here")
def test_a_deck_with_a_bot_of_ones_own_leads_to_another_battle_of_the_same_people(
    qtbot: QtBot, program: app.Program
) -> None:
    hands = ByKeys()
    shown(qtbot, program)
    table = at_the_question(program, hands)
    desk = at_the_desk_over(table, hands)
    hands.press(desk, "New Bot")
    typed(desk, "Name", "Rust Gull")
    hands.press(desk, "New deck")
    typed(desk, "Name", "Low Water")
    for name in (*EIGHT, "Rust Gull"):
        one_more(desk, name, hands)
    key(Qt.Key.Key_Escape)
    asked_again(qtbot, table)
    assert chosen() == "Low Water"
    plate = QApplication.focusWidget()
    assert isinstance(plate, PlateButton)
    assert str(plate.look.sub) == "Rust Gull: not in the box of this table"
    key(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert program.shelf_window.new_table is None, "nobody is led away who was not told"
    assert "Low Water cannot be played at this table" in table.sheet.accessibleName()
    press_plate(table, "Take another deck", hands)
    asked_again(qtbot, table)
    press_plate(table, "Low Water", hands)
    press_plate(table, "Begin another battle with it", hands)
    qtbot.waitUntil(lambda: program.shelf_window.new_table is not None)
    page = program.shelf_window.new_table
    assert page is not None
    assert page.form.key == "tin-tide/quick-battle"
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert program.model is not None
    assert program.model.sight("red").values["player.red.deck"] == "low_water"
    assert program.model.name("red") == "Ren"


@pytest.mark.usefixtures("packs_here")
def test_the_question_marks_the_deck_that_is_chosen_now(qtbot: QtBot, program: app.Program) -> None:
    shown(qtbot, program)
    table = at_the_question(program, ByKeys())
    press_plate(table, "Open Flame", ByKeys())
    table.requests.open("decks.red")
    plates = [one for one in table.sheet.findChildren(PlateButton) if one.isVisible()]
    (now,) = [one for one in plates if str(one.look.sub).startswith("chosen now: ")]
    assert (now.look.title, [one.sign for one in now.look.signs]) == ("Open Flame", ["tick"])
    assert [one.look.title for one in plates if one.look.signs or one.look.judgement] == ["Open Flame"]
    assert chosen() == "Open Flame"


@pytest.mark.parametrize("hands", [ByKeys(), ByPointer()], ids=["keys", "pointer"])
@pytest.mark.usefixtures("packs_here")
def test_at_the_desk_of_the_question_the_bright_plate_takes_the_deck_to_the_table(
    qtbot: QtBot, program: app.Program, hands: Hands
) -> None:
    shown(qtbot, program)
    table = at_the_question(program, hands)
    desk = at_the_desk_over(table, hands)
    assert (desk.head.back.look.title, desk.head.back.look.fill) == ("Back to the table", "")
    assert (desk.begin_plate.look.title, desk.begin_plate.look.fill) == ("Make a deck first", "live")
    hands.press(desk, "New deck")
    typed(desk, "Name", "Low Water")
    assert (desk.begin_plate.look.fill, desk.head.back.look.fill) == ("", ""), "a deck that is not finished"
    for name in (*EIGHT, "Jammer"):
        one_more(desk, name, hands)
    assert (desk.begin_plate.look.title, desk.begin_plate.look.fill) == ("Begin another battle", "")
    assert (desk.head.back.look.title, desk.head.back.look.fill) == ("Back to the table with this deck", "live")
    hands.press(desk, "Back to the table with this deck")
    asked_again(qtbot, table)
    assert chosen() == "Low Water"
    assert program.model is not None
    assert program.model.entry == 0


def test_in_a_small_window_the_way_back_says_only_where_it_leads(qtbot: QtBot, program: app.Program) -> None:
    hands = ByKeys()
    shown(qtbot, program)
    table = at_the_question(program, hands)
    table.resize(1024, 600)
    QApplication.processEvents()
    desk = at_the_desk_over(table, hands)
    hands.press(desk, "New deck")
    assert desk.page_pane.isVisible()
    assert desk.head.back.look.title == "Back", "it leads to the board"
    key(Qt.Key.Key_Escape)
    assert desk.board_pane.isVisible()
    assert desk.head.back.look.title == "Back to the table"
    back, undo = desk.head.back.geometry(), desk.head.undo.geometry()
    assert desk.head.rect().contains(back)
    assert not back.intersects(undo)
    assert not undo.intersects(desk.head.pack.geometry())


def test_at_a_desk_of_the_shelf_what_begins_is_the_bright_plate(qtbot: QtBot, program: app.Program) -> None:
    desk = made_at_the_desk(shown(qtbot, program), ByKeys())
    assert (desk.head.back.look.title, desk.begin_plate.look.fill) == ("Back", "live")


@pytest.mark.parametrize("size", [(1024, 600), (1366, 745), (1920, 1080)])
def test_the_tile_of_a_deck_has_room_for_a_long_name(qtbot: QtBot, size: tuple[int, int]) -> None:
    """It ended in three dots, while the line below it had room for two."""
    name = "The lanterns of the long harbour wall go out one by one"
    figures = ("Attack 24", "Defence 23", "Brine 6", "Cinder 3")
    card = deck_card("low_water", name, "8 of 8 Bots, Spare Fuse", figures, "TD")
    whole = QWidget()
    qtbot.addWidget(whole)
    tile = DeskCardButton(make_paint(speed=0).at(Scale.for_table(*size)), decks_part(), card, whole)
    tile.resize(round(tile.paint.px(350)), round(tile.paint.px(140)))
    whole.show()
    lines = read(tile)
    whole.close()
    assert " ".join(one.words for one in lines).startswith(f"{name} 8 of 8 Bots, Spare Fuse")
    assert not [one for one in lines if one.words.endswith("…")]
    for one, other in combinations(lines, 2):
        assert not one.box.intersects(other.box), (one.words, other.words)
    assert max(one.box.bottom() for one in lines) < tile.height() - 4
