"""Whom the program can be in a fight, by strength: as the CPU or as a main character, by the seat."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.players.habits import Erring, Habits
from gattai_desktop.players.programme import MakePlayer
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.fighter import Fighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.players.virtual_machine.reasons import REASONS
from gattai_desktop.players.virtual_machine.sharp import sharp

_ERRS: Final = 0.35


def _fighter(seat: Seat) -> Fighter:
    return CpuFighter() if seat == CPU else McFighter()


def steady(seat: Seat) -> Habits:
    """Return the program at a seat, as the rules describe it (part 1i)."""
    return Habits(_fighter(seat), REASONS)


OPPONENTS: Final[Mapping[str, MakePlayer]] = {
    GENTLE: lambda seat: Erring(steady(seat), _ERRS),
    STEADY: steady,
    SHARP: sharp,
}
"""Each player by the name that a table keeps for its seat."""
