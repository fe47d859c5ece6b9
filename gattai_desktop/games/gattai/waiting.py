"""For whom play waits in each step (RULES 2.27), so that a table knows to whom to pass the computer."""

from typing import cast

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.turn import may_not_drive
from gattai_desktop.games.gattai.world.factions import favor_cards
from gattai_desktop.games.gattai.zones import hand_zone, pilot_seats


def waits_for(table: Table) -> tuple[Seat, ...] | None:
    """Return the seats that play waits for, the likeliest first; None where every seat with a move is waited for."""
    match table.values.get("step"):
        case "story":
            return (COACH_SEAT, *pilot_seats(table))
        case "gambit.threshold" | "gambit.reveal" | "throwdown.sides" | "throwdown.reveal" | "outcome.story":
            return (COACH_SEAT,)
        case "gambit.play":
            return (gambit.pilot_of(table),)
        case "throwdown.answer":
            return (cast("Seat", table.values[throwdown.CHALLENGED]),)
        case "throwdown.turn":
            members = throwdown.members(table, throwdown.on_turn(table))
            return members if len(members) == 1 else _likeliest_first(table, members)
        case _:
            return None


def can_drive(table: Table, seat: Seat) -> bool:
    """Whether a seat could make the Drive of this turn itself, and more than give up.

    It has a card of its Hand to play, if all may count them, or a Faction's top card.
    """
    if may_not_drive(table, seat):
        return False
    counted = rulings_of(table).hand_counts_public != "no"
    return not counted or table.has_cards(hand_zone(seat)) or bool(favor_cards(table))


def _likeliest_first(table: Table, members: tuple[Seat, ...]) -> tuple[Seat, ...]:
    leader = throwdown.commander(table, throwdown.on_turn(table))
    # A Commander whose Robo is down is out of the Rumble while others fight on (OUT-19, C-41); who supports
    # another's play has done her part (THROW-28); who has no card could but Concede for all (THROW-40).
    return tuple(
        sorted(
            members,
            key=lambda seat: (not can_drive(table, seat), bool(may_not_drive(table, seat)), seat != leader),
        )
    )
