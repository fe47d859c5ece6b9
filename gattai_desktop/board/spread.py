"""Shows several cards that overlap, and finds the topmost card under the pointer by its shape, not by its box."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHelpEvent, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.fingers import travels
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.zoomed import Zoomed


class CardSpread(PaintedGroup):
    """Holds cards in their order, the lowest first, and sends the pointer's events to the right one."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._cards: list[CardWidget] = []
        self._pressed: CardWidget | None = None
        self._pressed_at = QPointF()
        self.hovered: CardWidget | None = None
        """The card under the pointer."""
        self._zoomed: Zoomed | None = None
        self._held = QTimer(self, singleShot=True)
        self._held.timeout.connect(lambda: self.zoom(self._pressed))
        self.setMouseTracking(True)

    def cards(self) -> tuple[CardWidget, ...]:
        return tuple(self._cards)

    def zoom(self, card: CardWidget | None) -> None:
        """Show a card as large as the window allows; None ends it. A back is not enlarged."""
        self._held.stop()
        if card is None or card.face.startswith("back-") or not self.isEnabled():
            if self._zoomed is not None:
                self._zoomed.leave()
            return
        if self._zoomed is None:
            self._zoomed = Zoomed(self.paint, self.window())
            self.destroyed.connect(self._zoomed.deleteLater)
        self._zoomed.set_paint(self.paint)
        self._zoomed.show_face(card.face, card.accessibleName())

    @property
    def under_pointer(self) -> bool:
        """Whether the pointer holds a card down, or lets it go just now: what is chosen then is chosen by no key."""
        return self._pressed is not None

    @property
    def zoomed(self) -> str:
        """Return the name of the picture that is shown large; "" for none."""
        return self._zoomed.face if self._zoomed is not None else ""

    def hold(self, cards: Sequence[CardWidget]) -> None:
        """Take these cards, the lowest first; cards that are no longer among them are removed."""
        self.zoom(None)
        take_away(*(gone for gone in self._cards if gone not in cards))
        self._cards = list(cards)
        if self._pressed not in self._cards:
            self._pressed = None
        if self.hovered not in self._cards:
            self.hovered = None
        for card in self._cards:
            card.setParent(self)
            card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            card.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # what it ignores came from here
            card.show()
        self.restack()

    def restack(self) -> None:
        """Stack the widgets in their order, those that were raised to the top above all."""
        for card in self._stacked():
            card.raise_()

    def _stacked(self) -> list[CardWidget]:
        return sorted(self._cards, key=lambda card: card.on_top)

    def card_at(self, place: QPoint) -> CardWidget | None:
        """Return the topmost card whose shape lies under this place of the spread."""
        for card in reversed(self._stacked()):
            if card.isVisibleTo(self) and card.hitButton(place - card.pos()):
                return card
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        held = self._pressed
        if held is not None and not held.carried and event.buttons() & ~event.button():
            self._held.stop()
            self._pressed = None  # a second button is pressed: nothing is meant by the first any more
            held.let_go()
            return
        card = self.card_at(event.position().toPoint())
        if card is None:
            event.ignore()
            return
        self._pressed = card
        if event.button() == Qt.MouseButton.LeftButton:
            card.setFocus(Qt.FocusReason.MouseFocusReason)
            self._pressed_at = event.globalPosition()
            self._held.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
        self._hand_on(event, card, QEvent.Type.MouseButtonPress)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click on a card, and do nothing; beside the cards let it through."""
        event.setAccepted(self.card_at(event.position().toPoint()) is not None)

    def _laid_down(self) -> CardWidget | None:  # by a press that went to what carried it
        return next((card for card in self._cards if card.laid_down), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() and (pressed := self._pressed or self._laid_down()) is not None:
            if travels(event, self._pressed_at):
                self._held.stop()
            if self.zoomed:
                return
            self._hand_on(event, pressed, QEvent.Type.MouseMove)
        else:
            self._hover(self.card_at(event.position().toPoint()))
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, looked = self._pressed or self._laid_down(), bool(self.zoomed)
        self.zoom(None)
        if pressed is not None and looked:
            # A person who looked at a card closely did not mean to lift it.
            pressed.let_go()
        elif pressed is not None:
            self._hand_on(event, pressed, QEvent.Type.MouseButtonRelease)
        self._pressed = None
        self._hover(self.card_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.key() == Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        card = next((card for card in self._cards if card.hasFocus()), None)
        if held and card is not None:
            if not event.isAutoRepeat():
                self.zoom(card)
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self.zoomed and not event.isAutoRepeat():
            self.zoom(None)
            return
        super().keyReleaseEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.zoom(None)  # whoever holds the card lets it go where nobody hears of it
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self.zoom(None)
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            card = self.card_at(event.pos())
            if card is not None and card.toolTip():
                QToolTip.showText(event.globalPos(), card.toolTip(), self)
                return True
        return super().event(event)

    def _hover(self, card: CardWidget | None) -> None:
        if card is self.hovered:
            return
        if self.hovered is not None:
            self.hovered.set_hovered(False)
        self.hovered = card
        if card is not None:
            card.set_hovered(True)

    def _hand_on(self, event: QMouseEvent, card: CardWidget, kind: QEvent.Type) -> None:
        place, held = event.position() - QPointF(card.pos()), event.modifiers()
        button, buttons, by = event.button(), event.buttons(), event.pointingDevice()
        copy = QMouseEvent(kind, place, event.globalPosition(), button, buttons, held, by)
        QCoreApplication.sendEvent(card, copy)


class KeyedSpread(CardSpread):
    """A spread whose cards have keys. Tab stops at the card that was focused last; at most one is raised.

    Signals, each with the card's key:
        cardChosen: clicked, or Enter: lift it without a drag.
        cardLifted: dragged off; carries key, grip point and the pointer's global place.
        cardFocused: the keyboard focus, or the pointer, points at this card; None when at none.
    """

    cardChosen = Signal(object)
    cardLifted = Signal(object, QPointF, QPoint)
    cardFocused = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._widgets: dict[Hashable, CardWidget] = {}
        self._current: Hashable | None = None

    def card(self, key: Hashable) -> CardWidget | None:
        return self._widgets.get(key)

    def key_in_focus(self) -> Hashable | None:
        """Return the key of the focused card; None where none is."""
        return next((key for key, widget in self._widgets.items() if widget.hasFocus()), None)

    def focus_card(self, key: Hashable) -> None:
        widget = self._widgets.get(key)
        if widget is not None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop_at(self, key: Hashable) -> None:
        """Let Tab stop at this card when it next comes to the spread, unless the spread has the focus."""
        if key in self._widgets and self.key_in_focus() is None:
            self._current = key
            self._one_tab_stop()

    def keyed(self, key: Hashable, face: str, height: float) -> CardWidget:
        """Return the widget of that card, a new one where it has none yet."""
        return self._widgets.get(key) or self._made(key, face, height)

    def keep(self, widgets: dict[Hashable, CardWidget], instead: Hashable | None) -> None:
        """Hold these cards, the lowest first. instead: where Tab stops if the card at which it stopped is gone."""
        self._widgets = widgets
        self.hold(list(widgets.values()))
        if self._current not in widgets:
            self._current = instead
        self._one_tab_stop()

    def pointed_away(self) -> Hashable | None:
        """Return the card that is raised once the pointer has left."""
        return None

    def _made(self, key: Hashable, face: str, height: float) -> CardWidget:
        widget = CardWidget(self.paint, face, height, self)
        widget.clicked.connect(lambda: self.cardChosen.emit(key))
        widget.lifted.connect(lambda grip, place: self.cardLifted.emit(key, grip, place))
        widget.raiseAsked.connect(lambda: self._raise(key))
        widget.focused.connect(lambda: self._focused(key))
        widget.hoverChanged.connect(lambda on: self.cardFocused.emit(key if on else self.pointed_away()))
        return widget

    def _raise(self, key: Hashable) -> None:
        for other, widget in self._widgets.items():
            widget.set_raised(other == key and not widget.raised)
        self.restack()

    def _focused(self, key: Hashable) -> None:
        self._current = key
        self._one_tab_stop()
        self.cardFocused.emit(key)

    def _one_tab_stop(self) -> None:
        # Tab leaves the cards; arrows move among them.
        for key, widget in self._widgets.items():
            widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus if key == self._current else Qt.FocusPolicy.ClickFocus)
