"""A card begins what is done with it: in Story onto a Pilot it challenges her, onto Gambit it offers one."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import spoken
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.story import drag_hints
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tables import given

ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape
CREW = 'faction crew "Harbour Crew" agency 3'
SCENE = f"""
given   phase play; pilot red "Ren"; pilot green "Tam" specialty "radios"; pilot blue "Ida"
        {CREW}
        Red: hand 4♠P 8♥P; Green: hand 9♣P; Blue: hand 2♦P; Coach: hand 9♣C K♠C
"""
GREEN = Place(spot="seat.green")


@pytest.fixture
def story(qtbot: QtBot) -> Sitting:
    sitting = Sitting(qtbot, given(SCENE))
    sitting.take("coach")
    return sitting


def rect(sitting: Sitting, spot: str) -> QRectF:
    found = sitting.window.scene.rect_of(Place(spot=spot))
    assert found is not None, spot
    return found


def on_hand(sitting: Sitting, code: str) -> QPointF:
    """A point of the hand at which this card lies on top."""
    card = sitting.hand_card(code)
    box = card.card_rect()
    return QPointF(card.pos()) + QPointF(box.x() + box.width() * 0.2, box.y() + box.height() * 0.4)


def press(sitting: Sitting, code: str) -> None:
    sitting.click(sitting.window.hand, on_hand(sitting, code))


def lit(sitting: Sitting) -> dict[str, bool]:
    """The places of a carried card, and whether each takes it."""
    return {one.place.spot: one.allowed for one, _ in sitting.window.carry.layer.places.boxes if one.place.spot}


def test_a_card_that_is_dropped_on_a_pilot_challenges_her(story: Sitting) -> None:
    """THROW-2."""
    story.drag(story.hand_card("9♣C"), rect(story, "seat.green"))
    assert story.window.sheet.asks("Challenge to a Throwdown")
    assert [str(one.look.title) for one in story.window.sheet.look.choices] == ["Challenge Tam"]
    story.press("the radio mast", ENTER)
    assert story.last() == 'Coach challenges green with 9♣C for "the radio mast"'


def test_the_stakes_may_stay_empty(story: Sitting) -> None:
    story.drag(story.hand_card("9♣C"), rect(story, "seat.red"))
    story.press(ENTER)
    assert story.last() == 'Coach challenges red with 9♣C for ""'


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("spot", ["seat.green", "begin.throwdown", "begin.gambit"])
def test_what_a_dropped_card_asks_stands_beside_its_place(qtbot: QtBot, spot: str, size: tuple[int, int]) -> None:
    """Right of it, left, above: the place stays in sight, and nothing dims it."""
    sitting = Sitting(qtbot, given(SCENE), size)
    sitting.take("coach")
    place = rect(sitting, spot)
    sitting.drag(sitting.hand_card("9♣C"), place)
    sheet, window = sitting.window.sheet, sitting.window
    assert sheet.isVisible()
    assert not sheet._dim.isVisible()
    at = QRectF(window.mapFromGlobal(place.topLeft()), place.size())
    assert not QRectF(sheet.geometry()).intersects(at), "the place is in sight"
    assert window.sheet_room().contains(sheet.geometry())
    near = QRectF(sheet.geometry()).adjusted(-80, -80, 80, 80)
    assert near.intersects(at), "next to it"
    sitting.press(ESC, "G")
    assert sheet._dim.isVisible(), "from its plate it is asked over the middle"
    assert abs(sheet.geometry().center().x() - window.sheet_room().center().x()) < 3


def test_what_a_closed_rail_would_show_neither_lights_up_nor_takes_the_card(qtbot: QtBot) -> None:
    """In a small window the rails are drawers; something else lies where they would open."""
    sitting = Sitting(qtbot, given(SCENE), (900, 560))
    sitting.take("coach")
    assert sitting.window.scene.left.isHidden()
    sitting.drag(sitting.hand_card("9♣C"), rect(sitting, "seat.green"), drop=False)
    boxes = {one.place: box for one, box in sitting.window.carry.layer.places.boxes}
    assert boxes[GREEN].isEmpty()
    assert not boxes[Place(spot="begin.throwdown")].isEmpty()
    sitting.window.carry.put_back()
    sitting.drag(sitting.hand_card("9♣C"), rect(sitting, "seat.green"))
    assert not sitting.window.sheet.isVisible()


def test_a_refusal_stands_where_the_card_was_dropped_and_the_next_one_does_not(story: Sitting) -> None:
    story.drag(story.hand_card("9♣C"), rect(story, "seat.green"))
    assert not story.window.refusals.beside.isNull()
    story.press(ENTER)
    assert story.window.refusals.beside.isNull()


def test_the_hint_names_every_place_where_a_card_may_go(story: Sitting) -> None:
    seen = SeatView.of(story.model)
    assert drag_hints(seen, seats=True)[0] == "or drag a card: onto a Pilot to challenge her, onto Gambit to offer one"
    story.take("red")
    words = drag_hints(SeatView.of(story.model), seats=True)[0]
    assert words == "or drag a card: onto a Faction to invest it, onto Coach or a Pilot to challenge"
    story.drag(story.hand_card("4♠P"), QRectF(0, 0, 10, 10), drop=False)
    assert {one.partition(".")[0] for one in lit(story)} == {"seat", "begin"}
    places = [one.place.zone for one, _ in story.window.carry.layer.places.boxes if one.place.zone]
    assert places == ["faction.crew"]
    story.window.carry.put_back()


@pytest.mark.parametrize(
    ("wide", "places"), [(1366, "onto a Pilot to challenge her, onto Gambit"), (900, "onto Gambit")]
)
def test_nobody_is_told_of_a_place_that_a_closed_rail_hides(qtbot: QtBot, wide: int, places: str) -> None:
    sitting = Sitting(qtbot, given(SCENE), (wide, 560))
    sitting.take("coach")
    words = [one.words for one in read(sitting.window)]
    assert f"or drag a card: {places} to offer one" in words


def test_every_place_that_takes_the_card_is_lit_when_it_is_lifted(story: Sitting) -> None:
    story.drag(story.hand_card("K♠C"), QRectF(0, 0, 10, 10), drop=False)
    assert lit(story) == {
        "seat.red": True, "seat.green": True, "seat.blue": True, "begin.throwdown": True, "begin.gambit": True,
    }  # fmt: skip
    story.window.carry.put_back()


def test_a_card_on_throwdown_asks_at_once_whom_and_what_for(story: Sitting) -> None:
    story.drag(story.hand_card("K♠C"), rect(story, "begin.throwdown"))
    assert story.window.sheet.asks("Challenge to a Throwdown")
    assert list(map(str, story.window.sheet.look.fields and [story.window.sheet.look.fields[0].key])) == ["stakes"]
    edit = story.window.sheet.form.fields.get("stakes")
    assert edit is not None
    edit.setText("the harbour")
    story.window.sheet.choose(2)
    story.settle()
    assert story.last() == 'Coach challenges blue with K♠C for "the harbour"'


def test_a_card_on_gambit_offers_one(story: Sitting) -> None:
    """GAMBIT-1, GAMBIT-13: whom, with or without her Specialty, and what for, on one sheet."""
    story.drag(story.hand_card("9♣C"), rect(story, "begin.gambit"))
    assert story.window.sheet.asks("Offer a Gambit")
    edit = story.window.sheet.form.fields.get("goal")
    assert edit is not None
    edit.setText("cross the wharf")
    titles = [choice.look.title for choice in story.window.sheet.look.choices]
    assert titles == ["Offer Ren a Gambit", "Offer Tam a Gambit", "Tam, in her Specialty", "Offer Ida a Gambit"]
    story.window.sheet.choose(titles.index("Offer Ida a Gambit"))
    story.settle()
    assert story.last() == 'Coach offers blue a Gambit for "cross the wharf"'


def test_a_card_on_gambit_and_its_plate_ask_the_same(story: Sitting) -> None:
    sheet = story.window.sheet
    story.drag(story.hand_card("9♣C"), rect(story, "begin.gambit"), drop=False)
    assert story.window.carry.bubble.look.title == "Offer a Gambit", "whose it will be is asked first"
    story.window.carry.put_back()
    story.drag(story.hand_card("9♣C"), rect(story, "begin.gambit"))
    dropped = sheet.look
    assert "In her Specialty the consequence comes twice." in str(dropped.lines[0])
    story.press(ESC, "G")
    assert (sheet.look.title, sheet.look.lines) == (dropped.title, dropped.lines)
    assert [one.look.title for one in sheet.look.choices] == [one.look.title for one in dropped.choices]


def test_a_pilot_challenges_the_coach_at_his_place(story: Sitting) -> None:
    story.take("red")
    story.drag(story.hand_card("4♠P"), rect(story, "seat.coach"))
    story.press(ENTER)
    assert story.last() == 'Red challenges coach with 4♠P for ""'


def test_a_pilot_challenges_the_coach_on_a_threat(qtbot: QtBot) -> None:
    """THROW-2: a Threat is whom she means to fight; which of them do, Coach says."""
    sitting = Sitting(qtbot, given(f'{SCENE}        threat comet "Comet" rating 2\n'))
    sitting.take("red")
    sitting.drag(sitting.hand_card("4♠P"), rect(sitting, "threats"), drop=False)
    assert lit(sitting)["threats"]
    sitting.window.carry.put_back()
    sitting.drag(sitting.hand_card("4♠P"), rect(sitting, "threats"))
    sitting.press(ENTER)
    assert sitting.last() == 'Red challenges coach with 4♠P for ""'


def test_a_threat_takes_no_card_of_the_coach(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(f'{SCENE}        threat comet "Comet" rating 2\n'))
    sitting.take("coach")
    sitting.drag(sitting.hand_card("9♣C"), QRectF(0, 0, 10, 10), drop=False)
    assert "threats" not in lit(sitting)
    sitting.window.carry.put_back()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
def test_the_frame_round_the_place_of_the_coach_is_seen_whole(story: Sitting, size: tuple[int, int]) -> None:
    """Given the Coach's Deck at the edge of the window, then the brackets round it end inside the window."""
    story.window.resize(*size)
    story.settle()
    place, window = rect(story, "seat.coach"), story.window
    px = window.paint.px
    brackets = max(3.0, px(3)) + max(2.0, px(5)) / 2
    right = place.right() - window.mapToGlobal(QPoint(0, 0)).x()
    assert right + brackets <= window.width()
    assert place.width() > window.scene.right.width() * 0.7


