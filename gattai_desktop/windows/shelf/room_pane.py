"""Shows the rooms of the first window, one at a time, and scrolls one that is larger than the window."""

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid

from gattai_desktop.windows.kit.scrolling import KeyboardInSight, bring_in_sight, quiet_scroll_bar, scroll_within
from gattai_desktop.windows.shelf.shelf_pages import Room, StartRoom


class RoomInSight(KeyboardInSight):
    """Scrolls a room to its focused widget, and not below what stays at its lower edge."""

    def __init__(self, area: QScrollArea, room: Room) -> None:
        super().__init__(area, lambda: room.paint)
        self._room = room

    def bring(self, area: QScrollArea, found: QWidget, margin: int) -> None:
        foot = self._room.foot
        if foot is None or found is not foot.plate:
            bring_in_sight(area, found, margin, foot.covered if foot else 0)


class RoomPane(QScrollArea):
    """The visible part of a room; it scrolls where the room is enlarged, and follows the focus."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._zoom = 1.0
        scroll_within(self, room, room.paint)
        self._sight = RoomInSight(self, room)
        self.verticalScrollBar().valueChanged.connect(self._tell)

    def enlarge(self, zoom: float) -> None:
        self._zoom = zoom
        self._stand()

    def _stand(self) -> None:
        quiet_scroll_bar(self, self._room.paint)
        self._room.stand(self.size(), self._zoom)
        if self._room.height() > self.height():
            beside = self.width() - self.verticalScrollBar().sizeHint().width()
            self._room.stand(QSize(beside, self.height()), self._zoom)
        self._tell()
        self._sight.follow(None, QApplication.focusWidget())

    def _tell(self) -> None:
        """Tell the room's foot which part of the room is seen."""
        if self._room.foot is not None:
            self._room.foot.follow(QRect(QPoint(0, self.verticalScrollBar().value()), self.viewport().size()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._stand()
        super().resizeEvent(event)


class RoomPanes(QObject):
    """The rooms of a window, of which one is shown.

    Signals:
        moved: what is shown was scrolled.
    """

    moved = Signal()

    def __init__(self, window: QWidget, *rooms: Room) -> None:
        super().__init__(window)
        self.window = window
        self._zoom = 1.0
        self._panes: list[RoomPane] = []
        self.left: StartRoom | None = None
        """The room that people begin from and left last for a page."""
        self._keyboard: QWidget | None = None
        """What had the keyboard there."""
        for room in rooms:
            self.add(room)

    def add(self, room: Room) -> RoomPane:
        """Add a room, which is shown once it is turned to."""
        pane = RoomPane(room, self.window)
        pane.verticalScrollBar().valueChanged.connect(self.moved)
        pane.hide()
        self._panes.append(pane)
        return pane

    def drop(self, room: Room) -> None:
        """Take a room away, and what shows it."""
        for pane in [one for one in self._panes if one.widget() is room]:
            self._panes.remove(pane)
            pane.hide()
            pane.deleteLater()

    def turn_to(self, room: Room) -> None:
        for pane in self._panes:
            before = pane.widget()
            if isinstance(before, StartRoom) and not isinstance(room, StartRoom) and not pane.isHidden():
                self.left, self._keyboard = before, self.window.focusWidget()
        for pane in self._panes:
            pane.setVisible(pane.widget() is room)
        self.lay()

    def give_back(self, room: Room) -> None:
        """Give the keyboard back to what had it when that room was left, where that is still in it."""
        at = self._keyboard if room is self.left else None
        if at is not None and isValid(at) and room.isAncestorOf(at) and at.isVisible():
            at.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay(self) -> None:
        """Fill the window, which has another size."""
        for pane in self._panes:
            if not pane.isHidden():
                pane.setGeometry(self.window.rect())
                pane.enlarge(self._zoom)

    def enlarge(self, zoom: float) -> float:
        """Enlarge everything that much, and return it; a room without enough space scrolls."""
        self._zoom = zoom
        self.lay()
        return zoom
