"""Says of a lifted card that no place takes it now, and why."""

from collections import Counter
from collections.abc import Iterable

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.places import Landing
from gattai_desktop.board.speech import speak


def no_place(landings: Iterable[Landing]) -> BubbleLook:
    """Return what is said beside the card: what most places say, which is what it waits for; each says its own."""
    whys = Counter(one.text for one in landings).most_common()
    most = whys[0][0]
    if len(whys) == 1:
        return BubbleLook(most, "refused", "cross")
    return BubbleLook(speak("carry", "No place takes it now."), "refused", "cross", lines=(most,))
