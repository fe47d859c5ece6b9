"""In the Clash Phase who can still attack is marked, said, and where the keyboard stands (RULES TS-34)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.games.tasuo.turns import EndClash
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import GAME, Duelists, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase {phase}; turn 5; active red
        Red: kio Ashen Duelist; ka Cinder Page; hand {held}
        Blue: kio Glacier Monk; ka Reef Novice
"""
ATTACK = "Red attacks Glacier Monk with Ashen Duelist"


def at_the_table(qtbot: QtBot, phase: str = "clash", held: str = "Pyre Marshal") -> Sitting:
    return Sitting(qtbot, model_at(replay(read(TABLE.format(phase=phase, held=held))).state), (1366, 768))


def card(sitting: Sitting, name: str) -> CardWidget:
    pane = Duelists(sitting).pane
    found = next(one for one in pane.cards.findChildren(CardWidget) if f" {name}," in f" {one.accessibleName()},")
    assert isinstance(found, CardWidget)
    return found


def framed(sitting: Sitting, name: str) -> bool:
    """Whether the left edge of a card is drawn in the colour of what may be done."""
    pane = Duelists(sitting).pane
    box = card(sitting, name).global_rect()
    at = pane.mapFromGlobal(box.center().toPoint())
    picture = pane.grab().toImage()
    left = round(at.x() - box.width() / 2)
    legal = sitting.window.paint.theme.legal
    return any(_like(picture.pixelColor(x, at.y()), legal) for x in range(left - 3, left + 4))


def _like(one: QColor, other: QColor) -> bool:
    return all(abs(a - b) < 40 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))


def in_focus() -> str:
    widget = QApplication.focusWidget()
    return widget.accessibleName() if widget is not None else ""


def make(sitting: Sitting, move: str) -> None:
    assert sitting.model.attempt(GAME.phrases.read(move))
    sitting.settle()


def test_who_can_still_attack_is_framed_and_said(qtbot: QtBot) -> None:
    sitting = at_the_table(qtbot)
    assert framed(sitting, "Ashen Duelist")
    assert framed(sitting, "Cinder Page")
    assert card(sitting, "Cinder Page").accessibleName().endswith("can attack")
    assert not framed(sitting, "Glacier Monk")
    make(sitting, ATTACK)
    assert not framed(sitting, "Cinder Page"), "a combo is open"
    make(sitting, "Red stops")
    assert not framed(sitting, "Ashen Duelist")
    assert framed(sitting, "Cinder Page")


def test_the_keyboard_stands_on_the_first_who_can_attack(qtbot: QtBot) -> None:
    sitting = at_the_table(qtbot)
    assert "Ashen Duelist" in in_focus()
    make(sitting, ATTACK)
    assert "Roll" in in_focus()
    make(sitting, "Red stops")
    assert "Cinder Page" in in_focus()


def test_it_comes_there_from_the_phase_before_whatever_the_hand_could_do(qtbot: QtBot) -> None:
    """Given a Swift card in hand, when the Charge Phase ends, then the keyboard goes to a warrior."""
    sitting = at_the_table(qtbot, "charge", held="Deep Breath")
    assert not framed(sitting, "Ashen Duelist")
    sitting.press("n")
    assert "Ashen Duelist" in in_focus()


def test_it_comes_to_the_roll_of_a_combo_whatever_the_hand_could_do(qtbot: QtBot) -> None:
    """Given a Swift card in hand, when an attack has hit, then Return rolls, and takes no card up."""
    sitting = at_the_table(qtbot, held="Deep Breath")
    make(sitting, ATTACK)
    assert "Roll" in in_focus()


def test_tab_leads_on_to_every_group_of_the_table(qtbot: QtBot) -> None:
    """The warriors of the other side and the plate that ends the phase are reached as well, and it comes round."""
    sitting = at_the_table(qtbot)
    heard = []
    for _ in range(12):
        sitting.press(Qt.Key.Key_Tab)
        heard.append(in_focus())
    pane = Duelists(sitting).pane
    assert pane.row.button(EndClash.phrase) is not None
    for words in ("End the Clash Phase", "Glacier Monk", "Ashen Duelist"):
        assert any(words in one for one in heard), heard


@pytest.mark.parametrize("phase", ["play", "charge"])
def test_nobody_is_framed_before_the_clash(qtbot: QtBot, phase: str) -> None:
    sitting = at_the_table(qtbot, phase)
    assert not framed(sitting, "Ashen Duelist")
    assert "can attack" not in card(sitting, "Ashen Duelist").accessibleName()
