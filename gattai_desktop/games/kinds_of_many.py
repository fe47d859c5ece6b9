"""Kinds that hold several values: lists, tables, names of other entries, and fields within a field."""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any, Final, cast

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.words import AsWritten, Words, say, wording
from gattai_desktop.games.kinds import MAX_NAME, ByNames, Faults, Held, Kind, NotPossible, Number, Text
from gattai_desktop.games.kinds_of_text import IdOf
from gattai_desktop.games.near_names import did_you_mean

MAX_LIST: Final = 40
"""Most entries of a list or table."""


class Needed(Enum):
    """Instead of a default: the field has to be there."""

    NEEDED = "needed"


NEEDED: Final = Needed.NEEDED

FieldValues = Mapping[str, Held]
"""What the fields of one entry, table or form hold, by their names."""
Made = Callable[[FieldValues, Faults], object]


@frozen
class Field:
    """One field of an entry, a table or a form.

    `to` is what it is called in the class that is made of the entry, where that is another word; `makes` works out
    what stands there, from all values of the entry. `needed_if` names another field and the words of it with which
    this one has to be there. `label` is what a form calls it, where its name in a file alone would say too little.
    `seldom` is one that few ever touch: a form shows it on demand.
    """

    name: str
    kind: Kind
    default: Held | Needed = NEEDED
    help: str = ""
    to: str = ""
    needed_if: tuple[str, tuple[str, ...]] = ("", ())
    makes: Made | None = None
    label: str = ""
    seldom: bool = False

    @property
    def usable(self) -> Held:
        """What it holds where nothing is written."""
        return self.kind.blank if isinstance(self.default, Needed) else self.default

    @property
    def names(self) -> tuple[str, ...]:
        """What it is called in a file."""
        return tuple(self.kind.names) if isinstance(self.kind, Beside) else (self.name,)


Fields = tuple[Field, ...]


def read_fields(fields: Fields, found: Mapping[str, object], faults: Faults) -> FieldValues:
    """Return what a table of a file says, and note each field that is missing, wrong or not known."""
    values: dict[str, Held] = {}
    for one in fields:
        if isinstance(one.kind, Beside):
            values[one.name] = one.kind.read(found, faults)
        elif one.name in found:
            values[one.name] = one.kind.read(found[one.name], faults.inside(one.name))
        else:
            values[one.name] = one.usable
            other, words = one.needed_if
            if one.default is NEEDED or (other and values[other] in words):
                faults.inside(one.name).add(wording("This field is missing."))
    return values


def check_names(fields: Fields, found: Mapping[str, object], faults: Faults) -> None:
    """Note every name in a table of a file that no field has, with the nearest."""
    known = dict.fromkeys(name for one in fields for name in one.names)
    for name in found:
        if name not in known and not faults.full:
            faults.inside(name).add(wording("This field is not known.{near}", near=did_you_mean(name, known)))


def written_fields(fields: Fields, values: FieldValues) -> dict[str, object]:
    """Return a table as a file says it; what is as it would be anyway is left out, and so is None."""
    table: dict[str, object] = {}
    for one in fields:
        value = values.get(one.name, one.usable)
        if isinstance(one.kind, Beside):
            table |= written_fields(one.kind.fields, cast("FieldValues", value))
        elif value is not None and (one.default is NEEDED or value != one.default):
            table[one.name] = one.kind.written(value)
    return table


# ---------------------------------------------------------------------- lists


@frozen
class ListOf(Kind):
    """A list of values of one kind; a person types one a line.

    often: how often the same value may be in it, where it is a list of so many of each; 0 where nobody counts.
    """

    of: Kind = Text()
    most: int = MAX_LIST
    least: int = 0
    often: int = 0

    def read(self, found: object, faults: Faults) -> tuple[Held, ...]:
        if not isinstance(found, list):
            if isinstance(self.of, Fieldset):
                faults.add(wording("It is no list. Write each under a head in two square brackets."))
            else:
                faults.add(wording('It is no list. Write it in square brackets: ["…", "…"].'))
        elif len(found) > self.most:
            faults.add(wording("{number} are too many: {most} at most.", number=len(found), most=self.most))
        elif len(found) < self.least:
            faults.add(wording("{count} are too few: {least} at least.", count=len(found), least=self.least))
        else:
            values = tuple(self.of.read(one, faults.inside(place)) for place, one in enumerate(found))
            for place in (place for place, one in enumerate(values) if one == "" and isinstance(self.of, IdOf)):
                if not faults.inside(place).noted:
                    faults.inside(place).add(wording("It is empty. Leave it out."))
            self._count(values, faults)
            return values
        return ()

    def _count(self, values: tuple[Held, ...], faults: Faults) -> None:
        for one in dict.fromkeys(str(value) for value in values if value) if self.often else ():
            if sum(value == one for value in values) > self.often:
                words = "'{name}' is in it too often: {most} times at most."
                faults.add(wording(words, name=AsWritten(one), most=self.often))

    def typed(self, text: str) -> tuple[Held, ...]:
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        if not self.least <= len(lines) <= self.most:
            raise NotPossible(wording("It may be {what}.", what=self.says()))
        return tuple(self.of.typed(line) for line in lines)

    def written(self, value: Held) -> object:
        if not isinstance(value, list | tuple):  # what stands there is no list; it stays as it is
            return value
        return [self.of.written(one) for one in value]

    def says(self) -> Words:
        if self.often:
            return say("{list}, each {often} times at most", list=evolve(self, often=0).says(), often=self.often)
        if self.least == self.most:
            return say("a list of {most}: {what}", most=self.most, what=self.of.says())
        if self.least:
            return say("a list of {least} to {most}: {what}", least=self.least, most=self.most, what=self.of.says())
        return say("a list of {most} at most: {what}", most=self.most, what=self.of.says())

    def takes(self, found: object) -> bool:
        return isinstance(found, list | tuple) and (not found or any(self.of.takes(one) for one in found))

    @property
    def blank(self) -> tuple[Held, ...]:
        return ()


