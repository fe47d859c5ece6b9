"""The page of puzzles, and a puzzle at the table: solved by keys, lost and told, shown, kept for the next time."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.card import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.by_hand_cards import MoveCards
from gattai_desktop.games.gattai.throwdown.drives import Counter, Escalate
from gattai_desktop.games.rumblebots.abilities import PutUnder
from gattai_desktop.games.rumblebots.battle_start import BeginBattle
from gattai_desktop.games.rumblebots.crown import Keep
from gattai_desktop.model.puzzle_play import PuzzlePlay, PuzzleStands
from gattai_desktop.players.puzzles.puzzle import lay, puzzles_of
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.shade import Shade
from gattai_desktop.windows.program.puzzle_bar import PuzzleBar
from gattai_desktop.windows.program.puzzle_table import PuzzleTable
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.settings.puzzle_progress import (
    PuzzleProgress,
    read_progress,
    with_progress,
    written_progress,
)
from gattai_desktop.windows.settings.settings import Settings, read_settings, write_settings
from tests.windows.cut import read

FIRST = "the-two-knows"


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)


def name_in_focus() -> str:
    focused = QApplication.focusWidget()
    return focused.accessibleName() if focused is not None else ""


def shown_plates(bar: PuzzleBar) -> list[PlateButton]:
    return [one for one in bar.plates if not one.isHidden()]


def page(qtbot: QtBot, program: app.Program) -> None:
    program.show_shelf()
    window = program.shelf_window
    with qtbot.waitExposed(window):
        window.activateWindow()
    window.puzzles.show()


def opened(qtbot: QtBot, program: app.Program) -> PuzzleTable:
    """Return the puzzle at the open table, whose other side does not wait."""
    assert program.table is not None
    with qtbot.waitExposed(program.table):
        program.table.activateWindow()
    found = program.table.findChild(PuzzleTable)
    assert isinstance(found, PuzzleTable)
    found.play.set_pause(0)
    return found


def playing(name: str = FIRST) -> PuzzlePlay:
    play = PuzzlePlay(lay("gattai", next(one for one in puzzles_of("gattai") if one.id == name)), "PUZZLE")
    play.set_pause(0)
    return play


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
def test_the_games_are_named_in_letters_of_one_size(qtbot: QtBot, program: app.Program, size: tuple[int, int]) -> None:
    page(qtbot, program)
    program.shelf_window.resize(*size)
    plates = program.shelf_window.puzzles.room.games.values()
    sizes = {one.size for plate in plates for one in read(plate) if one.words == plate.look.title}
    assert len(sizes) == 1


# ---------------------------------------------------------------------- at the table, without a window


def test_a_right_move_and_the_next_solve_it(qtbot: QtBot) -> None:
    play = playing()
    play.model.attempt(Counter(seat="red", card=card("2♥P")))
    with qtbot.waitSignal(play.solved, timeout=5000):
        qtbot.waitUntil(lambda: not play.waits and play.left == 1)
        assert play.stands is PuzzleStands.OPEN
        play.model.attempt(Escalate(seat="red", card=card("3♥P")))
    assert play.stands is PuzzleStands.SOLVED
    assert play.made == 2


def test_a_wrong_move_is_lost_once_it_was_answered(qtbot: QtBot) -> None:
    play = playing()
    play.model.attempt(Escalate(seat="red", card=card("8♥P")))
    assert play.wrong == 1
    assert play.stands is PuzzleStands.OPEN  # what it loses is told with the answer
    qtbot.waitUntil(lambda: play.stands is PuzzleStands.LOST)
    assert play.replies()
    play.again()
    assert play.stands is PuzzleStands.OPEN
    assert play.left == play.puzzle.moves
    assert play.wrong is None
    play.model.attempt(Counter(seat="red", card=card("2♥P")))
    assert play.wrong is None


def test_the_answer_is_shown_move_by_move_and_nobody_has_solved_it(qtbot: QtBot) -> None:
    play = playing("three-charges")
    said = []
    play.solved.connect(lambda: said.append("solved"))
    play.show_answer()
    qtbot.waitUntil(lambda: play.stands is PuzzleStands.SOLVED)
    assert said == []
    assert play.shown


def test_what_is_done_by_hand_solves_nothing(qtbot: QtBot) -> None:
    play = playing()
    kind = play.model.by_hand(MoveCards)
    assert kind is not None
    play.model.attempt(kind(seat="coach", cards=(card("9♦C"),), zone="trash.coach"))
    assert play.stands is PuzzleStands.BY_HAND
    play.again()
    assert play.stands is PuzzleStands.OPEN


def test_what_was_done_by_hand_can_be_taken_back(qtbot: QtBot) -> None:
    """Given a card that was moved by hand after a right move, when that is taken back, then the try goes on."""
    play = playing()
    play.model.attempt(Counter(seat="red", card=card("2♥P")))
    qtbot.waitUntil(lambda: not play.waits and play.left == 1)
    kind = play.model.by_hand(MoveCards)
    assert kind is not None
    play.model.attempt(kind(seat="coach", cards=(card("9♦C"),), zone="trash.coach"))
    assert play.stands is PuzzleStands.BY_HAND
    play.model.take_back(play.model.entry)
    assert (play.stands, play.left) == (PuzzleStands.OPEN, 1)
    play.model.take_back(play.model.entry)
    assert play.stands is PuzzleStands.BY_HAND, "it came to life again"
    play.model.take_back(play.model.entry)
    play.model.attempt(Escalate(seat="red", card=card("3♥P")))
    qtbot.waitUntil(lambda: play.stands is PuzzleStands.SOLVED)


def test_what_the_rules_refuse_nobody_allows(qtbot: QtBot) -> None:
    play = playing()
    with qtbot.waitSignal(play.model.moveRefused) as refused:
        assert not play.model.attempt(Counter(seat="red", card=card("3♥P")))
    assert refused.args is not None
    assert refused.args[0].reasons
    assert not refused.args[0].can_be_allowed


def test_nobody_needs_a_curtain(qtbot: QtBot) -> None:
    for name in (FIRST, "the-wave-can-wait"):
        play = playing(name)
        assert not play.model.needs_curtain
        assert not play.model.curtain_down
        assert play.model.seat == play.puzzle.seat


# ---------------------------------------------------------------------- with windows and keys


def test_from_the_shelf_to_solved_by_keys(qtbot: QtBot, program: app.Program) -> None:
    page(qtbot, program)
    room = program.shelf_window.puzzles.room
    assert "The Two knows" in name_in_focus()
    press(Qt.Key.Key_Right)
    assert room.focused == puzzles_of("gattai")[1].id
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Return)
    puzzle = opened(qtbot, program)
    table = program.table
    assert table is not None
    assert "PUZZLE 1" in table.header.accessibleName()
    assert not program.model.curtain_down if program.model is not None else False
    qtbot.waitUntil(lambda: table.hand.isAncestorOf(QApplication.focusWidget()))
    for wanted in ("2♥P", "3♥P"):
        before = puzzle.play.model.entry
        if wanted == "2♥P":
            assert table.model.attempt(Counter(seat="red", card=card(wanted)))
        else:
            assert table.model.attempt(Escalate(seat="red", card=card(wanted)))
        qtbot.waitUntil(lambda before=before: puzzle.play.model.entry > before and not puzzle.play.waits)
    assert puzzle.play.stands is PuzzleStands.SOLVED
    assert "Solved in 2 moves" in puzzle.bar.accessibleName()
    assert program.settings.puzzles == (f"gattai/{FIRST} 1 solved",)
    assert read_settings(program._kept.path).puzzles == program.settings.puzzles
    assert list(program._shelf.files()) == []  # no session was made
    qtbot.waitUntil(lambda: name_in_focus() == "Next puzzle")
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.table is not None and program.table is not table)
    assert "PUZZLE 2" in opened(qtbot, program).laid.window.header.accessibleName()
    assert program.table is not None
    program.table.close()
    assert program.shelf_window.isVisible()
    look = room.cards[FIRST].look
    assert look.solved
    assert "solved" in room.cards[FIRST].accessibleName()


def test_enter_plays_it_also_where_its_cards_are_read(qtbot: QtBot, program: app.Program) -> None:
    page(qtbot, program)
    room = program.shelf_window.puzzles.room
    reading = next(one for one in room.findChildren(QWidget) if one.accessibleName().startswith("The Pile"))
    with qtbot.waitSignal(room.playAsked) as asked:
        QTest.keyClick(reading, Qt.Key.Key_Return)
    assert asked.args == [FIRST]


def test_beside_a_refused_card_stands_no_plate_that_would_spoil_the_task(qtbot: QtBot, program: app.Program) -> None:
    page(qtbot, program)
    program.shelf_window.puzzles.room.cards[FIRST].playAsked.emit()
    table = opened(qtbot, program).laid.window
    refused = table.refusals.card
    table.refusals.judge(Counter(seat="red", card=card("3♥P")), table.rect())
    qtbot.waitUntil(refused.isVisible)
    assert [one.accessibleName() for one in refused.findChildren(QAbstractButton) if one.isVisible()] == ["Back"]


def test_a_lost_try_is_told_at_the_table_and_on_the_page(qtbot: QtBot, program: app.Program) -> None:
    page(qtbot, program)
    program.shelf_window.puzzles.room.cards[FIRST].playAsked.emit()
    puzzle = opened(qtbot, program)
    assert puzzle.play.model.attempt(Escalate(seat="red", card=card("8♥P")))
    qtbot.waitUntil(lambda: puzzle.play.stands is PuzzleStands.LOST)
    assert "That lost: " in puzzle.bar.accessibleName()
    assert puzzle.bar.again.accessibleName() == "Try it again"
    qtbot.waitUntil(lambda: name_in_focus() == "Try it again")
    QTest.keyClick(puzzle.laid.window, Qt.Key.Key_F4)
    qtbot.waitUntil(lambda: puzzle.play.stands is PuzzleStands.OPEN and puzzle.play.made == 0)
    puzzle.laid.window.close()
    menu = program.shelf_window.puzzles
    assert menu.room.cards[FIRST].look.tries == 1
    assert menu.room.panel.look.notices[0].head == "Tried"
    assert "Ren" in menu.room.panel.look.notices[0].text


def test_a_second_press_while_the_table_is_laid_lays_no_other(qtbot: QtBot, program: app.Program) -> None:
    page(qtbot, program)
    card = program.shelf_window.puzzles.room.cards[FIRST]
    card.playAsked.emit()
    first = program.table
    assert first is not None
    card.playAsked.emit()
    assert program.table is first
    assert not program.shelf_window.isVisible()


def test_a_hint_takes_the_star(qtbot: QtBot, program: app.Program) -> None:
    page(qtbot, program)
    room = program.shelf_window.puzzles.room
    press(Qt.Key.Key_F2)
    assert room.cards[FIRST].look.hinted
    assert any(line.startswith("Hint: ") for line in room.panel.look.lines)
    assert read_progress(program.settings.puzzles)[f"gattai/{FIRST}"].hinted
    program.play_puzzle("gattai", puzzles_of("gattai")[1].id)
    puzzle = opened(qtbot, program)
    QTest.keyClick(puzzle.laid.window, Qt.Key.Key_F2)
    assert puzzle.play.puzzle.hint in puzzle.bar.accessibleName()
    assert read_progress(program.settings.puzzles)[f"gattai/{puzzles_of('gattai')[1].id}"].hinted


def test_the_page_says_why_stars_are_hollow(qtbot: QtBot, program: app.Program) -> None:
    page(qtbot, program)
    room = program.shelf_window.puzzles.room
    why = "Hollow stars: you took a hint or saw the answer."
    assert why not in room.panel.look.lines
    assert "with help" not in room.cards[FIRST].accessibleName()
    press(Qt.Key.Key_F2)
    assert why in room.panel.look.lines
    assert "with help" in room.cards[FIRST].accessibleName()
    assert room.cards[FIRST].look.helped() == "with help"


def test_once_the_hint_was_read_the_next_move_is_told_at_any_moment(qtbot: QtBot, program: app.Program) -> None:
    program.play_puzzle("gattai", FIRST)
    puzzle = opened(qtbot, program)
    bar, window = puzzle.bar, puzzle.laid.window
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert bar.words() == puzzle.play.puzzle.hint
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert bar.words() == "Next: Counter with Two of hearts."
    with qtbot.waitSignal(puzzle.play.changed):
        assert puzzle.play.model.attempt(Counter("red", card("2HP")))
    qtbot.waitUntil(lambda: not puzzle.play.waits)
    assert bar.words() == puzzle.play.puzzle.task, "what was said belongs to a moment that is over"
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert bar.words() == "Next: Escalate with Three of hearts."
    assert puzzle.play.model.attempt(Escalate("red", card("8HP")))
    qtbot.waitUntil(lambda: puzzle.play.stands is PuzzleStands.LOST)
    assert bar.words().startswith("That lost: ")
    assert bar.hint.accessibleName() == "A hint", "no next move helps any more"
    bar.hint.setFocus()
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert bar.words() == puzzle.play.puzzle.hint, "where no move helps"
    assert bar.hint.isHidden(), "a second press would say the same"
    assert name_in_focus() == "Try it again"
    QTest.keyClick(window, Qt.Key.Key_F3)
    qtbot.waitUntil(lambda: puzzle.play.stands is PuzzleStands.SOLVED)
    assert bar.hint.isHidden(), "no hint is of use any more"
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert not bar.hint.isHidden()


def test_a_solved_puzzle_leads_to_the_next_and_back_to_all(qtbot: QtBot, program: app.Program) -> None:
    program.play_puzzle("gattai", FIRST)
    puzzle = opened(qtbot, program)
    assert [one.accessibleName() for one in shown_plates(puzzle.bar)][-1] == "Puzzles"
    puzzle.play.show_answer()
    qtbot.waitUntil(lambda: puzzle.play.stands is PuzzleStands.SOLVED)
    assert [one.accessibleName() for one in shown_plates(puzzle.bar)][-2:] == ["Puzzles", "Next puzzle"]
    with qtbot.waitSignal(puzzle.bar.backAsked):
        shown_plates(puzzle.bar)[-2].click()


def test_the_plate_that_leads_back_shows_its_key(qtbot: QtBot, program: app.Program) -> None:
    page(qtbot, program)
    press(Qt.Key.Key_Return)
    puzzle = opened(qtbot, program)
    assert puzzle.bar.back.look.key == "Ctrl+W"
    assert program.table is not None
    QTest.keyClick(program.table, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(program.shelf_window.isVisible)
    assert program.shelf_window.puzzles.room.isVisible()


def test_the_menu_of_a_solved_puzzle_offers_no_hint(qtbot: QtBot, program: app.Program) -> None:
    program.play_puzzle("gattai", FIRST)
    puzzle = opened(qtbot, program)
    table = puzzle.laid.window

    def offered() -> list[object]:
        puzzle.laid.menu.show(Settings())
        keys = [one.key for one in table.sheet.look.choices]
        table.sheet.close()
        return keys

    assert "hint" in offered()
    puzzle.play.show_answer()
    qtbot.waitUntil(lambda: puzzle.play.stands is PuzzleStands.SOLVED)
    assert "hint" not in offered()
    assert "back" in offered()


def test_once_a_move_is_made_no_hint_speaks_of_the_first(qtbot: QtBot, program: app.Program) -> None:
    program.play_puzzle("gattai", FIRST)
    table = opened(qtbot, program)
    table.play.model.attempt(Counter(seat="red", card=card("2♥P")))
    qtbot.waitUntil(lambda: not table.play.waits and table.play.left == 1)
    table.bar.show_hint()
    assert table.bar.words().startswith("Next: ")


def test_where_too_much_would_have_to_be_searched_no_next_move_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    play = playing()
    assert play.next_move() is not None
    monkeypatch.setattr("gattai_desktop.players.puzzles.solving.MOST_TABLES", 0)
    play.again()
    play._search._reached.clear()
    assert play.next_move() is None


@pytest.mark.parametrize("game", ["gattai", "rumblebots", "virtual-machine", "tasuo"])
def test_each_next_move_can_be_told_until_it_is_solved(qtbot: QtBot, game: str) -> None:
    for puzzle in puzzles_of(game):
        play = PuzzlePlay(lay(game, puzzle), "PUZZLE")
        play.set_pause(0)
        while play.stands is PuzzleStands.OPEN:
            qtbot.waitUntil(lambda play=play: not play.waits)
            if (move := play.next_move()) is not None:
                assert plate_words(play.model, move).title, puzzle.id
                assert play.model.attempt(move), puzzle.id
        assert play.stands is PuzzleStands.SOLVED, puzzle.id


def test_a_game_without_any_says_so_and_stays_to_be_chosen(qtbot: QtBot, program: app.Program) -> None:
    page(qtbot, program)
    room = program.shelf_window.puzzles.room
    empty = [key for key in room.games if not puzzles_of(key)]
    for key in empty:
        room.games[key].click()
        assert room.cards == {}
        assert "none yet" in room.games[key].accessibleName()
    room.games["gattai"].click()
    assert len(room.cards) == len(puzzles_of("gattai"))
    press(Qt.Key.Key_Escape)
    assert not room.isVisible()


def test_the_bar_stands_below_the_whole_table(qtbot: QtBot, program: app.Program) -> None:
    program.play_puzzle("gattai", FIRST)
    puzzle = opened(qtbot, program)
    table = puzzle.laid.window
    for size in ((1366, 768), (1024, 600), (1920, 1080)):
        table.setWindowState(Qt.WindowState.WindowNoState)
        table.resize(*size)
        QApplication.processEvents()
        bar = table.findChild(PuzzleBar)
        assert bar is not None
        assert bar.geometry().bottom() == table.rect().bottom()
        assert table.hand.geometry().bottom() <= bar.geometry().top() + 1
        shown = [plate.geometry() for plate in shown_plates(bar)]
        assert all(other.left() - one.right() > RING_ROOM for one, other in pairwise(shown))
        assert shown[0].left() > table.width() * 0.3


@pytest.mark.parametrize(("size", "zoom"), [((1366, 768), 1.0), ((1024, 600), 2.0), ((2200, 800), 1.0)])
def test_a_sheet_veils_the_whole_bar_or_none_of_it(
    qtbot: QtBot, program: app.Program, size: tuple[int, int], zoom: float
) -> None:
    """The help of a puzzle veiled the left half of a plate there, and only its right half could be pressed."""
    program.play_puzzle("gattai", FIRST)
    table = opened(qtbot, program).laid.window
    table.setWindowState(Qt.WindowState.WindowNoState)
    table.resize(*size)
    table.set_zoom(zoom)
    bar = table.findChild(PuzzleBar)
    assert bar is not None
    press(Qt.Key.Key_F1)
    assert table.sheet.isVisible()
    on_bar = [bar.mapTo(table, QPoint(x, bar.height() // 2)) for x in range(2, bar.width(), 20)]
    over = [table.childAt(one) for one in on_bar]
    assert all(isinstance(one, Shade) or table.sheet.isAncestorOf(one) or one is table.sheet for one in over)
    rails = [rail for rail in (table.scene.left, table.scene.right) if rail.isVisible()]
    assert not any(isinstance(table.childAt(rail.geometry().center()), Shade) for rail in rails)


def test_what_the_bar_says_stands_in_its_middle(qtbot: QtBot, program: app.Program) -> None:
    """Given an enlarged table, when its words take two lines, then no less is free below them than above the head."""
    program.play_puzzle("gattai", FIRST)
    table = opened(qtbot, program).laid.window
    bar = table.findChild(PuzzleBar)
    assert bar is not None
    bar.show_hint()
    table.setWindowState(Qt.WindowState.WindowNoState)
    for size, zoom in (((1366, 768), 1.0), ((1366, 768), 1.4), ((1920, 1080), 2.0), ((1024, 600), 1.0)):
        table.resize(*size)
        table.set_zoom(zoom)
        QApplication.processEvents()
        picture = bar.grab(QRect(0, 2, round(bar.width() * 0.3), bar.height() - 2)).toImage()
        ground = picture.pixelColor(2, picture.height() - 1)
        inked = [y for y in range(picture.height()) if any(
            picture.pixelColor(x, y) != ground for x in range(4, picture.width(), 2)
        )]  # fmt: skip
        assert picture.height() - 1 - max(inked) >= min(inked), (size, zoom)


def test_from_the_first_screen_by_keys_and_back(qtbot: QtBot, program: app.Program) -> None:
    program.show_shelf()
    window = program.shelf_window
    with qtbot.waitExposed(window):
        window.activateWindow()
    assert window.first_run.isVisible()
    assert name_in_focus().startswith("First Contact")  # what is offered stays the first
    for _ in range(6):
        if name_in_focus() == "Puzzles":
            break
        press(Qt.Key.Key_Down if name_in_focus().startswith(("First", "New")) else Qt.Key.Key_Right)
    assert name_in_focus() == "Puzzles"
    press(Qt.Key.Key_Return)
    assert window.puzzles.room.isVisible()
    assert "The Two knows" in name_in_focus()
    press(Qt.Key.Key_Escape)
    assert window.first_run.isVisible()
    assert name_in_focus() == "Puzzles"


def battle(name: str) -> PuzzlePlay:
    play = PuzzlePlay(lay("rumblebots", next(one for one in puzzles_of("rumblebots") if one.id == name)), "PUZZLE")
    play.set_pause(0)
    return play


def test_in_a_battle_only_choices_count_and_bots_are_revealed_by_themselves(qtbot: QtBot) -> None:
    play = battle("let-the-big-one-go")
    assert play.left == 2
    assert play.model.attempt(Keep(seat="red", faction="thicket"))
    assert play.left == 1
    maw = next(card for card in play.model.sight("red").cards("gang.red") if card.name == "Furnace Maw")
    with qtbot.waitSignal(play.solved, timeout=5000):
        assert play.model.attempt(PutUnder(seat="red", card=maw))
    assert play.made == 2
    assert play.stands is PuzzleStands.SOLVED
    assert play.model.entry > 2  # what was revealed stands in the log
    assert not any(isinstance(move, BeginBattle) for move in play.model.options()), "a puzzle is one battle"
    assert play.model.attempt(BeginBattle("red"))
    assert play.stands is PuzzleStands.SOLVED, "whatever is played on with afterwards"
    play.again()
    assert play.stands is PuzzleStands.OPEN


def test_a_wrong_choice_of_a_battle_is_told_by_how_it_was_lost(qtbot: QtBot) -> None:
    play = battle("lose-it-quickly")
    assert play.model.attempt(Keep(seat="red", faction="cinder"))
    qtbot.waitUntil(lambda: play.stands is PuzzleStands.LOST)
    assert not play.waits
    assert play.model.sight("red").values["winner"] == "blue"
    assert play.wrong == 1
    play.again()
    assert play.stands is PuzzleStands.OPEN
    assert play.left == 1
    play.show_answer()
    qtbot.waitUntil(lambda: play.stands is PuzzleStands.SOLVED)


def test_what_lies_open_is_told_card_by_card(qtbot: QtBot, program: app.Program) -> None:
    program.play_puzzle("rumblebots", "look-first")
    puzzle = opened(qtbot, program)
    assert "deck, the top card first: Jammer" in puzzle.bar.cards.accessibleDescription()
    QTest.keyClick(puzzle.laid.window, Qt.Key.Key_F5)
    sheet = puzzle.laid.window.sheet
    assert sheet.isVisible()
    assert any("Jammer" in str(line) and "attack 4" in str(line) for line in sheet.look.lines)


# ---------------------------------------------------------------------- what is kept


@pytest.mark.parametrize("line", ["", "x", "a/b", "a/b many", "a/b -3 solved", "a/b 99999999 solved"])
def test_a_line_that_cannot_be_read_costs_nothing(line: str) -> None:
    assert all(one.tries <= 999 for one in read_progress([line, "gattai/x 2 solved hint"]).values())
    assert read_progress([line, "gattai/x 2 solved hint"])["gattai/x"] == PuzzleProgress(2, True, True)


def test_progress_is_kept_with_the_settings(tmp_path: Path) -> None:
    settings = with_progress(Settings(), "gattai", FIRST, PuzzleProgress.tried)
    settings = with_progress(settings, "gattai", FIRST, PuzzleProgress.done)
    settings = with_progress(settings, "gattai", FIRST, PuzzleProgress.helped)  # too late to count
    assert settings.puzzles == (f"gattai/{FIRST} 1 solved",)
    assert written_progress(read_progress(settings.puzzles)) == settings.puzzles
    assert write_settings(tmp_path / "settings.toml", settings) == ""
    assert read_settings(tmp_path / "settings.toml").puzzles == settings.puzzles


def test_in_another_language_a_puzzle_is_laid_anew_and_leads_back_to_its_page(
    qtbot: QtBot, program: app.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    program.settings = evolve(program.settings, language="en")
    program.play_puzzle("gattai", FIRST)
    puzzle = opened(qtbot, program)
    puzzle.laid.window.menuAsked.emit()
    try:
        puzzle.laid.window.sheet.choose("language")
        spoken = opened(qtbot, program)
        assert spoken is not puzzle
        assert spoken.laid.window.windowTitle().startswith("RÄTSEL 1")
        spoken.laid.window.close()
        assert program.shelf_window.isVisible()
        assert program.shelf_window.puzzles.room.isVisible()
    finally:
        speak_language("en")
