"""A map is laid out from coordinates, and touched by pointer and keys."""

from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPainterPathStroker, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drag import DragLayer
from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.map import token_badges, token_button
from gattai_desktop.board.map.area_names import words_high
from gattai_desktop.board.map.drawn_areas import DrawnAreas
from gattai_desktop.board.map.drawn_map import paint_ground
from gattai_desktop.board.map.edges import INNER_EDGE
from gattai_desktop.board.map.map_drawing import LaidMap
from gattai_desktop.board.map.map_looks import (
    AreaLook,
    Chip,
    Edge,
    FireLook,
    LinkLook,
    MapLook,
    MapMotion,
    SightLook,
    TokenLook,
    TokenShape,
)
from gattai_desktop.board.map.map_measures import SMALL, TABLE, WALL, MapMeasures
from gattai_desktop.board.map.map_view import MapView
from gattai_desktop.board.map.plan import STRETCH, TENTH, MapPlan, plan_map
from gattai_desktop.board.map.planner import Planner
from gattai_desktop.board.map.routes import routes_of
from gattai_desktop.board.map.standing import LEAST_TOKEN, stand
from gattai_desktop.board.map.token_motion import between
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.places import Landing
from gattai_desktop.board.plate import RING_PEN
from gattai_desktop.board.scale import DRAWN_CU, TEXT_FLOOR, Scale
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.presentation import Place
from tests.windows.cut import only_when_it_is_read, read

pytestmark = pytest.mark.usefixtures("qapp")  # names are measured

ATRIUM = (
    AreaLook("C1", "Door", 8, 63),
    AreaLook("C2", "Floor South", 44, 63),
    AreaLook("C3", "Floor North", 44, 27),
    AreaLook("C4", "Fountain", 80, 45),
    AreaLook("C5", "Gallery", 116, 27),
    AreaLook("C6", "Stairwell", 116, 63),
    AreaLook("C7", "Dais", 152, 45),
)
LINKS = (
    LinkLook("C1", "C2", "2"), LinkLook("C1", "C3", "3"), LinkLook("C2", "C3", "2"), LinkLook("C2", "C4", "3"),
    LinkLook("C3", "C4", "3"), LinkLook("C4", "C5", "3"), LinkLook("C4", "C6", "3"), LinkLook("C5", "C7", "2"),
    LinkLook("C6", "C7", "3"), LinkLook("C5", "C2", "1", one_way=True),
)  # fmt: skip
SIGHT = SightLook("C7", "C1", "Line of Sight, 2 away", "2")
TOKENS = (
    TokenLook("red", "C2", "crest", seat="red", share=0.5, figure="50", liftable=True, spoken="Red"),
    TokenLook("mob", "C2", "hexagon", sign="horns", share=1.0, figure="20", target="legal", spoken="Mob"),
    TokenLook("boss", "C5", "double hexagon", sign="horns", share=1.0, figure="300", spoken="Boss"),
)
ALL = MapLook(ATRIUM, LINKS, (SIGHT,), TOKENS)


def planned(width: float, height: float, look: MapLook = ALL, *, zoom: float = 1.0, whole: bool = False) -> MapPlan:
    return plan_map(look.areas, QSizeF(width, height), TABLE, 1.0, zoom=zoom, whole=whole)


@pytest.fixture
def view(qtbot: QtBot) -> MapView:
    made = MapView(make_paint(speed=0))
    qtbot.addWidget(made)
    made.resize(1248, 454)
    made.set_look(ALL)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


def focused(view: MapView) -> str:
    """The key of the area or token with the keyboard."""
    now = QApplication.focusWidget()
    keys = (*(one.key for one in view.look.areas), *(one.key for one in view.look.tokens))
    return next((key for key in keys if now is not None and now in (view.area(key), view.token(key))), "")


def press(key: Qt.Key) -> None:
    now = QApplication.focusWidget()
    assert now is not None
    QTest.keyClick(now, key)


# ---------------------------------------------------------------------- where things lie


def test_no_two_plates_overlap_and_both_directions_have_one_scale() -> None:
    plan = planned(1248, 454)
    assert not any(one.intersects(other) for one, other in combinations(plan.plates.values(), 2))
    across = (plan.middle("C7").x() - plan.middle("C1").x()) / (152 - 8)
    down = (plan.middle("C1").y() - plan.middle("C3").y()) / (63 - 27)
    assert 1 / TENTH - 0.01 <= across / down <= TENTH + 0.01
    assert plan.size == QSizeF(1248, 454)


@pytest.mark.parametrize("size", [(500, 200), (640, 140), (900, 300)])
def test_a_map_without_room_is_larger_than_its_room_rather_than_unreadable(size: tuple[int, int]) -> None:
    plan = plan_map(ATRIUM, QSizeF(*size), SMALL, 0.8, whole=False)
    assert not any(one.intersects(other) for one, other in combinations(plan.plates.values(), 2))
    assert min(plate.width() for plate in plan.plates.values()) > 100
    assert min(plate.height() for plate in plan.plates.values()) > 60


def test_plates_are_low_before_a_map_scrolls() -> None:
    room = QSizeF(673, 222)
    plan = plan_map(ATRIUM, room, SMALL, 0.8, whole=False)
    assert plan.size == room
    assert plan.measures.low
    assert not any(one.intersects(other) for one, other in combinations(plan.plates.values(), 2))


@pytest.mark.parametrize(("high", "least"), [(250, 85), (285, 105)])
def test_plates_are_as_high_as_the_room_lets_them_be(high: int, least: int) -> None:
    """Given a room too low for two rows of figures, then plates have what there is, and tokens keep their size."""
    plan = plan_map(ATRIUM, QSizeF(898, high), SMALL, 1.0, whole=False)
    boxes = list(plan.plates.values())
    assert min(box.height() for box in boxes) >= least
    assert plan.unit == 1.0
    assert plan.size == QSizeF(898, high)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_shown_whole_it_is_never_larger_than_its_room() -> None:
    assert planned(420, 200, whole=True).size == QSizeF(420, 200)
    assert planned(420, 200).size != QSizeF(420, 200)


