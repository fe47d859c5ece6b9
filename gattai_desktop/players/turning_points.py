"""Finds the turning points of an evening alone: where sharp would have done otherwise, and it would have mattered.

Every decision of the person is looked at as it was then: what the seat saw and might do, and nothing else. A first pass
tries little at each; those that look as if they mattered most are tried again, on many tables that are dealt anew. What
lies within luck is no turning point, so that there are three at most, and may be none. Nor is what a guide asked for.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Final, Protocol

from attrs import define

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Impossible, Move, write
from gattai_desktop.games.seating import program_in, seat_alone
from gattai_desktop.games.strengths import SHARP
from gattai_desktop.players.player import Player
from gattai_desktop.players.programmes import opponent
from gattai_desktop.players.search import Contested, Stop, TriesOut, never
from gattai_desktop.players.seen_dice import dice_for
from gattai_desktop.players.sharp import WENT_BEST
from gattai_desktop.players.two_moves import TwoMoves, hold_against
from gattai_desktop.players.weighing import Budget, Weighed, Weighing
from gattai_desktop.players.wording import WordedMove, follow_words, worded
from gattai_desktop.records.record import Entry

MOST: Final = 3
"""Turning points of an evening, at most."""
LEAST: Final = 0.03
"""A move that would have won fewer than three more of 100 contests is no turning point."""
_TRIED_AGAIN: Final = 6
"""Decisions that are tried again on many tables."""
_FIRST: Final = 0.25
_FIRST_TABLES: Final = 0.125
_TABLES: Final = 1.5
"""Shares of what sharp thinks about a move: for the first look at a decision, for the tables of that look on which what
was done meets what sharp found, and for those of the second."""
_FEWEST: Final = 12
"""Playouts and tables of a first look, at least."""


class PlayedSession(Protocol):
    """A session as it was kept; `Journal` is one."""

    @property
    def last(self) -> int:
        """The number of the last entry."""

    def state(self) -> State:
        """The table after the last entry."""

    def state_before(self, number: int) -> State:
        """The table before an entry."""

    def entries(self, first: int, last: int) -> Iterable[Entry]:
        """The entries from `first` to `last`, both included."""

    def taken_back(self) -> AbstractSet[int]:
        """The entries whose facts no longer hold."""


@frozen
class Decision:
    """What a seat saw and might do before an entry, and what it did. led: whether a guide asked for that very move."""

    entry: int
    sight: Sight
    options: tuple[Move, ...]
    done: Move
    led: bool = False


@frozen
class MissedMove:
    """A decision that would have mattered, as plain data.

    entry: in which it was made. done, better: what was done and what sharp would have done, as sessions write moves.
    won: of 1 contest, how many were won with what was done, and then with what sharp would have done. gain: what the
    other is worth more, its price counted in; margin: how much of that luck may have had a say in. tables: on how many
    dealt tables both were tried.
    """

    entry: int
    done: str
    better: str
    won: tuple[float, float]
    gain: float
    margin: float
    tables: int
    follows: str = ""
    """What somebody else did next most often after the other, written likewise; "" where nobody did anything."""


@frozen
class Review:
    """What was found in an evening: the turning points in the order of the evening.

    decisions: how many were looked at. course: the entry of each, with how often of 1 what was done won there.
    """

    seat: Seat
    decisions: int = 0
    course: tuple[tuple[int, float], ...] = ()
    points: tuple[MissedMove, ...] = ()


@frozen
class ToldPoint:
    """A turning point in words: what was done, and what sharp would have done, each with its reason."""

    point: MissedMove
    done: WordedMove
    better: WordedMove


Looked = Callable[[float], object]
"""Is told how much of the work is done, 0 to 1."""


def decisions(game: Game, session: PlayedSession, seat: Seat) -> Iterator[Decision]:
    """Yield what the person in a seat decided, without what was taken back, done by hand or against the rules."""
    gone = session.taken_back()
    for entry in session.entries(1, session.last):
        if entry.number in gone or entry.back_to is not None or not entry.move or entry.overruled:
            continue
        done = _read(game, entry.move)
        if done is None or done.seat != seat or done.by_hand:
            continue
        table = session.state_before(entry.number)
        options = game.options(table, seat)
        if (len(options) < 2 and done in options) or table.values.get(program_in(seat)):  # of a Draft one is offered
            continue
        # Cards that are picked in another order are the same move, and are not listed again.
        if done in options or game.judge(table, done).allowed:
            sight = game.sight(table, seat)
            yield Decision(entry.number, game.handed_over(sight), options, done, _led(game, sight, options, done))


def _led(game: Game, sight: Sight, options: tuple[Move, ...], done: Move) -> bool:
    guide = box(game.key).guide(sight)
    if guide is None:
        return False
    named = {guide.card, guide.moved, *guide.cards} - {None}
    return done.taken_up in named or done == box(game.key).done_by(guide, options)


def _read(game: Game, written: str) -> Move | None:
    try:
        return game.phrases.read(written)
    except ValueError:  # no such card in the packs of this computer, or no such move any more
        return None


def nothing_told(_share: float) -> None:
    """Nobody waits for the result."""


def review(
    game: Game, session: PlayedSession, *, player: Player | None = None, told: Looked = nothing_told, stop: Stop = never
) -> Review:
    """Look through the evening of whoever played alone. The same session gives the same, on every computer.

    player: who says what would have been better; sharp, where nobody else is named. told: how far it is.
    """
    table = session.state()
    seat = seat_alone(table, game.seats(table))
    sharp = player or (opponent(game.key, SHARP, seat) if seat else None)
    if sharp is None or not isinstance(sharp, TriesOut):
        return Review(seat)
    looking = _Looking(sharp, stop)
    return looking.through(seat, tuple(decisions(game, session, seat)), told)


@frozen
class _Look:
    """A decision at a first look: how often it won, and what sharp would have done where that came out better."""

    decision: Decision
    won: float
    better: Move | None = None
    gain: float = 0.0


@define
class _Looking:
    sharp: TriesOut
    stop: Stop

    def through(self, seat: Seat, made: tuple[Decision, ...], told: Looked) -> Review:
        looks = []
        for number, decision in enumerate(made):
            told(number / (len(made) + 2 * _TRIED_AGAIN))
            found = self._first(decision)
            if found is not None:
                looks.append(found)
        doubtful = sorted(
            (one for one in looks if one.better and not one.decision.led),
            key=lambda one: (-one.gain, one.decision.entry),
        )
        points = []
        for number, look in enumerate(doubtful[:_TRIED_AGAIN]):
            told((len(made) + 2 * number) / (len(made) + 2 * _TRIED_AGAIN))
            point = self._second(look.decision)
            if point is not None:
                points.append(point)
        best = sorted(points, key=lambda one: (-one.gain, one.entry))[:MOST]
        told(1.0)
        return Review(
            seat,
            len(looks),
            tuple((one.decision.entry, one.won) for one in looks),
            tuple(sorted(best, key=lambda one: one.entry)),
        )

    def _first(self, decision: Decision) -> _Look | None:
        """Look at a decision with a few playouts; None where nothing was tried out there."""
        contested = self.sharp.contested(decision.sight)
        weighing = self._weigh(decision, _FIRST) if contested is not None else None
        if contested is None or weighing is None or not weighing.best.tried:
            return None
        best = weighing.best
        if best.move == decision.done:
            return _Look(decision, best.chance or 0.0)
        met = self._against(contested, decision, best.move, _FIRST_TABLES, 1)
        if not met.tables:
            return None
        return _Look(decision, met.second.won, best.move if met.gain > 0 else None, met.gain)

    def _second(self, decision: Decision) -> MissedMove | None:
        """Look at a decision once more; None where what was done may have been as good."""
        contested = self.sharp.contested(decision.sight)
        weighing = self._weigh(decision, 1.0)
        if contested is None or weighing is None or weighing.best.move == decision.done:
            return None
        # On other tables than those on which it was found: the best of several looks better than it is.
        met = self._against(contested, decision, weighing.best.move, _TABLES, 2)
        if met.margin is None or met.gain <= max(LEAST, met.margin):
            return None
        if met.first.won - met.second.won < LEAST:  # only its price was higher: both would have won as often
            return None
        return MissedMove(
            decision.entry,
            write(decision.done),
            write(weighing.best.move),
            (met.second.won, met.first.won),
            met.gain,
            met.margin,
            met.tables,
            _written(met.first.follows),
        )

    def _weigh(self, decision: Decision, share: float) -> Weighing | None:
        if self.stop():
            return None
        player = self.sharp.with_budget(Budget(playouts=self._so_many(share)))
        try:
            return player.weigh(decision.sight, decision.options)
        except (NotKnown, Impossible):
            return None

    def _against(self, contested: Contested, decision: Decision, better: Move, share: float, seed: int) -> TwoMoves:
        dice = random.Random(dice_for(seed, decision.sight).getrandbits(48))
        return hold_against(contested, decision.sight, better, decision.done, dice, self._so_many(share), self.stop)

    def _so_many(self, share: float) -> int:
        return max(_FEWEST, round(self.sharp.budget.playouts * share))


def _written(move: Move | None) -> str:
    try:
        return write(move) if move is not None else ""
    except NotKnown:
        return ""


def told_points(game: Game, session: PlayedSession, found: Review) -> tuple[ToldPoint, ...]:
    """Return the turning points of a review in words, from what the seat saw then."""
    told = []
    for point in found.points:
        table = session.state_before(point.entry)
        sight = game.sight(table, found.seat)
        (entry,) = session.entries(point.entry, point.entry)
        made = tuple(game.sight_of_facts(table, entry.facts, found.seat))
        done, better = (
            worded(game.key, sight, Weighed(game.phrases.read(move), won, won, point.tables, why), happened)
            for move, won, why, happened in zip(
                (point.done, point.better), point.won, (say(""), WENT_BEST), (made, ()), strict=True
            )
        )
        follows = follow_words(game.key, sight, _read(game, point.follows)) if point.follows else say("")
        told.append(ToldPoint(point, done, evolve(better, follows=follows)))
    return tuple(told)
