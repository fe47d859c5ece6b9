"""Says which plates of a showdown do what the guide of the lesson speaks of."""

from collections.abc import Hashable

from gattai_desktop.cards.card import Card
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.opening import KeepAll, KeepFirstHand, PutCardsBack
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.windows.games.tasuo.after_lesson import AFTER
from gattai_desktop.windows.games.tasuo.deeds import DRIVE, MORE
from gattai_desktop.windows.games.tasuo.first_hand import CHANGE, KEEP
from gattai_desktop.windows.kit.guide_words import move_for
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.seat_view import SeatView


def guided_plates(
    view: SeatView, guide: Guide | None, picks: tuple[Card, ...], drives: tuple[str, ...], behind: tuple[RowPlate, ...]
) -> frozenset[Hashable]:
    """Return the names of the plates to press now; none where a card is to be moved first, or a place pressed.

    behind: the plates for which the row has no room; those that only lift a card are not behind "More".
    """
    if guide is None:
        return frozenset()
    if view.sight.text("step") == OVER:
        return frozenset((AFTER,))
    move = move_for(guide, view)
    if isinstance(move, KeepFirstHand | KeepAll):
        return frozenset(KEEP.values())
    if isinstance(move, PutCardsBack):
        return frozenset((CHANGE,)) if set(picks) == set(move.cards) else frozenset()
    if isinstance(move, AttackMove):
        return frozenset(DRIVE + name for name in move.named_drives if name not in drives)
    if move is None:
        return frozenset()
    return frozenset((MORE if any(one.key == move.phrase and one.serves is None for one in behind) else move.phrase,))
