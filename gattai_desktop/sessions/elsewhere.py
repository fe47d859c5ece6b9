"""Keeps which sessions were opened that lie in other folders than the shelf's, so that it shows them too."""

import json
import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from gattai_desktop.content.written_file import bytes_written

FILE: Final = "elsewhere.json"
"""In the folder of the shelf: a list of paths, the one opened last first."""
_MOST: Final = 20
_log = logging.getLogger(__name__)


def elsewhere(folder: Path) -> list[Path]:
    """Return the sessions in other folders that were opened, the last one first; some may be gone since."""
    try:
        found = json.loads((folder / FILE).read_bytes())
    except (OSError, ValueError, RecursionError):
        return []  # nothing is lost: each can be opened where it lies
    return [Path(one) for one in found if isinstance(one, str)][:_MOST] if isinstance(found, list) else []


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
