"""How players lean when they choose a Drive, steady ones and sharp ones, and how a sharp one foresees that others do.

All figures were found by playing (docs/players-tried.md); no rule depends on them.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.zone import COACH_SEAT, Seat


@frozen
class Leanings:
    """How a side leans when it chooses a Drive: what a card is worth in Hand, and what each kind of Drive is worth.

    The unit is one rank of a card in Hand. `held` for each rank of the card that is spent, `ace` and `two` beside it;
    `height` for each rank at which the Pile then stands; `dissonant` is taken off for a play beyond the Strike.
    """

    held: float
    two: float
    ace: float
    height: float
    counter: float
    block: float
    last: float
    """For each plain stage that an Escalate leaves, counted from the first."""
    onward: float
    """For an Escalate in a Rumble, whatever its stage."""
    rumble: float
    """For a Rumble where all plain stages are played; before that it is what is left when nothing else can be done."""
    dissonant: float


CONCEDES: Final = -100.0
NOTHING_ELSE: Final = CONCEDES / 2
"""What a Rumble is worth to who begins it only where every other Drive is refused; the worst of those is worth more."""

PILOTS: Final = Leanings(
    held=1.25, two=6.0, ace=-2.0, height=0.6, counter=11.0, block=8.0, last=-2.0, onward=-10.0, rumble=14.0, dissonant=6
)
"""They Counter with what is low, keep a Two for an Ace, Escalate where a Counter would cost too much, and go on with a
Rumble after that: they draw for it, and Schism costs no Harmony there."""
COACHS: Final = Leanings(
    held=0.8,
    two=2.0,
    ace=0.0,
    height=0.5,
    counter=4.5,
    block=20.0,
    last=7.0,
    onward=10.0,
    rumble=NOTHING_ELSE,
    dissonant=0.0,
)
"""He Escalates with what is within his Strike, which serves for little else, and Counters with any card alike. In a
Rumble he keeps low cards while he can Counter: its stages are many, and soon nothing else would be left."""

KEEN_PILOTS: Final = evolve(PILOTS, held=2.3, ace=2.0, height=0.3, block=20.0, onward=-4.0)
"""They spare high cards, an Ace most of all, and Block wherever they can."""
KEEN_COACHS: Final = evolve(COACHS, last=10.0, onward=4.0)
"""He leaves plain stages sooner, and those of a Rumble later."""

Leans = Callable[[Seat], Leanings]
"""Says how whoever sits at a seat leans."""


def steady_leanings(seat: Seat) -> Leanings:
    """Return how a steady player leans."""
    return COACHS if seat == COACH_SEAT else PILOTS


def keen_leanings(seat: Seat) -> Leanings:
    """Return how a sharp player leans."""
    return KEEN_COACHS if seat == COACH_SEAT else KEEN_PILOTS


def keen_against_steady(mine: Seat) -> Leans:
    """Return how all lean as a sharp player foresees it: she and hers as she does, the others as steady ones."""
    return partial(_foreseen, mine)


def _foreseen(mine: Seat, seat: Seat) -> Leanings:
    alike = (seat == COACH_SEAT) == (mine == COACH_SEAT)
    return keen_leanings(seat) if alike else steady_leanings(seat)
