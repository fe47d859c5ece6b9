"""Finds the crystals of a bot battle that move, so that they can be shown flying (LOOK 17)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.value import as_number
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.happened import SeenFacts

SPACE: Final = "space"
"""The path, and the place, of the crystals of the round."""
_CRYSTALS: Final = "crystals."


def crystals_sent(facts: SeenFacts) -> Iterator[tuple[str, Place, Place]]:
    """Yield sign, origin and target of each crystal: the fact after one that takes a crystal lays it down."""
    taken: tuple[str, int] | None = None
    for _, fact in facts:
        if not isinstance(fact, ValueChanged) or not (fact.path == SPACE or fact.path.startswith(_CRYSTALS)):
            continue
        change = as_number(fact.after) - as_number(fact.before)
        if change < 0:
            taken = fact.path, -change
        elif taken is not None and taken[1] == change:
            yield from (("crystal", Place(zone=taken[0]), Place(zone=fact.path)) for _ in range(change))
            taken = None
