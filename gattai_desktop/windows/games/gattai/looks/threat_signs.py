"""The shape that is drawn for a Threat, wherever it stands: rails, sheets, wall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.world.threat_signs import sign_of

SHAPES: Final = {
    "mask": "monster", "bolt": "storm", "flame": "cinder", "drop": "brine",
    "leaf": "thicket", "bell": "chime", "mast": "static", "crosshair": "crit",
}  # fmt: skip
"""What a sign is called among the shapes, where it has another name there."""


def threat_sign(values: Mapping[str, Value], key: str) -> str:
    """Return the shape of a Threat's sign by its key."""
    sign = sign_of(values, key)
    return SHAPES.get(sign, sign)
