"""What many rehearsed fights come to: who wins, by how much, how far it goes, what it costs.

All shares are counted, none is smoothed. A share has a margin of error, because the next thousand fights would
come out a little differently.
"""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Final, Literal

from attrs import define, field

from gattai_desktop.players.gattai.played_fight import Fought, Level

Side = Literal["pilots", "coach"]
Judgement = Literal["one-sided", "hard", "easy", "fair"]

ONE_SIDED: Final = 0.80
LEANING: Final = 0.65
SETTLED: Final = 1_000
"""Fights from which on the figure is more than a first impression."""
SURE: Final = 1.96
"""Standard errors to each side in which 95 of 100 such countings lie."""
MARGINS: Final = (1, 3, 5, 7, 8, 16, 32, 64)
"""The least of each group of margins of victory in the picture, in points of score."""


@define
class Odds:
    """The tally of fights that were played with one level of players; it grows while they are played."""

    level: Level
    fights: int = 0
    winners: dict[int, Side] = field(factory=dict)
    """Who won each fight, by its seed."""
    won: Counter[Side] = field(factory=Counter)
    margins: Counter[tuple[Side, int]] = field(factory=Counter)
    """Fights by winner and by the score of the winner less the loser's."""
    stages: Counter[int] = field(factory=Counter)
    harmony: Counter[int] = field(factory=Counter)
    """Fights by the points of Harmony that they cost; what was won counts below 0."""
    trauma: Counter[str] = field(factory=Counter)
    """Points of Trauma in all fights, by seat or Threat."""
    buffers: int = 0
    with_omen: int = 0
    rumbles: int = 0
    routs: int = 0
    deaths: int = 0

    def count(self, fought: Iterable[Fought]) -> None:
        """Add fights to the tally."""
        for one in fought:
            self.fights += 1
            self.winners[one.seed] = one.winner
            self.won[one.winner] += 1
            self.margins[one.winner, one.margin] += 1
            self.stages[one.stage] += 1
            self.harmony[one.harmony_lost] += 1
            self.trauma.update(one.trauma)
            self.buffers += one.buffers_spent
            self.with_omen += one.omens > 0
            self.rumbles += one.rumble
            self.routs += one.rout
            self.deaths += one.death

    def share(self, count: int) -> float:
        """So many of the fights, 0 to 1."""
        return count / self.fights if self.fights else 0.0

    def average(self, count: int) -> float:
        """So much for each fight."""
        return count / self.fights if self.fights else 0.0

    @property
    def pilots(self) -> float:
        """The share of fights that the Pilots win, 0 to 1."""
        return self.share(self.won["pilots"])

    @property
    def judgement(self) -> Judgement:
        """The fight in one word, for the Pilots."""
        if max(self.pilots, 1 - self.pilots) >= ONE_SIDED:
            return "one-sided"
        if self.pilots >= LEANING:
            return "easy"
        return "hard" if self.pilots <= 1 - LEANING else "fair"

    @property
    def give_or_take(self) -> float:
        """The margin of error of the share that the Pilots win, 0 to 1: 95 of 100 such countings lie within it."""
        if not self.fights:
            return 1.0
        share = self.pilots
        return SURE * sqrt(max(share * (1 - share), 1 / self.fights) / self.fights)

    def by_margin(self, side: Side) -> tuple[tuple[int, int], ...]:
        """Return fights won by a side, grouped: the least margin of each group, and how many."""
        ends = (*MARGINS[1:], 1_000)
        return tuple(
            (least, sum(many for (won, by), many in self.margins.items() if won == side and _within(by, least, end)))
            for least, end in zip(MARGINS, ends, strict=True)
        )


def _within(by: int, least: int, end: int) -> bool:
    # A side may win without a point more than the other, when it routs the other.
    return least <= max(by, MARGINS[0]) < end
