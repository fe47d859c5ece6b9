"""Works out how large a plate's words are and on how many lines they stand: on one below the title where possible.

What would not fit on one line says less: in a few words, or fewer cards and how many more there are. How plates that
stand side by side agree on it is in `side_by_side.py`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont

from gattai_desktop.board.block import LEADING
from gattai_desktop.board.fonts import width_in
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.words import DrawnWords, Mini, PlainText, Sign, as_words, broken, words_width
from gattai_desktop.cards.frozen import frozen

CAPITAL: Final = 0.73
"""Height of a capital letter, as a part of the words' size."""
MOST_ROWS: Final = 3
_AIR: Final = 3.0
"""The least distance of a line from the cap of a key above it, device-independent pixels."""
_SLACK: Final = 0.5
_STEP: Final = 0.92
"""How much smaller letters are tried than those that had no room."""
_FIRST: Final = {1: 0.39, 2: 0.3}
"""Distance from the title's baseline to the next, as a part of the plate's height, for each number of lines."""


@frozen
class PlateLines:
    """The words below a title, their lines at most, and their size in device-independent pixels.

    capped: whether the cap of the key has room beside the title; low: it stands beside these words instead, where that
    has none. folded: long titles stand on two lines.
    """

    words: DrawnWords = ()
    rows: int = 0
    size: int = TEXT_FLOOR
    capped: bool = True
    low: bool = False
    folded: bool = False

    @property
    def keyed(self) -> bool:
        """Whether the cap of the key has room anywhere."""
        return self.capped or self.low


@frozen
class BaseLines:
    """The baselines of a plate's words, device-independent pixels from its upper edge."""

    title: float
    first: float
    step: float


def base_lines(high: float, title: float, size: float, rows: int, *, folded: bool = False) -> BaseLines:
    """Return the baselines of title and lines in a plate of that height: all of them together in its middle.

    folded: the title has two lines, of which this is the last.
    """
    capital, step = title * CAPITAL, size * LEADING
    # A small card reaches a little higher than a line, and must not touch the title.
    first = max(size * 1.04 + 0.05 * high, high * _FIRST.get(rows, 0.25)) if rows else 0.0
    above = title * LEADING if folded else 0.0
    if folded:
        first = size * LEADING + 2.0
    top = (high - above - capital - first - step * max(0, rows - 1)) / 2 + above
    return BaseLines(top + capital, top + capital + first, step)


def reaches_line(high: float, title: float, size: float, cap: float) -> bool:
    """Say whether the cap of a key, which ends so far below the upper edge, comes down to the line below the title."""
    return base_lines(high, title, size, 1).first - size * CAPITAL < cap + _AIR


def reaches_lines(high: float, title: float, size: float, cap: float, least: float, rows: int) -> bool:
    """Say whether the cap of a key beside the title comes down to the first of several lines below it.

    cap: how high it is. least: where its middle stands at least, below the upper edge.
    """
    at = base_lines(high, title, size, rows)
    foot = max(least, at.title - title * CAPITAL / 2) + cap / 2
    return at.first - size * CAPITAL < foot + _AIR


def has_room(high: float, title: float, size: float, rows: int, *, folded: bool = False) -> bool:
    """Say whether a plate of that height has room for that many lines below its title."""
    lines = base_lines(high, title, size, rows, folded=folded)
    last = lines.first + lines.step * (rows - 1) + size * 0.26
    above = title * LEADING if folded else 0.0
    return lines.title - above - title * CAPITAL >= 3.0 and last <= high - 2.0  # the plate's own edge


def ever_smaller(size: int) -> tuple[int, ...]:
    """Return what sizes of letters to try: the usual one, and step by step down to the least that can be read."""
    sizes = [size]
    while sizes[-1] > TEXT_FLOOR:
        sizes.append(max(TEXT_FLOOR, int(sizes[-1] * _STEP)))
    return tuple(sizes)


