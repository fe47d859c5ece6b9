"""Says what comes after a bot battle that is over: another one of whoever sat there, or the shelf."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from gattai_desktop.board.plate_look import drive_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.games.rumblebots.first_battle import FIRST_BATTLE
from gattai_desktop.games.rumblebots.values import OVER
from gattai_desktop.windows.kit.plate_row import RowPlate, shelf_plate
from gattai_desktop.windows.kit.requests import CHOOSE, Requests
from gattai_desktop.windows.kit.seat_view import SeatView

AGAIN: Final = "another battle"
"""The name of the plate that asks for another battle of whoever sat here."""
_QUICK: Final = "quick-battle"
"""What is offered after the guided first battle."""


def plates_at_the_end(view: SeatView) -> tuple[RowPlate, ...]:
    """Return the plates that lead on once a match is over; none at any other moment, and none after a puzzle."""
    scenario = view.text("scenario")
    if view.step != OVER or not scenario or view.model.looks_back:
        return ()
    title = speak("bots", "A Quick battle") if scenario == FIRST_BATTLE else speak("bots", "Another battle")
    line = speak("bots", "with ready decks, for the same players")
    if scenario != FIRST_BATTLE:
        line = speak("bots", "the same players, from the start")
    return (RowPlate(AGAIN, drive_plate(title, line, "Enter", "")), shelf_plate())


def lead_on(plate: Hashable, requests: Requests) -> bool:
    """Do what the first plate at the end does, and return whether it is that one."""
    if plate == AGAIN:
        scenario = requests.view.text("scenario")
        requests.open("another", f"{_QUICK if scenario == FIRST_BATTLE else scenario} {CHOOSE}")
    return plate == AGAIN
