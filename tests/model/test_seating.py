"""How people sit round one computer: when the curtain falls, whose Hand is seen, and what is answered openly."""

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.coachs_hand import CoachSetsRuling
from gattai_desktop.games.gattai.gambit.moves import NoHelp, PlayBlind, PlayInGambit
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit, DeclineGambit, OfferGambit
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.seat_names import person
from gattai_desktop.games.seating import APART, ONE_HAND, SEATING, SEATINGS, SIDES, ChangeSeating, GiveSeat
from gattai_desktop.games.strengths import GENTLE
from gattai_desktop.model.curtain import CurtainState, Sitting
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.questions import Questions
from gattai_desktop.players.gattai.evening import GattaiEvening
from gattai_desktop.players.gattai.session_evening import play_session
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
SEATS = ("red", "green", "blue")


@pytest.fixture
def model(qtbot: QtBot) -> GameModel:
    table = GameModel(GAME, MemoryJournal(GATTAI.begin(scenario("neon-harbour", SEATS))), seeded(1))
    table.attempt(SetUpSession("coach"))
    return table


def sit(model: GameModel, seat: str) -> GameModel:
    model.pass_to(seat)
    model.take_seat()
    return model


def choose(model: GameModel, seating: str) -> None:
    kind = model.by_hand(ChangeSeating)
    assert kind is not None
    assert model.attempt(kind(model.seat, seating))


def faces(model: GameModel, seat: str) -> bool:
    return not any(isinstance(lying.card, Back) for lying in model.sight().zones[f"hand.{seat}"])


# ---------------------------------------------------------------------- who says it


def test_anybody_says_how_people_sit_and_it_stands_in_the_log(model: GameModel) -> None:
    sit(model, "red")
    assert model.sitting.seating == ""
    choose(model, SIDES)
    assert model.sitting.seating == SIDES
    assert model.log(model.entry)[0].words(PUBLIC) == "Red changes the seating to sides"


def test_there_are_three_ways_to_sit_and_the_same_is_not_said_twice(model: GameModel) -> None:
    kind = model.by_hand(ChangeSeating)
    assert kind is not None
    for way in SEATINGS:
        assert model.attempt(kind("coach", way))
        assert not model.attempt(kind("coach", way))
    assert not model.attempt(kind("coach", "standing"))


def test_the_bot_battle_sits_in_the_same_ways() -> None:
    assert any(issubclass(kind, ChangeSeating) for kind in box("rumblebots").game.phrases.kinds)


# ---------------------------------------------------------------------- the curtain


def test_apart_the_curtain_falls_at_every_pass(model: GameModel) -> None:
    choose(model, APART)
    sit(model, "red").pass_to("green")
    assert model.curtain_down


def test_two_sides_have_one_curtain_between_them(model: GameModel) -> None:
    choose(model, SIDES)
    sit(model, "red").pass_to("green")
    assert not model.curtain_down
    model.pass_to("coach")
    assert model.curtain_down
    model.pass_to("green")
    assert model.curtain_down, "the Coach never took the seat, but his table lay behind the curtain"


def test_two_sides_see_each_others_hands_and_nobody_else_does(model: GameModel) -> None:
    sit(model, "red")
    assert (faces(model, "red"), faces(model, "green")) == (True, False)
    choose(model, SIDES)
    assert (faces(model, "red"), faces(model, "green"), faces(model, "coach")) == (True, True, False)
    sit(model, "coach")
    assert (faces(model, "red"), faces(model, "coach")) == (False, True)
    assert not any(GAME.sight(model._state, PUBLIC).zones[f"hand.{seat}"][0].up for seat in SEATS)


def test_with_one_hand_on_the_mouse_no_curtain_falls_and_a_hand_is_asked_for_by_name(model: GameModel) -> None:
    sit(model, "coach")
    choose(model, ONE_HAND)
    model.pass_to("red")
    assert (model.curtain_down, model.covered) == (False, True)
    assert not faces(model, "red")
    model.cover(on=False)
    assert faces(model, "red")
    model.pass_to("green")
    assert (model.covered, faces(model, "green")) == (True, False)


def test_a_session_is_opened_again_in_the_way_people_sat(qtbot: QtBot) -> None:
    journal = MemoryJournal(GATTAI.begin(scenario("neon-harbour", SEATS)))
    first = GameModel(GAME, journal, seeded(1))
    first.attempt(SetUpSession("coach"))
    choose(first, ONE_HAND)
    again = GameModel(GAME, journal, seeded(1))
    assert (again.sitting.seating, again.curtain_down, again.covered) == (ONE_HAND, False, True)


def test_a_covered_hand_shows_backs_and_nothing_else_changes(model: GameModel) -> None:
    sit(model, "red")
    options = model.options()
    model.cover(on=True)
    assert not faces(model, "red")
    assert all(isinstance(lying.card, Back) for lying in model.hand("red"))
    assert model.options() == options
    assert model.seat_shown == "red"


# ---------------------------------------------------------------------- one person in several seats


def named(people: dict[str, str]) -> GameModel:
    """A table where it was typed who plays which seat."""
    begun = GATTAI.begin(scenario("neon-harbour", SEATS))
    table = evolve(begun, values={**begun.values, **{person(seat): name for seat, name in people.items()}})
    made = GameModel(GAME, MemoryJournal(table), seeded(1))
    made.attempt(SetUpSession("coach"))
    return made


