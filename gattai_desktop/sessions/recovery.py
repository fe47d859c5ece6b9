"""Reads a session file to its end without touching it, and saves what is whole into a new one."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import wording
from gattai_desktop.records.progress import Told, nobody, part
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.damaged_file import DamagedFile
from gattai_desktop.sessions.errors import NotSaved, SessionDamaged, SessionError, in_words, not_made
from gattai_desktop.sessions.file_format import parted
from gattai_desktop.sessions.findings import Findings, as_saved
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import Log, left_beside
from gattai_desktop.sessions.new_files import made_whole
from gattai_desktop.sessions.reading import all_pages, cut_off, is_left_by_a_crash, log_beside, missing_of, readable


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
    return as_saved(found, kept)


def _save_into(journal: Journal, reader: DamagedFile, at: int, told: Told) -> set[int]:
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


@contextmanager
def _best(path: Path, told: Told) -> Iterator[tuple[DamagedFile, Findings]]:
    """Read the file in each way that what lies beside it allows, and take the one in which most is whole."""
    with ExitStack() as doors:
        readers: list[DamagedFile] = []
        refused: SessionError | None = None
        beside = is_left_by_a_crash(path)
        try:
            readers.append(DamagedFile(path, doors.enter_context(readable(path))))
        except SessionError as wrong:
            refused = wrong
        found = [readers[0].findings(told)] if readers else []
        log = log_beside(path) if beside else Log()
        if (beside and (log.unread or not found or not found[0].intact)) or (missing_of(path) and not found):
            for connection in doors.enter_context(all_pages(path)):
                with suppress(SessionError):
                    readers.append(DamagedFile(path, connection))
                    found.append(readers[-1].findings(told))
        if refused and not found:
            raise refused
        best = max(range(len(found)), key=lambda place: found[place].saved)
        is_lost = beside and bool(log.unread or refused or not found[0].intact)
        yield readers[best], _with_the_file(path, found[best], beside=beside, is_lost=is_lost)


def _with_the_file(path: Path, found: Findings, *, beside: bool, is_lost: bool) -> Findings:
    """Add what is to be said of the file as a whole.

    beside: whether a crash left something beside it. is_lost: whether that was not all of use.
    """
    missing = missing_of(path)
    if is_lost:
        left = left_beside(path)[0].name
        fault = wording("What lies beside the file ({log}) is damaged, or does not belong to it.", log=left)
        found = evolve(found, faults=(fault, *found.faults))
    if missing and not found.intact:
        words = "The file was cut off: it has {found} of {whole} bytes."
        fault = wording(words, found=missing[0], whole=missing[1])
        found = evolve(found, faults=(fault, *found.faults))
    if beside and (note := cut_off(path)):
        found = evolve(found, notes=(note,))
    return found


def _renumbered(entry: Entry, number: int, numbers: dict[int, int]) -> Entry:
    """Return an entry under its new number. One that went back to a lost table no longer says to which."""
    return evolve(entry, number=number, back_to=None if entry.back_to is None else numbers.get(entry.back_to))
