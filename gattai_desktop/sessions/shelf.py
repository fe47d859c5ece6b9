"""The shelf of sessions: their files, to copy, rename, import and export."""

import re
import sqlite3
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gattai_desktop.cards.encoding import MAX_TEXT
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.words import wording
from gattai_desktop.file_kinds import SESSION, ends_in, is_device
from gattai_desktop.records.progress import Told, counted, nobody, part
from gattai_desktop.renaming import rename_patiently
from gattai_desktop.sessions.backups import Backup, take_along
from gattai_desktop.sessions.elsewhere import at_hand, elsewhere, forget, lies_in, remember
from gattai_desktop.sessions.errors import NotSaved, SessionError, no_record, not_made, reason, remedy
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import left_beside
from gattai_desktop.sessions.new_files import made_whole
from gattai_desktop.sessions.reading import readable
from gattai_desktop.sessions.shelf_entry import OnShelf, on_shelf
from gattai_desktop.sessions.unfinished import own_place

if TYPE_CHECKING:
    from gattai_desktop.content.own_pack import OwnPack
    from gattai_desktop.records.record import Record


_LONGEST_NAME: Final = 80
_LONGEST_IN_BYTES: Final = 200
"""Of the 255 bytes that most systems take, what is left beside what is added to the name of a session's file."""
_PAGES: Final = 512
"""Pages of a session file that are copied at a time, 2 MiB."""


class UnfitRecord(SessionError):
    """A record does not play as it says, so no session was made of it. `unmet` are the places."""

    def __init__(self, message: str, unmet: tuple[str, ...]) -> None:
        super().__init__(message)
        self.unmet = unmet


def default_folder() -> Path:
    """Return the folder of sessions that is used where no other was chosen."""
    from platformdirs import user_data_path

    return user_data_path("Gattai Desktop", appauthor=False, roaming=False) / "sessions"


@frozen
class Shelf:
    """A folder of sessions, and those of other folders that were opened."""

    folder: Path

    def sessions(self) -> tuple[OnShelf, ...]:
        """Every session on the shelf, the one played last first."""
        found = [on_shelf(path) for path in self.files()]
        return tuple(sorted(found, key=lambda one: (-one.last, one.name)))

    def files(self) -> Iterator[Path]:
        """Every session file, in no order; nothing of them is read."""
        try:
            yield from (path for path in self.folder.iterdir() if ends_in(path, SESSION) and path.is_file())
        except FileNotFoundError:
            return  # nobody has played here yet
        yield from at_hand(self.folder)

    def remember(self, path: Path) -> None:
        """Show a session that was opened from now on, wherever it lies."""
        remember(self.folder, path)

    def forget(self, path: Path) -> None:
        """Show a session of another folder no longer; its file stays there."""
        forget(self.folder, path)

    def other_folder(self, path: Path) -> Path | None:
        """Return the folder of a session that lies in another than this one."""
        return None if lies_in(self.folder, path) else path.parent

    def free_path(self, name: str) -> Path:
        """Return a path for a new session of this name, at which nothing lies."""
        base = file_name(name)
        path = self.folder / f"{base}{SESSION}"
        number = 2
        while _is_taken(path):
            path = self.folder / f"{base} {number}{SESSION}"
            number += 1
        return path

    def duplicate(self, path: Path, name: str = "{name} (copy)", told: Told = nobody, *, at: int = 0) -> Path:
        """Lay a copy of a session on the shelf, under another name, in which {name} stands for the session's own.

        at: the time now, in milliseconds since 1970.

        Raises SessionError, NotSaved, Stopped.
        """
        copy = self.free_path(name.replace("{name}", on_shelf(path).name))
        with readable(path) as source, made_whole(copy) as making:
            copied(source, path, making, told)
            with Journal.open(making) as journal:
                journal.rename(name.replace("{name}", journal.name[: MAX_TEXT - len(name)]), at)
        return copy

    def rename(self, path: Path, name: str) -> Path:
        """Give a session another name, its file and the copies of it too. Raises SessionError.

        On a full disk a log that a crash left cannot be put into the file, and finds it by its name: that stays then.
        """
        with Journal.open(path) as journal:
            journal.rename(name)
        if file_name(name) == path.stem or left_beside(path):
            return path
        target = Shelf(path.parent).free_path(name)
        try:
            rename_patiently(path, target)
        except OSError as wrong:
            raise NotSaved(
                "The session is called {name} now, but its file keeps its name {name2}: {reason}.",
                name=name,
                name2=path.name,
                reason=reason(wrong),
            ) from wrong
        take_along(path, target)
        if path in elsewhere(self.folder):
            self.forget(path)
            self.remember(target)
        return target

    def import_record(self, path: Path, *, at: int = 0, told: Told = nobody, own: Sequence["OwnPack"] = ()) -> Path:
        """Make a session of a record. Raises UnreadableRecord, UnfitRecord, SessionError, Stopped.

        own: packs of a person's own whose entries it may name.
        """
        from gattai_desktop.records.reader import read_file

        record = read_file(path, [one.pack for one in own])
        target = self.free_path(record.setup.name)
        _play_into(_keeping(record, own), path.name, target, at, told)
        return target


def copy_session(path: Path, target: Path, told: Told = nobody) -> None:
    """Copy a session file; the one that is copied may be open elsewhere. Raises SessionError, NotSaved, Stopped.

    The copy goes through SQLite: reading the bytes of a file that this program has open would give up its lock.
    """
    with readable(path) as source, made_whole(target) as making:
        copied(source, path, making, told)


