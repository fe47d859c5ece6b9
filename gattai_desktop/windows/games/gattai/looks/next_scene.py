"""Works out the plate that leads Coach to the next scene of those that are prepared."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

NEXT_SCENE: Final = "next scene"


def next_scene_plate(seen: SeatView) -> Iterator[RowPlate]:
    """Yield it once play is on; none where all are opened, for another than these is under More."""
    moves = tuple(seen.options_of(OpenScene))
    if moves and seen.text("phase") == "play":
        name, short = plate_words(seen.model, moves[0]).title, speak("table", "Prepared")
        yield RowPlate(NEXT_SCENE, PlateLook(speak("table", "Next scene"), name, judgement="legal", short=short))
