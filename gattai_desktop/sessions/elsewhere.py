"""Keeps which sessions were opened that lie in other folders than the shelf's, so that it shows them too."""

import json
import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Final

from gattai_desktop.content.written_file import bytes_written, lies_there

FILE: Final = "elsewhere.json"
"""In the folder of the shelf: a list of paths, the one opened last first."""
_MOST: Final = 20
_PATIENCE: Final = 0.5
"""Seconds in which disks may answer: one on a network that is away can take half a minute to say that it is."""
_asked: Final[dict[Path, Thread]] = {}
"""Who looked last whether a session is there, and may be waiting for its disk still."""
_log = logging.getLogger(__name__)


def elsewhere(folder: Path) -> list[Path]:
    """Return the sessions in other folders that were opened, the last one first; some may be gone since."""
    try:
        found = json.loads((folder / FILE).read_bytes())
    except (OSError, ValueError, RecursionError):
        return []  # nothing is lost: each can be opened where it lies
    return [Path(one) for one in found if isinstance(one, str)][:_MOST] if isinstance(found, list) else []


def at_hand(folder: Path) -> list[Path]:
    """Return those that are there, the one opened last first; of a disk that keeps everybody waiting there are none."""
    there: set[Path] = set()

    def look(path: Path) -> None:
        if lies_there(path) and not lies_in(folder, path):
            there.add(path)

    known, until = [path for path in elsewhere(folder) if not _waits(path)], monotonic() + _PATIENCE
    for path in known:
        _asked[path] = Thread(target=look, args=(path,), name="session elsewhere", daemon=True)
        _asked[path].start()
    for path in known:
        _asked[path].join(max(0.0, until - monotonic()))
    return [path for path in known if path in there]


def _waits(path: Path) -> bool:
    return path in _asked and _asked[path].is_alive()


def remember(folder: Path, path: Path) -> None:
    """Keep that a session was opened, where it lies in another folder."""
    path, known = absolute(path), elsewhere(folder)
    if known[:1] != [path] and not lies_in(folder, path):
        _keep(folder, (path, *(one for one in known if one != path)))


def forget(folder: Path, path: Path) -> None:
    """Leave a session out from now on; its file is not touched."""
    _keep(folder, (one for one in elsewhere(folder) if one != path))


def absolute(path: Path) -> Path:
    """Return the whole of a path, in which a link stays one."""
    return Path(os.path.abspath(path))  # noqa: PTH100 - Path.absolute leaves ".." in it


def lies_in(folder: Path, path: Path) -> bool:
    """Whether a file lies in this folder, however the way to it is written."""
    with suppress(OSError):
        return path.parent.samefile(folder)
    return absolute(path.parent) == absolute(folder)


def _keep(folder: Path, paths: Iterable[Path]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        bytes_written(folder / FILE, json.dumps([str(path) for path in paths][:_MOST]).encode())
    except OSError as wrong:  # which keeps nobody from playing
        _log.warning("The list of sessions in other folders could not be kept: %s", wrong)
