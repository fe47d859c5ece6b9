import math

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardMark, CardWidget
from gattai_desktop.board.faces import UnknownFaceError
from gattai_desktop.board.fan import fan_layout
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.zoomed import Zoomed
from tests.board.conftest import Table


@pytest.fixture
def card(qtbot: QtBot, paint: Paint) -> CardWidget:
    ground = QWidget()
    ground.resize(500, 500)
    qtbot.addWidget(ground)
    card = CardWidget(paint, "KH", 280, ground)
    card.put(150, 120)
    ground.show()
    card.ground = ground
    return card


def middle(card: CardWidget) -> QPoint:
    return card.card_rect().center().toPoint()


def test_a_press_that_travels_three_pixels_is_still_a_click(qtbot: QtBot, card: CardWidget) -> None:
    lifts: list[object] = []
    card.lifted.connect(lambda *given: lifts.append(given))
    with qtbot.waitSignal(card.clicked):
        qtbot.mousePress(card, Qt.MouseButton.LeftButton, pos=middle(card))
        qtbot.mouseMove(card, middle(card) + QPoint(3, 0))
        qtbot.mouseRelease(card, Qt.MouseButton.LeftButton, pos=middle(card) + QPoint(3, 0))
    assert lifts == []


def test_a_press_that_travels_four_pixels_lifts_the_card_once_and_is_no_click(qtbot: QtBot, card: CardWidget) -> None:
    clicks: list[object] = []
    card.clicked.connect(lambda: clicks.append(1))
    qtbot.mousePress(card, Qt.MouseButton.LeftButton, pos=middle(card))
    with qtbot.waitSignal(card.lifted) as lifted:
        send_move(card, middle(card) + QPoint(4, 0))
    grip, _ = lifted.args
    with qtbot.assertNotEmitted(card.lifted):
        send_move(card, middle(card) + QPoint(40, 0))
    qtbot.mouseRelease(card, Qt.MouseButton.LeftButton, pos=middle(card) + QPoint(40, 0))
    assert clicks == []
    assert (grip.x(), grip.y()) == pytest.approx((100, 140), abs=1.5)


