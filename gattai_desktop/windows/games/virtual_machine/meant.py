"""Finds which of the moves a seat may make now are meant by a token, an area or a plate that is pressed."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.tokens import standing
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.virtual_machine.after_attack import Heal
from gattai_desktop.games.virtual_machine.attacking import Attack, Blast
from gattai_desktop.games.virtual_machine.charges import enemies
from gattai_desktop.games.virtual_machine.hacking import CardHack
from gattai_desktop.games.virtual_machine.hiding import CoverArea, HideMob, ShowArea, ShowMob
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import TURN, actor, seat_of
from gattai_desktop.windows.kit.seat_view import SeatView

HIDING: Final = (HideMob, ShowMob, CoverArea, ShowArea)
"""What no mere press on the map means: it stands in the menu of a token or area, on plates and on the sheet."""


def can_attack(view: SeatView) -> bool:
    """Whether the seat acts now with a card that has made no attack yet, whoever may be in reach of it."""
    acts, card = actor(view.sight), turn_card(view.sight)
    return (
        view.step == TURN
        and bool(acts)
        and card is not None
        and seat_of(view.sight, acts) == view.seat
        and (not view.value("turn.attacked") and not view.asks)
    )


def at_target(view: SeatView, who: str) -> Iterator[Move]:
    """Yield the moves that are aimed at a process: attacks, hacks, heals, cards given to it."""
    for move in view.options:
        if not isinstance(move, Answer) and who in (getattr(move, "target", ""), getattr(move, "process", "")):
            yield move


def at_area(view: SeatView, area: str) -> Iterator[Move]:
    """Yield the moves that are about an area: walks, blasts, states that are set there; also answers."""
    for move in view.options:
        if getattr(move, "area", "") == area and not getattr(move, "by", ()):
            yield move


def hacks_at(view: SeatView, key: str) -> Iterator[CardHack]:
    """Yield the hacks of a process or an area."""
    yield from (move for move in view.options_of(CardHack) if key in aimed_by(move))


def attacks_at(view: SeatView, key: str) -> Iterator[Move]:
    """Yield the attacks and heals of a process, or the blasts of an area and of whoever stands there.

    Of an area that is no target itself, those of everybody who stands in it.
    """
    where, foes = standing(view.sight), enemies(view.sight, actor(view.sight)) if actor(view.sight) else ()
    for move in view.options:
        if isinstance(move, Blast):
            if key == move.area or (key in foes and where.get(key) == move.area):
                yield move
        elif isinstance(move, Attack | Heal) and key in (move.target, where.get(move.target)):
            yield move


def aimed_by(move: Move) -> frozenset[str]:
    """Return what a move is done to; a link that is bridged belongs to both areas that it joins."""
    return frozenset(str(getattr(move, name, "")) for name in ("target", "area", "start", "end")) - {""}
