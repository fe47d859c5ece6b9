"""A Faction's plate: signs of Favor give way where they would lie on those of the Offenses."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.windows.games.gattai.parts.faction_plate import FactionPlate
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionLook


@pytest.mark.parametrize("high", range(70, 160, 5))
def test_no_sign_lies_on_another(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, high: int) -> None:
    rows: list[tuple[float, float]] = []
    plain = Drawing.pips

    def noted(self: Drawing, x: float, y: float, size: float, sign: str, *more: object) -> float:
        rows.append((y, y + size))
        return plain(self, x, y, size, sign, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "pips", noted)
    plate = FactionPlate(make_paint(speed=0), FactionLook("Harbour Crew", 0, 3))
    qtbot.addWidget(plate)
    plate.resize(315, high)
    plate.grab()
    assert rows
    assert all(above[1] <= below[0] for above, below in pairwise(rows))
    assert rows[-1][1] <= plate.height() / plate.paint.px(1.0)
