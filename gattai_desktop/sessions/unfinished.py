"""Names for sessions that are not whole yet, which no shelf shows, and clears away what killed programs left of them.

A new file is made as `NAME.gattai-new-…` beside its place. What is made out of something (an import, a copy, what was
saved of a damaged file) lies in a folder of that name, in which it is called as it will be.
"""

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from gattai_desktop.content.written_file import bytes_written, why_not_written
from gattai_desktop.file_kinds import SESSION
from gattai_desktop.sessions.errors import NotSaved

LEFT_AFTER: Final = 24 * 60 * 60
"""Seconds after which an unfinished file counts as left behind: nothing takes so long to make."""
_UNFINISHED: Final = rf"(?is)(.+{re.escape(SESSION)})-new-[0-9a-f]+(?:-journal|-wal)?"


def other_place(path: Path) -> Path:
    """Return where a session is made that will lie at `path`: in a folder of its own, which is not there yet."""
    return path.with_name(f"{path.name}-new-{os.urandom(4).hex()}") / path.name


def own_place(path: Path) -> Path:
    """Return where a session will lie that is made at `path`, which is what people are told; else that very path."""
    making = path.parent.name.startswith(f"{path.name}-new-")
    return path.parent.with_name(path.name) if making else path


def clear(making: Path) -> None:
    """Take away the folder in which a session was made, with what is left of it; what is of others stays."""
    with suppress(OSError):
        for one in _of(making):
            one.unlink(missing_ok=True)
        making.parent.rmdir()


def clear_left(folder: Path, in_use: Callable[[Path], bool]) -> None:
    """Take away what killed programs left in a folder a day ago or more of sessions that were not whole yet.

    `in_use` says of a file whether it is open. Other files are left alone; what cannot be deleted stays.
    """
    with suppress(OSError):
        for one in list(folder.iterdir()):
            found = re.fullmatch(_UNFINISHED, one.name)
            if found is None or one.is_symlink():
                continue
            with suppress(OSError):
                _clear_left(one, found[1], in_use)


def _clear_left(one: Path, name: str, in_use: Callable[[Path], bool]) -> None:
    files = list(_of(one / name)) if one.is_dir() else [one]
    young = time.time() - LEFT_AFTER
    if any(file.stat().st_mtime > young for file in (one, *files)) or any(in_use(file) for file in files):
        return
    if one.is_dir():
        clear(one / name)
    else:
        one.unlink(missing_ok=True)


def _of(making: Path) -> Iterator[Path]:
    """The files of a session that is being made: its own, and those that SQLite or `Journal.create` lays beside it."""
    for one in list(making.parent.iterdir()):
        if one.is_file() and (one.name == making.name or one.name.startswith(f"{making.name}-")):
            yield one


def file_kept(target: Path, data: bytes) -> Path:
    """Write a file where a person wants it; what lay there stays where that is not possible. Raises NotSaved."""
    try:
        bytes_written(target, data)
    except OSError as wrong:
        raise NotSaved(
            "{name} could not be written: {reason}. Nothing was changed; choose another place, or free some space.",
            name=target.name, reason=why_not_written(wrong),
        ) from wrong  # fmt: skip
    return target
