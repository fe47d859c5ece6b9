"""The right side of the desk: holds the page that is open there, and leads to its fields."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.keys import pressed_key
from gattai_desktop.board.name_field import LongText, NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.kit.focus_groups import FocusRestorer
from gattai_desktop.windows.kit.scrolling import KeyboardInSight, bring_in_sight, quiet_scroll_bar, scroll_within

_BELOW: Final = 72.0
"""What is shown around a field to which somebody is led, drawing pixels."""


class PagePane(QScrollArea):
    """An area with one page, or none.

    Signals:
        left: Escape was pressed in a field of the page.
    """

    left = Signal()

    def __init__(self, paint: Callable[[], Paint], parent: QWidget) -> None:
        """paint: returns the Paint of the room."""
        super().__init__(parent)
        self._paint = paint
        self.blank = QWidget(parent)
        """The parent of pages that are just made."""
        self.page: DeskPage | None = None
        scroll_within(self, self.blank, paint())
        KeyboardInSight(self, paint)

    def hold(self, page: DeskPage) -> None:
        """Show a page in place of the one before."""
        self.drop()
        self.page = page
        self._take()
        self.setWidget(page)
        page.setAutoFillBackground(False)  # an area gives its widget a background
        page.show()

    def drop(self, *, keeps: bool = True) -> None:
        """Take the page away. keeps: what is being typed is kept; not where the entry is gone that it belongs to."""
        if self.page is not None:
            gone, self.page = self.page, None
            held = QApplication.focusWidget()
            if not keeps and held is not None and gone.isAncestorOf(held):
                held.blockSignals(True)
            self._take()
            take_away(gone)

    def _take(self) -> None:
        """Take out what is shown; the area gives it up, but what pages are made on stays its own and ends with it."""
        if self.takeWidget() is self.blank:
            self.blank.setParent(self)

    def settle(self) -> None:
        """Keep what is being typed: a field that loses the keyboard for a moment does that."""
        held = QApplication.focusWidget()
        if held is not None and self.page is not None and self.page.isAncestorOf(held):
            keyboard = FocusRestorer()
            keyboard.borrow_in(self.window())
            held.clearFocus()
            keyboard.give_back()

    def go_to(self, field: str = "") -> None:
        """Give the keyboard to a field of the page, or to its first one, and scroll there."""
        if self.page is None:
            return
        goal = self.page.show_field(field) if field else None
        goal = goal or next(iter(self.page.stops()), None)
        if goal is not None:
            goal.setFocus(Qt.FocusReason.TabFocusReason)  # typing replaces what stands there
            # It may have had the keyboard before; and what is wrong with it stands below it.
            bring_in_sight(self, goal, round(self._paint().px(_BELOW)))

    def lay(self, wide: int) -> None:
        """Let the page take that width."""
        quiet_scroll_bar(self, self._paint())
        if self.page is not None:
            self.page.lay(wide)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Escape in a field, which would leave the whole room, and hand everything else on to it."""
        writes = isinstance(QApplication.focusWidget(), NameField | LongText)
        if writes and self._paint().keys.meant(pressed_key(event)) == "Esc":
            self.left.emit()
        else:
            super().keyPressEvent(event)