def send_move(card: CardWidget, place: QPoint) -> None:
    """Move the pointer with its left button held; the test library moves it with none."""
    from PySide6.QtCore import QCoreApplication, QEvent, QPointF
    from PySide6.QtGui import QMouseEvent

    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    at = QPointF(card.mapToGlobal(place))
    move = QMouseEvent(QEvent.Type.MouseMove, QPointF(place), at, none, left, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(card, move)


def test_the_place_that_answers_the_pointer_stays_when_the_card_rises(card: CardWidget) -> None:
    before = [card.hitButton(QPoint(x, y)) for x in range(0, card.width(), 7) for y in range(0, card.height(), 7)]
    geometry = card.geometry()
    card.set_hovered(True)
    after = [card.hitButton(QPoint(x, y)) for x in range(0, card.width(), 7) for y in range(0, card.height(), 7)]
    assert before == after
    assert any(before)
    assert not all(before)
    assert card.geometry() == geometry


def test_a_turned_card_answers_for_its_own_shape(card: CardWidget) -> None:
    card.put(150, 120, angle=20)
    rect = card.card_rect()
    assert not card.hitButton((rect.topLeft()).toPoint() + QPoint(4, 4))  # the card has leant away from there
    assert card.hitButton(rect.center().toPoint())


def test_a_card_in_a_frame_stays_in_it_below_the_pointer(card: CardWidget) -> None:
    card.still = True
    before, ring = card.grab().toImage(), card.ring_shape()
    card.set_hovered(True)
    assert card.grab().toImage() == before
    assert card.ring_shape() == ring


def test_a_hovered_card_is_painted_higher(card: CardWidget) -> None:
    rect = card.card_rect()
    above = (rect.topLeft() + rect.topRight()).toPoint() / 2 - QPoint(0, 6)
    assert card.grab().toImage().pixelColor(above) != card_face(card)
    card.set_hovered(True)
    assert card.grab().toImage().pixelColor(above) == card_face(card)


def test_a_card_speaks_its_name_and_what_the_caller_says_it_may_do(card: CardWidget) -> None:
    card.setAccessibleDescription("Escalates, Coach +2")
    spoken = QAccessible.queryAccessibleInterface(card)
    assert spoken.text(QAccessible.Text.Name) == "King of hearts"
    assert spoken.text(QAccessible.Text.Description) == "Escalates, Coach +2"
    assert spoken.role() == QAccessible.Role.Button


def test_a_card_turned_face_down_says_nothing_of_its_rank(card: CardWidget) -> None:
    card.set_face("back-pilots")
    assert card.accessibleName() == "Pilots' card, face-down"
    with pytest.raises(UnknownFaceError):
        card.set_face("ZZ")


def test_a_carried_card_leaves_only_its_outline(card: CardWidget) -> None:
    card.set_marks((CardMark("star"),))
    card.set_carried(True)
    image = card.grab().toImage()
    assert image.pixelColor(middle(card)) != card_face(card)
    card.set_carried(False)
    assert card.grab().toImage().pixelColor(card.card_rect().topLeft().toPoint() + QPoint(100, 30)) == card_face(card)


def card_face(card: CardWidget):  # noqa: ANN201
    from gattai_desktop.board.theme import card_colour

    return card_colour("face")


def test_enter_clicks_and_space_raises(qtbot: QtBot, card: CardWidget) -> None:
    with qtbot.waitSignal(card.clicked):
        qtbot.keyClick(card, Qt.Key.Key_Return)
    with qtbot.waitSignal(card.raiseAsked), qtbot.assertNotEmitted(card.clicked):
        qtbot.keyClick(card, Qt.Key.Key_Space)


def test_the_pointer_meets_the_card_that_lies_on_top(table: Table) -> None:
    card = table.card("8H")
    edge = card.pos() + (card.card_rect().topLeft() + card.card_rect().bottomLeft()).toPoint() / 2
    assert table.hand.card_at(edge + QPoint(20, 0)) is card
    assert table.hand.card_at(edge - QPoint(20, 0)) is table.card("7S")
    assert table.hand.card_at(QPoint(2, 2)) is None


@pytest.mark.parametrize("count", range(1, 16))
def test_a_hand_of_any_size_fits_its_room(count: int) -> None:
    layout = fan_layout(count, 1000, 286)
    assert len(layout.places) == count
    assert layout.places[0].x >= 0
    assert layout.places[-1].x + layout.height * 5 / 7 <= 1000
    turned = math.radians(layout.places[0].angle)  # about the middle of its lower edge
    corner = layout.height * math.sin(turned) + layout.height * 5 / 14 * (1 - math.cos(turned))
    assert layout.places[0].x + corner >= 0, "the first card is cut off at its upper left corner"
    steps = [b.x - a.x for a, b in zip(layout.places, layout.places[1:], strict=False)]
    assert all(step >= 0.38 * layout.height * 5 / 7 - 0.01 for step in steps)
    assert all(abs(b.angle - a.angle) <= 2.5 for a, b in zip(layout.places, layout.places[1:], strict=False))


def test_ranks_jump_and_arrows_walk_through_the_hand(qtbot: QtBot, table: Table) -> None:
    table.hand.focus_card("7S")
    qtbot.keyClick(table.card("7S"), "t")
    assert table.card("TC").hasFocus()
    qtbot.keyClick(table.card("TC"), Qt.Key.Key_Left)
    assert table.card("8H").hasFocus()
    qtbot.keyClick(table.card("8H"), Qt.Key.Key_Home)
    assert table.card("7S").hasFocus()


def test_a_hand_that_loses_the_focused_card_gives_the_focus_to_its_neighbour(table: Table) -> None:
    from gattai_desktop.board.fan import HandCard

    table.hand.focus_card("8H")
    table.hand.set_cards((HandCard("7S", "7S"), HandCard("TC", "TC")))
    assert table.card("TC").hasFocus()


@pytest.mark.parametrize("angle", [-6.0, 0.0, 6.0])
@pytest.mark.parametrize("raised", [False, True])
def test_the_box_round_a_card_holds_all_of_it_where_it_lies(card: CardWidget, angle: float, raised: bool) -> None:
    """Given a card of a fan, turned and perhaps raised, then the box round it holds it all."""
    card.put(150, 120, angle=angle)
    card.set_raised(raised)
    drawn = card.globally(card.ring_shape().boundingRect())
    assert drawn.contains(card.global_box())
    assert card.global_box().top() - drawn.top() < 20


@pytest.mark.parametrize("goes", ["hidden", "deleted"])
def test_a_card_that_is_shown_large_goes_with_its_pile(qtbot: QtBot, table: Table, goes: str) -> None:
    """Given a card that somebody looks at, when the Pile goes meanwhile, then nothing large is left over the table."""
    table.pile.zoom(table.pile.cards()[0])
    large = table.findChildren(Zoomed)
    assert [one.isVisible() for one in large] == [True]
    if goes == "hidden":
        table.pile.hide()
        assert not table.pile.zoomed
        assert not large[0].isVisible()
    table.pile.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not table.findChildren(Zoomed)
