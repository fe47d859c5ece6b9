"""Describes the only step that can follow at a table, which is therefore done without a press."""

from __future__ import annotations

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move


@frozen
class Onward:
    """The step: a move is made, a page is opened by its name, or a seat gets the computer. One of the three is set."""

    move: Move | None = None
    opens: str = ""
    seat: Seat = ""
