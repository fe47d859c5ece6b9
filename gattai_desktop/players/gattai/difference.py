"""How far two fights lie apart, by the pairs of their rehearsals that were played from the same seeds.

What chance did to both of a pair is the same: the same cards were dealt and the same whims decided. So a pair tells
more about what was changed than two fights that have nothing in common, and fewer are needed to be as certain.
"""

from math import sqrt

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.players.gattai.odds import SURE, Odds


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
