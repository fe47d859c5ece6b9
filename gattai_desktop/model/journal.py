"""What the model needs of a session file, and a journal in memory for tests and rehearsals.

The session file itself is written by `gattai_desktop.sessions`; this module says which of its doors the model uses.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Protocol

from gattai_desktop.cards.encoding import facts_to_json
from gattai_desktop.cards.state import State
from gattai_desktop.records.record import Entry, Naming
from gattai_desktop.records.undone_entries import Gone


class SessionLog(Protocol):
    """A session as the model uses it: entries are only ever added."""

    @property
    def name(self) -> str:
        """What the session is called; "" where it has no name but that of its table."""

    @property
    def last(self) -> int:
        """The number of the last entry, 0 where there is none."""

    def state(self) -> State:
        """The table after the last entry."""

    def state_before(self, number: int) -> State:
        """The table before that entry."""

    def entry(self, number: int) -> Entry:
        """That entry. Raises LookupError where there is none."""

    def entries(self, first: int, last: int) -> Iterable[Entry]:
        """The entries from `first` to `last`, both included, read together."""

    def naming(self, naming: Naming, first: int, last: int) -> Sequence[int]:
        """The entries from `first` to `last`, the oldest first, that name something; found without reading them."""

    def append(self, entry: Entry, after: State) -> None:
        """Make the entry durable; `after` is the table that it leads to. Raises NotSaved (`sessions.errors`)."""

    def backs(self) -> Sequence[tuple[int, int]]:
        """The entries that took others back, each with the entry that it goes back to, the oldest first."""

    def taken_back(self) -> AbstractSet[int]:
        """The entries whose facts no longer hold."""


class MemoryJournal:
    """A journal that keeps nothing: for tests, rehearsals and looking ahead."""

    def __init__(self, begin: State, name: str = "") -> None:
        self.name = name
        self._tables = [begin]
        self._entries: list[Entry] = []

    @property
    def last(self) -> int:
        return len(self._entries)

    def state(self) -> State:
        """The table after the last entry."""
        return self._tables[-1]

    def state_before(self, number: int) -> State:
        return self._tables[number - 1]

    def entry(self, number: int) -> Entry:
        if not 1 <= number <= len(self._entries):
            raise LookupError(f"There is no entry {number}.")
        return self._entries[number - 1]

    def entries(self, first: int, last: int) -> Iterable[Entry]:
        return self._entries[max(0, first - 1) : last]

    def naming(self, naming: Naming, first: int, last: int) -> Sequence[int]:
        """The entries from `first` to `last` that name something."""
        looked_at = self.entries(first, last)
        return [one.number for one in looked_at if naming.named_in(one.move, facts_to_json(one.facts))]

    def append(self, entry: Entry, after: State) -> None:
        """Keep the entry as long as the program runs."""
        self._entries.append(entry)
        self._tables.append(after)

    def backs(self) -> Sequence[tuple[int, int]]:
        """The entries that took others back, each with the entry that it goes back to."""
        return [(one.number, one.back_to) for one in self._entries if one.back_to is not None]

    def taken_back(self) -> AbstractSet[int]:
        """The entries whose facts no longer hold."""
        return Gone(self.backs())


Clock = Callable[[], int]
"""Tells the time in milliseconds since 1970."""


def now() -> int:
    """The time by the computer's own clock."""
    return time.time_ns() // 1_000_000
