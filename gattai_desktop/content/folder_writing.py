"""Writes several files of a folder so that all of them change or none: whatever happens in between.

First the new files are written whole beside those that are there, then a list says which of them hold, then each takes
its place, then the list goes. A folder with a list in it is brought to its end by whoever opens it next.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from gattai_desktop.cards.words import wording
from gattai_desktop.content.written_file import bytes_written, lies_there, why_not_written
from gattai_desktop.renaming import replace_patiently

_LIST: Final = ".changing"
_NEW: Final = ".new"
_MOST: Final = 100_000
"""Most bytes of the list."""


class NotWritten(ValueError):
    """Files could not be written; all of them are as they were. The message can be told in another language."""


def write_files(folder: Path, files: Mapping[str, bytes | None]) -> None:
    """Write these files, and take away those that are None. Raises NotWritten."""
    made: list[Path] = []
    listed, there = folder / _LIST, lies_there(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            if text is not None:
                made.append(_beside(folder, name))
                _write(made[-1], text)
        if len(files) > 1:
            made.append(listed.with_suffix(_NEW))
            _write(made[-1], json.dumps({name: text is not None for name, text in files.items()}).encode())
            replace_patiently(made[-1], listed)
            _settle(folder)
    except OSError as wrong:
        for one in made:
            with suppress(OSError):
                one.unlink()
        with suppress(OSError):
            if not there:
                folder.rmdir()
        raise not_written(folder, wrong) from wrong
    _change(folder, {name: text is not None for name, text in files.items()}, listed=len(files) > 1)


def finish(folder: Path) -> None:
    """Finish a change that the program was killed in. Raises NotWritten."""
    listed = folder / _LIST
    try:
        names = _names(listed) if listed.is_file() else None
    except OSError as wrong:
        raise not_written(folder, wrong) from wrong
    if names is not None:
        _change(folder, names)


def bring_to_end(folder: Path) -> None:
    """Finish a change that the program was killed in, and take away what is left of one that never held.

    Raises NotWritten.
    """
    finish(folder)
    try:
        for rest in (*folder.glob(f".*{_NEW}"), *folder.glob(f"{_LIST}{_NEW}")):
            rest.unlink(missing_ok=True)
    except OSError as wrong:
        raise not_written(folder, wrong) from wrong


def _names(listed: Path) -> dict[str, bool]:
    with listed.open("rb") as file:
        text = file.read(_MOST)
    try:
        said = json.loads(text)
    except ValueError:
        return {}
    if not isinstance(said, dict):
        return {}
    return {name: there is True for name, there in said.items() if Path(name).name == name}


def _change(folder: Path, names: Mapping[str, bool], *, listed: bool = True) -> None:
    """Put each new file in its place. Raises NotWritten with the old ones there again.

    listed: whether a list says which hold, so that somebody else may do the same at this moment.
    """
    before: dict[str, bytes | None] = {}
    try:
        for name, there in names.items():
            place = folder / name
            before[name] = place.read_bytes() if place.exists() else None
            if not there:
                place.unlink(missing_ok=True)
                continue
            try:
                replace_patiently(_beside(folder, name), place)
            except FileNotFoundError:
                if not listed:  # nobody else has brought it to its end: it is gone
                    raise
        _settle(folder)
        (folder / _LIST).unlink(missing_ok=True)
    except OSError as wrong:
        with suppress(OSError):
            for name, text in before.items():
                place = folder / name
                if (place.read_bytes() if place.exists() else None) != text:
                    place.unlink() if text is None else bytes_written(place, text)
            (folder / _LIST).unlink(missing_ok=True)
            for name in names:
                _beside(folder, name).unlink(missing_ok=True)
        raise not_written(folder, wrong) from wrong


def _beside(folder: Path, name: str) -> Path:
    return folder / f".{name}{_NEW}"


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
