"""What plans are worth, by the numbers of the rules (part 1i)."""

import pytest

from gattai_desktop.cards.card import ACE, card
from gattai_desktop.cards.sight import sight
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.value import Value
from gattai_desktop.games.virtual_machine.zones import zones
from gattai_desktop.players.virtual_machine.plans import CpuPlanner, best_of_mc, cpu_worth, mc_worth, stands
from tests.games.virtual_machine.laid import laid

SEVEN = card("7S", "coach")
WHERE = {"teo": "A2", "sable": "A2", "m01.1": "A3"}


def seen(table: State, seat: str = "cpu") -> Sight:
    return sight(table, seat, zones(table), lambda _path: False)


def thread(**values: Value) -> State:
    given = {f"process.{path.replace('_', '.', 1)}": value for path, value in values.items()}
    return laid("a", WHERE, {"process.m01.1.auto": 2, **given})


def test_vm_ex_76_a_thread_goes_for_whom_it_hurts_most() -> None:
    plan = CpuPlanner().best(seen(thread()), ("m01.1",), SEVEN, 7)
    assert plan is not None
    assert (plan.area, plan.target, plan.worth) == ("A2", "teo", 15.8)


def test_vm_ex_76_whoever_was_attacked_already_is_spared() -> None:
    plan = CpuPlanner().best(seen(thread(teo_aimed=1)), ("m01.1",), SEVEN, 7)
    assert plan is not None
    assert (plan.target, plan.worth) == ("sable", 8.8)


def test_vm_ex_76_the_hard_one_spreads_nothing_and_looks_for_the_weak() -> None:
    plan = CpuPlanner(hard=True).best(seen(thread(teo_aimed=1, teo_hp=60)), ("m01.1",), SEVEN, 7)
    assert plan is not None
    assert (plan.target, plan.worth) == ("teo", 16.6)
    downs = CpuPlanner(hard=True).best(seen(thread(teo_hp=15)), ("m01.1",), SEVEN, 7)
    assert downs is not None
    assert downs.worth == 47.5


def test_who_reaches_nobody_comes_nearer() -> None:
    far = laid("a", {"teo": "A1", "m01.1": "A4"}, {"process.m01.1.auto": 1})
    plan = CpuPlanner().best(seen(far), ("m01.1",), SEVEN, 7)
    assert plan is not None
    assert (plan.area, plan.target, plan.worth) == ("A3", "", -7.2)


def test_a_nurse_heals_who_lacks_enough() -> None:
    where = {"teo": "A1", "m11.1": "A4", "m02.1": "A4"}
    hurt = laid("a", where, {"process.m02.1.hp": 90, "process.m11.1.auto": 0})
    plan = CpuPlanner().best(seen(hurt), ("m11.1",), SEVEN, 7)
    assert plan is not None
    assert (plan.target, plan.heals, plan.worth) == ("m02.1", True, 13)


def test_a_nurse_heals_nobody_behind_a_wall() -> None:
    """Item m11: in its or a linked area; A4 and A7 have a wall between them (VM-H64)."""
    where = {"teo": "A1", "m11.1": "A4", "m02.1": "A7"}
    hurt = laid("a", where, {"process.m02.1.hp": 90, "process.m11.1.auto": 0})
    plan = CpuPlanner().best(seen(hurt), ("m11.1",), SEVEN, 7)
    assert plan is not None
    assert not plan.heals


def test_nobody_walks_into_a_fall() -> None:
    gap = laid("b", {"teo": "B6", "m01.1": "B2", "m04.1": "B2"}, {"process.m01.1.auto": 1, "process.m04.1.auto": 1})
    walker, flyer = ({stand.area for stand in stands(seen(gap), who)} for who in ("m01.1", "m04.1"))
    assert flyer - walker == {"B5"}


@pytest.mark.parametrize(("written", "worth"), [("AS", 9), ("Joker1", 9), ("7S", 4), ("QS", 0), ("JS", 2), ("2S", 0)])
def test_a_card_is_worth_what_it_hits_to_the_cpu(written: str, worth: float) -> None:
    table = laid("a", {"teo": "A2", "sable": "A2", "m01.1": "A3"})
    assert cpu_worth(table, card(written, "coach")) == worth


@pytest.mark.parametrize(("written", "worth"), [("AS", 3), ("7S", 2), ("2S", 0), ("KS", 0)])
def test_a_card_is_worth_what_it_hits_to_an_mc(written: str, worth: float) -> None:
    assert mc_worth(laid("a", {"sable": "A2", "m02.1": "A3"}), "sable", card(written, "pilots")) == worth


def test_an_mc_downs_whom_it_can() -> None:
    where = {"teo": "A2", "m02.1": "A3", "m02.2": "A4"}
    table = laid("a", where, {"process.m02.2.hp": 20, "process.teo.move": 0})
    plan = best_of_mc(seen(table, "teo"), "teo", 9)
    assert plan.target == "m02.2"
    assert best_of_mc(seen(laid("a", where), "teo"), "teo", ACE).target == "m02.1"


def test_an_mc_in_danger_takes_cover() -> None:
    where = {"teo": "A3", "m02.1": "A4", "m02.2": "A4", "m02.3": "A4"}
    hurt = laid("a", where, {"process.teo.hp": 10, "process.teo.move": 4})
    assert best_of_mc(seen(hurt, "teo"), "teo", 2).area == "A6"
