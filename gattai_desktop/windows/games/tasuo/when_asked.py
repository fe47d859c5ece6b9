"""Lets a player say when she is asked whether she answers, and until when she passes without being asked (TS-H44)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.policies import (
    ACTIVATED,
    ARMOR_ATTACKED,
    ATTACKED,
    COULD,
    MY_TURN,
    POLICIES,
    UNTIL,
    WOULD_FALL,
    Policy,
    SetPolicy,
    TakePassBack,
    Until,
    is_alone,
    policy_of,
)
from gattai_desktop.games.tasuo.windows import PassUntil
from gattai_desktop.windows.kit.hand_row import HandRow
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView

translate = QCoreApplication.translate

ASKED: Final = "asked"
"""The name by which the question is opened when a player is asked."""


def when_asked(requests: Requests) -> HandRow:
    """Return the row that asks a player when she wants to be asked; the other one is not told."""
    words = translate("tasuo", "by what all can see, always, or pass until …")
    return HandRow(ASKED, _title(requests), words, lambda: choose_when_asked(requests))


def choose_when_asked(requests: Requests, _about: str = "") -> None:
    """Ask until what a player passes, and by what she is asked else: of whom a window asks, or of who sits there."""
    requests.choose(_ways(requests), _title(requests))


def _title(requests: Requests) -> str:
    return speak("tasuo", "When is {name} asked?", name=requests.view.name(_whose(requests.view)))


def standing_words(until: str) -> str:
    """Return until what a player passes by herself, in words for her alone; "" where she is asked."""
    return {
        MY_TURN: translate("tasuo", "You pass until your turn"),
        ATTACKED: translate("tasuo", "You pass until you are attacked"),
        WOULD_FALL: translate("tasuo", "You pass until a warrior would fall"),
        ARMOR_ATTACKED: translate("tasuo", "You pass until your armor is attacked"),
        ACTIVATED: translate("tasuo", "You pass until a card is used against you"),
    }.get(until, "")


def _whose(view: SeatView) -> Seat:
    return view.ask.seat if view.ask is not None and view.ask.kind == "window" else view.seat


def house_rulings(requests: Requests) -> HandRow:
    """Return the row that opens the house rulings of this table."""
    title, words = translate("hand", "House rulings"), translate("hand", "How this table plays, and why")
    return HandRow("rulings", title, words, lambda: requests.open("rulings"))


def _ways(requests: Requests) -> tuple[Move, ...]:
    view, seat = requests.view, _whose(requests.view)
    passes = (PassUntil(ask.seat, Until(one)) for ask in view.asks if ask.kind == "window" for one in UNTIL)
    back = (TakePassBack(seat),) if view.text(f"until.{seat}") else ()
    known = POLICIES if is_alone(view.sight, seat) else tuple(one for one in POLICIES if one != COULD)
    now = policy_of(view.sight, seat) if seat == view.seat else ""
    policies = (SetPolicy(seat, Policy(one)) for one in known if one != now)
    return (*back, *passes, *policies)
