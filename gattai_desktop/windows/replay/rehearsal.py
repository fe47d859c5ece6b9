"""Asks, in a replay, for a rehearsal: a session of its own that goes on from where one stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gattai_desktop.board.plate_look import PlateLook, primary_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

if TYPE_CHECKING:
    from gattai_desktop.windows.replay.window import ReplayWindow

NOW = "now"
SHELF = "shelf"


class ReplayRehearsal(QObject):
    """Asks first; whoever opened the replay lays the session on the shelf.

    Signals:
        wanted(entry, name, now): a session of this name is to begin after this entry; now: it is played at once.
    """

    wanted = Signal(int, str, bool)

    def __init__(self, window: ReplayWindow, name: str) -> None:
        super().__init__(window)
        self._window = window
        self._name = name
        self.refusal = ""
        """Why nothing can go on from here; "" where it can."""

    def ask(self) -> None:
        """Say what would be made, and ask whether it is to be played at once."""
        window, entry = self._window, self._window.past.entry
        window.play(on=False)
        if self.refusal:
            self.tell(self.tr("Rehearse from here"), self.refusal)
            return
        name = speak("replay", "{name} (rehearsal)", name=self._name)
        lines = (
            speak("replay", "A session of its own is laid on the shelf: {name}.", name=name),
            speak("replay", "It goes on after move {entry}. This session is not touched.", entry=entry),
        )
        look = SheetLook(
            self.tr("Rehearse from here"),
            lines,
            choices=(
                SheetChoice(NOW, primary_plate(self.tr("Play it now"))),
                SheetChoice(SHELF, PlateLook(self.tr("Only lay it on the shelf"), arrangement="line")),
            ),
            columns=1,
        )
        window.sheet.ask(look, lambda key, _texts: self.wanted.emit(entry, name, key == NOW), window.sheet_room())

    def tell(self, title: str, line: str) -> None:
        """Say what became of it."""
        window = self._window
        look = SheetLook(title, (line,), choices=(SheetChoice("on", PlateLook(self.tr("Go on"), arrangement="line")),))
        window.sheet.ask(look, lambda _key, _texts: None, window.sheet_room())
