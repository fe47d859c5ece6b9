"""Makes the plates of what may be done in a clash: reveal a Bot, run to the next choice, switch a Contraption on."""

from typing import Final

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, drive_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.games.rumblebots.contraptions import SwitchOn
from gattai_desktop.games.rumblebots.reveal import CountClash, RevealNext
from gattai_desktop.windows.games.rumblebots.looks import DuelLook
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.seat_view import SeatView

_HIGH: Final = 76.0
_LEAST: Final = 54.0
"""Height of a plate at least: in pixels of the screen, and in drawing pixels of a window whose words are enlarged."""


def row_high(paint: Paint, unit: float) -> float:
    """Return the height of a row of plates, pixels of the screen. unit: a drawing pixel of the pane."""
    return max(_LEAST, _HIGH * unit, paint.px(_LEAST))


def battle_plates(seen: SeatView, look: DuelLook | None, *, running: bool, small: bool) -> tuple[RowPlate, ...]:
    """Return the plates of the row. running: whether Bots come by themselves. small: for a small window, with fewer."""
    counted = next(seen.options_of(CountClash), None)
    if counted is not None:
        # Only moves by hand bring a clash to its end without a Bot being revealed.
        words = speak("bots", "Nothing more is revealed")
        return (RowPlate("count", drive_plate(speak("bots", "Count the clash"), words, "Space"), move=counted),)
    reveal = next(seen.options_of(RevealNext), None)
    left = look.attack_deck if look else 0
    words = speak("bots", "This is your last Bot") if left == 1 else speak("bots", "the top Bot joins the attack")
    if seen.asks:
        quiet = speak("bots", "Play waits for an answer")
    elif look and look.attacker and look.attacker != seen.seat:
        quiet = speak("bots", "{name} challenges now", name=seen.name(look.attacker))
    else:
        quiet = speak("bots", "Nobody challenges now")
    key = "" if seen.model.program_next and not reveal else "Space"  # by which the program goes on then
    plates = [
        RowPlate(
            "reveal",
            drive_plate(speak("bots", "Reveal one"), words, key, "price" if left == 1 else "legal")
            if reveal
            else drive_plate(speak("bots", "Reveal one"), quiet, key, "refused"),
            move=reveal,
        ),
        RowPlate("run", _run_plate(running=running, possible=reveal is not None or bool(seen.model.program_next))),
    ]
    fuse = next(seen.options_of(SwitchOn), None)
    if fuse is not None and look is not None:
        words, judgement = look.charged()
        plates.append(RowPlate("fuse", drive_plate(fuse.contraption.name, words, "F", judgement), move=fuse))
    if not small:
        words = speak("bots", "Comes once your deck is empty")
        plates.append(RowPlate("out", drive_plate(speak("bots", "Surrender"), words, "", "refused")))
    return tuple(plates)


def _run_plate(*, running: bool, possible: bool) -> PlateLook:
    if running:
        return drive_plate(speak("bots", "Stop"), speak("bots", "Bots come by themselves"), "R")
    if possible:
        return drive_plate(speak("bots", "Run"), speak("bots", "to the next choice"), "R")
    return drive_plate(speak("bots", "Run"), speak("bots", "Not now"), "R", "refused")
