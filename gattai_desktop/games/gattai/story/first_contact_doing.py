"""Does for a player what the guide of First Contact says: finds the move among those that she may make (RULES FC-5)."""

from collections.abc import Iterable, Mapping
from typing import Final

from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.world.factions import Invest, stack_zone
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move

_DONE_BY: Final[Mapping[str, type[Move]]] = {
    "deal": SetUpSession,
    "invest": Invest,
    "first gambit": OfferGambit,
    "second gambit": OfferGambit,
    "more gambits": GoOn,
    "after": GoOn,
    "the weapon": OfferGambit,
    "last words": GoOn,
}
"""What does each beat, by its key; the others are read or played out."""


def done_by(guide: Guide, options: Iterable[Move]) -> Move | None:
    """Return the move that does what the guide says, an investment with the lowest card where the guide points."""
    kind = _DONE_BY.get(guide.key)
    found = [move for move in options if kind is not None and isinstance(move, kind)]
    laid = [move for move in found if isinstance(move, Invest) and stack_zone(move.faction) == guide.place.zone]
    return min(laid, key=lambda move: move.card.rank) if laid else next(iter(found), None)
