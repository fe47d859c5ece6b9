"""Chooses the sounds of an entry, those of every game and those of this one, from what everybody may see."""

from collections.abc import Callable, Iterable
from typing import Final

from gattai_desktop.cards.facts import CardsMoved, CardsTurned, Fact, ZoneShuffled
from gattai_desktop.model.happened import Happened, SeenFacts

MOST: Final = 2
"""Most sounds of one entry; the most important come first."""
_LEAST: Final = ("undo", "land", "turn", "deal", "shuffle")
"""Sounds of every game, the most important first; those that a game adds come before them."""


def sounds_of(
    happened: Happened,
    facts: SeenFacts,
    of_game: Callable[[Fact], str] = lambda _fact: "",
    *,
    order: tuple[str, ...] = (),
    first: Iterable[str] = (),
) -> tuple[str, ...]:
    """Return the sounds of an entry, the most important first.

    of_game: the sound that a game alone makes of a fact, "" for none; order: these sounds, the most telling first,
    without what stands behind a dash or an underscore; first: what the move itself sounds like.
    """
    if happened.back_to is not None:
        return ("undo",)
    found = dict.fromkeys(first)
    found |= dict.fromkeys(name for _, fact in facts if (name := of_game(fact) or _plain(fact)))
    ranks = (*order, *_LEAST)
    return tuple(sorted(found, key=lambda name: ranks.index(name.partition("-")[0].partition("_")[0])))[:MOST]


def _plain(fact: Fact) -> str:
    match fact:
        case CardsMoved():
            return "land" if any(fact.up) else "deal"
        case CardsTurned():
            return "turn"
        case ZoneShuffled():
            return "shuffle"
    return ""
