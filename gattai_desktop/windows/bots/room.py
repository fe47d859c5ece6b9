"""The room of the bot battle: what of the table window is its own (LOOK 17)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.games.told import Moment
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.bots.asks import bot_ask_look
from gattai_desktop.windows.bots.battle import BattleMiddle
from gattai_desktop.windows.bots.crystals import crystals_sent
from gattai_desktop.windows.bots.decks import begin_flow
from gattai_desktop.windows.bots.draft import DraftMiddle
from gattai_desktop.windows.bots.hand import battle_rows
from gattai_desktop.windows.bots.looks import where_words
from gattai_desktop.windows.bots.rails import BotsLeft, BotsRight
from gattai_desktop.windows.bots.rest import RestMiddle
from gattai_desktop.windows.bots.said_aloud import battle_score_aloud, battle_turn_aloud
from gattai_desktop.windows.bots.wall import BotsWall
from gattai_desktop.windows.table.seen import Seen
from gattai_desktop.windows.table.table_room import TableRoom

translate = QCoreApplication.translate

_MIDDLES: Final = {"clash": BattleMiddle, "draft": DraftMiddle, "rest": RestMiddle}


def _moment(seen: Seen) -> str:
    if seen.step == "draft" and any(seen.count(f"draft.{seat}") for seat in seen.pilots):
        return "draft"
    return "clash" if seen.step == "clash" else "rest"


def _moments(_happened: Happened, _seat: str) -> tuple[Moment, ...]:
    """A bot battle has no word in large letters: the scale and the gangs say it."""
    return ()


BOTS_ROOM: Final = TableRoom(
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
