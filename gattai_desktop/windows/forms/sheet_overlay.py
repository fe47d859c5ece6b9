"""The one sheet of a table as something that lies over it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.card import Card
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Level, Overlay
from gattai_desktop.windows.kit.sheet_look import Answered, SheetLook
from gattai_desktop.windows.kit.table_root import TableRoot


class SheetOverlay(Overlay):
    """The sheet as one of the table's overlays. What names cards of a Hand is covered with them."""

    level = Level.QUESTION

    def __init__(self, sheet: Sheet, root: TableRoot, model: GameModel, face: Callable[[Card], str]) -> None:
        super().__init__(root)
        self._sheet = sheet
        self._root = root
        self._model = model
        self._face = face
        self._named: frozenset[str] = frozenset()
        """The faces of the Hand that the sheet shows."""
        sheet.begun.connect(self._look)
        sheet.begun.connect(self.opened)
        model.curtainChanged.connect(self._keep_secret)

    def _look(self) -> None:
        if not self._model.covered:
            held = {self._face(lying.card) for lying in self._model.hand(self._model.seat)}
            self._named = frozenset(self._sheet.look.faces()) & held
        self._keep_secret()

    def _keep_secret(self) -> None:
        self._sheet.cover(covered=self.covered)

    @property
    def covered(self) -> bool:
        return self._model.covered and bool(self._named)

    def ask(self, look: SheetLook, answered: Answered) -> None:
        """Ask this over the middle, or over the whole table."""
        self._sheet.ask(look, answered, self._room(look))

    def widgets(self) -> Sequence[QWidget]:
        return (*self._sheet.things.every, self._sheet)

    @property
    def about(self) -> str:
        return self._sheet.look.about

    def close(self) -> None:
        self._sheet.dismiss()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self._sheet, self._sheet.focus_first),)

    def lay(self) -> None:
        self._sheet.move_to(self._room(self._sheet.look))

    def set_paint(self, paint: Paint) -> None:
        self._sheet.set_paint(paint)

    def _room(self, look: SheetLook) -> QRect:
        return self._root.below_header() if look.wide else self._root.sheet_room()
