"""Says in words which seats the program plays: in rows of seats, on the wall, to screen readers."""

from gattai_desktop.board.speech import called, listed, speak
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.seating import program_in
from gattai_desktop.model.game_model import GameModel


def played_by(table: Sight, seat: Seat) -> str:
    """Return "by the program" where that plays a seat, else ""."""
    return speak("program_seats", "by the program") if table.values.get(program_in(seat)) else ""


def with_player(table: Sight, seat: Seat, line: str) -> str:
    """Return a line about a seat, after "by the program" where that plays it."""
    return " · ".join(part for part in (played_by(table, seat), line) if part)


def program_line(model: GameModel) -> str:
    """Return the sentence that says which seats the program plays, or has played once play is over; "" for none."""
    names = listed([called(model.name(seat)) for seat in model.seats if seat in model.program_players])
    if not names:
        return ""
    if not model.still_asked():
        return speak("program_seats", "The program has played {names}.", names=names)
    return speak("program_seats", "The program plays {names}.", names=names)
