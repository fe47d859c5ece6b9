"""What a Threat Rating gives, and what a Threat may have by it (RULES THREAT-1, THREAT-2, THREAT-4, THREAT-9).

| TR | colour | draws, Buffers, powers, Strike | fair for | Conditions |
|---|---|---|---|---|
| 1, 2 | Violet, Indigo | as many as TR | Freshman | 1 |
| 3 | Blue | as many as TR | Sophomore | 1 |
| 4 | Green | as many as TR | Sophomore | 2 |
| 5, 6 | Yellow, Orange | as many as TR | Junior | 2 |
| 7 | Red | as many as TR | Senior | 3 |

Every Threat has the Attack besides, which takes no slot (THREAT-6). One alternate Condition gives one slot more.
"""

from collections.abc import Iterable
from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.gattai.world.conditions import is_alternate
from gattai_desktop.games.gattai.world.threats import CAP

ThreatClass = Literal["freshman", "sophomore", "junior", "senior"]
"""A class of Pilots, for whom a fight can be fair."""


@frozen
class RatingRow:
    """What one Threat Rating gives. All that counts up with it is its number."""

    rating: int
    fair_for: ThreatClass
    conditions: int

    @property
    def strike(self) -> int:
        return self.rating

    @property
    def powers(self) -> int:
        return self.rating


RATINGS: Final = (
    RatingRow(1, "freshman", 1),
    RatingRow(2, "freshman", 1),
    RatingRow(3, "sophomore", 1),
    RatingRow(4, "sophomore", 2),
    RatingRow(5, "junior", 2),
    RatingRow(6, "junior", 2),
    RatingRow(7, "senior", 3),
)
"""The rows of the book's table, by rising rating."""


def row_of(rating: int) -> RatingRow:
    """Return the row of a Threat Rating; below and above the table, its nearest row."""
    return RATINGS[max(1, min(CAP, rating)) - 1]


def power_slots(rating: int, conditions: Iterable[str]) -> int:
    """How many powers a Threat may have: one for each point, and one for an alternate Condition."""
    return row_of(rating).powers + any(is_alternate(one) for one in conditions)


def rating_code(ratings: Iterable[int], giants: int) -> str:
    """Number of Threats / their mean TR, rounded up / number of BGMs: "7/3/1" (THREAT-9)."""
    every = tuple(ratings)
    return f"{len(every)}/{mean_rating(every)}/{giants}"


def mean_rating(ratings: Iterable[int]) -> int:
    """The mean of several TR, rounded up; 0 of none (THREAT-9)."""
    every = tuple(ratings)
    return -(-sum(every) // len(every)) if every else 0
