"""Asks for a rehearsal: a new session that goes on from the replay's present moment."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from gattai_desktop.board.plate_look import PlateLook, primary_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.model.past import Past
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

NOW = "now"
SHELF = "shelf"


class ReplayRehearsal(QObject):
    """Asks first, and signals the answer; the opener of the replay makes the session.

    Signals:
        wanted(entry, name, now): a session of this name is to begin after this entry; now: it is played at once.
    """

    wanted = Signal(int, str, bool)

    def __init__(self, past: Past, requests: Requests, stand_still: Callable[[], None], name: str) -> None:
        """stand_still: stops the automatic play."""
        super().__init__(requests)
        self._past = past
        self._requests = requests
        self._stand_still = stand_still
        self._name = name
        self.refusal = ""
        """Why no rehearsal can begin here; "" where it can."""

    def ask(self) -> None:
        """Tell what would be made, and ask whether to play it at once."""
        entry = self._past.entry
        self._stand_still()
        if self.refusal:
            self.tell(self.tr("Rehearse from here"), self.refusal)
            return
        name = speak("replay", "{name} (rehearsal)", name=self._name)
        lines = (
            speak("replay", "A new session is put on the shelf: {name}.", name=name),
            speak("replay", "It goes on after move {entry}. This session is not changed.", entry=entry),
        )
        look = SheetLook(
            self.tr("Rehearse from here"),
            lines,
            choices=(
                SheetChoice(NOW, primary_plate(self.tr("Play it now"))),
                SheetChoice(SHELF, PlateLook(self.tr("Only put it on the shelf"), arrangement="line")),
            ),
            columns=1,
        )
        self._requests.ask(look, lambda key, _texts: self.wanted.emit(entry, name, key == NOW))

    def tell(self, title: str, line: str) -> None:
        on = SheetChoice("on", PlateLook(self.tr("Go on"), arrangement="line"))
        self._requests.ask(SheetLook(title, (line,), choices=(on,), can_close=False))
