"""What many rehearsed fights come to: who wins, by how much, how far it goes, what it costs.

All shares are counted, none is smoothed. A share has a margin of error, because the next thousand fights would
come out a little differently.
"""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Final, Literal

from attrs import define, field

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.players.gattai.played_fight import Fought, PlayerLevel
from gattai_desktop.players.rehearsal import SURE, margin

FightSide = Literal["pilots", "coach"]
OddsJudgement = Literal["one-sided", "hard", "easy", "fair"]

ONE_SIDED: Final = 0.80
LEANING: Final = 0.65
SETTLED: Final = 1_000
"""Fights from which on the figure is more than a first impression."""
MARGINS: Final = (1, 3, 5, 7, 8, 16, 32, 64)
"""The least of each group of margins of victory in the picture, in points of score."""


@define
class Odds:
    """The tally of fights that were played with one level of players; it grows while they are played."""

    level: PlayerLevel
    fights: int = 0
    winners: dict[int, FightSide] = field(factory=dict)
    """Who won each fight, by its seed."""
    won: Counter[FightSide] = field(factory=Counter)
    margins: Counter[tuple[FightSide, int]] = field(factory=Counter)
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
    def judgement(self) -> OddsJudgement:
        """The fight in one word, for the Pilots."""
        if max(self.pilots, 1 - self.pilots) >= ONE_SIDED:
            return "one-sided"
        if self.pilots >= LEANING:
            return "easy"
        return "hard" if self.pilots <= 1 - LEANING else "fair"

    @property
    def give_or_take(self) -> float:
        """The margin of error of the share that the Pilots win, 0 to 1: 95 of 100 such countings lie within it."""
        return margin(self.pilots, self.fights)

    def by_margin(self, side: FightSide) -> tuple[tuple[int, int], ...]:
        """Return fights won by a side, grouped: the least margin of each group, and how many."""
        ends = (*MARGINS[1:], 1_000)
        return tuple(
            (least, sum(many for (won, by), many in self.margins.items() if won == side and _within(by, least, end)))
            for least, end in zip(MARGINS, ends, strict=True)
        )


def _within(by: int, least: int, end: int) -> bool:
    # A side may win without a point more than the other, when it routs the other.
    return least <= max(by, MARGINS[0]) < end


@frozen
class Difference:
    """`share`: how much more often the Pilots win the other fight, -1 to 1; `pairs`: of how many fights that is told.

    `give_or_take`: its margin of error, 0 to 1, in which 95 of 100 such comparisons lie.
    """

    share: float
    give_or_take: float
    pairs: int

    @property
    def certain(self) -> float:
        """How much of it lies outside the margin of error, 0 to 1."""
        return max(0.0, abs(self.share) - self.give_or_take)

    def beyond(self, mark: float) -> float:
        """The share of the other fight that goes to the Pilots, 0 to 1, where it is `mark` of this one."""
        return min(1.0, max(0.0, mark + self.share))

    @property
    def seen(self) -> bool:
        """Whether there is one, in whole fights of a hundred: what lies inside the margin of error may be chance."""
        return self.certain > 0 and round(100 * self.share) != 0


def difference(of: Odds, other: Odds) -> Difference:
    """Compare a fight with another one, by the fights of both that have the same seed."""
    pairs = of.winners.keys() & other.winners.keys()
    count = len(pairs)
    if not count:
        return Difference(0.0, 1.0, 0)
    gained = sum(other.winners[seed] == "pilots" != of.winners[seed] for seed in pairs)
    lost = sum(of.winners[seed] == "pilots" != other.winners[seed] for seed in pairs)
    share = (gained - lost) / count
    spread = max(1 / count, (gained + lost) / count - share * share)
    # Few pairs differ, and only whole ones: half a pair to each side keeps the margin honest (as McNemar's test does).
    return Difference(share, min(1.0, SURE * sqrt(spread / count) + 1 / count), count)
