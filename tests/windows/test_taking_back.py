"""Taking back is a proposal: the table sees which lines go and what cannot be unseen, then decides (RULES ED-6)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.app import Program
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.card import card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.by_hand_values import SetValue
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.cards import MoveTopButJokers
from gattai_desktop.games.gattai.by_hand.coachs_hand import CoachSetsRuling
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.seating import GiveSeat
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.model.chronicle import MOST_TOLD
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.kit.log_lines import entry_lines
from gattai_desktop.windows.log.taken_back import proposal, wall_look
from tests.sessions.evening import play, table
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, deal_at, given


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    """Ren has played a Nine from her hand."""
    made = Sitting(qtbot, given(FIGHT))
    made.take("red")
    assert made.model.attempt(Counter("red", card("9♣P")))
    made.settle()
    return made


def beside_programs(qtbot: QtBot, model: GameModel, programs: tuple[str, ...]) -> Sitting:
    """Ren has played a Nine where the program has these seats."""
    give = model.by_hand(GiveSeat)
    assert give is not None
    for seat in programs:
        assert model.attempt(give("coach", seat, STEADY))
    made = Sitting(qtbot, model)
    made.take("red")
    made.window.program_seats.set_pause(0)
    assert model.attempt(Counter("red", card("9♣P")))
    made.settle()
    return made


def said(lines: tuple[DrawnWords | str, ...]) -> str:
    return "\n".join(spoken(line) for line in lines)


def sheet(sitting: Sitting) -> str:
    return said(sitting.window.sheet.look.lines)


def test_it_names_the_lines_that_go_and_what_everybody_has_seen(sitting: Sitting) -> None:
    sitting.window.log_answers.taking_back.last()
    words = sheet(sitting)
    assert "Ren counters with Nine of clubs" in words
    assert "Everybody has seen Nine of clubs" in words
    assert sitting.model.entry == 1
    sitting.window.sheet.choose("keep")
    assert sitting.model.entry == 1


def test_it_is_written_with_its_reason_and_the_line_stays_struck(sitting: Sitting) -> None:
    sitting.window.log_answers.taking_back.last()
    edit = sitting.window.sheet.form.fields.get("because")
    assert edit is not None
    edit.setText("wrong card")
    sitting.window.sheet.choose("back")
    sitting.settle()
    assert sitting.model.entry == 2
    assert sitting.model.is_taken_back(1)
    lines = sitting.window.log.view.lines()
    assert [line.struck for line in lines if line.key == (1, -1)] == [True]
    assert "wrong card" in "\n".join(line.spoken() for line in lines)


def test_the_wall_shows_what_is_talked_about_as_everybody_knows_it(sitting: Sitting) -> None:
    shown: list[object] = []
    sitting.window.log_answers.taking_back.proposed.connect(shown.append)
    sitting.window.log_answers.taking_back.last()
    assert shown == [wall_look(sitting.model, 1)]
    assert "Nine of clubs" in shown[0].spoken()  # type: ignore[attr-defined]
    sitting.window.sheet.choose("keep")
    assert shown[1:] == [None]


def test_what_a_seat_drew_is_counted_for_everybody_and_named_for_nobody(qtbot: QtBot) -> None:
    model = given(
        """
given   pilot red "Ren"; pilot green "Tam"
        Pilots' deck 2♣P 3♣P 4♣P 5♣P 6♣P
