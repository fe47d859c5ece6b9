"""Maps of battlefields and the fights on them, as a pack says them (VM-4, VM-5, VM-H59)."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.area_map import AreaMap
from gattai_desktop.cards.frozen import field, frozen

DARK: Final = "dark"
COVER: Final = "cover"
HAZARDOUS: Final = "hazardous"
UNSTABLE: Final = "unstable"
MIRRORED: Final = "mirrored"
LOCKED: Final = "locked"
FALLING: Final = "falling"
STATES: Final = (DARK, COVER, HAZARDOUS, UNSTABLE, MIRRORED, LOCKED, FALLING)
"""What an area can be (VM-W5); the effects are in `area_states.py`."""

FEWEST: Final = 2
MOST: Final = 6
USUAL: Final = 4
"""How many MCs fight at least and at most, and for how many a fight is written."""


@frozen(kw_only=True)
class BattleMap:
    """A battlefield: its areas and links, what each area is, where the MCs start (+) and where the bosses (X)."""

    id: str
    name: str
    area_map: AreaMap
    states: Mapping[str, frozenset[str]] = field(factory=dict)
    start: str
    boss_start: str
    text: str = ""


Placed = tuple[str, str]
"""A mob by the id of its kind, and the area that it starts in."""


@frozen(kw_only=True)
class FightPlan:
    """A ready fight: its map, its boss, and its mobs with their areas when four MCs play.

    out_3 and out_2 stay out with three MCs, and with two as well; in_5 and in_6 join with five, and with six as well.
    mcs: who fights, where nobody chooses. yields: with so few able processes the CPU yields, with 0 never.
    """

    id: str
    name: str
    map: str
    boss: str = ""
    mobs: tuple[Placed, ...]
    out_3: tuple[Placed, ...] = ()
    out_2: tuple[Placed, ...] = ()
    in_5: tuple[Placed, ...] = ()
    in_6: tuple[Placed, ...] = ()
    mcs: tuple[str, ...] = ()
    yields: int = 0
    evening: int = 0
    difficulty: int = 0
    length: str = ""
    text: str = ""

    def line_up(self, mcs: int) -> tuple[Placed, ...]:
        """Return the mobs for this number of MCs, in the order of the row; newcomers come last (VM-H59)."""
        found = list(self.mobs)
        for one in (*(self.out_3 if mcs <= 3 else ()), *(self.out_2 if mcs <= FEWEST else ())):
            found.reverse()  # of equal ones the last stays out
            found.remove(one)
            found.reverse()
        return (*found, *(self.in_5 if mcs >= 5 else ()), *(self.in_6 if mcs >= MOST else ()))


def boss_raises(mcs: int) -> int:
    """Return by how many raises, or cuts below 0, a boss's MaxHP changes with this number of MCs (VM-H59)."""
    return min(max(mcs - USUAL, -2), 1)
