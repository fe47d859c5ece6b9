"""The values that a game keeps beside its cards: one row for each, with everything that the program knows of it.

A value lies at a path such as "pilot.red.charges". Its row says what people call it, what it may be set to by hand,
what it begins with, between which ends it stays, who may not see it, how records write it and how the log tells of it.
A game writes its rows once, in its `values.py`; names, forms, sights, records and the log read them there.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.kinds import Flag, Gauge, Number, OneOf, Text
from gattai_desktop.games.record_gauge import Most, RecordGauge
from gattai_desktop.games.value_kinds import FLAG, NUMBER, TEXT, ValueKind

ToldBy = Callable[..., Iterator[Any]]
"""Yields the sentences of a change: takes what the game tells with, the fact, and whose value changed."""

Hides = Callable[[State, Seat, "TableValue"], bool]
"""Says of a table and a seat whether a value is hidden from it."""

_OF_GAUGE: Final = {Number: NUMBER, Text: TEXT, OneOf: TEXT, Flag: FLAG}
SILENT: Final = None
"""In the place of a `ToldBy`: another sentence says it, or nobody but the program needs it."""


@frozen
class ValueRow:
    """One value, or the same value of several Pilots, Threats or players.

    path: a word in braces stands for any one part and says whose value it is ("pilot.{pilot}.charges"); `*` at the end
    stands for all that follows.
    """

    path: str
    name: str = ""
    """What people call it where it is clear whose it is."""
    kind: "Gauge | Callable[[Table, TableValue], Gauge | None] | None" = None
    """What it may be set to by hand; None where it may not, or not at this table."""
    starts: "Value | Callable[[Any], Value]" = None
    """What it begins with; a function reads that from what is set up."""
    ends: tuple[int, int | Most] | None = None
    """The least and the most that it can ever be."""
    hidden_from: Hides | None = None
    """Says whether a seat may not see it. None: it lies open."""
    record: str | RecordGauge = ""
    """The word for it in records."""
    told: ToldBy | None = SILENT
    listed: bool = True
    """Whether it stands in the lists of what may be set by hand."""
    holds: ValueKind | None = None
    """What it may hold, where what it may be set to does not say it."""

    @property
    def holds_so(self) -> ValueKind | None:
        """What it may hold; None for a row that speaks of many values and says of none what it may be."""
        if self.holds is not None:
            return self.holds
        if self.ends is not None:
            return NUMBER
        kind = self.kind.kind if isinstance(self.kind, While) else self.kind
        return next((holds for gauge, holds in _OF_GAUGE.items() if isinstance(kind, gauge)), None)

    @property
    def whose(self) -> str:
        """The word in braces that says whose it is; "" for a value of the table."""
        return self.path.partition("{")[2].partition("}")[0]

    def at(self, key: str) -> str:
        """Return the path of the value of one Pilot, Threat or player."""
        return self.path.replace(f"{{{self.whose}}}", key)


@frozen
class TableValue:
    """One path, its row, and whose value it is: a key ("red"), and as whom people know it ("red", "threat.tide")."""

    path: str
    row: ValueRow
    key: str = ""
    owner: str = ""

    @property
    def name(self) -> str:
        """What people call it where it is clear whose it is; the path where it has no name."""
        return self.row.name or self.path


@frozen
class Whose:
    """What a word in braces stands for.

    keys: all the keys that there are at a table.
    owner: as whom people know the one with a key; "{}" stands for the key.
    """

    keys: Callable[[Table], Iterable[str]]
    owner: str = "{}"


_Node = dict[str, Any]
_MOST_PATHS: Final = 8192
"""How many paths are remembered; a table has a few hundred, the same ones all evening."""


class ValueTable:
    """All values of one game. Which row a path belongs to is found out once for each path."""

    def __init__(self, whose: Mapping[str, Whose], *rows: ValueRow) -> None:
        self.rows = rows
        self._whose = whose
        self._tree: _Node = {}
        self._starts: dict[str, list[ValueRow]] = {}
        for row in rows:
            if row.starts is not None:
                self._starts.setdefault(row.whose, []).append(row)
            node = self._tree
            for part in row.path.split("."):
                node = node.setdefault("{}" if part.startswith("{") else part, {})
            node[""] = row
        self._values: Mapping[str, TableValue | None] = _Remembered(self._find)
        self._secrets = _Remembered(lambda path: one if (one := self.at(path)) and one.row.hidden_from else None)
        self._ended = _Remembered(lambda path: one if (one := self.at(path)) and one.row.ends else None)
        self.kinds: Mapping[str, ValueKind | None] = _Remembered(
            lambda path: one.row.holds_so if (one := self.at(path)) else None
        )
        """What the value of a path may hold; None where no row says it."""

    def at(self, path: str) -> TableValue | None:
        """Return what is known of a path; None where no row speaks of it."""
        return self._values[path]

    def _find(self, path: str) -> TableValue | None:
        parts = path.split(".")
        row, key = _row(self._tree, parts) or _row(self._tree, parts, wild=True) or (None, "")
        if row is None or not row.whose:
            return None if row is None else TableValue(path, row)
        known = self._whose.get(row.whose)
        return TableValue(path, row, key, known.owner.format(key) if known is not None else "")

    # ------------------------------------------------------------------ names

    def short(self, path: str) -> str:
        """What a value is called where it is clear whose it is, "Charges"; the path where it has no name."""
        return found.name if (found := self.at(path)) is not None else path

    def owner(self, path: str) -> str:
        """Whose value it is, a seat or an id such as "threat.tide"; "" for a value of the table."""
        return found.owner if (found := self.at(path)) is not None else ""

    def called(self, path: str, name_of: Callable[[str], object]) -> str:
        """What people call a value, with whose it is: "Red's Charges". name_of: what they call an owner."""
        owner, short = self.owner(path), self.short(path)
        return wording("{owner}'s {value}", owner=name_of(owner), value=short) if owner else short

    # ------------------------------------------------------------------ what it may be

    def by_hand(self, table: Table, path: str) -> Gauge | None:
        """Return what a value may be set to by hand; None for one that may not, or is not at this table."""
        found = self.at(path)
        kind = found.row.kind if found is not None else None
        if found is None or kind is None or found.key not in self._keys(found.row.whose, table):
            return None
        try:
            return kind(table, found) if callable(kind) else kind
        except NotKnown:  # it depends on what is hidden from the seat
            return None

    def settable(self, table: Table) -> tuple[str, ...]:
        """Every path that may be set by hand at this table, in the order of the rows."""
        listed = (row for row in self.rows if row.kind is not None and row.listed)
        paths = (
            row.at(key)
            for whose, rows in groupby(listed, lambda row: row.whose)
            for several in (tuple(rows),)
            for key in self._keys(whose, table)
            for row in several
        )
        return tuple(path for path in paths if self.by_hand(table, path) is not None)

    def _keys(self, whose: str, table: Table) -> Iterable[str]:
        return self._whose[whose].keys(table) if whose else ("",)

    def bounds(self, table: Table) -> Iterator[tuple[str, int, int]]:
        """Yield each path of a table whose value has ends, with the least and the most that it can be."""
        for found in filter(None, map(self._ended.__getitem__, table.values)):
            if (ends := self.ends(table, found)) is not None:
                yield found.path, *ends

    def ends(self, table: Table, value: TableValue) -> tuple[int, int] | None:
        """The least and the most that a value can ever be; None where its row says none."""
        if value.row.ends is None:
            return None
        least, end = value.row.ends
        most = end if isinstance(end, int) else end(table, value.key)
        return None if most is None else (least, most)

    def has(self, table: Table, value: TableValue) -> bool:
        """Whether a value is that of somebody or something that this table has, or of the table itself."""
        return value.row.whose not in self._whose or value.key in self._keys(value.row.whose, table)

    def starting(self, whose: str, key: str, setup: object) -> dict[str, Value]:
        """Return what the values of the table (""), or of one Pilot, Threat or player, begin with."""
        return {
            row.at(key): row.starts(setup) if callable(row.starts) else row.starts
            for row in self._starts.get(whose, ())
        }

    # ------------------------------------------------------------------ who sees it, who writes it

    def secrets(self, paths: Iterable[str]) -> Iterator[str]:
        """Yield those of these paths whose values are hidden from somebody at some time."""
        return (found.path for found in filter(None, map(self._secrets.__getitem__, paths)))

    def hidden(self, state: State, seat: Seat) -> Callable[[str], bool]:
        """Return what says of a path whether its value is hidden from the seat."""
        secrets = self._secrets

        def is_hidden(path: str) -> bool:
            found = secrets[path]
            return found is not None and found.row.hidden_from(state, seat, found)

        return is_hidden

    def recorded(self, *whose: str) -> dict[str, RecordGauge]:
        """Return how records write the values of these, by their word: "" for the table, "threat" for every Threat."""
        found: dict[str, RecordGauge] = {}
        for row in self.rows:
            if row.record and row.whose in whose:
                gauge = RecordGauge(row.record) if isinstance(row.record, str) else row.record
                found[gauge.word] = evolve(gauge, path=row.at("{key}"))
        return found


def kept(
    holds: ValueKind, *paths: str, told: ToldBy | None = SILENT, hidden_from: Hides | None = None
) -> Iterator[ValueRow]:
    """Yield the rows of values that play keeps for itself, all of one kind."""
    yield from (ValueRow(path, holds=holds, told=told, hidden_from=hidden_from) for path in paths)


def _row(node: _Node, parts: list[str], *, wild: bool = False) -> tuple[ValueRow, str] | None:
    """Follow a path to its row, and to the key that stands for what is in braces: a part, or several ("m02.1").

    A part as it is goes before one in braces. wild: what ends in `*` counts, too, where nothing else does.
    """
    if not parts:
        return (node[""], "") if "" in node else None
    if parts[0] in node and (found := _row(node[parts[0]], parts[1:], wild=wild)) is not None:
        return found
    if "{}" in node:
        for many in range(1, len(parts) + 1):
            if (found := _row(node["{}"], parts[many:], wild=wild)) is not None:
                return found[0], ".".join(parts[:many])
    return (node["*"][""], "") if wild and "*" in node else None


class _Remembered(dict[str, Any]):
    """What was found out about each path. A file may name any number of paths: then all are forgotten."""

    def __init__(self, find: Callable[[str], object]) -> None:
        self._find = find

    def __missing__(self, path: str) -> Any:  # noqa: ANN401 - what was found
        if len(self) >= _MOST_PATHS:
            self.clear()
        found = self[path] = self._find(path)
        return found


@frozen
class While:
    """What a value may be set to as long as something is so of it."""

    kind: Gauge
    so: Callable[[Table, TableValue], bool]

    def __call__(self, table: Table, value: TableValue) -> Gauge | None:
        return self.kind if self.so(table, value) else None


def while_there(kind: Gauge) -> While:
    """A value may be set while it is on the table."""
    return While(kind, lambda table, value: value.path in table.values)


def up_to(most: Most) -> Callable[[Table, TableValue], Gauge | None]:
    """A number may be set while it is on the table, to what it can be at most."""

    def kind(table: Table, value: TableValue) -> Gauge | None:
        end = most(table, value.key) if value.path in table.values else None
        return Number(0, end) if end is not None else None

    return kind
