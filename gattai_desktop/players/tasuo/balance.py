"""How showdowns come out between automatic players, without a table: what the rules tell of the balance (part 3m).

`benchmarks/showdowns.py` measures it.
"""

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
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.players.player import Player

DECKS: Final = ("slag-court", "tide-court", "bramble-court", "storm-court")
"""The ready decks, A to D."""
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
