"""The plate of a Tarry is pressed where it does something, and says else why not (RULES MICRO-29a)."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import ALL
from gattai_desktop.content.new_tables import form_of_packs
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.world.crisis import TIER, tarry_matters
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.forms.completed_field import CompletedField
from gattai_desktop.windows.games.gattai.looks.story import TARRY, start_plates
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.content.coach_packs import written
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given


def at_step(tier: int) -> SeatView:
    """What the Coach sees of an evening after so many steps of its Crisis."""
    begun = dealt().sight(ALL)
    state = State(begun.zones, {**begun.values, TIER: tier})
    model = GameModel(GATTAI.game, MemoryJournal(state), seeded(1), clock=lambda: 1_000)
    model.take_seat()
    return SeatView.of(model)


@pytest.mark.parametrize(
    ("tier", "judgement", "words"),
    [(0, "refused", "No card before step 1"), (2, "legal", "2 cards of Coach's Deck")],
)
def test_a_tarry_that_moves_no_card_is_hatched(tier: int, judgement: str, words: str) -> None:
    look = next(one.look for one in start_plates(at_step(tier)) if one.key == TARRY)
    assert (look.judgement, look.sub) == (judgement, words)


def test_a_tarry_is_called_with_its_letter_and_enter_and_what_is_unfinished_is_written_first(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given('given   pilot red "Ren"; Crisis tier 2; phase = "play"; Coach: hand 4♣C'))
    sitting.take("coach")
    cards = sitting.model.sight().count("deck.coach")
    sitting.press("y")
    assert not any(field.completing for field in sitting.window.findChildren(CompletedField)), "nothing has to follow"
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.sight().count("deck.coach") == cards - 2
    sitting.press("+")
    sitting.window.sheet.choose("Wave")
    sitting.settle()
    assert isinstance(sitting.window.focusWidget(), QLineEdit)


def test_it_matters_where_a_ruling_takes_a_card_at_once() -> None:
    """R-97: by one of its readings a Tarry takes at least one card."""
    for ruling, matters in (("", False), ("; ruling tarry_minimum = one", True)):
        assert tarry_matters(replay(read(f"given   pilots Red; Crisis tier 0{ruling}\n")).state) is matters


def test_where_nothing_can_answer_it_coach_knows_and_a_pilot_does_not(tmp_path: Path) -> None:
    """Given a pack of one's own with Threats without powers, when the cards are dealt, then the table lies there."""
    pack = read_own_pack(written(tmp_path / "dark-quay"))
    state = GATTAI.begin(form_of_packs([pack], "dark-quay").setup({"seats": {"red": ""}}))
    model = GameModel(GATTAI.game, MemoryJournal(state), seeded(1), clock=lambda: 1_000)
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    look = next(one.look for one in start_plates(SeatView.of(model)) if one.key == TARRY)
    assert (look.judgement, look.sub) == ("refused", "No card before step 1")
    assert tarry_matters(model.sight("red")), "a Threat may have a power, as far as she knows"
