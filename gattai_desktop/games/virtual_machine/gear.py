"""Gear as a pack says it: who may wear it, where, for which load, and what it does while worn (VM-H48, VM-H49)."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.presentation import Place

SLOTS: Final = ("weapon", "armour", "tassel", "ring")
MOST_WORN: Final = {"weapon": 1, "armour": 1, "tassel": 1, "ring": 8}
"""How many things of a slot may be worn at a time (VM-H48)."""
CARRIED: Final = "carried"
LEFT: Final = "left"
"""Where gear lies that is not worn: with its owner, or left behind before a fight."""
MOST_LOAD: Final = 5
"""What one may wear and carry together (VM-H49)."""
SOFTENED: Final = 2
"""Cuts to the damage of an element that something protects from."""


@frozen(kw_only=True)
class GearKind:
    """A thing to wear.

    sets: bits that it sets at the start of a fight and when put on. bars: bits that cannot be set in its wearer.
    element: of the wearer's attacks; a blast may have one of the `blast_elements`. softens: elements whose damage has
    two cuts. range: instead of the wearer's. staff_cuts: of the single attack of a blaster who is Silenced.
    """

    id: str
    name: str
    kind: str
    slot: str
    load: int
    traits: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    softens: tuple[str, ...] = ()
    element: str = ""
    blast_elements: tuple[str, ...] = ()
    move: int = 0
    play: int = 0
    range: int | None = None
    blast_range: int = 0
    hack_range: int | None = None
    against_armored: int = 0
    staff_cuts: int | None = None
    text: str = ""


def why_not_worn(
    kind: str, worn: Iterable[GearKind], carried: Iterable[GearKind] = (), *, most_load: float = MOST_LOAD
) -> str:
    """Return why somebody of a kind may not have these things, "kind", "slot" or "load"; "" where he may (VM-H49)."""
    worn = tuple(worn)
    every = (*worn, *carried)
    if any(one.kind != kind for one in every):
        return "kind"
    if any(count > MOST_WORN[slot] for slot, count in Counter(one.slot for one in worn).items()):
        return "slot"
    return "load" if sum(one.load for one in every) > most_load else ""


def gear_place(who: str, part: str) -> Place:
    """Return where gear of a process lies: in a slot, among what it carries, with what it leaves behind."""
    return Place(spot=f"gear.{who}.{part}")
