"""Finds what a seat may not know in what its player is handed, and lays the same table with other hidden cards."""

import random
import types
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import partial

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.frozen import fields, is_value
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat, Zone
from gattai_desktop.games.game import Game
from gattai_desktop.games.value_table import ValueTable, _Remembered

_OF_THE_GAME = (Game, ValueTable, _Remembered)
"""What is the same for every table of the game, also which row each path belongs to that was ever asked for."""
_KNOWN_TO_ALL = (str, int, float, bytes, bool, type(None), Enum, type, types.ModuleType, *_OF_THE_GAME, Back)
"""Where nothing of a single table can lie: plain data, and what is of the game."""


def found_hidden(game: Game, table: State, seat: Seat, handed: object, *, cards: bool = True) -> Iterator[str]:
    """Yield what leads from the things that a player is handed to what its seat may not know, and on which way.

    cards: whether hidden cards are looked for, too, beside the true table and a move in progress.
    """
    secret = {card.key for card in hidden_cards(game, table, seat)}
    known = set(map(id, (game.cards,)))
    waiting: list[tuple[object, str]] = [(handed, "handed")]
    kept = []
    while waiting:
        one, way = waiting.pop()
        if isinstance(one, Card) and not isinstance(one, Back):
            if cards and one.key in secret:
                yield f"{one.code} by {way}"
            continue
        if isinstance(one, _KNOWN_TO_ALL) or id(one) in known:
            if cards and isinstance(one, str) and one in secret:
                yield f"{one} by {way}"
            continue
        known.add(id(one))
        kept.append(one)  # so that no id comes twice
        if isinstance(one, Ledger) or (isinstance(one, State) and one.zones == table.zones and secret):
            yield f"{type(one).__name__} by {way}"
            continue
        waiting += [(part, f"{way}{step}") for step, part in _parts(one)]


def _parts(one: object) -> Iterator[tuple[str, object]]:
    if isinstance(one, Mapping):
        for key, value in one.items():
            yield "<key>", key
            yield f"[{key!r}]", value
    elif isinstance(one, list | tuple | set | frozenset):
        for place, value in enumerate(one):
            yield f"[{place}]", value
    if isinstance(one, types.FunctionType):
        for cell in one.__closure__ or ():
            yield "<closure>", cell.cell_contents
        for value in one.__defaults__ or ():
            yield "<default>", value
        return
    if isinstance(one, partial):
        yield "<partial>", (one.func, one.args, one.keywords)
        return
    if isinstance(one, types.MethodType):
        yield "<self>", one.__self__
        yield "<function>", one.__func__
        return
    if is_value(type(one)):
        for field in fields(type(one)):
            yield f".{field.name}", getattr(one, field.name)
    for name in (*getattr(one, "__dict__", ()), *_slots(type(one))):
        if hasattr(one, name):
            yield f".{name}", getattr(one, name)


def _slots(kind: type) -> Iterator[str]:
    for one in kind.__mro__:
        slots = one.__dict__.get("__slots__", ())
        yield from (slots,) if isinstance(slots, str) else slots


def hidden_cards(game: Game, table: State, seat: Seat) -> tuple[Card, ...]:
    """Every card whose face the seat may not see: what lies in a Deck, and what lies face-down in others' zones."""
    return tuple(lying[place].card for _, lying, place in _hidden_places(game, table, seat))


def _hidden_places(game: Game, table: State, seat: Seat) -> Iterator[tuple[str, tuple[Lying, ...], int]]:
    zones = game.zones(table)
    for zone, lying in table.zones.items():
        for place, one in enumerate(lying):
            if not _sees(zones[zone], seat, up=one.up):
                yield zone, lying, place


def _sees(zone: Zone, seat: Seat, *, up: bool) -> bool:
    return not zone.closed and ((up and zone.counted) or seat in zone.seen_by)


def twin(game: Game, table: State, seat: Seat, dice: random.Random) -> State:
    """The same table to this seat: what is hidden from it changes places, cards of one Deck among themselves.

    Jokers stay where they are, as none may be held; a secret value that names a card names the one that took its place.
    """
    alike: dict[tuple[str, bool, bool], list[Card]] = {}
    for zone, lying, place in _hidden_places(game, table, seat):
        card = lying[place].card
        # What lies face-up in a Deck stays so.
        alike.setdefault((card.deck, card.is_joker, lying[place].up and game.zones(table)[zone].closed), []).append(
            card
        )
    becomes: dict[str, Card] = {}
    for cards in alike.values():
        others = list(cards)
        if not cards[0].is_joker:
            dice.shuffle(others)
        becomes.update({card.key: other for card, other in zip(cards, others, strict=True)})
    zones = {zone: tuple(evolve_lying(one, becomes) for one in lying) for zone, lying in table.zones.items()}
    hides = game.hidden(table, seat)
    values = {path: _renamed(value, becomes) if hides(path) else value for path, value in table.values.items()}
    return State(zones, values)


def evolve_lying(one: Lying, becomes: Mapping[str, Card]) -> Lying:
    return Lying(becomes.get(one.card.key, one.card), one.up)


def _renamed(value: Value, becomes: Mapping[str, Card]) -> Value:
    if isinstance(value, tuple):
        return tuple(_renamed(part, becomes) for part in value)
    return becomes[value].key if isinstance(value, str) and value in becomes else value
