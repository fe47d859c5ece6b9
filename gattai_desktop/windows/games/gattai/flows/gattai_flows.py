"""What a press in Gattaibushido:FUSION! alone begins, by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.games.gattai.story.first_contact_moves import StartAct
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.move import Move

if TYPE_CHECKING:
    from gattai_desktop.windows.table.table_window import TableWindow

translate = QCoreApplication.translate

_PHASE: Final = "phase "
_ACT: Final = "act "
THREAT: Final = "threat."


def station_flow(move: Move) -> str:
    """Return the name of the flow that asks whether to go to that phase, or to that act of First Contact."""
    return f"{_ACT}{move.act}" if isinstance(move, StartAct) else f"{_PHASE}{getattr(move, 'phase', '')}"


def begin_flow(name: str, window: TableWindow) -> bool:
    """Open a Threat's card, or ask whether to leave the present phase or act; says whether it is one of these flows."""
    if name.startswith(THREAT):
        from gattai_desktop.windows.games.gattai.threat_card import open_threat

        open_threat(window, name.removeprefix(THREAT))
        return True
    seat = window.model.seat
    if name.startswith(_PHASE):
        move: Move = MoveOn(seat, name.removeprefix(_PHASE))
    elif name.startswith(_ACT):
        move = StartAct(seat, int(name.removeprefix(_ACT)))
    else:
        return False
    window.by_hand.confirm(move, translate("table", "Leave what is being played?"))
    return True
