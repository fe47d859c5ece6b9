"""What the table window shows of each game: its rails, its middles, its questions, what its header says.

Everything else of the window (hand, log, curtain, sheet, verdicts, flights, keys) is the same for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.game import Ask
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.carry.flights import Counters, no_counters
from gattai_desktop.windows.kit.ask_look import AskLook
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.wall_picture import WallPicture
from gattai_desktop.windows.log.log_pane import LogPane

if TYPE_CHECKING:
    from gattai_desktop.windows.by_hand.by_hand_desk import ByHandDesk
    from gattai_desktop.windows.kit.hand_row import HandRow
    from gattai_desktop.windows.table.table_window import TableWindow


def _no_flow(name: str, window: TableWindow) -> bool:
    del name, window
    return False


def _no_rows(_desk: ByHandDesk) -> tuple[HandRow, ...]:
    return ()


@frozen
class GameRoom:
    """The part of the table window that one game furnishes.

    `middles` makes the middles by their names, `moment` says which of them shows the present moment. `where` is
    the second line of the header, `ask` a question on its plate, `moments` what is told in large letters, `wall` the
    picture for the projector. `flow` begins what needs more than a press and is this game's alone; it says whether it
    knew the name. `counters` says which signs fly, `hand` what is done by hand in this game alone; `turn` and `score`
    are what is said aloud when somebody asks.
    """

    left: Callable[[Paint, QWidget], Rail]
    right: Callable[[Paint, LogPane, QWidget], Rail]
    middles: Mapping[str, Callable[[Paint, QWidget], Pane]]
    moment: Callable[[SeatView], str]
    where: Callable[[SeatView], str]
    ask: Callable[[SeatView, Ask], AskLook]
    moments: Callable[[Happened, str], tuple[Moment, ...]]
    wall: Callable[[Paint, GameModel, QWidget], WallPicture]
    turn: Callable[[SeatView], str]
    score: Callable[[SeatView], str]
    flow: Callable[[str, TableWindow], bool] = _no_flow
    hand: Callable[[ByHandDesk], tuple[HandRow, ...]] = _no_rows
    counters: Counters = no_counters