def copied(source: sqlite3.Connection, path: Path, target: Path, told: Told = nobody) -> None:
    """Copy the session at `path`, behind a connection, into a new file. Raises NotSaved, Stopped.

    Call it inside `new_files.made_whole`, so that a killed program leaves no half copy.
    """
    try:
        with closing(sqlite3.connect(target, isolation_level=None)) as copy:
            source.backup(copy, pages=_PAGES, progress=lambda _done, left, of: told(of - left, of))
            copy.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.Error as wrong:
        raise NotSaved(
            "{name} could not be copied to {target}: {reason}. Nothing was changed. {remedy}",
            name=path.name,
            target=own_place(target),
            reason=reason(wrong),
            remedy=remedy(wrong),
        ) from wrong


def restored(backup: Backup, path: Path, into: Path | None = None, told: Told = nobody) -> Path:
    """Take an earlier copy of the session at `path` into a new session; beside that one, where no file is named.

    Neither the copy nor the session is touched. Raises SessionExists, NotSaved, Stopped, and what `connection.look`
    raises.
    """
    target = into or Shelf(path.parent).free_path(f"{path.stem} ({backup.seen.entries})")
    copy_session(backup.path, target, told)
    return target


def record_into(path: Path, target: Path, *, at: int = 0, told: Told = nobody, own: Sequence["OwnPack"] = ()) -> int:
    """Play a record into a new session file and return how many entries it has.

    own: packs of a person's own whose entries it may name.

    Raises UnreadableRecord with every fault, UnfitRecord where it does not play as it says, SessionExists, NotSaved
    and Stopped; after the last two nothing is left of it.
    """
    from gattai_desktop.records.reader import read_file

    record = read_file(path, [one.pack for one in own])
    return _play_into(_keeping(record, own), path.name, target, at, told)


def _keeping(record: "Record", own: Sequence["OwnPack"]) -> "Record":
    """A record with what its session has to keep: the packs, where cards of its table are in them."""
    from gattai_desktop.content.boxes import box

    if record.box is box(record.box.key):
        return record
    here = [one for one in own if one.game == record.box.key]
    copies = {copy.id: copy for one in reversed(here) for copy in one.copies}
    return evolve(record, setup=evolve(record.setup, packs=tuple(copies.values())))


def _play_into(record: "Record", name: str, target: Path, at: int, told: Told) -> int:
    from gattai_desktop.records.replay import replay

    played = replay(record, part(told, 0, 2))
    if played.unmet:
        unmet = tuple(map(str, played.unmet))
        words = "{name} does not play as it says; no session was made.\n{places}"
        raise UnfitRecord(wording(words, name=name, places="\n".join(unmet)), unmet)
    with made_whole(target) as making, Journal.create(making, record.box, record.setup, at=at) as journal:
        try:
            for entry in counted(played.entries, len(played.entries), part(told, 1, 2)):
                journal.append(entry)
        except NotSaved as wrong:
            raise not_made(Path(name), wrong) from wrong
        return journal.last


def record_of(journal: Journal, told: Told = nobody) -> Iterator[str]:
    """Yield the lines of the record of a session. Raises Stopped, and NotARecord where it could not be read again."""
    from gattai_desktop.records.fault import Unwritable
    from gattai_desktop.records.writer import written_lines

    entries = counted(journal.entries(), journal.last, told)
    try:
        yield from written_lines(journal.box, setup_as_called(journal), entries, journal.name)
    except Unwritable as wrong:
        raise no_record(journal.path.name, wrong) from None


def _is_taken(path: Path) -> bool:
    """Whether something lies at a place for a session, or beside it, as far as anybody may look there."""
    try:
        return path.exists() or bool(left_beside(path))
    except OSError:
        return False  # whoever makes a session there hears why that is not possible


def setup_as_called(journal: Journal) -> Any:  # noqa: ANN401
    """Return what a session began with, under the name that people gave it since: they look for it by that."""
    return evolve(journal.setup(), name=journal.name)


def told_apart(found: OnShelf) -> str:
    """Return a session's name as a shelf shows it: two of one name are told apart by what their files add to it."""
    return found.name + added_by_file(found.name, found.path)


def added_by_file(name: str, path: Path) -> str:
    """Return what the file of a session adds to its name, where others of that name lie beside it; "" for nothing."""
    base, stem = file_name(name), unicodedata.normalize("NFC", path.stem)
    return stem.removeprefix(base) if stem.startswith(base) else f" ({stem})"


def series_name(name: str, path: Path, evening: int) -> str:
    """Return what the evenings of a session are called by, before their number: its own name without that number."""
    return re.sub(rf", \S+ {evening}$", "", name) + added_by_file(name, path)


def file_name(name: str) -> str:
    """Return a name for a file that every system takes, made of a name for people."""
    plain = unicodedata.normalize("NFC", name)
    plain = re.sub(r'[\x00-\x1f\x7f<>:"/\\|?*]+', " ", plain)
    plain = re.sub(r"\s+", " ", plain).strip(" .")[:_LONGEST_NAME]
    plain = plain.encode(errors="ignore")[:_LONGEST_IN_BYTES].decode(errors="ignore").strip(" .")
    if is_device(plain):
        plain = f"{plain}_"
    return plain or "Table"
