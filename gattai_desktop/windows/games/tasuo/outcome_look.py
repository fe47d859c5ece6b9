"""Says how a showdown has ended, as long as its table lies there: who has won, by what, and how the match stands."""

from collections.abc import Callable

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.ending import WON_BY, bodies_that_end, lost_by
from gattai_desktop.games.tasuo.matches import duels_won
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import OVER, bodies
from gattai_desktop.windows.kit.seat_view import SeatView

SeatNames = Callable[[str], str]
"""Returns what a seat is called."""


@frozen
class ShowdownOutcome:
    """How a showdown has ended. seat: who has won, "" for nobody; lines: by what, and the duels of a match.

    score: these duels in short, "2 : 1", those of who has won first.
    """

    seat: str
    title: str
    lines: tuple[str, ...] = ()
    score: str = ""


def showdown_outcome(view: SeatView) -> ShowdownOutcome | None:
    """Return how a showdown has ended; None while it is played."""
    return outcome_at(view.sight, view.name)


def outcome_at(table: Sight, name: SeatNames) -> ShowdownOutcome | None:
    """Return how the showdown of a table has ended; None while it is played. name: returns what a seat is called."""
    if table.text("step") != OVER:
        return None
    winner = table.text("winner")
    match = _match_lines(table, name)
    if winner not in zones.SEATS:
        title, score = speak("tasuo", "Nobody has won"), _score(table, zones.SEATS[0])
        return ShowdownOutcome("", title, (*_limit_lines(table), *match), score)
    title = speak("tasuo", "{name} has won", name=name(winner))
    lines = *_reason_lines(table, name, zones.foe(winner)), *match
    return ShowdownOutcome(winner, title, lines, _score(table, winner))


def _reason_lines(table: Sight, named: SeatNames, loser: str) -> tuple[str, ...]:
    by = lost_by(table, loser)[0] or table.text(WON_BY)
    name = named(loser)
    if by == "bodies":
        words = speak(
            "tasuo", "Body Count {bodies} of {ends}", bodies=bodies(table, loser), ends=bodies_that_end(table)
        )
    elif by == "armor":
        words = speak("tasuo", "no armor left")
    elif by == "deck":
        words = speak("tasuo", "no card left to draw")
    elif by == "resign":
        words = speak("tasuo", "has given up")
    elif by == "frags":
        name, words = named(zones.foe(loser)), speak("tasuo", "all seven Kaju Frags")
    else:
        return _limit_lines(table)
    return (f"{name}: {words}",)


def _limit_lines(table: Sight) -> tuple[str, ...]:
    """Return that the last turn is over, where that has ended it."""
    return (speak("tasuo", "The last turn is over"),) if table.text(WON_BY) == "limit" else ()


def _score(table: Sight, first: str) -> str:
    if rulings_of(table).match != "best_of_three":
        return ""
    return f"{duels_won(table, first)} : {duels_won(table, zones.foe(first))}"


def _match_lines(table: Sight, name: SeatNames) -> tuple[str, ...]:
    if rulings_of(table).match != "best_of_three":
        return ()
    won = (f"{name(seat)} {duels_won(table, seat)}" for seat in zones.SEATS)
    return (speak("tasuo", "Duels won: {won}", won=", ".join(won)),)
