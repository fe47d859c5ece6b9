"""What stands at the right of the desk: a page that writes one entry of a pack, or that says something of all of it."""

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.puts_away import PutsAway

TYPING_PAUSE: Final = 400
"""After so many milliseconds without a letter, what was typed is kept."""
P = TypeVar("P", bound=QWidget)


def keyboard_in_place(lay: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """Let a scrolled page lay itself out without moving its focused part on the screen.

    What was pressed in a list stays below the pointer, though what stands above it grows by that.
    """

    @wraps(lay)
    def laid(page: P, wide: int) -> None:
        now, view = QApplication.focusWidget(), page.parentWidget()
        area = view.parentWidget() if view is not None else None
        if now is None or not isinstance(area, QScrollArea) or not page.isAncestorOf(now):
            lay(page, wide)
            return
        before = now.mapTo(area, QPoint(0, 0)).y()
        lay(page, wide)
        if page.isAncestorOf(now) and now.isVisible():
            bar = area.verticalScrollBar()
            bar.setValue(bar.value() + now.mapTo(area, QPoint(0, 0)).y() - before)

    return laid


class DeskPage(PutsAway):
    """A page of the desk. It has a width given, and says how high it is by its size.

    Signals:
        told(str): something for the head of the room, and for a screen reader.
        asked(str, str, str): the entry of this family with this id is wanted, at this field; "" is its first.
        grew: it has another height, where it is a part of a form.
    """

    told = Signal(str)
    asked = Signal(str, str, str)
    grew = Signal()

    def __init__(self, paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> None:
        super().__init__(paint, parent)
        self.draft = draft
        self.entry_id = entry_id

    def take_picture(self, control: FieldControl) -> None:
        """Take what the picture of its entry is chosen with; a page that makes all its fields itself needs none."""

    def go_by(self, entry_id: str) -> None:
        """Go on with the same entry, which has another id now."""
        self.entry_id = entry_id

    def show_values(self) -> None:
        """Show what the draft holds now; called after every change, also where it was taken back."""
        raise NotImplementedError

    def lay(self, wide: int) -> None:
        """Lay out for that width, pixels of the screen, and resize to the height that this needs."""
        raise NotImplementedError

    def rescale(self) -> None:
        """Lay out anew, once it has a width."""
        if self.width() > 1:
            self.lay(self.width())

    def box(self, x: float, y: float, wide: float, high: float) -> QRect:
        """Return a place on the page, given in drawing pixels."""
        unit = self.paint.px(1.0)
        return QRect(round(x * unit), round(y * unit), round(wide * unit), round(high * unit))

    def high_enough(self, drawn: float) -> float:
        """Return a height in drawing pixels that is never too small for words or a finger."""
        return max(drawn, 34 / self.paint.px(1.0))

    def show_field(self, field: str) -> QWidget | None:
        """Return what a field is written in, once it is shown; None where the page has no such field.

        field: the names and numbers that lead to it in a file, joined by dots: "wave", "pocket.2.line".
        """
        return None

    def stops(self) -> list[QWidget]:
        """Return the widgets at which Tab stops, in order."""
        raise NotImplementedError


MakesPage = Callable[[Paint, QWidget, PackDraft, str], DeskPage]
"""Makes the page of an entry; of the whole evening, where it stands in the list at the left."""
