"""Shows after the lesson *Seven turns* what it has not shown, and begins a game against the program or a friend."""

from __future__ import annotations

from typing import Final

from gattai_desktop.board.plate_look import drive_plate, outline_plate, primary_plate
from gattai_desktop.board.speech import fill, said, speak
from gattai_desktop.games.tasuo.seven_turns_script import SCENARIO
from gattai_desktop.games.tasuo.seven_turns_words import UNSEEN
from gattai_desktop.games.tasuo.values import LESSON, OVER, text
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.settings.settings import FRIENDS

AFTER: Final = "after the lesson"
"""The name of the plate that shows the page."""
_NEXT: Final = "two-players"
"""The form of the game that is offered first: the program keeps its seat."""
_FRIENDS: Final = f"{_NEXT} {FRIENDS}"
"""The same of two friends."""


def plates_after_lesson(view: SeatView) -> tuple[RowPlate, ...]:
    """Return the plate for the page once the lesson is over; none at any other moment."""
    if text(view.sight, "step") != OVER or text(view.sight, LESSON) != SCENARIO:
        return ()
    line = speak("tasuo", "and a game against the program or a friend")
    return (RowPlate(AFTER, drive_plate(speak("tasuo", "What you have not seen yet"), line, "N", "")),)


def show_unseen(requests: Requests) -> None:
    """Show what the lesson has left out, and offer a whole showdown: against the program, or of two friends."""
    template = speak("tasuo", "{name}: {line}")
    lines = tuple(fill(template, name=said(name), line=said(line)) for name, line in UNSEEN)
    plates = (
        SheetChoice(_NEXT, primary_plate(speak("tasuo", "Play against the program"))),
        SheetChoice(_FRIENDS, outline_plate(speak("tasuo", "Two players: choose names and decks"))),
    )
    look = SheetLook(speak("tasuo", "What you have not seen yet"), lines, choices=plates, columns=1)
    requests.ask(look, lambda key, _texts: requests.open("another", str(key)))
