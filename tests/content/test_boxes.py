"""The register of games: what each is called without its box, and with it."""

import pytest

from gattai_desktop.content.boxes import KEYS, NoSuchGame, box, name_of


def test_a_game_is_called_in_lists_as_its_box_calls_it() -> None:
    """Given every game that comes along, when a list asks what it is called, then it is what its box says."""
    assert [name_of(key) for key in KEYS] == [box(key).name for key in KEYS]


def test_a_game_that_is_not_played_here_has_no_name() -> None:
    """Given a key of no game, when a list asks what it is called, then it is said which games there are."""
    with pytest.raises(NoSuchGame, match="chess"):
        name_of("chess")
