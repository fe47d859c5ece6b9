"""When the program acts of its own accord, and when it leaves the next act to the people at the table.

In a story anybody may act, and of a side any fighter: a program that always went first would take the evening out of
people's hands. A player that is an `ActsWhenFree` is asked whether it acts at all; any other one moves whenever play
waits for its seat.
"""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.players.player import Player


@runtime_checkable
class ActsWhenFree(Protocol):
    """A player that knows when to leave it to others."""

    def acts_when_free(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
        """Return its move, or None where it leaves the next act to a person.

        Asked at any moment at which its seat may do something, also while play waits for another seat. urged: the
        person has said "go on", or no person sits at the table.
        """


def acts(player: Player, sight: Sight, options: Sequence[Move], *, waited_for: bool, urged: bool) -> Move | None:
    """Return what a player of the program does at its seat now; None where it does nothing.

    options: at least one. waited_for: whether play waits for the seat.
    """
    if isinstance(player, ActsWhenFree):
        return player.acts_when_free(sight, options, urged=urged)
    return player.choose(sight, options) if waited_for else None
