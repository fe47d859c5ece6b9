"""A lifted card is asked about once: where it may lie, what that means, and what the rules say of it."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.verdict import Verdict
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.model.journal import MemoryJournal
from tests.model.tiny_game import Break, Lay, TinyGame, dealt

KING, TWO = card("K♥P"), card("2♠P")
HAND, PILE = Place(zone="hand.red"), Place(zone="pile")


class Watched(TinyGame):
    """The tiny game, which writes down what it is asked to judge."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: list[Move] = []

    def judge(self, state: State, move: Move) -> Verdict:
        self.judged.append(move)
        return super().judge(state, move)


@pytest.fixture
def game() -> Watched:
    return Watched()


@pytest.fixture
def model(qtbot: QtBot, game: Watched) -> GameModel:
    model = GameModel(game, MemoryJournal(dealt(red=["K♥P", "2♠P"], green=["6♦P"])), seeded(1), clock=lambda: 1_000)
    model.pass_to("red")
    model.take_seat()
    return model


def test_a_lifted_card_has_an_offer_for_each_meaning_of_each_place(model: GameModel) -> None:
    offers = model.drops(KING, HAND)
    assert [(offer.place, offer.allowed) for offer in offers] == [(PILE, True), (Place(spot="under the table"), True)]
    assert offers[0].move == Lay("red", KING)
    assert offers[0].preview == model.preview(Lay("red", KING))


def test_a_refused_offer_brings_its_reasons_and_no_preview(model: GameModel) -> None:
    assert model.attempt(Lay("red", KING))
    (offer, _) = model.drops(TWO, HAND)
    assert not offer.allowed
    assert [reason.rule for reason in offer.verdict.reasons] == ["TINY-1", "TINY-3"]
    assert offer.preview is None


def test_what_was_judged_for_a_lift_is_not_judged_again_for_the_drop(model: GameModel, game: Watched) -> None:
    offer = model.drops(KING, HAND)[0]
    before = game.judged.count(offer.move)
    model.drops(KING, HAND)
    assert model.attempt(offer.move, origin=HAND)
    assert game.judged.count(offer.move) == before


def test_a_verdict_of_an_earlier_table_is_not_used(model: GameModel) -> None:
    offer = next(offer for offer in model.drops(TWO, HAND) if offer.place == PILE)
    assert offer.allowed
    assert model.attempt(Lay("red", KING))
    assert not model.attempt(offer.move)
    assert model.entry == 1


def test_a_rule_that_broke_while_it_was_asked_breaks_again_when_the_move_is_made(
    qtbot: QtBot, model: GameModel
) -> None:
    """What is answered instead of a verdict allows nothing."""
    move = Break("red", "judging")
    assert model.judge(move).allowed
    with qtbot.waitSignal(model.moveFailed):
        assert not model.attempt(move)
    assert model.entry == 0


def test_whence_a_card_was_carried_is_told_with_what_happened(model: GameModel) -> None:
    told: list[Happened] = []
    model.factsHappened.connect(told.append)
    model.attempt(Lay("red", KING), origin=HAND)
    assert [happened.carried_from for happened in told] == [HAND]
    model.take_back(1)
    assert told[-1].carried_from == NOWHERE


def test_nothing_is_offered_behind_the_curtain_or_from_a_covered_hand(model: GameModel) -> None:
    model.cover(on=True)
    assert model.drops(KING, HAND) == ()
    model.cover(on=False)
    assert model.drops(KING, HAND)
    model.pass_to("green")
    assert model.drops(card("6♦P"), Place(zone="hand.green")) == ()
