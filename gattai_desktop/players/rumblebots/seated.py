"""Whom the program can be in a bot battle, by strength."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.players.programme import MakePlayer
from gattai_desktop.players.rumblebots.gentle import GentleTactician
from gattai_desktop.players.rumblebots.sharp import SharpTactician
from gattai_desktop.players.rumblebots.steady import SteadyTactician

OPPONENTS: Final[Mapping[str, MakePlayer]] = {
    GENTLE: lambda _seat: GentleTactician(),
    STEADY: lambda _seat: SteadyTactician(),
    SHARP: lambda _seat: SharpTactician(),
}
"""Each player by the name that a table keeps for its seat."""
