"""Asks who interrupts: the word is everybody's, and what a hand holds never lights it (VM-55, LOOK 24)."""

from functools import partial

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.virtual_machine.any_moment import MOMENTS, STANDING, InterruptCount
from gattai_desktop.games.virtual_machine.values import OVER
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.kit.who_plays import person_beside


def may_interrupt(view: SeatView) -> bool:
    """Whether anybody may stop the count now, as everybody sees it: the same in all seats."""
    return view.step in MOMENTS and (not view.asks or view.asks[0].kind in STANDING)


def why_nobody_interrupts(view: SeatView) -> str:
    """Return in a few words why no seat can interrupt now."""
    if view.step == OVER:
        return speak("fight", "the fight is over")
    return speak("fight", "once this is answered") if view.step in MOMENTS else speak("fight", "from round 1 on")


def ask_who_interrupts(requests: Requests, beside: QWidget) -> None:
    """Ask who speaks, with a plate for each seat of a person; that seat then takes the computer.

    Whoever plays alone with the program is not asked. beside: where it is said why nobody can interrupt.
    """
    view = requests.view
    if not may_interrupt(view):
        requests.tell(speak("fight", "I interrupt"), why_nobody_interrupts(view), beside)
        return
    programs, seats = program_players(view.sight), view.sight.listed("seats")
    people = tuple(seat for seat in seats if seat not in programs) or seats
    if len(people) == 1:
        requests.play(InterruptCount(people[0]))
        return
    choices = []
    for seat in people:
        holds = speak("fight", "the CPU's processes") if seat == CPU else ""
        sub = " · ".join(part for part in (person_beside(view.sight, seat), holds) if part)
        look = PlateLook(view.name(seat), sub, crest=seat)
        choices.append(SheetChoice(seat, look, then=partial(requests.play, InterruptCount(seat))))
    title = speak("fight", "Who interrupts?")
    line = speak("fight", "Play stands still until that seat lets it go on.")
    own = view.seat if view.seat in people else None
    requests.ask(SheetLook(title, (line,), choices=tuple(choices), first=own))
