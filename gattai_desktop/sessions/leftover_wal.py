"""Reads what a crash left beside a session file: SQLite's write-ahead log, whose pages belong in the file.

SQLite reads such a log up to the first page that is not whole and takes the rest for something that was never
finished. That is right after a crash. Where a disk has spoilt a page in the middle, finished entries lie behind it:
`Log.unread` counts them, and `laid_in` puts together what SQLite would leave out, so that it can be saved.
The log's form: https://sqlite.org/fileformat2.html#the_write_ahead_log
"""

import struct
from array import array
from pathlib import Path
from typing import Final

from gattai_desktop.cards.frozen import frozen

_MAGIC: Final = 0x377F0682  # the last bit says in which order the words of a checksum are read
_HEAD: Final = struct.Struct(">8I")
_FRAME: Final = struct.Struct(">6I")
_SMALLEST, _LARGEST = 512, 65_536
USUAL_SIZE: Final = 4096
"""Bytes of a page, where a log does not say it."""
FRAME: Final = _FRAME.size + USUAL_SIZE
"""Bytes that a page takes in the log."""
EMPTY: Final = b"Gattai: at rest; nothing is here"
"""How a log begins whose pages are all in the file; in the place of the numbers by which SQLite knows a log."""


def log_of(path: Path) -> Path:
    """Where the log of a session lies, if there is one."""
    return path.parent / f"{path.name}-wal"


def beside(path: Path) -> tuple[Path, Path]:
    """Where a log, and the journal of a change that was not finished, would lie."""
    return log_of(path), path.parent / f"{path.name}-journal"


def left_beside(path: Path) -> tuple[Path, ...]:
    """What belongs to the file and lies beside it: a log, or the journal of a change that was not finished."""
    return tuple(one for one in beside(path) if one.is_file() and one.stat().st_size and not _is_empty(one))


def _is_empty(log: Path) -> bool:
    try:
        with log.open("rb") as file:
            return file.read(len(EMPTY)) == EMPTY
    except OSError:  # which is told when it is read
        return False


@frozen
class Page:
    """One page in the log: its number in the file, and whether an entry ends with it.

    `whole` are those that SQLite reads: up to the first one that is not as it was written.
    """

    number: int
    ends: bool
    data: bytes
    whole: bool


@frozen
class Log:
    """What a log holds. `cut` says that it ends in the middle of a page."""

    pages: tuple[Page, ...] = ()
    cut: bool = False

    @property
    def unread(self) -> int:
        """How many finished changes SQLite will not read, because something before them is spoilt.

        The very last is not counted where it is spoilt itself: it looks like one that a crash cut off.
        """
        ends = [page for page in self.pages if page.ends and not page.whole]
        return max(0, len(ends) - 1)

    @property
    def end_is_missing(self) -> bool:
        """Whether the last change was begun or looks finished, and is not as it was written."""
        return self.cut or (bool(self.pages) and not self.pages[-1].whole)


def log_in(data: bytes) -> Log:
    """Return what a log holds that consists of these bytes."""
    if data.startswith(EMPTY):
        return Log()
    if len(data) < _HEAD.size:
        return Log(cut=bool(data))
    magic, _version, size, _sequence, *salts_and_sums = _HEAD.unpack_from(data)
    salts, sums = tuple(salts_and_sums[:2]), tuple(salts_and_sums[2:])
    big = bool(magic & 1)
    now = _summed(data[:24], (0, 0), big=big)
    whole = magic & ~1 == _MAGIC and now == sums and _is_size(size)
    if not whole:
        # The beginning is spoilt, so SQLite reads nothing; the pages behind it are those of an ordinary log.
        size = size if _is_size(size) else USUAL_SIZE
        salts = _FRAME.unpack_from(data, _HEAD.size)[2:4] if len(data) >= _HEAD.size + _FRAME.size else (0, 0)
    places = range(_HEAD.size, len(data) - _FRAME.size - size + 1, _FRAME.size + size)
    # What comes after the last page with the salts of the beginning is left from before the log was begun anew.
    mine = [place for place in places if _FRAME.unpack_from(data, place)[2:4] == salts]
    found: list[Page] = []
    for place in (one for one in places if mine and one <= mine[-1]):
        number, ends, *_salts, first, second = _FRAME.unpack_from(data, place)
        page = data[place + _FRAME.size : place + _FRAME.size + size]
        if whole:
            now = _summed(page, _summed(data[place : place + 8], now, big=big), big=big)
            whole = now == (first, second) and tuple(_salts) == salts
        found.append(Page(number, bool(ends), page, whole))
    rest = data[len(data) - (len(data) - _HEAD.size) % (_FRAME.size + size) :]
    # Room that was being written beforehand ends anywhere; four zeros begin no page.
    return Log(tuple(found), bool(rest) and (len(rest) < 4 or any(rest)))


def _is_size(size: int) -> bool:
    return _SMALLEST <= size <= _LARGEST and not size & (size - 1)


def laid_in(file: bytes, log: bytes) -> bytes:
    """Return the file with every page of the log that lies in it, whether SQLite would read it or not."""
    found = log_in(log).pages
    if not found:
        return file
    size = len(found[0].data)
    made = bytearray(file)
    most = len(file) // size + len(found)  # a number that is spoilt itself must not make the file as large as it likes
    for page in found:
        if 1 <= page.number <= most:
            end = page.number * size
            if len(made) < end:
                made.extend(bytes(end - len(made)))
            made[end - size : end] = page.data
    if len(made) >= 20:
        made[18:20] = b"\x01\x01"  # without a log from here on
    return bytes(made)


def _summed(data: bytes, sums: tuple[int, ...], *, big: bool) -> tuple[int, ...]:
    words = array("I", data)
    if (struct.pack("=H", 1) == b"\x00\x01") != big:
        words.byteswap()
    one, two = sums
    for place in range(0, len(words), 2):
        one = (one + words[place] + two) & 0xFFFFFFFF
        two = (two + words[place + 1] + one) & 0xFFFFFFFF
    return one, two
