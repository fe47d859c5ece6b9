"""Finds what can be offered at a moment, and keeps it while nothing changes that it depends on."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from gattai_desktop.cards.state import Paths, State, paths
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.move import Answer, Move

OPTIONS: Final = "options"
"""With a seat, the key under which a table keeps what that seat may do now."""

Question = tuple[type[Move], Seat]
OfferedKinds = tuple[tuple[Question, Paths | None, str], ...]
"""Each kind with the seat that is offered it, the values and zones on which alone that depends, if it names any, and
the zone without whose cards nothing is offered."""


class Offers:
    """The kinds of moves of a game, by the moments in which they may be offered."""

    def __init__(self, kinds: Iterable[type[Move]]) -> None:
        self._kinds = tuple(
            kind for kind in kinds if not kind.by_hand and not issubclass(kind, Answer) and _offers_itself(kind)
        )
        self._found: dict[tuple[Value, str | None, Seat, frozenset[str], type[Move]], OfferedKinds] = {}

    def at(
        self, step: Value, asked: str | None, seat: Seat, parts: frozenset[str], of: type[Move] = Move
    ) -> OfferedKinds:
        """Return the kinds that may be offered to a seat in a step while that question is open, or none is.

        parts: the parts of the game that this table has. of: the kind that they descend from.
        """
        moment = (step, asked, seat, parts, of)
        found = self._found.get(moment)
        if found is None:
            found = self._found[moment] = self._find(*moment)
        return found

    def _find(self, step: Value, asked: str | None, seat: Seat, parts: frozenset[str], of: type[Move]) -> OfferedKinds:
        return tuple(
            (
                (kind, seat),
                _depends_on(kind, seat) if kind.depends_on_all_with not in parts else None,
                kind.needs_cards_in,
            )
            for kind in self._kinds
            if issubclass(kind, of)
            and kind.offered_to in ("everybody", "coach" if seat == COACH_SEAT else "others")
            and (not kind.needs_part or kind.needs_part in parts)
            and (not kind.steps or step in kind.steps)
            and (asked is None or asked in kind.while_asked)
        )


def _offers_itself(kind: type[Move]) -> bool:
    """Whether a kind offers moves at all; some are only typed."""
    return kind.offered_as_it_is or kind.offered.__func__ is not Move.offered.__func__  # type: ignore[attr-defined]


def _depends_on(kind: type[Move], seat: Seat) -> Paths | None:
    return paths(*(path.format(seat=seat) for path in kind.offers_depend_on)) if kind.offers_depend_on else None


def any_of_the_step(kinds: OfferedKinds) -> bool:
    """Whether any of these kinds belongs to the step, not to every moment."""
    return any(kind.steps for (kind, _), _, _ in kinds)


def was_offered(state: State, move: Move) -> bool:
    """Whether this very move was offered at this table: its moment is right, and no other question is open."""
    # Not one that is as good as it, but itself: what is as good was perhaps offered at another table.
    return id(move) in map(id, state.for_this_table.get((OPTIONS, move.seat), ()))


def offered(state: State, kinds: OfferedKinds) -> list[Move]:
    """Return every move of these kinds that the seat could wish for now and against which nothing speaks."""
    found: list[Move] = []
    kept, zones = state.kept, state.zones
    for question, depends_on, needed in kinds:
        kind, seat = question
        if depends_on is None:
            if not needed or needed in zones:
                found += kind.allowed(state, seat)
        elif (answers := kept.get(depends_on)) is None or (moves := answers.get(question)) is None:
            found += state.cached(question, partial(kind.allowed, state, seat), depends_on=depends_on)
        elif moves:
            found += moves
    return found
