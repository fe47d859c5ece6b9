"""Finds the room of each game by its key, and registers the cards that games draw themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gattai_desktop.board.large_face import DrawnFaces, draw_faces
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import wear
from gattai_desktop.content.boxes import KEYS

if TYPE_CHECKING:
    from gattai_desktop.model.game_model import GameModel
    from gattai_desktop.windows.kit.deck_workshop import DeckWorkshop
    from gattai_desktop.windows.kit.game_desk import DeskPlace, GameDesk
    from gattai_desktop.windows.kit.room import GameRoom


_ADDED: Final[dict[str, Callable[[], GameRoom]]] = {}
"""Functions that make the room of each game that was added from outside."""


def add_room(game: str, furnish: Callable[[], GameRoom]) -> None:
    """Register the room of a game by its key; it is made when it is first wanted."""
    _ADDED[game] = furnish


def room_of(game: str) -> GameRoom:
    """Return the room of a game by its key; each is made when it is first wanted."""
    if game in _ADDED:
        return _ADDED[game]()
    if game == "rumblebots":
        from gattai_desktop.windows.games.rumblebots import room as rumblebots

        return rumblebots.ROOM
    if game == "virtual-machine":
        from gattai_desktop.windows.games.virtual_machine import room as virtual_machine

        return virtual_machine.ROOM
    if game == "tasuo":
        from gattai_desktop.windows.games.tasuo import room as tasuo

        return tasuo.ROOM
    from gattai_desktop.windows.games.gattai import room as gattai

    return gattai.ROOM


def desk_of(game: str) -> GameDesk | None:
    """Return what a game says of its packs where they are written, None where its packs are not written at a desk."""
    if game == "gattai":
        from gattai_desktop.windows.games.gattai.desk.gattai_desk import GattaiDesk

        return GattaiDesk()
    if game == "rumblebots":
        from gattai_desktop.windows.games.rumblebots.desk.bots_desk import BotsDesk

        return BotsDesk()
    if game == "virtual-machine":
        from gattai_desktop.windows.games.virtual_machine.desk.fights_desk import FightsDesk

        return FightsDesk()
    if game == "tasuo":
        from gattai_desktop.windows.games.tasuo.desk.cards_desk import CardsDesk

        return CardsDesk()
    return None


def has_desk(game: str) -> bool:
    """Return whether packs of a game are written at the desk: those of all games that the program brings along."""
    return game in KEYS


def table_place_of(model: GameModel) -> DeskPlace | None:
    """Return the page of the desk that changes a table while it is played, None for a game that has none."""
    if model.game == "gattai":
        from gattai_desktop.windows.games.gattai.desk.table_page import table_place

        return table_place(model)
    return None


def has_decks(game: str) -> bool:
    """Return whether people build decks for a game."""
    return game == "tasuo"


def decks_for() -> str:
    """Return for which games people build decks, in a few words for a plate that leads there."""
    return speak("tasuo", "for Tasuo")


def workshop_of(game: str, packs: Path) -> DeckWorkshop | None:
    """Return what a game says about its decks, None where it has none to build; made when it is first wanted.

    packs: where the packs are that this person brought in.
    """
    if not has_decks(game):
        return None
    from gattai_desktop.content.own_packs import OwnPacks
    from gattai_desktop.windows.games.tasuo.showdown_decks import ShowdownDecks

    return ShowdownDecks(OwnPacks(packs, game))


def register_drawn_faces() -> None:
    """Register which card pictures a game draws; their drawer is imported with the first."""
    draw_faces(("bot", "contraption", "back-bots", "back-contraptions"), _bot_cards)
    draw_faces(_DUEL_FACES, _duel_cards)


def register_worn_colours() -> None:
    """Register which colour each seat wears that is not called after one: those of the main characters."""
    wear({"sable": "red", "teo": "blue", "ixa": "green", "halcyon": "pink", "odile": "orange", "pim": "yellow"})


_DUEL_FACES: Final = (
    "tasuo",
    *(f"{kind}-{seat}" for kind in ("back", "back-ultra", "peek") for seat in ("red", "blue")),
)


def _duel_cards() -> DrawnFaces:
    from gattai_desktop.windows.games.tasuo import card_faces

    return card_faces


def _bot_cards() -> DrawnFaces:
    from gattai_desktop.windows.games.rumblebots import cards as bot_card

    return bot_card
