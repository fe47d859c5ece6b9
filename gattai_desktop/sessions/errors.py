"""What can go wrong with a session file. Each message says what happened, what was kept, and what to do."""

import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING

from gattai_desktop.cards.words import Called, wording
from gattai_desktop.content.written_file import BUSY, FAILING, FULL, READ_ONLY, why_not_written
from gattai_desktop.records.fault import message_of
from gattai_desktop.renaming import is_open_elsewhere

if TYPE_CHECKING:
    import sqlite3

_log = logging.getLogger(__name__)


class SessionError(Exception):
    """What went wrong with a session file; nothing was changed unless the message says so.

    The message is a template with values, so that it can be told in another language.
    """

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(wording(message, **values) if values else message)


class SessionMissing(SessionError):
    """There is no such file."""


class SessionExists(SessionError):
    """A new session was to be made where a file lies already."""


class NotASession(SessionError):
    """The file is something else."""


class SessionInUse(SessionError):
    """The file is open in another window or program."""


class SessionNewer(SessionError):
    """The file was written by a newer version of the program."""


class SessionDamaged(SessionError):
    """The file cannot be read to its end. `whole` entries can, from the first on."""

    def __init__(self, message: str, whole: int = 0, **values: object) -> None:
        super().__init__(message, **values)
        self.whole = whole


class TableNotShown(SessionError):
    """The file can be read and its last table is one of its game, but no window can show it."""

    def __init__(self, path: Path, report: Path | None = None) -> None:
        told = wording(
            "The table of {name} cannot be shown: it holds something that the rules of its game never make, or the "
            "program made a mistake. The session was not changed. Earlier copies in its menu may be whole.",
            name=path.name,
        )
        if report is not None:
            told = wording("{told} If it was played here, please send in {report}.", told=told, report=report)
        super().__init__(told)


class NotSaved(SessionError):
    """An entry or a file could not be written: a full disk, a folder that is read-only. What was there is kept."""


class NotReadable(SessionError):
    """The file is there and cannot be read: it belongs to another user, or the disk reports an error."""


class NotARecord(SessionError):
    """A session cannot be written as a record that would be read again."""


class NotMovedOn(SessionError):
    """An older file could not be brought to today's form. It is unchanged."""


def to_keep(wrong: SessionError) -> SessionError:
    """Return an error that is kept for as long as it is shown, without what led to it: that would hold its file open.

    Windows lets nobody move or delete a file that is open.
    """
    wrong.__cause__ = wrong.__context__ = None
    return wrong.with_traceback(None)


def in_words(wrong: Exception | str) -> str:
    """Return what is wrong with a file as a sentence of its own, in words that can be told in another language.

    What SQLite has to say is for programmers: it goes into the program's log.
    """
    said = wrong if isinstance(wrong, str) else next(iter(wrong.args), "")
    if isinstance(said, Called):
        return said
    if isinstance(wrong, UnicodeError):
        return wording("It holds half a sign, which no file can hold.")
    text = " ".join(str(wrong).split())
    if "integer string conversion" in text:
        return wording("It holds a number of thousands of digits.")
    page = re.search(r"\b[Pp]age (\d+)", text)
    if page is not None:
        _log.info("SQLite says: %s", text[:500])
        return wording("Page {page} of the file is spoilt.", page=int(page[1]))
    if "schema" in text:
        _log.info("SQLite says: %s", text[:500])
        return wording("Its tables cannot be read.")
    if "malformed" in text or "btree" in text or "Tree " in text:
        _log.info("SQLite says: %s", text[:500])
        return wording("Its pages do not fit together.")
    return f"{text[:300].rstrip('.')}."


def in_the_file(path: Path, told: str) -> str:
    """Return what to tell of a file that is damaged: what, and what can be done about it."""
    return with_remedy(wording("{name} is damaged: {told}", name=path.name, told=told))


