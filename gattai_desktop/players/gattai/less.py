"""Why a move is less good than what steady takes in a conflict, of the very figures by which it weighs them."""

from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.gattai.cards.comparing import TWO
from gattai_desktop.games.gattai.gambit.moves import PutDown
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.throwdown.challenge import Accept, Challenge
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.games.gattai.throwdown.initiative import PlayNewCard
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai.conflict_habits import drive_worth, reach_for, reach_of, rumble_leaning
from gattai_desktop.players.gattai.leanings import NOTHING_ELSE, Leanings, steady_leanings

_NOTHING: Final = Leanings(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_SPENT: Final = ("held", "two", "ace")
_HEIGHT: Final = ("height",)
_KIND: Final = ("counter", "block", "last", "onward", "rumble")
_PRICE: Final = ("dissonant",)
"""The leanings that belong together: what a card is worth in Hand, how high it lies, the kind of Drive, its price."""


def less_in_conflict(sight: Sight, best: Move, other: Move) -> Words:
    """Return what most speaks against a move beside the one that steady takes; "" where it has no figure for it."""
    if isinstance(best, Counter | Block | Escalate | InitiateRumble):
        if isinstance(other, Concede):
            return say("It gives the stage up while another card can still be played.")
        if isinstance(other, Counter | Block | Escalate | InitiateRumble):
            return _of_drives(sight, best, other)
        return Words("")
    mine, theirs = best.taken_up, other.taken_up
    if not isinstance(mine, Card) or not isinstance(theirs, Card) or mine.strength <= theirs.strength:
        return Words("")
    if isinstance(best, Challenge | Accept | PlayNewCard) and isinstance(other, Challenge | Accept | PlayNewCard):
        return say("{card} is lower: the highest card takes the initiative.", card=theirs)
    if isinstance(best, PutDown) and isinstance(other, PutDown):
        return say("{card} is lower, and easier to beat.", card=theirs)
    return Words("")


def _of_drives(sight: Sight, best: Move, other: Counter | Block | Escalate | InitiateRumble) -> Words:
    """Return by what another Drive loses most against the best one."""
    turn, leans = turn_now(sight), steady_leanings(sight.seat)
    reach = reach_of(sight, sight.seat, turn)
    waits = isinstance(other, InitiateRumble) and not isinstance(best, InitiateRumble)
    if waits and rumble_leaning(turn, leans) == NOTHING_ELSE:
        return say("A Rumble can wait until nothing else can be played.")

    def behind(names: tuple[str, ...]) -> float:
        part = evolve(_NOTHING, **{name: getattr(leans, name) for name in names})
        return drive_worth(sight, turn, best, part, reach) - drive_worth(sight, turn, other, part, reach)

    gaps = {names: behind(names) for names in (_SPENT, _HEIGHT, _KIND, _PRICE)}
    if sum(gaps.values()) <= 0:
        return Words("")
    match max(gaps, key=lambda names: gaps[names]):
        case names if names == _SPENT and other.card.rank == TWO:
            return say("It would spend {card}, and only a Two beats an Ace.", card=other.card)
        case names if names == _SPENT:
            return say("It would spend {card}, which is worth more in the hand.", card=other.card)
        case names if names == _HEIGHT:
            return say("The Pile would be lower with it, and easier to beat.")
        case names if names == _PRICE:
            return say(
                "It goes beyond Strike {reach}, and that has its price.", reach=reach_for(sight, other, reach) or 0
            )
        case _:
            return _of_kind(other)


def _of_kind(other: Move) -> Words:
    if isinstance(other, Escalate):
        return say("A new stage is worth less now, with whatever card.")
    if isinstance(other, Block):
        return say("A Block is worth less now, with whatever card.")
    return say("A Counter is worth less now, with whatever card.")
