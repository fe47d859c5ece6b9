"""Two sides of a game against each other, so that its players can be measured.

A bout is one conflict, fight or battle. A contest deals bouts by number, the same one for the same number; the driver
here plays a bout to its end with a player at each seat, and says what came of it.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from attrs import define

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.players.player import Player

TurnToChoose = tuple[Seat, Sequence[Move]]
"""Who is to choose, and among what."""


class Bout(Protocol):
    """One conflict, fight or battle between two sides, from a table that was dealt for it."""

    @property
    def table(self) -> State:
        """The table on which it begins."""

    @property
    def sides(self) -> Mapping[str, tuple[Seat, ...]]:
        """The seats of each of its two sides, by what the game calls the side."""

    def turn(self, table: State) -> TurnToChoose | None:
        """Who is to choose at this table of the bout; None where the bout is over."""

    def asked_next(self, table: State, seat: Seat, move: Move) -> TurnToChoose | None:
        """Who is asked instead before a seat makes this move; None where it is made."""

    def won(self, table: State) -> str:
        """The side that has won; "" where none has, or not yet."""


@frozen(kw_only=True)
class Contest:
    """How the players of a game are measured.

    what: what is played, "Throwdowns". game: its rules. deal: lays the bout of a number. longest: moves after which a
    bout that has not ended is taken for one that never will. others: players who are measured beside those whom people
    choose, by name. beside: the same players at other tables of the game, by a name for these.
    """

    what: str
    game: Game
    deal: Callable[[int], Bout]
    longest: int
    others: Mapping[str, Callable[[Seat], Player]] = field(factory=dict)
    beside: Mapping[str, "Contest"] = field(factory=dict)


class BoutStalled(Exception):
    """A bout cannot be played to its end. The message says where it stands."""


ChoiceSeen = Callable[[Seat, Sight, Sequence[Move], Move, float], object]
"""Is told of a choice: who chose, what the seat saw, among what, which move, and the processor seconds it took."""
Watched = Callable[[State, tuple[Fact, ...], State], object]
"""Is told of a move: the table before it, what happened, and the table after it."""


@frozen
class Ended:
    """How a bout ended: the side that won ("" for nobody), the moves that were made, and its last table."""

    won: str
    moves: int
    table: State


def play_bout(
    contest: Contest,
    bout: Bout,
    players: Mapping[Seat, Player],
    seed: int,
    *,
    seen: ChoiceSeen | None = None,
    watched: Watched | None = None,
    whole: bool = False,
) -> Ended:
    """Play a bout until a side has won; `whole` plays what follows a victory as well. Raises BoutStalled.

    seed: of what is shuffled on the way. The same bout, players and seed give the same moves.
    """
    game, shuffle, table, won = contest.game, seeded(seed), bout.table, ""
    for moves in range(contest.longest):
        won = won or bout.won(table)
        turn = None if won and not whole else bout.turn(table)
        if turn is None:
            return Ended(won, moves, table)
        move = _chosen(game, table, players, turn, seen)
        while (other := bout.asked_next(table, turn[0], move)) is not None:
            turn = other
            move = _chosen(game, table, players, turn, seen)
        before, (table, facts) = table, game.play(table, move, shuffle)
        if watched is not None:
            watched(before, facts, table)
    raise BoutStalled(f"{contest.longest} moves did not end it; it stands in {table.values.get('step')}.")


def _chosen(
    game: Game, table: State, players: Mapping[Seat, Player], turn: TurnToChoose, seen: ChoiceSeen | None
) -> Move:
    seat, options = turn
    if not options:
        raise BoutStalled(f"{seat} is waited for in {table.values.get('step')} and has no move.")
    # Where one move is offered, too: a player may know others, as to break a fight off or to keep another deck.
    sight = game.handed_over(game.sight(table, seat))
    begun = time.process_time()
    move = players[seat].choose(sight, options)
    took = time.process_time() - begun
    # A move of many parts, such as cards that are picked together, need not be among the options one by one.
    if move not in options and not game.judge(table, move).allowed:
        raise BoutStalled(f"{seat} chose in {table.values.get('step')} what is not allowed: {move}.")
    if seen is not None and len(options) > 1:
        seen(seat, sight, options, move, took)
    return move


@define
class PlainBout:
    """A bout of a game in which play always waits for somebody, until its step says that it is over.

    won_by: which side has won at a table that is over.
    """

    game: Game
    table: State
    sides: Mapping[str, tuple[Seat, ...]]
    is_over: Callable[[State], bool]
    won_by: Callable[[State], str]

    def turn(self, table: State) -> TurnToChoose | None:
        """Return whom play waits for, with all that it may do."""
        if self.is_over(table):
            return None
        seat = self.game.waits_for(table)[0]
        return seat, self.game.options(table, seat)

    def asked_next(self, _table: State, _seat: Seat, _move: Move) -> TurnToChoose | None:
        """Return None: who is to choose decides."""
        return None

    def won(self, table: State) -> str:
        """Return the side that has won."""
        return self.won_by(table) if self.is_over(table) else ""
