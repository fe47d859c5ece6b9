"""Of a crowd in one area of a map everybody can be seen: at once, or by pressing, pointing and keys."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing, measuring
from gattai_desktop.board.map import map_view
from gattai_desktop.board.map.crowds import CrowdButton
from gattai_desktop.board.map.map_looks import AreaLook, MapLook, TokenLook
from gattai_desktop.board.map.map_measures import SMALL, TABLE, MapMeasures
from gattai_desktop.board.map.map_view import MapView
from gattai_desktop.board.map.plan import plan_map
from gattai_desktop.board.map.standing import stand
from gattai_desktop.board.map.token_badges import badge_boxes, number_box, sign_box
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.signs import sign_in
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from tests.windows.cut import only_when_it_is_read, read

pytestmark = pytest.mark.usefixtures("qapp")  # names are measured

AREAS = (
    AreaLook("C1", "Door", 8, 63),
    AreaLook("C2", "Floor South", 44, 63, edges=frozenset({"broken foot"})),
    AreaLook("C3", "Floor North", 44, 27),
)

MANY = 18


def crowd(count: int, area: str = "C1") -> tuple[TokenLook, ...]:
    """So many mobs of an area, the last of which can be aimed at."""
    return tuple(
        TokenLook(
            f"m{place}", area, "hexagon", sign="horns", number=str(place), share=0.5, figure="100",
            badges=("vmBlind", "vmStop"), target="legal" if place == count - 1 else "", spoken=f"Mob {place}.",
        )
        for place in range(count)
    )  # fmt: skip


@pytest.fixture
def view(qtbot: QtBot) -> MapView:
    """A map with many mobs in an area that has room for a few."""
    made = MapView(make_paint(speed=0))
    qtbot.addWidget(made)
    made.resize(700, 420)
    made.set_look(MapLook(AREAS, tokens=crowd(MANY, "C2")))
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


def number(view: MapView) -> CrowdButton:
    found = view.crowds.number("+C2")
    assert found is not None
    return found


@pytest.mark.parametrize("measures", [SMALL, TABLE])
def test_of_nine_in_one_area_nobody_is_out_of_sight(measures: MapMeasures) -> None:
    """Given a plate of the usual size, then so many stand in two rows, apart from one another and within it."""
    plan = plan_map(AREAS, QSizeF(900, 420), measures, 1.0, whole=False)
    for count in range(1, 10):
        standing = stand(MapLook(AREAS, tokens=crowd(count)), plan)
        assert len(standing.places) == count
        assert not standing.more
        assert not any(one.intersects(other) for one, other in combinations(standing.places.values(), 2))
        assert all(plan.plates["C1"].contains(box) for box in standing.places.values())


@pytest.mark.parametrize(("measures", "room"), [(SMALL, (900, 300)), (TABLE, (1248, 440))])
@pytest.mark.parametrize("area", ["C1", "C2"])
def test_eight_in_one_area_have_their_figures_where_the_map_has_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, measures: MapMeasures, room: tuple[int, int], area: str
) -> None:
    """Plates are rather higher than that only bars say how somebody is: also in one with a broken foot."""
    made = MapView(make_paint(speed=0))
    qtbot.addWidget(made)
    made.resize(*room)
    monkeypatch.setattr(map_view, "measures_of", lambda _paint: measures)
    for count in range(1, 9):
        made.set_look(MapLook(AREAS, tokens=crowd(count, area)))
        with only_when_it_is_read(made):
            assert [one.words for one in read(made)].count("100") == count
        assert made.plan is not None
        plates = made.plan.plates.values()
        assert not any(one.intersects(other) for one, other in combinations(plates, 2))


@pytest.mark.parametrize(("measures", "area"), [(SMALL, "C1"), (TABLE, "C2")])
def test_in_two_rows_no_figure_and_no_brackets_reach_into_the_other_row(measures: MapMeasures, area: str) -> None:
    """However far apart those of one row stand, as six do in a large window, whose plates are no higher than usual."""
    plan = plan_map(AREAS, QSizeF(900, 420), evolve(measures, crowd=(0.0, 0.0, 0.0)), 1.0, whole=False)
    in_rows = 0
    for count in range(5, 10):
        standing = stand(MapLook(AREAS, tokens=crowd(count, area)), plan)
        in_rows += len(standing.bare)
        assert all(standing.measures(key, plan).low for key in standing.bare)
        assert all(standing.measures(key, plan).close for key in standing.bare)
    assert in_rows


@pytest.mark.parametrize("measures", [SMALL, TABLE])
@pytest.mark.parametrize("room", [(686, 240), (900, 300), (900, 420)])
def test_figures_stand_apart_or_are_left_to_the_bars(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, measures: MapMeasures, room: tuple[int, int]
) -> None:
    """Given several of 100 HP in one area, then no "100100" is read: a space is between two figures, or none is there.

    Two alone always have theirs, where a plate is not too low for any.
    """
    made = MapView(make_paint(speed=0))
    qtbot.addWidget(made)
    made.resize(*room)
    monkeypatch.setattr(map_view, "measures_of", lambda _paint: measures)
    for count in range(1, 8):
        made.set_look(MapLook(AREAS, tokens=tuple(evolve(one, number="") for one in crowd(count))))
        with only_when_it_is_read(made):
            found = [one for one in read(made) if one.words == "100"]
        boxes = [one.box.translated(one.widget.mapTo(made, QPointF(0, 0))) for one in found]
        around = [box.adjusted(0, 0, 3, 0) for box in boxes]
        assert not any(one.intersects(other) for one, other in combinations(around, 2)), count
        assert len(found) == count or count > 2 or made.plan is None or made.plan.measures.low


@pytest.mark.parametrize("measures", [SMALL, TABLE])
@pytest.mark.parametrize("area", ["C1", "C2"])
def test_no_badge_and_no_number_covers_another_or_a_sign(qtbot: QtBot, measures: MapMeasures, area: str) -> None:
    """Given a mob with a number and two badges, then they cover a tenth of its sign at most, however small it is."""
    plan = plan_map(AREAS, QSizeF(900, 420), measures, 1.0, whole=False)
    image = QImage(10, 10, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    try:
        draw = Drawing(make_paint(), QRectF(0, 0, 900, 420), painter, unit=plan.unit)
        for count in range(1, 13):
            look = MapLook(AREAS, tokens=crowd(count, area))
            places = stand(look, plan).places
            shown = [(one, places[one.key]) for one in look.tokens if one.key in places]
            badges = [badge_boxes(draw, one, at) for one, at in shown]
            drawn = [number_box(draw, one, at) for one, at in shown] + [box for one in badges for box in one.values()]
            assert all(badges)
            large = [
                one for (mob, at), one in zip(shown, badges, strict=True) if at.width() > 23 and len(mob.number) == 1
            ]
            assert all(len(one) == 2 for one in large)
            assert not any(one.intersects(other) for one, other in combinations(drawn, 2)), count
            for (one, at), upon in zip(shown, badges, strict=True):
                sign = sign_box(at, (number_box(draw, one, at), *upon.values()))
                common = (sign.intersected(box) for box in drawn)
                assert at.contains(sign)
                assert sum(box.width() * box.height() for box in common) <= 0.1 * sign.width() * sign.height(), count
    finally:
        painter.end()


@pytest.mark.parametrize("side", [20.0, 24.0, 28.0, 36.0])
@pytest.mark.parametrize("sign", sorted(frozenset(built_in_world().world.drawings.values())))
@pytest.mark.parametrize("badges", [(), ("closed",), ("closed", "vmBlind")])
def test_the_sign_of_a_mob_stays_upon_its_hexagon(side: float, sign: str, badges: tuple[str, ...]) -> None:
    """Beside its number the sign of a small mob stood half beyond its hexagon, and was lost on the dark ground."""
    draw, at = measuring(make_paint(speed=0), 200, 200), QRectF(50, 50, side, side)
    look = evolve(crowd(1)[0], number="2", badges=badges)
    box = sign_box(at, (number_box(draw, look, at), *badge_boxes(draw, look, at).values()))
    drawn = sign_in(sign, box.x(), box.y(), box.width())
    beyond = drawn.subtracted(sign_in("hexagon", at.x(), at.y(), side))
    assert ink_of(beyond) <= 0.03 * ink_of(drawn)


def ink_of(path: QPainterPath) -> int:
    """How much of a picture a shape fills."""
    image = QImage(800, 800, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.scale(4, 4)
        painter.fillPath(path, Qt.GlobalColor.white)
    return sum(1 for byte in bytes(image.constBits())[::4] if byte > 127)


@pytest.mark.parametrize("side", [20.0, 24.0])
def test_a_number_leaves_a_small_mob_most_of_its_sign(side: float) -> None:
    """It lay over more than a third of the hexagon."""
    draw, at = measuring(make_paint(speed=0), 200, 200), QRectF(50, 50, side, side)
    over = number_box(draw, evolve(crowd(1)[0], number="2"), at).intersected(at)
    assert over.width() * over.height() < 0.3 * side * side


@pytest.mark.parametrize(("side", "shown"), [(18.0, 1), (24.0, 2), (29.0, 2), (40.0, 3)])
def test_badges_leave_the_upper_half_of_a_small_crest_in_sight(qapp: QApplication, side: float, shown: int) -> None:
    """Three of them covered it, and nobody saw whose it was."""
    del qapp
    draw, at = measuring(make_paint(speed=0), 200, 200), QRectF(50, 50, side, side)
    look = evolve(crowd(1)[0], number="", badges=("shield", "story", "down"))
    boxes = list(badge_boxes(draw, look, at).values())
    assert len(boxes) == shown
    assert side >= 30 or all(one.top() > at.center().y() - 1 for one in boxes)


def test_whoever_can_be_aimed_at_is_in_sight(view: MapView) -> None:
    assert f"m{MANY - 1}" in view.standing.places
    assert view.standing.more["C2"][0] > 1


def test_the_number_says_who_has_no_room(view: MapView) -> None:
    hidden = [f"Mob {place}." for place in range(MANY) if f"m{place}" not in view.standing.places]
    assert number(view).accessibleName() == f"{len(hidden)} more: {' '.join(hidden)}"
    assert [one.spoken for one in view.crowds.hidden("+C2")] == hidden


def test_pressed_again_and_again_the_number_shows_everybody(view: MapView) -> None:
    seen = set(view.standing.places)
    for _ in range(MANY):
        hidden = [one.key for one in view.crowds.hidden("+C2")]
        QTest.mouseClick(number(view), Qt.MouseButton.LeftButton)
        assert hidden[0] in view.standing.places, "who has waited longest comes first"
        seen |= set(view.standing.places)
    assert seen == {f"m{place}" for place in range(MANY)}


def test_keys_lead_to_everybody_in_a_crowd(view: MapView) -> None:
    view.focus_token(f"m{MANY - 1}")
    reached = set()
    for _ in range(MANY):
        now = QApplication.focusWidget()
        assert now is not None
        reached.add(now.accessibleName())
        assert now.isVisible()
        QTest.keyClick(now, Qt.Key.Key_Right)
    assert reached == {f"Mob {place}." for place in range(MANY)}


def test_who_has_the_keyboard_stays_in_sight_when_the_table_changes(view: MapView) -> None:
    hidden = view.crowds.hidden("+C2")[-1].key
    view.focus_token(hidden)
    view.set_look(evolve(view.look, tokens=tuple(evolve(one, figure="20") for one in view.look.tokens)))
    assert hidden in view.standing.places
    button = view.token(hidden)
    assert button is not None
    assert button.hasFocus()


def test_the_number_of_a_crowd_is_pressed_within_its_area(view: MapView) -> None:
    """Given a number that is small to press, then what is pressed for it is larger, but not beyond its plate."""
    plate, small = QRectF(0, 0, 100, 50), QRectF(74, 20, 24, 24)
    number(view).put(small, plate)
    assert plate.contains(QRectF(number(view).geometry()))
    assert number(view).height() > small.height()
