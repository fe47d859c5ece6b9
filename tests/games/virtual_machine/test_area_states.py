"""Steps, falls and states of areas as they are now (VM-35 to VM-43, VM-W4, VM-W5), by the worked examples."""

import pytest

from gattai_desktop.cards.area_map import reach
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.line_of_sight import BrokenLine
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.state import State
from gattai_desktop.games.modifiers import Modifier, passes
from gattai_desktop.games.virtual_machine.area_states import exits, falls_to, line, line_or_break, states
from gattai_desktop.games.virtual_machine.figures import process
from tests.games.virtual_machine.laid import laid


def steps(table: State, who: str, area: str) -> dict[str, int]:
    return {one.to: one.cost for one in exits(table, who)(area)}


def test_vm_ex_12_and_35_nobody_walks_up_out_of_the_gap() -> None:
    table = laid("b", {"teo": "B2", "m02.1": "B6"})
    assert steps(table, "teo", "B5") == {"B6": 0, "B7": 0}
    assert steps(table, "teo", "B6") == {"B7": 3, "B1": 5}


def test_vm_ex_11_the_gap_lets_fall_into_both_streets() -> None:
    table = laid("b", {"sable": "B5"})
    assert falls_to(table, "B5") == ("B6", "B7")
    assert falls_to(table, "B2") == ()


def test_vm_ex_36_whoever_flies_leaves_the_gap_in_any_direction() -> None:
    table = laid("b", {"m04.1": "B5"})
    assert process(table, "m04.1").flies
    assert steps(table, "m04.1", "B5") == {"B2": 1, "B3": 1, "B6": 1, "B7": 1}
    assert steps(table, "m04.1", "B6") == {"B7": 1, "B1": 1, "B5": 1}


def test_vm_ex_37_an_area_that_was_made_falling_leads_out_by_every_link() -> None:
    table = laid("b", {"sable": "B3", "b2": "B4"}, {}, Modifier("area.B3", "falling", 1, "sinkhole", "round"))
    assert falls_to(table, "B3") == ("B2", "B4", "B5")
    ledger = Ledger(table, unknown)
    passes(ledger, "round", rule="VM-19")
    assert falls_to(ledger.table, "B3") == ()


def test_vm_ex_49_with_noclip_every_area_beside_costs_two_and_walls_are_none() -> None:
    table = laid(
        "a", {"sable": "A1", "m01.1": "A3"}, {"process.sable.bits": ("noclip",), "process.m01.1.bits": ("noclip",)}
    )
    assert steps(table, "sable", "A1") == {"A2": 2, "A5": 2}
    assert steps(table, "sable", "A3")["A4"] == 2
    assert "A3" not in steps(table, "sable", "A1")
    assert steps(table, "m01.1", "A3")["A4"] == 1


def test_vm_ex_57_a_locked_area_has_no_way_in_and_no_line_until_it_is_opened() -> None:
    where = {"sable": "E3", "ixa": "E2"}
    table = laid("e", where)
    assert "E4" not in steps(table, "sable", "E3")
    assert steps(table, "sable", "E4") == {}
    assert line(table, "E3", "E4") is None
    opened = laid("e", where, {}, Modifier("area.E4", "locked", -1, "k4", "round", passings=2))
    assert steps(opened, "sable", "E3")["E4"] == 2
    assert line(opened, "E3", "E4") is not None
    ledger = Ledger(opened, unknown)
    passes(ledger, "round", rule="VM-19")
    assert "E4" in steps(ledger.table, "sable", "E3")
    passes(ledger, "round", rule="VM-19")
    assert "E4" not in steps(ledger.table, "sable", "E3")


def test_vm_h40_with_noclip_a_locked_area_is_open() -> None:
    table = laid("e", {"sable": "E3"}, {"process.sable.bits": ("noclip",)})
    assert steps(table, "sable", "E3")["E4"] == 2


def test_k4_a_bridge_leads_back_for_what_the_link_costs_and_at_least_two() -> None:
    bridged = laid("b", {"ixa": "B2"}, {}, Modifier("link.B5.B6", "both_ways", 1, "k4", "round", passings=2))
    assert steps(bridged, "ixa", "B6")["B5"] == 2
    assert line(bridged, "B6", "B5") is not None
    assert line(laid("b", {"ixa": "B2"}), "B6", "B5") is None


def test_vm_ex_78_an_area_can_be_darkened_and_its_cover_taken_for_a_while() -> None:
    table = laid(
        "a",
        {"ixa": "A3"},
        {},
        Modifier("area.A6", "dark", 1, "k3", "round", passings=2),
        Modifier("area.A6", "cover", -1, "k3", "round", passings=2),
    )
    assert states(laid("a", {"ixa": "A3"}), "A6") == {"cover"}
    assert states(table, "A6") == {"dark"}
    ledger = Ledger(table, unknown)
    for _ in range(2):
        passes(ledger, "round", rule="VM-19")
    assert states(ledger.table, "A6") == {"cover"}


def test_vm_ex_97_a_step_costs_what_the_map_says_and_of_a_mob_one_auto() -> None:
    table = laid("a", {"teo": "A3", "m02.1": "A6"})
    assert set(reach("A3", 2, exits(table, "teo"))) == {"A2"}
    assert steps(table, "m02.1", "A6")["A4"] == 1


def test_vm_ex_9_and_58_figures_of_move_and_what_gear_makes_of_them() -> None:
    table = laid("a", {"sable": "A2"})
    assert (process(table, "sable").move, process(table, "sable").most_move) == (3, 6)
    mantle = process(laid("a", {"sable": "A2"}, {"process.sable.worn": ("g02",)}), "sable")
    assert (mantle.move, mantle.most_move) == (4, 8)


def test_vm_ex_45_a_long_coat_bars_berserk() -> None:
    assert "berserk" in process(laid("a", {"teo": "A2"}), "teo").bars
    assert process(laid("a", {"halcyon": "A1"}, {"process.halcyon.bits": ("berserk",)}), "halcyon").range == 0


@pytest.mark.parametrize(("item", "far", "play"), [("g10", 3, 2), ("g11", 1, 3), ("g08", 2, 3)])
def test_g10_and_g11_a_weapon_has_a_range_of_its_own(item: str, far: int, play: int) -> None:
    now = process(laid("a", {"teo": "A2"}, {"process.teo.worn": (item,)}), "teo")
    assert (now.range, now.play) == (far, play)


def test_r06_a_lens_ring_reaches_further_unless_its_wearer_is_silenced() -> None:
    worn = {"process.halcyon.worn": ("g18", "r06", "r10")}
    now = process(laid("a", {"halcyon": "A2"}, worn), "halcyon")
    silenced = process(laid("a", {"halcyon": "A2"}, {**worn, "process.halcyon.bits": ("silenced",)}), "halcyon")
    assert (now.range, now.has("mends"), silenced.range, silenced.has("mends")) == (2, True, 1, False)


def test_a_broken_line_says_where_it_breaks() -> None:
    broken = line_or_break(laid("a", {"teo": "A1"}), "A1", "A6")
    assert isinstance(broken, BrokenLine)
    assert (broken.why, broken.breaks_in) == ("sharp", "A3")


def test_vm_35_who_stands_nowhere_goes_nowhere() -> None:
    """By hand somebody off the map can be given the turn."""
    table = laid("b", {"teo": "", "sable": "B2", "m04.1": "B6"})
    assert (steps(table, "teo", ""), steps(table, "m04.1", "")) == ({}, {})
    assert set(reach("", 9, exits(table, "teo"))) == set()
