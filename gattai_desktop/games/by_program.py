"""Which seats the program plays, how well, what a form asks of them, and how a player is handed its seat."""

from collections.abc import Collection, Mapping
from typing import Any, Final, cast

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import AsWritten, Words, say, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.kinds import ByNames, Faults, Held, NotPossible
from gattai_desktop.games.kinds_of_many import Field, FieldValues
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import program_in
from gattai_desktop.games.strengths import STRENGTHS

BY_PROGRAM: Final = "programs"
"""What the field is called."""


@frozen
class SeatsOfProgram(ByNames):
    """The seats that the program plays, each with its strength; none where people sit in all of them."""

    def read(self, found: object, faults: Faults) -> dict[str, Held]:
        if not isinstance(found, Mapping):
            faults.add(wording("It is no table. Write {example}.", example=AsWritten('{ red = "steady", … }')))
            return {}
        read: dict[str, Held] = {}
        for seat, strength in found.items():
            if strength in STRENGTHS:
                read[str(seat)] = str(strength)
            else:
                faults.inside(str(seat)).add(_no_strength(str(strength)))
        return read

    def typed(self, text: str) -> dict[str, Held]:
        """Read "coach=steady,red=gentle"."""
        pairs = [part.partition("=") for part in text.split(",") if part.strip()]
        found: dict[str, Held] = {}
        for written, apart, name in pairs:
            seat, strength = written.strip().lower(), name.strip().lower()
            if not apart or not seat:
                raise NotPossible(wording("'{part}' is no seat. Write {what}.", part=written[:60], what=self.says()))
            if strength not in STRENGTHS:
                raise NotPossible(_no_strength(name.strip()))
            if seat in found:
                raise NotPossible(wording("{seat} is named twice.", seat=seat[:60]))
            found[seat] = strength
        return found

    def says(self) -> Words:
        return say("a strength for each seat: coach=steady,red=gentle")


PROGRAMS: Final = Field(
    BY_PROGRAM, SeatsOfProgram(), {}, help="Which seats the program plays, and how well: coach=steady,red=gentle."
)
"""The field itself."""


def _no_strength(name: str) -> str:
    return wording("'{name}' is no strength. There are: {words}.", name=name[:60], words=", ".join(STRENGTHS))


def played_by_program(answers: FieldValues) -> Mapping[Seat, str]:
    """Return the seats that answers give to the program, each with its strength."""
    return cast("Mapping[Seat, str]", answers.get(BY_PROGRAM) or {})


def with_programs(setup: Any, programs: Mapping[Seat, str]) -> Any:  # noqa: ANN401 - each game has its own
    """Return a set-up of any game whose table knows from its beginning which seats the program plays."""
    if not programs:
        return setup
    known = {program_in(seat): strength for seat, strength in programs.items()}
    return evolve(setup, values={**setup.values, **known})


def against_programs(programs: Mapping[Seat, str], seats: Collection[Seat]) -> Words:
    """Say why the program cannot have these seats of those at the table; nothing where it can."""
    strange = next((seat for seat in programs if seat not in seats), None)
    if strange is not None:
        return say("The program cannot play {seat}: here sit {seats}", seat=strange[:60], seats=", ".join(seats))
    if programs and all(seat in programs for seat in seats):
        return say("One seat at least is a person's: the program cannot play all of {seats}", seats=", ".join(seats))
    return say("")


@frozen
class SeatToPlay:
    """A seat of the program that may do something: what it sees and is offered, and nothing else.

    player: the name of its player. options: at least one. waited_for: whether play waits for the seat.
    """

    seat: Seat
    player: str
    sight: Sight
    options: tuple[Move, ...]
    waited_for: bool
