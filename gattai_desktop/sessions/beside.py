"""What a crash left beside a session file: SQLite's write-ahead log, whose pages belong into the file.

SQLite reads such a log up to the first page that is not whole and takes the rest for something that was never
finished. That is right after a crash. Where a disk has spoilt a page in the middle, finished entries lie behind it:
`unread` finds them, and `laid_in` puts together what SQLite would leave out, for whoever saves what is whole.
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


def log_of(path: Path) -> Path:
    """Where the log of a session lies, if there is one."""
    return path.with_name(f"{path.name}-wal")


def left_beside(path: Path) -> tuple[Path, ...]:
    """What belongs to the file and lies beside it: a log, or the journal of a change that was not finished."""
    possible = (log_of(path), path.with_name(f"{path.name}-journal"))
    return tuple(one for one in possible if one.is_file() and one.stat().st_size)


@frozen
class Page:
    """One page in the log: its number in the file, and how many pages the file has where an entry ends with it."""

    number: int
    ends: int
    data: bytes
    whole: bool


def pages(log: bytes) -> tuple[Page, ...]:
    """Return the pages of a log that belong together; `whole` until the first one that is not as it was written."""
    if len(log) < _HEAD.size:
        return ()
    magic, _version, size, _sequence, *salts_and_sums = _HEAD.unpack_from(log)
    salts, sums = tuple(salts_and_sums[:2]), tuple(salts_and_sums[2:])
    if magic & ~1 != _MAGIC or not _SMALLEST <= size <= _LARGEST or size & (size - 1):
        return ()
    big = bool(magic & 1)
    sums_now = _summed(log[:24], (0, 0), big=big)
    whole = sums_now == sums
    found: list[Page] = []
    for place in range(_HEAD.size, len(log) - _FRAME.size - size + 1, _FRAME.size + size):
        number, ends, salt_1, salt_2, *written = _FRAME.unpack_from(log, place)
        data = log[place + _FRAME.size : place + _FRAME.size + size]
        if whole:
            sums_now = _summed(data, _summed(log[place : place + 8], sums_now, big=big), big=big)
            whole = sums_now == tuple(written) and (salt_1, salt_2) == salts
        if (salt_1, salt_2) != salts:
            # Left from before the log was begun anew, unless a byte of the salts themselves is spoilt.
            if not found or not _goes_on(log, place + _FRAME.size + size, salts):
                break
            continue
        found.append(Page(number, ends, data, whole))
    return tuple(found)


def _goes_on(log: bytes, place: int, salts: tuple[int, ...]) -> bool:
    if place + _FRAME.size > len(log):
        return False
    return _FRAME.unpack_from(log, place)[2:4] == salts


def unread(log: bytes) -> int:
    """How many finished changes SQLite will not read, because something before them is spoilt.

    The very last is not counted where it is spoilt itself: it looks like one that a crash cut off.
    """
    found = pages(log)
    ends = [place for place, page in enumerate(found) if page.ends and not page.whole]
    return max(0, len(ends) - 1)


def last_is_spoilt(log: bytes) -> bool:
    """Whether the last change of the log looks finished and is not as it was written."""
    found = pages(log)
    return bool(found) and bool(found[-1].ends) and not found[-1].whole


def laid_in(file: bytes, log: bytes) -> bytes:
    """Return the file with every page of the log that lies in it, whether SQLite would read it or not."""
    found = pages(log)
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
