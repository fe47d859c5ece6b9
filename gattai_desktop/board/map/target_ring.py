"""Leads the arrow keys of a map from target to target, while one of several is chosen."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

from gattai_desktop.board.map.area_button import AreaButton
from gattai_desktop.board.map.map_view import MapView

_ON: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TargetRing(QObject):
    """The targets of a map, tokens and areas alike, one after the other; after the last comes the first.

    Enter on an area chooses it, though tokens stand there, as they are targets of their own.

    Signals:
        left: Escape was pressed on the map.
    """

    left = Signal()

    def __init__(self, shown: MapView) -> None:
        super().__init__(shown)
        self._map = shown
        self._targets: tuple[str, ...] = ()
        self._watched: tuple[QAbstractButton, ...] = ()

    def set_targets(self, targets: Sequence[str]) -> None:
        """Take these areas and tokens for the targets, in the order of the arrows; none: the map is as it always is."""
        for button in self._watched:
            button.removeEventFilter(self)
        self._targets = tuple(targets)
        look = self._map.look
        every = [*(one.key for one in look.areas), *(one.key for one in look.tokens)] if targets else []
        found = (self._map.token(key) or self._map.area(key) for key in every)
        self._watched = tuple(button for button in found if button is not None)
        for button in self._watched:
            button.installEventFilter(self)

    def lead_to(self, target: str) -> None:
        """Give the keyboard to a target."""
        area = self._map.area(target)
        if area is not None:
            area.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._map.focus_token(target)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in _ON or key in _BACK:
            self._go(1 if key in _ON else -1)
        elif key in _ENTER and isinstance(watched, AreaButton):
            watched.click()
        else:
            return False
        return True

    def _go(self, way: int) -> None:
        """Give the keyboard to the next target; from anywhere else to the first, or the last."""
        here = next((place for place, key in enumerate(self._targets) if self._has_keyboard(key)), None)
        place = (here + way) % len(self._targets) if here is not None else min(way - 1, 0)
        self.lead_to(self._targets[place])

    def _has_keyboard(self, key: str) -> bool:
        button = self._map.token(key) or self._map.area(key)
        return button is not None and button.hasFocus()
