"""The games that a demo can play, each with its programme."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.content.boxes import NoSuchGame
from gattai_desktop.players.gattai.programme import GATTAI_EVENINGS
from gattai_desktop.players.programme import Programme
from gattai_desktop.players.rumblebots.match import BOT_BATTLE

_PROGRAMMES: Final[Mapping[str, Programme]] = {one.key: one for one in (GATTAI_EVENINGS, BOT_BATTLE)}


def programme(key: str) -> Programme:
    """Return what a demo plays of a game. Raises NoSuchGame."""
    if key not in _PROGRAMMES:
        raise NoSuchGame(key)
    return _PROGRAMMES[key]