"""
    )
    model.take_seat()
    assert model.attempt(MoveTopButJokers("coach", 2, "deck.pilots", "hand.red"))
    public = proposal(model, 1, PUBLIC)
    assert "Ren has seen 2 cards that go back." in said(public.unseen)
    assert "of clubs" not in said((*public.going, *public.unseen))
    del qtbot


def test_ed_6_where_a_card_stays_down_the_coach_alone_takes_it_back(sitting: Sitting) -> None:
    model = sitting.model
    sitting.take("coach")
    assert model.attempt(CoachSetsRuling("coach", "taking_back", "coach"))
    sitting.take("red")
    sitting.window.log_answers.taking_back.to_before(1)
    assert "A card that is down stays down. (ED-6)" in sheet(sitting)
    button = sitting.window.sheet._buttons["back"]
    assert button.look.refused
    sitting.click(button)
    assert not model.is_taken_back(1)
    sitting.window.sheet.dismiss()
    sitting.take("coach")
    sitting.window.log_answers.taking_back.to_before(1)
    sitting.window.sheet.choose("back")
    sitting.settle()
    assert model.is_taken_back(1)
    entry = model.log(model.entry)[0]
    assert entry.against == ("ED-6: A card that is down stays down.",)
    assert any("Coach allows it" in line.spoken() for line in entry_lines(entry, model, "story"))


@pytest.mark.parametrize("programs", [("coach",), ("coach", "green")])
def test_ed_6_where_the_program_is_the_coach_whoever_plays_decides(qtbot: QtBot, programs: tuple[str, ...]) -> None:
    """Given cards that stay down and the program as Coach, then a Pilot takes hers back, and the log says against what.

    Who is alone does so with Enter; among others Enter keeps it.
    """
    model = given(FIGHT)
    assert model.attempt(CoachSetsRuling("coach", "taking_back", "coach"))
    sitting = beside_programs(qtbot, model, programs)
    entry = model.entry
    sitting.window.log_answers.taking_back.last()
    assert "A card that is down stays down. (ED-6)" in sheet(sitting)
    button = sitting.window.sheet._buttons["back"]
    assert (button.look.sub, button.look.refused) == ("The program is Coach: you decide.", False)
    sitting.press(Qt.Key.Key_Return)
    assert model.is_taken_back(entry) is (model.people == ("red",))
    if not model.is_taken_back(entry):
        sitting.window.log_answers.taking_back.last()
        sitting.click(sitting.window.sheet._buttons["back"])
    assert model.is_taken_back(entry)
    (back,) = (one for one in model.log(1) if one.back_to is not None)
    assert back.against == ("ED-6: A card that is down stays down.",)
    assert any("The table allows it" in line.spoken() for line in entry_lines(back, model, "story"))


def test_r_127_final_lets_cards_stay_down_and_beta_lets_the_table_agree() -> None:
    from gattai_desktop.games.gattai.book.rulings import rulings_book

    assert rulings_book()["taking_back"].defaults == {"alpha": "table", "beta": "table", "final": "coach"}


ENTRIES = 450


@pytest.fixture
def months(tmp_path: Path) -> Iterator[GameModel]:
    """A session of more entries than are looked through, the Coach at the computer."""
    with Journal.create(tmp_path / "months.gattai", GATTAI, table()) as journal:
        play(journal, ENTRIES)
        model = GameModel(GATTAI.game, journal, seeded(1))
        model.pass_to("coach")
        model.take_seat()
        yield model


def test_hundreds_of_entries_are_all_counted_and_what_was_not_looked_through_is_said(months: GameModel) -> None:
    """Given hundreds of entries, when all are to be taken back, then all are counted, on the wall as well."""
    found = proposal(months, 1)
    assert found.count == ENTRIES
    assert "and 444 more, before these" in said(found.lines())
    assert "What was seen before move 51 is not counted here." in said(found.lines())
    assert "and 448 more, before these" in said(wall_look(months, 1).lines)
    assert "not counted" not in said(proposal(months, 51).lines())


def test_what_was_taken_back_comes_again_in_one_step(
    qtbot: QtBot, months: GameModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a take-back that took several entries, when it is taken back by its key, then everything holds again."""
    monkeypatch.setattr("gattai_desktop.records.undone_entries.MAX_FACTS", 800)
    sitting = Sitting(qtbot, months)
    before = months.sight(PUBLIC)
    assert months.take_back(101)
    sitting.settle()
    first, last = ENTRIES + 1, months.entry
    assert last > first
    lines = {line.key: line for line in sitting.window.log.view.lines() if line.key[1] == -1}  # type: ignore[index]
    assert lines[last, -1].spoken() == "Taken back"
    assert "On the way back, as far as move" in lines[first, -1].spoken()
    assert not lines[first, -1].struck
    sitting.window.log_answers.taking_back.again()
    assert sitting.window.sheet.look.title == "Bring this back?"
    assert f"and {ENTRIES - 100 - MOST_TOLD} more, before these" in sheet(sitting)
    assert wall_look(months, first).title == "Bring back"
    assert f"and {ENTRIES - 100 - 2} more, before these" in said(wall_look(months, first).lines)
    sitting.window.sheet.choose("back")
    sitting.settle()
    assert months.sight(PUBLIC) == before
    lines = {line.key: line for line in sitting.window.log.view.lines() if line.key[1] == -1}  # type: ignore[index]
    assert lines[months.entry, -1].spoken() == "Brought back"
    struck = {line.key[0] for line in sitting.window.log.view.lines() if line.struck}  # type: ignore[index]
    assert struck == set(range(first, last + 1))


