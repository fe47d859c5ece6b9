"""Tells what taking back would do: which lines go, and which cards were seen and cannot be unseen."""

from itertools import islice
from typing import Final

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, PlainText
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.revealed_cards import drawn_since, lookers_since, rolled_since, seen_since, told_unseen
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.log_lines import entry_lines

MOST_LINES: Final = 6
"""Most lines that are listed; of more, the newest are listed and the rest is counted."""
_ON_WALL: Final = 4
"""Most cards that the wall names."""
_MOST_READ: Final = 400
"""Most entries that are searched for cards that were seen."""


@frozen
class Proposal:
    """A proposal to take back: the entry from which all would go, in words for a seat and for the wall."""

    entry: int
    going: tuple[DrawnWords, ...]
    more: int
    """How many entries go besides the listed ones."""
    again: int
    """How many entries would count again, because what goes had taken them back."""
    unseen: tuple[DrawnWords, ...]

    @property
    def count(self) -> int:
        """How many entries go."""
        return len(self.going) + self.more

    def lines(self) -> tuple[DrawnWords, ...]:
        """Return the lines of the sheet: what goes, the newest first, what comes back, then what cannot be unseen."""
        found = [(PlainText(speak("taking back", "These would be undone:"), strong=True),), *self.going]
        if self.more:
            found.append(_and_more(self.more))
        return (*found, *self.brought_back(), *self.unseen)

    def brought_back(self) -> tuple[DrawnWords, ...]:
        """Return what would count again, as one line; none where nothing would."""
        if not self.again:
            return ()
        return ((PlainText(speak("taking back", "{count} entries would count again.", count=self.again)),),)


def proposal(model: GameModel, entry: int, seat: Seat | None = None, most: int = 99) -> Proposal:
    """Return what taking back to before an entry would do, told to a seat, without one to the shown seat.

    most: how many cards that were seen are named; the rest is counted.
    """
    looker = model.seat_shown if seat is None else seat
    since = max(entry, model.entry - _MOST_READ + 1)
    gone = [one for one in model.log(since) if not model.is_taken_back(one.entry)]
    told = (line.words for one in reversed(gone) for line in entry_lines(one, model, "moves", seat=looker)[:1])
    going = tuple(line if not isinstance(line, str) else (PlainText(line),) for line in islice(told, MOST_LINES))
    facts = [fact for one in gone for _, fact in one.facts(PUBLIC)]
    unseen: tuple[DrawnWords, ...] = ()
    first = _first(model, entry)
    if first is not None:
        shown = seen_since(first.before(PUBLIC), facts)
        told_lines = told_unseen(
            shown, drawn_since(facts), model.name, most, rolled=rolled_since(facts), lookers=lookers_since(facts)
        )
        unseen = tuple(drawn(line) for line in told_lines)
    if since > entry:
        words = speak("taking back", "What was seen before entry {number} is not counted here.", number=since)
        unseen = (*unseen, (PlainText(words),))
    count, again = model.going(entry)
    return Proposal(entry, going, max(0, count - len(going)), again, unseen)


def _first(model: GameModel, entry: int) -> Happened | None:
    return next(iter(model.log(entry, entry)), None)


def _and_more(count: int) -> DrawnWords:
    return (PlainText(speak("taking back", "and {count} more, before these", count=count)),)


def wall_look(model: GameModel, entry: int) -> BubbleLook:
    """Return the same proposal for the wall, as everybody may know it."""
    found = proposal(model, entry, PUBLIC, most=_ON_WALL)
    title = speak("taking back", "Take back")
    lines = found.going[:2]
    if found.count > len(lines):
        lines = (*lines, _and_more(found.count - len(lines)))
    note = found.unseen[0] if found.unseen else ""
    return BubbleLook(title, "price", "undo", (*lines, *found.brought_back()), note=note)
