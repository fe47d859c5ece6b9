from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.island import Island
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton


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
    island = Island(ground)
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
