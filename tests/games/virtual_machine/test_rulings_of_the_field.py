"""House rulings about lines, steps and damage, each against what is played without it."""

import pytest

from gattai_desktop.cards.card import ACE
from gattai_desktop.cards.state import State
from gattai_desktop.games.modifiers import Modifier
from gattai_desktop.games.virtual_machine.area_states import exits, line
from gattai_desktop.games.virtual_machine.blows import burning_of, strike
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.ladder import NONE
from gattai_desktop.games.virtual_machine.rounds import is_unseen
from tests.games.virtual_machine.laid import laid


def distance(table: State, start: str, end: str) -> int:
    found = line(table, start, end)
    return found.distance if found is not None else 0


@pytest.mark.parametrize(
    ("ruling", "option", "name", "start", "end", "without", "with_it"),
    [
        ("right_angle", "allowed", "a", "A2", "A7", 0, 2),
        ("one_way_shots", "both_ways", "b", "B6", "B5", 0, 1),
        ("printed_distance", "one", "c", "C7", "C1", 2, 1),
        ("locked_areas", "entering", "e", "E4", "E3", 0, 1),
        ("locked_areas", "entering", "e", "E3", "E4", 0, 0),
    ],
    ids=["VM-H12", "VM-H14", "VM-H15", "VM-H40 out", "VM-H40 in"],
)
def test_a_ruling_changes_a_line(
    ruling: str, option: str, name: str, start: str, end: str, without: int, with_it: int
) -> None:
    assert distance(laid(name, {"teo": start}), start, end) == without
    assert distance(laid(name, {"teo": start}, {f"rulings.{ruling}": option}), start, end) == with_it


def test_vm_h40_an_enemy_with_noclip_sees_who_stands_in_a_locked_area() -> None:
    where = {"ixa": "E4", "m10.1": "E3"}
    assert is_unseen(laid("e", where), "ixa")
    assert not is_unseen(laid("e", where, {"process.m10.1.bits": ("noclip",)}), "ixa")
    assert is_unseen(laid("e", where, {"process.ixa.bits": ("noclip",)}), "ixa")


def test_vm_h40_only_entering_is_barred() -> None:
    table = laid("e", {"teo": "E4"}, {"rulings.locked_areas": "entering"})
    assert {one.to for one in exits(table, "teo")("E4")} == {"E3", "E7"}
    assert "E4" not in {one.to for one in exits(table, "teo")("E3")}


def test_vm_h67_a_dear_link_takes_a_mob_two_steps() -> None:
    where = {"m02.1": "A6"}
    assert {one.to: one.cost for one in exits(laid("a", where), "m02.1")("A6")}["A4"] == 1
    dear = laid("a", where, {"rulings.mob_steps": "by_cost"})
    assert {one.to: one.cost for one in exits(dear, "m02.1")("A6")} == {"A5": 1, "A3": 1, "A4": 2}


def test_vm_h11_an_evade_may_stay_at_the_king() -> None:
    blind = {"process.ixa.bits": ("blind",), "process.m03.1.bits": ("blind",)}
    floor = laid("a", {"ixa": "A2", "m03.1": "A2"}, {**blind, "rulings.past_king": "king"})
    assert (process(floor, "ixa").evade, process(floor, "m03.1").evade) == (13, NONE)
    assert process(laid("a", {"ixa": "A2"}, blind), "ixa").evade == 15


def test_vm_h42_armored_may_halve_and_round_before_all_else() -> None:
    where = {"m01.1": "A2", "sable": "A2"}
    assert strike(laid("a", where), "m01.1", "sable", ACE).damage == 15
    assert strike(laid("a", where, {"rulings.sums": "halved_first"}), "m01.1", "sable", ACE).damage == 16


def test_vm_h65_without_elements_armour_helps_against_shock_and_an_apron_against_nothing() -> None:
    where, off = {"b4": "A2", "sable": "A2"}, {"rulings.elements": "off"}
    assert strike(laid("a", where), "b4", "sable", 9).damage == 15
    assert strike(laid("a", where, off), "b4", "sable", 9).damage == 8
    assert burning_of(laid("a", where, {**off, "process.sable.worn": ("g03",)}), "sable") == 10


def test_a_ruling_that_changes_is_heeded_at_once() -> None:
    table = laid("a", {"teo": "A2"}, {}, Modifier("teo", "accuracy", 0, "test"))
    assert distance(table, "A2", "A7") == 0
    assert distance(State(table.zones, {**table.values, "rulings.right_angle": "allowed"}), "A2", "A7") == 2
