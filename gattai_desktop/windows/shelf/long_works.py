"""Long work of the shelf with files. It needs no window and runs in a thread, see `FileWork`."""

import time
from contextlib import suppress
from pathlib import Path

from gattai_desktop.records.progress import Told, part
from gattai_desktop.sessions.backups import Backup
from gattai_desktop.sessions.errors import SessionDamaged, SessionError
from gattai_desktop.sessions.findings import Findings
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.shelf import Shelf, record_of, restored
from gattai_desktop.sessions.unfinished import file_kept


def record_written(path: Path, target: Path, told: Told) -> Path:
    """Write the record of a session, all of it or, where it is stopped, nothing. Raises SessionError.

    The session is not touched, and may be open elsewhere.
    """
    from gattai_desktop.sessions.telling import untouched  # no shelf needs it until then

    with untouched(path, part(told, 0, 2)) as journal:
        lines = "\n".join(record_of(journal, part(told, 1, 2)))
    return file_kept(target, f"{lines}\n".encode())


def read_to_its_end(path: Path, told: Told) -> Findings | SessionDamaged:
    """Return what is whole of a session, or why nothing of it can be read. Raises other SessionErrors."""
    try:
        return verify(path, told)
    except SessionDamaged as wrong:
        return wrong


def taken_out(backup: Backup, path: Path, shelf: Shelf, told: Told) -> Path:
    """Make an earlier copy of a session a new session on a shelf, named as its file. Raises SessionError."""
    target = restored(backup, path, shelf.free_path(f"{path.stem} ({backup.seen.entries})"), told)
    with suppress(SessionError), Journal.open(target) as journal:  # of one that is damaged the shelf says what it is
        journal.rename(target.stem, time.time_ns() // 1_000_000)
    return target


def rescued(path: Path, target: Path, told: Told) -> Findings:
    """Save what is whole of a session into a new one, named as its file. Raises SessionError."""
    return save_whole(path, target, at=time.time_ns() // 1_000_000, name=target.stem, told=told)
