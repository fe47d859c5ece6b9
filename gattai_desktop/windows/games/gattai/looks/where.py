"""Says where the table is: in which session, scene and moment."""

from gattai_desktop.board.speech import called, speak
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.windows.kit.guide_words import guide_of
from gattai_desktop.windows.kit.seat_view import SeatView


def in_rumble(seen: SeatView) -> bool:
    """Return whether the table is in a Rumble, its set-up included."""
    return seen.moment == "throwdown" and throwdown.going_on(seen.sight) and final_form.going_on(seen.sight)


def where_words(seen: SeatView) -> str:
    """Return session, scene and moment, for the header."""
    moments = {
        "story": speak("table", "Story"),
        "gambit": speak("table", "Gambit"),
        "throwdown": speak("table", "Throwdown"),
        "outcome": speak("table", "Outcome"),
    }
    moment = moments.get(seen.moment, seen.moment.capitalize())
    moment = speak("table", "Rumble") if in_rumble(seen) else moment
    guide = guide_of(seen)
    if guide is not None:
        words = speak("table", "Act {act}: {title}", act=guide.act, title=guide.present.title)
        return f"{words} · {moment}"
    if seen.moment == "story":
        from gattai_desktop.games.gattai.story.next_evening import play_is_over

        if play_is_over(seen.sight):
            phase = called(seen.text("phase").capitalize())
            return speak("table", "Session {session} · {phase}", session=seen.text("session"), phase=phase)
    numbers = {"session": seen.text("session"), "scene": seen.text("scene")}
    words = speak("table", "Session {session} · Scene {scene}", **numbers)
    return f"{words} · {moment}"
