"""The set-up of a new table of any game, from as little as somebody says of it."""

from collections.abc import Mapping

from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.gattai.home_base import with_base
from gattai_desktop.content.gattai.scenarios import scenario as scenario_of
from gattai_desktop.content.rumblebots.matches import QUICK, SEATS, match
from gattai_desktop.games.gattai.setup import PilotSetup, Setup
from gattai_desktop.games.rumblebots.setup import KEY as RUMBLEBOTS
from gattai_desktop.games.rumblebots.setup import Setup as BotSetup


def new_table(game: str, seats: Mapping[Seat, str], scenario: str = "", edition: str = "") -> Setup | BotSetup:
    """Return what a table is set up with; where nobody is named, whoever is usual sits down.

    Raises NoSuchScenario for a scenario, or a way of playing, that there is not.
    """
    if game == RUMBLEBOTS:
        return match(seats or SEATS[:2], way=scenario or QUICK)
    if scenario:
        return scenario_of(scenario, seats or None, edition=edition)
    pilots = tuple(PilotSetup(seat, name) for seat, name in (seats or {"red": "", "green": ""}).items())
    return with_base(Setup(pilots=pilots, edition=edition or "beta"))


def seats_named(written: str) -> dict[Seat, str]:
    """Read who sits where: "Red,Green" or "Red=Ren,Green=Gil"."""
    pairs = (part.partition("=") for part in written.split(",") if part.strip())
    return {seat.strip().lower(): name.strip() for seat, _, name in pairs}