def test_a_take_back_that_is_asked_why_can_be_taken_back(sitting: Sitting) -> None:
    """Given a take-back after which play went on, when its line is asked why, then it can be taken back from there."""
    assert sitting.model.take_back(1)
    sitting.settle()
    sitting.window.log_answers.why(2, -1)
    sitting.window.sheet.choose("back")
    assert sheet(sitting) == "What would count again:\nRen counters with Nine of clubs"
    sitting.window.sheet.choose("back")
    assert not sitting.model.is_taken_back(1)


def pressed(sitting: Sitting, *, shift: bool = False) -> str:
    """Press Ctrl+Z, with Shift or not, agree, and return what was asked."""
    held = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(sitting.window, Qt.Key.Key_Z, held | Qt.KeyboardModifier.ShiftModifier if shift else held)
    sitting.settle()
    asked = sheet(sitting) if sitting.window.sheet.isVisible() else ""
    if asked:
        sitting.window.sheet.choose("back")
        sitting.settle()
    return asked


def test_pressed_again_it_goes_on_to_the_move_before_and_with_shift_forward(qtbot: QtBot) -> None:
    """Given three moves, when each key is pressed until it has no more to do, then the table is at its start or end."""
    model = given(FIGHT)
    set_value = model.by_hand(SetValue)
    assert set_value is not None
    tables = [model.sight(PUBLIC)]
    for most in ("4", "5", "6"):
        assert model.attempt(set_value("coach", "pilot.red.max_hand", most))
        tables.append(model.sight(PUBLIC))
    sitting = Sitting(qtbot, model)
    sitting.take("red")
    for goal in (2, 1, 0):
        assert "Taken back" not in pressed(sitting)
        assert model.sight(PUBLIC) == tables[goal]
    assert pressed(sitting) == ""
    for goal in (1, 2):
        assert "What would be undone" not in pressed(sitting, shift=True)
        assert model.sight(PUBLIC) == tables[goal]
    pressed(sitting)
    assert model.sight(PUBLIC) == tables[1]
    for goal in (2, 3):
        pressed(sitting, shift=True)
        assert model.sight(PUBLIC) == tables[goal]
    assert pressed(sitting, shift=True) == ""


def test_after_another_move_nothing_is_brought_back_by_its_key(sitting: Sitting) -> None:
    assert sitting.model.take_back(1)
    assert sitting.model.attempt(Counter("red", card("9♣P")))
    sitting.settle()
    assert pressed(sitting, shift=True) == ""
    assert not sitting.model.is_taken_back(3)


