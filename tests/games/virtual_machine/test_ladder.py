"""Raises, cuts and rounding (VM-W1, VM-W2, VM-H11)."""

import pytest

from gattai_desktop.games.virtual_machine.ladder import LADDER, MOST, NONE, paced, raised, ranked, share, written


def test_vm_w1_a_raise_is_one_step_up_and_a_cut_one_down() -> None:
    assert [raised(30, by) for by in (-1, 0, 1, 2)] == [20, 30, 50, 70]
    assert [raised(one, 1) for one in LADDER[:-1]] == list(LADDER[1:])


def test_vm_w1_the_ladder_ends_at_both_ends() -> None:
    assert raised(5, -9) == 0
    assert raised(7000, 9) == MOST


def test_vm_w1_a_number_between_two_steps_goes_to_the_next() -> None:
    assert (raised(60, 1), raised(60, -1)) == (70, 50)
    assert (raised(60, 2), raised(60, -2)) == (100, 30)


def test_vm_ex_115_four_cuts_of_100_are_70_50_30_20() -> None:
    """VM-H7: the ladder has each of its values once, in order."""
    assert [raised(100, -cuts) for cuts in (1, 2, 3, 4)] == [70, 50, 30, 20]


def test_vm_ex_6_blind_cuts_accuracy_and_evade_four_times() -> None:
    assert written(ranked(5, -4)) == "9+"
    assert written(ranked(11, -4)) == "none"


def test_vm_h11_steps_past_the_king_are_counted() -> None:
    assert written(ranked(ranked(11, -4), 1)) == "none"
    assert written(ranked(ranked(11, -4), 2)) == "K+"


def test_vm_h11_no_accuracy_is_better_than_2_and_a_printed_none_stays() -> None:
    assert written(ranked(3, 4)) == "2+"
    assert written(ranked(NONE, 3)) == "none"


def test_vm_w1_a_move_of_4_of_8_is_3_of_6_when_cut() -> None:
    assert paced(4, 8, -1) == (3, 6)
    assert paced(3, 6, 1) == (4, 8)
    assert paced(1, 2, -3) == (0, 0)


@pytest.mark.parametrize(("number", "of", "found"), [(15, 2, 8), (70, 10, 7), (15, 10, 2), (14, 10, 1), (0, 10, 0)])
def test_vm_w2_from_a_half_on_a_fraction_is_rounded_up(number: int, of: int, found: int) -> None:
    assert share(number, of) == found