@lru_cache(maxsize=512)
def halves(title: str, font: QFont) -> tuple[str, ...]:
    """Return a title on two lines, as even as its words allow; on one where it is one word."""
    parts = title.split()
    ways = [(" ".join(parts[:end]), " ".join(parts[end:])) for end in range(1, len(parts))]
    return min(ways, key=lambda two: max(width_in(font, one) for one in two), default=(title,))


@lru_cache(maxsize=512)
def shortenings(sub: DrawnWords | str, short: DrawnWords | str) -> tuple[DrawnWords, ...]:
    """Return what a plate may say below its title, the longest first, each shorter and still true."""
    whole = as_words(sub)
    if not whole or not spoken_of(whole):
        return ()
    found = [whole]
    if short:
        found.append(as_words(short))
    cards = sum(isinstance(piece, Mini) for piece in whole)
    if cards > 1 and cards_alone(whole):
        found += [fewer(whole, kept) for kept in range(cards - 1, 0, -1)]
    return tuple(found)


def spoken_of(line: DrawnWords) -> bool:
    """Say whether a line holds anything but spaces."""
    return any(not isinstance(piece, PlainText) or piece.words.strip() for piece in line)


def cards_alone(line: DrawnWords) -> bool:
    """Whether a line is nothing but cards and their signs."""
    return not any(isinstance(piece, PlainText) and piece.words.strip() for piece in line)


@lru_cache(maxsize=512)
def fewer(line: DrawnWords, kept: int) -> DrawnWords:
    """Return a line of cards with only that many of them, and the number of the others."""
    cards = [place for place, piece in enumerate(line) if isinstance(piece, Mini)]
    if kept >= len(cards):
        return line
    return (*line[: cards[kept - 1] + 1], PlainText(f"  +{len(cards) - kept}"))


@lru_cache(maxsize=4096)
def width_on(line: DrawnWords, size: int, rows: int) -> float:
    """Return how much width words need on that many lines."""
    whole = words_width(line, size)
    if rows <= 1 or any(isinstance(piece, (Mini, Sign)) for piece in line):
        return whole
    wide = whole / rows
    while wide < whole and not stands(line, size, wide, rows):
        wide += 4
    return min(whole, wide)


@lru_cache(maxsize=4096)
def stands(line: DrawnWords, size: int, room: float, rows: int) -> bool:
    """Say whether words fit on that many lines of that width; where there are none, nothing is left unsaid."""
    if not line:
        return True
    lines = broken(line, size, room)
    return len(lines) <= rows and all(words_width(one, size) <= room + _SLACK for one in lines)


def alone(
    sub: DrawnWords | str,
    short: DrawnWords | str,
    size: int,
    room: float,
    high: float,
    title: float,
    over: Callable[[int, int], float] = lambda _rows, _size: 0.0,
) -> PlateLines:
    """Return the lines of a plate without neighbours, `room` wide and `high` high.

    over: returns what the cap of its key takes of so many lines, two or more, of that size.
    """
    lines = _alone(sub, short, size, room, high, title)
    taken = over(lines.rows, lines.size) if lines.rows > 1 else 0.0
    return _alone(sub, short, size, room - taken, high, title) if taken else lines


@lru_cache(maxsize=2048)
def _alone(
    sub: DrawnWords | str, short: DrawnWords | str, size: int, room: float, high: float, title: float
) -> PlateLines:
    forms = shortenings(sub, short)
    if not forms:
        return PlateLines((), 0, size)
    for smaller in ever_smaller(size):
        for rows in range(1, MOST_ROWS + 1):
            if rows > 1 and not has_room(high, title, smaller, rows):
                break
            for form in forms:
                if stands(form, smaller, room, rows):
                    return PlateLines(form, rows, smaller)
    rows = max(rows for rows in range(1, MOST_ROWS + 1) if rows == 1 or has_room(high, title, TEXT_FLOOR, rows))
    return PlateLines(forms[-1], rows, TEXT_FLOOR)
