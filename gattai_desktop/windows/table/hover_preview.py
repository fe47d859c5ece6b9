"""Previews what a card would do before it is lifted: when the pointer or the focus rests on it."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.cards.card import Card
from gattai_desktop.windows.carry.carry import Carry
from gattai_desktop.windows.kit.overlay import Level
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.overlays.overlays import Overlays
from gattai_desktop.windows.table.hand import Hand
from gattai_desktop.windows.table.table_scene import TableScene

AFTER: Final = 350
"""Milliseconds that pointer or focus rest on a card before its preview is shown."""


class HoverPreview(QTimer):
    """Shows the bubble of a dragged card for a hovered one, at the place where the card would lie."""

    def __init__(
        self, requests: Requests, carry: Carry, scene: TableScene, hand: Hand, overlays: Overlays, ask: QWidget
    ) -> None:
        """ask: the plate of questions; while it is shown there are no previews."""
        super().__init__(carry)
        self._requests, self._carry, self._scene, self._hand = requests, carry, scene, hand
        self._overlays, self._ask = overlays, ask
        self._card: Card | None = None
        self.setSingleShot(True)
        self.setInterval(AFTER)
        self.timeout.connect(self.show)
        carry.begun.connect(self.stop)
        overlays.keysTaken.connect(self._forget)  # what is foretold of a card lies above every page
        model = requests.view.model
        model.factsHappened.connect(self._forget)
        model.curtainChanged.connect(self._forget)
        follow_keyboard(self._keyboard_went)

    def look(self, card: Card | None) -> None:
        """Take this card for the hovered or focused one; None: there is none."""
        self._card = card
        self.stop()
        self._carry.look_away()
        if card is not None:
            self.start()

    def _forget(self) -> None:
        self.look(None)

    def _keyboard_went(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._card is not None and self._hand.hovered is None and (now is None or not self._hand.isAncestorOf(now)):
            self.look(None)

    def show(self) -> None:
        """Show what the card would do now, if it can be played."""
        if self._card is not None and self._may_show(self._card):
            view = self._requests.view
            self._carry.peek(self._card, view.model.hand_zone(view.seat))

    def _may_show(self, card: Card) -> bool:
        """Return whether no overlay is shown, and the pane is one in which cards of the hand are played."""
        pane, overlays = self._scene.pane, self._overlays
        if not pane.foretells or self._ask.isVisible() or overlays.take_keys:
            return False
        return self._requests.view.holds(card) and not overlays.shown(Level.REFUSAL, Level.REFUSAL)
