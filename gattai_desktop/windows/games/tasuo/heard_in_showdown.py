"""Says of a showdown what a screen reader asks for: whose turn it is, how both stand."""

from typing import Final

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.matches import duels_won
from gattai_desktop.games.tasuo.values import PHASES, active
from gattai_desktop.games.tasuo.windows import FALL, KIND
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.tasuo.outcome_look import showdown_outcome
from gattai_desktop.windows.games.tasuo.queue_looks import queue_looks
from gattai_desktop.windows.games.tasuo.showdown_left import phase_line, turn_words
from gattai_desktop.windows.games.tasuo.side_gauges import gauges_look
from gattai_desktop.windows.kit.seat_view import SeatView

_FIRST_HAND: Final = ("mulligan", "paid")
"""The questions in which cards of the first hand are changed."""


def where_words(view: SeatView) -> str:
    """Return who plays whom, in a match how it stands, and where the showdown is: "Ren 1 : 0 Ida · turn 15, Clash"."""
    names = {seat: view.name(seat) for seat in zones.SEATS}
    won, lost = (duels_won(view.sight, seat) for seat in zones.SEATS)
    words = speak("tasuo", "{red} against {blue}", **names)
    if won or lost:
        words = speak("tasuo", "{red} {won} : {lost} {blue}", won=won, lost=lost, **names)
    outcome = showdown_outcome(view)
    if outcome is not None:
        return f"{words} · {outcome.title}"
    if view.step not in PHASES:
        return words
    return f"{words} · {turn_words(view.sight, view.step)}"


def showdown_turn_aloud(view: SeatView) -> str:
    """Return whose turn it is, what it still allows, what waits on the Queue, and for whom play waits."""
    now, outcome = active(view.sight), showdown_outcome(view)
    if outcome is not None:
        return sentences((outcome.title, *outcome.lines))
    parts = [speak("tasuo", "{name}'s turn", name=view.name(now))] if now else []
    parts += [where_words(view), phase_line(view, view.step) if now else ""]
    parts += [one.spoken() for one in queue_looks(view.sight, view.name)]
    return sentences((*parts, view.waiting))


def showdown_score_aloud(view: SeatView) -> str:
    """Return the gauges of both players."""
    return sentences(gauges_look(view, seat).spoken() for seat in zones.SEATS)


def showdown_curtain_words(model: GameModel, seat: Seat, held: str) -> str:
    """Return what everybody may know of the next seat; held: how many cards it has."""
    table = model.sight(PUBLIC)
    asked = next((ask.kind for ask in model.asks() if ask.seat == seat), "")
    if not held or not (asked or (active(table) == seat and table.text("step") in PHASES)):
        return held
    return f"{held} {_what_waits(model, table, seat, asked)}"


def _what_waits(model: GameModel, table: Sight, seat: Seat, asked: str) -> str:
    """Return what play waits for; asked: the kind of the question that the seat answers, "" in its own turn."""
    if not asked:
        return speak("tasuo", "It is {name}'s turn.", name=model.name(seat))
    if asked in _FIRST_HAND:
        return speak("tasuo", "The first hand is kept or changed.")
    if asked != "window":
        return speak("tasuo", "A question waits.")
    waiting = queue_looks(table, lambda one: called(model.name(one)))
    if not waiting:
        fallen = table.text(KIND) == FALL
        return speak("tasuo", "A warrior has fallen.") if fallen else speak("tasuo", "A Play Phase begins.")
    return speak("tasuo", "{card} of {name} may be answered.", card=waiting[0].name, name=waiting[0].source)
