"""A card laid on a Gambit that is offered accepts it, and is played once the Threshold card lies (GAMBIT-4)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.by_program import with_programs
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.coachs_hand import CoachSetsRuling
from gattai_desktop.games.gattai.gambit.moves import PlayBlind, PlayInGambit
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit, DeclineGambit, OfferGambit
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.zones import BEGIN_GAMBIT, GAMBIT_CARD, THRESHOLD, hand_zone
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane
from gattai_desktop.windows.kit.faces import face
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

HERS, HIS, BEGIN = Place(zone=GAMBIT_CARD), Place(zone=THRESHOLD), Place(spot=BEGIN_GAMBIT)


def offered(*people: str) -> GameModel:
    """First Contact, where Vass is offered a Gambit and looks at her cards; the program has all other seats."""
    seats = ("red", "orange", "yellow", COACH_SEAT)
    setup = with_programs(scenario("first-contact"), {seat: "steady" for seat in seats if seat not in ("red", *people)})
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    assert model.attempt(SetUpSession(COACH_SEAT))
    assert model.attempt(OfferGambit.made(COACH_SEAT, "red"))
    model.pass_to("red")
    model.take_seat()
    return model


def held(model: GameModel) -> list[Card]:
    return [lying.card for lying in model.hand("red")]


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    """Vass alone; the program waits until it is told to go on."""
    made = Sitting(qtbot, offered(), (1366, 768))
    made.window.program_seats.set_pause(600_000)
    made.settle()
    return made


def place(sitting: Sitting) -> GambitPane:
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    return pane


def lay(sitting: Sitting, card: Card) -> None:
    """Drag a card onto her place of the Gambit."""
    goal = sitting.window.scene.rect_of(HERS)
    assert goal is not None
    sitting.drag(sitting.hand_card(card.key), goal)


def moves(model: GameModel, count: int) -> list[str]:
    """The newest moves in the words of the game, as everybody knows them."""
    return [one.words(PUBLIC) for one in model.log(model.entry - count + 1)]


def test_one_drag_accepts_and_the_card_is_played_in_its_turn(qtbot: QtBot, sitting: Sitting) -> None:
    model, window = sitting.model, sitting.window
    card = held(model)[-1]
    lay(sitting, card)
    assert moves(model, 1) == ["Red accepts"]
    shown = place(sitting).cards.card("left")
    assert shown is not None
    assert shown.face == face(card)
    assert sitting.hand_card(card.key).carried, "only its outline is left in the hand"
    for seat in (COACH_SEAT, "orange", PUBLIC):
        assert not model.sight(seat).zones.get(GAMBIT_CARD), "the table knows nothing of it"
    assert card in held(model)

    assert window.program_seats.go_on()
    qtbot.waitUntil(lambda: sitting.step() == "gambit.reveal")
    sitting.settle()
    accepted, down, played = moves(model, 3)
    assert accepted == "Red accepts"
    assert down.startswith("Coach puts ")
    assert played == f"Red plays {card.said_by('red', False)}"
    assert card not in held(model)
    assert not window.carry.carrying


def test_the_keyboard_does_it_too_and_the_plate_says_so(sitting: Sitting) -> None:
    plate = sitting.window.answers.plate
    assert "One of your cards on your place accepts, too" in spoken(plate.look.why)
    sitting.window.hand.focus()
    card = sitting.window.hand.card_in_focus()
    sitting.press(Qt.Key.Key_Return)
    assert sitting.window.carry.layer.goal is not None
    assert sitting.window.carry.layer.goal.place == HERS
    assert sitting.window.carry.bubble.look.title == "Accept"
    sitting.press(Qt.Key.Key_Return)
    assert moves(sitting.model, 1) == ["Red accepts"]
    assert sitting.window.requests.view.ahead is card


def test_what_was_one_act_is_taken_back_as_one(qtbot: QtBot, sitting: Sitting) -> None:
    model, window = sitting.model, sitting.window
    before = model.entry
    lay(sitting, held(model)[0])
    assert window.program_seats.go_on()
    qtbot.waitUntil(lambda: sitting.step() == "gambit.reveal")
    sitting.settle()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    window.sheet.choose("back")
    sitting.settle()
    assert sitting.step() == "gambit.offered"
    assert all(model.is_taken_back(entry) for entry in range(before + 1, before + 4))
    assert not model.is_taken_back(before)


def test_a_card_is_taken_up_again_before_its_turn(qtbot: QtBot, sitting: Sitting) -> None:
    model, window = sitting.model, sitting.window
    card = held(model)[0]
    lay(sitting, card)
    sitting.click(sitting.hand_card(card.key))
    assert window.requests.view.ahead is None
    assert not sitting.hand_card(card.key).carried
    assert window.program_seats.go_on()
    qtbot.waitUntil(lambda: sitting.step() == "gambit.play")
    sitting.settle()
    assert sitting.step() == "gambit.play", "she is asked for a card like anybody"


def test_taking_the_answer_back_takes_the_card_up(sitting: Sitting) -> None:
    model = sitting.model
    lay(sitting, held(model)[0])
    assert model.take_back(model.entry)
    sitting.settle()
    assert sitting.step() == "gambit.offered"
    assert sitting.window.requests.view.ahead is None


def test_a_coach_who_sits_at_the_same_computer_never_sees_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, offered(COACH_SEAT), (1366, 768))
    model = sitting.model
    card = held(model)[0]
    lay(sitting, card)
    sitting.take(COACH_SEAT)
    assert sitting.step() == "gambit.threshold"
    assert sitting.window.requests.view.ahead is None
    assert place(sitting).cards.card("left") is None
    assert model.attempt(PlayBlind(COACH_SEAT))
    qtbot.waitUntil(lambda: sitting.step() == "gambit.reveal")
    assert moves(model, 1) == [f"Red plays {card.said_by('red', False)}"]
    assert model.seat == COACH_SEAT, "nobody need pass the table for it"


def test_only_her_own_card_answers_only_what_is_asked_of_her() -> None:
    model = offered()
    card = held(model)[0]
    others = next(lying.card for lying in model.sight("red").zones[hand_zone("red")] if lying.card is not card)
    assert model.accepting(PlayInGambit("red", card)) == AcceptGambit("red")
    assert model.accepting(PlayInGambit("orange", card)) is None
    assert model.attempt(AcceptGambit("red"))
    assert model.accepting(PlayInGambit("red", others)) is None
    assert not model.judge(PlayInGambit("red", others)).allowed


def test_declining_stays_a_press_of_its_own(sitting: Sitting) -> None:
    assert sitting.model.accepting(DeclineGambit("red")) is None
    assert sitting.model.attempt(DeclineGambit("red"))
    sitting.settle()
    assert sitting.step() == "story"


# ---------------------------------------------------------------------- the Coach's card, dropped on Gambit


@pytest.fixture
def coach(qtbot: QtBot) -> Sitting:
    """The Coach in Neon Harbour, with Ren at the same computer."""
    return Sitting(qtbot, dealt(seats=("red", "green")), (1366, 768))


def offer(coach: Sitting, name: str = "Ren") -> Card:
    """Drop a card of the Coach on Gambit and offer one; return the card."""
    card = coach.model.hand(COACH_SEAT)[1].card
    goal = coach.window.scene.rect_of(BEGIN)
    assert goal is not None
    coach.drag(coach.hand_card(card.key), goal)
    titles = [one.look.title for one in coach.window.sheet.look.choices]
    coach.window.sheet.choose(titles.index(f"Offer {name} a Gambit"))
    coach.settle()
    return card


def test_the_card_that_is_dropped_on_gambit_is_played_in_it_once_she_accepts(coach: Sitting) -> None:
    card = offer(coach)
    assert moves(coach.model, 1) == ['Coach offers red a Gambit for ""']
    shown = place(coach).cards.card("right")
    assert shown is not None
    assert shown.face == face(card)
    assert "waits" in place(coach).cards.accessibleName()
    assert coach.hand_card(card.key).carried
    coach.window.answers.plate.button(0).click()  # type: ignore[union-attr]
    coach.settle()
    coach.settle()
    assert moves(coach.model, 2) == ["Red accepts", "Coach puts ?C down"]
    assert card not in [one.card for one in coach.model.hand(COACH_SEAT)]


def test_it_goes_on_waiting_while_the_pilot_has_the_computer_and_she_never_sees_it(coach: Sitting) -> None:
    offer(coach)
    coach.take("red")
    assert place(coach).cards.card("right") is None
    assert coach.model.attempt(AcceptGambit("red"))
    coach.settle()
    assert coach.step() == "gambit.play", "nobody need pass the table for it"


def test_it_is_taken_up_again_or_forgotten_where_she_declines(coach: Sitting) -> None:
    card = offer(coach)
    coach.click(coach.hand_card(card.key))
    assert coach.window.requests.view.ahead is None
    assert coach.model.attempt(AcceptGambit("red"))
    coach.settle()
    assert coach.step() == "gambit.threshold"
    assert coach.model.take_back(coach.model.entry - 1)
    coach.settle()
    offer(coach)
    assert coach.model.attempt(DeclineGambit("red"))
    coach.settle()
    assert coach.window.requests.view.ahead is None


def test_a_gambit_of_its_plate_remembers_no_card_that_was_dropped_before(coach: Sitting) -> None:
    card = coach.model.hand(COACH_SEAT)[1].card
    goal = coach.window.scene.rect_of(BEGIN)
    assert goal is not None
    coach.drag(coach.hand_card(card.key), goal)
    coach.press(Qt.Key.Key_Escape)
    assert coach.model.attempt(OfferGambit.made(COACH_SEAT, "red"))
    coach.settle()
    assert coach.window.requests.view.ahead is None


def test_no_card_waits_where_the_table_has_it_played_blind(qtbot: QtBot) -> None:
    model = dealt(seats=("red", "green"))
    assert model.attempt(CoachSetsRuling(COACH_SEAT, "gambit_threshold_source", "always_blind"))
    coach = Sitting(qtbot, model, (1366, 768))
    offer(coach)
    assert coach.window.requests.view.ahead is None
