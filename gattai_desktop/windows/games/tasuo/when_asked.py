"""Lets a player say when she is asked whether she answers, and until when she passes without being asked (TS-H44)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.policies import POLICIES, UNTIL, Policy, SetPolicy, TakePassBack, Until
from gattai_desktop.games.tasuo.windows import PassUntil
from gattai_desktop.windows.kit.hand_row import HandRow
from gattai_desktop.windows.kit.requests import Requests

translate = QCoreApplication.translate


def when_asked(requests: Requests) -> HandRow:
    """Return the row that asks a player when she wants to be asked; the other one is not told."""
    title = translate("tasuo", "When am I asked?")
    words = translate("tasuo", "by what all can see, always, or pass until …")
    return HandRow("asked", title, words, lambda: requests.choose(_ways(requests), title))


def house_rulings(requests: Requests) -> HandRow:
    """Return the row that opens the house rulings of this table."""
    title, words = translate("hand", "House rulings"), translate("hand", "How this table plays, and why")
    return HandRow("rulings", title, words, lambda: requests.open("rulings"))


def _ways(requests: Requests) -> tuple[Move, ...]:
    view = requests.view
    policies = (SetPolicy(view.seat, Policy(one)) for one in POLICIES)
    passes = (PassUntil(ask.seat, Until(one)) for ask in view.asks if ask.kind == "window" for one in UNTIL)
    back = (TakePassBack(view.seat),) if view.text(f"until.{view.seat}") else ()
    return (*policies, *passes, *back)
