"""Works out how large a plate's words are and on how many lines they stand: on one below the title where possible.

Plates that stand side by side agree on it, so that all their titles stand on one base line and all their lines on the
next. What would not fit on one line says less: in a few words, or fewer cards and how many more there are. Only where
nothing of that is enough do all plates of the row get a second line.
"""

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont

from gattai_desktop.board.block import LEADING
from gattai_desktop.board.fonts import width_in
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.words import DrawnWords, Mini, PlainText, Sign, as_words, broken, words_width
from gattai_desktop.cards.frozen import evolve, frozen

CAPITAL: Final = 0.73
"""Height of a capital letter, as a part of the words' size."""
MOST_ROWS: Final = 3
_AIR: Final = 3.0
"""The least distance of a line from the cap of a key above it, device-independent pixels."""
_SLACK: Final = 0.5
_FIRST: Final = {1: 0.39, 2: 0.3}
"""Distance from the title's baseline to the next, as a part of the plate's height, for each number of lines."""
_WORDY: Final = 1.15
"""How much wider than its neighbours a plate may become for words that could be left out."""
_WIDER: Final = 1.35
"""The same for cards that would otherwise only be counted."""


@frozen
class PlateLines:
    """The words below a title, their lines at most, and their size in device-independent pixels.

    capped: whether the cap of the key has room beside the title. folded: long titles stand on two lines.
    """

    words: DrawnWords = ()
    rows: int = 0
    size: int = TEXT_FLOOR
    capped: bool = True
    folded: bool = False


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


def has_room(high: float, title: float, size: float, rows: int, *, folded: bool = False) -> bool:
    """Say whether a plate of that height has room for that many lines below its title."""
    lines = base_lines(high, title, size, rows, folded=folded)
    last = lines.first + lines.step * (rows - 1) + size * 0.26
    above = title * LEADING if folded else 0.0
    return lines.title - above - title * CAPITAL >= 3.0 and last <= high - 2.0  # the plate's own edge


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
    if cards > 1 and _cards_alone(whole):
        found += [fewer(whole, kept) for kept in range(cards - 1, 0, -1)]
    return tuple(found)


def spoken_of(line: DrawnWords) -> bool:
    """Say whether a line holds anything but spaces."""
    return any(not isinstance(piece, PlainText) or piece.words.strip() for piece in line)


def _cards_alone(line: DrawnWords) -> bool:
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


@lru_cache(maxsize=2048)
def alone(
    sub: DrawnWords | str, short: DrawnWords | str, size: int, room: float, high: float, title: float
) -> PlateLines:
    """Return the lines of a plate without neighbours, `room` wide and `high` high."""
    forms = shortenings(sub, short)
    if not forms:
        return PlateLines((), 0, size)
    for smaller in (size, TEXT_FLOOR):
        for rows in range(1, MOST_ROWS + 1):
            if rows > 1 and not has_room(high, title, smaller, rows):
                break
            for form in forms:
                if stands(form, smaller, room, rows):
                    return PlateLines(form, rows, smaller)
    rows = max(rows for rows in range(1, MOST_ROWS + 1) if rows == 1 or has_room(high, title, TEXT_FLOOR, rows))
    return PlateLines(forms[-1], rows, TEXT_FLOOR)


# ---------------------------------------------------------------------- side by side


@frozen
class Way:
    """What the plates of a row have in common: size, lines and key caps."""

    rows: int
    size: int
    capped: bool = True
    folded: bool = False


@frozen
class Speaker:
    """A plate of a row and how much width its words need, in device-independent pixels.

    forms: what it may say below its title, see `shortenings`. beside: what is left free beside those words.
    title, capless: how wide the title needs it, with and without the cap of its key. folded: on two lines, without it.
    cap: what the cap takes of the first line's room, in a plate so low that it reaches down to it.
    """

    forms: tuple[DrawnWords, ...]
    beside: float
    title: float
    capless: float
    folded: float = 0.0
    cap: float = 0.0

    def need(self, level: int, way: Way) -> float:
        """Return how wide the plate must be for these words."""
        cap = self.cap if way.capped and way.rows == 1 else 0.0
        words = width_on(self.forms[level], way.size, way.rows) + self.beside + cap if self.forms else 0.0
        return max(self.folded if way.folded else self.title if way.capped else self.capless, words)

    def least(self, high: float, title: float) -> float:
        """Return how wide it must be for its title on one line and its words in few, in a row of that height."""
        rows = 2 if has_room(high, title, TEXT_FLOOR, 2) else 1
        return self.need(len(self.forms) - 1, Way(rows, TEXT_FLOOR, capped=False))


