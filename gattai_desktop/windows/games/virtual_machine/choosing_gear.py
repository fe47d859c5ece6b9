"""Asks which gear is changed before a fight: first whose, where the seat at the computer has none of its own."""

from collections.abc import Sequence
from functools import partial

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import content, speak
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.any_moment import PRICE
from gattai_desktop.games.virtual_machine.values import of
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.kit.who_plays import person_beside


def choose_gear(requests: Requests, moves: Sequence[Move]) -> None:
    """Ask which of these changes of gear is meant, of one MC; of several first which MC is."""
    view, owners = requests.view, tuple(dict.fromkeys(move.seat for move in moves))
    if len(owners) > 1:
        choices = []
        for who in owners:
            look = PlateLook(view.name(who), person_beside(view.sight, who) or "", crest=who)
            own = [move for move in moves if move.seat == who]
            choices.append(SheetChoice(who, look, then=partial(choose_gear, requests, own)))
        requests.ask(SheetLook(speak("fight", "Whose gear is changed?"), (gear_line(),), choices=tuple(choices)))
    else:
        for who in owners:
            requests.choose(moves, speak("fight", "Gear"), f"{gear_now(view, who)} {gear_line()}")


def gear_now(view: SeatView, who: str) -> str:
    """Return what an MC wears and carries now."""
    items = world_of(view.sight).items
    worn, carried = (
        ", ".join(content(items[one].name) for one in view.sight.listed(of(who, what))) for what in ("worn", "carried")
    )
    nothing = speak("fight", "nothing")
    return speak("fight", "Now worn: {worn}; carried: {carried}.", worn=worn or nothing, carried=carried or nothing)


def gear_line() -> str:
    """Return how gear is chosen before a fight (RULES VM-H48, VM-H49)."""
    return speak(
        "fight",
        "What is worn helps from the start. What is carried can replace it during the fight, for {price} Move.",
        price=PRICE,
    )
