"""Shows the CPU what it hides: the table with its hidden mobs in play, and what is said of one of them."""

from __future__ import annotations

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.virtual_machine.unseen import unseen_mobs, with_unseen
from gattai_desktop.windows.kit.seat_view import SeatView


def whole_view(view: SeatView) -> SeatView:
    """Return a view in which the hidden mobs are in play that its seat may see: all for the CPU, none for others."""
    whole = with_unseen(view.sight)
    return view if whole is view.sight else evolve(view, sight=whole)


def hidden_line(view: SeatView, who: str) -> str:
    """Return what is said of a process that is hidden; "" of one that all see. view: as the seat sees the table."""
    return speak("fight", "only the CPU sees it") if who in unseen_mobs(view.sight) else ""
