"""At a table without the guide, and for the Coach's own hand: every place takes every card that can lie there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF

from gattai_desktop.board.speech import called
from gattai_desktop.cards.card import Back
from gattai_desktop.games.by_hand_cards import MoveCards, MoveTop
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.carry.flights import RectOf
from gattai_desktop.windows.carry.landing_places import Carried, TablePlace


def free_places(model: GameModel, rect_of: RectOf) -> tuple[TablePlace, ...]:
    """Return a place for each zone that is in sight, which takes a card by hand."""
    found = []
    sight, hand = model.sight(), model.hand_rules
    if hand is None:
        return ()
    for zone in model.zones():
        if rect_of(Place(zone=zone)) is not None:
            area = partial(_area, rect_of, zone)
            moved = partial(_moved, model=model, zone=zone)
            found.append(TablePlace(called(hand.names.zone(sight, zone)), area, moved, model, zone))
    return tuple(sorted(found, key=lambda place: _seldom(place.zone)))


def _seldom(zone: str) -> int:
    """How seldom a card is laid there: with the keys the Pile comes first, and what ends a card's play last."""
    return 0 if zone == "pile" else 2 if zone.startswith(("deck.", "trash.", "omens.", "removed", "conceded.")) else 1


def _area(rect_of: RectOf, zone: str) -> QRectF:
    return rect_of(Place(zone=zone)) or QRectF()


def _moved(carried: Carried, model: GameModel, zone: str) -> tuple[Move, ...]:
    if zone == carried.origin:
        return ()
    top, named = model.by_hand(MoveTop), model.by_hand(MoveCards)
    if isinstance(carried.card, Back):
        return (top(carried.seat, 1, carried.origin, zone),) if top is not None else ()
    return (named(carried.seat, (carried.card,), zone),) if named is not None else ()
