"""The room of the bot battle: what of the table window is its own (LOOK 17)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.games.told import Moment
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.games.rumblebots.asks import bot_ask_look
from gattai_desktop.windows.games.rumblebots.battle import BattlePane
from gattai_desktop.windows.games.rumblebots.crystals import crystals_sent
from gattai_desktop.windows.games.rumblebots.decks import begin_flow
from gattai_desktop.windows.games.rumblebots.draft import DraftPane
from gattai_desktop.windows.games.rumblebots.hand import battle_rows
from gattai_desktop.windows.games.rumblebots.looks import where_words
from gattai_desktop.windows.games.rumblebots.rails import BotsLeft, BotsRight
from gattai_desktop.windows.games.rumblebots.rest import RestPane
from gattai_desktop.windows.games.rumblebots.spoken import battle_score_aloud, battle_turn_aloud
from gattai_desktop.windows.games.rumblebots.wall import BotsWall
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView

translate = QCoreApplication.translate

_MIDDLES: Final = {"clash": BattlePane, "draft": DraftPane, "rest": RestPane}


def _moment(seen: SeatView) -> str:
    if seen.step == "draft" and any(seen.count(f"draft.{seat}") for seat in seen.pilots):
        return "draft"
    return "clash" if seen.step == "clash" else "rest"


def _moments(_happened: Happened, _seat: str) -> tuple[Moment, ...]:
    """A bot battle has no word in large letters: the scale and the gangs say it."""
    return ()


BOTS_ROOM: Final = GameRoom(
    left=BotsLeft,
    right=BotsRight,
    middles=_MIDDLES,
    moment=_moment,
    where=lambda seen: where_words(seen.sight),
    ask=bot_ask_look,
    moments=_moments,
    wall=BotsWall,
    turn=battle_turn_aloud,
    score=battle_score_aloud,
    flow=begin_flow,
    hand=battle_rows,
    counters=crystals_sent,
)
