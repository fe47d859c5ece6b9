"""The one sheet of a table as something that lies over it."""

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Level, Overlay
from gattai_desktop.windows.kit.sheet_look import Answered, SheetLook
from gattai_desktop.windows.kit.table_root import TableRoot


class SheetOverlay(Overlay):
    """The sheet as one of the table's overlays."""

    level = Level.QUESTION

    def __init__(self, sheet: Sheet, root: TableRoot) -> None:
        super().__init__(root)
        self._sheet = sheet
        self._root = root
        sheet.begun.connect(self.opened)

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
