"""INFO-1, THROW-16, GAMBIT-7: what is revealed is public, and is seen before the curtain falls over it."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.games.gattai.throwdown.reveal import Reveal
from gattai_desktop.windows.asking import shown_first
from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane
from tests.windows.sitting import Sitting
from tests.windows.tables import given
from tests.windows.test_gambit_not_higher import REVEALED
from tests.windows.test_table_sides import CLOSED, SIDES


@pytest.fixture(autouse=True)
def _soon_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_first, "STAYS", 300)


def revealed(qtbot: QtBot) -> Sitting:
    """Coach has the table, both initiative cards were just compared, and Green is to act."""
    sitting = Sitting(qtbot, given((SIDES + CLOSED).replace("9♣P", "6♣P")))
    sitting.window.passing.switch(by_itself=True)
    sitting.take("coach")
    assert sitting.model.attempt(Reveal("coach"))
    sitting.settle()
    return sitting


def test_both_initiative_cards_lie_open_with_who_won_before_the_table_is_passed(qtbot: QtBot) -> None:
    sitting = revealed(qtbot)
    assert (sitting.model.seat, sitting.model.curtain_down) == ("coach", False)
    assert sitting.throwdown.initiative.accessibleName() == "Ren, Six of clubs. Tam, Five of diamonds"
    assert sitting.window.scene.shade.isHidden(), "they are not dimmed"
    plate = sitting.window.answers.plate
    assert spoken(plate.look.title) == "Ren wins the initiative"
    assert spoken(plate.look.why) == "Tam's turn. The curtain falls in a moment."
    qtbot.waitUntil(lambda: sitting.model.curtain_down)
    assert sitting.model.seat == "green"
    sitting.model.take_seat()
    sitting.settle()
    assert sitting.throwdown.initiative.isHidden(), "the Pile lies there now"


def test_a_press_passes_the_table_sooner(qtbot: QtBot) -> None:
    sitting = revealed(qtbot)
    qtbot.waitUntil(lambda: not sitting.window.answers.plate.is_new)
    sitting.press(Qt.Key.Key_Return)
    assert (sitting.model.seat, sitting.model.curtain_down) == ("green", True)


def test_who_takes_the_seat_back_keeps_it_and_sees_both_cards(qtbot: QtBot) -> None:
    sitting = revealed(qtbot)
    qtbot.waitUntil(lambda: sitting.model.curtain_down)
    sitting.model.leave_seat()
    sitting.model.take_seat()
    qtbot.wait(500)
    assert (sitting.model.seat, sitting.model.curtain_down) == ("coach", False)
    assert not sitting.throwdown.initiative.isHidden()


@pytest.mark.parametrize("specialty", ["", '; pilot.red.specialty = "showing off"'])
def test_a_gambits_cards_are_revealed_where_the_table_lies(qtbot: QtBot, specialty: str) -> None:
    """Given a Pilot at the computer, when she reveals, then both cards lie there while it is asked what comes of it."""
    played = REVEALED.format(card="9♦P").rpartition("        Coach reveals")[0]
    sitting = Sitting(qtbot, given(played.replace('phase = "play"', f'phase = "play"{specialty}')))
    sitting.window.passing.switch(by_itself=True)
    sitting.take("red")
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    assert next(row.look.title for row, _ in pane.row.plates_in_sight()) == "Reveal"
    assert sitting.model.attempt(Reveal("coach"))
    sitting.settle()
    assert (sitting.model.seat, sitting.model.curtain_down) == ("red", False)
    assert pane.cards.accessibleName().startswith("Ren, Nine of diamonds")
    assert spoken(sitting.window.answers.plate.look.title) == "Coach: A minor positive consequence: which?"
