"""Holds two moves against each other: both are tried out on the same dealt tables, with a margin for what luck did."""

import random
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.players.rehearsal import SURE
from gattai_desktop.players.search import Contested, Stop, TriedMove, never, search
from gattai_desktop.players.weighing import Budget

_BOTH: Final = Budget(playouts=2)
"""One table, on which each of the two is played out once."""
_FEWEST: Final = 2
"""Tables from which on something can be said of luck."""


@frozen
class TwoMoves:
    """How two moves came out on the same tables.

    gain: by how much the first is worth more, in won contests. margin: the true gain lies within it in 95 of 100 such
    countings; None where fewer than two tables could be played with both.
    """

    first: TriedMove
    second: TriedMove
    gain: float = 0.0
    margin: float | None = None

    @property
    def tables(self) -> int:
        """How many tables both were tried on."""
        return self.first.tried


def hold_against(
    contested: Contested,
    sight: Sight,
    first: Move,
    second: Move,
    dice: random.Random,
    tables: int,
    stop: Stop = never,
) -> TwoMoves:
    """Try two moves out on so many dealt tables. The same dice give the same; a table where one cannot be is left."""
    pairs: list[tuple[TriedMove, TriedMove]] = []
    for _ in range(tables):
        if stop():
            break
        found = {one.move: one for one in search(contested, sight, (first, second), dice, _BOTH)}
        if found[first].tried and found[second].tried:
            pairs.append((found[first], found[second]))
    gains = [one.worth - other.worth for one, other in pairs]
    margin = SURE * stdev(gains) / sqrt(len(gains)) if len(gains) >= _FEWEST else None
    ours, theirs = [one for one, _ in pairs], [other for _, other in pairs]
    return TwoMoves(_together(first, ours), _together(second, theirs), fmean(gains) if gains else 0.0, margin)


def _together(move: Move, tried: Sequence[TriedMove]) -> TriedMove:
    if not tried:
        return TriedMove(move, 0, 0.0, 0.0)
    won, worth = fmean(one.won for one in tried), fmean(one.worth for one in tried)
    return TriedMove(move, len(tried), won, worth, _most_often([one.follows for one in tried if one.follows]))


def _most_often(moves: Sequence[Move]) -> Move | None:
    """Return one move of the kind that somebody made most often, of those that came first the first."""
    kinds = Counter((one.seat, type(one)) for one in moves)
    best = kinds.most_common(1)[0][0] if kinds else None
    return next((one for one in moves if (one.seat, type(one)) == best), None)
