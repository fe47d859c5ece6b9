"""A Pilot: Stats in three Commitments, Buffers, Charges, and what follows from them (RULES 2.19)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.frozen import frozen, making
from gattai_desktop.cards.state import Table, path_to, paths
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.effects import modifiers
from gattai_desktop.games.gattai.zones import GONE, MOST_PATHS
from gattai_desktop.games.verdict import Reason, refusal

# The Stats of each Commitment, left and right on its balance bar (RULES PILOT-1).
COMMITMENTS: Final[Mapping[str, tuple[str, str]]] = {
    "team": ("solo", "sync"),
    "fight": ("flesh", "steel"),
    "future": ("synapse", "circuit"),
}
STATS: Final = tuple(stat for pair in COMMITMENTS.values() for stat in pair)
COMMITMENT_OF: Final = {stat: name for name, pair in COMMITMENTS.items() for stat in pair}
COMMITMENT_MAXIMUM: Final = 6

PRESENT: Final = ("seats", "pilot.*.present", "pilot.*.status", "pilot.*.stat")
"""The values from which it follows which Pilots are in play."""
OF_PILOTS: Final = paths(*PRESENT, *(f"pilot.*.{stat}" for stat in STATS))
"""The values from which it follows which Pilots are in play, and who of them can act."""

# The colours that seats are named after, in the order in which a new table offers them.
COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black")


@frozen
class Pilot:
    """A Pilot at the table, read from its values. Hidden values raise NotKnown."""

    seat: Seat
    values: Mapping[str, Value]

    def number(self, name: str) -> int:
        """A number of the Pilot: a Stat, "charges", "buffers", "max_hand", …"""
        return self.values[path_of(self.seat, name)]  # type: ignore[return-value]

    def path(self, name: str) -> str:
        """The path of one of her values, for facts."""
        return path_of(self.seat, name)

    @property
    def name(self) -> str:
        return str(self.values.get(path_of(self.seat, "name")) or self.seat.capitalize())

    @property
    def charges(self) -> int:
        return self.number("charges")

    @property
    def max_charges(self) -> int:
        """Twice her Circuit, and modifiers (RULES PILOT-3)."""
        base = 2 * self.number("circuit") + self.number("charge_modifier")
        return modifiers.of_values(self.values, self.seat, "max_charges", base)

    @property
    def buffers(self) -> int:
        return self.number("buffers")

    @property
    def max_buffers(self) -> int:
        """Her Synapse, and modifiers (RULES PILOT-3)."""
        base = self.number("synapse") + self.number("buffer_modifier")
        return modifiers.of_values(self.values, self.seat, "max_buffers", base)

    @property
    def commitment_dead(self) -> str | None:
        """The first Commitment with both Stats at 0 (RULES PILOT-7), if any."""
        values = self.values
        for name, left, right in _commitment_paths(self.seat):
            if values[left] == 0 and values[right] == 0:
                return name
        return None

    @property
    def gone(self) -> bool:
        """Whether she has left the Team for good."""
        return self.values.get(path_of(self.seat, "status")) in GONE

    @property
    def here(self) -> bool:
        """Whether she is in this session, not marked away."""
        return self.values.get(path_of(self.seat, "present")) is not False

    @property
    def active(self) -> bool:
        """Whether she can act: not out of this conflict, not dead or departed."""
        return (self.values.get(path_of(self.seat, "status")) or "active") == "active"


path_of: Final = path_to("pilot.{}.{}")
"""The path of a Pilot's value."""


@lru_cache(maxsize=MOST_PATHS)
def _commitment_paths(seat: Seat) -> tuple[tuple[str, str, str], ...]:
    return tuple((name, path_of(seat, left), path_of(seat, right)) for name, (left, right) in COMMITMENTS.items())


def pilot(table: Table, seat: Seat) -> Pilot:
    """Return the Pilot at a seat."""
    return _pilot(seat, table.values)


_pilot = making(Pilot)


def spends_nothing(table: Table, seat: Seat) -> tuple[Reason, ...]:
    """Say that a Pilot with a dead Commitment spends nothing until it is settled what becomes of her (C-38)."""
    her = pilot(table, seat)
    if not her.commitment_dead:
        return ()
    return (refusal("PILOT-7", "{name} has lost a whole Commitment and spends nothing.", name=her.name),)
