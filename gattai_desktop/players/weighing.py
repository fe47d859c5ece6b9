"""What a player weighed before it chose: the moves it could make, the best first, each with what speaks for it."""

from collections.abc import Sequence
from typing import Protocol, Self, runtime_checkable

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move


@frozen
class Weighed:
    """One move as a player weighed it.

    `worth` only compares moves of the same weighing, the higher the better. `chance` is how often the side of the seat
    wins with the move, 0 to 1, as far as trying tells; None where nothing was tried out. `tried` is how many times it
    was.
    """

    move: Move
    worth: float
    chance: float | None = None
    tried: int = 0
    why: Words = say("")
    """What speaks for or against it, in one sentence. It may name what the seat knows: nobody else reads it in play."""
    follows: Words = say("")
    """What most likely happens next; "" where nothing was tried out."""
    may_be_luck: bool = False
    """Whether luck alone may have made its difference from the best, where both were tried out."""


@frozen
class Weighing:
    """What a seat could do, weighed: never empty, the best first."""

    moves: tuple[Weighed, ...]
    seconds: float = 0.0
    """How long the player thought; nothing may be decided by it."""

    @property
    def best(self) -> Weighed:
        return self.moves[0]


class Adviser(Protocol):
    """A player who can say what it thinks of each move. The same sight, options and seed give the same weighing."""

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Return the best of the options."""
        return self.weigh(sight, options).best.move

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Weigh the options, of which there is at least one, by what the seat sees."""


@frozen
class Budget:
    """How much a player may think about one move: a number of playouts, or seconds. 0 is no bound of that kind."""

    playouts: int = 0
    seconds: float = 0.0
    """Ends the thinking early. Two moves with it may differ, since no two computers are alike."""


@runtime_checkable
class Thinker(Protocol):
    """A player whose thinking can be bounded."""

    def with_budget(self, budget: Budget) -> Self:
        """Return the same player with this budget in place of its own."""
