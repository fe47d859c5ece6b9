"""Options that are worked out kind by kind are those of the whole list, and habits choose by both alike."""

import pytest

from gattai_desktop.cards.state import State
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.options_by_kind import OptionsByKind, of_kind, options_by_kind, seat_of_options
from gattai_desktop.games.virtual_machine.world import KEY
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from tests.players.test_dealing_for_guests import everywhere


def alone(table: State) -> State:
    """Return a table of which nothing was asked yet."""
    return State(table.zones, table.values)


@pytest.mark.parametrize("key", ["virtual-machine", "tasuo", "rumblebots"])
def test_each_kind_has_the_moves_that_it_has_among_all(key: str) -> None:
    """Given tables by chance, when one kind is asked for, then its moves are those of the whole list, in its order."""
    game = box(key).game
    kinds: tuple[type[Move], ...] = (Move, Answer, *game.phrases.kinds)
    found = 0
    for table, seat in everywhere(key):
        whole = game.options(alone(table), seat)
        some = options_by_kind(game, alone(table), seat)
        if not isinstance(some, OptionsByKind):  # play is stopped: the game gives the whole list
            assert some == whole
            continue
        for kind in kinds:
            moves = of_kind(some, kind)
            assert moves == of_kind(whole, kind)
            found += len(moves)
        assert (tuple(some), len(some), seat_of_options(some)) == (whole, len(whole), seat)
    assert found > 100


def test_a_fighter_takes_the_same_move_from_both() -> None:
    """Given a fight by chance, then a fighter who looks at a few kinds takes what it takes from the whole list."""
    game, seen = box(KEY).game, 0
    for table, seat in everywhere(KEY):
        whole = game.options(table, seat)
        if len(whole) > 1 and seat in game.waits_for(table):
            fighter = CpuFighter() if seat == "cpu" else McFighter()
            some = options_by_kind(game, alone(table), seat)
            sight = game.sight(table, seat)
            assert fighter.choose(sight, some) == fighter.choose(sight, whole)
            seen += 1
    assert seen > 10