@pytest.mark.usefixtures("qtbot")
def test_a_person_of_two_seats_passes_nothing_to_herself() -> None:
    """Given Ben plays Red and Green, then a curtain falls between him and Ann, and none between his own seats."""
    model = named({"coach": "Ann", "red": "Ben", "green": "ben", "blue": "Cay"})
    sit(model, "red").pass_to("green")
    assert (model.seat, model.curtain_down, faces(model, "green")) == ("green", False, True)
    assert not faces(model, "red"), "one Hand at a time lies at the edge"
    for other in ("blue", "coach"):
        sit(model, "green").pass_to(other)
        assert model.curtain_down
        model.pass_to("red")
        assert model.curtain_down, "who sits before the curtain has not said so yet"
        model.pass_to("green")
        assert model.curtain_down


@pytest.mark.usefixtures("qtbot")
def test_where_no_name_is_said_or_the_program_plays_nobody_is_taken_for_the_same() -> None:
    model = named({"red": "Ben"})
    sit(model, "green").pass_to("blue")
    assert model.curtain_down
    model = named({"red": "Ben", "green": "Ben"})
    assert model.sitting.one_person == (("red", "green"),)
    gives = model.by_hand(GiveSeat)
    assert gives is not None
    assert model.attempt(gives("coach", "red", GENTLE))
    assert model.sitting.one_person == ()


@pytest.mark.usefixtures("qtbot")
def test_one_person_in_every_seat_needs_no_curtain() -> None:
    model = named(dict.fromkeys(("coach", *SEATS), "Ann"))
    assert not model.needs_curtain
    model.pass_to("red")
    assert (model.curtain_down, faces(model, "red")) == (False, True)


def test_what_becomes_secret_now_has_been_looked_at_by_everybody() -> None:
    """Given the cards are dealt while all look on, then the curtain falls before the next seat of hers as well."""
    table = Sitting(APART, (), secrets=True, one_person=(("red", "green"),))
    here = CurtainState("red", down=False)
    assert not table.pass_on(here, "green").down
    assert table.pass_on(here, "green", newly_secret=True).down
    assert table.pass_on(here, "red", newly_secret=True).down


# ---------------------------------------------------------------------- what is answered openly


def test_what_everybody_may_know_is_answered_without_a_pass(model: GameModel) -> None:
    sit(model, "coach").attempt(OfferGambit("coach", "green"))
    (asked,) = model.asks()
    assert (asked.seat, set(asked.options)) == ("green", {AcceptGambit("green"), DeclineGambit("green")})
    assert model.attempt(AcceptGambit("green"))


def test_while_the_curtain_is_down_nothing_is_answered(model: GameModel) -> None:
    sit(model, "coach").attempt(OfferGambit("coach", "green"))
    model.pass_to("red")
    assert model.asks()[0].options == ()


def test_a_choice_among_ones_own_cards_is_made_by_its_seat_alone(model: GameModel) -> None:
    assert model.attempt(CoachSetsRuling("coach", "gambit_helpers", "final"))
    sit(model, "coach").attempt(OfferGambit("coach", "green"))
    model.attempt(AcceptGambit("green"))
    model.attempt(PlayBlind("coach"))
    sit(model, "green").attempt(PlayInGambit("green", model.hand("green")[0].card))
    asked = model.asks()[0]
    assert asked.seat in {"red", "blue"}
    assert asked.options == (NoHelp(asked.seat),), "that she does not help is said aloud; with which card, is not"


def asked_at(journal: MemoryJournal) -> Iterator[tuple[Questions, Ask]]:
    for number in range(1, journal.last + 1):
        questions = Questions(GAME, journal.state_before(number), lambda _move, broken: pytest.fail(str(broken)))
        for ask in questions.asks():
            yield questions, ask


def test_no_open_answer_hangs_on_what_is_hidden(qtbot: QtBot) -> None:
    """Two tables that differ only in hidden cards let the same be answered openly."""
    journal = MemoryJournal(GATTAI.begin(scenario("neon-harbour", SEATS)))
    model = GameModel(GAME, journal, seeded(3))
    play_session(GattaiEvening(model, {seat: RandomPlayer(5) for seat in model.seats}, random.Random(8)))
    seen = closed = 0
    for questions, ask in asked_at(journal):
        public = questions.sight(PUBLIC)
        known = {lying.card for lain in public.zones.values() for lying in lain}
        options = questions.openly(ask).options
        seen, closed = seen + bool(options), closed + (len(options) < len(ask.options))
        for answer in options:
            cards = getattr(answer, "cards", ()) or (getattr(answer, "card", None),)
            assert all(card is None or card in known for card in cards), f"{answer} names a hidden card"
            assert not GAME.keeps_secret(answer)
    assert seen > 8
    assert closed > 3


def test_a_question_that_waits_for_the_program_is_not_shown_yet(qtbot: QtBot) -> None:
    """Given the Coach is the program and asked before Red, then nobody can answer for Red too early."""
    state = replay(read("given   pilots Red, Green; phase debriefing", "given.record")).state
    model = GameModel(GAME, MemoryJournal(state), seeded(1))
    give = model.by_hand(GiveSeat)
    assert give is not None
    assert all(model.attempt(give("red", seat, GENTLE)) for seat in ("coach", "green"))
    sit(model, "red")
    for words in ("Coach ends the scenario as won", "Coach opens the vote on Lessons"):
        assert model.attempt(GAME.phrases.read(words))
    assert model.asks() == ()
    assert model.attempt(GAME.phrases.read("Coach grants no more bonus Lessons"))
    assert [(ask.kind, ask.seat) for ask in model.asks()] == [("mvp_vote", "red")]


def test_the_value_of_the_seating_is_known_to_everybody(model: GameModel) -> None:
    choose(model, SIDES)
    assert model.sight().values[SEATING] == SIDES
