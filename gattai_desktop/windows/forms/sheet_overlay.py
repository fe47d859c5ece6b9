"""Makes the sheet of a table an overlay, which is hidden while the hand is covered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Aside, Level, Overlay
from gattai_desktop.windows.kit.sheet_look import Answered, Begun, SheetLook
from gattai_desktop.windows.kit.table_root import TableRoot


class SheetOverlay(Overlay):
    """The sheet as one of the table's overlays."""

    level = Level.QUESTION

    def __init__(self, sheet: Sheet, root: TableRoot) -> None:
        super().__init__(root)
        self._sheet = sheet
        self._root = root
        self._holder = QWidget()  # never shown, so that no screen reader finds what is in it

    def ask(self, look: SheetLook, answered: Answered, begun: Begun | None) -> None:
        """Ask this over the middle, or over the whole table; begun: what helps to write on the sheet."""
        self._sheet.ask(look, answered, self._root.below_header() if look.wide else self._root.sheet_room())
        if begun is not None:
            begun(self._sheet)

    def widgets(self) -> Sequence[QWidget]:
        return (self._sheet,) if self._sheet.parentWidget() is self._root else ()

    @property
    def about(self) -> str:
        return self._sheet.look.about

    def close(self) -> None:
        self._sheet.dismiss()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self._sheet, self._sheet.focus_first),)

    def lay(self) -> None:
        self._sheet.move_to(self._room())

    def set_paint(self, paint: Paint) -> None:
        self._sheet.set_paint(paint)

    def _room(self) -> QRect:
        return self._root.below_header() if self._sheet.look.wide else self._root.sheet_room()

    def put_aside(self) -> Aside:
        """Leave a sheet that everybody may read, and restore its focus; hide any other."""
        before = self._root.focusWidget()
        if self._sheet.public:
            return Aside(lambda: _focus(before), lambda: None)
        self._sheet.aside = True
        self._sheet.setParent(self._holder)
        self._sheet.aside = False
        return Aside(lambda: self._again(before), self._forget)

    def _again(self, before: QWidget | None) -> None:
        self._sheet.setParent(self._root)
        self.lay()
        self._sheet.show()
        if before is not None and isValid(before) and self._sheet.isAncestorOf(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget(self) -> None:
        self._sheet.forget()
        self._sheet.setParent(self._root)


def _focus(before: QWidget | None) -> None:
    if before is not None and isValid(before) and before.isVisible():
        before.setFocus(Qt.FocusReason.OtherFocusReason)