def test_the_same_by_two_clicks(story: Sitting) -> None:
    press(story, "9♣C")
    assert story.window.carry.carrying
    row = story.window.scene.left.row("green")
    story.click(row)
    assert story.window.sheet.asks("Challenge to a Throwdown")
    assert [str(one.look.title) for one in story.window.sheet.look.choices] == ["Challenge Tam"]
    assert story.window.overlays.named("pilot").about == ""


def test_the_same_by_keys(story: Sitting) -> None:
    story.hand_card("9♣C").setFocus()
    story.press(ENTER)
    story.press(Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up)  # to Throwdown, to the last Pilot, and to the one above
    goal = story.window.carry.layer.goal
    assert goal is not None
    assert (goal.name, goal.place) == ("Tam", GREEN)
    story.press(ENTER, ENTER)
    assert story.last() == 'Coach challenges green with 9♣C for ""'


def test_a_card_lifted_by_keys_is_laid_where_a_person_leads_it(story: Sitting) -> None:
    """Given a Pilot who lifts a card by keys, then it says how its place is chosen, and goes there by an arrow."""
    story.take("red")
    story.hand_card("8♥P").setFocus()
    story.press(ENTER)
    carry = story.window.carry
    assert (carry.layer.goal, carry.bubble.look.title) == (None, "Arrow keys or a click choose its place.")
    assert carry.bubble.isVisible()
    for _ in range(4):
        story.press(Qt.Key.Key_Up)
    assert carry.bubble.look.title == "Invest Eight of hearts in Harbour Crew"
    story.press(ENTER)
    assert story.last() == "Red invests 8♥P in crew"