# ---------------------------------------------------------------------- tables


@frozen
class Numbers(ByNames):
    """A table of whole numbers under known names: { solo = 3, sync = 3 }."""

    keys: tuple[str, ...]
    least: int
    most: int

    def read(self, found: object, faults: Faults) -> dict[str, Held]:
        if not isinstance(found, dict):
            faults.add(wording("It is no table. Write { name = 3, … }."))
            return {}
        check_names(self._fields, found, faults)
        return {key: self._number.read(found[key], faults.inside(key)) for key in self.keys if key in found}

    def typed(self, text: str) -> dict[str, Held]:
        pairs = [part.split() for part in text.split(",") if part.strip()]
        if not all(len(pair) == 2 and pair[0] in self.keys for pair in pairs):
            raise NotPossible(wording("It may be {what}.", what=self.says()))
        return {name: self._number.typed(number) for name, number in pairs}

    def says(self) -> Words:
        names = ", ".join(self.keys)
        return say("{number} each for: {names}", number=self._number.says(), names=names)

    @property
    def _number(self) -> Number:
        return Number(self.least, self.most)

    @property
    def _fields(self) -> Fields:
        return tuple(Field(key, self._number) for key in self.keys)


@frozen
class Amounts(ByNames):
    """A table of short texts and whole numbers under any names: { charge = "Stage", "pool.hunger" = 2 }."""

    def read(self, found: object, faults: Faults) -> dict[str, Held]:
        if not isinstance(found, dict) or len(found) > MAX_LIST:
            faults.add(wording("It is no table. Write { name = value, … }."))
            return {}
        amounts: dict[str, Held] = {}
        for name, one in _flat(found):
            if isinstance(one, str | int) and not isinstance(one, bool) and len(str(one)) <= MAX_NAME:
                amounts[name] = one.strip() if isinstance(one, str) else one
            else:
                faults.add(wording("'{name}' is neither a short text nor a whole number.", name=AsWritten(name[:40])))
        return amounts

    def typed(self, text: str) -> dict[str, Held]:
        pairs = [part.split(maxsplit=1) for part in text.split(",") if part.strip()]
        if not all(len(pair) == 2 and len(pair[1]) <= MAX_NAME for pair in pairs) or len(pairs) > MAX_LIST:
            raise NotPossible(wording("It may be {what}.", what=self.says()))
        return {name: amount.strip() for name, amount in pairs}

    def says(self) -> Words:
        return say("names, each with a short text or a number")


@frozen
class Fieldset(ByNames):
    """A table of fields of its own: [robo.summon], or { uses = 1, per = "scene" }."""

    fields: Fields

    def read(self, found: object, faults: Faults) -> FieldValues:
        if not isinstance(found, dict):
            faults.add(wording("It is no table. Write { name = value, … }, or its fields under a head of its own."))
            return self.blank
        check_names(self.fields, found, faults)
        values = read_fields(self.fields, found, faults)
        for one in self.fields:  # a row that names nothing is no row
            place = faults.inside(one.name)
            if isinstance(one.kind, IdOf) and one.default is NEEDED and not values[one.name] and not place.noted:
                place.add(wording("It is empty. Name one."))
        return values

    def typed(self, text: str) -> FieldValues:
        raise NotPossible(wording("Its fields are written one by one."))

    def written(self, value: Held) -> object:
        return written_fields(self.fields, value) if isinstance(value, Mapping) else value

    def says(self) -> Words:
        return say("a table")

    @property
    def blank(self) -> FieldValues:
        return {one.name: one.usable for one in self.fields}


@frozen
class Beside(Fieldset):
    """Fields that stand in the entry itself and belong together, such as those that say what it does."""

    def read(self, found: object, faults: Faults) -> FieldValues:
        return read_fields(self.fields, cast("Mapping[str, object]", found), faults)

    @property
    def names(self) -> Iterator[str]:
        return (name for one in self.fields for name in one.names)


def _flat(table: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The names of a table with their values; of a table in it as TOML writes dotted names, "pool.hunger"."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from ((f"{name}.{inner}", one) for inner, one in value.items())
        else:
            yield name, value
