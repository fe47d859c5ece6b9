"""Takes the words by which a list below is searched, and lets the keyboard go on to what was found."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.fonts import width_in
from gattai_desktop.board.keys import drawn_key
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak

_STILL: Final = 500
"""Milliseconds without another letter after which a screen reader hears what was found."""


def finder(typed: str) -> Callable[[str], bool]:
    """Return what tells of a text whether it holds every word that is typed, in any order, large or small."""
    words = typed.casefold().split()

    def finds(text: str) -> bool:
        held = text.casefold()
        return all(word in held for word in words)

    return finds


class SearchField(NameField):
    """A field above a list. What it does not need of the keys goes on to the room around it.

    Signals:
        onward(): the keyboard goes on to what was found.
    """

    onward = Signal()

    def __init__(
        self, paint: Paint, name: str, hints: tuple[str, ...], parent: QWidget, *, letters: float = 16.0
    ) -> None:
        """hints: what can be typed; the first for which there is room stands there, with the key of the search."""
        self._hints = hints
        super().__init__(paint, name, parent, letters=letters)
        self.setClearButtonEnabled(True)
        self._still = QTimer(self, singleShot=True, interval=_STILL)
        self._still.timeout.connect(lambda: announce(self, self.accessibleDescription()))
        self.textChanged.connect(lambda: self._still.start() if self._still.isActive() else None)

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        self._show_hint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_hint()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._still.stop()

    def _show_hint(self) -> None:
        margins, key = self.textMargins(), drawn_key(self.paint.keys.shown("Ctrl+F"))
        room = self.width() - margins.left() - margins.right() - 4
        hints = (f"{self._hints[0]}   {key}".strip(), *self._hints)
        self.setPlaceholderText(next((one for one in hints if width_in(self.font(), one) <= room), ""))

    def tell(self, count: int, of: int) -> str:
        """Tell a screen reader how much of all the words leave, and return it to be drawn; "" while there are none."""
        told = "" if not self.text().strip() else speak("search", "Nothing found")
        if told and count:
            told = speak("search", "{count} of {all} found", count=count, all=of)
        if told != self.accessibleDescription():
            self.setAccessibleDescription(told)
            if told:
                self._still.start()
            else:
                self._still.stop()
        return told

    def enter(self) -> None:
        """Take the keyboard, with what was typed before ready to be typed over."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def is_for_room(self, event: QKeyEvent) -> bool:
        """Whether a key means something in the room around it, and nothing here."""
        return event.key() == Qt.Key.Key_Escape

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.onward.emit()
        elif self.is_for_room(event):
            event.ignore()
        else:
            super().keyPressEvent(event)
