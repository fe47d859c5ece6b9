"""The desk while a session is played: it writes packs, and neither begins an evening nor gives one away."""

from __future__ import annotations

from gattai_desktop.board.speech import speak
from gattai_desktop.windows.desk.pack_desk import PackDesk


class DeskInSession(PackDesk):
    """The room of the desk over a table. The session keeps the version of its pack with which it began."""

    def settle(self, asked: str = "") -> str:
        """Keep what is being typed; at a table that is played an entry may be known by its id."""
        self.draft.keep_ids()
        return super().settle(asked)

    def begin(self) -> None:
        """Say where an evening is begun: this table would have to be left for it."""
        self.tell(speak("desk", "An evening is begun from the shelf; here one is played already."))

    def arrange(self) -> None:
        super().arrange()
        self.begin_plate.hide()
