"""Says who plays a seat, a person by her name or the program: beside the seat's name, on the wall, to screen readers.

A seat goes by its own name wherever it is named. Who plays it is added to that name, and never stands in its stead.
"""

from typing import Final

from gattai_desktop.board.speech import called, listed, speak
from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.seating import person_in, program_in, who_sits
from gattai_desktop.model.game_model import GameModel

LEAST_PERSON: Final = 30.0
"""Drawing pixels beside the name of a seat from which a person stands there: with less, nobody could be told by it."""


def person_beside(table: Table, seat: Seat) -> str:
    """Return the name of the person in a seat, to stand beside the seat's own; "" where nobody said another one."""
    if not who_sits(table, seat):
        return ""
    return person_in(table, seat, box(table.text("game")).game.name)


def who(model: GameModel, seat: Seat) -> str:
    """Return what a seat is called in a sentence, with who plays it where somebody said so: "Momo (Ida)"."""
    return with_person(called(model.name(seat)), person_beside(model.sight(PUBLIC), seat))


def person_alone(model: GameModel, seat: Seat) -> str:
    """Return the person in a seat, to stand for that; with the seat, where no other person is meant by that name."""
    table = model.sight(PUBLIC)
    person = person_beside(table, seat)
    others = {person_beside(table, one).casefold() for one in model.seats if one != seat}
    if not person:
        return called(model.name(seat))
    return who(model, seat) if person.casefold() in others else person


def with_person(name: str, person: str) -> str:
    """Return the name of a seat with that of who plays it; person: "" where nobody said it."""
    return f"{name} ({person})" if person else name


def back_words(model: GameModel) -> str:
    """Return where the table goes if the next seat does not sit down; "" where it goes nowhere."""
    if model.looks_back:
        return speak("curtain", "Back to the wall")
    if model.back_to == COACH_SEAT:
        return speak("curtain", "Back to Coach")
    return speak("curtain", "Back to {name}", name=person_alone(model, model.back_to)) if model.back_to else ""


def by_program(table: Sight, seat: Seat) -> str:
    """Return "by the program" where that plays a seat, else ""."""
    return speak("program_seats", "by the program") if table.values.get(program_in(seat)) else ""


def played_by(table: Sight, seat: Seat) -> str:
    """Return "by the program" or "played by Ida"; "" where nobody said who plays a seat."""
    person = person_beside(table, seat)
    return speak("program_seats", "played by {name}", name=person) if person else by_program(table, seat)


def with_player(table: Sight, seat: Seat, line: str) -> str:
    """Return a line about a seat, after who plays it where that is known."""
    return " · ".join(part for part in (played_by(table, seat), line) if part)


def program_line(model: GameModel) -> str:
    """Return the sentence that says which seats the program plays, or has played once play is over; "" for none."""
    names = listed([called(model.name(seat)) for seat in model.seats if seat in model.program_players])
    if not names:
        return ""
    if not model.still_asked():
        return speak("program_seats", "The program has played {names}.", names=names)
    return speak("program_seats", "The program plays {names}.", names=names)
