"""The plate of the Interrupt says all that charges it."""

import pytest

from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.interrupt_plate import interrupt_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.test_no_surface_tells import Painted


def test_every_deed_of_the_role_is_painted(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = Painted(monkeypatch)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    pane.interrupt.grab()
    deeds = [words for words, _ in interrupt_look(SeatView.of(sitting.model)).deeds]
    assert len(deeds) == 3
    assert set(deeds) <= painted.texts
