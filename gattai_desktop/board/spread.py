"""Several cards that overlap: the pointer meets the topmost card by its shape, not by its box."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.paint import Paint, PaintedGroup


class CardSpread(PaintedGroup):
    """Holds cards in the order in which they lie, the lowest first, and hands the pointer to the right one."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._cards: list[CardWidget] = []
        self._pressed: CardWidget | None = None
        self._hovered: CardWidget | None = None
        self.setMouseTracking(True)

    def cards(self) -> tuple[CardWidget, ...]:
        """Return the cards, the lowest first."""
        return tuple(self._cards)

    def hold(self, cards: Sequence[CardWidget]) -> None:
        """Take these cards, the lowest first; cards that are no longer among them are removed."""
        for gone in self._cards:
            if gone not in cards:
                gone.hide()
                gone.deleteLater()
        self._cards = list(cards)
        if self._pressed not in self._cards:
            self._pressed = None
        if self._hovered not in self._cards:
            self._hovered = None
        for card in self._cards:
            card.setParent(self)
            card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            card.show()
        self.restack()

    def restack(self) -> None:
        """Put the widgets over one another in their order; raised cards above all."""
        for card in (*(c for c in self._cards if not c.raised), *(c for c in self._cards if c.raised)):
            card.raise_()

    def card_at(self, place: QPoint) -> CardWidget | None:
        """Return the topmost card whose shape lies under this place of the spread."""
        order = (*(c for c in self._cards if not c.raised), *(c for c in self._cards if c.raised))
        for card in reversed(order):
            if card.isVisibleTo(self) and card.hitButton(place - card.pos()):
                return card
        return None

    def set_paint(self, paint: Paint) -> None:
        for card in self._cards:
            card.set_paint(paint)
        super().set_paint(paint)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        card = self.card_at(event.position().toPoint())
        if card is None:
            event.ignore()
            return
        self._pressed = card
        if event.button() == Qt.MouseButton.LeftButton:
            card.setFocus(Qt.FocusReason.MouseFocusReason)
        self._hand_on(event, card, QEvent.Type.MouseButtonPress)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and event.buttons():
            self._hand_on(event, self._pressed, QEvent.Type.MouseMove)
        else:
            self._hover(self.card_at(event.position().toPoint()))
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None:
            self._hand_on(event, pressed, QEvent.Type.MouseButtonRelease)
        self._hover(self.card_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            card = self.card_at(event.pos())
            if card is not None and card.toolTip():
                QToolTip.showText(event.globalPos(), card.toolTip(), self)
                return True
        return super().event(event)

    def _hover(self, card: CardWidget | None) -> None:
        if card is self._hovered:
            return
        if self._hovered is not None:
            self._hovered.set_hovered(False)
        self._hovered = card
        if card is not None:
            card.set_hovered(True)

    def _hand_on(self, event: QMouseEvent, card: CardWidget, kind: QEvent.Type) -> None:
        place = event.position() - QPointF(card.pos())
        copy = QMouseEvent(kind, place, event.globalPosition(), event.button(), event.buttons(), event.modifiers())
        QCoreApplication.sendEvent(card, copy)
