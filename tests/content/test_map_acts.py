"""What each act of drawing a map comes to in its file; what somebody wrote by hand there stays."""

from collections.abc import Mapping

import pytest

from gattai_desktop.content.virtual_machine import map_acts
from gattai_desktop.content.virtual_machine.drawn_map import JoinKind, drawn_map
from gattai_desktop.games.kinds import Held

PIER: Mapping[str, Held] = {
    "id": "pier",
    "name": "The Pier",
    "start": "Q1",
    "boss_start": "Q3",
    "areas": (
        {"id": "Q1", "name": "Mooring", "x": 20, "y": 45, "states": ()},
        {"id": "Q2", "name": "Boathouse", "x": 80, "y": 20, "states": ("cover",)},
        {"id": "Q3", "name": "Gantry", "x": 140, "y": 45, "states": ()},
    ),
    "links": ("Q1-Q2 2", "no link", "Q2>Q3 3"),
    "sight": ("Q1~Q3",),
    "walls": (),
}


def after(changes: Mapping[str, Held]) -> Mapping[str, Held]:
    return {**PIER, **changes}


def test_what_cannot_be_read_is_not_drawn_and_stays() -> None:
    drawn = drawn_map({**PIER, "areas": (*PIER["areas"], {"id": "Q9", "x": "far"}, "nothing")})  # type: ignore[misc]
    assert [one.id for one in drawn.areas] == ["Q1", "Q2", "Q3"]
    assert [one.text for one in drawn.joinings] == ["Q1-Q2 2", "Q2>Q3 3", "Q1~Q3"]
    link = drawn.joinings[1]
    assert map_acts.number_joining(PIER, link, 5) == {"links": ("Q1-Q2 2", "no link", "Q2>Q3 5")}


def test_a_new_area_has_the_next_id_and_lies_where_room_is() -> None:
    area, changes = map_acts.new_area(PIER, "Area {number}")
    made = drawn_map(after(changes)).area(area)
    assert made is not None
    assert (made.id, made.name) == ("Q4", "Area 4")
    assert all(abs(made.x - one.x) >= 40 or abs(made.y - one.y) >= 25 for one in drawn_map(PIER).areas)
    assert map_acts.new_area({**PIER, "areas": PIER["areas"] * 34}, "Area")[1] == {}  # type: ignore[operator]


def test_the_first_area_of_an_empty_map_is_where_all_start() -> None:
    area, changes = map_acts.new_area({"areas": (), "start": "", "boss_start": ""}, "Area {number}", (50, 50))
    assert (area, changes["start"], changes["boss_start"]) == ("A1", "A1", "A1")


@pytest.mark.parametrize(
    ("kind", "field", "made"), [("link", "links", "Q1-Q3 2"), ("sight", "sight", "Q2~Q3"), ("wall", "walls", "Q1#Q3")]
)
def test_two_areas_are_joined_and_parted(kind: JoinKind, field: str, made: str) -> None:
    start, end = made[:2], made[3:5]
    joined = map_acts.turn_joining(PIER, kind, start, end)
    assert joined[field] == (*PIER[field], made)  # type: ignore[misc]
    assert map_acts.turn_joining(after(joined), kind, end, start)[field] == PIER[field]
    assert map_acts.turn_joining(PIER, kind, start, start) == {}


def test_a_link_leads_one_way_the_other_and_both() -> None:
    link = drawn_map(PIER).joinings[0]
    for start, expected in (("Q1", "Q1>Q2 2"), ("Q2", "Q2>Q1 2"), ("", "Q1-Q2 2")):
        assert map_acts.turn_way(PIER, link, start)["links"] == (expected, "no link", "Q2>Q3 3")


def test_an_area_that_is_taken_out_leaves_no_link_and_nobody_without_a_start() -> None:
    left = after(map_acts.take_out_area(PIER, "Q1"))
    assert left["links"] == ("no link", "Q2>Q3 3")
    assert left["sight"] == ()
    assert left["start"] == "Q2", "not where the boss starts"
    assert left["boss_start"] == "Q3"


def test_states_stand_in_their_order_and_an_area_keeps_within_the_sheet() -> None:
    changed = after(map_acts.turn_state(PIER, "Q2", "dark"))
    assert drawn_map(changed).areas[1].states == ("dark", "cover")
    assert drawn_map(after(map_acts.turn_state(PIER, "Q2", "cover"))).areas[1].states == ()
    moved = drawn_map(after(map_acts.move_area(PIER, "Q2", -7, 2000))).areas[1]
    assert (moved.x, moved.y) == (0, 999)
    assert map_acts.name_area(PIER, "Q7", "Nowhere") == {}


def test_where_no_link_leads_is_known() -> None:
    drawn = drawn_map({**PIER, "links": ("Q2>Q1 2", "Q2-Q3 1")})
    assert [one.id for one in drawn.cut_off()] == ["Q2", "Q3"]
    assert drawn_map(PIER).cut_off() == ()
