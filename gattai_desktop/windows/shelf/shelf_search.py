"""Searches the shelf: a field above the sessions, which leaves those that hold every word that is typed."""

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import width_in
from gattai_desktop.board.keys import SHELF, drawn_key
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.shelf.session_card import SessionCard

MANY: Final = 6
"""With more sessions than these the shelf can be searched; fewer are in sight together."""


class ShelfSearch(NameField):
    """The field. It is there where many sessions lie, and empty where few do.

    Signals:
        changed(): other sessions fit now. left(): the keyboard goes on to what was found.
    """

    changed = Signal()
    left = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, self.tr("Search the sessions"), parent)
        self.setClearButtonEnabled(True)
        self.textChanged.connect(lambda _words: self.changed.emit())
        self.installEventFilter(self)
        self.hide()

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        self._show_hint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_hint()

    def _show_hint(self) -> None:
        """Say what can be typed, and by which key one comes here, as far as there is room."""
        key = drawn_key(self.paint.keys.of(SHELF).shown("Ctrl+F"))
        words, margins = self.tr("Name, game, who played"), self.textMargins()
        room = self.width() - margins.left() - margins.right() - self.paint.px(12)
        hints = (f"{words}   {key}".strip(), words, self.tr("Search"))
        self.setPlaceholderText(next((one for one in hints if width_in(self.font(), one) <= room), ""))

    def serve(self, count: int) -> None:
        """Be there for so many sessions, or not."""
        if count <= MANY:
            self.clear()
        self.setVisible(count > MANY)

    def enter(self) -> None:
        """Take the keyboard, with what was typed before ready to be typed over."""
        if self.isVisible():
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.selectAll()

    def fitting(self, cards: Iterable[SessionCard]) -> list[SessionCard]:
        """Return the cards that hold every word: in what stands on them, in the game's name, in who played."""
        words = self.text().casefold().split()
        return [card for card in cards if all(word in _held(card) for word in words)]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.left.emit()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.clear()
                self.left.emit()
                return True
        return super().eventFilter(watched, event)


def _held(card: SessionCard) -> str:
    """Return all by which a session is found, in small letters."""
    return f"{card.look.told} {card.look.known_by}".casefold()


def goal(key: int, cards: list[SessionCard], at: SessionCard, page: int) -> SessionCard | None:
    """Return the card to which Home, End, PageUp or PageDown leads; page: how many cards are in sight at once."""
    place = cards.index(at) if at in cards else 0
    steps: Mapping[int, int] = {
        Qt.Key.Key_Home: 0,
        Qt.Key.Key_End: len(cards) - 1,
        Qt.Key.Key_PageUp: place - page,
        Qt.Key.Key_PageDown: place + page,
    }
    found = steps.get(key)
    return cards[min(max(found, 0), len(cards) - 1)] if found is not None and cards else None
