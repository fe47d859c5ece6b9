"""A conflict as something that can be tried out: a Throwdown to its last Drive, a Gambit to its result."""

import random
from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.gambit.moves import Flip, PlayInGambit
from gattai_desktop.games.gattai.outcome import outcome
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.throwdown.challenge import Accept
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.games.gattai.throwdown.initiative import PlayNewCard
from gattai_desktop.games.gattai.throwdown.joining import Join
from gattai_desktop.games.gattai.waiting import can_drive
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai import conflict_habits as habits
from gattai_desktop.players.gattai.assisting import next_assist
from gattai_desktop.players.gattai.dealing import dealt_anew
from gattai_desktop.players.gattai.evaluation import standing
from gattai_desktop.players.gattai.leanings import Leans, steady_leanings
from gattai_desktop.players.gattai.simple_player import UNDOES

_GAIN: Final = 0.03
"""What a point of `evaluation` is worth, in won conflicts: a step of Harmony is an eighth of one."""
_MOST: Final = 0.5
"""A won conflict is never worth less than a lost one for what it cost: no more than this counts of it."""


@frozen
class Conflict:
    """What is contested from here on, as the shared search wants to know it (`players/search.py`)."""

    game: Game
    leans: Leans = steady_leanings
    """How those lean who play on."""

    def deal(self, sight: Sight, dice: random.Random) -> State:
        return dealt_anew(self.game, sight, dice)

    def next_move(self, table: State, dice: random.Random) -> Move | None:
        """Return what whoever is to move would plainly do; None once it is won, or the story goes on."""
        step = table.values["step"]
        if is_over(table):
            return None
        ask = self.game.first_ask(table)
        if ask is not None:
            return habits.answer(table, ask.options)
        if step == "throwdown.turn":
            return self._drive(table)
        if step == "throwdown.sides":
            joins = next(self._joins(table), None)
            if joins is not None:
                return joins
        for seat in self.game.waits_for(table):
            options = self.game.options(table, seat)
            meant = [move for move in options if move.steps and not isinstance(move, UNDOES)]
            if meant:
                return plainly(table, meant)
        return None

    def _drive(self, table: State) -> Move | None:
        """Return what somebody does beside a Drive, then the Drive of the first who goes on; or else giving up."""
        move = next_assist(table)
        if move is not None:
            return move
        for seat in self.game.waits_for(table):
            if move is None or can_drive(table, seat):
                move = habits.best_drive(table, seat, habits.likely_drives(table, seat), self.leans(seat))
            if not isinstance(move, Concede):
                break
        return move

    def _joins(self, table: State) -> Iterator[Join]:
        """Yield each Pilot who stands aside and may join the Pilot who was challenged, or who challenged."""
        side = next(iter(throwdown.pilot_sides(table)), None)
        for seat in throwdown.able_pilots(table) if side is not None else ():
            if throwdown.side_of(table, seat) is None:
                joining = Join(seat, side or "")
                if self.game.judge(table, joining).allowed:
                    yield joining

    def value(self, before: State, after: State, seat: Seat) -> tuple[float, float]:
        """Return whether the side of the seat won, and what it gained or lost for the story."""
        gained = (standing(after, seat) - standing(before, seat) + _spoils(after, seat)) * _GAIN
        return won(after, seat), max(-_MOST, min(_MOST, gained))


def is_over(table: Table) -> bool:
    """Whether nothing more is contested: the Outcome has a winner, the Gambit its result, or the story goes on."""
    values = table.values
    return bool(values.get(outcome.WINNER) or values.get(gambit.RESULT)) or values.get("step") in ("story", _NOT_HIGHER)


def won(table: Table, seat: Seat) -> float:
    """Return 1 where the side of the seat has won the conflict, 0 where it lost, a half where it did neither."""
    winner = table.values.get(outcome.WINNER)
    if winner:
        side = side_for(table, seat)
        return 0.5 if side is None else float(side == winner)
    result = table.values.get(gambit.RESULT)
    if result or table.values.get("step") == _NOT_HIGHER:
        return float((result == gambit.YES_AND) == (seat != COACH_SEAT))
    return 0.5


_NOT_HIGHER: Final = "gambit.result"
"""The step in which a Pilot whose card was not higher says what comes of it."""


def side_for(table: Table, seat: Seat) -> Seat | None:
    """Return the side whose victory a seat wants: its own, or for a Pilot who stands aside that of her Team."""
    for side in throwdown.sides(table):
        if seat in throwdown.involved(table, side):
            return side
    if seat != COACH_SEAT and not throwdown.pilots_only(table):
        return throwdown.pilot_sides(table)[0]
    return None


def _spoils(table: Table, seat: Seat) -> float:
    """Return the Spoils that the side of the seat may take less those of the other."""
    if not table.values.get(outcome.WINNER):
        return 0.0
    side = side_for(table, seat)
    if side is None:
        return 0.0
    points = stages.score_of(table, side) - stages.score_of(table, throwdown.opponent(table, side))
    return max(-_FEW_POINTS, min(_FEW_POINTS, float(points))) / 2


_FEW_POINTS: Final = 8


def plainly(table: Table, options: list[Move]) -> Move:
    """Return what is plainly done outside a turn: the best card where one is laid, else what comes first."""
    cards = [move for move in options if isinstance(move, Accept | PlayNewCard | PlayInGambit)]
    if cards:
        best = habits.opening(cards)
        flip = next((move for move in options if isinstance(move, Flip)), None)
        return flip if flip is not None and best.taken_up is not None and best.taken_up.rank < _FLIPS_BELOW else best
    return options[0]


_FLIPS_BELOW: Final = 8
"""In a Gambit the top card of the Deck is as good as an Eight."""
