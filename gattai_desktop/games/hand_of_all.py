"""What a game says of moves by hand where everybody may make them, since no Coach keeps the table (TABLE-1).

What differs from game to game, above all which cards fit where, stays in its own `by_hand.py`.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat, Zone
from gattai_desktop.games.by_hand import RuleIds
from gattai_desktop.games.verdict import Reason, refusal

RULE: Final = "TABLE-1"
IDS: Final = RuleIds.one(RULE)


def who_sits_here(seats: Callable[[Table], Collection[Seat]]) -> Callable[[Table, Seat, bool], Iterator[Reason]]:
    """Let every seat of the table use the hand, and nobody else."""

    def may(table: Table, seat: Seat, _free: bool) -> Iterator[Reason]:
        if seat not in seats(table):
            yield refusal(RULE, "Nobody called {seat} sits here.", seat=seat.capitalize())

    return may


def what_the_seat_sees(zones: Callable[[State], Mapping[str, Zone]]) -> Callable[[State, Seat, Card], bool]:
    """Let a seat name the cards that it sees where they lie; nobody looks into a deck."""

    def may_name(state: State, seat: Seat, card: Card) -> bool:
        place = state.where(card)
        if place is None:
            return False
        zone = zones(state)[place]
        lies_open = any(one.card is card and one.up for one in state.zones[place])
        return not zone.closed and (seat in zone.seen_by or lies_open)

    return may_name


def not_while_asked(state: State) -> Iterator[Reason]:
    """Say why no card moves by hand while a question is open."""
    if state.values.get("agenda"):
        yield refusal(RULE, "A question is open: answer it first, or take the last move back.")


def settled_when_laid(id_of: Callable[[str], str], *rows: str) -> Callable[[State, str, str], Iterator[Reason]]:
    """Refuse other options for these rulings: they are chosen before the table is laid. `id_of` gives a row's id."""

    def may_rule(_state: State, row: str, _option: str) -> Iterator[Reason]:
        if row in rows:
            yield refusal(id_of(row), "That is settled when the table is laid.")

    return may_rule
