"""From what a play would do, one press and one key lead to the ruling that decided it; the card goes back."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import card as deck_card
from gattai_desktop.games.preview import Preview
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given, the_rulings

ON_AN_ACE = """\
given   pilots Red
        throwdown Red against Coach; Red on turn
        Red: Strike 1; Charges 1/6; hand 2♣P K♣P; Pile 7♦P A♠C
"""


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    found = Sitting(qtbot, given(ON_AN_ACE))
    found.take("red")
    return found


def lifted(sitting: Sitting, code: str) -> None:
    """The card is off its place by a click, over the first place that takes it."""
    card = sitting.hand_card(code)
    rect = card.card_rect()
    sitting.click(card, rect.topLeft() + (rect.center() - rect.topLeft()) * 0.3)
    assert sitting.window.carry.carrying
    assert sitting.window.carry.bubble.isVisible()


def rests(qtbot: QtBot, sitting: Sitting) -> PlateButton:
    """Return the name of the ruling, once the card has rested over its place."""
    chip = sitting.window.carry.ruling.plate
    qtbot.waitUntil(chip.isVisible, timeout=4000)
    return chip


def test_r_14_the_bubble_names_the_ruling_that_decided_it(qtbot: QtBot, sitting: Sitting) -> None:
    lifted(sitting, "2♣P")
    chip = rests(qtbot, sitting)
    question, means = "How far above an Ace is a Two that beats it, in Strike?", "1: it is a true play."
    assert chip.look.key == "?"
    more = "That is this table's ruling, and 2 more decide here."
    assert chip.accessibleName().startswith(f"{question} {means} {more}")


def test_one_more_ruling_is_one(qapp: QApplication) -> None:
    speak_language("en")
    template = "{ruling} That is this table's ruling, and {count} more decide here."
    words = speak("carry", template, ruling="Nothing.", count=1)
    assert words == "Nothing. That is this table's ruling, and 1 more decides here."


def test_a_press_leads_to_the_ruling_and_the_card_goes_back(qtbot: QtBot, sitting: Sitting) -> None:
    lifted(sitting, "2♣P")
    sitting.click(rests(qtbot, sitting))
    room = the_rulings(sitting.window).page
    assert room.isVisible()
    assert room.focus.look is not None
    assert room.focus.look.name == "two_over_ace_difference"
    assert not sitting.window.carry.carrying
    assert sitting.model.entry == 0


def test_a_key_leads_there_too_and_esc_comes_back_to_the_table(sitting: Sitting) -> None:
    lifted(sitting, "2♣P")
    sitting.press("?")
    assert the_rulings(sitting.window).shown
    sitting.press(Qt.Key.Key_Escape)
    assert not the_rulings(sitting.window).shown
    assert not sitting.window.carry.ruling.plate.isVisible()
    QTest.keyClick(sitting.window, "?")
    assert sitting.window.sheet.accessibleName() == "Keys"


def test_which_ruling_decides_is_worked_out_once_the_card_rests(
    qtbot: QtBot, sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a card that comes over a place, then the step that brings it there reads no other ruling's outcome."""
    worked_out: list[Preview] = []
    rulings = Preview.rulings.fget
    assert rulings is not None

    def noted(preview: Preview) -> tuple[str, ...]:
        worked_out.append(preview)
        return rulings(preview)

    monkeypatch.setattr(Preview, "rulings", property(noted))
    carry = sitting.window.carry
    card = sitting.hand_card("2♣P")
    monkeypatch.setattr(carry.ruling._rests, "start", lambda: None)
    sitting.click(card, card.card_rect().topLeft() + (card.card_rect().center() - card.card_rect().topLeft()) * 0.3)
    assert carry.bubble.isVisible()
    assert not worked_out
    carry.ruling._rests.timeout.emit()
    assert carry.ruling.plate.isVisible()
    assert len(worked_out) == 1


def test_a_card_that_is_put_back_takes_the_name_of_the_ruling_along(qtbot: QtBot, sitting: Sitting) -> None:
    lifted(sitting, "2♣P")
    rests(qtbot, sitting)
    sitting.press(Qt.Key.Key_Escape)
    assert not sitting.window.carry.ruling.plate.isVisible()
    assert sitting.window.carry.ruling.name == ""


def test_in_a_small_window_the_name_of_the_ruling_stays_inside(qtbot: QtBot) -> None:
    """Given a bubble at the edge of the window, then the name below it, which is wider, is not cut."""
    sitting = Sitting(qtbot, given(FIGHT), (1024, 600))
    sitting.take("red")
    sitting.press("e")
    chip = rests(qtbot, sitting)
    assert sitting.window.rect().contains(chip.geometry())


