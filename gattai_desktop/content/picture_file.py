"""Looks at an image file by its header, without decoding it: what it is, how large, whether it moves or was cut off.

It may come from a stranger. PNG, JPEG and WebP are known, and nothing else is: SVG could name other files.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import wording

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_JPEG: Final = b"\xff\xd8\xff"
_SIZES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Markers of a JPEG file after which its size stands."""
_ALONE: Final = frozenset((0x01, *range(0xD0, 0xD8)))
"""Markers of a JPEG file after which no length stands."""
_MOVES: Final = 2
"""The bit of an extended WebP file that says that it moves."""


class NoPicture(ValueError):
    """A file is no picture that could be shown. The message can be told in another language."""


@frozen
class PictureHeader:
    """What a file says that it is: the name of its format, and its size in pixels."""

    kind: str
    wide: int
    high: int


def header_of(data: bytes, most_pixels: int, most_side: int) -> PictureHeader:
    """Return what an image file says of itself. Raises NoPicture where it is none, moves, is cut off or too large."""
    try:
        found = _found(data)
    except (IndexError, StopIteration):
        found = None
    if found is None:
        raise NoPicture(wording("It is no whole picture. PNG, JPEG and WebP can be shown."))
    if not (0 < found.wide <= most_side and 0 < found.high <= most_side and found.wide * found.high <= most_pixels):
        words = "It is {wide} x {high} pixels; {side} a side and {most} million together are most."
        told = {"wide": found.wide, "high": found.high, "side": most_side, "most": most_pixels // 1_000_000}
        raise NoPicture(wording(words, **told))
    return found


def _found(data: bytes) -> PictureHeader | None:
    if data.startswith(_PNG):
        return _png(data)
    if data.startswith(_JPEG):
        return _jpeg(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp(data)
    return None


def _png(data: bytes) -> PictureHeader | None:
    names, place = [], len(_PNG)
    while place + 12 <= len(data):
        length, name = int.from_bytes(data[place : place + 4], "big"), data[place + 4 : place + 8]
        if name == b"acTL":
            raise _moving()
        names.append(name)
        place += 12 + length
        if name == b"IEND":
            break
    if not names or names[0] != b"IHDR" or names[-1] != b"IEND" or b"IDAT" not in names or place > len(data):
        return None
    return PictureHeader("png", int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))


def _jpeg(data: bytes) -> PictureHeader | None:
    for marker, place in _segments(data):
        if marker in _SIZES:
            high, wide = (int.from_bytes(data[at : at + 2], "big") for at in (place + 3, place + 5))
            return PictureHeader("jpeg", wide, high) if data.rfind(b"\xff\xd9") > place else None
    return None


def _segments(data: bytes) -> Iterator[tuple[int, int]]:
    """Yield the markers of a JPEG file up to its pixels, each with the place of the length behind it."""
    place = 2
    while data[place] == 0xFF:
        while data[place] == 0xFF:
            place += 1
        marker = data[place]
        place += 1
        if marker in _ALONE:
            continue
        yield marker, place
        place += max(2, int.from_bytes(data[place : place + 2], "big"))


def _webp(data: bytes) -> PictureHeader | None:
    if int.from_bytes(data[4:8], "little") + 8 > len(data) or len(data) < 30:
        return None
    if data[12:16] == b"VP8X":
        if data[20] & _MOVES:
            raise _moving()
        wide, high = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
        return PictureHeader("webp", wide, high)
    if data[12:16] == b"VP8L" and data[20] == 0x2F:
        bits = int.from_bytes(data[21:25], "little")
        return PictureHeader("webp", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if data[12:16] == b"VP8 " and data[23:26] == b"\x9d\x01\x2a":
        wide, high = (int.from_bytes(data[at : at + 2], "little") & 0x3FFF for at in (26, 28))
        return PictureHeader("webp", wide, high)
    return None


def _moving() -> NoPicture:
    return NoPicture(wording("It moves. A picture that stands still can be shown."))
