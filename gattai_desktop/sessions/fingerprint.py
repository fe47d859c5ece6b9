"""What tells a session from any other, wherever its file lies, and where what was worked out from it is kept."""

from hashlib import sha256
from pathlib import Path

from gattai_desktop import __version__
from gattai_desktop.sessions.journal import Journal


def fingerprint(journal: Journal) -> str:
    """Return the same for every copy of a session, and another once anything more was played in it.

    It also tells the versions of the program apart, which may work out other things from the same session.
    """
    told = sha256(f"{__version__} {journal.box.key}".encode())
    with journal.reading() as connection:
        for (setup,) in connection.execute("SELECT value FROM meta WHERE key = 'setup'"):
            told.update(str(setup).encode())
        for row in connection.execute("SELECT number, move, back_to, facts FROM entries ORDER BY number"):
            told.update(repr(row).encode())
        for row in connection.execute("SELECT state FROM snapshots WHERE number = 0"):
            told.update(repr(row).encode())
    return told.hexdigest()


def default_caches() -> Path:
    """Return the folder of what was worked out from sessions and may be deleted at any time."""
    from platformdirs import user_cache_path

    return user_cache_path("Gattai Desktop", appauthor=False)
