"""The reason that a move by hand may carry into the log."""

from __future__ import annotations

from typing import Any, Final

import attrs

from gattai_desktop.games.gattai import by_hand_cards, by_hand_values
from gattai_desktop.games.move import Move, Text

_MODULES: Final = (by_hand_cards, by_hand_values)


def because(move: Move, reason: str) -> Move:
    """Return the same move by hand with its reason; where it has none to carry, the move itself."""
    if not reason:
        return move
    name = f"{type(move).__name__}Because"
    kind: Any = next((one for module in _MODULES for one in module.MOVES if one.__name__ == name), None)
    if kind is None:
        return move
    fields = {one.name: getattr(move, one.name) for one in attrs.fields(type(move))}
    made: Move = kind(**fields, reason=Text(reason))
    return made
