"""Reads the fields of one entry and notes everything that is wrong with them.

Each question gives back something usable even after a fault, so that reading goes on and all faults come at once.
"""

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from gattai_desktop.content.faults import MAX_FAULTS, Fault, nearest
from gattai_desktop.games.gattai.events.notation import NotationFault
from gattai_desktop.games.gattai.events.triggers import parse

MAX_NAME: Final = 60
"""Most characters of a name."""
MAX_WORDS: Final = 2_000
"""Most characters of any other text."""
MAX_LIST: Final = 40
"""Most entries of a list."""

_ID: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")
_LAYOUT: Final = "\n"


def _flat(table: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The names of a table with their values; of a table in it as TOML writes dotted names, "pool.hunger"."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from ((f"{name}.{inner}", one) for inner, one in value.items())
        else:
            yield str(name), value


class Fields:
    """The fields of one entry. Ask for each of them, then call `done`: what nobody asked for is unknown."""

    def __init__(self, file: str, entry: str, data: Mapping[str, Any], faults: list[Fault]) -> None:
        self.file = file
        self.entry = entry
        self._data = data
        self._faults = faults
        self._asked: set[str] = set()

    @property
    def full(self) -> bool:
        """Whether so many faults are noted that more would help nobody."""
        return len(self._faults) >= MAX_FAULTS

    def fault(self, field: str, text: str) -> None:
        """Note that something is wrong with a field."""
        if not self.full:
            self._faults.append(Fault(self.file, self.entry, field, text))

    def _value(self, field: str, needed: bool) -> Any:  # noqa: ANN401
        self._asked.add(field)
        value = self._data.get(field)
        if value is None and needed:
            self.fault(field, "This field is missing.")
        return value

    def has(self, field: str) -> bool:
        """Say whether the field is there."""
        return field in self._data

    def text(self, field: str, *, needed: bool = False, most: int = MAX_WORDS) -> str:
        """Return a text; empty where there is none."""
        value = self._value(field, needed)
        return "" if value is None else self._checked(field, value, most)

    def _checked(self, field: str, value: object, most: int) -> str:
        if not isinstance(value, str):
            self.fault(field, f'{value!r} is no text. Write it in quotation marks: "…".'[:200])
            return ""
        if len(value) > most:
            self.fault(field, f"{len(value)} characters are too many: {most} at most.")
            return ""
        odd = next((one for one in value if unicodedata.category(one) in {"Cc", "Cf", "Cs"} and one not in _LAYOUT), "")
        if odd:
            self.fault(field, f"It holds an invisible character, U+{ord(odd):04X}. Write it without.")
            return ""
        return value.strip()

    def name(self) -> str:
        """Return the entry's name."""
        name = self.text("name", needed=True, most=MAX_NAME)
        if not name and isinstance(self._data.get("name"), str) and not self._data["name"].strip():
            self.fault("name", "The name is empty.")
        return name

    def id(self) -> str:
        """Return the stable id of the entry, such as "threat.brass_tide"."""
        value = self.text("id", needed=True, most=MAX_NAME)
        if value and not _ID.fullmatch(value):
            self.fault("id", f"'{value}' is no id. Write small letters, digits, _ and -, with dots between the parts.")
            return ""
        return value

    def number(self, field: str, least: int, most: int, *, default: int | None = None) -> int:
        """Return a whole number from `least` to `most`; needed where there is no default."""
        value = self._value(field, default is None)
        fallback = least if default is None else default
        if value is None:
            return fallback
        if not isinstance(value, int) or isinstance(value, bool):
            self.fault(field, f"{value!r} is no whole number. Write {least} to {most}."[:200])
            return fallback
        if not least <= value <= most:
            self.fault(field, f"{value} is out of range: {least} to {most}.")
            return fallback
        return value

    def flag(self, field: str, *, default: bool = False) -> bool:
        """Return true or false."""
        value = self._value(field, False)
        if value is None:
            return default
        if not isinstance(value, bool):
            self.fault(field, f"{value!r} is neither true nor false."[:200])
            return default
        return value

    def choice(self, field: str, known: Collection[str], *, default: str = "") -> str:
        """Return one of the known words; needed where there is no default."""
        value = self.text(field, needed=not default)
        if not value:
            return default or min(known)
        if value not in known:
            self.fault(field, f"'{value}' is not known.{nearest(value, known)} It may be: {', '.join(sorted(known))}.")
            return default or min(known)
        return value

    def texts(self, field: str, *, most: int = MAX_LIST) -> tuple[str, ...]:
        """Return a list of texts; empty where there is none."""
        value = self._value(field, False)
        if value is None:
            return ()
        if not isinstance(value, list):
            self.fault(field, 'It is no list. Write it in square brackets: ["…", "…"].')
            return ()
        if len(value) > most:
            self.fault(field, f"{len(value)} are too many: {most} at most.")
            return ()
        return tuple(self._checked(field, one, MAX_WORDS) for one in value)

    def table(self, field: str) -> "Fields":
        """Return the fields of an inner table; none of them are there where it is missing."""
        value = self._value(field, True)
        if value is not None and not isinstance(value, dict):
            self.fault(field, f"It is no table. Write [{field}].")
        inner = f"{self.entry}.{field}" if self.entry else field
        return Fields(self.file, inner, value if isinstance(value, dict) else {}, self._faults)

    def tables(self, field: str) -> "tuple[Fields, ...]":
        """Return the inner tables of a list, [[entry.field]]; none where there is no such list."""
        value = self._value(field, False)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value) or len(value) > MAX_LIST:
            self.fault(field, f"Write each under [[{self.entry.partition('.')[0]}.{field}]], {MAX_LIST} at most.")
            return ()
        return tuple(
            Fields(self.file, f"{self.entry}, {field} {place}", one, self._faults) for place, one in enumerate(value, 1)
        )

    def is_table(self, field: str) -> bool:
        """Say whether the field is an inner table."""
        return isinstance(self._data.get(field), dict)

    def is_text(self, field: str) -> bool:
        """Say whether the field is a text."""
        return isinstance(self._data.get(field), str)

    def is_list_of_tables(self, field: str) -> bool:
        """Say whether the field is a list of inner tables."""
        value = self._data.get(field)
        return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)

    def names(self, field: str) -> tuple[str, ...]:
        """Return the names in an inner table."""
        value = self._data.get(field)
        return tuple(map(str, value)) if isinstance(value, dict) else ()

    def amounts(self, field: str) -> tuple[tuple[str, str], ...]:
        """Return what stands in an inner table of words and numbers, such as { charge = "Stage", discard = 1 }."""
        value = self._value(field, False)
        if value is None:
            return ()
        if not isinstance(value, dict) or len(value) > MAX_LIST:
            self.fault(field, "It is no table. Write { name = value, … }.")
            return ()
        found: list[tuple[str, str]] = []
        for name, one in _flat(value):
            if isinstance(one, str | int) and not isinstance(one, bool) and len(str(one)) <= MAX_NAME:
                found.append((name, str(one).strip()))
            else:
                self.fault(field, f"'{name[:40]}' is neither a short text nor a whole number.")
        return tuple(found)

    def lists(self, field: str, *, most: int = MAX_LIST) -> tuple[tuple[str, ...], ...]:
        """Return a list of lists of texts."""
        value = self._value(field, False)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(one, list) for one in value) or len(value) > most:
            self.fault(field, f'Write it as lists in a list: [["…"], ["…"]], {most} at most.')
            return ()
        return tuple(tuple(self._checked(field, one, MAX_WORDS) for one in row[:MAX_LIST]) for row in value)

    def rows(self, field: str, *, most: int = MAX_LIST) -> tuple[dict[str, Any], ...]:
        """Return a list of small tables: [{ what = "strike", by = "+2" }]."""
        value = self._value(field, False)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value) or len(value) > most:
            self.fault(field, f"Write it as tables in a list: [{{ … }}, {{ … }}], {most} at most.")
            return ()
        for one in value:
            for name, part in one.items():
                if not isinstance(part, str | int) or isinstance(part, bool) or len(str(part)) > MAX_NAME:
                    self.fault(field, f"'{str(name)[:40]}' is neither a short text nor a whole number.")
                    return ()
        return tuple(value)

    def numbers(self, field: str, names: Collection[str], least: int, most: int) -> Mapping[str, int]:
        """Return a table of whole numbers under known names; empty where there is none."""
        value = self._value(field, False)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.fault(field, "It is no table. Write { name = 3, … }.")
            return {}
        inner = Fields(self.file, self.entry, value, self._faults)
        found = {name: inner.number(name, least, most) for name in names if name in value}
        inner.done()
        return found

    def trigger(self, field: str) -> str:
        """Return a line of the +Trigger notation; empty where there is none."""
        line = self.text(field)
        if line:
            try:
                parse(line)
            except NotationFault as fault:
                self.fault(field, str(fault))
                return ""
        return line

    def done(self) -> None:
        """Note every field that nobody asked for, with the nearest name."""
        for field in self._data:
            if field not in self._asked and not self.full:
                self.fault(str(field)[:MAX_NAME], f"This field is not known.{nearest(str(field), self._asked)}")
