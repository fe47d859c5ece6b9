"""Tells how the last clash ended, where the Bots of the next will stand, until the first of them is revealed."""

from typing import Final

from gattai_desktop.board.drawing import Drawing, caps, plain, title
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.values import name
from gattai_desktop.windows.games.rumblebots.looks import strip_looks

_LEAST: Final = 120.0
"""The least room for its words, drawing pixels."""


@frozen
class LastClash:
    """Who won a clash that is over, whether as Challenger or as Champion, and with what."""

    winner: Seat
    words: str
    sums: str

    def spoken(self) -> str:
        """Return what a screen reader says."""
        return f"{speak('bots', 'The last clash')}: {self.words}, {self.sums}."


def last_clash(sight: Sight) -> LastClash | None:
    """Return how the last clash ended, while nothing of the present one is revealed; None before the first."""
    clashes = strip_looks(sight)
    if len(clashes) < 2 or not clashes[-1].now or sight.count(zones.gang(clashes[-1].attacker)):
        return None
    last = clashes[-2]
    who = called(name(sight, last.winner))
    words = speak("bots", "{name} took the crown", name=who)
    if last.winner == last.defender:
        words = speak("bots", "{name} stayed Champion", name=who)
    return LastClash(last.winner, words, last.words)


def draw_last_clash(draw: Drawing, sight: Sight, left: float, top: float, right: float) -> None:
    """Draw it in three lines, between the deck at the left and the names of the wall, where there is room."""
    last = last_clash(sight)
    if last is None or right - left < _LEAST:
        return
    draw = draw.within(left, top, right - left)
    first, step = draw.size(caps(13)), 1.35
    second = first + step * draw.size(title(20))
    draw.text(0, first, speak("bots", "The last clash"), caps(13), "soft", room=draw.wide)
    draw.text(0, second, last.words, title(20), room=draw.wide, fit=True)
    draw.text(0, second + step * draw.size(plain(16)), last.sums, plain(16), "soft", room=draw.wide)
