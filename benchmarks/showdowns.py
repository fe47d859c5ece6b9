"""How often each ready deck of Tasuo Showdown beats each, both sides played by the program (rules, part 3m).

`python benchmarks/showdowns.py --times 100`; a showdown takes a third of a processor second. Red is the row, and the
draw says who begins. `--learner` lets blue be Learner.
"""

import argparse
import math
import sys
from collections import Counter

from gattai_desktop.games.tasuo.zones import RED
from gattai_desktop.players.player import Player
from gattai_desktop.players.tasuo.balance import DECKS, ShowdownResult, showdown, summed
from gattai_desktop.players.tasuo.steady import Learner, Steady

SAID = (
    (47.5, 50.1, 47.1, 49.2),
    (49.9, 50.0, 46.5, 44.8),
    (52.9, 53.5, 50.0, 49.6),
    (50.8, 55.2, 50.4, 50.0),
)
"""What the text of the rules has measured, wins of the row in 100, both orders."""


def main() -> None:
    """Measure each deck against each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--seed", type=int, default=20_261_121)
    parser.add_argument("--learner", action="store_true")
    options = parser.parse_args()

    def player(seed: int, seat: str) -> Player:
        return Learner(seed=seed, seat=seat) if options.learner and seat != RED else Steady()

    every: list[ShowdownResult] = []
    for row, mine in enumerate(DECKS):
        for column, theirs in enumerate(DECKS):
            seeds = range(options.seed, options.seed + options.times)
            found = [showdown((mine, theirs), seed + 10_000 * (4 * row + column), player) for seed in seeds]
            every += found
            sums = summed(found)
            margin = math.sqrt(sums.won * (1 - sums.won) / options.times)
            _say(
                f"{mine} - {theirs}: won {100 * sums.won:.1f} (standard error {100 * margin:.1f}), "
                f"said {SAID[row][column]:.1f}, {sums.turns:.1f} turns"
            )
    sums, done = summed(every), sum((one.done for one in every), Counter())
    _say(
        f"{sums.games} games: red won {100 * sums.won:.1f}, who began {100 * sums.first:.1f} in 100; "
        f"{sums.turns:.2f} turns; by bodies {100 * sums.by_bodies:.0f} in 100"
    )
    _say(", ".join(f"{kind.shown.kind or kind.phrase} {count / sums.games:.2f}" for kind, count in done.most_common()))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
