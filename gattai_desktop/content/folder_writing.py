"""Writes several files of a folder so that all change or none: by one program at a time, whatever happens.

First the new files are written whole beside those that are there, then a list says which of them hold, then each takes
its place, then the list goes. A folder with a list in it is brought to its end by whoever opens or changes it next. One
run of the program changes a folder at a time; where a disk knows no locks, each writes beside under names of its own.

A small file in it is locked meanwhile. The system gives that lock back when a program ends, however it ends, so that
one that was killed keeps nobody out.
"""

import errno
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from gattai_desktop.cards.words import wording
from gattai_desktop.content.written_file import bytes_written, lies_there, why_not_written
from gattai_desktop.renaming import patiently, replace_patiently

_LIST: Final = ".changing"
"""How the name of a list begins."""
_NEW: Final = ".new"
_RESTS: Final = f".*{_NEW}"
_MOST: Final = 100_000
"""Most bytes of the list."""

_Beside = Mapping[str, str | None]
"""Files by their names: what each is called that was written beside it, None for one that is to go."""


class NotWritten(ValueError):
    """Files could not be written; all of them are as they were. The message can be told in another language."""


def write_files(folder: Path, files: Mapping[str, bytes | None], *, still: Callable[[], None] = lambda: None) -> None:
    """Write these files, and take away those that are None. Raises NotWritten.

    still: asked before, when nobody else can change anything any more; what it raises keeps everything as it is.
    """
    there = lies_there(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with alone_in(folder):
            _finish(folder)
            still()
            _write_all(folder, files)
    except OSError as wrong:
        with suppress(OSError):
            if not there:
                folder.rmdir()
        raise not_written(folder, wrong) from wrong


def _write_all(folder: Path, files: Mapping[str, bytes | None]) -> None:
    mark = os.urandom(4).hex()
    beside = {name: f".{name}-{mark}{_NEW}" if text is not None else None for name, text in files.items()}
    listed, listing = folder / f"{_LIST}-{mark}", folder / f"{_LIST}-{mark}{_NEW}"
    try:
        for name, text in files.items():
            if text is not None:
                _write(folder / str(beside[name]), text)
        if len(files) > 1:
            _write(listing, json.dumps(beside).encode())
            replace_patiently(listing, listed)
            _settle(folder)
    except OSError:
        _clear(folder, (*beside.values(), listing.name))
        raise
    _change(folder, beside, listed)


def finish(folder: Path) -> None:
    """Finish the changes that the program was killed in. Raises NotWritten."""
    try:
        if _lists(folder):
            with alone_in(folder):
                _finish(folder)
    except OSError as wrong:
        raise not_written(folder, wrong) from wrong


def bring_to_end(folder: Path) -> None:
    """Finish the changes that the program was killed in, and take away what is left of one that never held.

    Raises NotWritten.
    """
    try:
        if _lists(folder) or any(folder.glob(_RESTS)) or lies_there(folder / LOCK):
            with alone_in(folder):
                _finish(folder)
                for rest in folder.glob(_RESTS):
                    rest.unlink(missing_ok=True)
    except OSError as wrong:
        raise not_written(folder, wrong) from wrong


def _finish(folder: Path) -> None:
    """Put in its place what the lists name and is not there yet; a list stays until all of it is. Raises OSError."""
    for listed in _lists(folder):
        for name, new in _names(listed).items():
            if new is None or lies_there(folder / new):
                _put(folder, name, new)
        _settle(folder)
        listed.unlink(missing_ok=True)


def _lists(folder: Path) -> list[Path]:
    there = sorted(folder.iterdir()) if folder.is_dir() else []
    return [one for one in there if one.name.startswith(_LIST) and one.suffix != _NEW and one.is_file()]


def _names(listed: Path) -> _Beside:
    with listed.open("rb") as file:
        text = file.read(_MOST)
    try:
        said = json.loads(text)
    except ValueError:
        return {}
    if not isinstance(said, dict):
        return {}
    return {name: new for name, new in said.items() if _is_plain(name) and (new is None or _is_plain(new))}


def _is_plain(name: object) -> bool:
    return isinstance(name, str) and Path(name).name == name


def _change(folder: Path, beside: _Beside, listed: Path) -> None:
    """Put each new file in its place. Raises OSError with the old ones there again.

    listed: the list of them.
    """
    before: dict[str, bytes | None] = {}
    try:
        for name, new in beside.items():
            before[name] = _held(folder / name)
            _put(folder, name, new)
        _settle(folder)
        listed.unlink(missing_ok=True)
    except OSError:
        with suppress(OSError):
            for name, text in before.items():
                place = folder / name
                if _held(place) != text:
                    place.unlink() if text is None else bytes_written(place, text)
            listed.unlink(missing_ok=True)
        _clear(folder, beside.values())
        raise


def _put(folder: Path, name: str, new: str | None) -> None:
    if new is None:
        (folder / name).unlink(missing_ok=True)
    else:
        replace_patiently(folder / new, folder / name)


def _held(place: Path) -> bytes | None:
    """Return what a file holds, None where there is none."""
    return place.read_bytes() if place.exists() else None


def _clear(folder: Path, names: Iterable[str | None]) -> None:
    """Take away what was written beside, as far as it is there."""
    for name in names:
        with suppress(OSError):
            if name is not None:
                (folder / name).unlink()


def _write(path: Path, text: bytes) -> None:
    with path.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """See to it that the names of the files are on the disk, too, where the system can do that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def not_written(folder: Path, wrong: OSError) -> NotWritten:
    """Return what to tell where files could not be written to a folder."""
    words = "It could not be written to {folder}: {reason}. What was kept before is still there."
    return NotWritten(wording(words, folder=str(folder), reason=why_not_written(wrong)))


LOCK: Final = ".one-at-a-time"
"""The name of the file that is locked; it is there only as long as somebody changes something."""

if sys.platform == "win32":
    import msvcrt

    _TAKEN: Final = (errno.EACCES, errno.EDEADLK)

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    _TAKEN: Final = (errno.EAGAIN, errno.EACCES)

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Let nobody else change files of a folder meanwhile; on a disk that knows no locks, everybody may.

    Raises OSError; BlockingIOError where another program does not let go for most of a second.
    """
    place = folder / LOCK
    file = patiently(lambda: _locked(place), lambda wrong: isinstance(wrong, BlockingIOError))
    opened = os.fdopen(file)
    with ExitStack() as ends:
        if sys.platform == "win32":  # there no open file can be deleted, also where by now another waits with it open
            ends.callback(_take_away, place)
        ends.enter_context(opened)
        if sys.platform != "win32":
            ends.callback(_take_away, place)
        yield


def _take_away(place: Path) -> None:
    with suppress(OSError):
        place.unlink()


def _locked(place: Path) -> int:
    """Return the locked file, opened. Raises OSError, BlockingIOError where somebody else has locked it."""
    file = patiently(lambda: os.open(place, os.O_RDWR | os.O_CREAT, 0o666))
    try:
        _lock(file)
    except OSError as wrong:
        if wrong.errno not in _TAKEN:
            return file
        os.close(file)
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(place)) from wrong
    if not _is_still_there(file, place):  # whoever held it has taken it away, and somebody may hold the next one
        os.close(file)
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(place))
    return file


def _is_still_there(file: int, place: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), place.stat())
    except FileNotFoundError:
        return False
