"""The Team that an evening ends with, ready to sit down for the next session."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.kinds_of_many import FieldValues

LAST_TIME: Final = "campaign.last_time"
"""The value in which a session keeps what happened in the one before."""
OWN_WORDS: Final = "campaign.own_words"
"""The value in which it keeps what somebody worded herself in those before: no pack of its own may say that."""


@frozen(kw_only=True)
class Team:
    """Who sits where in the next session, and what follows for it from the evening that ended."""

    seats: Mapping[Seat, str]
    """The name of whom each plays, from the Coach's left; "" for a name that is still to be found."""
    people: Mapping[Seat, str] = field(factory=dict)
    """Who sits in each seat, the Coach's too, where somebody said it."""
    programs: Mapping[Seat, str] = field(factory=dict)
    """The seats that the program plays, each with its strength."""
    answers: FieldValues = field(factory=dict)
    """What it answers of the form of the next table, such as how often Schism was counted."""
    line: Words = Words("")
    """Where it comes from, and what it brings along, in a few words."""
    brings: Mapping[str, int] = field(factory=dict)
    """What it has of what a new table sums up, by the sign of each; nothing for a Team that is still to be made."""
    carries: Callable[[Any], Any] | None = None
    """Turns the set-up of a new table into that of its next evening."""
    goes_on: bool = False
    """Whether the same evening goes on, so that nothing has to be chosen."""

    @property
    def grown(self) -> bool:
        """Whether it has played before, and comes along as it is."""
        return bool(self.brings)


@frozen
class LastTime:
    """The session before another one: its name, and what happened in it, in sentences for people.

    own_words: the words on its table that are somebody's own.
    """

    name: str
    sentences: tuple[str, ...] = ()
    own_words: tuple[str, ...] = ()


def starts_anew(_before: State, _old: Any, new: Any, _last: LastTime) -> Any:  # noqa: ANN401 - each game has its own
    """Set up the next session of a game that takes nothing along."""
    return new
