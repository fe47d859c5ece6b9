"""The rooms of all games, each by the game's key."""

from __future__ import annotations

from gattai_desktop.windows.table.table_room import TableRoom


def room_of(game: str) -> TableRoom:
    """Return the room of a game by its key; each is furnished when it is first wanted."""
    if game == "rumblebots":
        from gattai_desktop.windows.bots.room import BOTS_ROOM

        return BOTS_ROOM
    from gattai_desktop.windows.table.gattai_room import GATTAI_ROOM

    return GATTAI_ROOM
