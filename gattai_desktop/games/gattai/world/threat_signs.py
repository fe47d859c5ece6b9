"""The sign that a Threat bears on its plate: its face for everybody at the table, which tells none of its secrets.

A pack names it; else it follows from the Threat's place among the Threats. Nothing hidden decides it (RULES INFO-7).
"""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.value import Value

SIGNS: Final = (
    *("mask", "bolt", "wave", "flame", "blade", "crown", "drop"),
    *("leaf", "crystal", "bell", "mast", "crosshair"),
)


def sign_of(values: Mapping[str, Value], key: str) -> str:
    """Return the sign of a Threat by its key, such as "brass_tide"; one of SIGNS. values: of a table or a sight."""
    named = values.get(f"threat.{key}.sign")
    if named in SIGNS:
        return str(named)
    there = values.get("threats") or ()
    place = there.index(key) if isinstance(there, tuple) and key in there else 0
    return SIGNS[place % len(SIGNS)]


_SHAPES: Final = {
    "mask": "monster", "bolt": "storm", "flame": "cinder", "drop": "brine",
    "leaf": "thicket", "bell": "chime", "mast": "static", "crosshair": "crit",
}  # fmt: skip
"""What a sign is called among the shapes, where it has another name there."""


def threat_sign(values: Mapping[str, Value], key: str) -> str:
    """Return the shape of a Threat's sign by its key."""
    sign = sign_of(values, key)
    return _SHAPES.get(sign, sign)
