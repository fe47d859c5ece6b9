"""Puzzles of Tasuo Showdown: the dice of each are laid down in it, and told with it."""

from typing import Final

from gattai_desktop.games.tasuo.zones import BOX
from gattai_desktop.players.puzzles.manner import PuzzleManner

SHOWDOWN_PUZZLES: Final = PuzzleManner(leaves_out=frozenset({BOX, "die"}))