def test_for_an_overview_plates_are_low_rather_than_out_of_sight() -> None:
    room = QSizeF(600, 140)
    usual, low = (plan_map(ATRIUM, room, SMALL, 0.8, whole=False, overview=on) for on in (False, True))
    assert usual.size != room
    assert low.size == room
    assert low.measures.low
    assert not usual.measures.low
    assert not any(one.intersects(other) for one, other in combinations(low.plates.values(), 2))


@pytest.mark.parametrize("size", [(540, 340), (560, 500), (600, 700)])
def test_a_tall_room_draws_no_map_out(size: tuple[int, int]) -> None:
    """Its plates stayed low and stood four times as far apart down as across; a drawn angle told nothing."""
    plan = plan_map(ATRIUM, QSizeF(*size), TABLE, 0.93, whole=False, overview=True)
    across = (plan.middle("C7").x() - plan.middle("C1").x()) / (152 - 8)
    down = (plan.middle("C1").y() - plan.middle("C3").y()) / (63 - 27)
    assert down / across <= STRETCH + 0.01
    assert plan.size == QSizeF(*size)
    assert not any(one.intersects(other) for one, other in combinations(plan.plates.values(), 2))


@pytest.mark.usefixtures("qapp")
def test_for_an_overview_plates_are_narrow_rather_than_out_of_sight() -> None:
    """The room beside the own picks in a small window: half the map lay beyond its edge. Names stay whole."""
    room = QSizeF(458, 208)
    usual, all_of_it = (plan_map(ATRIUM, room, SMALL, 0.8, whole=False, overview=on) for on in (False, True))
    assert usual.size != room
    assert all_of_it.size == room
    assert min(plate.width() for plate in all_of_it.plates.values()) >= 72
    long = (evolve(ATRIUM[0], name="Lampenraum des Aufsehers"), *ATRIUM[1:])
    assert plan_map(long, room, SMALL, 0.8, whole=False, overview=True).size != room
    assert not any(one.intersects(other) for one, other in combinations(all_of_it.plates.values(), 2))


@pytest.mark.parametrize("high", [258, 224])
def test_a_question_below_moves_no_area_sideways(qtbot: QtBot, high: int) -> None:
    """Given less room below for a while, then areas stay one below the other as they were, and come back as they were.

    At 1366 x 768 the outermost lay 66 pixels further in while something was asked, and who looked there lost the place.
    """
    view = MapView(make_paint(speed=0, scale=Scale.for_table(1366, 768)))
    qtbot.addWidget(view)
    view.resize(898, 298)
    view.set_look(ALL)
    view.show()
    assert view.plan is not None
    usual = view.plan.plates
    view.set_overview(True)
    view.resize(898, high)
    asked = view.plan
    assert view.is_whole
    assert not asked.measures.low
    assert {key: (box.left(), box.right()) for key, box in asked.plates.items()} == {
        key: (box.left(), box.right()) for key, box in usual.items()
    }
    view.set_overview(False)
    view.resize(898, 298)
    assert view.plan.plates == usual


def test_an_overview_leaves_a_map_as_it_is_that_stands_whole_in_its_room() -> None:
    """All pick, then one acts: the areas stay where they were."""
    room = QSizeF(692, 205)
    usual = plan_map(ATRIUM, room, SMALL, 0.8, whole=False)
    assert usual.size == room
    found = Planner().plan(ATRIUM, room, SMALL, 0.8, zoom=1.0, whole=False, overview=True)
    assert found.plates == usual.plates


def test_a_map_is_planned_once_however_often_it_is_shown_in_the_same_room() -> None:
    """A step of a fight shows it anew, with other tokens and other areas to aim at; all areas stay where they are."""
    aimed = MapLook(
        tuple(evolve(one, target="legal", refused="Too far", told="Far") for one in ATRIUM), LINKS, (SIGHT,)
    )
    plans = [
        Planner().plan(look.areas, QSizeF(903, 404), SMALL, 0.8, zoom=1.0, whole=False, overview=overview)
        for look in (ALL, aimed)
        for overview in (False, True)
    ]
    assert plans[:2] == plans[2:]
    assert routes_of(ALL, plans[0]) is routes_of(aimed, plans[2])
    named = tuple(evolve(one, name=one.name * 6) for one in ATRIUM)
    other = Planner().plan(named, QSizeF(903, 404), SMALL, 0.8, zoom=1.0, whole=False, overview=False)
    assert other is not plans[0], "a longer name may need another place"


def test_a_line_of_sight_round_low_plates_is_in_sight_where_there_is_room() -> None:
    room = QSizeF(600, 300)
    plan = plan_map(ATRIUM, room, SMALL, 0.8, whole=False, overview=True)
    assert plan.measures.low
    route = routes_of(ALL, plan).of_sight("C1", "C7")
    assert route is not None
    words = SMALL.note * plan.unit
    assert max(point.y() for point in route.points) + words / 2 <= room.height()


def test_enlarged_everything_grows() -> None:
    usual, twice = planned(1248, 454), planned(1248, 454, zoom=2.0)
    assert twice.plates["C1"].width() == 2 * usual.plates["C1"].width()
    assert twice.unit == 2 * usual.unit
    assert twice.size.width() > 1248


def planned_in(room: QSizeF, unit: float, measures: MapMeasures = SMALL) -> MapPlan:
    return Planner().plan(ALL.areas, room, measures, unit, zoom=1.0, whole=False, overview=False)


