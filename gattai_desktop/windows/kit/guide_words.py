"""What leads beginners through a game, as the windows show and say it."""

from __future__ import annotations

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import called
from gattai_desktop.board.words import spoken
from gattai_desktop.content.boxes import box
from gattai_desktop.games.guide import Guide
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.seat_view import SeatView


def guide_of(seen: SeatView) -> Guide | None:
    """Return what the guide of this game says to a seat now; None where none leads."""
    return box(seen.model.game).guide(seen.sight)


def guide_aloud(guide: Guide) -> str:
    """Return what a screen reader says of the guide: its game, the act, what to do and what is learned by it."""
    names = (called(guide.name), called(guide.present.title))
    return sentences((*names, spoken(drawn(guide.now)), spoken(drawn(guide.learn))))
