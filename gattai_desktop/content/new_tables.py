"""The set-up of a new table of any game, from as little as somebody says of it."""

from collections.abc import Mapping
from typing import Any

from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import packs_of


def new_table(game: str, seats: Mapping[Seat, str], scenario: str = "", edition: str = "") -> Any:  # noqa: ANN401 - each game has its own
    """Return what a table is set up with; where nobody is named, whoever is usual sits down.

    Raises NoSuchScenario for a scenario, or a way of playing, that there is not.
    """
    return packs_of(game).new_table(seats, scenario, edition)


def seats_named(written: str) -> dict[Seat, str]:
    """Read who sits where: "Red,Green" or "Red=Ren,Green=Gil"."""
    pairs = (part.partition("=") for part in written.split(",") if part.strip())
    return {seat.strip().lower(): name.strip() for seat, _, name in pairs}
