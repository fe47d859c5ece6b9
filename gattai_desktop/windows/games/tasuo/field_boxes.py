"""Says where a card lies in a zone of the field, and where one comes to lie that is dropped there."""

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.fan import HEADROOM
from gattai_desktop.board.scale import Scale
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo import zones
from gattai_desktop.windows.games.tasuo.card_inside import WITH_NAME
from gattai_desktop.windows.games.tasuo.field_grid import EDGE, ORDER, FieldGrid
from gattai_desktop.windows.games.tasuo.field_looks import FieldPlace

_RISEN: Final = 0.56
"""How far an Ultra card that may enter stands out above its pile, of its height."""
_LEAST_HAND_CARD: Final = 0.36
"""The least height of a card of the hand below a question or a guide, in cu."""
_SHOWN: Final = 0.9
"""How much shows of each card of the hand below a question or a guide, where a card then still has its name on it."""
_BRACKETS: Final = 12.0
"""How far the brackets of a place reach beyond it at most, device-independent pixels."""


def place_box(grid: FieldGrid, zone: str, number: int, *, below: str, turned: bool = False) -> QRectF | None:
    """Return where a card lies in a zone of the field; None for a zone that is not on the field."""
    kind, _, rest = zone.partition(".")
    own = zone.endswith(f".{below}")
    if kind in ORDER:
        box = grid.place(kind, below=own)
        return box.translated(0, -box.height() * EDGE * number)
    if kind == "weapons":
        return grid.weapon(rest.partition(".")[0], number, below=own)
    if kind == "legend":
        return grid.legend(number, below=own)
    if kind == "arena":
        return grid.arena(turned=turned)
    if kind == "ultra":  # a card that may enter stands out above its pile
        box = grid.pile(kind, below=own)
        return box.translated(-box.width() * 0.34 * number, -box.height() * _RISEN)
    if kind in ("deck", "dead"):
        return grid.pile(kind, below=own)
    return None


def low_hand_card(high: float, scale: Scale) -> float:
    """Return the height of a card of the hand below a question or a guide, where the hand has that height."""
    return max(high / (_SHOWN + HEADROOM), scale.of(_LEAST_HAND_CARD), WITH_NAME + 1)


def landing_box(grid: FieldGrid, place: Place, count: int, *, below: str) -> QRectF | None:
    """Return where a card comes to lie that is dropped on a zone, or one lies that is named; count: how many do."""
    kind, _, rest = place.zone.partition(".")
    own = place.zone.endswith(f".{below}")
    if kind == "charges":
        name = rest.partition(".")[0]
        left, wide = grid.column(name)
        top = grid.mark(50, below=True) if own else grid.place(name, below=False).y() - 26 * grid.unit
        return QRectF(left, top, wide, 26 * grid.unit)
    if kind == "use":
        return grid.strip
    number = (count if place.index is None else place.index) if kind == "legend" else 0
    return place_box(grid, place.zone, min(number, 4), below=below)


def spared_by_previews(
    grid: FieldGrid, looks: Iterable[FieldPlace], places: Iterable[Place], *, below: str
) -> Iterator[QRectF]:
    """Yield what no preview lies over: warriors with their figures, and where the card may be laid, with its brackets.

    places: where that is; of the Legend Zones it is the whole row, which says how many are free.
    """
    standing = [(grid.place(one.place, below=one.seat == below), grid.figures) for one in looks if one.warrior]
    laid = [(box, 0.0) for one in places if (box := _whole_box(grid, one, below)) is not None]
    return (box.adjusted(-_BRACKETS, -_BRACKETS, _BRACKETS, max(foot, _BRACKETS)) for box, foot in (*standing, *laid))


def _whole_box(grid: FieldGrid, place: Place, below: str) -> QRectF | None:
    own = place.zone == zones.legend(below)
    if not own:
        return landing_box(grid, place, 0, below=below)
    return grid.legend(0, below=True).united(grid.legend(max(0, grid.legends[True] - 1), below=True))
