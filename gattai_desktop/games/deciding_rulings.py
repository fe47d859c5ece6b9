"""Which rulings decided a preview: those under another option of which it would be another preview."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State

if TYPE_CHECKING:
    from gattai_desktop.games.game import Game, Preview


def deciding(game: "Game", table: State, foreseen: "Callable[[State], Preview]") -> tuple[str, ...]:
    """Return the names of the rulings that decide what is foreseen of a table, in the order in which rules ask them."""
    found = _noticed(game, foreseen(table))
    return tuple(
        name
        for name, others in game.rulings_read(table, foreseen)
        if any(_noticed(game, foreseen(other)) != found for other in others)
    )


def _noticed(game: "Game", preview: "Preview") -> "Preview":
    """What people notice of a preview; the numbers of causes shift with what they do not."""
    told = (evolve(fact, cause=-1) for _, fact in preview.facts if game.is_told(fact))
    return evolve(preview, facts=tuple((-1, fact) for fact in told))
