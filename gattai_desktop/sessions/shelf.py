"""The shelf of sessions: a folder of session files, and what can be said of each without opening it for play."""

import os
import re
import sqlite3
import unicodedata
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from attrs import evolve, field, frozen

from gattai_desktop.cards.facts import FactDoesNotFit
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import NoSuchGame, box
from gattai_desktop.sessions.connection import in_use, look, meta, reason, remedy
from gattai_desktop.sessions.errors import NotSaved, SessionDamaged, SessionError, SessionExists, SessionInUse
from gattai_desktop.sessions.file_format import ENTRY_COLUMNS, SUFFIX, RowDamaged, entry_of, unpacked
from gattai_desktop.sessions.journal import Journal

_LONGEST_NAME: Final = 80


@frozen
class OnShelf:
    """A session as the shelf shows it.

    `entries` is how many it has, `at` the time of the last in milliseconds since 1970 (0 where nobody knows), `sight`
    the table as everybody may see it, for its picture. Where it cannot be opened `trouble` says why, and what to do;
    `sight` is None then, or shows the last table that could be read.
    """

    path: Path
    name: str
    entries: int = 0
    at: int = 0
    created: int = 0
    last_move: str = ""
    sight: Sight | None = field(default=None, repr=False)
    trouble: SessionError | None = None

    @property
    def can_be_opened(self) -> bool:
        """Whether nothing stands in the way."""
        return self.trouble is None


class UnfitRecord(SessionError):
    """A record does not play as it says, so no session was made of it. `unmet` are the places."""

    def __init__(self, message: str, unmet: tuple[str, ...]) -> None:
        super().__init__(message)
        self.unmet = unmet


def default_folder() -> Path:
    """The folder in which sessions lie where nobody chose another."""
    from platformdirs import user_data_path

    return user_data_path("Gattai Desktop", appauthor=False, roaming=False) / "sessions"


@frozen
class Shelf:
    """A folder of sessions."""

    folder: Path

    def sessions(self) -> tuple[OnShelf, ...]:
        """Every session on the shelf, the one played last first."""
        found = [on_shelf(path) for path in self.files()]
        return tuple(sorted(found, key=lambda one: (-(one.at or one.created), one.name)))

    def files(self) -> Iterator[Path]:
        """Every session file, in no order; nothing of them is read."""
        try:
            yield from (path for path in self.folder.iterdir() if path.suffix == SUFFIX and path.is_file())
        except FileNotFoundError:
            return  # nobody has played here yet

    def free_path(self, name: str) -> Path:
        """Return a path for a new session of this name, at which nothing lies."""
        base = file_name(name)
        path = self.folder / f"{base}{SUFFIX}"
        number = 2
        while path.exists():
            path = self.folder / f"{base} {number}{SUFFIX}"
            number += 1
        return path

    def duplicate(self, path: Path, name: str = "") -> Path:
        """Lay a copy of a session beside it, under another name. Raises SessionError, and NotSaved."""
        found = on_shelf(path)
        copy_name = name or f"{found.name} (copy)"
        copy = self.free_path(copy_name)
        copy_session(path, copy)
        with Journal.open(copy) as journal:
            journal.rename(copy_name)
        return copy

    def rename(self, path: Path, name: str) -> Path:
        """Give a session another name, and its file too. Raises SessionError."""
        with Journal.open(path) as journal:
            journal.rename(name)
        if file_name(name) == path.stem:
            return path
        target = self.free_path(name)
        try:
            path.rename(target)
        except OSError as wrong:
            raise NotSaved(
                f"The session is called {name} now, but its file keeps its name {path.name}: {wrong.strerror}."
            ) from wrong
        return target

    def import_file(self, path: Path) -> Path:
        """Take a copy of a session file onto the shelf. Raises SessionError."""
        with closing(look(path)) as connection:
            name = _meta(path, connection).get("name", path.stem)
        target = self.free_path(name)
        copy_session(path, target)
        return target

    def import_record(self, path: Path, *, at: int = 0) -> Path:
        """Make a session of a record. Raises UnreadableRecord, UnfitRecord, SessionError."""
        from gattai_desktop.records.reader import read_file

        record = read_file(path)
        target = self.free_path(record.setup.name)
        record_into(path, target, at=at)
        return target


def on_shelf(path: Path) -> OnShelf:
    """Look at a session without opening it for play; nothing is touched."""
    try:
        look(path).close()
        busy = in_use(path)
        with closing(look(path)) as connection:
            try:
                seen = _seen(path, connection)
            except sqlite3.DatabaseError as wrong:
                raise _damaged(path, str(wrong)) from wrong
    except SessionError as wrong:
        return OnShelf(path, path.stem, trouble=wrong)
    if not busy:
        return seen
    return evolve(seen, trouble=SessionInUse(f"{path.name} is open in another window. Close it there, or open a copy."))


