"""The room of Gattaibushido:FUSION!: what of the table window is its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.games.gattai.by_hand.by_hand import guide_is_off
from gattai_desktop.windows.games.gattai.flows.coach_hand import coach_rows
from gattai_desktop.windows.games.gattai.flows.gattai_flows import begin_flow
from gattai_desktop.windows.games.gattai.looks.asks import ask_look
from gattai_desktop.windows.games.gattai.looks.rumble import in_rumble
from gattai_desktop.windows.games.gattai.looks.story import where_words
from gattai_desktop.windows.games.gattai.moments_found import moments_of
from gattai_desktop.windows.games.gattai.rails.left import LeftRail
from gattai_desktop.windows.games.gattai.rails.right import RightRail
from gattai_desktop.windows.games.gattai.spoken import score_aloud, turn_aloud
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView

if TYPE_CHECKING:
    from gattai_desktop.model.game_model import GameModel
    from gattai_desktop.windows.kit.pane import Pane
    from gattai_desktop.windows.kit.wall_picture import WallPicture

FREE: Final = "free"
RUMBLE: Final = "rumble"


# Each middle and the wall are fetched when their moment comes: a start needs one of them.


def _story(paint: Paint, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane

    return StoryPane(paint, parent)


def _gambit(paint: Paint, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane

    return GambitPane(paint, parent)


def _throwdown(paint: Paint, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.throwdown_pane import ThrowdownPane

    return ThrowdownPane(paint, parent)


def _rumble(paint: Paint, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.rumble_pane import RumblePane

    return RumblePane(paint, parent)


def _outcome(paint: Paint, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.outcome_pane import OutcomePane

    return OutcomePane(paint, parent)


def _free(paint: Paint, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.free_pane import FreePane

    return FreePane(paint, parent)


def _wall(paint: Paint, model: GameModel, parent: QWidget) -> WallPicture:
    from gattai_desktop.windows.games.gattai.wall.looks import wall_look
    from gattai_desktop.windows.games.gattai.wall.wall import Wall

    return Wall(paint, wall_look(model), parent)


_MIDDLES: Final = {
    "story": _story,
    "gambit": _gambit,
    "throwdown": _throwdown,
    RUMBLE: _rumble,
    "outcome": _outcome,
    FREE: _free,
}


def _moment(seen: SeatView) -> str:
    if guide_is_off(seen.sight):
        return FREE
    if in_rumble(seen):
        return RUMBLE
    return seen.moment if seen.moment in _MIDDLES else "story"


GATTAI_ROOM: Final = GameRoom(
    left=LeftRail,
    right=RightRail,
    middles=_MIDDLES,
    moment=_moment,
    where=where_words,
    ask=ask_look,
    moments=moments_of,
    wall=_wall,
    hand=coach_rows,
    flow=begin_flow,
    turn=turn_aloud,
    score=score_aloud,
)
