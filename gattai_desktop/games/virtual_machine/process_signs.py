"""Says which drawn sign each mob and boss has on the map: its own, that of the program, or the next one left."""

from collections.abc import Iterable, Mapping
from itertools import cycle
from typing import Final

SIGNS: Final[Mapping[str, str]] = {
    "mask": "monster", "flame": "cinder", "drop": "brine", "leaf": "thicket", "crystal": "crystal",
    "bell": "chime", "mast": "static", "star": "star", "heart": "fan", "moon": "crescent", "blade": "blade",
    "claw": "ts-grab", "boot": "ts-kick", "snow": "ts-ice", "wind": "ts-wind", "flask": "ts-poison",
    "mountain": "ts-earth", "chain": "ts-chain", "tower": "rampart", "cog": "cog", "crown": "crown",
    "moth": "vmMoth", "hound": "vmHound", "hourglass": "vmCron", "anchor": "vmWarden",
}  # fmt: skip
"""What a mob or boss of somebody's own may bear, each with the name of its drawing."""
OF_PROGRAM: Final[Mapping[str, str]] = {
    "m01": "vmThread", "m02": "vmSniffer", "m03": "vmBlock", "m04": "vmMoth", "m05": "vmPusher", "m06": "vmLeech",
    "m07": "vmSpoof", "m08": "vmBeacon", "m09": "vmHound", "m10": "vmCron", "m11": "vmNurse", "m12": "vmImp",
    "b1": "vmAuditor", "b2": "vmWarden", "b3": "vmForks", "b4": "vmRoot",
}  # fmt: skip
"""The drawing of each mob and boss that the program brings along."""


def drawings_of(kinds: Iterable[tuple[str, str]]) -> Mapping[str, str]:
    """Return the name of the drawing of each mob and boss. kinds: their ids with the sign that is chosen, or "".

    Those without one take in their order what nobody else bears, so that no two look alike while there are enough.
    """
    chosen = dict(kinds)
    found = {key: OF_PROGRAM.get(key) or SIGNS.get(sign, "") for key, sign in chosen.items()}
    borne = {*found.values(), *OF_PROGRAM.values()}
    left = cycle([one for one in SIGNS.values() if one not in borne] or [*SIGNS.values()])
    return {key: drawing or next(left) for key, drawing in found.items()}
