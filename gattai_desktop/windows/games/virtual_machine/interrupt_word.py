"""The word that interrupts: at the foot of the left rail, and beside the actions where that is a closed drawer."""

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.games.virtual_machine.interrupting import (
    ask_who_interrupts,
    may_interrupt,
    why_nobody_interrupts,
)
from gattai_desktop.windows.kit.left_out import LeftOutTip
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView


class InterruptWord(PlateButton):
    """The plate with which anybody stops the count; refused it says why nobody can."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, PlateLook(""), parent, self._interrupt)
        self._requests = requests
        self.reasonAsked.connect(self._interrupt)
        LeftOutTip(self)

    def name_for(self, seen: SeatView) -> None:
        """Write the word; a small table has no room for its sign."""
        may, small = may_interrupt(seen), self.paint.scale.small
        words = self.tr("anyone, at any moment") if may else why_nobody_interrupts(seen)
        # Beside the sign of what is refused there is room for one word.
        title = self.tr("Interrupt") if small and not may else speak("fight", "I interrupt")
        signs = () if small else (CardMark("bolt", "text"),)
        self.set_look(PlateLook(title, words, "I", "" if may else "refused", signs=signs))

    def _interrupt(self, _reason: str = "") -> None:
        ask_who_interrupts(self._requests, self)
