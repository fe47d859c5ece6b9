"""Lists the keys of each room of the first window on its sheet, and changes them there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.forms.sheet import Sheet

if TYPE_CHECKING:
    from gattai_desktop.windows.settings.key_sheets import KeySheets


class KeysBefore(QObject):
    """The lists of keys of the first window, each made when it is first asked for.

    Signals:
        keysChosen(Keys): other keys were chosen.
    """

    keysChosen = Signal(object)

    def __init__(self, window: QWidget, sheet: Sheet, paint: Callable[[], Paint]) -> None:
        """paint: returns that of the room which is shown."""
        super().__init__(window)
        self._window, self._sheet, self._paint = window, sheet, paint
        self._lists: dict[str, KeySheets] = {}

    def show(self, room: str) -> None:
        """List the keys of a room."""
        from gattai_desktop.windows.settings.key_sheets import KeySheets

        if room not in self._lists:
            self._lists[room] = KeySheets(self._sheet, self._window.rect, self._window, room)
            self._lists[room].keysChosen.connect(self.keysChosen)
        self._sheet.set_paint(self._paint())
        self._lists[room].open(self._paint().keys)
