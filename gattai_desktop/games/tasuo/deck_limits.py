"""How many Ultra cards a deck may have at a table (RULES TS-3, TS-H1, TS-H38)."""

from collections.abc import Mapping
from typing import Any, Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.games.tasuo.rulings import ShowdownRulings

MOST_ULTRA: Final = 10
COPIES_ULTRA: Final = 4
"""Copies of an Ultra card, where a table lets there be several (RULES TS-H38)."""


@frozen
class DeckLimits:
    """How a table lets the Ultra Deck be (RULES TS-H1, TS-H38)."""

    fewest_ultra: int = 0
    most_ultra: int = MOST_ULTRA
    copies_ultra: int = 1


DEFAULT_LIMITS: Final = DeckLimits()


def limits_of(rulings: ShowdownRulings) -> DeckLimits:
    """Return how a table lets the Ultra Deck be (RULES TS-H1, TS-H38)."""
    fewest = MOST_ULTRA if rulings.ultra_deck == "exactly_ten" else 0
    most = 0 if rulings.ultra_deck == "none" else MOST_ULTRA
    return DeckLimits(fewest, most, COPIES_ULTRA if rulings.ultra_copies == "four" else 1)


def chosen_limits(chosen: Mapping[str, str]) -> DeckLimits:
    """Return how a table lets the Ultra Deck be with these rulings, before it is laid."""
    known: Any = {name: chosen[name] for name in ("ultra_deck", "ultra_copies") if name in chosen}
    return limits_of(evolve(ShowdownRulings(), **known))
