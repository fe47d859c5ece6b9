"""First Contact from the deal through a Gambit, and Story Mode at any table, by keyboard."""

import itertools

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.flight import Flight
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import card_aloud
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.gattai.looks.gambit import gambit_title
from gattai_desktop.windows.games.gattai.looks.story import start_plates
from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane
from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane
from gattai_desktop.windows.games.gattai.parts.faction_plate import FactionPlate
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionView
from gattai_desktop.windows.games.gattai.parts.location_view import LocationPlate
from gattai_desktop.windows.games.gattai.parts.threat_plate import StoryThreatPlate, ThreatPlate
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.overlays.curtain import Curtain
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given

ENTER = Qt.Key.Key_Return


def first_contact() -> GameModel:
    begun = GATTAI.begin(scenario("first-contact"))
    return GameModel(GATTAI.game, MemoryJournal(begun), seeded(1), clock=lambda: 1_000)


@pytest.fixture
def evening(qtbot: QtBot) -> Sitting:
    sitting = Sitting(qtbot, first_contact(), (1366, 768))
    curtain = Curtain(sitting.model, room_of(sitting.model.game), sitting.window.paint, sitting.window)
    curtain.setGeometry(sitting.window.rect())
    sitting.window.curtain = curtain
    curtain.follow()
    sitting.settle()
    return sitting


def test_first_contact_is_played_into_its_first_gambit_by_keys_alone(evening: Sitting) -> None:
    """FC-4, GAMBIT-1 to GAMBIT-9: nothing but Enter, Tab, letters and words."""
    evening.press(ENTER)  # it's me, Coach
    evening.press(ENTER)  # deal the cards
    assert evening.last() == "Coach sets up the session"
    evening.press("g")
    evening.press("O", "pen the vault", Qt.Key.Key_Tab, ENTER)  # who types on a plate writes
    assert evening.step() == "gambit.offered"
    assert evening.last() == 'Coach offers red a Gambit for "Open the vault"'
    evening.press("y")  # she says aloud that she accepts: the table is not passed for it
    assert evening.model.seat == "coach"
    assert evening.step() == "gambit.threshold"
    evening.press(ENTER, ENTER)  # lift the first card, drop it as the Threshold card
    assert evening.step() == "gambit.play"
    evening.press(ENTER, ENTER)
    evening.press(ENTER, ENTER)
    assert evening.step() == "gambit.reveal"
    evening.press(ENTER)  # revealed where the table lies
    assert evening.step() in ("gambit.result", "gambit.consequences")


def test_the_guide_says_what_comes_next_and_never_blocks(evening: Sitting) -> None:
    evening.press(ENTER)
    middle = evening.window.scene.pane
    assert isinstance(middle, StoryPane)
    assert "Deal the cards" in evening.window.scene.guide.card.accessibleName()
    assert middle.head.accessibleName() == "It begins", "what to do is said by the guide alone"
    evening.press("d")  # nobody holds a card: refused, and the table stands
    assert evening.model.entry == 0
    evening.press("v")
    assert evening.window.sheet.isVisible()


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("", "Deal the cards: Both Decks are shuffled first"),
        ("session 2", "Deal the cards: Both Decks are shuffled first"),
        ("ruling carry_between_sessions = keep_all", "Deal the cards: Both Decks are shuffled first"),
        ("session 2; ruling carry_between_sessions = keep_all", "Begin the session: The cards stay as they lie"),
    ],
)
def test_r_103_coach_reads_whether_a_session_begins_with_new_decks(before: str, said: str) -> None:
    model = given("given   pilots Red; phase set-up" + (f"; {before}" if before else "") + "\n")
    model.take_seat()
    assert start_plates(SeatView.of(model))[0].look.spoken_name() == said


