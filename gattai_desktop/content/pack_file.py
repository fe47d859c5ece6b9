"""Puts a whole pack into one file to be given away, NAME.gattai-pack, and opens such a file: a zip of what it is.

It may come from a stranger. It is read whole before anything is written: its size, how many files it holds, how long
each is and what it is called all have limits, and the sizes that it claims are never believed.
"""

import io
import re
import stat
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from gattai_desktop.cards.words import wording
from gattai_desktop.content.pack_pictures import FOLDER, MAX_PICTURE, MAX_PICTURES
from gattai_desktop.content.reading import MAX_FILE
from gattai_desktop.content.written_file import why_not_read, why_not_written
from gattai_desktop.file_kinds import is_device
from gattai_desktop.games.kind_of_picture import is_own_picture

MAX_PACKED: Final = 2 * 1024 * 1024 + MAX_PICTURES * MAX_PICTURE
"""Most bytes of the file."""
MAX_FILES: Final = 40
"""Most files in it, beside its pictures."""
MAX_WHOLE: Final = 4 * 1024 * 1024
"""Most bytes of all files in it together, beside its pictures."""
HEAD: Final = "pack.toml"

_NAME: Final = r"[a-z0-9][a-z0-9_-]{0,59}\.toml"
_BEGIN: Final = f"{FOLDER}/"
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED: Final = 1
_ALWAYS: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file in a pack, so that the same pack is the same file."""
_DAMAGED: Final = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, NotImplementedError, RuntimeError, ValueError, OverflowError
)  # fmt: skip


class NoPackFile(ValueError):
    """A file is no pack that could be opened; nothing of it was taken. The message can be told in another language."""


class NoRoomToOpen(NoPackFile):
    """A pack may be whole, but there is no room for the temporary files with which it is read."""


def packed(files: Mapping[str, str | bytes]) -> bytes:
    """Return a pack as one file. files: its TOML files and pictures by their names."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as packing:
        for name in sorted(files, key=lambda one: (one != HEAD, one)):
            entry = zipfile.ZipInfo(name, _ALWAYS)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packing.writestr(entry, files[name])
    return written.getvalue()


def files_in(path: Path) -> dict[str, bytes]:
    """Return what is in a pack's file, by the names of the files. Raises NoPackFile."""
    try:
        if not path.is_file():
            raise NoPackFile(wording("{name} is no file.", name=path.name))
        with path.open("rb") as opened:
            found = opened.read(MAX_PACKED + 1)
    except OSError as wrong:
        words = "{name} cannot be opened: {reason}."
        raise NoPackFile(wording(words, name=path.name, reason=why_not_read(wrong))) from wrong
    if len(found) > MAX_PACKED:
        raise NoPackFile(wording("{name} is larger than {most} KB.", name=path.name, most=MAX_PACKED // 1024))
    try:
        with zipfile.ZipFile(io.BytesIO(found)) as opened_zip:
            return _read(path.name, opened_zip)
    except NoPackFile:
        raise
    except _DAMAGED as wrong:
        words = "{name} is damaged, or no pack. If it came from somebody, ask for it once more."
        raise NoPackFile(wording(words, name=path.name)) from wrong


def _read(called: str, opened: zipfile.ZipFile) -> dict[str, bytes]:
    entries = [one for one in opened.infolist() if one.orig_filename != _BEGIN]  # the folder by itself
    texts = [one for one in entries if not one.orig_filename.startswith(_BEGIN)]
    for listed, most in ((texts, MAX_FILES), (entries, MAX_FILES + MAX_PICTURES)):
        if len(listed) > most:
            named = {"name": called, "number": len(listed), "most": most}
            raise NoPackFile(wording("{name} holds {number} files; a pack has at most {most}.", **named))
    found: dict[str, bytes] = {}
    left = MAX_WHOLE
    for entry in entries:
        _check(called, entry, found)
        is_text = entry in texts
        with opened.open(entry) as file:
            text = file.read((min(MAX_FILE, left) if is_text else MAX_PICTURE) + 1)
        if not is_text:
            found[entry.filename] = _small_enough(called, entry.filename, text)
            continue
        left -= len(text)
        if len(text) > MAX_FILE or left < 0:
            named = {"name": called, "file": entry.filename, "most": MAX_FILE // 1024, "whole": MAX_WHOLE // 1024}
            raise NoPackFile(
                wording(
                    "{file} in {name} is too large: a file has at most {most} KB, all together {whole} KB.", **named
                )
            )
        found[entry.filename] = text
    if HEAD not in found:
        raise NoPackFile(wording("There is no pack.toml in {name}.", name=called))
    return found


def _small_enough(called: str, file: str, picture: bytes) -> bytes:
    if len(picture) > MAX_PICTURE:
        named = {"name": called, "file": file, "most": MAX_PICTURE // 1024}
        raise NoPackFile(wording("{file} in {name} is too large: a picture has at most {most} KB.", **named))
    return picture


def _check(called: str, entry: zipfile.ZipInfo, found: Mapping[str, bytes]) -> None:
    """Refuse what no pack has: folders, names that lead elsewhere, links, secrets, the same name twice."""
    named = {"name": called, "file": _shown(entry.orig_filename)}
    if not _is_name(entry.orig_filename) or entry.filename != entry.orig_filename:
        raise NoPackFile(wording("A file in {name} may not be called '{file}'.", **named))
    if entry.filename in found:
        raise NoPackFile(wording("{file} is twice in {name}.", **named))
    mode = entry.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        raise NoPackFile(wording("{file} in {name} is no plain file.", **named))
    if entry.flag_bits & _ENCRYPTED or entry.compress_type not in _METHODS:
        raise NoPackFile(wording("{file} in {name} is packed in a way that is not read here.", **named))


def _is_name(name: str) -> bool:
    if name.startswith(_BEGIN):
        return is_own_picture(name.removeprefix(_BEGIN))
    return re.fullmatch(_NAME, name) is not None and not is_device(name)


def _shown(name: str) -> str:
    return "".join(one if one.isprintable() else "?" for one in name)[:60]


@contextmanager
def unpacked(path: Path) -> Iterator[Path]:
    """Return a folder with the files of a pack, which is gone after the `with`. Raises NoPackFile."""
    files = files_in(path)
    with laid_out(path.name, files) as folder:
        yield folder


@contextmanager
def laid_out(called: str, files: Mapping[str, bytes]) -> Iterator[Path]:
    """Return a folder with these files of a pack that is called so, gone after the `with`. Raises NoRoomToOpen."""
    with ExitStack() as room:
        try:
            folder = Path(room.enter_context(tempfile.TemporaryDirectory(prefix="gattai-pack-")))
            for name, text in files.items():
                (folder / name).parent.mkdir(exist_ok=True)
                (folder / name).write_bytes(text)
        except OSError as wrong:
            words = "{name} cannot be opened: there is no room for temporary files ({reason})."
            raise NoRoomToOpen(wording(words, name=called, reason=why_not_written(wrong))) from wrong
        yield folder
