"""How recipients are written as targets in a line, where windows call them otherwise than the table does."""

import re
from collections.abc import Callable
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.events.recipients import RESOURCES, name_of
from gattai_desktop.games.gattai.events.trigger_line import TARGETS
from gattai_desktop.games.gattai.events.triggers import target_name
from gattai_desktop.games.gattai.zones import pilot_seats

_AFTER_COLON: Final = re.compile(r"(?<=:)(\s*)(\w+)")


class TargetNames:
    """The names of everybody and everything at a table, as targets are written in the windows and in the line itself.

    `recipients` holds the ids of all of them, Pilots first. A name that two share, or that is a word of the notation,
    is written by its key.
    """

    def __init__(self, table: Table, shown: Callable[[str], str] = str) -> None:
        self.recipients = (
            *pilot_seats(table),
            *(f"{kind}.{key}" for kind in ("threat", "faction", "location") for key in table.listed(f"{kind}s")),
            *(f"resource.{key}" for key in RESOURCES),
        )
        self._names: dict[str, str] = {}
        self._stored: dict[str, str] = {}
        words = {word.casefold() for word in TARGETS}
        for one in self.recipients:
            own = target_name(name_of(table, one))
            for name in (target_name(shown(name_of(table, one))), own, target_name(one.rpartition(".")[2])):
                if name and name.casefold() not in self._stored and name.casefold() not in words:
                    self._names[one] = name
                    self._stored[name.casefold()] = own if name != target_name(one.rpartition(".")[2]) else name
                    break

    def name(self, one: str) -> str:
        """Return how a recipient is written by its id; "" where it cannot be."""
        return self._names.get(one, "")

    def stored(self, line: str) -> str:
        """Return a line as the table reads it: its own names after the colons."""
        return _AFTER_COLON.sub(lambda found: f"{found[1]}{self._stored.get(found[2].casefold(), found[2])}", line)

    def place(self, line: str, stored: int) -> int:
        """Return where a place of the stored line lies in the line as the windows write it, in characters from 0."""
        longer = 0
        for found in _AFTER_COLON.finditer(line):
            if found.start(2) >= stored + longer:
                break
            longer += len(found[2]) - len(self._stored.get(found[2].casefold(), found[2]))
        return max(0, min(len(line), stored + longer))
