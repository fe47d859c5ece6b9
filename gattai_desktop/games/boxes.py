"""The games that can be played here, each by its key. A box is opened when somebody first asks for it."""

from functools import cache
from typing import Final

from gattai_desktop.games.box import Box

KEYS: Final = ("gattai",)


class NoSuchGame(ValueError):
    """A file names a game that is not played here."""


@cache
def box(key: str) -> Box:
    """Return the box of a game. Raises NoSuchGame."""
    if key == "gattai":
        from gattai_desktop.games.gattai.box import GATTAI

        return GATTAI
    raise NoSuchGame(f"No game is called '{key[:40]}'. Played here: {', '.join(KEYS)}.")
