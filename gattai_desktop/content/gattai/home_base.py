"""The home base of a Team: Barracks, Bunker and Hangar, which every Team has (RULES LOC-5)."""

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.gattai.pilots.bases import BASES
from gattai_desktop.games.gattai.setup import LocationSetup, Setup


def with_base(setup: Setup) -> Setup:
    """Return the set-up with those places of the home base that it does not have already, after its own."""
    there = {one.key for one in setup.locations}
    missing = (LocationSetup(key, key.capitalize()) for key in BASES.values() if key not in there)
    return evolve(setup, locations=(*setup.locations, *missing))
