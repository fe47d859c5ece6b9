"""The register of games: what each is called without its box, and with it."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content import boxes
from gattai_desktop.content.boxes import KEYS, NoSuchGame, box, name_of
from gattai_desktop.games.box import Box


def test_a_game_is_called_in_lists_as_its_box_calls_it() -> None:
    """Given every game that comes along, when a list asks what it is called, then it is what its box says."""
    assert [name_of(key) for key in KEYS] == [box(key).name for key in KEYS]


def test_a_game_that_is_not_played_here_has_no_name() -> None:
    """Given a key of no game, when a list asks what it is called, then it is said which games there are."""
    with pytest.raises(NoSuchGame, match="chess"):
        name_of("chess")


def test_two_threads_that_open_a_box_at_once_get_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a record is read while the shelf looks at its sessions, then the cards of both come out of one box."""
    both = Barrier(2, timeout=10)

    def opens() -> Box:
        both.wait()  # neither is opened before the other one began
        return evolve(box("tasuo"))

    monkeypatch.setattr(boxes, "_OPENED", dict(boxes._OPENED))
    monkeypatch.setitem(boxes._ADDED, "twice", opens)
    with ThreadPoolExecutor(2) as threads:
        one, other = threads.map(box, ("twice", "twice"))
    assert one is other
