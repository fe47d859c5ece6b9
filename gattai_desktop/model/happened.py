"""What the model's signals carry: what happened, was refused or went wrong. None of it holds a whole table."""

import traceback
from collections.abc import Callable
from functools import cached_property
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, Fact
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.sight import veiled
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.phrases import NotAMove
from gattai_desktop.games.presentation import NOWHERE
from gattai_desktop.games.told import as_seen
from gattai_desktop.games.verdict import Reason, Verdict
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.errors import SessionError

_SIGHTS: Final = 16
"""So many tables are kept as they were seen."""
SeenFacts = tuple[tuple[int, Fact], ...]
"""Facts as a seat sees them, each with its number in its entry; `Fact.cause` speaks of these numbers."""


class Sights:
    """Tables before the newest entries as seats see them: whatever shows a move asks for the same few."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._kept: dict[tuple[int, Seat], tuple[State, Sight]] = {}

    def of(self, table: State, seat: Seat) -> Sight:
        """Return a table as a seat sees it."""
        key = id(table), seat  # no other table has this number while it is kept here
        if key not in self._kept:
            if len(self._kept) >= _SIGHTS:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = table, self._game.sight(table, seat)
        return self._kept[key][1]


class Happened:
    """An entry of the session, as it may be shown. Carried by `factsHappened`, handed out by the log.

    Everything that depends on who looks is a method with the seat; for a seat that is not at the computer, or whose
    curtain is down, it tells what everybody knows.
    """

    def __init__(
        self, entry: Entry, before: State, game: Game, veil: Callable[[Seat], Seat], sights: Sights | None = None
    ) -> None:
        """`before` is the table before the entry, `veil` returns the seat whose sight may be shown for a seat.

        sights: what it shares with the entries beside it; its own without.
        """
        self.entry: int = entry.number
        self.seat: Seat = entry.by
        """Who made the move."""
        self.narration = entry.narration
        self.against = entry.against
        """What the rules had against it, each with its rule id, where the Coach allowed it; empty otherwise."""
        self.because = entry.allowed_because
        """Why the Coach allowed it, or took something back, in his own words."""
        self.back_to = entry.back_to
        """The entry after which the table stands as it stood, where this one took back what came since, or None."""
        self.at = entry.at
        """When it happened, in milliseconds since 1970; 0 where nobody knows."""
        self.carried_from = NOWHERE
        """The place from which a person carried the card of this move, so that no flight is shown from there."""
        self._words = entry.move
        self._facts = entry.facts
        self._before = before
        self._game = game
        self._veil = veil
        self._seen: dict[Seat, SeenFacts] = {}
        self._sights = sights or Sights(game)

    def facts(self, seat: Seat) -> SeenFacts:
        """What happened, oldest first, as the seat saw it: hidden cards are Backs, hidden values are left out."""
        return self._seen_by(self._veil(seat))

    def words(self, seat: Seat) -> str:
        """The move in the words of the game ("Red counters with 3♦P"); empty where the seat may not know."""
        return str(self.move(seat) or "")

    def move(self, seat: Seat) -> Move | None:
        """The move, with a Back for each card that the seat may not know; None where none of it is its to know.

        A take-back has none. Where something that the move did is hidden from the seat, the whole move is, if its
        words might tell (`Game.keeps_secret`).
        """
        looker, move = self._veil(seat), self._move
        if move is None or looker == self.seat:
            return move
        seen = self._seen_by(looker)
        if len(seen) != len(self._facts) and self._game.keeps_secret(move):
            return None
        return as_seen(move, lambda: _cards_in(seen) | _cards_of(self._sights.of(self._before, looker)))

    def before(self, seat: Seat) -> Sight:
        """The table before it happened, as the seat sees it: what a sentence about the facts needs to know."""
        return self._sights.of(self._before, self._veil(seat))

    @cached_property
    def _move(self) -> Move | None:
        try:
            return self._game.phrases.read(self._words)
        except (NotAMove, ValueError):
            return None

    def _seen_by(self, seat: Seat) -> SeenFacts:
        if seat not in self._seen:
            self._seen[seat] = self._game.sight_of_facts(self._before, self._facts, seat)
        return self._seen[seat]


def _cards_in(facts: SeenFacts) -> frozenset[Card]:
    return frozenset(card for _, fact in facts if isinstance(fact, CardsMoved | CardsTurned) for card in fact.cards)


def _cards_of(seen: Sight) -> frozenset[Card]:
    return frozenset(lying.card for zone in seen.zones.values() for lying in zone)


@frozen
class Refusal:
    """A move that was judged against. Carried by `moveRefused`.

    `verdict` holds every reason with its rule id. `impossible` says why even the Coach cannot allow it (its card is
    not there); None where he can, through `GameModel.allow(refusal.move)`. `means_something`: False where a typed word
    cannot be read, of which the reasons tell. `for_good`: nobody at this table allows what the rules refuse.
    """

    move: Move
    verdict: Verdict
    impossible: Words | None = None
    means_something: bool = True
    for_good: bool = False

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Every reason against the move, the most telling first."""
        return self.verdict.reasons

    @property
    def can_be_allowed(self) -> bool:
        """Whether the Coach may allow it all the same (RULES ED-4)."""
        return self.impossible is None and self.means_something and not self.for_good


def refused(move: Move, verdict: Verdict, state: State, *, for_good: bool = False) -> Refusal:
    """Return a refusal; a spelling mistake in a move by hand is none that anybody could allow."""
    unread = isinstance(move, ByHand) and any(True for _ in move.impossible(state))
    return Refusal(move, verdict, means_something=not unread, for_good=for_good)


@frozen
class Failure:
    """The rules themselves broke while they judged or played. Carried by `moveFailed`; the table is as it was.

    `report` is for the bug report: it names the program's own lines and no card.
    """

    move: Move | None
    happened: Words
    kept: Words
    to_do: Words
    report: str = ""


def failure_of(move: Move | None, broken: Exception, entry: int) -> Failure:
    """Say that the rules broke over a move, or over what may be done (None), at the table after an entry."""
    what = "this move" if move else "what may be done"
    return Failure(
        move,
        say("The program made a mistake in working out {what}.", what=what),
        say("The table is as it was, and everything up to move {entry} is saved.", entry=entry),
        say("Try something else, or set the table right by hand; please send in the report."),
        veiled("".join(traceback.format_exception(broken))),
    )


@frozen
class SaveFailure:
    """A move could not be written to the session file. Carried by `saveFailed`; the table is as it was.

    The same move can be tried again with `GameModel.try_again()`.
    """

    move: Move | None
    words: Words


def as_it_says(failed: SessionError) -> Words:
    """Return what an error says, as words."""
    return getattr(next(iter(failed.args), ""), "words", None) or say("{message}", message=str(failed))
