"""The top card of the own deck is dragged to Kao, which charges it by that card (RULES TS-13, TS-29)."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import Back
from gattai_desktop.games.presentation import Place
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase {phase}; turn 5; active red
        Red: ka Cinder Page; armor 9
        Blue: ka Glacier Monk
"""
KAO, ROW = Place(zone="kao.red"), Place(zone="charges.kao.red")


def seated(qtbot: QtBot, phase: str = "charge", size: tuple[int, int] = (1366, 768)) -> Sitting:
    return Sitting(qtbot, model_at(replay(read(TABLE.format(phase=phase))).state), size)


def drag_deck(sitting: Sitting, to: Place, whose: str = "red") -> None:
    """Drag what lies on top of a deck to the middle of a place."""
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    deck, box = pane.piles["deck", whose], pane.rect_of(to)
    assert isinstance(box, QRectF)
    sitting.drag_over(deck, deck.rect().center(), deck.mapFromGlobal(box.center().toPoint()))


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("to", [KAO, ROW], ids=["on the place", "on its charges"])
def test_it_charges_kao_as_its_plate_does(qtbot: QtBot, to: Place, size: tuple[int, int]) -> None:
    sitting = seated(qtbot, size=size)
    before = sitting.model.sight().count("deck.red")
    drag_deck(sitting, to)
    assert sitting.last() == "Red charges kao"
    assert sitting.model.sight().count("deck.red") == before - 1
    assert sitting.model.sight().count("charges.kao.red") == 1


def test_a_second_charge_is_refused_with_its_reason(qtbot: QtBot) -> None:
    """TS-13: one partial charge a turn."""
    sitting = seated(qtbot)
    for _ in range(2):
        drag_deck(sitting, KAO)
    assert sitting.window.refusals.shown
    assert "TS-13" in sitting.window.refusals.card.accessibleName()


@pytest.mark.parametrize(("phase", "whose"), [("clash", "red"), ("charge", "blue")], ids=["another phase", "not mine"])
def test_where_it_charges_nothing_it_stays_on_the_deck(qtbot: QtBot, phase: str, whose: str) -> None:
    sitting = seated(qtbot, phase)
    drag_deck(sitting, KAO, whose)
    assert not sitting.model.entry
    assert not sitting.window.carry.carrying


def test_its_face_is_not_known_on_the_way(qtbot: QtBot) -> None:
    sitting = seated(qtbot)
    top = sitting.model.sight().zones["deck.red"][-1].card
    assert isinstance(top, Back)
    offers = sitting.model.drops(top, Place(zone="deck.red"))
    assert {(str(one.move), one.place) for one in offers} == {("Red charges kao", KAO), ("Red charges kao", ROW)}
    assert not sitting.model.drops(top, Place(zone="deck.blue"))


def test_a_press_on_the_deck_still_says_how_many_cards_it_has(qtbot: QtBot) -> None:
    sitting = seated(qtbot)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    QTest.mouseClick(pane.piles["deck", "red"], Qt.MouseButton.LeftButton)
    sitting.settle()
    assert sitting.window.sheet.isVisible()
    assert not sitting.window.carry.carrying
