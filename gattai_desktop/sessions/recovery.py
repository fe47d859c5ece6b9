"""Reads a session file to its end without touching it, and saves what is whole into a new one."""

import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from gattai_desktop.cards.difference_of_tables import NoBridge, bridge
from gattai_desktop.cards.encoding import MAX_TEXT
from gattai_desktop.cards.facts import Fact, FactDoesNotFit
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import wording
from gattai_desktop.content.boxes import KEYS, NoBox, box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.box import Box
from gattai_desktop.games.table_form import NAME
from gattai_desktop.records.progress import Told, counted, nobody, part
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.connection import meta
from gattai_desktop.sessions.errors import NotSaved, SessionDamaged, SessionError, in_words, not_made
from gattai_desktop.sessions.file_format import (
    ENTRY_COLUMNS,
    SNAPSHOT_EVERY,
    SUM,
    RowDamaged,
    entry_of,
    parted,
    summed_up,
    unpacked,
)
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import Log, left_beside
from gattai_desktop.sessions.new_files import made_whole
from gattai_desktop.sessions.reading import (
    all_pages,
    beginning_fault,
    cut_off,
    is_left_by_a_crash,
    last_number,
    log_beside,
    missing_of,
    most_entries,
    page_fault,
    readable,
)
from gattai_desktop.sessions.session_box import session_box
from gattai_desktop.sessions.setup_data import UnreadableSetup, setup_from_json

_log = logging.getLogger(__name__)
_GIVE_UP: Final = 2_000
"""Entries that are looked for beyond the last that was found, where the file cannot say how many it has."""


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


def verify(path: Path, told: Told = nobody) -> Findings:
    """Read a session file to its end, with what a crash left beside it, and say what is whole. Touches nothing.

    Raises what `connection.look` raises where nothing at all can be read, and Stopped.
    """
    with _best(path, told) as (_, found):
        return found


def save_whole(path: Path, into: Path, *, at: int = 0, name: str = "", told: Told = nobody) -> Findings:
    """Save what is whole into a new session file, and return what was found in the old one, which is not touched.

    Where entries are lost and a later snapshot is whole, one entry bridges the gap, so that nothing after it is lost
    (several, where one would be too large). Where it cannot be read what the table was set up with, it is laid as
    the first snapshot that is whole shows it. `name` is what the new session is called, where not as the old one.
    Raises SessionDamaged where there is no such table either, SessionExists and NotSaved for the new file, and
    Stopped; after these two nothing is left of it.
    """
    with _best(path, part(told, 0, 2)) as (reader, found):
        if not reader.knows_a_table:
            raise SessionDamaged(
                "{name}: no table in it can be read, so no new session can be made. It was not touched.", name=path.name
            )
        with made_whole(into) as making:
            try:
                made = Journal.create(making, found.box, reader.setup(), at=at)
            except ValueError as wrong:
                raise SessionDamaged(
                    "{name}: {reason} No new session can be made. It was not touched.",
                    name=path.name,
                    reason=in_words(wrong),
                ) from None
            with made as journal:
                try:
                    kept = _save_into(journal, reader, at, part(told, 1, 2))
                except NotSaved as wrong:
                    raise not_made(path, wrong) from wrong
                if name:
                    journal.rename(name)
    return _as_saved(found, kept)


def _save_into(journal: Journal, reader: "_Reader", at: int, told: Told) -> set[int]:
    """Write what can be played into a new session; return the numbers that its entries have in the old one."""
    kept: set[int] = set()
    numbers = {0: 0}  # of an entry here, by its number in the old file; the tables after them are the same
    for number, facts, entry in reader.bridged(journal.state(), told):
        for bridging in parted(facts):
            missing = f"What happened up to entry {number} could not be read."
            journal.append(Entry(number=journal.last + 1, move="", facts=bridging, allowed_because=missing, at=at))
        if entry is not None:
            journal.append(_renumbered(entry, journal.last + 1, numbers))
            kept.add(number)
        numbers[number] = journal.last
    return kept


def _as_saved(found: Findings, kept: set[int]) -> Findings:
    """What was found, as it came out in saving: of a damaged page SQLite may read more the second time."""
    missing = tuple(number for number in range(1, found.last + 1) if number not in kept)
    if missing == tuple(sorted((*found.damaged, *found.unfitting))):
        return found
    damaged = tuple(number for number in missing if number not in found.unfitting)
    unfitting = tuple(number for number in missing if number in found.unfitting)
    others = (one for one in found.faults if not one.startswith(("Entry ", "Entries ")))
    return evolve(found, damaged=damaged, unfitting=unfitting, faults=(*others, *_missing(damaged, unfitting)))


