"""How the table comes to who is to act next: with Enter, or by itself."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.words import spoken
from gattai_desktop.board.writing import Style
from gattai_desktop.cards.card import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.by_hand.coachs_hand import SwitchGuide
from gattai_desktop.games.gattai.gambit.moves import PlayBlind
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit, OfferGambit
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.seating import APART, ONE_HAND, SIDES, GiveSeat
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.asking.seating_page import SeatingPage
from gattai_desktop.windows.games.gattai.room import ROOM
from gattai_desktop.windows.kit.ask_look import ELSEWHERE
from gattai_desktop.windows.kit.sheet_look import SheetLook
from gattai_desktop.windows.settings.settings import FRIENDS, read_settings
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given


def begun(qtbot: QtBot, program: app.Program, *, by_itself: bool) -> GameModel:
    """Begin First Contact with that way of passing, deal, and offer a Gambit to Red."""
    program.show_shelf()
    program.choose(evolve(program.settings, passes_by_itself=by_itself, company=FRIENDS))
    program.shelf_window.ask_table(first_contact=True)
    page = program.shelf_window.new_table
    assert page is not None
    with qtbot.waitSignal(page.begun):
        QTest.keyClick(page, Qt.Key.Key_Return)
    model = program.model
    assert model is not None
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    assert model.attempt(OfferGambit("coach", "red"))
    assert model.attempt(AcceptGambit("red")), "that is said aloud, and nothing is passed for it"
    assert model.attempt(PlayBlind("coach"))
    return model


def test_by_itself_the_curtain_of_who_is_asked_falls_at_once(qtbot: QtBot, program: app.Program) -> None:
    model = begun(qtbot, program, by_itself=True)
    assert program.table is not None
    page = program.table.overlays.named("seating")
    assert page is not None
    qtbot.waitUntil(lambda: page.shown)
    assert model.seat == "coach", "before the first pass people say how they sit"
    QTest.keyClick(QApplication.focusWidget() or program.table, "1")
    qtbot.waitUntil(lambda: model.seat == "red")
    assert model.curtain_down
    assert model.sitting.seating == APART
    assert not page.shown


def test_with_enter_the_table_waits_to_be_passed(qtbot: QtBot, program: app.Program) -> None:
    model = begun(qtbot, program, by_itself=False)
    QApplication.processEvents()
    assert program.table is not None
    assert program.table.answers.passing
    assert model.seat == "coach"


def test_by_itself_the_table_stays_where_it_is_after_what_would_have_passed_it_was_taken_back(qtbot: QtBot) -> None:
    """Given something open that the next seat would close, then it is not even passed to who sits there, once more."""
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.window.passing.switch(by_itself=True)
    sitting.take("red")
    sitting.window.requests.ask(SheetLook("Somebody reads"))
    assert sitting.model.attempt(Counter("red", card("9♣P")))
    sitting.settle()
    assert sitting.model.next_seat() == "coach"
    assert sitting.model.take_back(sitting.model.entry)
    sitting.settle()
    sitting.window.sheet.dismiss()
    QTest.qWait(250)
    assert (sitting.model.seat, sitting.model.curtain_down) == ("red", False)


def test_what_was_chosen_is_remembered(qtbot: QtBot, program: app.Program, tmp_path: Path) -> None:
    begun(qtbot, program, by_itself=True)
    assert read_settings(tmp_path / "settings.toml").passes_by_itself
    assert program.table is not None
    program.table.close()
    program.begin_session(scenario("neon-harbour"))
    table = program.table
    assert table.passing.by_itself
    table.requests.open("pass")
    table.sheet.choose("by itself")
    assert not table.passing.by_itself
    assert not read_settings(tmp_path / "settings.toml").passes_by_itself


def test_who_plays_a_seat_stands_below_its_name_where_the_table_is_passed(qtbot: QtBot) -> None:
    """Given people who said their names, when the table is passed, then each finds the seat that is hers."""
    named = 'given   pilot red "Ren"; pilot green "Tam"; person.red = "Bo"; person.green = "Cem"; Red: hand 9♠P'
    sitting = Sitting(qtbot, given(named))
    sitting.take("red")
    sitting.window.requests.open("pass")
    told = {str(one.key): one.look.sub for one in sitting.window.sheet.look.choices}
    assert told["green"] == "Cem"
    assert told["coach"] == "", "nobody said who coaches"


def test_of_two_nobody_has_a_partner_whose_cards_would_be_seen(qtbot: QtBot) -> None:
    """Two sides of one are each apart: of a duel only two ways are asked for, and their keys are 1 and 2."""
    chosen: list[str] = []
    window = QWidget()
    qtbot.addWidget(window)
    turns = {APART: ("red", "blue"), ONE_HAND: ("red",)}
    page = SeatingPage(make_paint(), (("red",), ("blue",)), ("A duel", turns), chosen.append, window)
    page.resize(1366, 700)
    page.show()
    assert list(page.ways) == [APART, ONE_HAND]
    QTest.keyClick(page, "2")
    QTest.keyClick(page, "3")
    assert chosen == [ONE_HAND]


def ways_at(sitting: Sitting) -> SeatingPage:
    sitting.window.requests.open("seating")
    page = sitting.window.findChildren(SeatingPage)[-1]
    assert page.isVisible()
    return page


def test_the_ways_to_sit_show_and_count_people_alone(qtbot: QtBot) -> None:
    """Given Coach by the program, then no pass to Coach is counted, and all who sit here are one side."""
    named = 'given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"; Red: hand 9♠P'
    sitting = Sitting(qtbot, given(named))
    sitting.take("red")
    with_coach = ways_at(sitting)
    assert with_coach.ways[SIDES].accessibleName() == "Two sides"
    assert ROOM.passing_example(sitting.model)[1][APART] == ("coach", "red", "green", "coach")
    gives = sitting.model.by_hand(GiveSeat)
    assert gives is not None
    assert sitting.model.attempt(gives("red", "coach", "steady"))
    page = ways_at(sitting)
    assert page is not with_coach
    assert page.ways[SIDES].accessibleName() == "All together"
    turns = {APART: ("red", "green"), SIDES: ("pilots",), ONE_HAND: ("green",)}
    assert ROOM.passing_example(sitting.model)[1] == turns


def test_an_answer_from_behind_the_curtain_that_is_refused_passes_nothing_later(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.model.pass_to("green")
    passing = sitting.window.passing
    assert sitting.model.curtain_down
    passing.answer_unseen(Counter("green", card("4♠P")))
    sitting.settle()
    assert not sitting.model.entry, "it is not her turn"
    passed: list[str] = []
    sitting.model.seatChanged.connect(passed.append)
    assert sitting.model.allow(SwitchGuide("coach", "off"))
    sitting.settle()
    assert not passed


def test_the_number_of_passes_covers_nobody_who_sits_there(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given an enlarged window, then the row of those who sit there in turn ends before their number begins."""
    sitting = Sitting(qtbot, given('given   pilot red "Ren"; pilot green "Tam"; Red: hand 9♠P'), (1366, 768))
    sitting.take("red")
    way = ways_at(sitting).ways[APART]
    crest, text = Drawing.crest, Drawing.text
    ends: list[float] = []
    begins: list[float] = []

    def crested(draw: Drawing, seat: str, x: float, y: float, size: float, *more: Any, **else_: Any) -> None:
        if draw.box.height() == way.height():
            ends.append(x + size)
        crest(draw, seat, x, y, size, *more, **else_)

    def written(draw: Drawing, x: float, y: float, words: str, style: Style, *more: Any, **else_: Any) -> float:
        if style.size == 34:
            begins.append(x - draw.width(words, style))
        return text(draw, x, y, words, style, *more, **else_)

    monkeypatch.setattr(Drawing, "crest", crested)
    monkeypatch.setattr(Drawing, "text", written)
    for zoom in (1.0, 1.4, 2.0):
        sitting.window.set_zoom(zoom)
        sitting.settle()
        ends.clear()
        begins.clear()
        way.grab()
        assert ends
        assert max(ends) < min(begins), zoom


@pytest.mark.parametrize(
    ("seating", "said"),
    [
        (APART, "for the answers that Tam alone may see"),
        (SIDES, "for the answers with Tam's own cards"),
        (ONE_HAND, "for the answers with Tam's own cards"),
    ],
)
def test_who_hides_nothing_from_each_other_is_not_told_of_what_one_alone_may_see(
    qtbot: QtBot, seating: str, said: str
) -> None:
    """Given a helper who is asked beside the other, then a curtain is drawn and named only where one falls."""
    asked = f"""
given   edition final; pilot red "Ren"; pilot green "Tam"; Harmony 4; seating = "{seating}"
        Red: hand 8♥P 9♣P; Green: hand 4♠P 5♦P; Coach: hand 3♣C K♠C
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
        Coach puts 3♣C down
        Red plays 9♣P
"""
    sitting = Sitting(qtbot, given(asked))
    sitting.take("red")
    sitting.settle()
    (passing,) = (one for one in sitting.window.answers.plate.look.answers if one.id == ELSEWHERE)
    assert spoken(passing.detail) == said
    assert (passing.sign == "drape") == (seating == APART)
