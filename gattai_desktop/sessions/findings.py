"""What a session file holds when it was read to its end, entry by entry, and what of that is lost, in words."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.words import wording
from gattai_desktop.games.box import Box


@frozen(kw_only=True)
class Findings:
    """What a session file holds, entry by entry.

    `last` is the number of the last entry that the file knows of; `damaged` the entries that are not whole, and
    `unfitting` those that are whole and do not fit the table, because others are lost. `faults` say it in words;
    `notes` what a person should know besides. Where no table in it can be read, nothing can be saved.
    """

    path: Path
    box: Box
    name: str
    last: int
    damaged: tuple[int, ...] = ()
    unfitting: tuple[int, ...] = ()
    faults: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    knows_a_table: bool = True

    @property
    def intact(self) -> bool:
        """Whether everything is whole."""
        return not self.faults

    @property
    def saved(self) -> int:
        """How many entries can be saved as they are."""
        return self.last - len(self.damaged) - len(self.unfitting)

    @property
    def whole(self) -> int:
        """How many entries from the first on are whole and follow each other."""
        bad = (*self.damaged, *self.unfitting)
        return min(bad) - 1 if bad else self.last


def as_saved(found: Findings, kept: set[int]) -> Findings:
    """What was found, as it came out in saving: of a damaged page SQLite may read more the second time."""
    missing = tuple(number for number in range(1, found.last + 1) if number not in kept)
    if missing == tuple(sorted((*found.damaged, *found.unfitting))):
        return found
    damaged = tuple(number for number in missing if number not in found.unfitting)
    unfitting = tuple(number for number in missing if number in found.unfitting)
    others = (one for one in found.faults if not one.startswith(("Move ", "Moves ")))
    return evolve(found, damaged=damaged, unfitting=unfitting, faults=(*others, *missing_said(damaged, unfitting)))


def missing_said(damaged: Sequence[int], unfitting: Sequence[int]) -> Iterator[str]:
    """Yield what is said of entries that are damaged, or do not fit, a sentence for each stretch of them."""
    for one in _stretches(damaged):
        if len(one) == 1:
            yield wording("Move {number} cannot be read.", number=one[0])
        else:
            yield wording("Moves {first} to {last} cannot be read.", first=one[0], last=one[-1])
    for one in _stretches(unfitting):
        if len(one) == 1:
            yield wording("Move {number} cannot be placed: what leads there is lost.", number=one[0])
        else:
            words = "Moves {first} to {last} cannot be placed: what leads there is lost."
            yield wording(words, first=one[0], last=one[-1])


def _stretches(numbers: Sequence[int]) -> Iterator[range]:
    first = last = 0
    for number in numbers:
        if first and number != last + 1:
            yield range(first, last + 1)
            first = 0
        first, last = first or number, number
    if first:
        yield range(first, last + 1)
