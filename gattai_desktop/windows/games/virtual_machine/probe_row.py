"""Makes the plates with which a hacker chooses a place of the byte to probe, in place of what else may be done."""

from typing import Final

from gattai_desktop.board.plate_look import PlateLook, drive_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.virtual_machine.hacking import Probe
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

PROBE: Final = "probe"
NO_PROBE: Final = "no_probe"
"""The plate that leads back from the places."""


def probe_plates(view: SeatView) -> tuple[RowPlate, ...]:
    """Return a plate for each place that can be probed, with its number for its key, and one that leads back."""
    back = drive_plate(speak("fight", "Back"), speak("fight", "or choose a place"), "Esc", "")
    places = (RowPlate((PROBE, move.place), _place(view, move), move=move) for move in view.options_of(Probe))
    return (*places, RowPlate(NO_PROBE, back))


def _place(view: SeatView, move: Probe) -> PlateLook:
    """Return a place as it stands in the byte: "Place 3"; a screen reader hears what is done."""
    title, line = speak("fight", "Place {number}", number=move.place), speak("fight", "not seen yet")
    return evolve(drive_plate(title, line, str(move.place)), name=plate_words(view.model, move).title)
