"""How a table is sat at: how people share one computer, who sits where, and which seats the program plays.

Each is said once, holds for everybody, and stands in the log like a ruling of the table.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.kinds import NotPossible
from gattai_desktop.games.kinds_of_text import Name
from gattai_desktop.games.move import Quoted, wish
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.seat_names import person
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY, STRENGTHS
from gattai_desktop.games.verdict import Reason, refusal

SEATING: Final = "seating"
"""The value that says how people sit; not there until it was chosen."""
APART: Final = "apart"
"""Nobody sees another's cards; a curtain falls when another seat must look or choose in secret."""
SIDES: Final = "sides"
"""Those of one side see each other's Hands; the curtain hangs between the sides."""
ONE_HAND: Final = "one_hand"
"""One person presses for all; a Hand lies with its backs up until it is asked for by name. No curtain."""
SEATINGS: Final = (APART, SIDES, ONE_HAND)

_TOLD: Final = {
    APART: LogWords("Everybody sits apart: nobody sees another's cards"),
    SIDES: LogWords("Two sides sit here: those who play together see each other's cards"),
    ONE_HAND: LogWords("One hand on the mouse: a hand is shown when it is asked for by name"),
}

PERSON: Final = "person"
"""In the place of a strength: nobody but a person plays the seat."""
_PLAYS: Final = {
    GENTLE: LogWords("The program plays {whom}, gentle"),
    STEADY: LogWords("The program plays {whom}, steady"),
    SHARP: LogWords("The program plays {whom}, sharp"),
    PERSON: LogWords("A person plays {whom}"),
}


def who_sits(table: Table, seat: Seat) -> str:
    """Return the name of the person in a seat; "" where nobody said it."""
    return table.text(person(seat))


def program_in(seat: Seat) -> str:
    """Return the path of the value that says which of its players the program is in a seat."""
    return f"program.{seat}"


def program_players(table: Table) -> Mapping[Seat, str]:
    """Return the seats that the program plays itself, each with the name of its player there."""
    seats = table.listed("seats")
    found = {seat: table.text(program_in(seat)) for seat in (*seats, COACH_SEAT)}
    return {seat: name for seat, name in found.items() if name}


def person_in(table: Table, seat: Seat, name: Callable[[State, Seat], str]) -> str:
    """Return the name of the person who plays a seat; "" where nobody said another than that of the seat itself.

    name: what the game of the table calls a seat there.
    """
    person = "" if table.values.get(program_in(seat)) else who_sits(table, seat)
    # What a seat is called is public: it is read from a sight as well.
    return person if person and person != name(cast("State", table), seat) else ""


def seats_of_one_person(table: Table, seats: Iterable[Seat]) -> tuple[tuple[Seat, ...], ...]:
    """Return which of these seats one person plays, wherever one name was typed for two or more of them."""
    theirs: dict[str, list[Seat]] = {}
    for seat in seats:
        theirs.setdefault(who_sits(table, seat).casefold(), []).append(seat)
    return tuple(tuple(several) for name, several in theirs.items() if name and len(several) > 1)


def seat_alone(table: Table, seats: Iterable[Seat]) -> Seat:
    """Return the one seat that a person plays, where the program plays all others; "" where there is none such."""
    program = program_players(table)
    people = [seat for seat in seats if seat not in program]
    return people[0] if program and len(people) == 1 else ""


def seating(table: Table) -> str:
    """Return how people sit at a table: each apart, unless they chose otherwise."""
    return str(table.values.get(SEATING) or APART)


@wish("changes the seating to {seating}")
class ChangeSeating(ByHand):
    """Wish: sit round the computer in another way from the next pass on. Anybody at the table may say so."""

    seating: str
    anybody = True

    def impossible(self, state: State) -> Iterator[Reason]:
        """Yield why it cannot be: no such way, or it is so already."""
        rule = self.hand.ids.by_hand
        if self.seating not in SEATINGS:
            yield refusal(rule, "People sit apart, in sides, or with one hand on the mouse (apart, sides, one_hand).")
        elif state.values.get(SEATING) == self.seating:
            yield refusal(rule, "People sit that way already.")

    def do(self, ledger: Ledger) -> None:
        """Keep it as a value of the table."""
        ledger.set(SEATING, self.seating, rule=self.hand.ids.by_hand)

    def told_now(self) -> LogWords:
        return _TOLD.get(self.seating, self.told)


@wish("gives the seat of {whom} to {strength}")
class GiveSeat(ByHand):
    """Wish: let the program play a seat from now on, so well, or a person again. Anybody at the table may say so."""

    whom: Seat = field(converter=seat_named)
    strength: str
    """One of `games.strengths`, or PERSON."""
    anybody = True

    def impossible(self, state: State) -> Iterator[Reason]:
        """Yield why it cannot be: no such seat, no such strength, or it is so already."""
        rule, now = self.hand.ids.by_hand, str(state.values.get(program_in(self.whom)) or PERSON)
        if self.whom not in self.hand.seats(state):
            yield refusal(rule, "Nobody called {seat} sits here.", seat=self.whom.capitalize())
        elif self.strength not in (*STRENGTHS, PERSON):
            yield refusal(rule, "A seat is played by a person, or by the program: gentle, steady or sharp.")
        elif now == self.strength:
            yield refusal(rule, "That seat is played that way already.")

    def do(self, ledger: Ledger) -> None:
        """Keep it as a value of the table, which is not there for a person's seat."""
        strength = None if self.strength == PERSON else self.strength
        ledger.set(program_in(self.whom), strength, rule=self.hand.ids.by_hand)

    def told_now(self) -> LogWords:
        return _PLAYS.get(self.strength, self.told)


@wish("seats {name} in the place of {whom}")
class SeatSomebody(ByHand):
    """Wish: say who plays a seat from now on: somebody has come, or took it over. Anybody at the table may say so."""

    name: Quoted
    whom: Seat = field(converter=seat_named)
    anybody = True
    told = LogWords("{name} takes the seat of {whom}")

    def impossible(self, state: State) -> Iterator[Reason]:
        """Yield why it cannot be: no such seat, no name, or who is called so sits there already."""
        rule = self.hand.ids.by_hand
        if self.whom not in self.hand.seats(state):
            yield refusal(rule, "Nobody called {seat} sits here.", seat=self.whom.capitalize())
            return
        try:
            name = Name().typed(self.name)
        except NotPossible as fault:
            yield refusal(rule, "{fault}", fault=fault)
            return
        if state.values.get(self.hand.sits_at(self.whom)) == name:
            yield refusal(rule, "{name} sits there already.", name=name)

    def do(self, ledger: Ledger) -> None:
        """Keep the name, where the game keeps whom people see in that seat."""
        ledger.set(self.hand.sits_at(self.whom), Name().typed(self.name), rule=self.hand.ids.by_hand)
