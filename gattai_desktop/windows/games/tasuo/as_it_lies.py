"""Puts moves into the order in which what they name lies on the field: the upper side first, from left to right."""

from collections.abc import Sequence
from typing import Final, TypeVar

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo import zones
from gattai_desktop.windows.games.tasuo.field_grid import ORDER

Shown = TypeVar("Shown")

_NAMED: Final = ("card", "warrior", "target")
"""The fields of moves that name a warrior, the one that acts before those that are meant."""


def _lies(meant: Place, sides: tuple[Seat, ...]) -> tuple[int, int]:
    """Return where a place lies that a word stands for: the side, and how far from the left."""
    zone, _, seat = meant.zone.rpartition(".")
    return sides.index(seat), ORDER.index(zone) if zone in ORDER else meant.index or 0


def as_it_lies(table: Table, below: Seat, moves: Sequence[Move], shown: Sequence[Shown]) -> tuple[Shown, ...]:
    """Return what is shown of moves, one for each, in that order. Of moves that name nothing there it keeps its place.

    below: whose side lies below; anybody else sees Red's there.
    """
    below = below if below in zones.SEATS else zones.RED
    sides = (zones.foe(below), below)
    lie = {
        lying.card: (number, ORDER.index(place))
        for number, seat in enumerate(sides)
        for place in ORDER
        for lying in table.zones.get(zones.place(place, seat), ())
    }
    named = [[lie[card] for one in _NAMED if isinstance(card := getattr(move, one, None), Card) and card in lie]
             or [_lies(meant, sides) for meant in move.places_meant(table)]
             for move in moves]  # fmt: skip
    lying = iter(sorted((where, number) for number, where in enumerate(named) if where))
    return tuple(shown[next(lying)[1]] if where else one for where, one in zip(named, shown, strict=True))