@pytest.mark.parametrize("size", [(960, 516), (1366, 768), (1920, 1080)], ids=str)
def test_what_was_ruled_leaves_the_middle_of_each_place_to_the_card(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given a card that can only Escalate, when a ruling is told beside it, then a press on its place still lays it."""
    sitting = Sitting(qtbot, given(ON_AN_ACE.replace("2♣P K♣P; Pile 7♦P A♠C", "4♥P 5♣P; Pile 7♦P K♠C")), size)
    sitting.take("red")
    lifted(sitting, "4♥P")
    chip, carry = sitting.window.carry.ruling.plate, sitting.window.carry
    qtbot.waitUntil(lambda: chip.isVisible() or "?: " in carry.bubble.accessibleName())
    allowed = [offer.place for offer in carry._offers if offer.allowed]
    assert allowed
    over = chip.geometry() if chip.isVisible() else QRect()
    assert not any(over.contains(carry._in_window(place).center()) for place in allowed)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
def test_what_was_ruled_lies_over_no_preview_and_no_pile(
    qtbot: QtBot, request: pytest.FixtureRequest, size: tuple[int, int], language: str
) -> None:
    """Given a card that may Counter and Escalate, then the ruling leaves the preview and the Piles in sight, uncut."""
    assert speak_language(language) == language
    request.addfinalizer(lambda: speak_language("en"))
    sitting = Sitting(qtbot, given(FIGHT.replace("8♥P 9♣P", "10♣P Q♥P")), size)
    sitting.take("red")
    lifted(sitting, "10♣P")
    carry, chip = sitting.window.carry, rests(qtbot, sitting)
    pane, window = sitting.throwdown, sitting.window
    piles = [one.global_rect() for one in pane.pile.cards()]
    piles += [pane.pile.global_landing_rect(), pane.new_stage.global_rect()]
    corner = window.mapToGlobal(window.rect().topLeft())
    over = chip.geometry()
    assert not any(over.intersects(one.toRect().translated(-corner)) for one in piles)
    assert not over.intersects(carry.bubble.plate_box())
    assert window.rect().contains(over)
    measured = PlateButton(chip.paint, PlateLook(chip.look.title, "", "?"))
    assert measured.sizeHint().width() <= chip.width(), "the question is not cut"


ACE_OR_TEN = [
    (FIGHT.replace("8♥P 9♣P", "10♣P Q♥P"), "10♣P"),
    (ON_AN_ACE.replace("A♠C", "A♣C").replace("2♣P", "A♥P"), "A♥P"),
]


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
def test_a_card_that_is_pointed_at_covers_none_of_what_may_be_pressed(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given the pointer rests on a card, then the preview names the key of the ruling, and no Drive is covered."""
    sitting = Sitting(qtbot, given(FIGHT.replace("8♥P 9♣P", "10♣P Q♥P")), size)
    sitting.take("red")
    carry, window = sitting.window.carry, sitting.window
    window.hover.look(deck_card("10♣P"))
    window.hover.show()
    qtbot.waitUntil(lambda: "?: ruling" in carry.bubble.accessibleName())
    assert carry.bubble.isVisible()
    assert not carry.ruling.plate.isVisible()
    drives = [one for one in window.scene.pane.findChildren(PlateButton) if one.isVisible() and one.look.key]
    assert len(drives) > 3
    for one in drives:
        there = QRect(one.mapTo(window, QPoint(0, 0)), one.size())
        assert not carry.bubble.plate_box().intersects(there)
    sitting.press("?")
    assert the_rulings(sitting.window).shown


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize(("table", "card"), ACE_OR_TEN, ids=["Ten", "Ace"])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_carried_card_finds_everything_that_takes_it_uncovered(
    qtbot: QtBot,
    request: pytest.FixtureRequest,
    language: str,
    zoom: float,
    table: str,
    card: str,
    size: tuple[int, int],
) -> None:
    """The name of a ruling lay over the Drives, on which a card can be laid."""
    assert speak_language(language) == language
    request.addfinalizer(lambda: speak_language("en"))
    sitting = Sitting(qtbot, given(table), size)
    sitting.window.set_zoom(zoom)
    sitting.settle()
    sitting.take("red")
    lifted(sitting, card)
    carry, window = sitting.window.carry, sitting.window
    assert carry.ruling.name
    chip = carry.ruling.plate
    if not chip.isVisible():  # then its key stands in the bubble
        assert "?: " in carry.bubble.accessibleName()
        return
    for one in window.scene.pane.findChildren(PlateButton):
        there = QRect(one.mapTo(window, QPoint(0, 0)), one.size())
        assert not (one.isVisible() and there.intersects(chip.geometry())), one.look.title
    assert not any(map(chip.geometry().intersects, carry._allowed_places()))
    near = round(window.paint.px(20))
    assert not chip.geometry().intersects(carry.bubble.plate_box())
    assert chip.geometry().intersects(carry.bubble.plate_box().adjusted(-near, -near, near, near)), "it is beside it"


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("code", ["10♣P", "4♣P", "Q♥P"])
def test_a_preview_covers_neither_what_is_scored_nor_where_the_card_could_go(
    qtbot: QtBot, size: tuple[int, int], code: str
) -> None:
    """At 1024 x 600 it lay over the ladder of stages, over Coach's score, or over the place of the next stage."""
    sitting = Sitting(qtbot, given(FIGHT.replace("8♥P 9♣P", "4♣P 10♣P Q♥P")), size)
    sitting.take("red")
    carry, window, pane = sitting.window.carry, sitting.window, sitting.throwdown
    window.hover.look(deck_card(code))
    window.hover.show()
    assert carry.bubble.isVisible()
    box = carry.bubble.plate_box()
    ladder = QRect(pane.ladder.mapTo(window, QPoint(0, 0)), pane.ladder.size())
    assert not box.intersects(ladder)
    for rect in (pane.new_stage.global_rect(), pane.pile.global_landing_rect()):
        corner = window.mapFromGlobal(rect.topLeft().toPoint())
        assert not box.intersects(QRect(corner, rect.size().toSize()))
