"""The Hand: sorted as its seat likes it, looked at closely, and steady under the pointer."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.settings.settings import read_settings
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, deal_at, given

HELD = FIGHT.replace("hand 8♥P 9♣P", "hand 8♥P 9♣P 4♥P K♣P 6♠P")


def shown(sitting: Sitting) -> list[str]:
    return [one.face for one in sitting.window.hand._hand]


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    made = Sitting(qtbot, given(HELD))
    made.take("red")
    return made


def middle_of(widget: CardWidget) -> QPoint:
    rect = widget.card_rect()
    return widget.pos() + QPoint(round(rect.x() + rect.width() * 0.2), round(rect.y() + rect.height() * 0.5))


def test_cards_lie_by_rank_unless_the_seat_wants_them_by_suit(sitting: Sitting) -> None:
    assert shown(sitting) == ["4H", "6S", "8H", "9C", "KC"]
    asked: list[str] = []
    sitting.window.hand.sortAsked.connect(asked.append)
    sitting.press("z")
    sitting.click(sitting.window.hand.order)
    assert asked == ["red", "red"]
    entry = sitting.model.entry
    sitting.window.set_paint(evolve(sitting.window.paint, by_suit=frozenset({"red"})))
    assert shown(sitting) == ["9C", "KC", "4H", "8H", "6S"]
    assert "by suit" in sitting.window.hand.order.accessibleName()
    assert sitting.model.entry == entry
    sitting.take("coach")
    assert "by rank" in sitting.window.hand.order.accessibleName() or sitting.window.hand.order.isHidden()


def test_the_cards_under_the_pointer_stay_the_same_while_one_rises(sitting: Sitting) -> None:
    hand = sitting.window.hand
    places = [middle_of(widget) for widget in hand.cards()]
    before = [hand.card_at(place) for place in places]
    for place in places:
        QTest.mouseMove(hand, place)
        sitting.settle()
        assert [hand.card_at(one) for one in places] == before
    risen = hand.cards()[1]
    edge = QPoint(risen.pos().x() + risen.width() // 4, 0)
    lowest = [y for y in range(hand.height()) if hand.card_at(QPoint(edge.x(), y)) is risen]
    QTest.mouseMove(hand, QPoint(edge.x(), lowest[-1]))
    sitting.settle()
    assert hand.card_at(QPoint(edge.x(), lowest[-1])) is risen


def test_a_chosen_card_leaves_the_next_one_to_be_chosen(sitting: Sitting) -> None:
    """Given a card is chosen for an answer, then a press where the next one is seen still finds that."""
    hand = sitting.window.hand
    places = [middle_of(widget) - QPoint(round(widget.card_rect().width() * 0.1), 0) for widget in hand.cards()]
    hand.set_chosen(frozenset(hand._cards_shown.values()) - {hand._cards_shown[hand._hand[1].key]})
    assert [hand.card_at(place) for place in places] == list(hand.cards())


def test_what_is_chosen_has_a_tick_since_a_card_at_the_end_of_a_fan_rises_no_higher_than_the_middle(
    sitting: Sitting,
) -> None:
    hand = sitting.window.hand
    first = hand.cards()[0]
    before = first.grab().toImage()
    hand.set_hinted(frozenset({next(iter(hand._cards_shown.values()))}))
    hinted = first.grab().toImage()
    hand.set_hinted(frozenset())
    hand.set_chosen(frozenset({next(iter(hand._cards_shown.values()))}))
    chosen = first.grab().toImage()
    assert len({image.constBits().tobytes() for image in (before, hinted, chosen)}) == 3
    hand.set_chosen(frozenset())
    assert first.grab().toImage() == before


def test_a_held_press_shows_the_card_in_large_and_lifts_nothing(qtbot: QtBot, sitting: Sitting) -> None:
    hand, widget = sitting.window.hand, sitting.hand_card("9♣P")
    place = middle_of(widget)
    QTest.mousePress(hand, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    qtbot.waitUntil(lambda: hand.zoomed == "9C")
    QTest.mouseRelease(hand, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    sitting.settle()
    assert not hand.zoomed
    assert not sitting.window.carry.carrying


def test_the_key_shows_it_while_it_is_held_and_losing_the_window_ends_it(sitting: Sitting) -> None:
    hand = sitting.window.hand
    widget = sitting.hand_card("8♥P")
    widget.setFocus()
    QTest.keyPress(widget, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert hand.zoomed == "8H"
    QTest.keyRelease(widget, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert not hand.zoomed
    QTest.keyPress(widget, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    sitting.model.pass_to("green")
    sitting.settle()
    assert not hand.zoomed


def test_backs_are_not_looked_at_closely(sitting: Sitting) -> None:
    hand = sitting.window.hand
    sitting.model.pass_to("green")
    sitting.settle()
    for widget in hand.cards():
        hand.zoom(widget)
        assert not hand.zoomed


def test_larger_cards_are_the_hands_alone(sitting: Sitting) -> None:
    window = sitting.window
    before, rail = window.hand.cards()[0].card_rect().height(), window.scene.left.width()
    window.set_paint(evolve(window.paint, card_size=1.5))
    assert window.hand.cards()[0].card_rect().height() > before * 1.3
    assert window.scene.left.width() == rail


# ---------------------------------------------------------------------- it survives everything


def test_the_order_is_the_seats_own_and_is_kept_for_next_time(
    qtbot: QtBot, program: app.Program, tmp_path: Path
) -> None:
    deal_at(program, qtbot)
    assert program.table is not None
    assert program.model is not None
    entry = program.model.entry
    program.table.hand.sortAsked.emit("coach")
    assert program.settings.by_suit == ("coach",)
    assert read_settings(tmp_path / "settings.toml").by_suit == ("coach",)
    suits = [one.face[-1] for one in program.table.hand._hand if "-" not in one.face]
    assert suits == sorted(suits, key="CDHS".index)
    assert program.model.entry == entry
    program.table.hand.sortAsked.emit("coach")
    assert not program.settings.by_suit
