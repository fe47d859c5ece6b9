"""Shows what went wrong at the table: what happened, what was kept, what to do."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QGuiApplication

from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.speech import said
from gattai_desktop.board.words import DrawnWords
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Failure, SaveFailure
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook, unanswered


class Troubles(QObject):
    """Reports failed saving and mistakes of the program on the window's sheet; the table stays as it was."""

    def __init__(self, model: GameModel, sheet: Sheet, room: Callable[[], QRect], parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._sheet = sheet
        self._room = room
        model.saveFailed.connect(self._not_saved)
        model.moveFailed.connect(self._broke)

    def tell(self, title: str, *lines: DrawnWords | str, way_out: SheetChoice | None = None) -> None:
        """Show a message that belongs to no move, and a plate that leads out of it where there is one."""
        on = SheetChoice("on", outline_plate(self.tr("Go on")))
        choices = (on,) if way_out is None else (way_out, on)
        self._ask(SheetLook(title, lines, choices=choices, columns=1, can_close=False))

    def _not_saved(self, failed: SaveFailure) -> None:
        choices = (
            SheetChoice("again", primary_plate(self.tr("Try again")), then=self._model.try_again),
            SheetChoice("on", outline_plate(self.tr("Leave it"))),
        )
        title = self.tr("That was not saved") if failed.move is not None else self.tr("The session could not be read")
        lines = (said(failed.words), self.tr("The table is as it was before."))
        self._ask(SheetLook(title, lines, choices=choices[0 if failed.move else 1 :], edge="price", first="again"))

    def _broke(self, failure: Failure) -> None:
        choices = (
            SheetChoice("on", outline_plate(self.tr("Go on"))),
            SheetChoice(
                "copy",
                outline_plate(self.tr("Copy the report")),
                then=partial(QGuiApplication.clipboard().setText, failure.report),
            ),
        )
        lines = (said(failure.happened), said(failure.kept), said(failure.to_do))
        title = self.tr("The program made a mistake")
        self._ask(SheetLook(title, lines, choices=choices, edge="price", first="on", can_close=False))

    def _ask(self, look: SheetLook) -> None:
        self._sheet.ask(look, unanswered, self._room())
