"""Whom a side asks for its Drive: each who could make one, in turn, before anybody gives up for all (THROW-40)."""

from collections.abc import Container, Sequence
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.games.gattai.waiting import can_drive, waits_for
from gattai_desktop.games.move import Move

TURN: Final = "throwdown.turn"


def drivers(table: Table, leave_out: Container[Seat] = ()) -> Sequence[Seat]:
    """Return who could make the Drive of this turn, in the order of asking; where nobody can, who gives up."""
    seats = [seat for seat in waits_for(table) or () if seat not in leave_out]
    return [seat for seat in seats if can_drive(table, seat)] or seats[:1]


def asked_next(table: Table, seat: Seat, move: Move, leave_out: Container[Seat] = ()) -> Seat | None:
    """Return who is asked before a seat gives up for all; None where its move is made."""
    if not isinstance(move, Concede) or table.values.get("step") != TURN:
        return None
    order = drivers(table, leave_out)
    later = order[order.index(seat) + 1 :] if seat in order else ()
    return later[0] if later else None
