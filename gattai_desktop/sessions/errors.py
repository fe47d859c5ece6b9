"""What can go wrong with a session file. Each message says what happened, what was kept, and what to do."""

import logging
import re

from gattai_desktop.cards.words import Called, wording

_log = logging.getLogger(__name__)


class SessionError(Exception):
    """Something about a session file; nothing was changed unless the message says so.

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


class NotSaved(SessionError):
    """An entry or a file could not be written: a full disk, a folder that is read-only. What was there is kept."""


class NotReadable(SessionError):
    """The file is there and cannot be read: it is somebody else's, or the disk reports an error."""


class NotMovedOn(SessionError):
    """An older file could not be brought up to the form of today; it is as it was."""


def in_words(wrong: Exception | str) -> str:
    """Return what is wrong with a file as a sentence of its own, in words that can be told in another language.

    What SQLite has to say is for programmers: it goes into the program's log.
    """
    said = wrong if isinstance(wrong, str) else next(iter(wrong.args), "")
    if isinstance(said, Called):
        return said
    text = " ".join(str(wrong).split())
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