@pytest.mark.parametrize("room", [(1248, 300), (1326, 189), (900, 160), (700, 400)])
def test_in_a_window_twice_as_large_all_of_a_map_is_at_least_twice_as_large(room: tuple[int, int]) -> None:
    """Given a map that needs the smallest plates, then on a screen twice as fine they are no smaller to the eye."""
    once, twice = planned_in(QSizeF(*room), 1.0), planned_in(QSizeF(*room) * 2, 2.0)
    assert twice.unit >= once.unit * 2 * 0.99
    assert twice.is_in(QSizeF(*room) * 2) >= once.is_in(QSizeF(*room))


def test_enlarged_names_grow_rather_than_the_way_between_areas_is_true() -> None:
    """Given a wide room in an enlarged window, then areas stand apart in it rather than that their names are small."""
    room = QSizeF(1860, 312)
    plan, narrow = planned_in(room, 1.91), plan_map(ALL.areas, room, SMALL, 1.91, whole=False)
    assert plan.is_in(room)
    assert plan.unit > 1.2 * narrow.unit


def test_links_run_straight_and_a_one_way_link_is_led_round_the_area_in_its_way() -> None:
    plan = planned(1248, 454)
    routes = routes_of(ALL, plan)
    ((look, route),) = [one for one in routes.links if not one[1].straight]
    assert (look.start, look.end) == ("C5", "C2")
    points = route.points
    fountain = plan.plates["C4"]
    for start, end in pairwise(points):
        for share in range(11):
            assert not fountain.contains(start + (end - start) * share / 10)
    assert plan.plates["C5"].adjusted(-2, -2, 2, 2).contains(points[0])
    assert plan.plates["C2"].adjusted(-2, -2, 2, 2).contains(points[-1])


def test_the_costs_of_two_links_that_run_opposite_stand_apart() -> None:
    there, back = LinkLook("A", "B", "2", one_way=True), LinkLook("B", "A", "4", one_way=True)
    look = MapLook((AreaLook("A", "A", 0, 0), AreaLook("B", "B", 60, 0)), (there, back))
    plan = planned(900, 400, look)
    places = [route.at(route.chip)[0] for _, route in routes_of(look, plan).links]
    assert places[0].x() + plan.measures.chip * plan.unit < places[1].x(), "each nearer its start"
    lone = evolve(look, links=(there,))
    (_, route), *_ = routes_of(lone, plan).links
    assert round(route.chip, 2) == 0.5


def test_a_printed_line_that_would_cross_areas_runs_outside() -> None:
    plan = planned(1248, 454)
    route = routes_of(ALL, plan).of_sight("C1", "C7")
    assert route is not None
    lowest = max(plate.bottom() for plate in plan.plates.values())
    assert max(point.y() for point in route.points) > lowest or min(point.y() for point in route.points) < 0


def test_the_words_of_a_line_of_sight_stay_off_the_places_below_areas(qtbot: QtBot) -> None:
    """Below an area stands how far it is: "Line of Sight, 2 away   3 away" was read as one."""
    sight = SightLook("C7", "C1", "Sichtlinie, 2 entfernt", "2")
    view = MapView(make_paint(speed=0, scale=Scale.for_table(1024, 600)))
    qtbot.addWidget(view)
    view.resize(692, 205)
    view.set_look(MapLook(ATRIUM, LINKS, (sight,)))
    view.show()
    with only_when_it_is_read(view):
        (said,) = [one for one in read(view) if one.words == sight.words]
    assert view.plan is not None
    beside = said.box.adjusted(-16, 0, 4, 0)  # with its eye
    assert not any(plate.left() < beside.right() and beside.left() < plate.right()
                   for area, plate in view.plan.plates.items() if area in ("C2", "C6"))  # fmt: skip


def test_the_downed_stand_at_the_left_and_what_has_no_room_is_counted() -> None:
    crowd = tuple(TokenLook(f"m{number}", "C1", "hexagon", sign="horns", downed=number == 5) for number in range(20))
    look = MapLook(ATRIUM, tokens=crowd[2:6])
    standing = stand(look, planned(1248, 454, look))
    left = min(standing.places, key=lambda key: standing.places[key].x())
    assert left == "m5"
    assert not standing.more
    many = MapLook(ATRIUM, tokens=crowd)
    standing = stand(many, planned(1248, 454, many))
    count, _ = standing.more["C1"]
    assert count + len(standing.places) == 20
    assert "m5" not in standing.places
    assert "m19" not in standing.places
    mine = MapLook(ATRIUM, tokens=(*crowd[:19], evolve(crowd[19], own=True)))
    assert "m19" in stand(mine, planned(1248, 454, mine)).places, "whoever looks finds herself"
    assert min(box.width() for box in standing.places.values()) >= LEAST_TOKEN


def test_on_a_wall_many_tokens_stand_in_two_columns_with_their_figures_beside_them() -> None:
    crowd = tuple(TokenLook(f"m{number}", "C1", "hexagon", sign="horns", figure="100") for number in range(10))
    plan = plan_map(ATRIUM, QSizeF(1792, 690), WALL, 1.0, whole=True)
    few, many = (stand(MapLook(ATRIUM, tokens=crowd[:count]), plan) for count in (4, 8))
    assert not few.listed
    assert many.listed == {one.key for one in crowd[:8]}
    room, plate = WALL.figure * 1.75 * plan.unit, plan.plates["C1"]
    beside = [box.adjusted(0, 0, 5 * plan.unit + room, 0) for box in many.places.values()]
    assert all(plate.contains(box) for box in beside)
    assert not any(one.intersects(other) for one, other in combinations(beside, 2))
    most = stand(MapLook(ATRIUM, tokens=crowd), plan)
    assert len(most.places) + most.more["C1"][0] == 10