@pytest.mark.parametrize("faction", [CREW, "harmony 4"])
@pytest.mark.parametrize("begun", ["", "i"])
def test_return_again_and_again_spends_no_card(qtbot: QtBot, faction: str, begun: str) -> None:
    """Given a Pilot in Story, when Return is pressed over and over, also after I, then no card leaves her hand.

    Whether a Faction takes cards, or there is none and she may only challenge.
    """
    sitting = Sitting(qtbot, given(SCENE.replace(CREW, faction)))
    sitting.take("red")
    if begun:
        sitting.press(begun)
    for _ in range(15):
        sitting.press(ENTER)
    assert sitting.model.entry == 0
    assert sitting.model.sight().count("hand.red") == 2


def test_a_refused_drop_says_why_and_the_card_comes_back(qtbot: QtBot) -> None:
    """PILOT-7: of a Pilot who is out the row takes nothing, and no neighbour's row takes it instead."""
    sitting = Sitting(qtbot, given(SCENE + "        Green: solo 0; sync 0\n"))
    sitting.take("coach")
    before = sitting.model.entry
    sitting.drag(sitting.hand_card("9♣C"), rect(sitting, "seat.green"))
    assert sitting.window.refusals.shown
    assert "Tam cannot act" in sitting.window.refusals.card.accessibleName()
    sitting.press(ESC)
    assert not sitting.window.refusals.shown
    assert sitting.model.entry == before
    assert not sitting.window.carry.carrying


