"""Describes what alone can come next at a table, so that nobody need press it."""

from __future__ import annotations

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move


@frozen
class Onward:
    """The one thing that comes next: a move is made, a page is opened by its name, or a seat gets the computer."""

    move: Move | None = None
    opens: str = ""
    seat: Seat = ""
