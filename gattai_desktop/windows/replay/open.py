"""All hands of a replay, open: after the session is over, and only if every seat has agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.zone import Seat
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

if TYPE_CHECKING:
    from gattai_desktop.windows.replay.window import ReplayWindow


class OpenHands(QObject):
    """Asks every seat of one replay."""

    def __init__(self, window: ReplayWindow) -> None:
        super().__init__(window)
        self._window = window
        self._agreed: set[Seat] = set()

    def ask(self) -> None:
        """Open all hands where everybody agrees; pressed again, close them."""
        window, past = self._window, self._window.past
        window.play(on=False)
        if past.all_open:
            self._agreed.clear()
            past.open_all(on=False)
            return
        if not past.session_ended:
            words = self.tr("The hands of all seats open once the session is over.")
            window.sheet.ask(SheetLook(self.tr("All hands open"), (words,)), lambda *_: None, window.sheet_room())
            return
        self._ask_seats("")

    def _ask_seats(self, first: Seat) -> None:
        window, past = self._window, self._window.past
        choices = tuple(SheetChoice(seat, self._plate(seat)) for seat in past.seats)
        lines = (self.tr("The session is over. Every seat has to agree."),)
        look = SheetLook(self.tr("All hands open"), lines, choices=choices, first=first or None)
        window.sheet.ask(look, lambda key, _texts: self._agree(str(key)), window.sheet_room())

    def _plate(self, seat: Seat) -> PlateLook:
        agreed = seat in self._agreed
        title = speak("replay", "{name} agrees", name=called(self._window.past.name(seat)))
        words = self.tr("agreed") if agreed else ""
        return PlateLook(title, words, edge="live" if agreed else "edge", arrangement="line", crest=seat)

    def _agree(self, seat: Seat) -> None:
        past = self._window.past
        self._agreed ^= {seat}
        if self._agreed >= set(past.seats):
            past.open_all(on=True)
        else:
            self._ask_seats(seat)
