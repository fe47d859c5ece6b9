"""Tells what taking back would do: which lines go or come again, and which cards were seen and cannot be unseen."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, PlainText
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.revealed_cards import drawn_since, lookers_since, rolled_since, seen_since, told_unseen
from gattai_desktop.model.chronicle import MOST_TOLD
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.log_lines import entry_lines

_ON_WALL: Final = 4
"""Most cards that the wall names."""
_MOST_READ: Final = 400
"""Most entries that are searched for cards that were seen."""


@frozen
class Proposal:
    """A proposal to take back: the entry from which all would go, in words for a seat and for the wall."""

    entry: int
    going: tuple[DrawnWords, ...]
    count: int
    """How many moves go, with those that are not listed."""
    again: tuple[DrawnWords, ...]
    count_again: int
    """How many moves would count again, because what goes had taken them back."""
    unseen: tuple[DrawnWords, ...]

    @property
    def brings_back(self) -> bool:
        """Whether it does nothing else than bring moves back that were taken back."""
        return not self.count and self.count_again > 0

    def lines(self) -> tuple[DrawnWords, ...]:
        """Return the lines of the sheet: what goes, the newest first, what comes again, then what cannot be unseen."""
        gone = _listed(speak("taking back", "What would be undone:"), self.going, self.count)
        again = _listed(speak("taking back", "What would count again:"), self.again, self.count_again)
        return (*gone, *again, *self.unseen)


def proposal(model: GameModel, entry: int, seat: Seat | None = None, most: int = 99) -> Proposal:
    """Return what taking back to before an entry would do, told to a seat, without one to the shown seat.

    most: how many cards that were seen are named; the rest is counted.
    """
    looker = model.seat_shown if seat is None else seat
    since = max(entry, model.entry - _MOST_READ + 1)
    gone = [one for one in model.log(since) if not model.is_taken_back(one.entry)]
    going = _told((one for one in reversed(gone) if one.back_to is None), model, looker)
    facts = [fact for one in gone for _, fact in one.facts(PUBLIC)]
    unseen: tuple[DrawnWords, ...] = ()
    changed = model.going(entry)
    first = next(iter(model.log(entry, entry)), None) if changed.gone else None  # what comes again need not be unseen
    if first is not None:
        shown = seen_since(first.before(PUBLIC), facts)
        told_lines = told_unseen(
            shown, drawn_since(facts), model.name, most, rolled=rolled_since(facts), lookers=lookers_since(facts)
        )
        unseen = tuple(drawn(line) for line in told_lines)
    if since > entry and changed.gone:
        words = speak("taking back", "What was seen before move {number} is not counted here.", number=since)
        unseen = (*unseen, (PlainText(words),))
    again = _told((one for number in changed.newest_again for one in model.log(number, number)), model, looker)
    return Proposal(entry, going, changed.gone, again, changed.again, unseen)


def _told(moves: Iterable[Happened], model: GameModel, seat: Seat) -> tuple[DrawnWords, ...]:
    """Return the first line of each of the newest moves, as a seat may know it."""
    told = (line.words for one in moves for line in entry_lines(one, model, "moves", seat=seat)[:1])
    return tuple(line if not isinstance(line, str) else (PlainText(line),) for line in islice(told, MOST_TOLD))


def _listed(heading: str, lines: tuple[DrawnWords, ...], count: int) -> Iterator[DrawnWords]:
    """Yield lines below their heading, and how many more there are; nothing where there are none."""
    if count:
        yield (PlainText(heading, strong=True),)
        yield from lines
    if count > len(lines):
        yield _and_more(count - len(lines))


def _and_more(count: int) -> DrawnWords:
    return (PlainText(speak("taking back", "and {count} more, before these", count=count)),)


def wall_look(model: GameModel, entry: int) -> BubbleLook:
    """Return the same proposal for the wall, as everybody may know it."""
    found = proposal(model, entry, PUBLIC, most=_ON_WALL)
    note = found.unseen[0] if found.unseen else ""
    if found.brings_back:
        lines = _shortened(found.again, found.count_again)
        return BubbleLook(speak("taking back", "Bring back"), "price", "undo", lines, note=note)
    lines = _shortened(found.going, found.count)
    if found.count_again:
        words = speak("taking back", "{count} moves would count again.", count=found.count_again)
        lines = (*lines, (PlainText(words),))
    return BubbleLook(speak("taking back", "Take back"), "price", "undo", lines, note=note)


def _shortened(lines: tuple[DrawnWords, ...], count: int) -> tuple[DrawnWords, ...]:
    """Return the newest two of several lines, and how many more there are."""
    newest = lines[:2]
    return (*newest, _and_more(count - len(newest))) if count > len(newest) else newest
