"""What is answered by habit where an effect asks: whether it takes part, and whom it serves."""

from collections.abc import Sequence
from functools import partial
from typing import Final, cast

from gattai_desktop.cards.ledger import Item, agenda_of
from gattai_desktop.cards.sight import known
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.effects.effect_asks import LeaveAside, LetTakePart, PickTarget
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.drive import drive_again
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Move

RESTORE: Final = "core.restore_buffer"
"""The Core Tech that pays Charges for Buffers (RULES ASSIST-8)."""


def of_effects(table: Table, options: Sequence[Move]) -> Move | None:
    """Return what a question of an effect is answered by habit; None where it says nothing."""
    match options[0]:
        case LeaveAside():
            return _let_through(table, options)
        case PickTarget():
            return _restored(table, options)
        case _:
            return None


def _let_through(table: Table, options: Sequence[Move]) -> Move | None:
    """Let an effect take part without which the Drive that waits for it would fall, to be made again without end."""
    seat = options[0].seat
    kept = known(table.values, throwdown.secret_path(seat))
    if not isinstance(kept, tuple):
        return None
    drive = drive_again(seat, cast("tuple[str, ...]", kept))
    falls = drive.beyond(table, turn_now(table))
    return next((move for move in options if falls and isinstance(move, LetTakePart)), None)


def _restored(table: Table, options: Sequence[Move]) -> Move | None:
    """Return whose Buffer the Core Tech brings back: hers who lacks most; None where something else picks."""
    if asked(table, "effect_pick") != RESTORE:
        return None
    lacks = {one.seat: one.max_buffers - one.buffers for one in map(partial(pilot, table), pilot_seats(table))}
    picks = [move for move in options if isinstance(move, PickTarget)]
    return max(picks, key=lambda move: lacks.get(move.target, 0), default=None)


def asked(table: Table, kind: str) -> Value:
    """Return what a question is about; None where it is hidden, since a power may be asked after it (INFO-7)."""
    item = asked_whole(table, kind)
    return None if item is None else item[1]


def asked_whole(table: Table, kind: str) -> Item | None:
    """Return all that a question says; None where it is hidden."""
    return next((item for item in agenda_of(table) if item[0] == kind), None)
