"""Opens the list of the book's words over a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gattai_desktop.board.keys import WORDS
from gattai_desktop.content.boxes import box
from gattai_desktop.windows.kit.page_overlay import PageOverlay
from gattai_desktop.windows.kit.seat_view import SeatView

if TYPE_CHECKING:
    from gattai_desktop.windows.glossary.words_room import WordsRoom


class WordsOverlay(PageOverlay["WordsRoom"]):
    """The list of words as an overlay."""

    name = "words"
    place = WORDS

    def make(self) -> WordsRoom:
        from gattai_desktop.windows.glossary.words_room import WordsRoom

        return WordsRoom(self.root.paint, self.root, self.requests.view.model.game)

    def can_open(self, about: str) -> bool:
        return bool(box(self.requests.view.model.game).glossary())

    def open(self, about: str) -> None:
        self.page.enter(self.root.below_header())

    def show_view(self, view: SeatView) -> None:
        if view.model.curtain_down:
            self.page.hide()
