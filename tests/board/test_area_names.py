"""The name of an area can be read whole on a map however narrow its plate is, and no token stands upon it."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QSizeF
from pytestqt.qtbot import QtBot

from gattai_desktop.board.map.area_names import name_lines, words_high
from gattai_desktop.board.map.map_looks import AreaLook, MapLook, TokenLook
from gattai_desktop.board.map.map_measures import SMALL
from gattai_desktop.board.map.map_view import MapView
from gattai_desktop.board.map.plan import plan_map
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import TEXT_FLOOR, Scale
from tests.windows.cut import only_when_it_is_read, read

NAMES = (
    "Lampenraum des Aufsehers", "Sicherheitsschleuse", "Lower Maintenance Corridor", "Wartungsgang Unterdeck",
    "Observation Platform", "Cooling Tower Basement", "Door", "Transformatorenhalle", "Emergency Generator Room",
    "Verlassener Kontrollraum", "Kernel", "Northern Loading Bay",
)  # fmt: skip


def areas_in(columns: int) -> tuple[AreaLook, ...]:
    """A map of all these areas in so many columns, some of them dark."""
    return tuple(
        AreaLook(
            f"L{place}", name, 20 + place % columns * 40, 5 + place // columns * 40,
            signs=("vmDark",) if place % 5 == 2 else (),
        )
        for place, name in enumerate(NAMES)
    )  # fmt: skip


ROOMS = {(1024, 600): (674, 224), (1366, 768): (898, 298), (1920, 1080): (1248, 440)}
"""The rooms of a map in windows of these sizes."""


def tokens(areas: tuple[AreaLook, ...], each: int) -> tuple[TokenLook, ...]:
    return tuple(
        TokenLook(f"{area.key}.{place}", area.key, "hexagon", sign="horns", share=1.0, figure="100")
        for area in areas
        for place in range(each)
    )


@pytest.mark.parametrize("each", [0, 1, 3])
@pytest.mark.parametrize("columns", [4, 6])
@pytest.mark.parametrize("window", list(ROOMS))
@pytest.mark.parametrize("overview", [False, True])
def test_long_names_are_read_whole_above_the_tokens(
    qtbot: QtBot, window: tuple[int, int], columns: int, each: int, *, overview: bool
) -> None:
    """Given a map of many areas, then no name ends in dots, and its lines lie in its plate, off its tokens."""
    areas = areas_in(columns)
    view = MapView(make_paint(speed=0, scale=Scale.for_table(*window)))
    qtbot.addWidget(view)
    view.resize(*ROOMS[window])
    view.set_overview(overview)
    view.set_look(MapLook(areas, tokens=tokens(areas, each)))
    view.show()
    plan, standing = view.plan, view.standing
    assert plan is not None
    for area in areas:
        plate = plan.plates[area.key]
        view.keep_in_sight(area.key)
        with only_when_it_is_read(view):
            found = [one for one in read(view) if one.widget is view.ground]
        lines = [one for one in found if plate.contains(one.box.center()) and not one.words.startswith("+")]
        lines.sort(key=lambda one: one.box.top())
        boxes = [box for key, box in standing.places.items() if key.startswith(f"{area.key}.")]
        assert bool(boxes) == bool(each)
        assert not any(one.box.intersects(box) for one in lines for box in boxes)
        assert "".join(one.words for one in lines).replace("-", "").replace(" ", "") == area.name.replace(" ", "")
        assert all(one.words == one.whole for one in lines)
        assert len({round(one.box.height(), 2) for one in lines}) == 1, "all of a name is of one size"
        assert round(lines[0].size) >= TEXT_FLOOR
        assert all(plate.contains(one.box) for one in lines)
        assert not any(one.box.intersects(other.box) for one, other in combinations(lines, 2))


@pytest.mark.usefixtures("qapp")
def test_a_name_has_one_line_where_that_is_enough() -> None:
    areas = areas_in(4)
    plan = plan_map(areas, QSizeF(674, 419), SMALL, 1.0, whole=True)
    lines = {area.name: name_lines(plan, area) for area in areas}
    assert lines["Door"] == ("Door",)
    assert lines["Lampenraum des Aufsehers"] in {("Lampenraum", "des Aufsehers"), ("Lampenraum des", "Aufsehers")}


SECTOR = (
    AreaLook("D1", "Threshold", 20, 45), AreaLook("D2", "Hall", 60, 45), AreaLook("D5", "Lamp Room", 140, 45),
    AreaLook("D3", "Alcove", 100, 25, edges=frozenset({"battlements"})), AreaLook("D4", "Spillway", 100, 65),
)  # fmt: skip


@pytest.mark.parametrize("room", [(937, 260), (674, 224), (674, 190)], ids=str)
def test_tokens_stand_clear_of_the_name_above_and_their_figures_of_the_edge_below(
    qtbot: QtBot, room: tuple[int, int]
) -> None:
    """Figures lay upon the edge of an area with battlements, and heads of tokens in what hangs below a name."""
    view = MapView(make_paint(speed=0, scale=Scale.for_table(*(1366, 768) if room[0] > 900 else (1024, 600))))
    qtbot.addWidget(view)
    view.resize(*room)
    view.set_look(MapLook(SECTOR, tokens=tokens(SECTOR, 2)))
    view.show()
    assert view.plan is not None
    with only_when_it_is_read(view):
        found = [one for one in read(view) if one.words == "100"]
    figures_of = [one.box.translated(one.widget.mapTo(view.ground, QPointF())) for one in found]
    for area in SECTOR:
        plate = view.plan.plates[area.key]
        boxes = [box for key, box in view.standing.places.items() if key.startswith(f"{area.key}.")]
        assert len(boxes) == 2
        head = plate.top() + words_high(view.plan, area)
        assert all(box.top() >= head + (0 if area.edges else 1) for box in boxes), area.name
        figures = [one for one in figures_of if plate.contains(one.center())]
        assert len(figures) == 2
        assert all(one.bottom() <= plate.bottom() - 1.5 for one in figures), area.name
