"""Says of a new table who comes, and who begins."""

from gattai_desktop.board.speech import listed, said, speak
from gattai_desktop.games.table_form import TableForm
from gattai_desktop.windows.shelf.seat_rows import SeatRows


def who_comes(seats: SeatRows) -> str:
    """Return the names of those who come, the people's, else the Pilots'; then those whom the program plays."""
    people, program = seats.who(), seats.programs()
    names = listed([people.get(seat) or seats.called(seat) for seat in seats.people_in()])
    if not program:
        return names
    others = listed([seats.called(seat) for seat in program])
    return speak("shelf", "{names}; {others} by the program", names=names, others=others)


def who_begins(seats: SeatRows, form: TableForm) -> str:
    """Return who has the seat first."""
    if not form.coached:
        return speak("shelf", "No card is dealt yet.")
    name = seats.who().get(form.leader) or said(form.leading)
    if form.leader in seats.programs():
        return speak("shelf", "{name} begins, played by the program. No card is dealt yet.", name=name)
    return speak("shelf", "{name} has the seat first. No card is dealt yet.", name=name)