def test_esc_lays_a_lifted_card_back_and_focus_is_where_it_was(story: Sitting) -> None:
    """However it was lifted."""
    card = story.hand_card("K♠C")
    card.setFocus()
    story.press(ENTER)
    assert story.window.carry.carrying
    story.press(ESC)
    assert not story.window.carry.carrying
    assert QApplication.focusWidget() is card
    story.drag(card, rect(story, "seat.green"), drop=False)
    story.press(ESC)
    assert not story.window.carry.carrying
    assert QApplication.focusWidget() is card
    story.drag(card, rect(story, "seat.green"))
    story.press(ESC)  # from what was asked
    assert story.model.entry == 0
    assert QApplication.focusWidget() is card


def double_click(sitting: Sitting, code: str) -> None:
    """Press and let go twice: the second press comes as a double click."""
    at, hand, button = on_hand(sitting, code), sitting.window.hand, Qt.MouseButton.LeftButton
    sitting.click(hand, at)
    QTest.mouseDClick(hand, button, Qt.KeyboardModifier.NoModifier, at.toPoint())
    QTest.mouseRelease(hand, button, Qt.KeyboardModifier.NoModifier, at.toPoint())
    sitting.settle()


def test_a_double_click_on_a_card_lifts_it_once(story: Sitting) -> None:
    double_click(story, "K♠C")
    assert story.window.carry.carrying
    press(story, "K♠C")
    assert not story.window.carry.carrying
    assert story.model.entry == 0


TURN = """
given   pilot red "Ren"; pilot green "Tam"; throwdown Coach against Red; Red on turn
        Red: Strike 3; hand 2♦P 4♠P 10♣P 9♠P Q♠P 5♥P; Green: hand 4♥P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
"""


@pytest.fixture
def fight(qtbot: QtBot) -> Sitting:
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    return sitting


def lifted(sitting: Sitting) -> str:
    """The card that is carried now."""
    assert sitting.window.carry.carrying
    return next(code for code in ("2♦P", "4♠P", "10♣P", "9♠P", "Q♠P", "5♥P") if sitting.hand_card(code).carried)


