"""Hears pointer and keys while a card is carried, and tells the layer that carries it what they mean."""

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.drag_picture import CarriedPose
from gattai_desktop.board.liftable import Liftable
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.places import Landing, LitPlaces, landing_in_order, landing_towards
from gattai_desktop.board.pointer_grab import Listening
from gattai_desktop.board.presses import is_second
from gattai_desktop.board.towards import WAYS

IN_ORDER: Final = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
DROP: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Carrying(Protocol):
    """The layer that carries a card, as far as pointer and keys have to do with it (`DragLayer`)."""

    paint: Paint
    places: LitPlaces
    pose: CarriedPose
    card: Liftable | None
    goal: Landing | None
    dragged: bool
    aside: QWidget | None

    @property
    def carrying(self) -> bool: ...
    def is_gone(self) -> bool: ...
    def cover_table(self) -> None: ...
    def follow(self, at: QPointF) -> None: ...
    def point_at(self, landing: Landing | None) -> None: ...
    def drop(self) -> None: ...
    def put_back(self) -> None: ...
    def mapFromGlobal(self, at: QPointF, /) -> QPointF: ...


class DragInput(QObject):
    """What a person does with the card that is carried.

    A dragged card goes where the held button goes and is dropped when it is let go. One that was lifted by click or
    Enter is led by the pointer or the arrows, and dropped by the next click or Enter. Esc puts either back.
    """

    def __init__(self, layer: Carrying, table: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._layer, self._table = layer, table
        self._listening = Listening(self)
        self._given_on = False  # a press of the card itself, by its window to what lies there

    def begin(self, card: QObject) -> None:
        """Hear what a carried card needs: while it is dragged, only what reaches the card and the keyboard's place."""
        if self._layer.dragged:
            self._listening.to(card, QApplication.focusWidget())
        else:
            self._listening.to_all()

    def stop(self) -> None:
        """Hear nothing any longer."""
        self._listening.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        layer = self._layer
        if watched is self._table and event.type() == QEvent.Type.Resize:
            layer.cover_table()
        elif layer.carrying and not layer.is_gone():
            if isinstance(event, QKeyEvent):
                return self._key(event)
            if isinstance(event, QMouseEvent):
                return self._pointer(watched, event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        layer, key = self._layer, Qt.Key(event.key())
        mine = key == Qt.Key.Key_Escape or (not layer.dragged and key in (*WAYS, *IN_ORDER, *DROP))
        if event.type() == QEvent.Type.ShortcutOverride and mine:
            event.accept()
            return True
        if event.type() != QEvent.Type.KeyPress or not mine:
            return False
        if key == Qt.Key.Key_Escape:
            layer.put_back()
        elif key in DROP:
            if not event.isAutoRepeat():  # the one that is held has lifted the card
                layer.drop()
        elif key in WAYS:
            start = layer.places.box(layer.goal) if layer.goal is not None else layer.pose.box
            layer.point_at(landing_towards(start.center(), WAYS[key], layer.places.boxes, layer.goal))
        else:
            layer.point_at(landing_in_order(layer.places.landings, layer.goal, IN_ORDER[key]))
        return True

    def _pointer(self, watched: QObject, event: QMouseEvent) -> bool:
        layer, at, kind = self._layer, event.globalPosition(), event.type()
        left = event.button() == Qt.MouseButton.LeftButton
        if kind == QEvent.Type.MouseMove:
            if layer.dragged:
                layer.follow(at)
            elif (found := layer.places.at(layer.mapFromGlobal(at))) is not None:
                layer.point_at(found)
        elif kind == QEvent.Type.MouseButtonRelease and layer.dragged and left:
            layer.follow(at)
            layer.drop()
        elif kind == QEvent.Type.MouseButtonPress and not layer.dragged and not left:
            layer.put_back()  # only the button that lifts a card lays it anywhere
            return True
        elif kind == QEvent.Type.MouseButtonPress and not layer.dragged and not is_second(event):
            return self._press(watched, event)
        return False

    def _press(self, watched: QObject, event: QMouseEvent) -> bool:
        """Lay a card that was lifted by click or Enter where the next press is, or put it back."""
        layer, at = self._layer, event.globalPosition()
        slow, given_on = layer.paint.presses.is_slow_second(at), self._given_on
        card = layer.card if layer.card is not None and layer.card.is_home(at) else None
        self._given_on = isinstance(watched, QWindow) and card is not None and not slow
        if self._given_on or (slow and not given_on):  # Qt sends moves only to a widget that had the press
            return slow
        layer.paint.presses.pressed(event)  # what the layer takes, the guard of the window never sees
        aside = layer.aside
        if aside is not None and aside.isVisible() and aside.rect().contains(aside.mapFromGlobal(at.toPoint())):
            return False
        if (found := layer.places.at(layer.mapFromGlobal(at))) is not None:
            layer.point_at(found)
            layer.drop()
            return True
        layer.put_back()
        if card is not None:  # a second press of the card itself puts it down again, or drags it from there
            card.lay_down(at)
        return card is not None
