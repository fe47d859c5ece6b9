"""Says where a card lies in a zone of the field, and where one comes to lie that is dropped there."""

from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.tasuo.field_grid import EDGE, ORDER, FieldGrid

_RISEN: Final = 0.56
"""How far an Ultra card that may enter stands out above its pile, of its height."""


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


def landing_box(grid: FieldGrid, place: Place, count: int, *, below: str) -> QRectF | None:
    """Return where a card comes to lie that is dropped on a zone; count: how many lie there."""
    kind, _, rest = place.zone.partition(".")
    own = place.zone.endswith(f".{below}")
    if kind == "charges":
        name = rest.partition(".")[0]
        left, wide = grid.column(name)
        top = grid.mark(50, below=True) if own else grid.place(name, below=False).y() - 26 * grid.unit
        return QRectF(left, top, wide, 26 * grid.unit)
    if kind == "use":
        return grid.strip
    number = count if kind == "legend" else 0
    return place_box(grid, place.zone, min(number, 4), below=below)
