"""Cards that overlap and that the table knows by a key each, so that a press can say which one was meant."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.spread import CardSpread


class KeyedSpread(CardSpread):
    """One of its cards, the last that was focused, is a stop for Tab; one at the most is raised.

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
        """Return the widget of a card that lies here."""
        return self._widgets.get(key)

    def focus_card(self, key: Hashable) -> None:
        """Give the keyboard focus to this card."""
        widget = self._widgets.get(key)
        if widget is not None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyed(self, key: Hashable, face: str, height: float) -> CardWidget:
        """Return the widget of that card, a new one where it has none yet."""
        return self._widgets.get(key) or self._made(key, face, height)

    def keep(self, widgets: dict[Hashable, CardWidget], instead: Hashable | None) -> None:
        """Hold these, the lowest first. instead: where Tab stops if the card is gone at which it stopped."""
        self._widgets = widgets
        self.hold(list(widgets.values()))
        if self._current not in widgets:
            self._current = instead
        self._one_tab_stop()

    def pointed_away(self) -> Hashable | None:
        """Return what is pointed at once the pointer has gone."""
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
