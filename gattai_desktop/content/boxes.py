"""The games that can be played here, each by its key: its box, and what its packs hold.

The one register of games. Each part is fetched when somebody first asks for it. It stands on this floor because the
cards of a game may be content: the Bots of a bot battle come out of a pack.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from gattai_desktop.cards.words import wording
from gattai_desktop.games.box import Box

if TYPE_CHECKING:
    from gattai_desktop.content.pack import GamePacks

KEYS: Final = ("gattai", "rumblebots")
"""The games that the program brings along."""
_ADDED: Final[dict[str, Callable[[], Box]]] = {}
"""What opens the box of each game that was added from outside."""


def add_game(key: str, open_box: Callable[[], Box]) -> None:
    """Make a game known to records, sessions and the command line; its box is opened when it is first wanted."""
    _ADDED[key] = open_box


class NoSuchGame(ValueError):
    """A file names a game that is not played here. The message can be told in another language."""

    def __init__(self, key: str) -> None:
        named = {"name": key[:40], "games": ", ".join((*KEYS, *_ADDED))}
        super().__init__(wording("No game is called '{name}'. Played here: {games}.", **named))


@cache
def box(key: str) -> Box:
    """Return the box of a game. Raises NoSuchGame."""
    if key == "gattai":
        from gattai_desktop.games.gattai.box import GATTAI

        return GATTAI
    if key == "rumblebots":
        from gattai_desktop.content.rumblebots.matches import built_in_bots
        from gattai_desktop.games.rumblebots.box import packed

        return packed(built_in_bots().bots)
    if key in _ADDED:
        return _ADDED[key]()
    raise NoSuchGame(key)


def packs_of(key: str) -> "GamePacks":
    """Return what the packs of a game hold, and those that the program brings along. Raises NoSuchGame."""
    if key == "gattai":
        from gattai_desktop.content.gattai.scenarios import PACKS as FUSION

        return FUSION
    if key == "rumblebots":
        from gattai_desktop.content.rumblebots.matches import PACKS as BATTLES

        return BATTLES
    raise NoSuchGame(key)
