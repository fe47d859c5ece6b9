"""Opens all hands of a replay after the session is over, if everybody agrees who played."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.zone import Seat
from gattai_desktop.model.past import Past
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook


class OpenHands(QObject):
    """Asks the people of one replay."""

    def __init__(self, past: Past, requests: Requests, stand_still: Callable[[], None]) -> None:
        """stand_still: stops the automatic play."""
        super().__init__(requests)
        self._past = past
        self._requests = requests
        self._stand_still = stand_still
        self._agreed: set[Seat] = set()

    def ask(self) -> None:
        """Open all hands where everybody agrees; asked again, close them."""
        past = self._past
        self._stand_still()
        if past.all_open:
            self._agreed.clear()
            past.open_all(on=False)
            return
        if not past.session_ended:
            words = self.tr("The hands of all seats open once the session is over.")
            self._requests.ask(SheetLook(self.tr("All hands open"), (words,)))
            return
        self._open_or_ask("")

    def _open_or_ask(self, first: Seat) -> None:
        if self._agreed >= set(self._past.agree):
            self._past.open_all(on=True)
            return
        choices = tuple(SheetChoice(seat, self._plate(seat)) for seat in self._past.agree)
        lines = (self.tr("The session is over. Everybody who played has to agree."),)
        look = SheetLook(self.tr("All hands open"), lines, choices=choices, first=first or None)
        self._requests.ask(look, lambda key, _texts: self._agree(str(key)))

    def _plate(self, seat: Seat) -> PlateLook:
        agreed = seat in self._agreed
        title = speak("replay", "{name} agrees", name=called(self._past.name(seat)))
        words = self.tr("agreed") if agreed else ""
        return PlateLook(title, words, edge="live" if agreed else "edge", arrangement="line", crest=seat)

    def _agree(self, seat: Seat) -> None:
        self._agreed ^= {seat}
        self._open_or_ask(seat)
