"""The room of Gattaibushido:FUSION!: what of the table window is its own."""

from __future__ import annotations

from typing import Final

from gattai_desktop.games.gattai.by_hand import guide_is_off
from gattai_desktop.windows.coach_hand import coach_rows
from gattai_desktop.windows.free_middle import FreeMiddle
from gattai_desktop.windows.gambit_middle import GambitMiddle
from gattai_desktop.windows.gattai_flows import begin_flow
from gattai_desktop.windows.left_rail import LeftRail
from gattai_desktop.windows.looks_asks import ask_look
from gattai_desktop.windows.looks_rumble import in_rumble
from gattai_desktop.windows.looks_story import where_words
from gattai_desktop.windows.looks_wall import wall_look
from gattai_desktop.windows.moments_found import moments_of
from gattai_desktop.windows.outcome_middle import OutcomeMiddle
from gattai_desktop.windows.right_rail import RightRail
from gattai_desktop.windows.rumble_middle import RumbleMiddle
from gattai_desktop.windows.said_aloud import score_aloud, turn_aloud
from gattai_desktop.windows.seen import Seen
from gattai_desktop.windows.story_middle import StoryMiddle
from gattai_desktop.windows.table_room import TableRoom
from gattai_desktop.windows.throwdown_middle import ThrowdownMiddle
from gattai_desktop.windows.wall import Wall

FREE: Final = "free"
RUMBLE: Final = "rumble"
_MIDDLES: Final = {
    "story": StoryMiddle,
    "gambit": GambitMiddle,
    "throwdown": ThrowdownMiddle,
    RUMBLE: RumbleMiddle,
    "outcome": OutcomeMiddle,
    FREE: FreeMiddle,
}


def _moment(seen: Seen) -> str:
    if guide_is_off(seen.sight):
        return FREE
    if in_rumble(seen):
        return RUMBLE
    return seen.moment if seen.moment in _MIDDLES else "story"


GATTAI_ROOM: Final = TableRoom(
    left=LeftRail,
    right=RightRail,
    middles=_MIDDLES,
    moment=_moment,
    where=where_words,
    ask=ask_look,
    moments=moments_of,
    wall=lambda paint, model, parent: Wall(paint, wall_look(model), parent),
    hand=coach_rows,
    flow=begin_flow,
    turn=turn_aloud,
    score=score_aloud,
)
