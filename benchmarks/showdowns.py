"""How often each ready deck of Tasuo Showdown beats each, both sides played by the program (rules, part 3m).

`python benchmarks/showdowns.py --times 100`; a showdown takes a third of a processor second. Red is the row, and the
draw says who begins. `--learner` lets blue be Learner.
"""

import argparse
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.ending import lost_by
from gattai_desktop.games.tasuo.setup import DECKS, DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.players.player import Player
from gattai_desktop.players.tasuo.steady import Learner, Steady

SAID = (
    (47.5, 50.1, 47.1, 49.2),
    (49.9, 50.0, 46.5, 44.8),
    (52.9, 53.5, 50.0, 49.6),
    (50.8, 55.2, 50.4, 50.0),
)
"""What the text of the rules has measured, wins of the row in 100, both orders."""

_MOST_MOVES: Final = 20_000


@frozen
class ShowdownResult:
    """How one showdown ended: who won ("" for a draw), by what, who began, and how long it was."""

    winner: str
    by: str
    first: str
    turns: int
    moves: int
    done: Counter[type[Move]]
    """How often each kind of move was made."""


def showdown(decks: tuple[str, str], seed: int, players: Callable[[int, str], Player]) -> ShowdownResult:
    """Play one showdown to its end, red's deck named first; the draw says who begins."""
    showdowns = box(KEY)
    setup = ShowdownSetup(players=tuple(map(DuelistSetup, zones.SEATS, zones.SEATS, decks)))
    table: State = showdowns.begin(setup)
    game, shuffle = showdowns.game, seeded(seed)
    seated = {seat: players(seed, seat) for seat in zones.SEATS}
    done: Counter[type[Move]] = Counter()
    for moves in range(_MOST_MOVES):
        if table.text("step") == OVER:
            loser = zones.foe(table.text("winner"))
            by = lost_by(table, loser)[0] if table.text("winner") else ""
            return ShowdownResult(table.text("winner"), by, table.text("first"), table.number("turn"), moves, done)
        seat = game.waits_for(table)[0]
        move = seated[seat].choose(game.sight(table, seat), game.options(table, seat))
        done[type(move)] += 1
        table, _ = game.play(table, move, shuffle)
    raise RuntimeError(f"A showdown of {decks} did not end (seed {seed}).")


@frozen
class ShowdownBalance:
    """Averages of many showdowns of red's deck against blue's; `by_bodies` is the share won by Body Count."""

    games: int
    won: float
    """By red; a draw counts half."""
    first: float
    by_bodies: float
    turns: float


def summed(found: Iterable[ShowdownResult]) -> ShowdownBalance:
    """Sum up showdowns."""
    every = list(found)
    many = len(every)
    return ShowdownBalance(
        many,
        sum(1.0 if one.winner == zones.RED else 0.0 if one.winner else 0.5 for one in every) / many,
        sum(one.winner == one.first for one in every) / many,
        sum(one.by == "bodies" for one in every) / many,
        sum(one.turns for one in every) / many,
    )


def main() -> None:
    """Measure each deck against each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--seed", type=int, default=20_261_121)
    parser.add_argument("--learner", action="store_true")
    options = parser.parse_args()

    def player(seed: int, seat: str) -> Player:
        return Learner(seed=seed, seat=seat) if options.learner and seat != zones.RED else Steady()

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