def test_a_long_way_back_is_on_the_screen_while_it_lasts(
    qtbot: QtBot, months: GameModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given hundreds of entries that are taken back, while that is worked out, then a sheet says so, and goes."""
    monkeypatch.setattr("gattai_desktop.windows.log.taking_back._LONG", 300)
    sitting, shown = Sitting(qtbot, months), list[str]()
    asked = sitting.window.sheet
    months.factsHappened.connect(lambda _happened: shown.append(asked.accessibleName() if asked.isVisible() else ""))
    sitting.press("L")
    for entry in (151, 150):
        sitting.window.log_answers.taking_back.to_before(entry)
        asked.choose("back")
        sitting.settle()
        assert not asked.isVisible()
        assert sitting.window.log.isAncestorOf(QApplication.focusWidget())
    assert shown == ["Going back over 300 moves", ""]


@pytest.mark.parametrize("alone", [True, False])
def test_who_sits_alone_presses_two_keys_and_where_others_sit_the_second_keeps_all(
    qtbot: QtBot, *, alone: bool
) -> None:
    """Given one person among seats of the program, then Ctrl+Z and Enter take back; among people Enter keeps it."""
    model = given(FIGHT)
    sitting = beside_programs(qtbot, model, ("green", "coach") if alone else ("green",))
    entry = model.entry
    QTest.keyClick(sitting.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    sitting.settle()
    assert "Ren counters with Nine of clubs" in sheet(sitting)
    sitting.press(Qt.Key.Key_Return)
    assert sitting.window.sheet.isHidden()
    assert model.is_taken_back(entry) is alone


def test_a_proposal_goes_behind_a_curtain_that_falls_before_the_same_seat(sitting: Sitting) -> None:
    """It names what that seat alone may know, and a screen reader finds words that nobody sees."""
    shown: list[object] = []
    sitting.window.log_answers.taking_back.proposed.connect(shown.append)
    sitting.window.log_answers.taking_back.last()
    assert "Ren counters with Nine of clubs" in sheet(sitting)
    sitting.model.pass_to("red")
    sitting.settle()
    assert sitting.window.sheet.isHidden()
    assert not sitting.window.sheet.accessibleName()
    assert shown[-1] is None


@pytest.mark.parametrize("alone", [True, False])
def test_escape_keeps_everything_wherever_the_keyboard_begins(qtbot: QtBot, *, alone: bool) -> None:
    """Given one person among seats of the program, then *Keep it* bears the key Esc and is what it does."""
    model = given(FIGHT)
    sitting = beside_programs(qtbot, model, ("green", "coach") if alone else ("green",))
    before = model.entry
    QTest.keyClick(sitting.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    sitting.settle()
    assert "Ren counters with Nine of clubs" in sheet(sitting)
    sitting.press(Qt.Key.Key_Escape)
    assert sitting.window.sheet.isHidden()
    assert model.entry == before


def test_where_only_the_program_has_moved_it_is_said_how_its_moves_are_taken_back(qtbot: QtBot) -> None:
    """Given a seat that a person has left to the program, then nobody is told that nothing has happened."""
    sitting = Sitting(qtbot, given(FIGHT))
    model = sitting.model
    assert "Nothing has happened" in str(sitting.window.log_answers.taking_back.last())
    give = model.by_hand(GiveSeat)
    assert give is not None
    assert model.attempt(give("coach", "coach", STEADY))
    told = sitting.window.log_answers.taking_back.last()
    assert told is not None
    assert "line of the log" in told


def test_the_menu_offers_to_bring_back_what_was_taken_back(program: Program, qtbot: QtBot) -> None:
    """Given a table on which Coach has dealt, then its menu offers to bring that back as long as it is taken back."""
    deal_at(program, qtbot)
    table, model = program.table, program.model
    assert table is not None
    assert model is not None

    def offered() -> bool:
        table.menuAsked.emit()
        found = any(one.key == "again" for one in table.sheet.look.choices)
        if not found:
            table.sheet.dismiss()
        return found

    assert not offered()
    dealt = model.entry
    assert model.take_back(dealt)
    assert offered()
    table.sheet.choose("again")
    assert table.sheet.look.title == "Bring this back?"
    table.sheet.choose("back")
    assert not model.is_taken_back(dealt)
    assert not offered()
