"""What tells a session from any other, whatever its file is called and wherever it lies."""

from hashlib import sha256

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
