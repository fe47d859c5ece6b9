"""The seats of a table that is asked for: which are taken, what each is called, and where the program sits."""

from __future__ import annotations

from typing import Final

from gattai_desktop.board.speech import content, said, translated
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.table_form import TableForm
from gattai_desktop.windows.settings.settings import ALONE
from gattai_desktop.windows.shelf.chairs import Chairs

MOST: Final = 7


@frozen
class SeatsTaken:
    """Who sits at a table as it is asked for now.

    form: what is played there. taken: the seats beside the leader's, from the Coach's left. chairs: what was chosen of
    the program's.
    """

    form: TableForm
    taken: tuple[Seat, ...]
    chairs: Chairs

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """Every seat of the table, the leader first."""
        return (self.form.leader, *self.taken) if self.form.coached else self.taken

    @property
    def pilots_first(self) -> tuple[Seat, ...]:
        """Every seat of the table, the leader last: a person alone rather plays than leads."""
        return (*self.taken, *(seat for seat in self.everybody if seat not in self.taken))

    @property
    def most(self) -> int:
        """How many seats beside the leader's may be taken."""
        return min(MOST, self.form.seats.most)

    @property
    def have_two_names(self) -> bool:
        """Whether the person in a seat has a name beside that of the Pilot."""
        return self.form.coached and not self.form.one_name

    @property
    def is_alone(self) -> bool:
        """Whether one person sits down, and the program in all other chairs."""
        return self.form.has_programs and self.chairs.company == ALONE

    def programs(self) -> dict[Seat, str]:
        """Return the seats of the program, each with its strength."""
        return self.chairs.by_program(self.pilots_first) if self.form.has_programs else {}

    def people(self) -> tuple[Seat, ...]:
        """Return the seats of people."""
        program = self.programs()
        return tuple(seat for seat in self.everybody if seat not in program)

    def called(self, seat: Seat) -> str:
        """Return what a seat is called where nobody has named it: by its part, else by its colour."""
        form = self.form
        if form.coached and seat == form.leader:
            return said(form.leading)
        role = form.roles.get(seat)
        return content(role) if role else translated(seat.capitalize())
