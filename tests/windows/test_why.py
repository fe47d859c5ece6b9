"""Why did that happen? Gauges, cards and lines of the log answer back to what a person did (RULES ED-4)."""

from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.log_view import LogView
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.windows.log.why import chain, last_fact, of_card, of_value
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given, the_rulings

DISSONANT = """
given   pilot red "Ren"; pilot green "Tam"; Harmony 4
        throwdown Coach against Red; Red on turn
        Red: Strike 1; hand K♥P 9♣P; Buffers 0/3; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
"""


def _lines(sitting: Sitting) -> str:
    return "\n".join(spoken(line) for line in sitting.window.sheet.look.lines)


def test_a_gauge_goes_back_through_an_answer_to_the_play_that_it_followed_from(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(DISSONANT))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("K♥P")))
    sitting.settle()
    while sitting.model.asks() and sitting.model.asks()[0].seat == "red":
        assert sitting.model.attempt(sitting.model.asks()[0].options[0])
        sitting.settle()
    found = last_fact(sitting.model, of_value("team.schism"))
    assert found is not None
    entry = next(iter(sitting.model.log(found[0], found[0])))
    causes = chain(sitting.model, entry, found[1])
    said = "\n".join(spoken(line) for line in causes.lines)
    assert "counters" in said
    assert "Schism" in said
    assert any(rule.startswith(("STRIKE", "MICRO", "TEAM")) for rule in causes.rules)


def test_pressing_harmony_says_why_and_lets_the_coach_set_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    assert sitting.model.attempt(GATTAI.game.phrases.read("Coach sets team.harmony to 5"))
    sitting.window.requests.open("gauge.team.harmony")
    assert "Harmony" in _lines(sitting)
    sitting.window.sheet.choose(("set", "team.harmony"))
    sitting.window.sheet.choose("6")
    sitting.settle()
    assert sitting.model.sight().values["team.harmony"] == 6


def test_a_gauge_that_nothing_changed_says_so(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    sitting.window.requests.open("gauge.team.harmony")
    assert "since the start" in _lines(sitting)


def test_a_pilot_asks_a_card_why_it_lies_there(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("8♥P")))
    sitting.settle()
    assert last_fact(sitting.model, of_card(card("8♥P"))) is not None
    sitting.window.log_answers.why_card(card("8♥P"))
    assert "counters with" in _lines(sitting)


def test_the_right_button_on_a_line_of_the_log_asks_why_too(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("8♥P")))
    sitting.settle()
    view = sitting.window.findChild(LogView)
    assert view is not None
    place = view.visualRect(view.model().index(len(view.lines()) - 1, 0)).center()
    ground = view.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, ground.mapToGlobal(place))
    QApplication.sendEvent(ground, event)
    assert event.isAccepted()
    assert sitting.window.sheet.look.title == "Why?"


def test_a_step_of_the_chain_leads_to_the_ruling_behind_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(DISSONANT))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("K♥P")))
    sitting.settle()
    sitting.window.log_answers.why_value("team.schism")
    keys = [one.key for one in sitting.window.sheet.look.choices if isinstance(one.key, tuple)]
    assert keys
    name = keys[0][1]
    sitting.window.sheet.choose(keys[0])
    sitting.settle()
    assert the_rulings(sitting.window).shown
    look = the_rulings(sitting.window).page.focus.look
    assert look is not None
    assert look.name == name