def test_a_challenge_is_made_by_a_press_of_her_row_and_of_the_card_itself(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("throwdown")
    sitting.settle()
    sheet = sitting.window.sheet
    row = next(one for one in sheet.things.widgets if "Ren" in one.accessibleName())
    sitting.click(row)
    card = sitting.model.hand("coach")[0].card
    boxes = [one.geometry() for one in sheet.things.widgets]
    crossed = [one & other for one, other in itertools.combinations(boxes, 2)]
    assert max(one.width() for one in crossed) <= 1, "no mark crosses another"
    lying = next(one for one in sheet.things.widgets if card_aloud(card) in one.accessibleName())
    sitting.click(lying)
    assert sitting.last().startswith(f"Coach challenges red with {card.code}")


@pytest.mark.parametrize("words", [False, True], ids=["on its card", "on its words"])
def test_a_pilot_invests_by_dragging_a_card_to_a_faction(qtbot: QtBot, *, words: bool) -> None:
    """FACTION-10."""
    sitting = Sitting(qtbot, dealt("first-contact"))
    sitting.take("red")
    middle = sitting.window.scene.pane
    assert isinstance(middle, StoryPane)
    key = middle.factions.shown_keys()[0]
    card = sitting.model.hand("red")[0].card
    there = middle.factions.rect_of(Place(zone=f"faction.{key}"))
    view = middle.factions.view(key)
    assert there is not None
    assert view is not None
    if words:
        there = view.globally(QRectF(view.width() * 0.8, view.height() * 0.2, 1, 1))
    sitting.drag(sitting.hand_card(card.code), there)
    assert sitting.last() == f"Red invests {card.code} in {key}"


def test_the_four_outcomes_are_the_answer_when_her_card_is_not_higher(qtbot: QtBot) -> None:
    """GAMBIT-8."""
    sitting = Sitting(qtbot, dealt())
    for words in ('Coach offers Red a Gambit for "peace"', "Red accepts"):
        sitting.take(words.split(" ")[0].lower())
        assert sitting.model.attempt(GATTAI.game.phrases.read(words))
    while sitting.step() != "gambit.result" and sitting.step().startswith("gambit"):
        seat = sitting.model.next_seat()
        sitting.take(seat)
        options = [move for move in sitting.model.options() if "Specialty" not in str(move)]
        low = min(options, key=lambda move: getattr(getattr(move, "card", None), "rank", 99))
        high = max(options, key=lambda move: getattr(getattr(move, "card", None), "rank", -1))
        assert sitting.model.attempt(high if seat == "coach" else low)
    assert sitting.step() == "gambit.result"
    sitting.take("red")
    middle = sitting.window.scene.pane
    assert isinstance(middle, GambitPane)
    assert sitting.window.answers.plate.isHidden()
    plate = middle.outcomes.button(("answer", "no-but"))
    assert plate is not None
    sitting.click(plate)
    assert sitting.last() == "Red chooses no-but"


def test_the_coach_moves_a_card_and_sets_a_gauge_by_hand_with_a_reason(qtbot: QtBot) -> None:
    """ED-4: each is a logged move."""
    sitting = Sitting(qtbot, dealt())
    by_hand, sheet = sitting.window.by_hand, sitting.window.sheet
    card = sitting.model.hand("coach")[0].card
    by_hand.card_menu(card, "hand.coach")
    edit = sheet.form.fields.get("why")
    assert edit is not None
    edit.setText("it was lost")
    sheet.choose(("to", "trash.coach"))
    sitting.settle()
    assert sitting.last() == f'Coach moves {card.code} to trash.coach because "it was lost"'
    by_hand.gauges.edit("team.harmony")
    sheet.choose("5")
    sitting.settle()
    assert sitting.model.sight().values["team.harmony"] == 5
    assert "Harmony 5" in sitting.window.scene.left.harmony.accessibleName()


def test_what_is_asked_about_a_card_by_hand_begins_with_a_capital(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sight = sitting.model.sight()
    for zone in ("deck.coach", "hand.coach"):
        sitting.window.by_hand.card_menu(sight.zones[zone][-1].card, zone)
        look = sitting.window.sheet.look
        words = [look.title, *(one.look.title for one in look.choices)]
        assert [one for one in words if not one[:1].isupper()] == [], zone


def test_the_coach_changes_a_ruling_after_an_overrule(qtbot: QtBot) -> None:
    """ED-2."""
    sitting = Sitting(qtbot, dealt())
    sitting.window.by_hand.rulings.of("gambit_tie")
    sitting.window.sheet.choose("equal_wins")
    sitting.settle()
    assert sitting.model.sight().values["rulings.gambit_tie"] == "equal_wins"


def test_a_trigger_is_completed_while_it_is_written_and_fired(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("trigger.+Sch")
    edit = sitting.window.sheet.form.fields.get("line")
    assert edit is not None
    edit.setText("+Schism:Team(1)")
    sitting.window.sheet.choose("coach")
    sitting.settle()
    assert sitting.last() == 'Coach fires "+Schism:Team(1)"'


def test_without_the_guide_any_card_is_dragged_anywhere(qtbot: QtBot) -> None:
    """The free table keeps zones, hands and log."""
    sitting = Sitting(qtbot, dealt())
    sitting.window.by_hand.begin()
    sitting.window.sheet.choose("guide")
    sitting.window.sheet.choose("yes")
    sitting.settle()
    card = sitting.model.hand("coach")[0].card
    place = sitting.window.scene.rect_of(Place(zone="pile"))
    assert place is not None
    sitting.drag(sitting.hand_card(card.code), place)
    assert sitting.last() == f"Coach moves {card.code} to pile"
    assert sitting.model.sight().cards("pile") == (card,)


FULL_HAND = """
given   pilot red "Ren"
        Red: hand 2♦P 3♦P 4♦P 5♦P 6♦P; Coach: hand 2♦C
"""


def with_too_many_cards(qtbot: QtBot) -> Sitting:
    """Ren holds five cards, keeps three, and has to choose which two go (DECK-15)."""
    sitting = Sitting(qtbot, given(FULL_HAND))
    sitting.take("coach")
    assert sitting.model.attempt(GATTAI.game.phrases.read("Coach sets Hands right"))
    sitting.take("red")
    assert sitting.window.answers.choosing
    return sitting


def test_cards_of_the_hand_are_chosen_for_a_discard(qtbot: QtBot) -> None:
    """DECK-15: a Hand above its maximum."""
    sitting = with_too_many_cards(qtbot)
    for code in ("2♦P", "6♦P"):
        widget = sitting.hand_card(code)
        widget.click()
        sitting.settle()
    assert sitting.hand_card("2♦P").raised
    plate = sitting.window.answers.plate.button("chosen")
    assert plate is not None
    sitting.click(plate)
    assert sitting.last() == "Red discards 2♦P 6♦P"


def test_enter_discards_once_the_last_card_is_chosen(qtbot: QtBot) -> None:
    """DECK-15 by keys: the ranks jump to the cards, Esc goes back to the hand for another choice."""
    sitting = with_too_many_cards(qtbot)
    sitting.press("2", Qt.Key.Key_Return, "6", Qt.Key.Key_Return)
    assert QApplication.focusWidget() is sitting.window.answers.plate.button("chosen")
    sitting.press(Qt.Key.Key_Escape)
    assert sitting.window.hand.card_in_focus() is not None
    sitting.press("6", Qt.Key.Key_Return, "5", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert sitting.last() == "Red discards 2♦P 5♦P"


def test_a_card_that_was_chosen_lies_down_once_nothing_is_asked_any_more(qtbot: QtBot) -> None:
    """Given a card chosen for a discard, when what asks for it is taken back, then it is raised no more."""
    sitting = with_too_many_cards(qtbot)
    sitting.hand_card("2♦P").click()
    sitting.settle()
    assert sitting.hand_card("2♦P").accessibleDescription() == "chosen"
    assert sitting.model.take_back(sitting.model.entry)
    sitting.settle()
    assert not sitting.window.answers.choosing
    assert not sitting.hand_card("2♦P").raised
    assert "chosen" not in sitting.hand_card("2♦P").accessibleDescription()


def test_a_question_mark_lists_the_keys_where_no_word_is_to_be_explained(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.hand.focus()
    sitting.press("?")
    assert sitting.window.sheet.isVisible()
    sitting.press(Qt.Key.Key_Escape)
    assert sitting.window.sheet.isHidden()
    assert QApplication.focusWidget() is not None


def test_at_a_small_window_the_rails_are_drawers(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt(), (900, 560))
    assert sitting.window.scene.left.isHidden()
    sitting.press("[")
    assert sitting.window.scene.left.isVisible()
    sitting.press("]")
    assert sitting.window.scene.left.isHidden()
    assert sitting.window.scene.right.isVisible()
    sitting.press(Qt.Key.Key_Escape)
    assert sitting.window.scene.right.isHidden()


def test_cards_of_a_closed_rail_fly_from_the_button_that_opens_it(qtbot: QtBot) -> None:
    """From the rail itself they would come out of the middle of something else."""
    sitting = Sitting(qtbot, first_contact(), (900, 560))
    sitting.take("coach")
    scene, header, deck = sitting.window.scene, sitting.window.header, Place(zone="deck.coach")
    off: list[Flight] = []
    sitting.window.flights.layer.fly = off.extend  # type: ignore[method-assign,assignment]
    assert sitting.model.attempt(SetUpSession("coach"))
    button = header.globally(QRectF(header.right.geometry()))
    assert off
    assert all(one.start == button for one in off)
    assert scene.shown_rect_of(deck) == button
    sitting.press("]")
    assert scene.shown_rect_of(deck) == scene.rect_of(deck) != button


def test_first_contact_has_its_scene_at_hand_when_it_is_to_be_read_aloud(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt("first-contact"))
    assert sitting.window.scene.pane is not None
    sitting.window.requests.open("scene")
    assert sitting.window.sheet.isVisible()
    said = " ".join(map(spoken, sitting.window.sheet.look.lines))
    assert "The Weapon" in said
    assert "?" in said  # what the Coach asks the players


def test_places_begin_their_plates_in_large_letters(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("coach")
    for asked in ("cards", "shuffle"):
        sitting.window.by_hand.begin()
        sitting.window.sheet.choose(asked)
        titles = [choice.look.title for choice in sitting.window.sheet.look.choices]
        assert len(titles) > 2
        assert [title for title in titles if title[0].islower()] == []


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_name_of_a_faction_does_not_touch_the_next(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, dealt(), size)
    sitting.take("coach")
    views = sorted(sitting.window.findChildren(FactionView), key=lambda view: view.mapToGlobal(QPoint()).x())
    views = [view for view in views if view.isVisible()]
    assert len(views) > 2
    for view, following in itertools.pairwise(views):
        left = view.mapTo(sitting.window, QPoint()).x()
        ends = [left + one.box.right() for one in read(sitting.window) if one.widget is view and one.words.strip()]
        starts = following.mapTo(sitting.window, QPoint()).x()
        assert all(end + 12 <= starts for end in ends), f"{view.accessibleName()} at {size}"


def test_the_plates_of_story_can_be_read_at_arms_length(qtbot: QtBot) -> None:
    """Names are 0.0194 of the height, no word on a plate is under 0.0139, and all of it grows with the window."""
    sitting = Sitting(qtbot, dealt())
    kinds = (FactionPlate, LocationPlate, StoryThreatPlate, PlateButton)
    for wide, high in ((1920, 1080), (3840, 2160)):
        sitting.window.resize(wide, high)
        sitting.settle()
        pane = sitting.window.scene.pane
        assert isinstance(pane, StoryPane)
        written = [
            one for one in read(sitting.window) if isinstance(one.widget, kinds) and pane.isAncestorOf(one.widget)
        ]
        words = [one for one in written if len(one.words.strip()) > 1]  # not the cap of a key
        assert {type(one.widget) for one in words} == set(kinds)
        assert [str(one) for one in words if one.size < 0.0138 * high] == []
        names = [one for one in words if one.words in ("Kite Wharf", "Doctor Gull", "Harbour Crew")]
        assert [str(one) for one in names if one.size < 0.019 * high] == []
        assert len(names) == 3


def test_threats_stand_in_the_middle_of_story_and_only_there(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    plates = sitting.window.findChildren(ThreatPlate)
    pane = sitting.window.scene.pane
    assert isinstance(pane, StoryPane)
    assert plates
    assert all(pane.isAncestorOf(plate) for plate in plates)
    key = sitting.window.requests.view.keys("threats")[0]
    assert sitting.window.scene.part_of(f"threat.{key}.tr") in plates
    sitting.click(plates[0])
    assert sitting.window.sheet.isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (3840, 2160)])
def test_what_a_threat_wants_is_read_where_its_plate_is_low_but_wide(qtbot: QtBot, size: tuple[int, int]) -> None:
    """With five Locations above them the plates are too low for a second line: it was told in a tooltip alone."""
    sitting = Sitting(qtbot, dealt(), size)
    plates = sitting.window.findChildren(StoryThreatPlate)
    lines = {one.look.line for one in plates}
    assert "" not in lines
    assert lines <= {one.whole for one in read(sitting.window) if isinstance(one.widget, StoryThreatPlate)}


def test_more_than_four_places_stand_in_two_rows(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    plates = [one for one in sitting.window.findChildren(LocationPlate) if one.isVisible()]
    assert len(plates) == 5
    assert len({one.y() for one in plates}) == 2
    assert len({one.height() for one in plates}) == 1


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 600)])
def test_the_place_of_the_scene_is_marked_among_the_locations(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given a prepared scene has led to a Location, then its plate says so, for there its Boon holds (LOC-6)."""
    table = dealt()._state
    key = table.listed("locations")[1]
    model = GameModel(
        GATTAI.game, MemoryJournal(evolve(table, values={**table.values, "scene.location": key})), seeded(1)
    )
    sitting = Sitting(qtbot, model, size)
    sitting.take("coach")
    plates = [one for one in sitting.window.findChildren(LocationPlate) if one.isVisible()]
    assert [one.accessibleName() for one in plates if "the scene is here" in one.accessibleName()] == [
        plates[1].accessibleName()
    ]
    written = [one.whole for one in read(sitting.window) if isinstance(one.widget, LocationPlate)]
    # In a small window the edge of its plate says it alone: there the words have no room.
    assert sum("the scene is here" in one for one in written) == (size != (1024, 600))


def test_the_plate_of_a_faction_opens_it_and_its_card_is_lifted(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt("first-contact"))
    plate = next(one for one in sitting.window.findChildren(FactionPlate) if one.isVisible())
    sitting.click(plate, QPointF(plate.width() - 20, plate.height() / 2))
    assert sitting.window.sheet.isVisible()


def test_a_gambit_names_the_helpers_that_the_edition_lacks(qtbot: QtBot) -> None:
    """GAMBIT-18, R-23: in Beta nobody helps; where the complete text is played, nothing is lacking."""
    for edition, said in (("beta", True), ("final", False)):
        sitting = Sitting(qtbot, given(f'given   edition {edition}; pilot red "Ren"\n        phase = "play"'))
        sitting.take("coach")
        sitting.window.requests.open("gambit")
        assert ("In the Beta edition, nobody helps with a Gambit." in sitting.window.sheet.look.lines) == said
        sitting.window.sheet.dismiss()
        assert sitting.model.attempt(GATTAI.game.phrases.read('Coach offers Red a Gambit for "peace"'))
        sitting.settle()
        middle = sitting.window.scene.pane
        assert isinstance(middle, GambitPane)
        assert "nobody helps" not in middle.told()  # she can do nothing about it now


def test_gambit_13_a_gambit_is_offered_in_a_specialty_that_the_coach_can_read(qtbot: QtBot) -> None:
    """Nobody knows by heart what each Pilot's Specialty is, and a goal is in it or not."""
    text = 'given   edition final; pilot red "Ren" specialty "showing off"; pilot green "Tam"; phase = "play"'
    sitting = Sitting(qtbot, given(text))
    sitting.take("coach")
    sitting.window.requests.open("gambit")
    look = sitting.window.sheet.look
    assert look.lines == ("In her Specialty the consequence comes twice.",)
    offered = [(one.look.title, spoken(one.look.sub)) for one in look.choices]
    assert offered[1] == ("Ren, in her Specialty", "showing off")
    assert [title for title, _ in offered] == ["Offer Ren a Gambit", "Ren, in her Specialty", "Offer Tam a Gambit"]


def test_a_gambit_without_helpers_says_when_it_was_the_table_that_ruled_so(qtbot: QtBot) -> None:
    table = 'given   edition final; ruling gambit_helpers = off; pilot red "Ren"\n        phase = "play"'
    sitting = Sitting(qtbot, given(table))
    sitting.take("coach")
    sitting.window.requests.open("gambit")
    assert "This table has ruled that nobody helps with a Gambit." in sitting.window.sheet.look.lines


@pytest.mark.parametrize(("charges", "first"), [("6/6", "2 Charges for all"), ("0/6", "All her own Charges")])
def test_spending_an_omen_begins_on_the_first_choice_that_does_anything(qtbot: QtBot, charges: str, first: str) -> None:
    omen = "given   pilots Red, Green; Pilots' Omens Joker1 up\n        Red: Charges {}; Green: Charges 0/6"
    sitting = Sitting(qtbot, given(omen.format(charges)))
    sitting.take("red")
    sitting.window.requests.open("omen")
    here = QApplication.focusWidget()
    assert isinstance(here, PlateButton)
    assert here.look.title == first
    assert spoken(here.look.sub) != "No Charge for Red", "what it does is said first"


def test_a_gambit_without_a_goal_says_in_which_scene_and_that_she_tells_what_she_tries(qtbot: QtBot) -> None:
    """GAMBIT-1: the program as Coach offers one without words, and its Pilot knows what it is about."""
    sitting = Sitting(qtbot, dealt())
    assert sitting.model.attempt(OfferGambit("coach", "red"))
    seen = sitting.window.requests.view
    assert gambit_title(seen) == "The tide comes in: A Gambit for Ren"
    assert str(sitting.model.asks()[0].why).startswith("Say what you try.")


@pytest.mark.parametrize(("phase", "following"), [("salute", "briefing"), ("briefing", "play"), ("play", "")])
def test_the_coach_is_led_on_from_a_phase_in_which_only_is_told(qtbot: QtBot, phase: str, following: str) -> None:
    """Given the greeting or the briefing, then Enter alone goes on to what comes next; a Pilot is not offered it."""
    model = given(f'given   pilot red "Ren"; phase = "{phase}"; Coach: hand 3♣C')
    sitting = Sitting(qtbot, model, (1366, 768))
    assert "Go on" not in [one.look.title for one in start_plates(SeatView.of(model))]
    sitting.take("coach")
    pane = sitting.window.scene.pane
    assert isinstance(pane, StoryPane)
    assert pane.has_next is bool(following)
    if following:
        plate = next(one.look for one in start_plates(SeatView.of(model)))
        assert (plate.title, plate.short) == ("Go on", following.capitalize())
        sitting.press(ENTER)
        assert model.sight().values["phase"] == following
