"""Which seats of a table of Gattaibushido:FUSION! people play, and which options are of given kinds."""

from collections.abc import Sequence
from typing import TypeVar

from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.strengths import GENTLE

M = TypeVar("M", bound=Move)


def people(sight: Table) -> tuple[Seat, ...]:
    """Return the Pilots whom people play, from the Coach's left."""
    program = program_players(sight)
    return tuple(seat for seat in pilot_seats(sight) if seat not in program)


def plays_gently(table: Table, seat: Seat) -> bool:
    """Whether the program plays a seat gently, so that no habit of a steady player tells why it did something."""
    return program_players(table).get(seat) == GENTLE


def person_coaches(sight: Sight) -> bool:
    """Whether a person is the Coach."""
    return COACH_SEAT not in program_players(sight)


def people_first(sight: Sight, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return these seats, those of people before those of the program."""
    persons = people(sight)
    return tuple(sorted(seats, key=lambda seat: seat not in persons))


def able_people(sight: Sight) -> tuple[Seat, ...]:
    """Return the people whose Pilots can act."""
    return tuple(seat for seat in people(sight) if throwdown.able(sight, seat))


def of_kind(options: Sequence[Move], *kinds: type[M]) -> list[M]:
    """Return the options of these very kinds."""
    return [move for move in options if type(move) in kinds]  # type: ignore[misc]
