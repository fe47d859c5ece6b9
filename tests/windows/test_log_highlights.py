"""A line of the log lights the table where it speaks of a card, a place or a gauge."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.throwdown.drives import Counter, Escalate
from gattai_desktop.games.presentation import Place
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given

DISSONANT = FIGHT.replace("Red: Strike 2; hand 8♥P 9♣P", "Red: Strike 1; hand K♥P; Buffers 0/3")


def press_line(sitting: Sitting, words: str) -> None:
    view = sitting.window.log.view
    row = next(row for row, line in enumerate(view.lines()) if words in line.spoken())
    index = view.model().index(row, 0)
    view.scrollTo(index)
    place = view.visualRect(index).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    sitting.settle()


def test_a_press_on_a_play_frames_its_card_on_the_pile(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("9♣P")))
    sitting.settle()
    press_line(sitting, "Ren counters with")
    lit = sitting.throwdown.pile.card(card("9♣P").key)
    assert lit is not None
    assert list(sitting.window.highlights.places) == [lit.global_rect()]
    sitting.window.log.view.linesLeft.emit()
    assert not list(sitting.window.highlights.places)
    assert sitting.window.highlights.isHidden()


def test_a_press_on_a_play_of_an_earlier_stage_frames_that_card_and_not_the_top_one(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT.replace("hand K♠C", "hand 9♠C").replace("9♣P", "2♣P")))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("8♥P")))
    assert sitting.model.attempt(Counter("coach", card("9♠C")))
    assert sitting.model.attempt(Escalate("red", card("2♣P")))
    sitting.settle()
    press_line(sitting, "Ren counters with")
    (lit,) = sitting.window.highlights.places
    top = sitting.throwdown.rect_of(Place("pile.1"))
    assert top is not None
    assert lit.right() <= top.left()


def test_what_the_widened_log_lies_over_is_not_framed_upon_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("9♣P")))
    sitting.window.widen_log()
    sitting.settle()
    assert sitting.window.log.wide
    press_line(sitting, "Ren counters with")
    assert not list(sitting.window.highlights.places)


def test_a_press_on_a_gauges_line_frames_the_gauge(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(DISSONANT))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("K♥P")))
    sitting.settle()
    while sitting.model.asks() and sitting.model.asks()[0].seat == "red":
        assert sitting.model.attempt(sitting.model.asks()[0].options[0])
        sitting.settle()
    press_line(sitting, "Dissonant")
    harmony = sitting.window.scene.left.part_of("team.schism")
    assert harmony is not None
    corner = harmony.mapToGlobal(harmony.rect().topLeft())
    assert any(place.topLeft().toPoint() == corner for place in sitting.window.highlights.places)


def test_a_new_fact_puts_the_light_out(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("9♣P")))
    sitting.settle()
    press_line(sitting, "Ren counters with")
    assert sitting.window.highlights.places
    assert sitting.model.take_back(1)
    assert not list(sitting.window.highlights.places)


def test_another_size_of_the_window_puts_the_light_out(qtbot: QtBot) -> None:
    """Given a card is framed, when everything gets another place, then no frame stays where nothing is."""
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("9♣P")))
    sitting.settle()
    press_line(sitting, "Ren counters with")
    assert sitting.window.highlights.places
    sitting.window.resize(1366, 768)
    sitting.settle()
    assert not list(sitting.window.highlights.places)
