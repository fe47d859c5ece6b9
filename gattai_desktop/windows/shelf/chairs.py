"""Chooses the chairs of the program at a new table, and says which seats are taken and what each is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gattai_desktop.board.speech import content, said, translated
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.strengths import GENTLE, STEADY, STRENGTHS
from gattai_desktop.games.table_form import TableForm
from gattai_desktop.windows.settings.settings import ALONE, FRIENDS


class Chairs:
    """What was chosen. Each question names the chairs of the table, since players join and leave while it is asked.

    company: `alone`, or with `friends`. strength: how well the program plays in chairs for which no other was chosen.
    """

    def __init__(self) -> None:
        self.company = FRIENDS
        self.strength = STEADY
        self._own: Seat = ""
        """The chair of the person who sits alone; "" for the first one."""
        self._given: set[Seat] = set()
        """The chairs that friends give to the program."""
        self._strengths: dict[Seat, str] = {}
        self._sitting: dict[tuple[Seat, ...], list[Seat]] = {}
        """Who sits down, where a person chose that herself, for each order of seats."""

    def begin(self, company: str, strength: str) -> None:
        """Forget what was chosen for single chairs."""
        self.company, self.strength, self._own = company, strength, ""
        self._given.clear()
        self._strengths.clear()
        self._sitting.clear()

    def sit(self, order: Sequence[Seat], taken: Sequence[Seat]) -> None:
        """Keep who sits down, as a person chose it among these seats."""
        self._sitting[tuple(order)] = list(taken)

    def sitting(self, order: Sequence[Seat], fewest: int, most: int) -> list[Seat]:
        """Return who sits down by a person's own choice among these seats; nobody where their number does not fit."""
        chosen = self._sitting.get(tuple(order), [])
        return list(chosen) if fewest <= len(chosen) <= most else []

    def take_over(self, before: Chairs) -> None:
        """Choose what was chosen before."""
        self.company, self.strength, self._own = before.company, before.strength, before._own
        self._given, self._strengths = set(before._given), dict(before._strengths)
        self._sitting = dict(before._sitting)

    def as_they_sat(self, programs: Mapping[Seat, str], people: Sequence[Seat]) -> None:
        """Let the program keep the chairs that it had; where it had some and one is left, a person is alone with it."""
        alone = bool(programs) and len(people) == 1
        self._given = set(programs)
        self._strengths = {seat: one if one in STRENGTHS else GENTLE for seat, one in programs.items()}
        self.company = ALONE if alone else FRIENDS
        self._own = people[0] if alone else ""

    def own(self, chairs: Sequence[Seat]) -> Seat:
        """Return the chair of the person who sits alone. chairs: all of the table, the likeliest first."""
        return self._own if self._own in chairs else next(iter(chairs), "")

    def by_program(self, chairs: Sequence[Seat]) -> dict[Seat, str]:
        """Return the program's chairs of a table, each with its strength."""
        own = self.own(chairs)
        its = [seat for seat in chairs if (seat != own if self.company == ALONE else seat in self._given)]
        return {seat: self._strengths.get(seat, self.strength) for seat in its}

    def seat_person(self, seat: Seat) -> None:
        """Let a person sit in a chair; a person alone changes to it."""
        if self.company == ALONE:
            self._own = seat
        else:
            self._given.discard(seat)

    def seat_program(self, seat: Seat, chairs: Sequence[Seat], strength: str) -> None:
        """Give a chair to the program. A person alone moves on to the next one. strength: "" for the last one."""
        if strength:
            self._strengths[seat] = self.strength = strength
        if self.company != ALONE:
            self._given.add(seat)
        elif seat == self.own(chairs) and len(chairs) > 1:
            self._own = chairs[(chairs.index(seat) + 1) % len(chairs)]


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
