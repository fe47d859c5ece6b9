"""Values of an entry as they stand in its file, right or wrong: what a person wrote stays while it is mended.

A value with a fault is what was found there, and what has to be there and is not is None. So one is written again as it
was found. Here is also known which values name another entry.
"""

from collections.abc import Callable, Mapping
from typing import Any

from gattai_desktop.content.faults import FaultList, PlaceInFile
from gattai_desktop.content.schema import Family
from gattai_desktop.games.kinds import Either, Held, Kind
from gattai_desktop.games.kinds_of_many import Beside, Field, Fields, Fieldset, FieldValues, ListOf, Needed
from gattai_desktop.games.kinds_of_text import IdOf

CalledNow = Callable[[str], str | None]
"""Says what an entry is called that is named so: as before, otherwise, or None where it is no more."""


def values_as_they_stand(fields: Fields, found: Mapping[str, Any]) -> FieldValues:
    """Return what the fields of a table hold, each as far as it can be read."""
    return {one.name: _field(one, found) for one in fields}


def _field(one: Field, found: Mapping[str, Any]) -> Held:
    if isinstance(one.kind, Beside):
        return values_as_they_stand(one.kind.fields, found)
    if one.name in found:
        return _value(one.kind, found[one.name])
    return None if isinstance(one.default, Needed) else one.default


def _value(kind: Kind, found: Any) -> Held:  # noqa: ANN401 - anything may stand in a file
    if isinstance(kind, Fieldset) and isinstance(found, dict):
        return values_as_they_stand(kind.fields, found)
    if isinstance(kind, ListOf) and isinstance(found, list):
        return tuple(_value(kind.of, one) for one in found)
    if isinstance(kind, Either):
        takes = kind.taking(found)
        return found if takes is None else _value(takes, found)
    told = FaultList()
    value = kind.read(found, PlaceInFile(told, ""))
    return found if told.faults else value


def calling_otherwise(families: Mapping[str, Family[Any]], word: str, old: str, new: str | None) -> "RenamedEntries":
    """Return what gives an entry of a family another name wherever it is named; None takes it out there."""
    parts = families[word].parts

    def called(name: str) -> str | None:
        if name == old:
            return new
        if name.startswith(f"{old}.") and name.removeprefix(f"{old}.") in parts:
            return None if new is None else new + name.removeprefix(old)
        return name

    return RenamedEntries(word, called)


class RenamedEntries:
    """What the values of other entries become when one is called otherwise."""

    def __init__(self, word: str, called: CalledNow) -> None:
        self._word = word
        self._called = called

    def in_values(self, fields: Fields, values: FieldValues) -> FieldValues:
        """Return the values of the fields with the other name."""
        found = dict(values)
        for one in fields:
            if one.name in values:
                now = self._in(one.kind, values[one.name])
                found[one.name] = one.usable if now is None and values[one.name] is not None else now
        return found

    def _in(self, kind: Kind, value: Held) -> Held:
        if isinstance(kind, IdOf) and isinstance(value, str) and self._word in kind.families:
            return self._name(kind, value)
        if isinstance(kind, Fieldset) and isinstance(value, Mapping):
            return self.in_values(kind.fields, value)
        if isinstance(kind, ListOf) and isinstance(value, tuple):
            listed = ((one, self._in(kind.of, one)) for one in value)
            return tuple(now for one, now in listed if now is not None or one is None)
        if isinstance(kind, Either):
            takes = kind.taking(value)
            return value if takes is None else self._in(takes, value)
        return value

    def _name(self, kind: IdOf, value: str) -> str | None:
        name, colon, rank = value.partition(":") if kind.ranked else (value, "", "")
        now = self._called(name) if name else name
        return None if now is None else f"{now}{colon}{rank}"
