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
from gattai_desktop.players.search import TOLD_FROM
from gattai_desktop.players.sharp import WENT_BEST, what_follows
from gattai_desktop.players.weighing import Weighed
from gattai_desktop.players.why import UNSAID, why_of

_WEIGHED: Final = say("It is worth most of what can be done now.")
"""Why, where nothing more can be said of a move of this kind."""
_HARDLY: Final = 0.005
"""What is gained or lost beside a victory, of one: less than this is no difference."""


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


def behind_best(best: Weighed, other: Weighed) -> Words:
    """Return why a move stands below the best, of what the player itself found; "" where it found nothing of it."""
    if best.chance is None or other.chance is None or not other.tried:
        return _less_by_habit(best, other)
    said, follows = _gap(best, best.chance, other, other.chance), other.follows
    if not follows.template or follows == best.follows:
        return said
    return say("{behind} {follows}", behind=said, follows=follows)


def less_by_habit(game: str, sight: Sight, best: Weighed, other: Weighed) -> Words:
    """Return what spoke against a move where nothing was tried out; "" where the player weighed nothing of it.

    sight: what the seat saw when it was weighed, and nothing else is asked.
    """
    if best.tried or other.tried or best.worth <= other.worth:
        return say("")
    try:
        said = programme(game).less(sight, best.move, other.move)
    except (NotKnown, LookupError):
        return say("")
    return said if said != best.why else say("")  # the best one's reason tells it already


def _less_by_habit(best: Weighed, other: Weighed) -> Words:
    """Return the reason of a move that was not tried out, where it is that of the best with other figures.

    Any other reason would praise it: a habit says why it takes a move, not why it leaves one.
    """
    alike = other.why.template == best.why.template and other.why != best.why
    if not alike or other.worth >= best.worth or not any(isinstance(one, int) for _, one in other.why.values):
        return say("")
    return say("Less good: {why}", why=other.why)


def _gap(best: Weighed, most: float, other: Weighed, chance: float) -> Words:
    """Return how far a tried move came out behind the best, or why it stands behind although it did not."""
    points = round(100 * most) - round(100 * chance)
    less = best.worth - most - (other.worth - chance) > _HARDLY
    if other.may_be_luck:
        return _told_of_luck(points, other.tried, less=less)
    if points > 0:
        return say("{points} of 100 behind.", points=points)
    if points == 0:
        return say("Equal, but less is gained besides.") if less else say("It came out about as well.")
    if less and other.worth < best.worth:
        return say("{points} of 100 ahead, but less is gained besides.", points=-points)
    return say("{points} of 100 ahead, which may be luck.", points=-points)


def _told_of_luck(points: int, tries: int, *, less: bool) -> Words:
    """Return that a difference tells nothing: too little was tried, or luck moves it as far.

    less: whether less is gained besides.
    """
    if tries == 1:
        return say("Tried only once: too little to tell.")
    if tries < TOLD_FROM:
        return say("Tried only {tries} times: too little to tell.", tries=tries)
    if points == 0:
        return say("It came out about as well.")
    if points > 0:
        return say("Too close to tell: {points} of 100 behind may be luck.", points=points)
    if less:
        return say("Too close to tell: {points} of 100 ahead, but less is gained besides.", points=-points)
    return say("Too close to tell: {points} of 100 ahead may be luck.", points=-points)


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
    """Return what the player gave as its reason; where it gave none, what speaks for a move of this kind.

    What went best was not what habit takes: that no other does as much, as a habit says of its own, is not said of it.
    """
    if weighed.why.template and (weighed.why != WENT_BEST or not programme(game).why_holds):
        return weighed.why
    said = why_of(game, before, weighed.move)
    if said != UNSAID:
        return said
    return weighed.why if weighed.why.template else _WEIGHED
