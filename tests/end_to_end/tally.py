"""Somebody at the keyboard who is watched: what is pressed is counted, and how often the table is passed."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from tests.end_to_end.reader import DRIVES, Reader
from tests.end_to_end.screen import Look, Table

_WALKING: Final = frozenset({"Tab", "Left", "Right", "Up", "Down"})
"""Keys that only lead to a place, as a pointer is moved."""


@dataclass(eq=False)
class Count:
    """What a part of an evening took."""

    acts: int = 0
    """Presses that do something."""
    curtains: int = 0
    """How often somebody said "it's me"."""
    turns: int = 0
    """How many Drives were begun in a Throwdown."""
    curtains_of_turns: int = 0
    """How many of the curtains hung between two Drives."""


class Tally(Reader):
    """Presses keys like anybody, and counts them for every part of the evening that is open.

    A key that only walks is no act. A card that is laid is one act, although two keys lift it and lay it down: with a
    pointer it is one drag.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.parts: dict[str, Count] = {}
        """What each part took; one that came twice, the last time."""
        self._open: list[Count] = []

    @contextmanager
    def counting(self, name: str) -> Iterator[None]:
        """Count everything that is pressed meanwhile as one part of the evening."""
        count = self.parts[name] = Count()
        self._open.append(count)
        yield
        self._open.remove(count)

    def press(self, key: str) -> Look:
        before = self.look()
        curtain, in_turn = bool(before.get("curtain")), before.get("step") == "throwdown.turn"
        after = super().press(key)
        for count in self._open:
            count.acts += key not in _WALKING and not before.get("carrying")
            count.curtains += curtain
            count.curtains_of_turns += curtain and in_turn
            count.turns += key in DRIVES.values() and in_turn and not before.get("covered")
        return after

    def click(self, name: str) -> Look:
        curtain = bool(self.look().get("curtain"))
        after = super().click(name)
        for count in self._open:
            count.acts += 1
            count.curtains += curtain
        return after

    def table_of_counts(self) -> str:
        """Return what each part took, a line for each."""
        lines = (f"{name:24}{one.acts:4} acts {one.curtains:3} curtains" for name, one in self.parts.items())
        return "\n".join(lines)
