"""Says in a word why somebody cannot fight."""

from gattai_desktop.board.speech import speak


def out_of_fight(hp: int, *, away: bool) -> str:
    """Return "off the map" for whoever has left or is gone, "downed" for whoever is; "" for all others."""
    if away:
        return speak("fight", "off the map")
    return "" if hp > 0 else speak("fight", "downed")
