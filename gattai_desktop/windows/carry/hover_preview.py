"""A preview before anything is lifted: whoever looks at a card, by pointer or keys, sees what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.cards.card import Card

if TYPE_CHECKING:
    from gattai_desktop.windows.table.table_window import TableWindow

AFTER: Final = 350
"""Milliseconds that somebody looks at a card before its preview is shown."""
_MOMENTS: Final = ("throwdown", "gambit")
"""Where a card of the Hand is about to be played; in Story it could do too much."""


class HoverPreview(QObject):
    """Shows the same bubble that a dragged card brings along, at the place where the card would lie."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self._card: Card | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(AFTER)
        self._soon.timeout.connect(self.show)
        window.hand.lookedAt.connect(self.look)
        window.carrying.begun.connect(self._soon.stop)
        window.model.factsHappened.connect(lambda _happened: self.look(None))
        window.model.curtainChanged.connect(lambda: self.look(None))
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keyboard_went)

    def look(self, card: Card | None) -> None:
        """Somebody has come to this card; None: to none any more."""
        self._card = card
        self._soon.stop()
        self._window.carrying.look_away()
        if card is not None:
            self._soon.start()

    def _keyboard_went(self, _before: QWidget | None, now: QWidget | None) -> None:
        hand = self._window.hand
        if self._card is not None and hand.hovered is None and (now is None or not hand.isAncestorOf(now)):
            self.look(None)

    def show(self) -> None:
        """Show what the card would do now, where it can be played at all."""
        window, card = self._window, self._card
        middle = window.middle
        if card is None or middle is None or window.seen.moment not in _MOMENTS or window.keys.covered():
            return
        if window.asking.plate.isVisible() or window.verdicts.shown or not window.seen.holds(card):
            return
        window.carrying.look_ahead(card, f"hand.{window.model.seat}", middle.places())
