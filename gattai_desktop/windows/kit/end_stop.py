"""The stop for the keyboard where it is read how a game ended."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.presses import AGAIN, IN_RHYTHM
from gattai_desktop.board.towards import WAYS
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.plate_row import PlateRow

_GO_ON: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class EndStop(PaintedGroup):
    """How a game ended, for keyboard and screen readers. It lies over the words, or a subclass draws them.

    The keyboard comes here first. Enter leads on to the plates for what may come next once the end could be read, and
    does nothing before, so that nobody leaves it unread by a key too many. Who holds it down, or presses it on and on
    in the rhythm of play, has not looked up yet, however long that lasts. An arrow leads there at once: nobody who
    goes on without looking presses one.

    Signals:
        read(): Enter was pressed by somebody who could read the end.
        left(): an arrow was pressed.
    """

    read = Signal()
    left = Signal()

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleDescription(self.tr("The arrows lead to what may come next"))
        self._too_soon: int | None = None
        """When Enter was last pressed too soon, or in the rhythm of such a press; None since the end is there."""
        self.hide()

    def lead_to(self, row: PlateRow) -> None:
        """Let the keyboard lead to the plates for what may come next."""
        self.read.connect(row.lead_on)
        self.left.connect(row.come_to)

    def show_end(self, words: str) -> None:
        """Say how the game ended; "" while it goes on."""
        if not words and self.hasFocus():
            # Qt would give the keyboard to whatever comes next; the window knows where play goes on.
            self.window().setFocus(Qt.FocusReason.OtherFocusReason)
        elif words and self.isHidden():
            self.paint.presses.appeared(self)
            self._too_soon = None
        self.setVisible(bool(words))
        self.setAccessibleName(words)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return the stop, for Tab; none while the game goes on."""
        return () if self.isHidden() else (FocusGroup(self, self.setFocus),)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _GO_ON and not event.isAutoRepeat() and not self._is_too_soon():
            self.read.emit()
        elif event.key() in WAYS and not event.isAutoRepeat():
            self.left.emit()
        else:
            event.ignore()

    def _is_too_soon(self) -> bool:
        """Whether Enter, pressed now, may still be meant for play; tell it each such press once."""
        presses, before = self.paint.presses, self._too_soon
        now = presses.now()
        if presses.is_newer(self, now - IN_RHYTHM) or (before is not None and now - before < AGAIN):
            self._too_soon = now
            return True
        return False

    @property
    def takes_keys(self) -> bool:
        """Whether a key pressed now was still meant for play: nobody can have read the end yet."""
        return self.paint.presses.is_new(self)
