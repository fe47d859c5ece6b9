"""The signs of a battlefield: what each state of an area looks like, what is reached, where the sides begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gattai_desktop.board.map.map_looks import Edge
from gattai_desktop.games.virtual_machine.battle_maps import (
    COVER,
    DARK,
    FALLING,
    HAZARDOUS,
    LOCKED,
    MIRRORED,
    UNSTABLE,
)

OF_STATES: Final[Mapping[str, tuple[Edge, str]]] = {
    DARK: ("dots", "vmDark"),
    COVER: ("battlements", "vmCover"),
    HAZARDOUS: ("striped foot", "vmHazard"),
    UNSTABLE: ("broken foot", "vmUnstable"),
    MIRRORED: ("double", "vmMirror"),
    LOCKED: ("heavy", "lock"),
    FALLING: ("funnel", "vmFalling"),
}
"""How the plate of an area is edged in each state, and the sign beside its name."""
MOVE: Final = "vmMove"
STOP: Final = "vmStop"
START: Final = "vmPlus"
BOSS_START: Final = "cross"
