"""Whether the values of a table can be so: of the game at all, of their kind, and no larger than they may be.

Values that play has written are so by themselves. Those that a record gives are held against this.
"""

from collections.abc import Container, Iterable, Iterator
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.kinds import Number, OneOf
from gattai_desktop.games.value_table import ValueTable

CARD: Final = "card"
"""Whose a value is that goes by a card of the game."""


def strangers(values: ValueTable, table: Table, paths: Iterable[str], cards: Container[str]) -> Iterator[str]:
    """Yield each path that is no value of the game, or of nobody and nothing that this table has.

    cards: the keys of all cards of the game, for values that go by one.
    """
    for path in paths:
        found = values.at(path)
        of_no_card = found is not None and found.row.whose == CARD and found.key not in cards
        if found is None or found.row.holds_so is None or of_no_card or not values.has(table, found):
            yield path


def of_wrong_kind(values: ValueTable, table: Table, paths: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield each path whose value is of another kind, with what it must be: "a whole number"."""
    for path in paths:
        kind, value = values.kinds[path], table.values.get(path)
        if kind is not None and value is not None and not kind.takes(value, table):
            yield path, kind.says


def of_another_form(values: ValueTable, table: Table, begun: tuple[str, ...] = ("",)) -> Iterator[str]:
    """Yield each path whose value has not even the form of what it holds: a number where a list stands.

    begun: how the paths begin that are looked at; without it all are.
    """
    for path, value in table.values.items():
        kind = values.kinds[path] if path.startswith(begun) else None
        if kind is not None and value is not None and not kind.form(value):
            yield path


def out_of_range(values: ValueTable, table: Table, paths: Iterable[str]) -> Iterator[tuple[str, str, bool]]:
    """Yield each path whose value is too large, too small or no word for it, with what it may be: "0 to 3".

    With it comes whether that follows from another value, which may have changed since: whoever gives Gear back can
    have more Buffers than she has room for.

    The values of the table have to be of their kinds: how large one may be can follow from another.
    """
    for path in paths:
        found, value = values.at(path), table.values.get(path)
        if found is None or value is None:
            continue
        ends, kind = values.ends(table, found), values.by_hand(table, path)
        if ends is None and isinstance(kind, Number):
            ends = kind.least, kind.most
        if ends is not None and isinstance(value, int) and not ends[0] <= value <= ends[1]:
            follows = found.row.ends is not None and callable(found.row.ends[1])
            yield path, wording("{least} to {most}", least=ends[0], most=ends[1]), follows
        elif found.row.holds is None and isinstance(kind, OneOf) and value not in kind.words:
            yield path, wording("one of: {words}", words=AsWritten(", ".join(kind.words))), False
