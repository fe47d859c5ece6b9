"""Asks whether something is taken off the shelf, and says afterwards where it lies; it can be laid back at once."""

from collections.abc import Callable, Iterable

from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook


def removal_asked(name: str, lines: Iterable[str], remove: Callable[[], object]) -> SheetLook:
    """Return what asks whether this is taken off the shelf."""
    away = SheetChoice("away", primary_plate(speak("ShelfWindow", "Remove")), then=remove)
    return SheetLook(speak("ShelfWindow", "Remove {name}?", name=name), tuple(lines), choices=(away,))


def removal_told(name: str, where: str, lay_back: Callable[[], object]) -> SheetLook:
    """Return what says that this is off the shelf, and where it lies."""
    return SheetLook(
        speak("ShelfWindow", "{name} is removed", name=name),
        (where,),
        choices=(
            SheetChoice("on", primary_plate(speak("ShelfWindow", "Go on"))),
            SheetChoice("back", outline_plate(speak("ShelfWindow", "Get it back")), then=lay_back),
        ),
        can_close=False,
        first="on",
    )
