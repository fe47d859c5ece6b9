"""What somebody else does next after a move that was tried out, in words of a conflict."""

from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.games.move import Move


def kind_that_follows(move: Move | None) -> Words:
    """Say what somebody else did next most often: which kind of move, since the card would only be a guess."""
    for kind, words in _COACH_FOLLOWS.items() if move is not None and move.seat == COACH_SEAT else ():
        if isinstance(move, kind):
            return words
    for kind, words in _PILOT_FOLLOWS.items():
        if isinstance(move, kind):
            return words
    return say("")


_COACH_FOLLOWS: Final[dict[type[Move], Words]] = {
    Counter: say("Then Coach most often counters."),
    Block: say("Then Coach most often blocks."),
    Escalate: say("Then Coach most often escalates."),
    Concede: say("Then Coach most often concedes."),
    InitiateRumble: say("Then Coach most often begins a Rumble."),
}
_PILOT_FOLLOWS: Final[dict[type[Move], Words]] = {
    Counter: say("Then the Pilots most often counter."),
    Block: say("Then the Pilots most often block."),
    Escalate: say("Then the Pilots most often escalate."),
    Concede: say("Then the Pilots most often concede."),
    InitiateRumble: say("Then the Pilots most often begin a Rumble."),
}
