"""Solves puzzles: every own move against every answer of the other side, with the rules of the game themselves.

Nothing is dealt and nothing is thrown: what a puzzle holds lies open, and a shuffle has one fixed order. So a puzzle is
solved or it is not, and the search says in how many moves.
"""

from collections.abc import Iterable
from typing import Final

from attrs import define, field

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Impossible, Move
from gattai_desktop.players.puzzles.by_itself import choices, counts, first_to_move, fixed_order, forced_move
from gattai_desktop.players.puzzles.puzzle import LaidPuzzle

MOST_TABLES: Final = 60_000
"""Most tables that are looked at for one question. No puzzle of the program comes near it."""
_DEEPEST: Final = 60
"""Most moves of all seats in a row."""


class TooManyTables(RuntimeError):
    """A puzzle is too large to be searched."""


@frozen
class BestReply:
    """What the search says of a table: in how few own moves it is solved, whatever the other side does."""

    moves: int
    best: Move | None = None
    """The own move with which it is, or one that is no choice; None where nothing is left to do."""


@define
class PuzzleSearch:
    """Searches one puzzle. What it found out about a table is kept for the next question."""

    laid: LaidPuzzle
    looked: int = 0
    """Tables that were looked at for the last question."""
    _reached: dict[tuple[object, int], bool] = field(factory=dict)

    @property
    def game(self) -> Game:
        return self.laid.box.game

    # ------------------------------------------------------------------ what holds now
    def solved(self, table: State) -> bool:
        """Whether everything that the puzzle wants is so."""
        return self.kept(table) and all(one.holds(table, self.laid.manner) for one in self.laid.puzzle.goal)

    def kept(self, table: State) -> bool:
        """Whether everything is still as it has to stay."""
        return all(one.holds(table, self.laid.manner) for one in self.laid.puzzle.keeps)

    def on_turn(self, table: State) -> Seat:
        """Return the seat that moves, the person's own before all others; "" where play waits for nobody."""
        return first_to_move(self.game, table, self.laid.puzzle.seat)

    def is_own(self, seat: Seat) -> bool:
        return seat == self.laid.puzzle.seat

    def forced(self, table: State) -> Move | None:
        """Return the only move there is, where the game makes it by itself; None where a seat chooses."""
        return forced_move(self.game, self.laid.manner, table, self.laid.puzzle.seat)

    # ------------------------------------------------------------------ questions
    def answer(self, table: State, left: int) -> BestReply | None:
        """Say in how few own moves the puzzle is solved from here, at most `left`; None where it cannot be forced.

        Raises TooManyTables.
        """
        self.looked = 0
        for moves in range(left + 1):
            if self._reaches(table, moves, 0):
                return BestReply(moves, self.forced(table) or self._winning(table, moves))
        return None

    def solving(self, table: State, left: int) -> tuple[Move, ...]:
        """Return the own moves after which the puzzle can still be solved within `left` moves, this one among them."""
        self.looked = 0
        return tuple(move for move in self._moves(table) if self._leads(table, move, left - counts(move)))

    def reply(self, table: State, left: int) -> Move | None:
        """Return the best move of the other side: one after which nothing helps, else one that takes longest."""
        self.looked = 0
        best: Move | None = None
        most = -1
        for move in self._moves(table):
            after = self.after(table, move)
            if after is None:
                continue
            answered = self.answer(after, left)
            needed = answered.moves if answered is not None else left + 1
            if needed > most:
                best, most = move, needed
        return best

    def _winning(self, table: State, moves: int) -> Move | None:
        if self.solved(table) or not self.is_own(self.on_turn(table)):
            return None
        return next((move for move in self._moves(table) if self._leads(table, move, moves - counts(move))), None)

    # ------------------------------------------------------------------ the search
    def _reaches(self, table: State, left: int, deep: int) -> bool:
        if not self.kept(table):
            return False
        if self.solved(table):
            return True
        key = (fingerprint(table), left)
        found = self._reached.get(key)
        if found is None:
            self._reached[key] = False  # a table that comes back leads nowhere
            found = self._reached[key] = self._looks(table, left, deep)
        return found

    def _looks(self, table: State, left: int, deep: int) -> bool:
        self.looked += 1
        if self.looked > MOST_TABLES:
            raise TooManyTables(f"'{self.laid.puzzle.id}' leads to more than {MOST_TABLES} tables.")
        seat = self.on_turn(table)
        if not seat or deep > _DEEPEST:
            return False
        forced = self.forced(table)
        if forced is not None:
            return self._leads(table, forced, left, deep)
        if self.is_own(seat):
            return any(self._leads(table, move, left - counts(move), deep) for move in self._moves(table))
        replies = self._moves(table)
        return bool(replies) and all(self._leads(table, move, left, deep) for move in replies)

    def _leads(self, table: State, move: Move, left: int, deep: int = 0) -> bool:
        if left < 0:
            return False
        after = self.after(table, move)
        return after is not None and self._reaches(after, left, deep + 1)

    def _moves(self, table: State) -> Iterable[Move]:
        return choices(self.game, self.laid.manner, table, self.on_turn(table))

    def after(self, table: State, move: Move) -> State | None:
        """The table after a move; None where it cannot be made at all."""
        try:
            return self.game.play(table, move, fixed_order)[0]
        except Impossible:
            return None


def fingerprint(table: State) -> object:
    """Return what tells this table from every other one."""
    zones = tuple(sorted((zone, lying) for zone, lying in table.zones.items() if lying))
    return zones, tuple(sorted((path, repr(value)) for path, value in table.values.items() if value is not None))
