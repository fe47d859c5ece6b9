import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.card_widget import CardMark, CardWidget
from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.paint import Paint, PaintedButton, make_paint
from gattai_desktop.board.plate import RING_PEN
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import DRAWN_CU, Scale
from tests.board.conftest import Table


def window(qtbot: QtBot, paint: Paint) -> tuple[QWidget, list[PlateButton]]:
    """Four plates: two above, two below."""
    ground = QWidget()
    ground.resize(500, 300)
    plates = []
    for place, name in enumerate(("Counter", "Block", "Escalate", "Concede")):
        plate = PlateButton(paint, outline_plate(name), ground)
        plate.setGeometry(20 + 240 * (place % 2), 20 + 120 * (place // 2), 200, 60)
        plates.append(plate)
    qtbot.addWidget(ground)
    with qtbot.waitExposed(ground):
        ground.show()
    ground.activateWindow()
    return ground, plates


def test_the_ring_follows_the_focus_and_the_widget_that_has_it(qtbot: QtBot, paint: Paint) -> None:
    ground, plates = window(qtbot, paint)
    ring = FocusRing(paint, ground)
    plates[1].setFocus()
    assert ring.isVisible()
    assert ring.geometry().contains(plates[1].geometry())
    plates[1].move(200, 200)
    assert ring.geometry().contains(plates[1].geometry())
    plates[1].clearFocus()
    assert not ring.isVisible()


def test_arrows_go_by_geometry_and_tab_stops_once(qtbot: QtBot, paint: Paint) -> None:
    ground, plates = window(qtbot, paint)
    island = ArrowGroup(ground)
    island.set_members(plates)
    island.focus()
    assert plates[0].hasFocus()
    qtbot.keyClick(plates[0], Qt.Key.Key_Right)
    assert plates[1].hasFocus()
    qtbot.keyClick(plates[1], Qt.Key.Key_Down)
    assert plates[3].hasFocus()
    qtbot.keyClick(plates[3], Qt.Key.Key_Right)
    assert plates[3].hasFocus()
    assert [p.focusPolicy() == Qt.FocusPolicy.StrongFocus for p in plates] == [False, False, False, True]


def test_home_and_end_go_through_a_list_and_mean_nothing_elsewhere(qtbot: QtBot, paint: Paint) -> None:
    ground, plates = window(qtbot, paint)
    island = ArrowGroup(ground, ends=True)
    island.set_members(plates)
    island.focus()
    plates[-1].hide()
    for key, place in ((Qt.Key.Key_End, -2), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(ground.focusWidget(), key)
        assert plates[place].hasFocus()
    ground, plates = window(qtbot, paint)
    plain = ArrowGroup(ground)
    plain.set_members(plates)
    plain.focus()
    qtbot.keyClick(plates[0], Qt.Key.Key_End)
    assert plates[0].hasFocus()


def test_the_pointer_needs_no_ring_until_a_key_is_pressed(qtbot: QtBot, paint: Paint) -> None:
    ground, plates = window(qtbot, paint)
    ring = FocusRing(paint, ground)
    qtbot.mouseClick(plates[2], Qt.MouseButton.LeftButton, pos=plates[2].rect().center())
    plates[2].setFocus(Qt.FocusReason.MouseFocusReason)
    assert not ring.isVisible()
    qtbot.keyClick(plates[2], Qt.Key.Key_Shift)
    assert ring.isVisible()


def test_space_raises_one_card_and_lays_it_down_again(qtbot: QtBot, table: Table) -> None:
    """Given two covered cards, then the second that is raised lays the first one down, and is laid down itself."""
    first, second = table.card("8H"), table.card("7S")
    for card, raised in ((first, (True, False)), (second, (False, True)), (second, (False, False))):
        qtbot.keyClick(card, Qt.Key.Key_Space)
        assert (first.raised, second.raised) == raised


def test_the_ring_stands_where_a_raised_card_stands(qtbot: QtBot, table: Table) -> None:
    ring = FocusRing(table.hand.paint, table)
    table.hand.focus_card("8H")
    before = ring.geometry()
    qtbot.keyClick(table.card("8H"), Qt.Key.Key_Space)
    assert ring.geometry().top() < before.top()
    assert ring.geometry().height() == before.height()


class Plain(PaintedButton):
    """A button that paints nothing and has no keys of its own."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing."""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_every_button_as_space_does(qtbot: QtBot, paint: Paint, key: Qt.Key) -> None:
    """Given any painted button has the keyboard, then Enter presses it; with Ctrl it means the sheet around it."""
    button = Plain(paint)
    qtbot.addWidget(button)
    pressed: list[Qt.Key] = []
    button.clicked.connect(lambda: pressed.append(key))
    qtbot.keyClick(button, key)
    assert pressed == [key]
    qtbot.keyClick(button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert pressed == [key]


def test_the_ring_of_what_was_scrolled_away_does_not_lie_over_what_is_above(qtbot: QtBot, paint: Paint) -> None:
    """Given a plate with the keyboard, when the wheel scrolls it away, then its ring goes with it."""
    ground, inside = QWidget(), QWidget()
    qtbot.addWidget(ground)
    ground.resize(500, 400)
    area = QScrollArea(ground)
    area.setGeometry(0, 100, 500, 200)
    inside.resize(400, 800)
    plate = PlateButton(paint, outline_plate("Counter"), inside)
    plate.setGeometry(20, 20, 200, 60)
    area.setWidget(inside)
    with qtbot.waitExposed(ground):
        ground.show()
    ground.activateWindow()
    ring = FocusRing(paint, ground)
    plate.setFocus()
    whole = ring.geometry()
    assert whole.contains(plate.geometry().translated(plate.mapTo(ground, plate.rect().topLeft()) - plate.pos()))
    area.verticalScrollBar().setValue(60)
    assert ring.isVisible()
    assert ring.geometry().top() >= 80
    assert ring.geometry().bottom() == whole.bottom() - 60
    area.verticalScrollBar().setValue(400)
    assert not ring.isVisible()
    area.verticalScrollBar().setValue(0)
    assert ring.geometry() == whole


def test_what_is_read_for_a_moment_lies_over_the_ring_of_what_it_covers(qtbot: QtBot, paint: Paint) -> None:
    """Given a plate has the keyboard, when a moment is shown over it, then the ring lies below the moment."""
    ground, (plate, *_) = window(qtbot, paint)
    moment, sheet = QWidget(ground), Plain(paint, ground)
    sheet.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    ring = FocusRing(paint, ground)
    ring.stay_below(moment)
    over = lambda one: ground.children().index(one) > ground.children().index(ring)  # noqa: E731
    plate.setFocus()
    assert not over(moment), "nobody sees it yet"
    moment.show()
    assert over(moment)
    ring.raise_()
    assert over(moment), "as when all overlays are stacked again"
    sheet.show()
    sheet.setFocus()
    assert not over(moment), "what has the keyboard now lies over the moment itself"


def test_what_lay_over_the_ring_does_so_again_after_it_had_the_keyboard(qtbot: QtBot, paint: Paint) -> None:
    ground, (plate, *_) = window(qtbot, paint)
    frame = QWidget(ground)
    inside = Plain(paint, frame)
    inside.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    ring = FocusRing(paint, ground)
    ring.stay_below(frame)
    frame.show()
    inside.setFocus()
    plate.setFocus()
    frame.hide()
    ring.raise_()
    frame.show()
    assert ground.children().index(frame) > ground.children().index(ring)


def test_the_ring_covers_no_sign_of_a_card_that_lies_over_the_focused_one(qtbot: QtBot, table: Table) -> None:
    """Given a hand, when its first card has the keyboard, then the ring is seen at its left, not upon the next card."""
    ring = FocusRing(table.hand.paint, table)
    cards = table.hand.cards()
    here, following = cards[0], cards[1]
    here.setFocus(Qt.FocusReason.OtherFocusReason)
    assert here.lying_over().contains(QPointF(following.pos() - here.pos()) + following.card_rect().center())
    corner = QPointF(ring.mapFromGlobal(following.mapToGlobal(following.rect().topLeft())))
    sign = corner + following.card_rect().topLeft() + QPointF(10, 40)
    assert QRectF(ring.rect()).contains(sign)
    assert not ring.free().contains(sign)
    assert ring.free().contains(QPointF(3, ring.height() / 2))
    assert cards[-1].lying_over().isEmpty()


def test_the_ring_keeps_off_cards_that_come_to_lie_over_the_focused_one_later(qtbot: QtBot, table: Table) -> None:
    """Given the hand of another seat, whose first card has the keyboard before the others lie where they belong."""
    ring = FocusRing(table.hand.paint, table)
    here, following = table.hand.cards()[:2]
    lies = following.card_rect().topLeft() + QPointF(following.pos())
    following.put(lies.x() + 500, lies.y())
    here.setFocus(Qt.FocusReason.OtherFocusReason)
    following.put(lies.x(), lies.y())
    corner = QPointF(ring.mapFromGlobal(following.mapToGlobal(following.rect().topLeft())))
    assert not ring.free().contains(corner + following.card_rect().topLeft() + QPointF(10, 40))


@pytest.mark.parametrize("high", [150.0, 205.0, 286.0])
def test_the_signs_of_a_card_stand_above_its_ring(qtbot: QtBot, paint: Paint, high: float) -> None:
    """What a card may do now is to be seen of the very card that has the keyboard."""
    ground = QWidget()
    ground.resize(500, 500)
    qtbot.addWidget(ground)
    card = CardWidget(paint, "KH", high, ground)
    card.put(100, 150)
    card.set_marks((CardMark("stairs"),))
    ring = FocusRing(paint, ground)
    with qtbot.waitExposed(ground):
        ground.show()
    ground.activateWindow()
    card.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(card.hasFocus)
    sign = paint.theme.colour("legal")
    drawn = card.grab().toImage()
    rows = [y for y in range(drawn.height()) if any(drawn.pixelColor(x, y) == sign for x in range(drawn.width()))]
    assert rows, "the sign is drawn"
    assert card.pos().y() + rows[-1] < ring.geometry().top() + 1, "and no part of it lies below the ring"


@pytest.mark.parametrize(("x", "y"), [(0, 0), (300, 0), (0, 240), (300, 240), (150, 120)])
def test_a_ring_is_whole_at_every_edge_of_the_window(qtbot: QtBot, paint: Paint, x: int, y: int) -> None:
    ground, plates = window(qtbot, paint)
    ring = FocusRing(paint, ground)
    plates[3].move(x, y)
    plates[3].setFocus()
    path = ring.path.translated(QPointF(ring.pos()))
    edge = RING_PEN / 2
    assert QRectF(ground.rect()).adjusted(edge, edge, -edge, -edge).contains(path.boundingRect())


def test_on_a_large_screen_a_ring_is_wider_and_runs_farther_out(qtbot: QtBot) -> None:
    seen = []
    for times in (1, 2):
        paint = make_paint(scale=Scale(DRAWN_CU["full"] * times))
        ground, plates = window(qtbot, paint)
        ring = FocusRing(paint, ground)
        plates[0].setFocus()
        seen.append((ring.times, ring.path.boundingRect().width() - plates[0].width()))
    assert seen[0] < seen[1]
    assert seen[0][1] < seen[1][1]
