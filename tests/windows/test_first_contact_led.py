"""FC-5 at the table window: what First Contact wants next is lit and has the keyboard, so that Enter plays on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.speech import card_aloud
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.by_program import with_programs
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, StartAct, Wake
from gattai_desktop.games.gattai.story.first_contact_script import guide
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.world.factions import Invest
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.told import plain
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.gattai.aims import with_aim
from gattai_desktop.windows.games.gattai.looks.curtain import curtain_sentence
from gattai_desktop.windows.games.gattai.looks.drives import drive_plates
from gattai_desktop.windows.games.gattai.looks.first_contact import may_invest
from gattai_desktop.windows.games.gattai.looks.story import start_plates
from gattai_desktop.windows.games.gattai.looks.throwdown import ladder_look
from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given


def lit(model: GameModel) -> str:
    """Return the title of the plate that is lit; it has to be the first."""
    plates = start_plates(SeatView.of(model))
    assert [plate.look.fill == "live" for plate in plates] == [True] + [False] * (len(plates) - 1)
    return str(plates[0].look.title)


def go_on(model: GameModel, times: int) -> GameModel:
    for _ in range(times):
        assert model.attempt(GoOn("coach"))
    return model


@pytest.mark.parametrize(
    ("passed", "title"), [(0, "The scene"), (1, "Vass invests"), (2, "Gambit"), (3, "Gambit"), (4, "Gambit")]
)
def test_the_first_act_lights_what_comes_next(passed: int, title: str) -> None:
    assert lit(go_on(dealt("first-contact"), passed)) == title


def test_once_everybody_had_a_gambit_the_act_may_end() -> None:
    model = go_on(dealt("first-contact"), 4)
    for pilot in ("red", "orange", "yellow"):
        assert lit(model) == "Gambit"
        play_gambit(model, pilot)
    assert lit(model) == "Go on"


def test_with_seven_players_four_gambits_are_enough() -> None:
    """FC-5: two to four Gambits."""
    setup = scenario("first-contact", tuple(COLOURS[:7]))
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    go_on(model, 4)
    for pilot in model.seats[:4]:
        assert lit(model) == "Gambit"
        play_gambit(model, pilot)
    assert lit(model) == "Go on"


@pytest.mark.parametrize(("act", "first"), [(2, "Oyelaran: 3 cards in hand"), (3, "Coach: The Enemy fights for him")])
def test_a_challenge_is_led_to_whom_the_act_is_about(qtbot: QtBot, act: int, first: str) -> None:
    """FC-5: the quarrel is among Pilots; in the last act the Coach is challenged, for whom The Enemy fights."""
    model = dealt("first-contact")
    assert model.attempt(StartAct("coach", act))
    sitting = Sitting(qtbot, model)
    sitting.take("red")
    sitting.press("d")
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName().startswith(first)


@pytest.mark.parametrize("act", [2, 3])
def test_a_pilot_who_is_to_challenge_finds_the_challenge_first(act: int) -> None:
    """FC-5: the guide asks for a challenge, so Enter must not lay a card with a Faction."""
    model = dealt("first-contact")
    assert model.attempt(StartAct("coach", act))
    if act == 3:
        go_on(model, 1)
    model.pass_to("red")
    model.take_seat()
    assert lit(model) == "Throwdown"


def test_the_curtain_says_who_is_to_challenge() -> None:
    """FC-5: in the second act the computer goes to a Pilot for her challenge; others are asked for nothing."""
    model = dealt("first-contact")
    assert model.attempt(StartAct("coach", 2))
    other = next(seat for seat in model.seats if seat not in ("red", "coach"))
    assert curtain_sentence(model, "red") == f"{model.name('red')} holds three cards and challenges somebody."
    assert curtain_sentence(model, other) == f"{model.name(other)} holds three cards."


def test_a_fight_of_first_contact_shows_nothing_of_a_rumble(qtbot: QtBot) -> None:
    """FC-1: it has none, so that neither its Drive nor its stages are promised."""
    fight = 'given   pilot red "Ren"; first_contact.act = 3; throwdown Red against Coach; Red on turn\n'
    fight += "        Red: hand 8♥P; Pile 7♣C\n"
    view = SeatView.of(given(fight))
    assert "Rumble" not in [plate.look.title for plate in drive_plates(view)]
    assert ladder_look(view).worth == (1, 2, 4)


def test_in_the_last_act_the_program_offers_no_goal_that_was_decided_already() -> None:
    """FC-5: The first act is for the goals of the Pilots; the Gambits of the last one are about The Weapon."""
    model = dealt("first-contact")
    offer = OfferGambit("coach", "red")
    goal = model.sight().values["pilot.red.goal"]
    assert with_aim(model.sight(), offer) == OfferGambit("coach", "red", Quoted(str(goal)))
    assert model.attempt(StartAct("coach", 3))
    assert with_aim(model.sight(), offer) == OfferGambit("coach", "red", Quoted("Wake The Weapon."))
    assert model.attempt(offer)
    told = guide(model.sight("red"))
    assert told is not None
    assert "does it wake" in plain(told.learn)


def test_a_gambit_is_for_what_its_pilot_wants_unless_something_is_written(qtbot: QtBot) -> None:
    """GAMBIT-1: one press of the Pilot's plate; her goal stands on it, and the keyboard stands on the first."""
    sitting = Sitting(qtbot, go_on(dealt("first-contact"), 2))
    goals = [sitting.model.sight().values[f"pilot.{seat}.goal"] for seat in ("red", "orange")]
    sitting.press("g")
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == f"Offer Vass a Gambit: for: {goals[0]}"
    sitting.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert sitting.last() == f'Coach offers orange a Gambit for "{goals[1]}"'
    assert sitting.model.take_back(sitting.model.entry)
    sitting.settle()
    sitting.press("g")
    edit = sitting.window.sheet.form.fields.get("goal")
    assert edit is not None
    edit.setText("climb out")
    sitting.window.sheet.choose(0)
    sitting.settle()
    assert sitting.last() == 'Coach offers red a Gambit for "climb out"'


