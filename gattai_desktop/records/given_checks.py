"""Holds what a record gives against the game: whether there are such values and places, and what a value may be.

Each fault is told with its line, with what stands there and with what may.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from attrs import field, mutable

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.box import Box
from gattai_desktop.games.house_rulings import PREFIX
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.response_window import open_items
from gattai_desktop.games.value_checks import of_wrong_kind, out_of_range, strangers
from gattai_desktop.games.value_table import ValueTable
from gattai_desktop.records.fault import Unreadable, told
from gattai_desktop.records.written import written_value

_LONG: Final = 80
"""Characters of a clause, and of a value, that a fault repeats."""


_Place = tuple[int, str]
"""A line and a clause of it."""


@mutable
class GivenAt:
    """Where a record gives what: the line of each value and place, the clause of each value, the line of each entity.

    `entities` goes by what the paths of its values begin with: "pilot.red.".
    """

    lines: dict[str, int] = field(factory=dict)
    clauses: dict[str, str] = field(factory=dict)
    entities: dict[str, int] = field(factory=dict)
    own: set[str] = field(factory=set)

    def note(
        self, found: Mapping[str, Value], values: Mapping[str, Value], own: Iterable[str], at: _Place
    ) -> Mapping[str, Value]:
        """Return the values that count of those that a clause gives. Raises Unreadable where another says otherwise.

        own: what the clause names itself. The rest is what is usual beside it, as of "Teo has the turn", and does not
        count where another clause names it.
        """
        for path, value in found.items():
            if path in values and values[path] != value and path in own and path in self.own:
                raise Unreadable(
                    "'{clause}': line {line} says otherwise, '{other}'. Write one of the two.",
                    clause=at[1][:_LONG],
                    line=self.lines[path],
                    other=self.clauses[path][:_LONG],
                )
        counting = {path: value for path, value in found.items() if path in own or path not in self.own}
        self.lines |= dict.fromkeys(counting, at[0])
        self.clauses |= dict.fromkeys(counting, at[1])
        self.own |= set(own)
        return counting

    def line(self, path: str) -> int:
        """Return the line from which a value comes; 0 where it follows from several."""
        if path in self.lines:
            return self.lines[path]
        return next((line for begun, line in self.entities.items() if path.startswith(begun)), 0)

    def paths(self, table: State) -> Iterator[str]:
        """Yield every path whose value the record has given, by itself or with an entity."""
        begun = tuple(self.entities)
        yield from (path for path in table.values if path in self.clauses or path.startswith(begun))

    def told(self, path: str, table: State) -> str:
        """Say what stands there: the clause as it is written, and the value by its path where the two differ."""
        value = f"{path} = {written_value(table.values.get(path))[:_LONG]}"
        clause = self.clauses.get(path, value)[:_LONG]
        return AsWritten(f"'{clause}'" if clause == value else f"'{clause}' ({value})")

    def is_by_path(self, path: str) -> bool:
        """Whether the clause names the value by its path: "team.harmony = 4", and not "Harmony 4"."""
        return self.clauses.get(path, "").partition("=")[0].strip() == path

    def told_once(self, found: Iterable[tuple[str, str]], table: State) -> Iterator[tuple[int, str]]:
        """Say of values what they must be, of a clause that gives several of them once: line and fault."""
        done = set()
        for path, says in found:
            clause = self.clauses.get(path, path)
            if clause not in done:
                done.add(clause)
                yield self.line(path), wording("{given}: it must be {what}.", given=self.told(path, table), what=says)


def faults_of_values(box: Box, start: State, table: State, given: GivenAt) -> Iterator[tuple[int, str]]:
    """Yield what is wrong with the values of a table that is not laid yet, by itself: line and fault.

    start: the table before these values were given.
    """
    values = box.game.values
    if values is None:
        return
    # Whose a value is, and how large it may be, is asked of lists and numbers.
    kinds = list(given.told_once(of_wrong_kind(values, table, given.paths(table)), table))
    yield from kinds or _faults_of_paths(box, values, start, table, given)


def _faults_of_paths(
    box: Box, values: ValueTable, start: State, table: State, given: GivenAt
) -> Iterator[tuple[int, str]]:
    yield from _unknown(box, values, start, table, given)
    yield from _wrong_rulings(box, table, given)
    missing = tuple(_missing(box, start, table, given))
    yield from missing
    if not missing:
        yield from _other_seats(box, table, given)
        yield from _too_large(box, table, given)


def _unknown(box: Box, values: ValueTable, start: State, table: State, given: GivenAt) -> Iterator[tuple[int, str]]:
    for path in strangers(values, table, given.clauses, box.game.cards):
        if values.at(path) is not None and f"{values.owner(path)}.name" in table.values:
            continue  # what has a name is known, though it is no more at the table: a Faction that is gone
        near = did_you_mean(path, start.values)
        words = "{given}: there is no such value at this table of {game}.{near}"
        yield given.line(path), wording(words, given=given.told(path, table), game=box.name, near=near)


def _wrong_rulings(box: Box, table: State, given: GivenAt) -> Iterator[tuple[int, str]]:
    for path in given.clauses:
        found = table.values.get(path)
        if path.startswith(PREFIX) and found is not None:
            try:
                box.words.switch(path.removeprefix(PREFIX), str(found))
            except ValueError as wrong:
                yield given.line(path), told(wrong)


def _missing(box: Box, start: State, table: State, given: GivenAt) -> Iterator[tuple[int, str]]:
    """Yield each value that was given as none and that a table needs, or else the first that has the wrong kind."""
    taken = [path for path in given.clauses if table.values.get(path) is None and path in box.least(start)]
    needed = {} if taken else _needed(box, table)
    missing = taken or [path for path, first in needed.items() if type(table.values.get(path)) is not type(first)]
    for path in missing[: len(taken) or 1]:
        line = given.line(path) or given.line("seats")
        yield line, wording("{given}: a table with these seats needs this value.", given=given.told(path, table))


def _other_seats(box: Box, table: State, given: GivenAt) -> Iterator[tuple[int, str]]:
    seats = _needed(box, table).get("seats")
    if "seats" in given.clauses and table.values.get("seats") != seats:
        sitting = AsWritten(written_value(seats))
        words = "{given}: those who sit here are {seats}."
        yield given.line("seats"), wording(words, given=given.told("seats", table), seats=sitting)


def _needed(box: Box, table: State) -> Mapping[str, Value]:
    """The values that every table with these seats has. Raises ValueError where nobody can sit there."""
    try:
        return box.least(table)
    except ValueError as wrong:
        raise Unreadable("seats: {fault}", fault=told(wrong)) from None


def _too_large(box: Box, table: State, given: GivenAt) -> Iterator[tuple[int, str]]:
    if box.game.values is not None:
        found = out_of_range(box.game.values, table, given.paths(table))
        # What play has left is written by its path, and may be more than there is room for by now.
        yield from given.told_once(
            ((path, says) for path, says, follows in found if not (follows and given.is_by_path(path))), table
        )


def faults_of_table(box: Box, table: State, given: GivenAt) -> Iterator[tuple[int, str]]:
    """Yield what is wrong with a table whose values are of their kinds: line and fault."""
    yield from _too_large(box, table, given)
    known = {**box.game.doings, **box.game.askings} if "agenda" in given.clauses else {}
    for name in (str(item[0]) for item in open_items(table)) if known else ():
        if name not in known:
            near = did_you_mean(name, known)
            words = "{given}: nothing that waits is called '{name}'.{near}"
            said = {"given": given.told("agenda", table), "name": AsWritten(name), "near": near}
            yield given.line("agenda"), wording(words, **said)


def faults_of_places(box: Box, table: State, zones: Iterable[str], given: GivenAt) -> Iterator[tuple[int, str]]:
    """Yield each place that a table with these values does not have: line and fault."""
    known = box.game.zones(table)
    for zone in zones:
        if zone not in known:
            words, near = "'{zone}' is no place of this table.{near}", did_you_mean(zone, known)
            yield given.line(zone), wording(words, zone=AsWritten(zone[:_LONG]), near=near)


def lay_once(cards: Iterable[Card], zone: str, lying: dict[Card, str]) -> None:
    """Note where cards lie. Raises Unreadable for one that lies elsewhere too, or twice."""
    for card in cards:
        if card in lying:
            words = "{card} is given twice, in {zone} and in {other}. A card lies in one place, once."
            if lying[card] == zone:
                words = "{card} is given twice, in {zone}. A card lies in one place, once."
            raise Unreadable(words, card=card.code, zone=lying[card], other=zone)
        lying[card] = zone
