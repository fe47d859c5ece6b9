"""The battlefield as it is now: what each area is, which links are open, what a step costs (VM-30 to VM-43, 1h).

What is printed on the map is changed by modifiers: of "area.B2" one sets or clears a state; of "link.B2.B5" one lets a
one-way link be used both ways.
"""

from functools import lru_cache

from gattai_desktop.cards.area_map import AreaMap
from gattai_desktop.cards.frozen import evolve


@lru_cache(maxsize=256)
def lines_open(areas: AreaMap, locked: frozenset[str]) -> AreaMap:
    """Return the map with the links that are open for a look: none of a Locked area is (VM-32, VM-H40)."""
    return evolve(areas, links=tuple(link for link in areas.links if not locked & {link.start, link.end}))