def test_the_figure_below_a_token_stays_in_its_plate() -> None:
    look = MapLook(ATRIUM, tokens=(TokenLook("m1", "C1", "hexagon", sign="horns", share=1.0, figure="100"),))
    plan = planned(1248, 454, look)
    measures, unit = plan.measures, plan.unit
    below = stand(look, plan).places["m1"].bottom() + (3 + measures.bar + measures.figure * 1.02) * unit
    assert plan.plates["C1"].bottom() - below >= 4 * unit


@pytest.mark.parametrize("room", [(908, 192), (908, 204), (1248, 192), (1248, 300)])
@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("edges", [frozenset({"striped foot"}), frozenset({"striped foot", "broken foot"})])
def test_no_figure_stands_upon_the_stripes_of_a_hazard(
    room: tuple[int, int], count: int, edges: frozenset[Edge], qtbot: QtBot
) -> None:
    """On a notebook the HP of whoever stood there ran into the stripes, and a broken foot cut these."""
    areas = (evolve(ATRIUM[0], edges=edges), *ATRIUM[1:])
    tokens = tuple(TokenLook(f"m{one}", "C1", "crest", seat="blue", share=1.0, figure="100") for one in range(count))
    made = MapView(make_paint(speed=0, scale=Scale(DRAWN_CU["small"], "small")))
    qtbot.addWidget(made)
    made.resize(*room)
    empty, peopled = (yellow_in(made, MapLook(areas, tokens=standing)) for standing in ((), tokens))
    assert empty == peopled > 0
    whole = yellow_in(made, MapLook((evolve(areas[0], edges=frozenset({"striped foot"})), *areas[1:])))
    assert 0.6 * whole < empty <= whole


@pytest.mark.parametrize("room", [(908, 192), (908, 232), (1248, 300), (1248, 454)])
def test_no_figure_stands_upon_the_inner_line_of_a_double_edge(room: tuple[int, int], qtbot: QtBot) -> None:
    """In a mirrored area of a notebook's window the line ran through "70"."""
    areas = (evolve(ATRIUM[0], edges=frozenset({"double"})), *ATRIUM[1:])
    tokens = (TokenLook("mob", "C1", "hexagon", sign="horns", share=1.0, figure="100"),)
    made = MapView(make_paint(speed=0, scale=Scale(DRAWN_CU["small"], "small")))
    qtbot.addWidget(made)
    made.resize(*room)
    made.set_look(MapLook(areas, tokens=tokens))
    with only_when_it_is_read(made):
        (figure,) = [one for one in read(made) if one.words == "100"]
    assert made.plan is not None
    foot = figure.widget.mapTo(made.ground, figure.box.bottomLeft()).y()
    assert foot < made.plan.plates["C1"].bottom() - INNER_EDGE * made.plan.unit - 0.5


def yellow_in(view: MapView, look: MapLook) -> int:
    """How many pixels of a map are rather yellow than anything else that stands there."""
    view.set_look(look)
    picture = view.grab().toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    colours = bytes(picture.constBits())  # of a picture that is kept until they are copied
    return sum(red - blue > 60 for red, blue in zip(colours[::4], colours[2::4], strict=True))


# ---------------------------------------------------------------------- by keys


def test_arrows_lead_to_the_nearest_area_and_enter_into_its_tokens(view: MapView, qtbot: QtBot) -> None:
    view.focus()
    assert focused(view) == "C1"
    press(Qt.Key.Key_Right)
    assert focused(view) == "C2"
    press(Qt.Key.Key_Up)
    assert focused(view) == "C3"
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert focused(view) == "mob"  # who can be aimed at first
    press(Qt.Key.Key_Left)
    assert focused(view) == "red"
    press(Qt.Key.Key_Right)
    with qtbot.waitSignal(view.tokenChosen) as chosen:
        press(Qt.Key.Key_Return)
    assert chosen.args == ["mob"]
    press(Qt.Key.Key_Escape)
    assert focused(view) == "C2"


def test_enter_on_an_empty_area_chooses_it(view: MapView, qtbot: QtBot) -> None:
    view.focus()
    with qtbot.waitSignal(view.areaChosen) as chosen:
        press(Qt.Key.Key_Return)
    assert chosen.args == ["C1"]


def test_who_has_the_keyboard_or_the_pointer_is_told(view: MapView) -> None:
    told: list[str] = []
    view.pointed.connect(told.append)
    view.focus()
    assert view.at == "C1"
    view.focus_token("boss")
    assert told[-1] == view.at == "boss"


def test_a_pointer_that_goes_leaves_the_keyboard_where_it_is(view: MapView, qtbot: QtBot) -> None:
    """Given a token with the keyboard, when the pointer comes and goes, then it is still at it; not after a press."""
    view.focus_token("boss")
    token = view.token("boss")
    assert token is not None
    here, beside = token.global_rect().center().toPoint(), QPoint(2, view.height() - 2)
    QTest.mouseMove(token, token.mapFromGlobal(here))
    qtbot.waitUntil(token.underMouse)
    QTest.mouseMove(view, beside)
    qtbot.waitUntil(lambda: not token.underMouse())
    assert view.at == "boss"
    view.focus()
    QTest.mouseMove(token, token.mapFromGlobal(here))
    token.setFocus(Qt.FocusReason.MouseFocusReason)
    assert view.at == "boss"
    QTest.mouseMove(view, beside)
    qtbot.waitUntil(lambda: not token.underMouse())
    assert view.at == ""


def test_plus_enlarges_and_naught_takes_it_back_while_the_focus_stays_in_sight(view: MapView) -> None:
    view.focus()
    for _ in range(4):
        press(Qt.Key.Key_Plus)
    assert view.zoom > 2
    assert not view.is_whole
    for _ in range(3):
        press(Qt.Key.Key_Right)
    area = view.area(focused(view))
    assert area is not None
    seen = view.rect()
    assert seen.contains(area.plate.translated(view.ground.pos().toPointF()).center().toPoint())
    press(Qt.Key.Key_0)
    assert view.zoom == 1
    assert view.is_whole


