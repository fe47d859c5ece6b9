"""The room of the bot battle: what of the table window is its own (LOOK 17)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.games.told import Moment
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.bots_asks import bot_ask_look
from gattai_desktop.windows.bots_battle import BattleMiddle
from gattai_desktop.windows.bots_crystals import crystals_sent
from gattai_desktop.windows.bots_decks import begin_flow
from gattai_desktop.windows.bots_draft import DraftMiddle
from gattai_desktop.windows.bots_hand import battle_rows
from gattai_desktop.windows.bots_looks import where_words
from gattai_desktop.windows.bots_rails import BotsLeft, BotsRight
from gattai_desktop.windows.bots_rest import RestMiddle
from gattai_desktop.windows.bots_wall import BotsWall
from gattai_desktop.windows.said_aloud import battle_score_aloud, battle_turn_aloud
from gattai_desktop.windows.seen import Seen
from gattai_desktop.windows.table_room import TableRoom

translate = QCoreApplication.translate

_MIDDLES: Final = {"clash": BattleMiddle, "draft": DraftMiddle, "rest": RestMiddle}


def _moment(seen: Seen) -> str:
    if seen.step == "draft" and any(seen.count(f"draft.{seat}") for seat in seen.pilots):
        return "draft"
    return "clash" if seen.step == "clash" else "rest"


def _moments(_happened: Happened, _seat: str) -> tuple[Moment, ...]:
    """A bot battle has no word in large letters: the scale and the gangs say it."""
    return ()


def _keys() -> tuple[tuple[str, str], ...]:
    """What each key does in a bot battle."""
    return (
        (translate("keys", "Space"), translate("keys", "reveals the next Bot")),
        ("R", translate("keys", "runs to the next choice, or stops")),
        ("F", translate("keys", "a Contraption that adds to the attack")),
        ("+   −", translate("keys", "how fast it runs")),
        ("1 … 4", translate("keys", "the discards of that player; the answer with that figure")),
        ("B", translate("keys", "the clashes of this battle, where they are a drawer")),
        ("D  E", translate("keys", "between battles: ready decks, a crystal to the Reactor")),
        ("K  S  O", translate("keys", "in a Draft: keep, suggest, start over")),
        (translate("keys", "Tab"), translate("keys", "to the next island: plates, Bots, rails")),
        (translate("keys", "Arrows"), translate("keys", "within an island")),
        ("L", translate("keys", "the log, wide; Enter on a line asks why")),
        ("V", translate("keys", "by hand: cards, gauges, house rulings, a note")),
        (translate("keys", "Menu"), translate("keys", "what may be done by hand with the Bot in focus")),
        ("P", translate("keys", "passes the table")),
        ("[   ]", translate("keys", "the rails, where they are drawers")),
        ("Ctrl Z", translate("keys", "takes the last move back")),
        ("Ctrl + −", translate("keys", "larger, smaller")),
        ("?", translate("keys", "this list")),
    )


BOTS_ROOM: Final = TableRoom(
    left=BotsLeft,
    right=BotsRight,
    middles=_MIDDLES,
    moment=_moment,
    where=lambda seen: where_words(seen.sight),
    keys=_keys,
    ask=bot_ask_look,
    moments=_moments,
    wall=BotsWall,
    turn=battle_turn_aloud,
    score=battle_score_aloud,
    flow=begin_flow,
    hand=battle_rows,
    counters=crystals_sent,
)
