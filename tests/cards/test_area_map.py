"""Maps of areas: steps, cheapest ways, and lines of sight by coordinates, on a small map that no game has.

```
 mill(0,0) ---2--- weir(40,0) ---1--- ford(80,0)
    |3                |1 (down only)     .
 barn(0,40)        pool(40,40) ---1--- quay(80,40) ---1--- buoy(120,47)
```
"""

import pytest

from gattai_desktop.cards.area_map import Area, AreaMap, Exit, Link, PrintedLine, Reached, reach
from gattai_desktop.cards.line_of_sight import BrokenLine, LineOfSight, line_of_sight, turn_at

RIVER = AreaMap(
    areas=(
        Area("mill", "Mill", 0, 0),
        Area("weir", "Weir", 40, 0),
        Area("ford", "Ford", 80, 0),
        Area("barn", "Barn", 0, 40),
        Area("pool", "Pool", 40, 40),
        Area("quay", "Quay", 80, 40),
        Area("buoy", "Buoy", 120, 47),
        Area("isle", "Isle", 200, 200),
    ),
    links=(
        Link("mill", "weir", 2),
        Link("weir", "ford", 1),
        Link("mill", "barn", 3),
        Link("weir", "pool", 1, one_way=True),
        Link("pool", "quay", 1),
        Link("quay", "buoy", 1),
    ),
    printed_lines=(PrintedLine("barn", "quay", 2), PrintedLine("ford", "mill")),
    walls=(("ford", "quay"),),
)


def test_a_one_way_link_leads_one_way_and_a_wall_nowhere() -> None:
    assert RIVER.exits("weir") == (Exit("mill", 2), Exit("ford", 1), Exit("pool", 1))
    assert RIVER.exits("pool") == (Exit("quay", 1),)
    assert RIVER.adjacent("pool") == ("weir", "quay")
    assert RIVER.adjacent("ford") == ("weir", "quay")


def test_links_are_counted_along_their_signs_or_against_them() -> None:
    assert RIVER.links_from("mill") == {"mill": 0, "weir": 1, "barn": 1, "ford": 2, "pool": 2, "quay": 3, "buoy": 4}
    assert RIVER.links_from("pool") == {"pool": 0, "quay": 1, "buoy": 2}
    assert RIVER.links_either_way("pool")["barn"] == 3


def test_the_cheapest_way_is_found_as_far_as_the_points_go() -> None:
    found = reach("mill", 4, RIVER.exits)
    assert found == {
        "weir": Reached(2, ("weir",)),
        "barn": Reached(3, ("barn",)),
        "ford": Reached(3, ("weir", "ford")),
        "pool": Reached(3, ("weir", "pool")),
        "quay": Reached(4, ("weir", "pool", "quay")),
    }
    assert list(found) == ["weir", "barn", "ford", "pool", "quay"]
    assert reach("mill", 1, RIVER.exits) == {}


def test_a_way_ends_where_it_has_to() -> None:
    found = reach("mill", 9, RIVER.exits, lambda area: area == "pool")
    assert found["pool"] == Reached(3, ("weir", "pool"), ends=True)
    assert "quay" not in found


def test_a_dear_link_is_gone_round() -> None:
    dear = AreaMap(
        tuple(Area(one, one, 0, 0) for one in "abc"), (Link("a", "c", 5), Link("a", "b", 1), Link("b", "c", 1))
    )
    assert reach("a", 5, dear.exits)["c"] == Reached(2, ("b", "c"))


def test_a_turn_is_measured_in_degrees() -> None:
    at = RIVER.by_id
    assert turn_at(at["mill"], at["weir"], at["ford"]) == 0
    assert turn_at(at["mill"], at["weir"], at["pool"]) == 90
    assert turn_at(at["mill"], at["weir"], at["mill"]) == 180


def test_a_line_goes_straight_on_and_minds_no_slight_turn() -> None:
    assert line_of_sight(RIVER, "pool", "buoy") == LineOfSight(way=("pool", "quay", "buoy"), distance=2)
    assert line_of_sight(RIVER, "mill", "mill") == LineOfSight(way=("mill",), distance=0)


def test_a_line_may_turn_once_if_the_turn_is_shallow() -> None:
    bent = AreaMap(
        (Area("a", "A", 0, 0), Area("b", "B", 10, 0), Area("c", "C", 15, 9), Area("d", "D", 12, 20)),
        (Link("a", "b"), Link("b", "c"), Link("c", "d")),
    )
    found = line_of_sight(bent, "a", "c")
    assert isinstance(found, LineOfSight)
    assert (found.turns_in, round(found.turn)) == ("b", 61)
    broken = line_of_sight(bent, "a", "d")
    assert isinstance(broken, BrokenLine)
    assert (broken.why, broken.way, broken.breaks_in, round(broken.turn)) == ("twice", ("a", "b", "c", "d"), "c", 44)


@pytest.mark.parametrize(
    ("start", "end", "why", "breaks_in"),
    [("mill", "pool", "sharp", "weir"), ("quay", "weir", "one way", ""), ("quay", "isle", "no way", "")],
)
def test_a_line_breaks_round_a_corner_and_where_no_way_leads(start: str, end: str, why: str, breaks_in: str) -> None:
    broken = line_of_sight(RIVER, start, end)
    assert isinstance(broken, BrokenLine)
    assert (broken.why, broken.breaks_in) == (why, breaks_in)


def test_a_right_angle_can_be_allowed() -> None:
    found = line_of_sight(RIVER, "mill", "pool", sharp=91)
    assert found == LineOfSight(way=("mill", "weir", "pool"), distance=2, turn=90, turns_in="weir")


def test_a_printed_line_needs_no_way_and_is_as_far_as_it_says() -> None:
    for start, end in (("barn", "quay"), ("quay", "barn")):
        assert line_of_sight(RIVER, start, end) == LineOfSight(way=(start, end), distance=2, printed=True)
    unsaid = line_of_sight(RIVER, "ford", "mill")
    assert isinstance(unsaid, LineOfSight)
    assert unsaid.distance == 2
