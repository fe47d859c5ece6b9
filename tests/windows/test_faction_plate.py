"""A Faction's plate: signs of Favor give way where they would lie on those of the Offenses."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.windows.games.gattai.parts.faction_plate import FactionPlate
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionLook
from tests.windows.cut import read


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768)])
@pytest.mark.parametrize("high", range(70, 160, 3))
def test_no_sign_lies_on_another(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, high: int, size: tuple[int, int]
) -> None:
    rows: list[tuple[float, float]] = []
    plain = Drawing.pips

    def noted(self: Drawing, x: float, y: float, size: float, sign: str, *more: object) -> float:
        rows.append((y, y + size))
        return plain(self, x, y, size, sign, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "pips", noted)
    plate = FactionPlate(make_paint(scale=Scale.for_table(*size)), FactionLook("Harbour Crew", 0, 3))
    qtbot.addWidget(plate)
    plate.resize(315, high)
    plate.grab()
    assert rows
    assert all(above[1] + 2 <= below[0] for above, below in pairwise(rows))
    assert rows[-1][1] <= plate.height() / plate.paint.px(1.0)


@pytest.mark.parametrize("high", range(26, 70, 3))
def test_a_low_plate_says_its_name_whole(qtbot: QtBot, high: int) -> None:
    """Given a plate beneath a large question, then none of its words reach beyond it."""
    plate = FactionPlate(make_paint(scale=Scale.for_table(1366, 768)), FactionLook("Harbour Crew", 1, 3))
    qtbot.addWidget(plate)
    plate.resize(230, high)
    plate.show()
    written = read(plate)
    assert any(one.words.strip() == "Harbour Crew" for one in written)
    assert [one.words for one in written if one.box.top() < -1 or one.box.bottom() > high + 1] == []


def test_screen_readers_hear_a_faction_once(qtbot: QtBot) -> None:
    """Given no card, then its place says it all, and the group round it nothing; with a card the group says it."""
    plate = FactionPlate(make_paint(speed=0), FactionLook("Harbour Crew", 0, 3))
    qtbot.addWidget(plate)
    stop = plate.stop
    assert stop is not None
    assert stop.accessibleName().startswith("Harbour Crew: Favor 0 of 3")
    assert not plate.accessibleName()
    plate.set_look(FactionLook("Harbour Crew", 1, 3, top="9H"))
    assert plate.accessibleName().startswith("Harbour Crew: Favor 1 of 3")