def test_who_acts_is_brought_into_sight_and_minus_shows_the_whole_map(view: MapView) -> None:
    view.resize(500, 220)
    far = TokenLook("far", "C7", "hexagon", sign="horns", active=True)
    view.set_look(MapLook(ATRIUM, LINKS, (SIGHT,), (*TOKENS, far)))
    assert not view.is_whole
    token = view.token("far")
    assert token is not None
    assert view.rect().toRectF().contains(token.box.translated(view.ground.pos().toPointF()))
    view.focus()
    press(Qt.Key.Key_Minus)
    assert view.is_whole
    press(Qt.Key.Key_Plus)
    assert not view.is_whole


def test_whoever_is_to_be_in_sight_stays_so_when_there_is_less_room(view: MapView) -> None:
    for key, size in (("C7", (500, 220)), ("C1", (420, 160)), ("C3", (380, 200))):
        view.keep_in_sight(key)
        view.resize(*size)
        area = view.area(key)
        assert area is not None
        assert view.rect().toRectF().contains(area.plate.translated(view.ground.pos().toPointF()))


def test_the_edge_says_where_more_of_the_map_lies_and_goes_there(view: MapView, qtbot: QtBot) -> None:
    assert not view.edge.arrows
    view.keep_in_sight("C1")
    view.resize(500, 220)
    assert "right" in view.edge.arrows
    assert "left" not in view.edge.arrows
    arrow = view.edge.arrows["right"]
    assert arrow.accessibleName() == "More of the map on the right"
    before = view.ground.x()
    qtbot.mouseClick(arrow, Qt.MouseButton.LeftButton)
    assert view.ground.x() < before
    assert "left" in view.edge.arrows
    view.show_whole(True)
    assert not view.edge.arrows


def test_every_area_and_token_has_a_spoken_name(view: MapView) -> None:
    names = [view.area(one.key).accessibleName() for one in ATRIUM]  # type: ignore[union-attr]
    assert names == [one.name for one in ATRIUM]
    assert [view.token(one.key).accessibleName() for one in TOKENS] == ["Red", "Mob", "Boss"]  # type: ignore[union-attr]


# ---------------------------------------------------------------------- by hand


def test_a_press_on_a_plate_is_for_the_area_and_one_on_a_token_for_the_token(view: MapView, qtbot: QtBot) -> None:
    area, token = view.area("C2"), view.token("mob")
    assert area is not None
    assert token is not None
    with qtbot.waitSignal(view.areaChosen) as chosen:
        QTest.mouseClick(area, Qt.MouseButton.LeftButton, pos=QPoint(area.width() - 6, area.height() - 6))
    assert chosen.args == ["C2"]
    middle = token.mapFromGlobal(token.global_rect().center().toPoint())
    with qtbot.waitSignal(view.tokenChosen) as pressed:
        QTest.mouseClick(token, Qt.MouseButton.LeftButton, pos=middle)
    assert pressed.args == ["mob"]
    assert token.hitButton(middle + QPoint(15, 0))  # at least 32 pixels


