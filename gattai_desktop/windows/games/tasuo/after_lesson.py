"""Offers another showdown once one is over; after the lesson *Seven turns* it first shows what that has left out."""

from typing import Final

from gattai_desktop.board.plate_look import drive_plate, outline_plate, primary_plate
from gattai_desktop.board.speech import fill, said, speak
from gattai_desktop.games.tasuo.matches import NextDuel
from gattai_desktop.games.tasuo.seven_turns_script import SCENARIO
from gattai_desktop.games.tasuo.seven_turns_words import UNSEEN
from gattai_desktop.games.tasuo.values import LESSON, OVER
from gattai_desktop.windows.kit.plate_row import RowPlate, shelf_plate
from gattai_desktop.windows.kit.requests import CHOOSE, Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.settings.settings import FRIENDS

AFTER: Final = "after the lesson"
"""The name of the plate that shows the page."""
AGAIN: Final = "another showdown"
"""The name of the plate that asks for the decks of another showdown of whoever sat here."""
_NEXT: Final = "two-players"
"""The form of the game that is offered first: the program keeps its seat."""
_FRIENDS: Final = f"{_NEXT} {FRIENDS}"
"""The same of two friends."""


def plates_at_the_end(view: SeatView) -> tuple[RowPlate, ...]:
    """Return the plates that lead on once a showdown is over; none at any other moment, and none after a puzzle."""
    model = view.model
    if view.sight.text("step") != OVER or view.may(NextDuel) or model.looks_back or model.refuses_for_good:
        return ()
    if view.sight.text(LESSON) == SCENARIO:
        line = speak("tasuo", "and a game against the program or a friend")
        unseen = drive_plate(speak("tasuo", "What you have not seen yet"), line, "N", "")
        return (RowPlate(AFTER, unseen), shelf_plate())
    line = speak("tasuo", "the same players; choose the decks")
    return (RowPlate(AGAIN, drive_plate(speak("tasuo", "Another showdown"), line, "N", ""), away=True), shelf_plate())


def lead_on(plate: object, requests: Requests) -> bool:
    """Do what a plate at the end does, and return whether it is one of them."""
    if plate == AFTER:
        show_unseen(requests)
    elif plate == AGAIN:
        requests.open("another", f"{requests.view.sight.text('scenario') or _NEXT} {CHOOSE}")  # a record names none
    return plate in (AFTER, AGAIN)


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