def agree(
    speakers: tuple[Speaker, ...], room: float, high: float, title: float, size: int
) -> tuple[tuple[PlateLines, ...], tuple[float, ...]]:
    """Return the lines and widths of plates that share a row: on one line, and with all words, where possible.

    high: of the row. title, size: of the letters as drawn. Where nothing is enough, the widths are wider than the room.
    """
    found: list[int] = []
    way = Way(1, size)
    narrow = sum(speaker.capless for speaker in speakers) > room
    for way in _folded_ways(high, title) if narrow else _ways(high, title, size):
        found = _levels(speakers, room, way)
        if _all(speakers, found, way) <= room:
            break
    else:  # no way is enough: the widest plates are left their titles, and say the rest where they are pointed at
        speakers = _falling_silent(speakers, found, way, room)
    rows = way.rows if any(speaker.forms for speaker in speakers) else 0
    lines = tuple(
        PlateLines(speaker.forms[level] if speaker.forms else (), rows, way.size, way.capped, way.folded)
        for speaker, level in zip(speakers, found, strict=True)
    )
    return lines, tuple(speaker.need(level, way) for speaker, level in zip(speakers, found, strict=True))


def _ways(high: float, title: float, size: int) -> tuple[Way, ...]:
    """Return what to try, best first: a little smaller before a second line, a second line before no key caps."""
    smaller, least = max(TEXT_FLOOR, round(size * 0.92)), max(TEXT_FLOOR, round(size * 0.85))
    tried = [Way(1, size), Way(1, smaller), Way(2, size), Way(2, smaller), Way(2, least)]
    tried += [Way(one.rows, one.size, capped=False) for one in tried]
    tried += [Way(3, least, capped=False), Way(3, TEXT_FLOOR, capped=False)]
    return tuple(way for way in tried if way.rows == 1 or has_room(high, title, way.size, way.rows))


def _falling_silent(speakers: tuple[Speaker, ...], levels: list[int], way: Way, room: float) -> tuple[Speaker, ...]:
    """Take the words below their titles from as many plates as must be, the widest first."""
    left = list(speakers)
    while _all(tuple(left), levels, way) > room and any(speaker.forms for speaker in left):
        wordy = (place for place, speaker in enumerate(left) if speaker.forms)
        widest = max(wordy, key=lambda place: left[place].need(levels[place], way))
        left[widest] = evolve(left[widest], forms=())
    return tuple(left)


def _folded_ways(high: float, title: float) -> tuple[Way, ...]:
    """Return what to try where not even the titles have room side by side."""
    tried = [Way(rows, TEXT_FLOOR, capped=False, folded=True) for rows in (1, 2, 3)]
    return tuple(way for way in tried if way.rows == 1 or has_room(high, title, way.size, way.rows, folded=True))


def _all(speakers: tuple[Speaker, ...], levels: list[int], way: Way) -> float:
    return sum(speaker.need(level, way) for speaker, level in zip(speakers, levels, strict=True))


def _levels(speakers: tuple[Speaker, ...], room: float, way: Way) -> list[int]:
    """Return how much each plate leaves out, 0 for nothing: the widest first, and no more than the others need."""
    alike = room / max(1, len(speakers))
    least = [_least_left_out(speaker, alike, way) for speaker in speakers]
    levels = list(least)
    while _all(speakers, levels, way) > room:
        able = [place for place, speaker in enumerate(speakers) if levels[place] + 1 < len(speaker.forms)]
        if not able:
            return levels
        widest = max(able, key=lambda place: speakers[place].need(levels[place], way))
        levels[widest] += 1
    for place in range(len(levels)):
        while levels[place] > least[place]:
            levels[place] -= 1
            if _all(speakers, levels, way) > room:
                levels[place] += 1
                break
    return levels


def _least_left_out(speaker: Speaker, alike: float, way: Way) -> int:
    """Return how much a plate leaves out in order not to grow far wider than its neighbours, where it can."""
    if not speaker.forms:
        return 0
    last, cards = len(speaker.forms) - 1, _cards_alone(speaker.forms[0])
    if way.rows > 1 and not cards:
        return last  # words that can be said in few need no second line
    most = alike * (_WIDER if cards else _WORDY)
    return next((level for level in range(last) if speaker.need(level, way) <= most), last)
