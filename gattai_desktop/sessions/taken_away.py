"""Takes a session off the shelf into a folder beside it, with all that belongs to it, and lays it back."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from gattai_desktop.renaming import rename_patiently
from gattai_desktop.sessions.backups import take_along
from gattai_desktop.sessions.connection import in_use, open_elsewhere
from gattai_desktop.sessions.errors import NotSaved, reason
from gattai_desktop.sessions.leftover_wal import beside
from gattai_desktop.sessions.out_of_reach import refuse_closed
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import last_played

FOLDER: Final = "removed"


def take_away(path: Path) -> Path:
    """Move a session, damaged or not, into the folder of what was removed; return where it lies there.

    Raises SessionInUse, NotSaved, NotReadable.
    """
    refuse_closed(path)
    if in_use(path):
        raise open_elsewhere(path)
    return _moved(path, path.parent / FOLDER)


def removed(shelf: Shelf) -> list[Path]:
    """Return the sessions that were taken off this shelf, the one played last first. Raises OSError."""
    return sorted(Shelf(shelf.folder / FOLDER).files(), key=last_played, reverse=True)


def lay_back(taken: Path) -> Path:
    """Move a session back onto the shelf from which it was taken; return where it lies now.

    Raises SessionInUse, NotSaved, NotReadable.
    """
    refuse_closed(taken)
    if in_use(taken):
        raise open_elsewhere(taken)
    return _moved(taken, taken.parent.parent)


def _moved(path: Path, folder: Path) -> Path:
    target = Shelf(folder).free_path(path.stem)
    moved: list[tuple[Path, Path]] = []
    try:
        folder.mkdir(exist_ok=True)
        for one, its in ((path, target), *zip(beside(path), beside(target), strict=True)):
            if one.exists():  # beside the session something lies only after a crash, and is part of it
                rename_patiently(one, its)
                moved.append((one, its))
    except OSError as wrong:
        for one, its in reversed(moved):
            with suppress(OSError):
                rename_patiently(its, one)
        words = "{name} could not be moved: {reason}. It lies where it was."
        raise NotSaved(words, name=path.name, reason=reason(wrong)) from wrong
    take_along(path, target)
    return target
