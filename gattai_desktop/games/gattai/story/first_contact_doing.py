"""Holds what the guide of First Contact says against what a player may do now, and does it for her (RULES FC-5)."""

from collections.abc import Iterable, Mapping
from types import UnionType
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.gattai.gambit.moves import PlayBlind, PlayInGambit
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.names import seat_name
from gattai_desktop.games.gattai.outcome.outcome import ReturnToStory
from gattai_desktop.games.gattai.story.first_contact_lessons import CONCEDE
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, Wake
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.throwdown.drives import Concede, Counter
from gattai_desktop.games.gattai.throwdown.initiative import PlayNewCard
from gattai_desktop.games.gattai.throwdown.joining import CloseSides
from gattai_desktop.games.gattai.throwdown.reveal import Reveal
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.gattai.world.factions import Invest, stack_zone
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE

_DONE_BY: Final[Mapping[str, type[Move] | UnionType]] = {
    "deal": SetUpSession,
    "invest": Invest,
    "first gambit": OfferGambit,
    "second gambit": OfferGambit,
    "more gambits": GoOn,
    "after": GoOn,
    "the weapon": OfferGambit | Wake,
    "the enemy": Invest,
    "last words": GoOn,
    "gambit.threshold": PlayBlind,
    "gambit.play": PlayInGambit,
    "gambit.reveal": Reveal,
    "throwdown.sides": CloseSides,
    "throwdown.replay": PlayNewCard,
    "throwdown.reveal": Reveal,
    "outcome.story": ReturnToStory,
}
"""What does each beat, by its key, and each step of a conflict; the others are read, played out, or a choice."""


def within(guide: Guide, table: Table, options: Iterable[Move]) -> Guide:
    """Return what is said to a seat that may do these moves: no higher card where she has none, only what is left."""
    drives = [move for move in options if move.steps] if guide.step == "throwdown.turn" else []
    if not drives or any(isinstance(move, Counter) for move in drives):
        return guide
    name, allies = seat_name(table, drives[0].seat), len(turn_now(table).members) > 1
    if all(isinstance(move, Concede) for move in drives):
        now = say("{name} has no card that fits: only Concede is left.", name=name)
        if allies:
            now = say("{name} has no card that fits: an ally plays, or press Concede.", name=name)
        return evolve(guide, now=now, learn=CONCEDE, place=NOWHERE)
    now = say("{name} has no card that is high enough: press another Drive.", name=name)
    if allies:
        now = say("{name} has no card that is high enough: an ally plays, or press another Drive.", name=name)
    return evolve(guide, now=now)


def done_by(guide: Guide, options: Iterable[Move]) -> Move | None:
    """Return the move that does what the guide says.

    It invests the lowest card, where the guide points, and plays the highest in a conflict.
    """
    kind = _DONE_BY.get(guide.step or guide.key)
    found = [move for move in options if kind is not None and isinstance(move, kind)]
    with_faction = [move for move in found if isinstance(move, Invest | Wake)]
    pointed = [move for move in with_faction if stack_zone(move.faction) == guide.place.zone]
    if pointed:
        return min(pointed, key=lambda move: move.card.rank if isinstance(move, Invest) else 0)
    found = [move for move in found if move not in with_faction]
    played = [move for move in found if isinstance(move, PlayInGambit | PlayNewCard)]
    return max(played, key=lambda move: move.card.rank) if played else next(iter(found), None)
