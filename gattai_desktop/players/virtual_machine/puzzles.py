"""Puzzles of Virtual Machine: nobody yields, breaks off or hides a part of the map, and no token is told as a card."""

from typing import Final

from gattai_desktop.cards.tokens import AREA, UNSEEN
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine import ending, hiding, next_fight
from gattai_desktop.games.virtual_machine.any_moment import Speak
from gattai_desktop.games.virtual_machine.zones import BOX, BYTE
from gattai_desktop.players.puzzles.manner import PuzzleManner

_ASIDE: Final = (*hiding.MOVES, *ending.MOVES, *next_fight.MOVES, Speak)
"""What a table of people decides: a puzzle is won with cards."""


def _aside(move: Move) -> bool:
    return isinstance(move, _ASIDE)


FIGHT_PUZZLES: Final = PuzzleManner(aside=_aside, leaves_out=frozenset({BOX, BYTE, AREA, UNSEEN}))
