"""What is said of a wrongly written name."""

import pytest

from gattai_desktop.games.near_names import did_you_mean, did_you_mean_or_all, nearest
from gattai_desktop.games.rumblebots.rulings import switch

NAMES = ("Ember Jab", "Coal Shot", "Reef Novice")


def test_the_nearest_name_comes_first_whatever_its_case() -> None:
    assert nearest("ember jap", NAMES) == ("Ember Jab",)
    assert nearest("xyzzy", NAMES) == ()


def test_a_name_is_suggested_or_something_else_is_said() -> None:
    assert did_you_mean("Coal Shott", NAMES) == " Did you mean 'Coal Shot'?"
    assert did_you_mean("xyzzy", NAMES) == ""
    assert did_you_mean("xyzzy", NAMES, " Look at the list.") == " Look at the list."
    assert did_you_mean_or_all("xyzzy", NAMES) == " There are: Ember Jab, Coal Shot, Reef Novice."


def test_a_long_name_from_a_stranger_is_not_compared_whole() -> None:
    assert nearest("Ember Jab" + "x" * 100_000, NAMES) == ()


def test_a_wrong_option_of_a_ruling_names_the_nearest() -> None:
    with pytest.raises(ValueError, match=r"has no option 'no_limt'\. Did you mean 'no_limit'\? It may be"):
        switch("endless", "no_limt")
