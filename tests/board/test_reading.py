"""From how far the wall is read: angles, and the sizes that follow from them (LOOK 8, 22)."""

import pytest

from gattai_desktop.board.reading import PILE_CARD, SMALLEST_CARD, Reading


def test_the_usual_wall_is_what_was_measured() -> None:
    reading = Reading(2.0, 5.0)
    assert round(reading.height, 3) == 1.125
    assert reading.angle(PILE_CARD * 0.25) == pytest.approx(1.55, abs=0.01)
    assert reading.angle(SMALLEST_CARD * 0.25) == pytest.approx(0.72, abs=0.01)
    assert reading.angle(reading.capital(28)) == pytest.approx(0.24, abs=0.01)


def test_a_card_of_the_pile_never_falls_below_an_eighteenth() -> None:
    for distance in (0.5, 2.0, 5.0, 9.0, 30.0):
        assert Reading(2.0, distance).least_card * 0.25 >= 1 / 18 - 1e-9


def test_who_sits_farther_gets_larger_words_and_cards() -> None:
    near, far = Reading(2.0, 5.0), Reading(2.0, 8.0)
    assert near.least_words == 28
    assert far.least_words > near.least_words
    assert far.angle(far.capital(far.least_words)) >= 0.2
    assert Reading(2.0, 12.0).least_card > near.least_card


def test_beyond_what_fits_it_says_so_and_fewer_things_reach_farther() -> None:
    far = Reading(2.0, 9.8)
    assert not far.is_readable
    assert Reading(2.0, 9.8, fewer=True).is_readable
    assert Reading(2.0, far.readable_to).is_readable
    assert Reading(1.0, 5.0).readable_to == pytest.approx(far.readable_to / 2)


def test_what_is_drawn_reaches_as_far_as_its_smallest_words() -> None:
    """LOOK 8: words of 0.026 of the height, and 6.1 m; for a seat farther away they are drawn larger, and reach it."""
    usual = Reading(2.0, 5.0)
    assert usual.readable_now == pytest.approx(6.1, abs=0.05)
    assert Reading(2.0, usual.readable_now).angle(usual.capital(usual.least_words)) == pytest.approx(0.2, abs=0.001)
    assert Reading(2.0, 8.0).readable_now >= 8.0
    assert Reading(2.0, 30.0).readable_now == pytest.approx(usual.readable_to)
