"""Lets a player say when she is asked whether she answers, and until when she passes without being asked (TS-H44)."""

from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.chosen_policy import SetPolicy
from gattai_desktop.games.tasuo.policies import (
    ACTIVATED,
    ALWAYS,
    ARMOR_ATTACKED,
    ATTACKED,
    COULD,
    MY_TURN,
    POLICIES,
    UNTIL,
    WOULD_FALL,
    Policy,
    TakePassBack,
    Until,
    policy_of,
)
from gattai_desktop.games.tasuo.values import PHASES
from gattai_desktop.games.tasuo.windows import PassAhead, PassUntil
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room_answers import HandRow
from gattai_desktop.windows.kit.seat_view import SeatView

ASKED: Final = "asked"
"""The name by which the question is opened when a player is asked."""


def when_asked(requests: Requests) -> HandRow:
    """Return the row that asks a player when she wants to be asked; the other one is not told."""
    words = speak("tasuo", "by what all can see, always, or not for a while")
    return HandRow(ASKED, _title(requests), words, lambda: choose_when_asked(requests))


def choose_when_asked(requests: Requests, about: str = "") -> None:
    """Ask until what a player passes, and by what she is asked else: of whom a window asks, or of who sits there.

    about: the seat that is meant; "" for either of these.
    """
    seat = about or _whose(requests.view)
    view = requests.view
    title = speak("tasuo", "When is {name} asked?", name=view.name(seat))
    requests.choose(_ways(requests, seat), title, _now(view) if seat == view.seat and not view.model.covered else "")


def _now(view: SeatView) -> str:
    """Return what a player is asked for, and when she is asked now."""
    how = _standing(view)
    return speak("tasuo", "You may answer what the foe does, where you are asked. Now: {how}.", how=how)


def _title(requests: Requests) -> str:
    return speak("tasuo", "When is {name} asked?", name=requests.view.name(_whose(requests.view)))


def asked_plate(view: SeatView) -> PlateLook | None:
    """Return the plate with which whoever sits there sees and changes when she is asked; None where nobody is."""
    if view.seat not in zones.SEATS or view.step not in PHASES or view.model.looks_back or view.model.curtain_down:
        return None
    if view.model.covered:  # whoever comes by is not told
        return PlateLook(speak("tasuo", "When you are asked"), fill="", edge="edge", arrangement="quiet")
    title, words = _standing(view), standing_words(view.text(f"until.{view.seat}"))
    return PlateLook(title, key="P", fill="", edge="edge", arrangement="quiet", name=words or title)


def _standing(view: SeatView) -> str:
    """Return until what whoever sits there passes, or by what she is asked, in a few words."""
    until = view.text(f"until.{view.seat}")
    return _until(until) if until else _by(policy_of(view.sight, view.seat))


def _by(policy: str) -> str:
    """Return by what a player is asked, in a few words."""
    return {
        ALWAYS: speak("tasuo", "Always asked"),
        COULD: speak("tasuo", "Asked if you can"),
    }.get(policy, speak("tasuo", "Asked as usual"))


def _until(until: str) -> str:
    """Return until what a player passes, in a few words."""
    return {
        MY_TURN: speak("tasuo", "Until your turn"),
        ATTACKED: speak("tasuo", "Until an attack"),
        WOULD_FALL: speak("tasuo", "Until one would fall"),
        ARMOR_ATTACKED: speak("tasuo", "Until armor is hit"),
        ACTIVATED: speak("tasuo", "Until a card is used"),
    }.get(until, "")


def standing_words(until: str) -> str:
    """Return until what a player passes by herself, in words for her alone; "" where she is asked."""
    return {
        MY_TURN: speak("tasuo", "You pass until your turn"),
        ATTACKED: speak("tasuo", "You pass until you are attacked"),
        WOULD_FALL: speak("tasuo", "You pass until a warrior would fall"),
        ARMOR_ATTACKED: speak("tasuo", "You pass until your armor is attacked"),
        ACTIVATED: speak("tasuo", "You pass until a card is used against you"),
    }.get(until, "")


def _whose(view: SeatView) -> Seat:
    return view.ask.seat if view.ask is not None and view.ask.kind == "window" else view.seat


def _ways(requests: Requests, seat: Seat) -> tuple[Move, ...]:
    view, until = requests.view, requests.view.text(f"until.{seat}")
    kind = PassUntil if any(ask.kind == "window" and ask.seat == seat for ask in view.asks) else PassAhead
    passes = (kind(seat, Until(one)) for one in UNTIL if one != until)
    back = (TakePassBack(seat),) if until else ()
    now = policy_of(view.sight, seat) if seat == view.seat else ""
    policies = (SetPolicy(seat, Policy(one)) for one in POLICIES if one != now)
    return (*back, *passes, *policies)