def _missing(damaged: Sequence[int], unfitting: Sequence[int]) -> Iterator[str]:
    for one in _stretches(damaged):
        if len(one) == 1:
            yield wording("Entry {number} cannot be read.", number=one[0])
        else:
            yield wording("Entries {first} to {last} cannot be read.", first=one[0], last=one[-1])
    for one in _stretches(unfitting):
        if len(one) == 1:
            yield wording("Entry {number} cannot be placed: what leads there is lost.", number=one[0])
        else:
            words = "Entries {first} to {last} cannot be placed: what leads there is lost."
            yield wording(words, first=one[0], last=one[-1])


@contextmanager
def _best(path: Path, told: Told) -> Iterator[tuple["_Reader", Findings]]:
    """Read the file in each way that what lies beside it allows, and take the one in which most is whole."""
    with ExitStack() as doors:
        readers: list[_Reader] = []
        refused: SessionError | None = None
        beside = is_left_by_a_crash(path)
        try:
            readers.append(_Reader(path, doors.enter_context(readable(path))))
        except SessionError as wrong:
            refused = wrong
        found = [readers[0].findings(told)] if readers else []
        log = log_beside(path) if beside else Log()
        missing = missing_of(path)
        if (beside and (log.unread or not found or not found[0].intact)) or (missing and not found):
            for connection in doors.enter_context(all_pages(path)):
                with suppress(SessionError):
                    readers.append(_Reader(path, connection))
                    found.append(readers[-1].findings(told))
        if refused and not found:
            raise refused
        best = max(range(len(found)), key=lambda place: found[place].saved)
        findings = found[best]
        if beside and (log.unread or refused or not found[0].intact):
            left = left_beside(path)[0].name
            fault = wording("What lies beside the file ({log}) is damaged, or does not belong to it.", log=left)
            findings = evolve(findings, faults=(fault, *findings.faults))
        if missing and not findings.intact:
            words = "The file was cut off: it has {found} of {whole} bytes."
            fault = wording(words, found=missing[0], whole=missing[1])
            findings = evolve(findings, faults=(fault, *findings.faults))
        if beside and (note := cut_off(path)):
            findings = evolve(findings, notes=(note,))
        yield readers[best], findings


def _renumbered(entry: Entry, number: int, numbers: dict[int, int]) -> Entry:
    """Return an entry under its new number. One that went back to a lost table no longer says to which."""
    return evolve(entry, number=number, back_to=None if entry.back_to is None else numbers.get(entry.back_to))


