"""The rooms of all games, each by the game's key."""

from __future__ import annotations

from gattai_desktop.windows.kit.room import GameRoom


def room_of(game: str) -> GameRoom:
    """Return the room of a game by its key; each is furnished when it is first wanted."""
    if game == "rumblebots":
        from gattai_desktop.windows.games.rumblebots.room import BOTS_ROOM

        return BOTS_ROOM
    from gattai_desktop.windows.games.gattai.room import GATTAI_ROOM

    return GATTAI_ROOM
