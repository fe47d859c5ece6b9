"""Lets plates that stand side by side agree on the size and number of their lines, and on where their keys stand.

All their titles stand on one base line and all their lines on the next. Only where few words are not enough do all
plates of the row get a second line; where that has no room, the caps of their keys go from the titles to the lines.
"""

from typing import Final

from gattai_desktop.board.plate_lines import PlateLines, cards_alone, ever_smaller, has_room, width_on
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.words import DrawnWords
from gattai_desktop.cards.frozen import evolve, frozen

_WORDY: Final = 1.15
"""How much wider than its neighbours a plate may become for words that could be left out."""
_WIDER: Final = 1.35
"""The same for cards that would otherwise only be counted, and for words that have the cap of the key beside them."""


@frozen
class Way:
    """What the plates of a row have in common: size, lines and key caps."""

    rows: int
    size: int
    capped: bool = True
    low: bool = False
    folded: bool = False


@frozen
class Speaker:
    """A plate of a row and how much width its words need, in device-independent pixels.

    forms: what it may say below its title, see `shortenings`. beside: what is left free beside those words.
    title, capless: how wide the title needs it, with and without the cap of its key. folded: on two lines, without it.
    cap, over: what the cap takes of the room of one line and of two, in a plate so low that it reaches down to the
    first. under: what the cap takes of the lines' room where it stands beside them.
    """

    forms: tuple[DrawnWords, ...]
    beside: float
    title: float
    capless: float
    folded: float = 0.0
    cap: float = 0.0
    under: float = 0.0
    over: float = 0.0

    def need(self, level: int, way: Way) -> float:
        """Return how wide the plate must be for these words."""
        capped = 0.0 if not way.capped else self.cap if way.rows == 1 else self.over
        cap = self.under if way.low else capped
        words = width_on(self.forms[level], way.size, way.rows) if self.forms else 0.0
        words = words + self.beside + cap if words or way.low else 0.0
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
    ways = _folded_ways(high, title, size) if narrow else _ways(high, title, size)
    for way in ways:
        found = _levels(speakers, room, way)
        if _all(speakers, found, way) <= room:
            break
    else:  # no way is enough: the widest plates keep titles and keys, and say the rest where they are pointed at
        whole = speakers
        for way in sorted({ways[-1], *(one for one in ways if one.low)}, key=lambda one: (not one.low, -one.rows)):
            found = _levels(whole, room, way)
            speakers = _falling_silent(whole, found, way, room)
            if _all(speakers, found, way) <= room:
                break
    rows = way.rows if way.low or any(speaker.forms for speaker in speakers) else 0
    lines = tuple(
        PlateLines(speaker.forms[level] if speaker.forms else (), rows, way.size, way.capped, way.low, way.folded)
        for speaker, level in zip(speakers, found, strict=True)
    )
    return lines, tuple(speaker.need(level, way) for speaker, level in zip(speakers, found, strict=True))


def _ways(high: float, title: float, size: int) -> tuple[Way, ...]:
    """Return what to try, best first: a little smaller before a second line, that before the caps of keys go below.

    Much smaller comes last, and step by step: whoever enlarges a window does not want to read smaller words.
    """
    smaller, least = max(TEXT_FLOOR, round(size * 0.92)), max(TEXT_FLOOR, round(size * 0.85))
    tried = [Way(1, size), Way(1, smaller), Way(2, size), Way(2, smaller), Way(2, least)]
    tried += [Way(one.rows, one.size, capped=False, low=True) for one in tried]
    tried += [Way(3, least, capped=False, low=True)]
    tried += [Way(rows, one, capped=False, low=True) for one in ever_smaller(least)[1:] for rows in (2, 3)]
    return tuple(way for way in tried if way.rows == 1 or has_room(high, title, way.size, way.rows))


def _falling_silent(speakers: tuple[Speaker, ...], levels: list[int], way: Way, room: float) -> tuple[Speaker, ...]:
    """Take the words below their titles from as many plates as must be, first where that gains most room."""
    left, silent = list(speakers), tuple(evolve(speaker, forms=()) for speaker in speakers)
    gains = [one.need(level, way) - other.need(0, way) for one, other, level in zip(left, silent, levels, strict=True)]
    for place in sorted(range(len(left)), key=lambda place: -gains[place]):
        if gains[place] <= 0 or _all(tuple(left), levels, way) <= room:
            break
        left[place] = silent[place]
    return tuple(left)


def _folded_ways(high: float, title: float, size: int) -> tuple[Way, ...]:
    """Return what to try where not even the titles have room side by side: smaller before the keys are left out."""
    sizes = [(low, one) for low in (True, False) for one in ever_smaller(size)]
    tried = [Way(rows, one, capped=False, low=low, folded=True) for low, one in sizes for rows in (1, 2, 3)]
    usual = next(way for way in tried if not way.low and way.size == min(size, TEXT_FLOOR))
    return tuple(way for way in tried if way is usual or has_room(high, title, way.size, way.rows, folded=True))


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
    last, cards = len(speaker.forms) - 1, cards_alone(speaker.forms[0])
    if way.rows > 1 and not cards:
        return last  # words that can be said in few need no second line
    most = alike * (_WIDER if cards or way.low else _WORDY)
    return next((level for level in range(last) if speaker.need(level, way) <= most), last)