class _Reader:
    """Reads a damaged file and skips the parts that SQLite cannot read."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._faults: list[str] = []
        try:
            self._meta = meta(connection)
        except sqlite3.DatabaseError as wrong:
            self._meta = {}
            self._faults.append(wording("What the file says of itself cannot be read."))
            _log.info("%s: %s", path.name, wrong)
        if SUM in self._meta and self._meta[SUM] != summed_up(self._meta):
            self._faults.append(wording("What the file says of itself (name, set-up) is not what was written."))
        if told := page_fault(connection, thorough=True) or beginning_fault(path):
            self._faults.append(wording("Pages of the file are damaged: {told}", told=told))
        try:
            self.box = session_box(self._meta) if "game" in self._meta else self._guessed()
        except NoBox as wrong:
            raise SessionDamaged(
                "{name}: {reason} It was not touched.", name=path.name, reason=in_words(wrong)
            ) from None
        self.knows_a_table = False

    def _guessed(self) -> Box:
        """Return the game whose cards lie on the tables of the file, for a file that does not name it."""
        for key in KEYS:
            self.box = box(key)
            if any(self._snapshot(number) is not None for number in range(0, 10 * SNAPSHOT_EVERY, SNAPSHOT_EVERY)):
                return self.box
        return box(KEYS[0])

    def setup(self) -> Any:  # noqa: ANN401
        """What the table was set up with, or else something to begin with: the first table is bridged to."""
        name = self._meta.get("name", self._path.stem)[:MAX_TEXT]
        return self._own_setup() or table_form(self.box.key).setup({NAME: name})

    def _own_setup(self) -> Any:  # noqa: ANN401
        try:
            return setup_from_json(self._meta.get("setup", ""), self.box)
        except UnreadableSetup:
            return None

    def findings(self, told: Told) -> Findings:
        damaged: list[int] = []
        unfitting: list[int] = []
        faults = self._faults
        state = self._snapshot(0)
        if state is None:
            faults.append(wording("The table at the start cannot be read."))
        try:
            begun = self.box.begin(setup_from_json(self._meta.get("setup", ""), self.box))
        except (UnreadableSetup, ValueError) as wrong:
            faults.append(wording("What the table was set up with cannot be read. {reason}", reason=in_words(wrong)))
        else:
            state = state or begun
        self.knows_a_table = state is not None
        last = self._last()
        for number in counted(range(1, last + 1), last, told):
            entry = self._entry(number)
            after = None
            if entry is None:
                damaged.append(number)
            elif state is not None:
                try:
                    after = state.after(entry.facts)
                except FactDoesNotFit as wrong:
                    faults.append(
                        wording("Entry {number} does not fit: {reason}", number=number, reason=in_words(wrong))
                    )
            if entry is not None and after is None:
                unfitting.append(number)
            state = self._compared(number, after, self._snapshot(number))
            self.knows_a_table = self.knows_a_table or state is not None
        faults += _missing(damaged, unfitting)
        return Findings(
            path=self._path,
            box=self.box,
            name=self._meta.get("name", self._path.stem)[:MAX_TEXT],
            last=last,
            damaged=tuple(damaged),
            unfitting=tuple(unfitting),
            faults=tuple(faults),
            knows_a_table=self.knows_a_table,
        )

    def _compared(self, number: int, state: State | None, kept: State | None) -> State | None:
        """Go on from a snapshot where entries before it are lost; say where the two disagree."""
        if kept is None:
            return state
        if state is not None and kept != state:
            self._faults.append(
                wording("The table after entry {number} is not what the entries lead to.", number=number)
            )
        return kept if state is None else state

    def bridged(self, start: State, told: Told) -> Iterator[tuple[int, tuple[Fact, ...], Entry | None]]:
        """Yield every entry that can be played, before it the facts that bridge what is lost."""
        table = start  # as the new session has it
        state = self._snapshot(0)  # as the old one had it, None while it is not known
        facts = self._bridge(start, state, 0)
        if facts is None:
            state = start if self._own_setup() is not None else None
        elif facts and state is not None:
            yield 0, facts, None
            table = state
        last = self._last()
        for number in counted(range(1, last + 1), last, told):
            entry = self._entry(number)
            after = None
            if entry is not None and state is not None:
                try:
                    after = state.after(entry.facts)
                except FactDoesNotFit:
                    after = None
            if after is not None and state is not None:
                yield number, bridge(table, state), entry
                table = state = after
                continue
            state = self._snapshot(number)
            facts = self._bridge(table, state, number)
            if facts is None:
                state = None
            elif state is not None:
                yield number, facts, None
                table = state

    def _bridge(self, table: State, state: State | None, number: int) -> tuple[Fact, ...] | None:
        """The facts that lead to a table that was kept; None where there is none, or one with other cards."""
        try:
            return None if state is None else bridge(table, state)
        except NoBridge:
            self._faults.append(
                wording("The table after entry {number} has other cards than the tables before it.", number=number)
            )
            return None

    def _last(self) -> int:
        try:
            return last_number(self._connection)
        except RowDamaged as wrong:
            self._faults.append(in_words(wrong))
        except sqlite3.DatabaseError:
            pass
        return self._searched()

    def _searched(self) -> int:
        last = number = 0
        most = most_entries(self._connection)
        while number < min(last + _GIVE_UP, most):
            number += 1
            if self._entry(number) is not None:
                last = number
        return last

    def _entry(self, number: int) -> Entry | None:
        try:
            query = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE number = ?"  # noqa: S608
            row = self._connection.execute(query, (number,)).fetchone()
            return entry_of(row, self.box.game.cards) if row else None
        except (sqlite3.DatabaseError, RowDamaged):
            return None

    def _snapshot(self, number: int) -> State | None:
        try:
            query = "SELECT state, checksum FROM snapshots WHERE number = ?"
            row = self._connection.execute(query, (number,)).fetchone()
            return unpacked(row[0], row[1], self.box.game.cards, number) if row else None
        except (sqlite3.DatabaseError, RowDamaged) as wrong:
            # The page that cannot be read may or may not have held a snapshot.
            if number and (isinstance(wrong, RowDamaged) or not number % SNAPSHOT_EVERY):
                self._faults.append(wording("The table after entry {number} cannot be read.", number=number))
            return None


def _stretches(numbers: Sequence[int]) -> Iterator[range]:
    first = last = 0
    for number in numbers:
        if first and number != last + 1:
            yield range(first, last + 1)
            first = 0
        first, last = first or number, number
    if first:
        yield range(first, last + 1)
