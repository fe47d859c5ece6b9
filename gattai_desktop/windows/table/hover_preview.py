"""Previews what a card would do before it is lifted: when the pointer or the focus rests on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.spread import CardSpread
from gattai_desktop.cards.card import Card
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.carry.carry import Carry

AFTER: Final = 350
"""Milliseconds that pointer or focus rest on a card before its preview is shown."""


class HoverPreview(QTimer):
    """Shows the bubble of a dragged card for a hovered one, at the place where the card would lie.

    may_show: whether nothing else lies over the table, and the present pane is one where a card of the hand is played.
    """

    def __init__(self, model: GameModel, carry: Carry, hand: CardSpread, may_show: Callable[[Card], bool]) -> None:
        super().__init__(carry)
        self._model = model
        self._carry = carry
        self._hand = hand
        self._may_show = may_show
        self._card: Card | None = None
        self.setSingleShot(True)
        self.setInterval(AFTER)
        self.timeout.connect(self.show)
        carry.begun.connect(self.stop)
        model.factsHappened.connect(lambda _happened: self.look(None))
        model.curtainChanged.connect(lambda: self.look(None))
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keyboard_went)

    def look(self, card: Card | None) -> None:
        """Take this card for the hovered or focused one; None: there is none."""
        self._card = card
        self.stop()
        self._carry.look_away()
        if card is not None:
            self.start()

    def _keyboard_went(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._card is not None and self._hand.hovered is None and (now is None or not self._hand.isAncestorOf(now)):
            self.look(None)

    def show(self) -> None:
        """Show what the card would do now, if it can be played."""
        if self._card is not None and self._may_show(self._card):
            self._carry.peek(self._card, self._model.hand_zone(self._model.seat))