def test_a_challenge_is_for_what_alone_is_suggested_unless_something_is_written(qtbot: QtBot) -> None:
    """THROW-2: whom and with which card is enough."""
    model = dealt("first-contact")
    assert model.attempt(StartAct("coach", 2))
    sitting = Sitting(qtbot, model)
    sitting.take("red")
    goal = sitting.model.sight().values["pilot.red.goal"]
    sitting.press("d")
    edit = sitting.window.sheet.form.fields.get("stakes")
    assert edit is not None
    assert edit.placeholderText() == f"{str(goal).rstrip('.')}, or something else"
    sitting.press(Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert sitting.last().startswith("Red challenges ")
    assert sitting.last().endswith(f' for "{goal}"')


def test_in_the_last_act_nothing_is_suggested_that_was_decided_in_the_first(qtbot: QtBot) -> None:
    """FC-5: the last act is about The Weapon and The Enemy."""
    model = dealt("first-contact")
    assert model.attempt(StartAct("coach", 3))
    sitting = Sitting(qtbot, model)
    sitting.press("g", Qt.Key.Key_Return)
    assert sitting.last() == 'Coach offers red a Gambit for "Open the vault and wake The Weapon."'
    assert model.take_back(model.entry)
    sitting.take("red")
    sitting.press("d", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert sitting.last().startswith("Red challenges ")
    assert sitting.last().endswith(' for "Stop The Enemy."')


def test_a_card_laid_before_coach_is_for_what_alone_is_suggested_unless_something_is_written(qtbot: QtBot) -> None:
    """THROW-2: the line for the stakes says what they are as long as nothing is written."""
    model = dealt("first-contact")
    assert model.attempt(StartAct("coach", 3))
    sitting = Sitting(qtbot, model)
    sitting.take("red")
    challenges = (move for move in model.options("red") if isinstance(move, Challenge))
    sitting.window.plays.play(next(move for move in challenges if move.opponent == "coach"))
    edit = sitting.window.sheet.form.fields.get("stakes")
    assert edit is not None
    assert edit.placeholderText() == "Stop The Enemy, or something else"


def test_a_challenge_begins_at_the_highest_card_which_opens_the_pile(qtbot: QtBot) -> None:
    """THROW-16: the higher initiative card opens the Pile."""
    model = dealt("first-contact")
    assert model.attempt(StartAct("coach", 2))
    sitting = Sitting(qtbot, model)
    sitting.take("red")
    highest = max(model.sight().cards("hand.red"), key=lambda one: one.strength)
    sitting.press("d", Qt.Key.Key_Return)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == card_aloud(highest)


def play_gambit(model: GameModel, pilot: str) -> None:
    """Play a Gambit with the first answer to everything, from whichever seat is asked."""
    assert model.attempt(OfferGambit("coach", pilot))
    while model.sight("public").values["step"] != "story" or model.asks():
        seat = model.next_seat()
        model.pass_to(seat)
        model.take_seat()
        assert model.attempt(next(move for move in model.options(seat) if move.steps or model.asks()))
    model.pass_to("coach")
    model.take_seat()


def test_the_second_act_goes_round_to_who_challenges() -> None:
    model = dealt("first-contact")
    assert model.attempt(StartAct("coach", 2))
    assert lit(model) == "Vass challenges"


def test_in_the_second_act_one_press_passes_the_table_to_who_challenges(qtbot: QtBot) -> None:
    model = dealt("first-contact")
    assert model.attempt(GoOn("coach"))
    assert model.attempt(StartAct("coach", 2))
    sitting = Sitting(qtbot, model)
    card = sitting.window.scene.guide.card
    assert "Pass the table to Vass, who challenges somebody" in card.accessibleName()
    sitting.press(Qt.Key.Key_Return)
    assert not sitting.window.sheet.isVisible()
    assert model.seat == "red"
    model.take_seat()
    sitting.settle()
    assert "Challenge somebody" in card.accessibleName()


def test_the_third_act_wakes_a_faction_after_its_gambit_and_lets_everybody_invest(qtbot: QtBot) -> None:
    """FC-4: on a woken Faction each may invest one more card."""
    model = dealt("first-contact")
    assert model.attempt(StartAct("coach", 3))
    assert lit(model) == "Gambit"
    play_gambit(model, "red")
    assert lit(model) == "A Faction wakes"
    sitting = Sitting(qtbot, model)
    sitting.press(Qt.Key.Key_Return)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName().startswith("Wake The Weapon")
    sitting.press(Qt.Key.Key_Escape)
    assert model.attempt(Wake("coach", "enemy"))
    assert lit(model) == "Vass invests"


def test_the_keyboard_goes_along_with_what_is_lit(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt("first-contact"))
    story = sitting.window.scene.pane
    assert story is not None
    story.focus_groups()[0].focus()
    sitting.press("\r")
    assert sitting.window.sheet.isVisible()
    sitting.press("\r")
    focused = sitting.window.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "Vass invests: Pass the table"


def test_an_offer_is_accepted_with_enter(qtbot: QtBot) -> None:
    """GAMBIT-1: she may always decline, but what is asked for stands first."""
    sitting = Sitting(qtbot, dealt("first-contact"))
    assert sitting.model.attempt(OfferGambit("coach", "red"))
    sitting.take("red")
    sitting.press("\r")
    assert sitting.last() == "Red accepts"


def test_an_open_question_names_who_is_meant(qtbot: QtBot) -> None:
    """Given Coach at the computer, when a Pilot is asked openly, then "you" is not Coach."""
    sitting = Sitting(qtbot, dealt("first-contact"))
    assert sitting.model.attempt(OfferGambit("coach", "red"))
    sitting.settle()
    assert sitting.window.answers.plate.accessibleName() == "Vass: Coach offers you a Gambit"
    sitting.take("red")
    assert sitting.window.answers.plate.accessibleName() == "Coach offers you a Gambit"


def test_a_gambit_of_first_contact_promises_no_charge(qtbot: QtBot) -> None:
    """FC-1: nobody has Charges; elsewhere "No, and" gives one (GAMBIT-10)."""
    for key, promised in (("first-contact", False), ("neon-harbour", True)):
        sitting = Sitting(qtbot, dealt(key))
        assert sitting.model.attempt(OfferGambit("coach", sitting.model.seats[0]))
        middle = sitting.window.scene.pane
        assert isinstance(middle, GambitPane)
        plate = middle.outcomes.button(("shown", "no-and"))
        assert plate is not None
        assert ("Charge" in str(plate.look.sub)) == promised


def test_the_outcomes_fold_once_one_has_come_so_that_no_question_covers_them(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt("first-contact"), (1366, 768))
    model = sitting.model
    assert model.attempt(OfferGambit("coach", "red"))
    while not any(ask.kind == "gambit_consequence" for ask in model.asks()):
        seat = model.next_seat()
        sitting.take(seat)
        assert model.attempt(next(move for move in model.options(seat) if move.steps or model.asks()))
    sitting.take("coach")
    middle, plate = sitting.window.scene.pane, sitting.window.answers.plate
    assert isinstance(middle, GambitPane)
    assert plate.isVisible()
    below = middle.mapTo(sitting.window, middle.outcomes.geometry().bottomLeft()).y()
    assert below < plate.y()


def led_by_itself(qtbot: QtBot) -> Sitting:
    """A table of First Contact that passes by itself; nobody has done anything yet."""
    setup = scenario("first-contact")
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    sitting = Sitting(qtbot, model)
    sitting.window.passing.switch(by_itself=True)
    model.take_seat()
    sitting.settle()
    return sitting


def test_the_cards_are_dealt_and_the_scene_lies_open_without_a_press(qtbot: QtBot) -> None:
    sitting = led_by_itself(qtbot)
    assert sitting.last() == "Coach sets up the session"
    assert sitting.window.sheet.isVisible()


def test_while_everybody_invests_the_table_goes_round_by_itself(qtbot: QtBot) -> None:
    sitting = led_by_itself(qtbot)
    model = sitting.model
    sitting.press("\r")
    sitting.settle()
    for seat in ("red", "orange", "yellow"):
        assert (model.seat, model.curtain_down) == (seat, True)
        model.take_seat()
        sitting.settle()
        assert sitting.window.hand.card_in_focus() is not None, "the one thing to do has the keyboard"
        assert model.attempt(next(move for move in model.options() if isinstance(move, Invest)))
        sitting.settle()
    assert model.seat == "coach"


def test_who_lays_no_card_is_not_asked_again(qtbot: QtBot) -> None:
    sitting = led_by_itself(qtbot)
    model = sitting.model
    sitting.press("\r")
    sitting.settle()
    model.take_seat()
    sitting.settle()
    row = start_plates(SeatView.of(model))
    assert "No card" in [plate.look.title for plate in row]
    sitting.window.requests.open("pass.orange")
    model.take_seat()
    sitting.settle()
    assert model.attempt(next(move for move in model.options() if isinstance(move, Invest)))
    sitting.settle()
    assert model.seat == "yellow"
    sitting.take("coach")
    sitting.settle()
    assert model.seat == "coach", "whoever takes a seat keeps it"


def test_a_deal_that_was_taken_back_is_not_done_again(qtbot: QtBot) -> None:
    sitting = led_by_itself(qtbot)
    assert sitting.model.take_back(1)
    sitting.settle()
    assert sitting.model.log(sitting.model.entry)[0].back_to is not None


def test_after_an_open_answer_the_hand_has_the_keyboard_so_that_enter_plays_no_blind_card(qtbot: QtBot) -> None:
    """Given Coach at the computer, when a Pilot accepts openly, then Enter lifts a card of his Hand."""
    sitting = Sitting(qtbot, go_on(dealt("first-contact"), 2), (1366, 748))
    assert sitting.model.attempt(OfferGambit("coach", "red"))
    sitting.settle()
    sitting.press(Qt.Key.Key_Y)
    assert sitting.model.sight().values["step"] == "gambit.threshold"
    assert sitting.window.hand.isAncestorOf(QApplication.focusWidget())


def alone(act: int) -> GameModel:
    """Vass alone at an act of First Contact, with the program as Coach and friends."""
    setup = with_programs(scenario("first-contact"), dict.fromkeys(("orange", "yellow", "coach"), "steady"))
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    assert model.attempt(SetUpSession("coach"))
    if act > 1:
        assert model.attempt(StartAct("coach", act))
    else:
        go_on(model, 1)
    model.pass_to("red")
    model.take_seat()
    return model


def test_whoever_is_alone_begins_at_the_challenge_that_the_guide_asks_for(qtbot: QtBot) -> None:
    """Given the second act, when Vass plays alone, then Enter leads to whom she challenges, not to a note."""
    sitting = Sitting(qtbot, alone(2))
    sitting.window.program_seats.hold()
    sitting.take("red")
    sitting.window.keys.home(stays=False)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName().startswith("Throwdown")
    sitting.press(Qt.Key.Key_Return)
    assert sitting.window.sheet.isVisible()
    assert sitting.model.log()[-1].seat != "red"


def test_whoever_is_alone_makes_the_team_at_the_end() -> None:
    titles = [str(plate.look.title) for plate in start_plates(SeatView.of(alone(4)))]
    assert titles[0] == "Make this Team"
    assert "Later" in titles


def test_the_table_is_never_passed_to_the_program() -> None:
    seen = SeatView.of(alone(1))
    assert may_invest(seen)
    titles = [str(plate.look.title) for plate in start_plates(seen)]
    assert "Invest" in titles
    assert not any(title == "No card" or title.endswith("invests") or title.startswith("Back") for title in titles)
