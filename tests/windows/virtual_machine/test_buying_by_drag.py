"""The top card of the deck is dragged to the hand, which buys it for 3 Move (RULES VM-38, VM-39)."""

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.cards.card import Back
from gattai_desktop.games.presentation import Place
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import model_of

FIGHT = """game    virtual-machine
given   scenario f1; player sable; player teo; D1 teo sable; D2 m02.1; Teo: {teo}
        Sable: play area K♠; Sable has the turn with KS; count 13
"""
BOSS = """game    virtual-machine
given   scenario f5; player sable; player teo; CPU: play area 2♠; hand 3♠; The-Auditor: Move 4; Sable: play area 9♠
        The-Auditor has the turn with 2S; count 2
"""
RICH, POOR, EMPTY = "move 5; hand 6♠ 7♠", "move 2; hand 6♠ 7♠", "move 5"


def seated(qtbot: QtBot, record: str, seat: str, size: tuple[int, int] = (1366, 768)) -> Sitting:
    played = replay(read(record, "given.record"))
    assert not played.unmet
    return Sitting(qtbot, model_of(played.state, seat), size)


def pane_of(sitting: Sitting) -> FightPane:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return pane


def deck_of(sitting: Sitting) -> CardWidget:
    """The card that lies on top of the deck before the seat."""
    decks = [one for one in pane_of(sitting).process.findChildren(CardWidget) if one.face.startswith("back-")]
    assert len(decks) == 1
    assert decks[0].isVisible()
    return decks[0]


def hand_of(sitting: Sitting) -> QRectF:
    place = sitting.window.scene.plate_of(Place(zone=f"hand.{sitting.model.seat}"))
    assert place is not None
    return place


def drag(sitting: Sitting, to: QRectF) -> None:
    """Drag the top card to the middle of a global place."""
    deck = deck_of(sitting)
    sitting.drag_over(deck, deck.card_rect().center().toPoint(), deck.mapFromGlobal(to.center().toPoint()))


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("hand", [RICH, EMPTY], ids=["some cards", "no card"])
def test_it_is_bought_anywhere_on_the_hand(qtbot: QtBot, hand: str, size: tuple[int, int]) -> None:
    """Given 5 Move, when the top card is dropped on the hand, then it costs 3, as the plate does."""
    sitting = seated(qtbot, FIGHT.format(teo=hand), "teo", size)
    held = len(sitting.model.hand("teo"))
    drag(sitting, hand_of(sitting))
    assert sitting.last() == "Teo buys a card"
    assert len(sitting.model.hand("teo")) == held + 1
    assert sitting.model.sight().number("process.teo.move") == 2


def test_dropped_elsewhere_it_lies_on_the_deck_again(qtbot: QtBot) -> None:
    sitting = seated(qtbot, FIGHT.format(teo=RICH), "teo")
    drag(sitting, pane_of(sitting).field.globally(QRectF(pane_of(sitting).field.rect())))
    assert not sitting.model.entry
    assert not sitting.window.refusals.shown


def test_too_dear_it_goes_back_and_says_why(qtbot: QtBot) -> None:
    """Given 2 Move, when it is dropped on the hand, then nothing is bought, and VM-38 says what it costs."""
    sitting = seated(qtbot, FIGHT.format(teo=POOR), "teo")
    drag(sitting, hand_of(sitting))
    assert not sitting.model.entry
    assert sitting.window.refusals.shown
    assert "VM-38" in sitting.window.refusals.card.accessibleName()


def test_pressed_with_too_little_move_it_says_why_at_once(qtbot: QtBot) -> None:
    """ "No place takes it now; each says why" was said of the one place that could take it."""
    sitting = seated(qtbot, FIGHT.format(teo=POOR), "teo")
    deck_of(sitting).setFocus()
    sitting.press(Qt.Key.Key_Return)
    look = sitting.window.carry.bubble.look
    assert (look.title, look.sign) == ("That costs 3 Move Points; Teo has 2.", "cross")


def test_keys_take_it_up_and_lay_it_down(qtbot: QtBot) -> None:
    sitting = seated(qtbot, FIGHT.format(teo=EMPTY), "teo")
    deck_of(sitting).setFocus()
    sitting.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert sitting.last() == "Teo buys a card"


def test_what_is_carried_shows_no_face(qtbot: QtBot) -> None:
    sitting = seated(qtbot, FIGHT.format(teo=RICH), "teo")
    top = sitting.model.sight().zones["deck.mcs"][-1].card
    assert isinstance(top, Back)
    offers = sitting.model.drops(top, Place(zone="deck.mcs"))
    assert [(str(one.move), one.place.zone) for one in offers] == [("Teo buys a card", "hand.teo")]
    assert not sitting.model.drops(top, Place(zone="deck.cpu"))


def test_a_boss_buys_from_the_deck_of_the_cpu(qtbot: QtBot) -> None:
    """VM-39: the CPU drags it while the boss acts."""
    sitting = seated(qtbot, BOSS, "cpu")
    drag(sitting, hand_of(sitting))
    assert sitting.last() == "Cpu buys a card"


def test_where_one_deck_serves_all_the_cpu_draws_from_that(qtbot: QtBot) -> None:
    """VM-H1: before it lies the deck of all, and how many cards it has."""
    record = BOSS.replace("scenario f5;", "scenario f5; ruling decks = one;").replace("3♠;", "3♠P;")
    sitting = seated(qtbot, record, "cpu")
    assert deck_of(sitting).face == "back-pilots"
    drag(sitting, hand_of(sitting))
    assert sitting.last() == "Cpu buys a card"