def test_no_place_of_a_plate_is_dead_to_a_press(view: MapView) -> None:
    pressed: list[str] = []
    view.tokenChosen.connect(pressed.append)
    view.areaChosen.connect(pressed.append)
    plate, handle = view.area("C2"), view.windowHandle()
    assert plate is not None
    dead = []
    for across in range(1, 20):
        for down in range(1, 12):
            place = plate.mapTo(view, QPoint(plate.width() * across // 20, plate.height() * down // 12))
            before = len(pressed)
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
            if len(pressed) != before + 1:
                dead.append(place)
    assert not dead
    assert {"C2", "red", "mob"} <= set(pressed)


def test_the_hp_beneath_a_token_belong_to_it(view: MapView) -> None:
    """They show what an attack would do, so a press on them makes it."""
    pressed: list[str] = []
    view.tokenChosen.connect(pressed.append)
    view.areaChosen.connect(pressed.append)
    token = view.token("mob")
    assert token is not None
    for down in (3, token.geometry().bottom() - round(token.box.bottom())):
        beneath = view.ground.mapTo(view, QPointF(token.box.center().x(), token.box.bottom() + down).toPoint())
        QTest.mouseClick(view.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, beneath)
    assert pressed == ["mob", "mob"]


def test_a_token_half_out_of_sight_stays_below_the_pointer_that_presses_it(view: MapView) -> None:
    pressed: list[str] = []
    view.tokenChosen.connect(pressed.append)
    view.zoom_to(2.0)
    token = view.token("mob")
    assert token is not None
    view._show_from(QPointF(0, token.box.center().y() - view.height() + 6))
    shifts: list[bool] = []
    view.shifted.connect(lambda: shifts.append(True))
    place = view.ground.mapTo(view, token.box.center().toPoint())
    assert view.height() - 8 < place.y() < view.height()
    QTest.mouseClick(view.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert pressed == ["mob"]
    assert not shifts
    view.focus_token("boss")
    view.focus_token("mob")
    assert shifts, "the keyboard brings it into sight"


def test_a_token_is_dragged_to_an_area(view: MapView, qtbot: QtBot, paint: Paint) -> None:
    layer = DragLayer(paint, view, lambda place: view.rect_of(place.area))
    goals = tuple(Landing(Place(area=key), key, "legal", "3 points") for key in ("C1", "C4"))

    def pick_up(key: str, grip: QPointF, at: QPoint) -> None:
        token = view.token(key)
        assert token is not None
        layer.pick_up(token, goals, grip, at)

    view.tokenLifted.connect(pick_up)
    token, area = view.token("red"), view.area("C4")
    assert token is not None
    assert area is not None
    start = token.mapFromGlobal(token.global_rect().center().toPoint())
    QTest.mousePress(token, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(token, start + QPoint(5, 5))
    assert layer.carrying
    assert token.carried
    goal = token.mapFromGlobal(area.global_rect().center().toPoint())
    with qtbot.waitSignal(layer.dropped) as dropped:
        QTest.mouseMove(token, goal)
        QTest.mouseRelease(token, Qt.MouseButton.LeftButton, pos=goal)
    assert [one.place.area for one in dropped.args] == ["C4"]
    assert not token.carried


def test_while_a_token_is_carried_the_whole_map_is_in_sight(view: MapView) -> None:
    view.zoom_to(2.5)
    assert not view.is_whole
    token = view.token("red")
    assert token is not None
    token.set_carried(True)
    assert view.is_whole
    seen = view.rect().toRectF()
    assert view.plan is not None
    assert all(seen.contains(plate) for plate in view.plan.plates.values())
    token.set_carried(False)
    assert not view.is_whole


def test_whoever_is_told_that_a_map_has_shifted_finds_all_of_it_in_its_new_place(view: MapView) -> None:
    """While a token was carried over an enlarged map, the light of the guide stayed where its target had been."""
    view.zoom_to(2.5)
    told: dict[str, QRectF | None] = {}
    view.shifted.connect(lambda: told.update({key: view.rect_of(key) for key in ("C1", "C5", "mob", "boss")}))
    token = view.token("red")
    assert token is not None
    token.set_carried(True)
    assert told == {key: view.rect_of(key) for key in told}
    assert len(told) == 4
    token.set_carried(False)
    assert told == {key: view.rect_of(key) for key in told}


def test_a_map_stands_as_before_once_a_token_that_glides_home_is_gone(view: MapView) -> None:
    """Given a token off its place, when it is gone before it is home, then the map is no longer shown whole for it."""
    view.zoom_to(2.5)
    token = view.token("red")
    assert token is not None
    token.set_carried(True)
    assert view.is_whole
    view.set_look(evolve(ALL, tokens=TOKENS[1:]))
    assert not view.is_whole
    view.zoom_to(1.5)
    assert view.zoom == 1.5


def test_a_token_that_walks_stands_at_its_goal_at_once_for_whoever_looks_away(qtbot: QtBot) -> None:
    """The walk is shown, and a newer table ends it at its goal."""
    view = MapView(make_paint(speed=1.0))
    qtbot.addWidget(view)
    view.resize(1248, 454)
    view.set_look(ALL)
    start = view.rect_of("red")
    moved = MapLook(ATRIUM, LINKS, (SIGHT,), (TokenLook("red", "C5", "crest", seat="red"),))
    view.set_look(moved, MapMotion({"red": ("C2", "C4", "C5")}))
    assert view.rect_of("red") == start
    view.finish()
    there = view.rect_of("red")
    gallery = view.rect_of("C5")
    assert there is not None
    assert gallery is not None
    assert gallery.contains(there.center())


WHOLE = TokenLook("red", "C2", "crest", seat="red", share=1.0, figure="70")
HURT = evolve(WHOLE, share=0.5, figure="35")


def map_after_a_hit(qtbot: QtBot, **motion: Any) -> MapView:
    view = MapView(make_paint(**motion))
    qtbot.addWidget(view)
    view.resize(1248, 454)
    view.set_look(MapLook(ATRIUM, LINKS, (SIGHT,), (WHOLE,)))
    view.set_look(MapLook(ATRIUM, LINKS, (SIGHT,), (HURT,)), MapMotion(struck={"red": "hit"}))
    return view


def look_of_red(view: MapView) -> TokenLook:
    token = view.token("red")
    assert token is not None
    return token.look


def test_a_hit_counts_the_bar_down_and_a_newer_table_ends_that(qtbot: QtBot) -> None:
    view = map_after_a_hit(qtbot, speed=1.0)
    assert (look_of_red(view).figure, look_of_red(view).struck) == ("70", "hit")
    view.finish()
    assert look_of_red(view) == HURT


@pytest.mark.parametrize("motion", [{"speed": 0}, {"reduced_motion": True}], ids=["at once", "reduced motion"])
def test_nothing_counts_where_nothing_moves(qtbot: QtBot, motion: dict[str, Any]) -> None:
    assert look_of_red(map_after_a_hit(qtbot, **motion)) == HURT


def test_half_way_a_downed_token_still_stands() -> None:
    old = TokenLook("m", "C2", "hexagon", share=0.5, figure="50")
    new = TokenLook("m", "C2", "hexagon", share=0.0, downed=True)
    there = between(old, new, 0.5, "hit")
    assert (there.figure, there.share, there.downed) == ("25", 0.25, False)
    assert between(old, new, 1.0, "hit").downed


def test_a_reason_below_an_area_covers_neither_a_cost_nor_what_can_be_reached(qtbot: QtBot) -> None:
    """Two areas that lie close above each other, the upper out of reach, the lower a step away."""
    del qtbot
    upper = AreaLook("B1", "Rack North", 44, 27, refused="too sharp a turn")
    lower = AreaLook("B2", "Aisle West", 44, 45, chip=Chip("boots", "2"))
    beside = AreaLook("B3", "Cold Store", 80, 27, refused="too sharp a turn")
    areas = (upper, lower, beside, AreaLook("B4", "Aisle Mid", 80, 45), AreaLook("B5", "Entry", 8, 45))
    look = MapLook(areas, (LinkLook("B1", "B2", "3"), LinkLook("B3", "B4", "3"), LinkLook("B5", "B2", "2")))
    plan = plan_map(areas, QSizeF(620, 280), TABLE, 0.93, whole=False)
    picture = QImage(620, 280, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        drawn = DrawnAreas(painter, make_paint(), LaidMap(look, plan, routes_of(look, plan), stand(look, plan)))
        assert lower.chip is not None
        chips, reasons = [drawn.reach_box(lower.chip, plan.plates["B2"]), *drawn.costs()], drawn.reasons()
    assert set(reasons) == {"B1", "B3"}
    assert not any(one.intersects(other) for one, other in combinations((*chips, *reasons.values()), 2))
    for key, reason in reasons.items():
        assert not any(reason.intersects(plate) for plate in plan.plates.values())
        assert abs(reason.center().x() - plan.middle(key).x()) < plan.plates[key].width()


def test_no_token_outlives_what_it_stood_for(view: MapView) -> None:
    view.set_look(MapLook(ATRIUM, LINKS, (SIGHT,), TOKENS[:1]))
    assert view.token("boss") is None
    assert view.rect_of("boss") is None
    assert len([one for one in view.ground.findChildren(QWidget) if one.accessibleName() == "Boss"]) == 0


@pytest.mark.parametrize("edges", [frozenset(), frozenset({"battlements"}), frozenset({"broken foot"})])
def test_no_token_covers_the_words_of_its_area(edges: frozenset[str]) -> None:
    """Given a downed token and one that stands, then the state of their area can be read above both."""
    area = evolve(ATRIUM[0], words="Cover", edges=edges)
    tokens = (
        TokenLook("down", area.key, "hexagon", sign="horns", downed=True),
        TokenLook("up", area.key, "crest", seat="red", share=0.5, figure="50"),
    )
    look = MapLook((area, *ATRIUM[1:]), tokens=tokens)
    for room in ((1248, 454), (1248, 400), (1400, 700)):
        plan = planned(*room, look)
        plate = plan.plates[area.key]
        foot = plate.top() + words_high(plan, area)
        assert all(box.top() >= foot - 0.5 for box in stand(look, plan).places.values()), room


@pytest.mark.parametrize("edges", [frozenset(), frozenset({"battlements"})])
@pytest.mark.parametrize("room", [(1792, 690), (900, 380), (800, 320), (640, 260)])
def test_on_a_wall_no_token_covers_the_name_of_its_area(edges: frozenset[str], room: tuple[int, int]) -> None:
    """Given a wall of any size and an area with few or many tokens, then they stand below the line of its name."""
    area = evolve(ATRIUM[0], edges=edges)
    areas = (area, *ATRIUM[1:])
    plan = plan_map(areas, QSizeF(*room), WALL, 1.0, whole=True)
    plate, size = plan.plates[area.key], max(WALL.name * plan.unit, TEXT_FLOOR)
    line = plate.top() + size * (1.08 if plan.measures.low else 1.36)
    line += plate.height() * 0.05 if edges else 0.0
    for count in range(1, 9):
        crowd = tuple(TokenLook(f"m{number}", area.key, "hexagon", figure="100") for number in range(count))
        places = stand(MapLook(areas, tokens=crowd), plan).places.values()
        assert all(box.top() >= line for box in places), count


@pytest.mark.parametrize("edges", [frozenset(), frozenset({"battlements"}), frozenset({"broken foot"})])
@pytest.mark.parametrize("shape", ["hexagon", "double hexagon"])
def test_in_a_small_window_no_token_covers_the_name_of_its_area(edges: frozenset[str], shape: TokenShape) -> None:
    """Given plates as small as they become without being low, then tokens stand below the line of a name."""
    area = evolve(ATRIUM[0], edges=edges)
    areas = (area, *ATRIUM[1:])
    plan = plan_map(areas, QSizeF(692, 205), SMALL, 0.735, whole=False)
    assert not plan.measures.low
    line = plan.plates[area.key].top() + max(SMALL.name * plan.unit, TEXT_FLOOR) * 1.36
    for count in (1, 2, 3):
        tokens = tuple(TokenLook(f"m{number}", area.key, shape, figure="100") for number in range(count))
        places = stand(MapLook(areas, tokens=tokens), plan).places.values()
        assert all(box.top() >= line for box in places), count


@pytest.mark.parametrize("height", [166, 184, 190, 202, 208, 214, 232, 454])
def test_what_marks_a_token_keeps_off_the_name_close_above_it(
    height: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a window of 1366 × 768 brackets, the mark of who acts and the focus ring lay over "Ramp" and "Span East"."""
    marked: list[QRectF] = []

    def mark(box: QRectF, beyond: float) -> None:
        marked.append(box.adjusted(0, -beyond, 0, 0))

    monkeypatch.setattr(token_button, "paint_brackets", lambda _pen, box, *how: mark(box, how[-1]))
    monkeypatch.setattr(token_button, "_paint_active", lambda _draw, _look, box, beyond: mark(box, beyond))
    name = ATRIUM[0]
    token = TokenLook("red", name.key, "hexagon", sign="horns", figure="100", target="legal", active=True)
    look = MapLook(ATRIUM, tokens=(token,))
    plan = plan_map(ATRIUM, QSizeF(906, height), SMALL, 1.0, whole=False)
    standing = stand(look, plan)
    measures, box = standing.measures(token.key, plan), standing.places[token.key]
    picture, paint, ground = QImage(40, 40, QImage.Format.Format_RGB32), make_paint(), QWidget()
    qtbot.addWidget(ground)
    with QPainter(picture) as painter:
        token_button.paint_token(Drawing(paint, QRectF(0, 0, 40, 40), painter), token, box, measures)
    button = token_button.TokenButton(paint, token, measures, ground)
    button.put(box, measures, plan.unit, box)
    ring = button.ring_shape().boundingRect().translated(button.x(), button.y())
    line = plan.plates[name.key].top() + max(SMALL.name * plan.unit, TEXT_FLOOR) * (1.08 if measures.low else 1.36)
    assert len(marked) == 2
    assert all(one.top() >= line for one in (*marked, ring))


def test_brackets_of_a_target_keep_off_the_name_of_a_low_plate(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a small window they lay over the lower half of "Span East"."""
    beyond: list[float] = []
    monkeypatch.setattr(token_button, "paint_brackets", lambda *how: beyond.append(how[-1]))
    token = TokenLook("red", ATRIUM[0].key, "hexagon", sign="horns", target="legal")
    usual = plan_map(ATRIUM, QSizeF(1248, 454), SMALL, 0.8, whole=False)
    low = plan_map(ATRIUM, QSizeF(673, 222), SMALL, 0.8, whole=False)
    assert low.measures.low
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        draw = Drawing(make_paint(), QRectF(0, 0, 40, 40), painter)
        for plan in (usual, low):
            token_button.paint_token(draw, token, QRectF(8, 8, 24, 24), plan.measures)
    assert beyond == [4 * draw.unit, draw.unit]


@pytest.mark.parametrize("room", [(898, 298), (1248, 440)])
def test_a_one_way_link_runs_through_no_area(room: tuple[int, int]) -> None:
    """Also where plates are so high that no way with one upright part at its end is free: then between the columns."""
    look = MapLook(ATRIUM, (LinkLook("C5", "C2", "1", one_way=True),))
    plan = plan_map(ATRIUM, QSizeF(*room), SMALL if room[0] < 1000 else TABLE, 1.0, whole=False)
    points = routes_of(look, plan).links[0][1].points
    for start, end in pairwise(points):
        for share in range(1, 20):
            at = start + (end - start) * share / 20
            inside = [key for key, plate in plan.plates.items() if plate.adjusted(2, 2, -2, -2).contains(at)]
            assert not inside, points


def test_a_map_that_is_pushed_goes_on_from_where_the_wheel_has_brought_it(qtbot: QtBot) -> None:
    """Given a map that is held, when the wheel enlarges it meanwhile, then the next move pushes it by that move."""
    view = MapView(make_paint(speed=0))
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.set_look(ALL)
    view.show()
    view.zoom_to(2.0)
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    at = QPointF(200, 150)

    def send(kind: QEvent.Type, place: QPointF) -> None:
        event = QMouseEvent(kind, place, QPointF(view.mapToGlobal(place.toPoint())), left, left, none)
        QCoreApplication.sendEvent(view, event)

    send(QEvent.Type.MouseButtonPress, at)
    there = QPointF(view.mapToGlobal(at.toPoint()))
    turned = QWheelEvent(at, there, QPoint(), QPoint(0, 120), left, none, Qt.ScrollPhase.NoScrollPhase, False)
    QCoreApplication.sendEvent(view, turned)
    before = QPointF(view._corner)
    send(QEvent.Type.MouseMove, at - QPointF(10, 5))
    assert view._corner - before == QPointF(10, 5)


@pytest.mark.parametrize("lit", ["way", "fire"])
@pytest.mark.usefixtures("qapp")
def test_no_line_strikes_out_the_cost_of_a_link_along_which_it_runs(lit: str) -> None:
    """Given a lit walk, or a line of fire, then the cost of each link that it takes lies over it."""
    bare = MapLook((AreaLook("A", "A", 0, 0), AreaLook("B", "B", 60, 0)), (LinkLook("A", "B", "2"),))
    line: dict[str, Any] = {"way": ("A", "B")} if lit == "way" else {"fire": FireLook(("A", "B"))}
    chips = []
    for look in (bare, evolve(bare, **line)):
        plan = planned(900, 400, look)
        image = QImage(900, 400, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        paint_ground(painter, make_paint(), LaidMap(look, plan, routes_of(look, plan), stand(look, plan)))
        painter.end()
        ((_, route),) = routes_of(look, plan).links
        middle, side = route.at(route.chip)[0].toPoint(), round(plan.measures.chip * plan.unit / 2)
        chips.append(image.copy(middle.x() - side // 2, middle.y() - side // 2, side, side))
    assert chips[0] == chips[1]


@pytest.mark.parametrize("room", [(900, 420), (1248, 454)])
def test_the_ring_of_a_token_runs_over_no_number_close_beside_it(room: tuple[int, int], qtbot: QtBot) -> None:
    """Given mobs side by side, when the keyboard is at one, then the numbers and figures of all stay readable."""
    tokens = tuple(
        TokenLook(f"m{place}", ATRIUM[1].key, "hexagon", sign="horns", number=str(place), share=0.5, figure="100")
        for place in range(1, 5)
    )
    window = QWidget()
    qtbot.addWidget(window)
    shown = MapView(make_paint(), window)
    shown.resize(*room)
    shown.set_look(MapLook(ATRIUM, tokens=tokens))
    window.show()
    here, plan = shown.token("m2"), shown.plan
    assert here is not None
    assert plan is not None
    pen = QPainterPathStroker()
    pen.setWidth(RING_PEN)
    line = pen.createStroke(here.ring_shape())
    drawn = line - here.lying_over()
    places: list[QRectF] = []
    for one in tokens:
        box, measures = shown.standing.places[one.key], shown.standing.measures(one.key, plan)
        draw = Drawing(shown.paint, box, unit=plan.unit)
        numbers = token_badges.numbers_of(draw, one, box, measures).translated(-QPointF(here.pos()))
        places += [part.boundingRect().adjusted(0.5, 0.5, -0.5, -0.5) for part in numbers.toSubpathPolygons()]
    assert any(line.intersects(one) for one in places)
    assert not any(drawn.intersects(one) for one in places)
