from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.flight import Flight, FlightLayer
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.windows.games.gattai.panes.other_stages import EarlierPile, EarlierPileLook

FROM_THE_DECK = Flight("back-pilots", QRectF(20, 20, 100, 140), QRectF(300, 200, 150, 210), turns_to="QD")


def layer(qtbot: QtBot, paint: Paint) -> FlightLayer:
    table = QWidget()
    table.resize(600, 500)
    qtbot.addWidget(table)
    table.show()
    return FlightLayer(paint, table)


def test_a_card_flies_and_lands_and_nothing_stays_behind(qtbot: QtBot) -> None:
    over = layer(qtbot, make_paint(speed=3))
    with qtbot.waitSignal(over.landed):
        over.fly([FROM_THE_DECK, FROM_THE_DECK], turning=True)
        assert over._flights
        assert over.isVisible()
        over.grab()
    assert not over._flights
    assert not over.isVisible()


def test_with_speed_nought_a_card_is_there_at_once(qtbot: QtBot, paint: Paint) -> None:
    over = layer(qtbot, paint)
    with qtbot.waitSignal(over.landed, timeout=0):
        over.fly([FROM_THE_DECK])
    assert not over.isVisible()


def test_a_new_fact_ends_the_old_flight_at_its_goal(qtbot: QtBot) -> None:
    over = layer(qtbot, make_paint(speed=1))
    landings: list[int] = []
    over.landed.connect(lambda: landings.append(1))
    over.fly([FROM_THE_DECK])
    over.fly([FROM_THE_DECK])
    assert landings == [1]
    over.finish()
    assert landings == [1, 1]


def test_with_reduced_motion_only_the_old_place_is_marked(qtbot: QtBot) -> None:
    over = layer(qtbot, make_paint(speed=1, reduced_motion=True))
    over.fly([FROM_THE_DECK])
    assert over.grab().toImage().pixelColor(375, 300) == over.parentWidget().grab().toImage().pixelColor(5, 5)
    over.finish()


def test_an_earlier_pile_says_how_many_cards_it_holds(qtbot: QtBot, paint: Paint) -> None:
    earlier = EarlierPile(paint, EarlierPileLook("Stage 1", ("2C", "5H", "9S", "JC", "QD")))
    qtbot.addWidget(earlier)
    earlier.resize(earlier.sizeHint())
    assert not earlier.grab().isNull()
    assert earlier.accessibleName() == "Stage 1: 5 cards, Queen of diamonds on top"
