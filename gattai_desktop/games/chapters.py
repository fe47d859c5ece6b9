"""Gathers the chapters of a game: modules that say their moves, their agenda items and what they ask.

A chapter lists its moves in `MOVES`, what carries out its agenda items in `DOINGS`, and which of them may have to wait
for an answer in `ASKINGS`; it leaves out what it does not have.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from gattai_desktop.cards.ledger import Doing
from gattai_desktop.games.ask import Asking
from gattai_desktop.games.move import Move


class Chapters:
    """What the chapters of a game say together, in their order: moves that are read first come first."""

    def __init__(self, *chapters: ModuleType) -> None:
        self.moves: tuple[type[Move], ...] = tuple(kind for one in chapters for kind in getattr(one, "MOVES", ()))
        self.doings: Mapping[str, Doing] = _together(chapters, "DOINGS")
        self.askings: Mapping[str, Asking] = _together(chapters, "ASKINGS")


def _together(chapters: tuple[ModuleType, ...], part: str) -> dict[str, Any]:
    return {name: said for one in chapters for name, said in getattr(one, part, {}).items()}
