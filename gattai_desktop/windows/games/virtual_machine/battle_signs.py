"""Finds the signs of what stands on a battlefield: kinds of mobs and bosses, bits of the byte, states of areas."""

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
from gattai_desktop.games.virtual_machine.processes import ProcessKind
from gattai_desktop.games.virtual_machine.status_byte import BITS

_OF_KINDS: Final = {
    "m01": "vmThread", "m02": "vmSniffer", "m03": "vmBlock", "m04": "vmMoth", "m05": "vmPusher", "m06": "vmLeech",
    "m07": "vmSpoof", "m08": "vmBeacon", "m09": "vmHound", "m10": "vmCron", "m11": "vmNurse", "m12": "vmImp",
    "b1": "vmAuditor", "b2": "vmWarden", "b3": "vmForks", "b4": "vmRoot",
}  # fmt: skip
OF_BITS: Final[Mapping[str, str]] = {bit: f"vm{bit.capitalize()}" for bit in BITS}
"""The sign of each bit of the status byte."""
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


def sign_of(kind: ProcessKind) -> str:
    """Return the sign of a mob or boss; that of any monster for those of other packs."""
    return _OF_KINDS.get(kind.id, "monster")
