"""The Team that First Contact makes: its people, its names, and the Schism that was counted (RULES SETUP-8)."""

from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story.first_contact import SCHISM, is_out, is_over
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.seating import program_players, who_sits
from gattai_desktop.games.team import Team

COUNTED: Final = "schism"
"""The field of a new table that takes the Schism of First Contact."""


def team(table: Table) -> Team | None:
    """Return the Team that this First Contact has made; None before its end, and at any other table.

    Whoever is out keeps the seat, for a Pilot with another name.
    """
    if not is_over(table):
        return None
    seats = pilot_seats(table)
    return Team(
        seats={seat: "" if is_out(table, seat) else pilot(table, seat).name for seat in seats},
        people={seat: name for seat in (COACH_SEAT, *seats) if (name := who_sits(table, seat))},
        programs={seat: one for seat, one in program_players(table).items() if seat in (COACH_SEAT, *seats)},
        answers={COUNTED: table.number(SCHISM)},
        line=say("Harmony 4, less Schism {schism}", schism=table.number(SCHISM)),
    )