def test_the_letter_of_a_drive_lifts_a_safe_card_before_one_at_a_price(fight: Sitting) -> None:
    """Even where the keyboard stands on one at a price: nobody pays by pressing C."""
    fight.hand_card("Q♠P").setFocus()
    fight.press("c")
    assert lifted(fight) == "9♠P"
    fight.press(ESC)
    fight.hand_card("2♦P").setFocus()  # cannot counter at all
    fight.press("c")
    assert lifted(fight) == "9♠P"


def test_of_two_safe_cards_the_focused_one_is_lifted(fight: Sitting) -> None:
    fight.hand_card("10♣P").setFocus()
    fight.press("c")
    assert lifted(fight) == "10♣P"


def test_of_equal_cards_the_lowest_is_lifted(fight: Sitting) -> None:
    """An Escalate with the Two or the Four comes to the same."""
    fight.window.setFocus()
    fight.press("e")
    assert lifted(fight) == "2♦P"


def too_low(sitting: Sitting, code: str) -> PlateButton:
    """Drop a card on the Pile that cannot Counter; return what the refusal offers instead."""
    sitting.drag(sitting.hand_card(code), sitting.throwdown.pile.global_landing_rect())
    plates = sitting.window.refusals.card.findChildren(PlateButton)
    (instead,) = (one for one in plates if one.isVisible() and "instead" in one.accessibleName())
    return instead


def drive(sitting: Sitting, phrase: str) -> PlateButton:
    found = sitting.throwdown.row.button(phrase)
    assert found is not None
    return found


def test_a_card_too_low_says_so_that_nothing_has_happened_and_what_it_can_do(fight: Sitting) -> None:
    """THROW-29: with sign, price and key; its own Drive is lit as well."""
    before = fight.model.entry
    instead = too_low(fight, "2♦P")
    said = fight.window.refusals.card.accessibleName()
    assert said.startswith("Too low for a Counter.")
    assert "Nothing has happened; the card is still Ren's." in said
    assert fight.model.entry == before
    assert (instead.look.title, instead.look.key, instead.look.edge) == ("Escalate instead", "E", "legal")
    assert [mark.sign for mark in instead.look.signs] == ["stairs"]
    assert spoken(instead.look.sub) == "safe; Coach scores 1; Stage 2 opens"
    assert drive(fight, "escalates with {card}").lit
    assert not drive(fight, "blocks with {card}").lit
    fight.press(ESC)
    assert not drive(fight, "escalates with {card}").lit


def test_what_the_card_can_do_instead_has_its_key(fight: Sitting) -> None:
    too_low(fight, "2♦P")
    fight.press("e")
    assert fight.last() == "Red escalates with 2♦P"


def test_what_is_offered_instead_says_its_price(fight: Sitting) -> None:
    instead = too_low(fight, "5♥P")
    assert instead.look.edge == "price"
    assert spoken(instead.look.sub).startswith("Dissonant; Coach scores 1; ")


def test_the_refusal_leaves_the_strike_scale_and_the_drives_in_sight(fight: Sitting) -> None:
    too_low(fight, "2♦P")
    box, window = fight.window.refusals.card.plate_box(), fight.window
    for part in (fight.throwdown.scale, fight.throwdown.row):
        assert not box.intersects(QRect(part.mapTo(window, QPoint(0, 0)), part.size()))


def test_where_only_one_thing_can_be_done_focus_stands_on_it(qtbot: QtBot) -> None:
    """THROW-39: without a card the Coach can only Concede, and Counter is the first plate."""
    sitting = Sitting(qtbot, given(TURN.replace("hand K♠C", "hand nothing").replace("Red on turn", "Coach on turn")))
    sitting.take("coach")
    open_ones = [one for one in sitting.throwdown.row.findChildren(PlateButton) if not one.look.refused]
    assert [one.look.title for one in open_ones] == ["Concede"]
    assert QApplication.focusWidget() is open_ones[0]
