"""What taking back would mean, for whoever decides it: which lines go, what was seen and cannot be unseen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.words import Text, Words
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.unseeing import drawn_since, seen_since, told_unseen
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.looks.log import entry_lines
from gattai_desktop.windows.shown import drawn

translate = QCoreApplication.translate

MOST_LINES: Final = 6
"""Lines that are named one by one; of more the newest are, and the rest is counted."""
_ON_WALL: Final = 4
"""Cards that the wall names."""
_MOST_READ: Final = 400
"""Entries that are looked through for what was seen."""


@frozen
class Proposal:
    """A step back that somebody proposes: the entry from which all would go, in words for a seat and for the wall."""

    entry: int
    going: tuple[Words, ...]
    more: int
    """How many lines go beside those that are named."""
    unseen: tuple[Words, ...]

    def lines(self) -> tuple[Words, ...]:
        """What the sheet says: what goes, the newest first, then what cannot be unseen."""
        found = [(Text(translate("taking back", "These would not hold any more:"), strong=True),), *self.going]
        if self.more:
            words = translate("taking back", "and %n more, before these", None, self.more)
            found.append((Text(words.replace("%n", str(self.more))),))
        return (*found, *self.unseen)


def proposal(model: GameModel, entry: int, seat: Seat | None = None, most: int = 99) -> Proposal:
    """Return what taking back to before an entry would mean, told to a seat (to the one shown, without one).

    most: how many cards that were seen are named; the rest is counted.
    """
    looker = model.seat_shown if seat is None else seat
    gone = [one for one in model.log(max(entry, model.entry - _MOST_READ)) if not model.is_taken_back(one.entry)]
    told = [line.words for one in reversed(gone) for line in entry_lines(one, model, "moves", seat=looker)[:1]]
    facts = [fact for one in gone for _, fact in one.facts(PUBLIC)]
    unseen: tuple[Words, ...] = ()
    first = _first(model, entry)
    if first is not None:
        shown = seen_since(first.before(PUBLIC), facts)
        unseen = tuple(drawn(line) for line in told_unseen(shown, drawn_since(facts), model.name, most))
    going = tuple(line if not isinstance(line, str) else (Text(line),) for line in told)
    return Proposal(entry, going[:MOST_LINES], max(0, len(going) - MOST_LINES), unseen)


def _first(model: GameModel, entry: int) -> Happened | None:
    return next(iter(model.log(entry, entry)), None)


def wall_look(model: GameModel, entry: int) -> BubbleLook:
    """Return the same proposal for the wall, as everybody may know it."""
    found = proposal(model, entry, PUBLIC, most=_ON_WALL)
    count = len(found.going) + found.more
    title = translate("taking back", "Take back")
    lines = found.going[:2]
    if count > len(lines):
        words = translate("taking back", "and %n more, before these", None, count - len(lines))
        lines = (*lines, (Text(words.replace("%n", str(count - len(lines)))),))
    return BubbleLook(title, "price", "undo", lines, note=found.unseen[0] if found.unseen else "")
