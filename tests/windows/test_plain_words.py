"""What people read says what it means: whom, what, how much, and why not, without a code or a number of the book."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.by_hand.coachs_hand import Fire
from gattai_desktop.games.gattai.events.payload import AT_ONCE
from gattai_desktop.games.gattai.outcome.spoil_table import SPOIL
from gattai_desktop.games.gattai.outcome.spoils import TakeSpoil
from gattai_desktop.games.gattai.story.story import MarkPresent, Ripple
from gattai_desktop.games.gattai.telling.what_it_does import what_it_does
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.games.move import Quoted
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.games.gattai.looks.asks import ask_look, why_words
from gattai_desktop.windows.games.gattai.looks.spoils import spoils_look
from gattai_desktop.windows.games.gattai.panes.spoil_plate import SpoilPlate
from gattai_desktop.windows.games.gattai.wall.wall_looks import wall_look
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.house.house import ROOT
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given

A_WIPE = """
given   edition beta; pilot red "Ren"; Harmony 4; threat tide "The Tide" rating 2; location kite-wharf
        throwdown Coach against Red; Red on turn; stage 3
        Red: Strike 2; hand A♥P 9♣P; Coach: Strike 3; hand K♠C; Pile 3♣C Q♦C
when    Red counters with A♥P
        Coach concedes
"""


def told(sitting: Sitting) -> str:
    """What the log says."""
    sitting.settle()
    return "\n".join(line.spoken() for line in sitting.window.log.view.lines())


def test_the_wall_says_who_challenges_whom() -> None:
    model = given(
        """
given   pilot red "Ren"; pilot green "Tam"
        Red: hand 8♥P; Green: hand 9♣P; Coach: hand K♠C
when    Red challenges Green with 8♥P for "the radio"
"""
    )
    model.pass_to("green")
    model.take_seat()
    assert wall_look(model).banner.line == "Ren challenges Tam to a Throwdown"


def test_out_7_a_spoil_that_does_not_fit_says_why() -> None:
    model = given(A_WIPE)
    why = {key: str(model.judge(TakeSpoil("red", key, "red")).reasons[0].text) for key in ("rebuild", "storm", "story")}
    assert why == {
        "rebuild": "Rebuild does not fit here: no Location of this fight is Damaged.",
        "storm": "Storm is a Spoil of the other side.",
        "story": "Story is on the list of another edition.",
    }


def test_what_buffers_and_charges_are_called_on_plates_they_are_called_in_the_log(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    for line in (
        "+Fortify:Ren(2)",
        "+Chargeup:Tam(1)",
        "+Fortify:Each(Full)",
        "+Chargeup:Ren(Full)",
        "+Chargeup:Ren(2)",
    ):
        assert sitting.model.attempt(Fire("coach", Quoted(line)))
    assert "Buffer" in told(sitting)
    assert not re.findall("Fortify|Chargeup", told(sitting))


def test_who_is_away_is_said_in_a_sentence(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    assert sitting.model.attempt(MarkPresent("coach", "red", "away"))
    assert "Ren is away today" in told(sitting)


def test_whoever_is_asked_first_is_called_by_name() -> None:
    model = given(
        """
given   edition beta; pilot red "Ren"; Red: Buffers 1/3
when    Coach fires "+Trauma:red(2)"
"""
    )
    assert str(model.judge(Ripple("coach")).reasons[0].text).startswith("Ren is asked first: Trauma 2")


def test_micro_36b_answers_say_what_they_leave_and_what_the_robo_pays(qtbot: QtBot) -> None:
    model = given(
        """
given   edition final; pilot red "Ren"; Red: Buffers 0/3; pilot.red.robo.present = true
when    Coach fires "+Trauma:red(2)"
"""
    )
    model.pass_to("red")
    model.take_seat()
    seen = SeatView.of(model)
    assert seen.ask is not None
    said = [one.spoken() for one in ask_look(seen, seen.ask).answers]
    assert said == [
        "Spend none. Grit 6. Trauma 2 is left",
        "Spend 1. Grit 5. Trauma 1 is left",
        "Spend 2. Grit 4. nothing is left",
    ]


def test_help_on_the_shelf_leads_to_the_words_of_the_chosen_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = ShelfWindow(make_paint(speed=0), Shelf(tmp_path / "sessions"), Settings())
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    window.ask_table(first_contact=False)
    assert window.new_table is not None
    window.new_table.cards["first-battle"].setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    window.sheet.choose("words")
    assert window.words.page is not None
    assert window.words.page.isVisible()
    assert {plate.meaning.name for plate in window.words.page.shown_words()} >= {"Champion"}
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not window.words.page.isVisible()


def test_a_spoil_that_gives_nobody_anything_says_so() -> None:
    """Nothing forbids to take it; but nobody need find out by taking it."""
    for buffers, words in (("3/3", "all are full already"), ("1/3", "one full, or each +1")):
        model = given(A_WIPE.replace('red "Ren";', f'red "Ren"; Red: Buffers {buffers};'))
        model.pass_to("red")
        model.take_seat()
        seen = SeatView.of(model)
        assert seen.ask is not None
        look = spoils_look(seen, seen.ask)
        assert look is not None
        assert next(one.words for one in look.basic if one.key == "fortify") == words


@pytest.mark.parametrize("buffers", ["1/3", "3/3"])
def test_the_keyboard_begins_at_a_spoil_that_gives_something(qtbot: QtBot, buffers: str) -> None:
    """Given the first Spoil would give nothing to anybody, then Enter does not take it unseen."""
    full = f'red "Ren"; Red: Charges 6/6; Red: Buffers {buffers};'
    sitting = Sitting(qtbot, given(A_WIPE.replace('red "Ren";', full)))
    sitting.take("red")
    plate = QApplication.focusWidget()
    assert isinstance(plate, SpoilPlate)
    assert plate.look.receivers
    assert not plate.look.vain


def test_all_who_are_full_are_said_together() -> None:
    model = given(
        """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"; Red: Charges 0/2; Green: Charges 2/2; Blue: Charges 2/2
"""
    )
    (does,) = what_it_does(model.sight("coach"), "+Chargeup:Each(1)", "coach")
    assert str(does.words).startswith("One Charge for each: ")
    assert "Ren 0 → 1" in str(does.words.values[1][1][0])
    assert str(does.words.values[1][1][-1]) == "('Tam', 'Ida') are full"


def test_a_sign_before_a_line_of_the_log_is_not_said_aloud(qtbot: QtBot) -> None:
    """Its sentence says what happened; "Resonant Wipe" would say something else."""
    sitting = Sitting(qtbot, given(A_WIPE.replace("Coach concedes\n", "")))
    sitting.take("coach")
    assert sitting.model.attempt(Concede("coach"))
    assert "\nWipe: the other side scored nothing" in told(sitting)


def test_whatever_causes_an_event_is_said_in_a_sentence() -> None:
    """Why a question is asked stands at the table; what an event was fired for is a word that the rules alone use."""
    fired = r'\("(?:fire|fire_line|hit)",[^()]*,\s"([^"]+)"\)'
    rules = sorted((ROOT / "gattai_desktop" / "games" / "gattai").rglob("*.py"))
    causes = {cause for path in rules for cause in re.findall(fired, path.read_text(encoding="utf-8"))}
    assert {"dissonant", "crisis"} < causes
    model = given(A_WIPE)
    ask = Ask("soak", "red", say("How much?"), (), say("{why}", why="dissonant"))
    for cause in {*causes, AT_ONCE, SPOIL}:
        said = spoken(why_words(model, evolve(ask, why=say("{why}", why=cause))))
        assert said.endswith("."), cause
