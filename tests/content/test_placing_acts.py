"""What each act of placing mobs comes to in the file of a fight, for each number of MCs."""

from collections.abc import Mapping

import pytest

from gattai_desktop.content.virtual_machine.placing_acts import NUMBERS, bring_in, lined_up, place, take_back
from gattai_desktop.games.kinds import Held

GULL, MOTH = ("gull", "Q3"), ("moth", "Q2")
EBB: Mapping[str, Held] = {
    "mobs": ({"mob": "gull", "at": "Q3", "count": 3}, {"mob": "moth", "at": "Q2"}),
    "out_3": ({"mob": "gull", "at": "Q3"},),
    "out_2": ({"mob": "moth", "at": "Q2"},),
    "in_5": ({"mob": "gull", "at": "Q2"},),
    "in_6": (),
}


def after(changes: Mapping[str, Held]) -> Mapping[str, Held]:
    return {**EBB, **changes}


def counts(values: Mapping[str, Held], placed: tuple[str, str]) -> list[int]:
    return [lined_up(values, mcs)[placed] for mcs in NUMBERS]


def test_mobs_are_counted_for_each_number_of_mcs() -> None:
    assert counts(EBB, GULL) == [2, 2, 3, 3, 3]
    assert counts(EBB, MOTH) == [0, 1, 1, 1, 1]
    assert counts(EBB, ("gull", "Q2")) == [0, 0, 0, 1, 1]


@pytest.mark.parametrize(
    ("mcs", "expected"), [(3, [2, 3, 3, 3, 3]), (4, [3, 3, 4, 4, 4]), (5, [2, 2, 3, 4, 4]), (6, [2, 2, 3, 3, 4])]
)
def test_one_more_is_there_from_that_number_on(mcs: int, expected: list[int]) -> None:
    why, changes = place(EBB, GULL, mcs)
    assert why == ""
    if mcs == 3:  # nobody stays out any more, at two neither
        expected = [3, 3, 3, 3, 3]
    assert counts(after(changes), GULL) == expected


@pytest.mark.parametrize(("mcs", "expected"), [(2, [1, 2, 3, 3, 3]), (3, [1, 1, 3, 3, 3]), (4, [1, 1, 2, 2, 2])])
def test_one_less_is_there_up_to_that_number(mcs: int, expected: list[int]) -> None:
    why, changes = take_back(EBB, GULL, mcs)
    assert why == ""
    assert counts(after(changes), GULL) == expected


def test_who_stays_out_with_two_may_stay_out_with_three_too() -> None:
    _, changes = take_back(EBB, MOTH, 3)
    assert counts(after(changes), MOTH) == [0, 0, 1, 1, 1]
    assert after(changes)["out_2"] == ()


def test_nobody_stays_out_who_is_not_there_any_more() -> None:
    values = EBB
    for _ in range(3):
        values = {**values, **take_back(values, GULL, 4)[1]}
    assert values["mobs"] == ({"mob": "moth", "at": "Q2"},)
    assert values["out_3"] == ()
    assert take_back(values, GULL, 4) == ("nobody", {})


def test_what_cannot_be_done_with_a_number_is_told() -> None:
    assert place(EBB, ("moth", "Q3"), 3) == ("not with four", {})
    assert place(EBB, GULL, 2) == ("with three", {})
    assert take_back(EBB, GULL, 5) == ("with four", {})
    assert take_back(EBB, ("gull", "Q2"), 6) == ("with five", {})


def test_a_row_holds_twenty_and_what_cannot_be_read_stays() -> None:
    full = {**EBB, "mobs": ("nothing", {"mob": "gull", "at": "Q3", "count": 20})}
    changed = place(full, GULL, 4)[1]["mobs"]
    assert changed == (*full["mobs"], {"mob": "gull", "at": "Q3", "count": 1})
    assert place({**EBB, "mobs": ({"mob": "x", "at": "Q2"},) * 40}, GULL, 4) == ("full", {})


def test_all_that_start_nowhere_are_brought_to_one_area() -> None:
    changed = after(bring_in(EBB, frozenset({"Q3"}), "Z1"))
    assert counts(changed, ("gull", "Z1")) == [2, 2, 3, 3, 3]
    assert changed["in_5"] == EBB["in_5"]
