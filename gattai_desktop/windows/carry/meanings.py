"""What a drop of a card at a place can mean, where the place is bound to no fixed wish: read from the options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gattai_desktop.games.gattai.gambit.help import Help
from gattai_desktop.games.gattai.gambit.moves import PlayInGambit, PutDown
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.challenge import Accept
from gattai_desktop.games.gattai.throwdown.initiative import PlayNewCard
from gattai_desktop.games.gattai.world.factions import GiveFavor, Invest
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.carry.landing_places import Carried

_TO_INITIATIVE: Final[tuple[type[Move], ...]] = (Accept, PlayNewCard)


def of_kinds(model: GameModel, carried: Carried, kinds: tuple[type[Move], ...]) -> Iterator[Move]:
    """Yield the allowed wishes of some kinds that name the carried card."""
    for move in model.options():
        if isinstance(move, kinds) and getattr(move, "card", None) is carried.card:
            yield move


def initiative_meanings(model: GameModel, carried: Carried, zone: str) -> tuple[Move, ...]:
    """The answer to a challenge, or a new initiative card, at the seat's own place."""
    sight = model.sight()
    mine = throwdown.going_on(sight) and zone == throwdown.initiative_zone(sight, carried.seat)
    if not mine:
        return ()
    found = tuple(of_kinds(model, carried, _TO_INITIATIVE))
    return found or (Accept(carried.seat, carried.card),)


def faction_meanings(model: GameModel, carried: Carried, key: str) -> tuple[Move, ...]:
    """An investment in Story, or Favor that was asked for."""
    found = tuple(
        move
        for move in of_kinds(model, carried, (Invest, GiveFavor))
        if isinstance(move, GiveFavor) or getattr(move, "faction", "") == key
    )
    asked = model.asks()
    if found or (asked and asked[0].kind == "favor"):
        return found
    return (Invest(carried.seat, carried.card, key),)


def favor_meanings(model: GameModel, carried: Carried, key: str) -> tuple[Move, ...]:
    """Favor that was asked for in the midst of a conflict; nothing else is laid on a Faction there."""
    asked = model.asks()
    if not asked or asked[0].kind != "favor" or f"faction.{key}" not in model.zones():
        return ()
    return tuple(of_kinds(model, carried, (GiveFavor,)))


def gambit_meanings(model: GameModel, carried: Carried) -> tuple[Move, ...]:
    """The Threshold card of the Coach."""
    return tuple(of_kinds(model, carried, (PutDown,))) or (PutDown(carried.seat, carried.card),)


def pilot_card_meanings(model: GameModel, carried: Carried) -> tuple[Move, ...]:
    """The Pilot's card of a Gambit, or a helper's."""
    found = tuple(of_kinds(model, carried, (PlayInGambit, Help)))
    return found or (PlayInGambit(carried.seat, carried.card),)
