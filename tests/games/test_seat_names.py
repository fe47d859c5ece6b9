"""A seat that nobody has named is called by its colour in the language of the windows; a name stays as it was typed."""

import pytest

from gattai_desktop.cards.words import Called
from gattai_desktop.games.seat_names import seat_called


@pytest.mark.parametrize("typed", ["", None, "red", "Red"])
def test_a_seat_without_a_name_is_called_by_a_word_that_has_a_translation(typed: object) -> None:
    name = seat_called("red", typed)
    assert name == "Red"
    assert isinstance(name, Called)


@pytest.mark.parametrize("typed", ["Ren", "RED ROSE", "Learner"])
def test_a_name_stays_as_it_was_typed(typed: str) -> None:
    name = seat_called("red", typed)
    assert name == typed
    assert not isinstance(name, Called)


def test_a_short_name_in_capitals_keeps_them() -> None:
    assert seat_called("cpu", "CPU") == "CPU"
