"""A lifted card is asked about once, and anew only where something happens before it lies."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.places import landing_words
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import change_aloud
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import card
from gattai_desktop.games.by_hand_cards import MoveCards
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai.by_hand.coachs_hand import SwitchGuide
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.games.gattai.rails.left import LeftRail
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.sitting import Sitting
from tests.windows.tables import given
from tests.windows.test_table_throwdown import TURN, instead_of, log_lines

FREE = """
given   pilot red "Ren"; pilot green "Tam"; phase = "play"; guide = false; Coach: hand K♠C
"""


def test_a_drag_asks_the_rules_when_the_card_is_lifted_and_never_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    model, hand = sitting.model, sitting.window.hand
    judged: list[Move] = []
    asked: list[str] = []
    for name in ("drops", "judge", "preview"):
        ask = getattr(model, name)
        monkeypatch.setattr(model, name, lambda *told, name=name, ask=ask: asked.append(name) or ask(*told))
    sitting.drag(sitting.hand_card("8♥P"), sitting.throwdown.pile.global_landing_rect(), drop=False)
    assert asked == ["drops"]
    for step in range(20):
        QTest.mouseMove(hand, hand.mapFromGlobal(QPoint(300 + 40 * step, 300)))
    goal = hand.mapFromGlobal(sitting.throwdown.pile.global_landing_rect().center().toPoint())
    QTest.mouseMove(hand, goal)
    assert asked == ["drops"]
    judge = Game.judge
    monkeypatch.setattr(Game, "judge", lambda game, state, move: judged.append(move) or judge(game, state, move))
    QTest.mouseRelease(hand, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, goal)
    sitting.settle()
    assert sitting.last() == "Red counters with 8♥P"
    assert "drops" not in asked[1:]
    assert Counter("red", card("8♥P")) not in judged


def test_what_was_carried_does_not_fly_and_what_waited_for_a_question_does(qtbot: QtBot) -> None:
    """While a question lies open the card lies in the hand again."""
    told: list[Happened] = []
    sitting = Sitting(qtbot, given(TURN.replace("given  ", "given   edition final; ruling rumble_needs = none;")))
    sitting.take("red")
    sitting.model.factsHappened.connect(told.append)
    sitting.drag(sitting.hand_card("4♠P"), sitting.throwdown.new_stage.global_rect())
    sitting.window.sheet.choose(0)
    sitting.settle()
    assert sitting.last() == "Red escalates with 4♠P"
    assert [happened.carried_from for happened in told] == [NOWHERE]
    sitting.model.take_back(1)
    sitting.drag(sitting.hand_card("8♥P"), sitting.throwdown.pile.global_landing_rect())
    assert told[-1].carried_from == Place(zone="hand.red")


def test_a_sheet_that_opens_puts_a_lifted_card_back(qtbot: QtBot) -> None:
    """Given a card is lifted by key, when a sheet opens over it, then Enter answers the sheet and lays no card."""
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    sitting.hand_card("8♥P").setFocus()
    sitting.press(Qt.Key.Key_Return)
    assert sitting.window.carry.carrying
    sitting.press("x")
    assert not sitting.window.carry.carrying
    assert sitting.window.sheet.look.title == "Concede the Throwdown?"
    entry = sitting.model.entry
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.entry == entry, "fight on"
    assert sitting.window.sheet.isHidden()


def test_no_line_of_a_sheet_about_conceding_ends_with_a_full_stop(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    sitting.press("x")
    lines = [spoken(line) for line in sitting.window.sheet.look.lines]
    assert len(lines) > 1
    assert [line for line in lines if line.endswith(".")] == []


def test_one_plate_alone_has_the_key_that_fights_on(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    sitting.press("x")
    sheet = sitting.window.sheet
    assert sheet.look.title == "Concede the Throwdown?"
    plates = [one.look for one in sheet.findChildren(PlateButton) if one.isVisible()]
    assert [one.title for one in plates if one.key == "Esc"] == ["Fight on"]
    entry = sitting.model.entry
    sitting.press(Qt.Key.Key_Escape)
    assert sheet.isHidden()
    assert sitting.model.entry == entry


def test_a_card_of_a_deck_is_lifted_at_a_free_table_only(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TURN.replace("4♥P;", "4♥P; Pilots' Trash Q♠P;")))
    sitting.take("red")
    tray = sitting.window.scene.left.tray
    widget = tray.card("trash")
    assert widget is not None
    widget.lifted.emit(QPointF(20, 20), widget.global_rect().center().toPoint())
    assert not sitting.window.carry.carrying
    assert sitting.model.allow(SwitchGuide("coach", "off"))
    sitting.settle()
    widget.lifted.emit(QPointF(20, 20), widget.global_rect().center().toPoint())
    assert sitting.window.carry.carrying
    sitting.window.carry.put_back()


def test_the_ring_of_a_card_that_is_lifted_by_a_key_lies_below_it(qtbot: QtBot) -> None:
    """Given a card at which the keyboard is, when Enter lifts it, then no ring is drawn across its index."""
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    sitting.hand_card("8♥P").setFocus()
    sitting.press(Qt.Key.Key_Return)
    window = sitting.window
    assert window.carry.carrying
    assert window.ring.isVisible()
    lying = window.children()
    assert lying.index(window.ring) < lying.index(window.carry.layer)


@pytest.fixture
def lifted(qtbot: QtBot) -> Sitting:
    """A table at which Red has lifted 8♥ by key, which is over the Pile."""
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    sitting.hand_card("8♥P").setFocus()
    sitting.press(Qt.Key.Key_Return)
    assert goal_of(sitting)[0].endswith("Pile")
    return sitting


def goal_of(sitting: Sitting) -> tuple[str, str]:
    """Where the lifted card would be dropped, and what is said of that."""
    carry = sitting.window.carry
    return (
        carry.layer.goal.name if carry.layer.goal else "",
        carry.bubble.look.title if carry.bubble.isVisible() else "",
    )


def test_what_would_follow_is_said_with_the_place(lifted: Sitting) -> None:
    """Who cannot see the bubble hears what it says."""
    bubble, landing = lifted.window.carry.bubble, lifted.window.carry.layer.goal
    assert landing is not None
    assert bubble.look.lines
    said = landing_words(landing)
    assert all(change_aloud(spoken(line)).rstrip(".") in said for line in bubble.look.lines)


def happens(sitting: Sitting, move: Move) -> None:
    """Somebody else does something while a card is lifted."""
    assert sitting.model.allow(move)
    sitting.settle()


def moved(sitting: Sitting, face: str, zone: str) -> Move:
    """What the Coach does who moves a card by hand."""
    kind = sitting.model.by_hand(MoveCards)
    assert kind is not None
    return kind("coach", (card(face),), zone)


def test_at_a_free_table_a_pilot_is_given_a_card_anywhere_on_her_row(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FREE))
    sitting.take("coach")
    rail = sitting.window.scene.left
    assert isinstance(rail, LeftRail)
    row = rail.row("green")
    assert row is not None
    sitting.drag(sitting.hand_card("K♠C"), row.globally())
    assert sitting.model.sight().count("hand.green") == 1
    assert not sitting.model.sight().count("hand.coach")


def test_at_a_free_table_the_log_tells_of_a_card_that_is_drawn_in_words_for_one(qtbot: QtBot) -> None:
    speak_language("en")
    sitting = Sitting(qtbot, given(FREE))
    sitting.take("coach")
    sitting.press("c")
    assert "Coach moves the top card of Coach's Deck to Coach's Hand" in log_lines(sitting)


def places_off(sitting: Sitting) -> list[str]:
    """The places that are lit elsewhere than they lie."""
    places = sitting.window.carry.layer.places
    return [one.name for one, box in places.boxes if (box.center() - places.box(one).center()).manhattanLength() > 1]


def test_a_lifted_card_goes_along_with_a_table_that_has_another_size(lifted: Sitting) -> None:
    """Given a window that is made smaller and enlarges all, then what is lit goes along, and so does the card."""
    before = goal_of(lifted)
    lifted.window.resize(1366, 768)
    lifted.settle()
    assert not places_off(lifted)
    QTest.keyClick(lifted.window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    lifted.settle()
    assert not places_off(lifted)
    assert goal_of(lifted) == before
    layer, home = lifted.window.carry.layer, lifted.hand_card("8♥P").global_rect()
    assert abs(layer.mapToGlobal(layer.pose.corner).x() - home.x()) < 1
    lifted.press(Qt.Key.Key_Return)
    assert not lifted.window.carry.carrying


def test_a_dragged_card_finds_the_places_of_a_table_that_has_another_size(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    pile = sitting.window.scene.rect_of(Place(zone="pile"))
    assert pile is not None
    sitting.drag(sitting.hand_card("8♥P"), pile, drop=False)
    sitting.window.resize(1366, 768)
    sitting.settle()
    assert sitting.window.carry.carrying
    assert not places_off(sitting)


def test_what_happens_leaves_a_lifted_card_where_it_still_may_land(lifted: Sitting) -> None:
    few = len(lifted.window.carry.layer.places.boxes)
    happens(lifted, SwitchGuide("coach", "off"))
    assert goal_of(lifted)[0].endswith("Pile")
    assert len(lifted.window.carry.layer.places.boxes) > few, "at a free table a card goes anywhere"


def test_a_lifted_card_leaves_a_place_that_takes_it_no_more(lifted: Sitting) -> None:
    """Given 8♥ over the Pile, when a King comes to lie there, then Enter Counters nothing."""
    happens(lifted, moved(lifted, "K♠C", "pile"))
    assert goal_of(lifted) == ("", "Arrow keys or a click choose its place.")
    lifted.press(Qt.Key.Key_Return)
    assert lifted.model.entry == 1
    assert lifted.window.refusals.card.isHidden()


def test_a_lifted_card_that_is_gone_is_carried_no_more(lifted: Sitting) -> None:
    happens(lifted, moved(lifted, "8♥P", "trash.pilots"))
    assert not lifted.window.carry.carrying
    assert goal_of(lifted) == ("", "")


def test_a_dragged_card_learns_why_the_place_below_it_takes_it_no_more(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    sitting.drag(sitting.hand_card("8♥P"), sitting.throwdown.pile.global_landing_rect(), drop=False)
    happens(sitting, moved(sitting, "K♠C", "pile"))
    goal = sitting.window.carry.layer.goal
    assert goal is not None
    assert not goal.allowed


def test_a_card_that_is_lifted_while_another_glides_home_has_all_its_places(qtbot: QtBot) -> None:
    """Given a card on its way home, when a low one is dropped on the Pile, then it is said what that may do instead."""
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    sitting.window.set_paint(make_paint(speed=1))
    sitting.settle()
    sitting.drag(sitting.hand_card("8♥P"), QRectF(700, 560, 10, 10))
    assert sitting.window.carry.layer.isVisible(), "8♥ glides"
    sitting.drag(sitting.hand_card("4♠P"), sitting.throwdown.pile.global_landing_rect())
    assert instead_of(sitting)