def with_remedy(damage: str) -> str:
    """Return what is damaged, and what can be done about it."""
    return wording(
        "{what} Nothing was changed. "
        "What is whole can be saved into a new session: Check in the session's menu, or gattai-desktop verify FILE "
        "--save NEW.",
        what=damage,
    )


def entry_not_saved(path: Path, number: int, last: int, wrong: "sqlite3.Error | ValueError") -> NotSaved:
    """What to tell of an entry that could not be written, or not be read again; everything up to `last` is kept."""
    if isinstance(wrong, ValueError):
        return NotSaved(
            "Move {number} was not written to {name}, since it could not be read again: {reason} Everything up to "
            "move {last} is kept. Do it in smaller steps, or make another move.",
            number=number,
            name=path.name,
            reason=in_words(wrong),
            last=last,
        )
    return NotSaved(
        "Move {number} could not be written to {name}: {reason}. Everything up to move {last} is kept. {remedy}",
        number=number,
        name=path.name,
        reason=reason(wrong),
        last=last,
        remedy=remedy(wrong),
    )


def no_record(name: str, wrong: ValueError) -> NotARecord:
    """What to tell where a session cannot be written as a record."""
    return NotARecord(
        "{name} cannot be written as a record that could be read again. {reason} The session itself is whole; a "
        "copy of its file holds everything.",
        name=name,
        reason=message_of(wrong),
    )


def already_there(path: Path) -> SessionExists:
    """What to tell where a new session was to be made and a file lies already."""
    return SessionExists("{name} exists already. Choose another name; nothing was changed.", name=path.name)


def is_a_file(path: Path) -> NotSaved:
    """What to tell where a new session was to be made in a folder that is none."""
    return NotSaved(
        "{name} cannot be made: {folder} is a file. Nothing was changed. Choose another folder.",
        name=path.name,
        folder=path.parent,
    )


def cannot_be_made(path: Path, wrong: "sqlite3.Error | OSError") -> NotSaved:
    """What to tell where a new session could not be written; nothing is left of it."""
    return NotSaved(
        "{name} cannot be made in {folder}: {reason}. Nothing was changed. {remedy}",
        name=path.name,
        folder=path.parent,
        reason=reason(wrong),
        remedy=remedy(wrong),
    )


def not_begun(path: Path, wrong: ValueError) -> NotSaved:
    """What to tell of a new session that could not be read again."""
    return NotSaved(
        "{name} cannot be made, since it could not be read again: {reason} Nothing was changed. Make the names and "
        "texts of the table shorter.",
        name=path.name,
        reason=in_words(wrong),
    )


def not_made(path: Path, wrong: NotSaved) -> NotSaved:
    """What to tell where no new session could be made of a file, because one of its entries was not saved."""
    why = wrong.__cause__
    if not isinstance(why, Exception) or isinstance(why, SessionError):
        return wrong
    told = in_words(why) if isinstance(why, ValueError) else f"{reason(why)}."
    return NotSaved("No session was made of {name}, and nothing is left of it: {reason}", name=path.name, reason=told)


def reason(wrong: Exception) -> str:
    """Say in plain words why a file could not be written."""
    name = getattr(wrong, "sqlite_errorname", "")
    if isinstance(wrong, OSError) and wrong.strerror:
        return why_not_written(wrong)
    if name == "SQLITE_FULL":
        return FULL
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return READ_ONLY
    if name.startswith("SQLITE_IOERR"):
        return FAILING
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return BUSY
    return str(wrong)


def remedy(wrong: Exception) -> str:
    """Say what to do about it."""
    name = getattr(wrong, "sqlite_errorname", "")
    if isinstance(wrong, OSError) and is_open_elsewhere(wrong):
        return "Close it there, then try once more."
    if isinstance(wrong, OSError):
        return "Free some space, or choose another folder." if reason(wrong) == FULL else "Choose another folder."
    if name == "SQLITE_FULL" or name.startswith("SQLITE_IOERR"):
        return "Free some space or plug the disk in again, then try once more."
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return "Copy the session into a folder of your own and open it there."
    return "Try once more, or save a copy elsewhere."
