"""Says where the table is: in which session, scene and moment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.speech import called
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.windows.kit.guide_words import guide_of
from gattai_desktop.windows.kit.seat_view import SeatView

translate = QCoreApplication.translate


def in_rumble(seen: SeatView) -> bool:
    """Return whether the table is in a Rumble, its set-up included."""
    return seen.moment == "throwdown" and throwdown.going_on(seen.sight) and final_form.going_on(seen.sight)


def where_words(seen: SeatView) -> str:
    """Return session, scene and moment, for the header."""
    moments = {
        "story": translate("table", "Story"),
        "gambit": translate("table", "Gambit"),
        "throwdown": translate("table", "Throwdown"),
        "outcome": translate("table", "Outcome"),
    }
    moment = moments.get(seen.moment, seen.moment.capitalize())
    moment = translate("table", "Rumble") if in_rumble(seen) else moment
    guide = guide_of(seen)
    if guide is not None:
        words = translate("table", "Act {act}: {title}")
        return words.replace("{act}", str(guide.act)).replace("{title}", called(guide.present.title)) + f" · {moment}"
    words = translate("table", "Session {session} · Scene {scene}")
    words = words.replace("{session}", seen.text("session")).replace("{scene}", seen.text("scene"))
    return f"{words} · {moment}"
