"""The first hand: which of its cards are chosen, and that a choice holds for the question it was made for."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.values import active
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.games.tasuo.first_hand import CHANGE, FREE, KEEP, PAID
from gattai_desktop.windows.games.tasuo.heard_in_showdown import showdown_curtain_words
from gattai_desktop.windows.games.tasuo.side_gauges import seat_line
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import at
from tests.windows.tasuo.showdowns import model_at


def test_what_was_chosen_to_be_changed_freely_says_where_it_goes(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_at(at("TS-EX1", asks="mulligan")))
    hand, seat = sitting.window.hand, sitting.model.seat
    cards = [one.card for one in sitting.model.hand(seat)][:2]
    hand.cards()[0].setFocus()
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    none = pane.row.button(CHANGE)
    assert none is not None
    assert none.look.title == "Change cards for free"
    for goes in ("It goes under your deck", "They go under your deck"):
        sitting.press(Qt.Key.Key_Return)
        change = pane.row.button(CHANGE)
        assert change is not None
        assert change.look.sub == goes
        sitting.press(Qt.Key.Key_Right)
    assert all(hand.is_chosen(card) for card in cards)
    sitting.press("k")
    sitting.take(seat)
    assert not any(hand.is_chosen(card) for card in cards)
    assert not any(one.raised for one in hand.cards())


@pytest.mark.parametrize("key", ["k", Qt.Key.Key_Return], ids=["by its letter", "by the keyboard"])
def test_one_press_keeps_the_first_hand(qtbot: QtBot, key: str | Qt.Key) -> None:
    """Whoever changed nothing for free was asked once more, whether she pays armor to change something."""
    sitting = Sitting(qtbot, model_at(at("TS-EX1", asks="mulligan")))
    pane, seat = sitting.window.scene.pane, sitting.model.seat
    assert isinstance(pane, FieldPane)
    keep = pane.row.button(KEEP[FREE])
    assert keep is not None
    keep.setFocus()
    sitting.press(key)
    assert [str(one.move(seat)).partition(" ")[2] for one in sitting.model.log()][-2:] == [
        "keeps the first hand",
        "keeps the hand",
    ]
    assert not [ask for ask in sitting.model.asks() if ask.seat == seat]


@pytest.mark.parametrize(("ruling", "more"), [("kept", 1), ("may_be_paid", 2)])
def test_both_questions_say_at_once_what_they_cost_and_how_often(qtbot: QtBot, ruling: str, more: int) -> None:
    """RULES TS-5, TS-6, TS-H6: given 2 armor, then the first is free, the second as often as it can be paid."""
    asked = at("TS-EX30", asks="mulligan")
    state = State(asked.zones, {**asked.values, "rulings.last_armor": ruling})
    sitting = Sitting(qtbot, model_at(state))
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)

    def said() -> list[tuple[str, str]]:
        buttons = (pane.row.button(one) for one in (CHANGE, KEEP[FREE], KEEP[PAID]))
        return [(one.look.title, str(one.look.sub)) for one in buttons if one is not None]

    assert said() == [
        ("Change cards for free", "Once, as many as you like: press them in your hand"),
        ("Keep the hand", "You begin with 2 armor"),
    ]
    sitting.window.hand.cards()[0].setFocus()
    sitting.press(Qt.Key.Key_Return)
    sitting.press("n")
    assert said() == [
        ("Change a card for 1 armor", f"Press it in your hand; your armor is enough for {more}"),
        ("Keep the hand", "You begin with 2 armor"),
    ]


def test_enter_takes_back_the_card_that_it_chose_where_any_number_may_be_changed(qtbot: QtBot) -> None:
    """The keyboard went on to the next card, which a second Enter then chose as well."""
    sitting = Sitting(qtbot, model_at(at("TS-EX1", asks="mulligan")))
    hand = sitting.window.hand
    first = hand.cards()[0]
    first.setFocus()
    for chosen in (1, 0):
        sitting.press(Qt.Key.Key_Return)
        assert first.hasFocus()
        assert sum(one.raised for one in hand.cards()) == chosen


def test_the_one_card_that_is_changed_for_armor_leads_to_the_plate_that_changes_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_at(at("TS-EX1", asks=PAID)))
    pane, hand = sitting.window.scene.pane, sitting.window.hand
    assert isinstance(pane, FieldPane)
    held = sitting.model.hand(sitting.model.seat)
    hand.cards()[1].setFocus()
    sitting.press(Qt.Key.Key_Return)
    change = pane.row.button(CHANGE)
    assert change is not None
    assert change.hasFocus()
    assert not change.look.refused
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.hand(sitting.model.seat) != held


def test_the_keyboard_of_the_next_seat_begins_at_her_first_card(qtbot: QtBot) -> None:
    """Given one player has walked to her third card, when the other sits down, then hers is the first."""
    sitting = Sitting(qtbot, model_at(at("TS-EX1", asks="mulligan")))
    first = sitting.model.seat
    for _ in range(2):
        sitting.press(Qt.Key.Key_Right)
    assert sitting.window.hand.cards()[2].hasFocus()
    sitting.take("blue" if first == "red" else "red")
    assert sitting.model.seat != first
    assert sitting.window.hand.cards()[0].hasFocus()


def test_both_rails_say_that_a_hand_is_chosen_and_not_that_both_are_asked(qtbot: QtBot) -> None:
    """RULES TS-H54: both change their hands at once, and neither line tells who is through with it."""
    sitting = Sitting(qtbot, model_at(at("TS-EX1", asks="mulligan")))
    sitting.window.hand.cards()[0].setFocus()
    for key in (Qt.Key.Key_Return, "n"):
        view = SeatView.of(sitting.model)
        assert [seat_line(view, seat) for seat in zones.SEATS] == ["chooses a hand", "chooses a hand"]
        sitting.press(key)


def test_after_cards_were_changed_the_keyboard_stands_on_no_hatched_plate(qtbot: QtBot) -> None:
    """Given the plate is pressed with the keyboard, then it comes to the new hand, of which nothing is chosen yet."""
    sitting = Sitting(qtbot, model_at(at("TS-EX1", asks="mulligan")))
    sitting.window.hand.cards()[0].setFocus()
    sitting.press(Qt.Key.Key_Return)
    sitting.press("n")
    for _ in range(3):
        if any(ask.kind == PAID and ask.seat == sitting.model.seat for ask in sitting.model.asks()):
            break
        sitting.take(sitting.model.next_seat())
        sitting.press(Qt.Key.Key_Return)
        sitting.press("n")
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    change = pane.row.button(CHANGE)
    assert change is not None
    assert change.look.refused
    assert sitting.window.hand.key_in_focus() is not None


def test_the_curtain_says_what_the_next_player_is_to_do() -> None:
    """Given the first hands and then a turn, then whoever sits down knows why before a card is seen."""
    model = model_at(at("TS-EX1", asks="mulligan"))
    (ask,) = model.asks()[:1]
    words = showdown_curtain_words(model, ask.seat, "Ida holds 5.")
    assert words == "Ida holds 5. The first hand is kept or changed."
    turn = model_at(at("TS-EX105", after="draws two"))
    now = active(turn.sight(PUBLIC))
    assert showdown_curtain_words(turn, now, "Ida holds 5.").endswith("'s turn.")
    assert showdown_curtain_words(turn, zones.foe(now), "Ida holds 5.") == "Ida holds 5."


@pytest.mark.parametrize("where", ["deck", "plates"])
def test_a_card_dragged_to_the_deck_or_onto_the_plates_is_chosen(qtbot: QtBot, where: str) -> None:
    """Given the first hand, when a card of it is dragged, then it is chosen as by a press, and chosen no more again."""
    sitting = Sitting(qtbot, model_at(at("TS-EX1", asks="mulligan")))
    pane, hand, seat = sitting.window.scene.pane, sitting.window.hand, sitting.model.seat
    assert isinstance(pane, FieldPane)
    own = pane.rect_of(Place(zone=zones.deck(seat)))
    assert own is not None
    to = own if where == "deck" else pane.row.globally()
    entry = sitting.model.entry
    card = sitting.model.hand(seat)[0].card
    widget = hand.widget_of(card)
    assert widget is not None
    for chosen in (True, False):
        sitting.drag(widget, to)
        assert hand.is_chosen(card) is chosen
    assert sitting.model.entry == entry, "nothing is answered yet"