def _seen(path: Path, connection: sqlite3.Connection) -> OnShelf:
    said = _meta(path, connection)
    name = said.get("name", path.stem)
    created = int(said["created"]) if said.get("created", "").isdecimal() else 0
    last = connection.execute("SELECT number, at, move FROM entries ORDER BY number DESC LIMIT 1").fetchone()
    number, at, move = last or (0, 0, "")
    if not isinstance(number, int) or not isinstance(at, int) or not isinstance(move, str):
        raise _damaged(path, "its last entry cannot be read")
    try:
        known = box(said.get("game", ""))
        sight = known.game.sight(_last_table(path, connection), PUBLIC)
    except NoSuchGame as wrong:
        return OnShelf(path, name, number, at, created, move[:200], None, _damaged(path, str(wrong)))
    except SessionDamaged as wrong:
        return OnShelf(path, name, number, at, created, move[:200], None, wrong)
    return OnShelf(path, name, number, at, created, move[:200], sight)


def _last_table(path: Path, connection: sqlite3.Connection) -> State:
    cards = box(_meta(path, connection).get("game", "")).game.cards
    row = connection.execute("SELECT number, state, checksum FROM snapshots ORDER BY number DESC LIMIT 1").fetchone()
    if row is None:
        raise _damaged(path, "the table at the start is missing")
    try:
        state = unpacked(row[1], row[2], cards, row[0])
        query = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE number > ? ORDER BY number"  # noqa: S608
        for columns in connection.execute(query, (row[0],)):
            state = state.after(entry_of(columns, cards).facts)
    except (RowDamaged, FactDoesNotFit) as wrong:
        raise _damaged(path, str(wrong)) from None
    return state


def _meta(path: Path, connection: sqlite3.Connection) -> dict[str, str]:
    try:
        return meta(connection)
    except sqlite3.DatabaseError as wrong:
        raise _damaged(path, str(wrong)) from wrong


def _damaged(path: Path, what: str) -> SessionDamaged:
    return SessionDamaged(
        f"{path.name} is damaged: {what.rstrip('.')}. It was not touched. "
        "What is whole can be saved into a new session."
    )


def copy_session(path: Path, target: Path) -> None:
    """Copy a session file; the one that is copied may be open elsewhere. Raises SessionError, NotSaved.

    The copy goes through SQLite: reading the bytes of a file that this program has open would give up its lock.
    """
    look(path).close()
    in_use(path)  # what a crash left beside the file belongs to the copy
    source = look(path)
    try:
        _reserve(target)
        try:
            with closing(sqlite3.connect(target, isolation_level=None)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.Error as wrong:
            target.unlink(missing_ok=True)
            raise NotSaved(
                f"{path.name} could not be copied to {target}: {reason(wrong)}. Nothing was changed. {remedy(wrong)}"
            ) from wrong
    finally:
        source.close()


def _reserve(target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o644))
    except FileExistsError:
        raise SessionExists(f"{target.name} exists already. Choose another name; nothing was changed.") from None
    except OSError as wrong:
        raise NotSaved(f"{target.name} cannot be made in {target.parent}: {wrong.strerror}.") from wrong


def record_into(path: Path, target: Path, *, at: int = 0) -> int:
    """Play a record into a new session file and return how many entries it has.

    Raises UnreadableRecord with every fault, UnfitRecord where it does not play as it says, SessionExists, NotSaved.
    """
    from gattai_desktop.records.reader import read_file
    from gattai_desktop.records.replay import replay

    record = read_file(path)
    played = replay(record)
    if played.unmet:
        unmet = tuple(map(str, played.unmet))
        raise UnfitRecord(f"{path.name} does not play as it says; no session was made.\n" + "\n".join(unmet), unmet)
    with Journal.create(target, record.box, record.setup, at=at) as journal:
        for entry in played.entries:
            journal.append(entry)
        return journal.last


def record_of(journal: Journal) -> Iterator[str]:
    """Yield the lines of the record of a session."""
    from gattai_desktop.records.writer import written_lines

    return written_lines(journal.box, journal.setup(), journal.entries(), journal.name)


def file_name(name: str) -> str:
    """Return a name for a file that every system takes, made of a name for people."""
    plain = unicodedata.normalize("NFC", name)
    plain = re.sub(r'[\x00-\x1f\x7f<>:"/\\|?*]+', " ", plain)
    plain = re.sub(r"\s+", " ", plain).strip(" .")[:_LONGEST_NAME].strip(" .")
    # Windows keeps these names for devices.
    if re.fullmatch(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?", plain):
        plain = f"{plain}_"
    return plain or "Table"
