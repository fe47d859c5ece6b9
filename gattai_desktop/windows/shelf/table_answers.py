"""Says what the answers of the page of a new session set up, and in words who comes and who begins."""

from collections import Counter
from typing import Any, Final

from gattai_desktop.board.speech import listed, said, speak
from gattai_desktop.games.by_program import BY_PROGRAM
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.table_form import EDITION, NAME, PEOPLE, SEATS, TableForm
from gattai_desktop.games.team import Team
from gattai_desktop.windows.kit.who_plays import with_person
from gattai_desktop.windows.shelf.seat_rows import SeatRows
from gattai_desktop.windows.shelf.table_choices import TableChoices

_MOST_NAMED: Final = 3
"""How many whom the program plays are named, where it is said who comes."""


def answers_of(form: TableForm, seats: SeatRows, choices: TableChoices) -> dict[str, Any]:
    """Return who sits where, which seats are the program's, and what else was chosen."""
    answers: dict[str, Any] = {SEATS: seats.seats(), **seats.answers, **choices.answers}
    if form.has_programs:
        answers[BY_PROGRAM] = seats.table.programs()
    if form.coached:
        answers[PEOPLE] = seats.who()
    return answers


def set_up(form: TableForm, answers: FieldValues, name: str, edition: str, team: Team | None) -> Any:  # noqa: ANN401 - each game has its own
    """Return the Setup of a table. team: the one that sits down, which may bring its last evening along."""
    chosen = {EDITION: edition} if form.field(EDITION) is not None else {}
    setup = form.setup({NAME: name, **answers, **chosen})
    carries = team.carries if team is not None else None
    # A lesson of the game is no evening of a campaign, and neither is another game.
    return carries(setup) if carries is not None and form.coached and not form.led else setup


def how_to_sit(form: TableForm, *, alone: bool) -> str:
    """Say what is done on the rows of those who play; of suggested names and of crests only where they do something.

    alone: one person sits down, and the program in all other chairs.
    """
    fixed = form.seats.fewest >= len(form.seats.order)  # whoever got up would have to sit down again
    if alone and fixed:
        return speak("shelf", "Choose your seat: the program plays the others. You can change places at any time.")
    if alone:
        return speak("shelf", "Choose your seat: the program plays the others. Press a crest to add or remove one.")
    suggested = bool(form.seats.ready) or (form.coached and not form.one_name)
    names = speak("shelf", "Type who plays, or leave the name empty.")
    if suggested:
        names = speak("shelf", "Type over a suggested name, or take it with Tab.")
    if fixed:
        return names
    return f"{names} {speak('shelf', 'Press a crest to sit down or get up.')}"


def who_comes(seats: SeatRows, *, named: bool = True) -> str:
    """Return the seats of people, then those that the program plays.

    named: each has the person beside it: "Coach (Mira), Ren (Jo), and Tam".
    """
    people, program = seats.who() if named else {}, seats.table.programs()
    names = listed(
        [with_person(seats.called(seat, named=named), people.get(seat, "")) for seat in seats.table.people()]
    )
    if not program:
        return names
    if len(program) > _MOST_NAMED:  # their rows stand beside it, and all the names had no room
        return speak("shelf", "{names}; the program plays the other {number}", names=names, number=len(program))
    others = listed([seats.called(seat) for seat in program])
    return speak("shelf", "{names}; {others} by the program", names=names, others=others)


def who_shares(seats: SeatRows) -> tuple[str, ...]:
    """Say of one name in several seats that the table takes it for one person, in fewer and fewer words; else nothing.

    Between her seats no curtain falls: two people of that name have to hear of it before there is anything to hide.
    """
    names = [*seats.who().values()]
    sits = Counter(name.casefold() for name in names)
    several = {name.casefold(): name for name in reversed(names) if sits[name.casefold()] > 1}
    if not several:
        return ()
    if len(several) == 1:
        ((key, name),) = several.items()
        short = speak("shelf", "{name} plays {number} seats", name=name, number=sits[key])
    else:
        short = speak("shelf", "{names} play several seats each", names=listed([*several.values()][::-1]))
    long = speak("shelf", "{words}: no curtain falls between them. Two people need two names.", words=short)
    return long, short, speak("shelf", "One name, several seats")


def who_begins(seats: SeatRows, form: TableForm, *, named: bool = True) -> str:
    """Return who has the seat first; "" where nobody leads, and the table is ready when people sit down.

    named: the person stands beside the seat.
    """
    if not form.coached:
        return ""
    name = with_person(said(form.leading), seats.who().get(form.leader, "") if named else "")
    if form.leader in seats.table.programs():
        return speak("shelf", "{name} begins, played by the program. No card is dealt yet.", name=name)
    return speak("shelf", "{name} has the seat first. No card is dealt yet.", name=name)
