"""What people call a seat, by the name that somebody typed, else by its colour, and where it is kept who sits there."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, cast

from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import Seat

_COLOURS: Final[Mapping[Seat, str]] = {
    "red": "Red",
    "orange": "Orange",
    "yellow": "Yellow",
    "green": "Green",
    "blue": "Blue",
    "purple": "Purple",
    "pink": "Pink",
    "black": "Black",
}


def person(seat: Seat) -> str:
    """Return the path of the name of who sits in a seat, which is not there until somebody says it."""
    return f"person.{seat}"


def seat_called(seat: Seat, typed: object) -> str:
    """Return what a seat is called; a name that only says the seat again, as records write it, is none."""
    name = str(typed or "") or seat
    if name.casefold() != seat:
        return name
    return wording(_COLOURS[seat]) if seat in _COLOURS else name[:1].upper() + name[1:]


def told_apart(seat: Seat, name: str, others: Iterable[str]) -> str:
    """Return the name of a seat, with its colour, or its own word, where something else is called so too."""
    own = seat_called(seat, "")
    if name.casefold() not in {one.casefold() for one in others}:
        return name
    if seat not in _COLOURS and name.casefold() == own.casefold():
        return name  # there is no other word for it, and the others have theirs
    return wording("{name} ({colour})", name=name, colour=own)


def apart_from_seats(table: Table, seat: Seat, name: Callable[[Seat], str], *others: str) -> str:
    """Return what a seat is called, told apart from the other seats of a table and from what else has such a name."""
    others = (*others, *(name(one) for one in table.listed("seats") if one != seat))
    return told_apart(seat, name(seat), others)


def typed_names(name: Callable[[State, Seat], str], table: Table) -> Mapping[Seat, str]:
    """Return the names that people typed for the seats of a table; name: what its game calls a seat there."""
    called = {seat: name(cast("State", table), seat) for seat in table.listed("seats")}
    kept = {seat: table.text(f"name.{seat}") for seat in called}  # also one that only says the seat again
    return {seat: kept[seat] or ("" if words.casefold() == seat else words) for seat, words in called.items()}
