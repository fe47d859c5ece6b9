"""Opens the list of the book's words over a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import WORDS
from gattai_desktop.board.paint import Paint
from gattai_desktop.content.boxes import box
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.windows.glossary.words_room import WordsRoom


class WordsOverlay(Overlay):
    """The list of words as an overlay, made when it is first opened."""

    name = "words"
    place = WORDS

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(root)
        self._requests, self._root = requests, root
        self._room: WordsRoom | None = None

    @property
    def room(self) -> WordsRoom:
        """Return the room, made when it is first opened."""
        if self._room is None:
            from gattai_desktop.windows.glossary.words_room import WordsRoom

            self._room = WordsRoom(self._root.paint, self._root, self._requests.view.model.game)
            self._room.keysAsked.connect(lambda: self._requests.open("keys", WORDS))
        return self._room

    def widgets(self) -> Sequence[QWidget]:
        return (self._room,) if self._room is not None else ()

    def can_open(self, about: str) -> bool:
        return bool(box(self._requests.view.model.game).glossary())

    def open(self, about: str) -> None:
        self.room.enter(self._root.below_header())

    def close(self) -> None:
        self.room.leave()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self.room, self.room.search.setFocus),)

    def show_view(self, view: SeatView) -> None:
        if view.model.curtain_down:
            self.room.hide()

    def lay(self) -> None:
        if self.shown:
            self.room.move_to(self._root.below_header())

    def set_paint(self, paint: Paint) -> None:
        if self._room is not None:
            self._room.set_paint(paint)
