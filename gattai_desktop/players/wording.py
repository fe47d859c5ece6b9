"""Words a move that a player weighed: what it is, why it is made, what follows, and how often it wins.

A hint says it beside the table, and turning points say it after the evening. It may name what the seat knows.
"""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.told import plain_tell
from gattai_desktop.players.programmes import programme
from gattai_desktop.players.sharp import WENT_BEST, what_follows
from gattai_desktop.players.weighing import Weighed
from gattai_desktop.players.why import UNSAID, why_of

_WEIGHED: Final = say("It is worth most of what can be done now.")
"""Why, where nothing more can be said of a move of this kind."""


@frozen
class WordedMove:
    """A weighed move in words for people.

    what: the move as the log tells it. follows: what most likely comes next; "" where nothing was tried out. chance: of
    100, what `chance_words` says; None where nothing was tried out. tried: how many times it was.
    """

    move: Move
    what: Words
    why: Words
    follows: Words = say("")
    chance: int | None = None
    tried: int = 0


def worded(game: str, sight: Sight, weighed: Weighed, happened: Iterable[tuple[int, Fact]] = ()) -> WordedMove:
    """Word a move of a game. sight: what its seat saw when it chose; happened: what it saw happen, if it was made."""
    chance = round(100 * weighed.chance) if weighed.chance is not None and weighed.tried else None
    why = _why(game, sight, weighed)
    return WordedMove(
        weighed.move, _what(game, sight, weighed.move, happened), why, weighed.follows, chance, weighed.tried
    )


def chance_words(game: str) -> Words:
    """Return what the chance of a worded move counts in a game: "fights won, of 100"."""
    return programme(game).chance_words


def follow_words(game: str, sight: Sight, move: Move | None) -> Words:
    """Return what most likely comes next in a game, that move having come most often; "" for nothing to say."""
    own = programme(game).follows
    if own is None or move is None:
        return what_follows(box(game).game, sight, move)
    return own(move)


def _what(game: str, sight: Sight, move: Move, happened: Iterable[tuple[int, Fact]]) -> Words:
    try:
        lines = box(game).tell(sight, move, happened, move.seat)
    except NotKnown:
        lines = ()
    return (lines or plain_tell(sight, move, (), move.seat))[0].words


def _why(game: str, before: Sight, weighed: Weighed) -> Words:
    """Return what the player gave as its reason; where it gave none, what speaks for a move of this kind."""
    if weighed.why.template and weighed.why != WENT_BEST:
        return weighed.why
    said = why_of(game, before, weighed.move)
    if said != UNSAID:
        return said
    return weighed.why if weighed.why.template else _WEIGHED
