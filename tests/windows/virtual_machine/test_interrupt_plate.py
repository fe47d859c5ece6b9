"""The plate of the Interrupt says all that charges it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.interrupt_looks import interrupt_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.test_no_surface_tells import Painted


def test_with_little_room_the_plate_says_how_many_deeds_are_done(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.window.resize(1024, 600)
    sitting.settle()
    painted = Painted(monkeypatch)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    pane.interrupt.grab()
    assert "0 of 3 deeds done" in painted.texts


def test_a_press_on_the_plate_opens_the_sheet_on_which_all_deeds_stand(sitting: Sitting) -> None:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    QTest.mouseClick(pane.interrupt, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    sitting.settle()
    sheets = sitting.window.overlays.named("process")
    assert sheets is not None
    assert sheets.shown
    assert sheets.about == "teo"


def test_every_deed_of_the_role_is_painted(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = Painted(monkeypatch)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    pane.interrupt.grab()
    deeds = [words for words, _ in interrupt_look(SeatView.of(sitting.model)).deeds]
    assert len(deeds) == 3
    assert set(deeds) <= painted.texts
