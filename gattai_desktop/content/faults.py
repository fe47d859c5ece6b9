"""What is wrong with a content pack: every fault at once, each with its place and what would do."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from gattai_desktop.cards.frozen import field as field_of
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import AsWritten, Called, wording
from gattai_desktop.games.kinds import MAX_NAME

MAX_FAULTS: Final = 300
"""Most faults of one pack that are told."""

Steps = tuple[str | int, ...]
"""The way to a value in a file: fields by their names, items of a list by their numbers from 0."""


@frozen
class Fault:
    """One thing that is wrong: the file, the entry ("threat.brass_tide"), its field, and the sentence for a person.

    `line` is that of the file, from 1; 0 where it is not known. `name` is what people call the entry, "" where it has
    none. Both are looked up by `way` once there is a fault.
    """

    file: str
    entry: str
    field: str
    text: str
    line: int = 0
    way: Steps = field_of(default=(), repr=False)
    name: str = field_of(default="", repr=False)

    def way_within(self) -> str:
        """Return the way to it within its entry, its steps joined by dots: "pocket.2.line"; "" for the whole entry."""
        return ".".join(str(step) for step in self.way[2:])

    def __lt__(self, other: "Fault") -> bool:
        return (self.file, self.line, self.entry, self.field, self.text) < (
            other.file,
            other.line,
            other.entry,
            other.field,
            other.text,
        )

    def __str__(self) -> str:
        line = f"line {self.line}" if self.line else ""
        place = ", ".join(part for part in (self.file, line, self.entry, self.field) if part)
        return f"{place}: {self.text}"


@frozen
class Reference:
    """A name that an entry gives to another: of which families it may be, and whether a part will do."""

    place: "PlaceInFile"
    families: tuple[str, ...]
    name: str
    part: bool


class FaultList:
    """Everything that is wrong with a pack, up to a number that a person can use; and what its entries name."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.references: list[Reference] = []
        self.misnamed: set[str] = set()
        """Files whose entries stand in one of another name, which nobody reads."""

    @property
    def full(self) -> bool:
        """Whether so many faults are noted that more would help nobody."""
        return len(self.faults) >= MAX_FAULTS

    def unread(self, file: str) -> bool:
        """Whether a file is wrong as a whole or bears another name, so that what it would say is not known."""
        return file in self.misnamed or any(one.file == file and not one.entry and not one.field for one in self.faults)

    def add(self, file: str, text: str, entry: str = "", field: str = "", way: Steps = ()) -> None:
        if not self.full:
            name = entry if isinstance(entry, Called) else AsWritten(entry[:MAX_NAME])
            self.faults.append(Fault(file, name, field[:MAX_NAME], text, way=way))


class PlaceInFile:
    """One value of a file, for what reads it: notes what is wrong there (`games/kinds.py`, Faults).

    `entry` is what the entry is called, `start` where it begins in the file, `way` leads on from there.
    """

    def __init__(self, told: FaultList, file: str, entry: str = "", start: Steps = (), way: Steps = ()) -> None:
        self._told = told
        self._file = file
        self._entry = entry
        self._start = start
        self._way = way

    @property
    def full(self) -> bool:
        """Whether so many faults are noted that more would help nobody."""
        return self._told.full

    @property
    def noted(self) -> bool:
        """Whether a fault is noted here, or of a value inside this one."""
        way = (*self._start, *self._way)
        return any(one.file == self._file and one.way[: len(way)] == way for one in self._told.faults)

    def inside(self, *steps: str | int) -> "PlaceInFile":
        """Return the place of a value inside this one."""
        return PlaceInFile(self._told, self._file, self._entry, self._start, (*self._way, *steps))

    def add(self, text: str) -> None:
        """Note that something is wrong here."""
        entry, name = _called(self._entry, self._way)
        self._told.add(self._file, text, entry, name, (*self._start, *self._way))

    def refers(self, families: tuple[str, ...], name: str, *, part: bool) -> None:
        """Note that an entry is named here."""
        self._told.references.append(Reference(self, families, name, part))


def _called(entry: str, way: Steps) -> tuple[str, str]:
    """What people call a place: the entry, with the tables and lists on the way ("x, rank 2"), and the field."""
    while way and isinstance(way[-1], int):
        way = way[:-1]
    within = ""
    for step, after in pairwise(way):
        if isinstance(step, int):
            within += f" {step + 1}"
        elif entry or within:
            within += f", {step}" if isinstance(after, int) else f".{step}"
        else:
            within = step
    if within:
        counted = isinstance(entry, Called)
        entry = wording("{entry}{within}", entry=entry, within=AsWritten(within)) if counted else entry + within
    return entry, str(way[-1]) if way else ""


class UnusablePack(ValueError):
    """A content pack cannot be used; `faults` holds every reason. Nothing of it was taken into the table.

    `game` is the key of the game as whose pack it was read; "" where it was not read at all. newer: it was made for a
    newer program, so that nothing of it is wrong, and there is nothing to mend.
    """

    def __init__(self, title: str, faults: Iterable[Fault], game: str = "", *, newer: bool = False) -> None:
        self.title = title
        self.game, self.newer = game, newer
        self.faults = tuple(faults)
        count = len(self.faults)
        lines = "\n".join(f"  {fault}" for fault in self.faults)
        super().__init__(
            f"The pack '{title}' has {count} fault{'' if count == 1 else 's'} and was left alone. "
            f"Mend the file{'' if count == 1 else 's'} and open it again.\n{lines}"
        )


class NoSuchScenario(LookupError):
    """A scenario was asked for that no pack holds."""


__all__ = ["MAX_FAULTS", "Fault", "FaultList", "NoSuchScenario", "PlaceInFile", "Steps", "UnusablePack"]
