from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.places import Landing, reason_box
from gattai_desktop.games.presentation import Place
from tests.board.conftest import PILE, TRASH, Table, press_at


def hold(widget: QWidget, place: QPoint, kind: QEvent.Type = QEvent.Type.MouseMove) -> None:
    """Send what a pointer with a held left button sends to the hand."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind == QEvent.Type.MouseMove else left
    held = none if kind == QEvent.Type.MouseButtonRelease else left
    at = QPointF(widget.mapToGlobal(place))
    event = QMouseEvent(kind, QPointF(place), at, button, held, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(widget, event)


def drag(table: Table, key: str, goal: QPoint) -> None:
    """Drag a card of the hand to a place of the table; the release stays to be made."""
    start = table.middle_of(key)
    hold(table.hand, start, QEvent.Type.MouseButtonPress)
    hold(table.hand, start + QPoint(3, 3))
    hold(table.hand, table.hand.mapFrom(table, goal))


def let_go(table: Table, goal: QPoint) -> None:
    hold(table.hand, table.hand.mapFrom(table, goal), QEvent.Type.MouseButtonRelease)


def goal(table: Table) -> Place | None:
    """Where the carried card would go."""
    return table.layer.goal.place if table.layer.goal is not None else None


def landing(table: Table) -> QPoint:
    return table.pile.pos() + table.pile.landing_rect().center().toPoint()


def test_a_card_that_is_dropped_on_a_place_that_takes_it_is_dropped_once(qtbot: QtBot, table: Table) -> None:
    drag(table, "TC", landing(table))
    assert table.layer.carrying
    assert table.card("TC").carried
    assert goal(table) == PILE
    with qtbot.waitSignal(table.layer.dropped) as dropped, qtbot.assertNotEmitted(table.layer.returned):
        let_go(table, landing(table))
    assert [landing.place for landing in dropped.args] == [PILE]
    assert not table.card("TC").carried
    assert not table.layer.isVisible()


def test_a_refused_card_says_why_and_glides_home(qtbot: QtBot, table_in_motion: Callable[[], Table]) -> None:
    table = table_in_motion()
    told: list[Landing] = []
    table.layer.refused.connect(told.append)
    drag(table, "7S", landing(table))
    with qtbot.assertNotEmitted(table.layer.dropped), qtbot.waitSignal(table.layer.returned):
        let_go(table, landing(table))
        assert table.card("7S").carried  # it is still on its way
    assert [(landing.place, landing.text) for landing in told] == [(PILE, "A Counter needs a higher rank")]
    assert not table.card("7S").carried


def test_a_card_let_go_over_nothing_goes_home_without_a_word(qtbot: QtBot, table: Table) -> None:
    drag(table, "TC", QPoint(60, 60))
    assert goal(table) is None
    with qtbot.waitSignal(table.layer.returned), qtbot.assertNotEmitted(table.layer.refused):
        let_go(table, QPoint(60, 60))


def test_escape_brings_a_carried_card_home(qtbot: QtBot, table: Table) -> None:
    drag(table, "TC", landing(table))
    with qtbot.waitSignal(table.layer.returned):
        qtbot.keyClick(table.card("TC"), Qt.Key.Key_Escape)
    assert not table.layer.carrying
    let_go(table, landing(table))
    assert not table.card("TC").carried


def test_the_card_stays_under_the_point_that_was_gripped(table: Table) -> None:
    """Given a card that was gripped, when it is carried about, then the same part of it is under the pointer."""

    def under(place: QPoint) -> QImage:
        around = QRect(place - QPoint(12, 12), QSize(25, 25))
        return table.grab(around).toImage()

    bare = under(QPoint(400, 300))
    drag(table, "8H", QPoint(400, 300))
    held = under(QPoint(400, 300))
    assert held != bare
    hold(table.hand, table.hand.mapFrom(table, QPoint(461, 343)))
    assert under(QPoint(461, 343)) == held


def test_a_card_that_glides_home_was_not_clicked(qtbot: QtBot, table_in_motion: Callable[[], Table]) -> None:
    """Given a card that is let go over its own place, when it glides home, then nobody has lifted it anew."""
    table = table_in_motion()
    home = table.mapFromGlobal(table.hand.mapToGlobal(table.middle_of("8H")))
    drag(table, "8H", QPoint(400, 300))
    with qtbot.assertNotEmitted(table.card("8H").clicked), qtbot.waitSignal(table.layer.returned):
        let_go(table, home)
    assert not table.layer.carrying
    drag(table, "8H", QPoint(400, 300))
    assert table.layer.carrying


def test_click_then_click_on_the_place(qtbot: QtBot, table: Table) -> None:
    qtbot.mouseClick(table.hand, Qt.MouseButton.LeftButton, pos=table.middle_of("TC"))
    assert table.layer.carrying
    assert goal(table) == PILE
    with qtbot.waitSignal(table.layer.dropped) as dropped:
        qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=landing(table))
    assert dropped.args[0].place == PILE


def test_a_press_that_lays_a_card_is_the_last_press(qtbot: QtBot, table: Table) -> None:
    """Given a card that is lifted by a press and laid by another, when its place is pressed again at once."""
    presses, pressed = table.layer.paint.presses, QPointF(table.hand.mapToGlobal(table.middle_of("TC")))
    presses.pressed(press_at(pressed))  # as the guard of a window notes it
    qtbot.mouseClick(table.hand, Qt.MouseButton.LeftButton, pos=table.middle_of("TC"))
    qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=landing(table))
    assert presses.is_slow_second(QPointF(table.mapToGlobal(landing(table))))
    assert not presses.is_slow_second(pressed)


def test_a_second_click_on_the_card_puts_it_down_again(qtbot: QtBot, table: Table) -> None:
    qtbot.mouseClick(table.hand, Qt.MouseButton.LeftButton, pos=table.middle_of("TC"))
    with qtbot.waitSignal(table.layer.returned):
        qtbot.mouseClick(table.hand, Qt.MouseButton.LeftButton, pos=table.middle_of("TC"))
    assert not table.layer.carrying


def test_a_card_that_was_clicked_can_be_dragged_from_where_it_is(
    qtbot: QtBot, table_in_motion: Callable[[], Table]
) -> None:
    """Given a card that lies lifted, when it is dragged like any other, then the press that puts it down carries it."""
    table = table_in_motion()
    qtbot.mouseClick(table.hand, Qt.MouseButton.LeftButton, pos=table.middle_of("TC"))
    with qtbot.assertNotEmitted(table.card("TC").clicked), qtbot.waitSignal(table.layer.dropped) as dropped:
        drag(table, "TC", landing(table))
        assert table.layer.dragged
        let_go(table, landing(table))
    assert [landing.place for landing in dropped.args] == [PILE]


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_another_button_lays_no_lifted_card(qtbot: QtBot, table: Table, button: Qt.MouseButton) -> None:
    """Given a card that lies lifted, when another button is pressed over a place that takes it, then it goes back."""
    qtbot.mouseClick(table.hand, Qt.MouseButton.LeftButton, pos=table.middle_of("TC"))
    with qtbot.assertNotEmitted(table.layer.dropped), qtbot.waitSignal(table.layer.returned):
        qtbot.mouseClick(table, button, pos=landing(table))
    assert not table.layer.carrying


def test_a_card_that_was_put_down_is_not_dragged_by_the_next_button(qtbot: QtBot, table: Table) -> None:
    for _ in range(2):
        qtbot.mouseClick(table.hand, Qt.MouseButton.LeftButton, pos=table.middle_of("TC"))
    assert not table.card("TC").laid_down
    hold(table.hand, table.hand.mapFrom(table, QPoint(400, 300)))
    assert not table.layer.carrying


def test_the_keyboard_lifts_chooses_and_drops(qtbot: QtBot, table: Table) -> None:
    table.hand.focus_card("TC")
    qtbot.keyClick(table.card("TC"), Qt.Key.Key_Return)
    assert goal(table) == PILE  # the first place that takes the card
    qtbot.keyClick(table.card("TC"), Qt.Key.Key_Right)
    assert goal(table) == PILE, "the Trash refuses it"
    qtbot.keyClick(table.card("TC"), Qt.Key.Key_Tab)
    assert goal(table) == TRASH
    qtbot.keyClick(table.card("TC"), Qt.Key.Key_Left)
    with qtbot.waitSignal(table.layer.dropped) as dropped:
        qtbot.keyClick(table.card("TC"), Qt.Key.Key_Return)
    assert [landing.place for landing in dropped.args] == [PILE]
    assert table.card("TC").hasFocus()


AREAS = {"middle": (500, 300), "left": (300, 310), "right": (700, 300), "below": (500, 390), "above": (480, 180)}
"""Where the middles of some places lie on the table, the near ones after the far ones."""


def carried_over_areas(table: Table, *, refused: tuple[str, ...] = ()) -> None:
    """Lift a card by a key over five places in the order of a list that has nothing to do with where they lie."""
    table.layer.places.rect_of = lambda place: (
        QRectF(*AREAS[place.area], 0, 0).adjusted(-40, -30, 40, 30).translated(QPointF(table.mapToGlobal(QPoint(0, 0))))
    )
    places = ((name, "refused" if name in refused else "legal") for name in AREAS)
    landings = [Landing(Place(area=name), name, "refused" if kind == "refused" else "legal") for name, kind in places]
    table.hand.focus_card("TC")
    table.layer.pick_up(table.card("TC"), landings)


def led_by(qtbot: QtBot, table: Table, *keys: Qt.Key) -> list[str]:
    """Press these keys; return the place after each of them."""
    found = []
    for key in keys:
        qtbot.keyClick(table.card("TC"), key)
        place = goal(table)
        found.append(place.area if place is not None else "")
    return found


@pytest.mark.parametrize(
    ("key", "there"),
    [(Qt.Key.Key_Left, "left"), (Qt.Key.Key_Right, "right"), (Qt.Key.Key_Up, "above"), (Qt.Key.Key_Down, "below")],
)
def test_an_arrow_leads_to_the_place_that_lies_there(qtbot: QtBot, table: Table, key: Qt.Key, there: str) -> None:
    carried_over_areas(table)
    assert led_by(qtbot, table, key, key) == [there, there], "and beyond it is nothing"


def test_an_arrow_leads_past_a_place_that_refuses_to_one_that_takes_it(qtbot: QtBot, table: Table) -> None:
    carried_over_areas(table, refused=("middle", "above"))
    assert goal(table) == Place(area="left")
    assert led_by(qtbot, table, Qt.Key.Key_Right) == ["below"]
    assert led_by(qtbot, table, Qt.Key.Key_Right) == ["right"]
    assert led_by(qtbot, table, Qt.Key.Key_Up) == ["right"], "Tab leads on to what refuses it, and says why"
    assert led_by(qtbot, table, *[Qt.Key.Key_Tab] * 2) == ["below", "middle"]


def test_tab_leads_through_all_places_those_that_take_it_first(qtbot: QtBot, table: Table) -> None:
    carried_over_areas(table, refused=("right",))
    assert led_by(qtbot, table, *[Qt.Key.Key_Tab] * 5) == ["left", "below", "above", "right", "middle"]
    assert led_by(qtbot, table, Qt.Key.Key_Backtab) == ["right"]


def test_enter_over_a_place_that_refuses_tells_the_reason(qtbot: QtBot, table: Table) -> None:
    table.hand.focus_card("7S")
    qtbot.keyClick(table.card("7S"), Qt.Key.Key_Return)
    assert goal(table) is None  # nowhere to go: the keys may still ask why
    qtbot.keyClick(table.card("7S"), Qt.Key.Key_Right)
    with qtbot.waitSignals([table.layer.refused, table.layer.returned]):
        qtbot.keyClick(table.card("7S"), Qt.Key.Key_Return)


def test_a_hand_that_changes_while_a_card_is_carried_leaves_nothing_behind(qtbot: QtBot, table: Table) -> None:
    drag(table, "TC", landing(table))
    table.hand.set_cards(())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    let_go(table, landing(table))
    assert not table.layer.carrying
    assert not table.layer.isVisible()


def test_a_window_that_is_closed_under_a_card_on_its_way_watches_the_table_no_longer(
    table_in_motion: Callable[[], Table],
) -> None:
    """Given a card that glides home, when its window is closed and deleted, then other windows paint on."""
    table = table_in_motion()
    other, paint = QWidget(), table.layer.paint
    drag(table, "7S", landing(table))
    let_go(table, landing(table))
    assert table.card("7S").carried, "it is still on its way"
    table.close()
    assert not table.card("7S").carried
    paint.changes.tell(other)


def test_the_layer_never_takes_the_pointer_away(table: Table) -> None:
    drag(table, "TC", landing(table))
    assert table.layer.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert table.childAt(landing(table)) is not table.layer


def test_a_reason_stands_below_the_place_and_where_there_is_no_room_above_it(paint: Paint) -> None:
    """Given a place at the foot of the window, then the words why it takes no card are not cut by the edge."""
    room = QRectF(0, 0, 800, 600)
    high, low = QRectF(300, 100, 150, 210), QRectF(300, 380, 150, 210)
    assert reason_box(paint, high, "7♠ does not beat 7♦.", room).top() > high.bottom()
    above = reason_box(paint, low, "7♠ does not beat 7♦.", room)
    assert above.bottom() < low.top()
    assert room.contains(above)
