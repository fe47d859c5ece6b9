"""Which sounds an entry makes: what every game has, and what a game adds. Made from what everybody saw alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from gattai_desktop.cards.facts import CardsMoved, CardsTurned, Fact, ZoneShuffled
from gattai_desktop.model.happened import Happened, SeenFacts

MOST: Final = 2
"""Sounds for one entry at most: what matters most comes first."""
_LEAST: Final = ("undo", "land", "turn", "deal", "shuffle")
"""What every game has, the most telling first; what a game adds tells more."""


def sounds_of(
    happened: Happened,
    facts: SeenFacts,
    of_game: Callable[[Fact], str] = lambda _fact: "",
    *,
    order: tuple[str, ...] = (),
    first: Iterable[str] = (),
) -> tuple[str, ...]:
    """Return the sounds of an entry, the most telling first.

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
