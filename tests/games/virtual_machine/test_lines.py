"""Who sees whom on the five maps, and how far (VM-31 to VM-33, VM-59): the tables of the rules, line for line."""

import re
from itertools import permutations

import pytest

from gattai_desktop.cards.area_map import AreaMap
from gattai_desktop.cards.line_of_sight import BrokenLine, LineOfSight, line_of_sight
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.virtual_machine.area_states import lines_open

LINES = {
    "a": """
        A1: A2·1 A3·2 A4·3; A2: A1·1 A3·1 A5·1 A4·2; A3: A2·1 A4·1 A6·1 A7·1 A1·2; A4: A3·1 A6·1 A2·2 A5·2 A1·3;
        A5: A2·1 A6·1 A4·2; A6: A3·1 A4·1 A5·1 A7·2; A7: A3·1 A6·2""",
    "b": """
        B1: B2·1 B6·1 B3·2 B5·2 B7·2 B4·3; B2: B1·1 B3·1 B5·1 B4·2 B6·2 B7·2; B3: B2·1 B4·1 B5·1 B1·2 B6·2 B7·2;
        B4: B3·1 B7·1 B2·2 B5·2 B6·2 B1·3; B5: B6·1 B7·1; B6: B1·1 B7·1 B2·2 B4·2; B7: B4·1 B6·1 B1·2 B3·2""",
    "c": """
        C1: C2·1 C3·1 C4·2 C7·2 C5·3 C6·3; C2: C1·1 C3·1 C4·1 C5·2 C6·2 C7·3; C3: C1·1 C2·1 C4·1 C5·2 C6·2 C7·3;
        C4: C2·1 C3·1 C5·1 C6·1 C1·2 C7·2; C5: C2·1 C4·1 C7·1 C1·2 C3·2; C6: C4·1 C7·1 C2·2 C3·2 C1·3;
        C7: C5·1 C6·1 C1·2 C2·2 C4·2 C3·3""",
    "d": """
        D1: D2·1 D3·2 D4·2; D2: D1·1 D3·1 D4·1 D5·2; D3: D2·1 D5·1 D1·2; D4: D2·1 D5·1 D1·2; D5: D3·1 D4·1 D2·2""",
    "e": """
        E1: E2·1 E3·2 E6·2 E7·3; E2: E1·1 E3·1 E6·1 E7·2 E8·2; E3: E2·1 E7·1 E1·2 E6·2 E8·2; E4: ;
        E5: E2·1 E3·1 E1·2; E6: E2·1 E5·1 E8·1 E1·2 E3·2 E7·2; E7: E3·1 E5·1 E8·1 E2·2 E6·2 E1·3;
        E8: E5·1 E6·1 E7·1 E2·2 E3·2""",
}


def places(name: str) -> AreaMap:
    battle = built_in_world().world.maps[name]
    return lines_open(battle.area_map, frozenset(area for area, states in battle.states.items() if "locked" in states))


def line(start: str, end: str, sharp: float = 90) -> LineOfSight | BrokenLine:
    name = next(name for name, lines in LINES.items() if f"{start}:" in lines)
    return line_of_sight(places(name), start, end, sharp=sharp)


@pytest.mark.parametrize("name", LINES)
def test_vm_31_to_33_every_line_of_the_tables_is_found_and_no_other(name: str) -> None:
    table = {
        start: dict(re.findall(r"(\w\d)·(\d)", seen)) for start, seen in re.findall(r"(\w\d):([^;]*)", LINES[name])
    }
    areas = places(name)
    lines = {(start, end): line_of_sight(areas, start, end) for start, end in permutations(areas.by_id, 2)}
    found = {pair: str(line.distance) for pair, line in lines.items() if isinstance(line, LineOfSight)}
    assert found == {(start, end): far for start, seen in table.items() for end, far in seen.items()}


def test_vm_ex_13_a_line_goes_straight_or_turns_once_but_not_at_a_right_angle() -> None:
    straight, bent = line("A1", "A3"), line("A5", "A4")
    assert isinstance(straight, LineOfSight)
    assert isinstance(bent, LineOfSight)
    assert (straight.distance, straight.turns_in) == (2, "")
    assert (bent.way, bent.turn) == (("A5", "A6", "A4"), 45)
    broken = line("A1", "A6")
    assert isinstance(broken, BrokenLine)
    assert (broken.why, broken.turn) == ("sharp", 90)


def test_vm_ex_34_a_right_angle_may_be_allowed() -> None:
    assert isinstance(line("A2", "A7"), BrokenLine)
    allowed = line("A2", "A7", sharp=91)
    assert isinstance(allowed, LineOfSight)
    assert allowed.distance == 2


def test_vm_ex_14_a_printed_line_is_seen_along_where_every_way_turns_too_much() -> None:
    printed = line("C7", "C1")
    assert isinstance(printed, LineOfSight)
    assert (printed.distance, printed.printed) == (2, True)


def test_vm_ex_33_a_ledge_has_a_line_by_print_and_the_gap_one_downwards() -> None:
    up, down = line("B6", "B2"), line("B2", "B6")
    assert isinstance(up, LineOfSight)
    assert isinstance(down, LineOfSight)
    assert (up.distance, up.printed, down.distance) == (2, True, 2)
    upwards = line("B6", "B3")
    assert isinstance(upwards, BrokenLine)
    areas = places("b")
    unprinted = line_of_sight(AreaMap(areas.areas, areas.links), "B2", "B6")
    assert isinstance(unprinted, LineOfSight)
    assert (unprinted.way, round(unprinted.turn), unprinted.distance) == (("B2", "B5", "B6"), 53, 2)


def test_vm_ex_99_three_links_round_two_corners_are_no_line() -> None:
    assert isinstance(line("A1", "A6"), BrokenLine)


def test_vm_ex_113_a_printed_line_without_a_number_is_as_long_as_the_way_against_all_signs() -> None:
    """VM-H13 and VM-H15: areas have coordinates, and a way is counted against all signs."""
    areas = places("c")
    unnumbered = AreaMap(areas.areas, areas.links, (type(areas.printed_lines[0])("C7", "C1"),))
    found = line_of_sight(unnumbered, "C7", "C1")
    assert isinstance(found, LineOfSight)
    assert found.distance == 3


def test_vm_h40_nothing_is_seen_into_a_locked_area_until_it_opens() -> None:
    areas = built_in_world().world.maps["e"].area_map
    assert isinstance(line("E3", "E4"), BrokenLine)
    assert isinstance(line_of_sight(areas, "E3", "E4"), LineOfSight)
