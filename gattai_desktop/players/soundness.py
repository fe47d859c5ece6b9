"""Checks what must be true of every table after every move.

Each check yields sentences about what is wrong, none where all is well.
"""

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from functools import lru_cache

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, Fact, FactDoesNotFit, ValueChanged, ZoneShuffled
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.value import Value, Values
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.value_checks import of_another_form


class Unsound(Exception):
    """A table is not as every table must be. The message says what is wrong."""


def unsound(game: Game, before: State, facts: tuple[Fact, ...], after: State) -> Iterator[str]:
    """Yield everything that is wrong with an entry and the table after it."""
    yield from wrong_facts(before, facts, after)
    yield from wrong_cards(game, after)
    yield from wrong_gauges(game, after)
    yield from wrong_values(game, after)
    yield from wrong_writing(game, facts, after)
    for seat in (*game.seats(after), PUBLIC):
        yield from leaks(game, before, facts, after, seat)


def wrong_facts(before: State, facts: tuple[Fact, ...], after: State) -> Iterator[str]:
    """Facts lead from one table to the next and back again."""
    try:
        if before.after(facts) != after:
            yield "The facts do not add up to the table."
        if after.before(facts) != before:
            yield "The facts, turned back, do not give the table before."
    except FactDoesNotFit as wrong:
        yield f"A fact does not fit: {wrong}"


def wrong_cards(game: Game, table: State) -> Iterator[str]:
    """Every card lies in exactly one zone of the table (RULES CARD-14)."""
    lying = Counter([card for lain in table.zones.values() for card, _ in lain])
    for card in game.cards.values():
        if lying[card] != 1:
            yield f"{card.code} lies in {lying[card]} places."
    known = game.zones(table)
    yield from (f"Cards lie in {zone}, which is no zone." for zone in table.zones if zone not in known)


def wrong_gauges(game: Game, table: State) -> Iterator[str]:
    """Every gauge is within what the book of the game allows."""
    for path, least, most in game.bounds(table):
        value = table.values.get(path)
        if value is not None and not (isinstance(value, int) and least <= value <= most):
            yield f"{path} is {value}, not {least} to {most}."


def wrong_values(game: Game, table: State) -> Iterator[str]:
    """Every value has the form that the game says of it, by which records and what others give are judged."""
    if game.values is not None:
        yield from (f"{path} holds something else." for path in of_another_form(game.values, table))


def wrong_writing(game: Game, facts: tuple[Fact, ...], after: State) -> Iterator[str]:
    """What a fact writes is a value of the game and of its kind, also where the next fact writes over it."""
    for fact in facts:
        if game.values is None or not isinstance(fact, ValueChanged) or fact.after is None:
            continue
        kind = game.values.kinds[fact.path]
        if game.values.at(fact.path) is None:
            yield f"{fact.path} is written, and is no value of the game."
        elif kind is not None and not kind.takes(fact.after, after):
            yield f"{fact.path} is written as {fact.after!r}, not {kind.says}."


def leaks(game: Game, before: State, facts: tuple[Fact, ...], after: State, seat: Seat) -> Iterator[str]:
    """Nobody is told of a card that he cannot see (RULES 2.18): not by the zones, the values or the facts."""
    seen = game.sight(after, seat)
    shown = {card for lain in seen.zones.values() for card, _ in lain}
    yield from _leaks_of_zones(game, after, seat, shown)
    for path, cards in _cards_in_values(game, after, seen).items():
        for card in cards if path in seen.values else ():
            if card not in shown:
                yield f"{seat} can read of {card.code} in {path}."
    yield from _leaks_of_facts(game, before, facts, seat, shown)


def _leaks_of_zones(game: Game, after: State, seat: Seat, shown: Container[Card | Back]) -> Iterator[str]:
    """Yield each card that a seat is shown and that lies where it may not look. shown: the cards that it sees."""
    zones = game.zones(after)
    for zone_id, lain in after.zones.items():
        zone = zones[zone_id]
        if seat in zone.seen_by and not zone.closed:
            continue
        for card, up in lain:
            if card in shown and (zone.closed or not up):
                yield f"{seat} sees {card.code} in {zone_id}."


def _leaks_of_facts(
    game: Game, before: State, facts: tuple[Fact, ...], seat: Seat, shown: Container[Card | Back]
) -> Iterator[str]:
    """Yield each card that a fact names to a seat, and that it saw neither before nor meanwhile nor after."""
    told = None
    for _, fact in game.sight_of_facts(before, facts, seat):
        for card in _cards_of(fact):
            if isinstance(card, Back) or card in shown:
                continue
            if told is None:  # few moves tell of a card that cannot be seen after them
                told = {one for lain in game.sight(before, seat).zones.values() for one, _ in lain}
            if card not in told and not _lay_open(game, before, facts, seat, card):
                yield f"{seat} is told of {card.code} by a fact ({fact.rule})."


def _cards_in_values(game: Game, table: State, seen: Sight) -> Mapping[str, tuple[Card, ...]]:
    """Return which cards a seat can read of, by path; with those of values that are there and that it cannot read."""

    def named(values: Values) -> Mapping[str, tuple[Card, ...]]:
        return {path: cards for path, value in values.items() if (cards := _cards_named(game, value))}

    if seen.values.items() <= table.values.items():  # so it is for nearly every seat, which then all read the same
        return table.cached((_cards_in_values, game), lambda: named(table.values))
    return named(seen.values)


# Most values stay as they were from move to move, and every seat of a table reads the same ones.
@lru_cache(maxsize=8192)
def _cards_named(game: Game, value: Value) -> tuple[Card, ...]:
    if isinstance(value, str):
        return (game.cards[value],) if value in game.cards else ()
    if isinstance(value, tuple):
        return tuple(card for part in value for card in _cards_named(game, part))
    return ()


def _cards_of(fact: Fact) -> tuple[Card, ...]:
    if isinstance(fact, CardsMoved | CardsTurned):
        return fact.cards
    if isinstance(fact, ZoneShuffled):
        return tuple(one.card for one in (*fact.before, *fact.after))
    return ()


def _lay_open(game: Game, before: State, facts: tuple[Fact, ...], seat: Seat, card: Card) -> bool:
    """Whether the seat saw the card at some moment between the first fact and the last."""
    table = before
    for fact in facts:
        table = table.after((fact,))
        zones = game.zones(table)
        for zone, lain in table.zones.items():
            for lying in lain:
                if lying.card is card and not zones[zone].closed and (lying.up or seat in zones[zone].seen_by):
                    return True
    return False
