"""A question of the window itself, or several, one after another, on its sheet: what comes of them is a wish."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.sheet_look import Answered, SheetLook


class Flow(QObject):
    """Asks until it knows which wish is meant.

    Signals:
        wished(Move): this one.
    """

    wished = Signal(object)

    def __init__(self, model: GameModel, sheet: Sheet, room: Callable[[], QRect], parent: QObject) -> None:
        """room: over which part of the window the sheet may lie now."""
        super().__init__(parent)
        self._model = model
        self._sheet = sheet
        self._room = room

    def _ask(self, look: SheetLook, answered: Answered) -> None:
        self._sheet.ask(look, answered, self._room())
