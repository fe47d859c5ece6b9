"""The Team that an evening ends with, ready to sit down for the next session."""

from collections.abc import Mapping

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.kinds_of_many import FieldValues


@frozen(kw_only=True)
class Team:
    """Who sits where in the next session, and what follows for it from the evening that ended."""

    seats: Mapping[Seat, str]
    """The name of whom each plays, from the Coach's left; "" for a name that is still to be found."""
    people: Mapping[Seat, str] = field(factory=dict)
    """Who sits in each seat, the Coach's too, where somebody said it."""
    answers: FieldValues = field(factory=dict)
    """What it answers of the form of the next table, such as how often Schism was counted."""
    line: Words = Words("")
    """Where it comes from, and what it brings along, in a few words."""
