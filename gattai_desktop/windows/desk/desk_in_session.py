"""The desk while a session is played: it writes packs, changes the table by moves, and begins no evening."""

from __future__ import annotations

from gattai_desktop.board.speech import speak
from gattai_desktop.windows.desk.pack_desk import PackDesk


class DeskInSession(PackDesk):
    """The room of the desk over a table. The session keeps the version of its pack with which it began."""

    def begin(self) -> None:
        """Say where an evening is begun: this table would have to be left for it."""
        self.tell(speak("desk", "An evening is begun from the shelf; here one is played already."))

    def arrange(self) -> None:
        super().arrange()
        self.begin_plate.hide()
