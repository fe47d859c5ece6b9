"""Places windows on the screen: at first, instead of another one, or over all of it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QScreen, QShortcut
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gattai_desktop.board.keys import Keys

USUAL_SIZE: Final = QSize(1366, 768)
FRAME: Final = QSize(16, 48)
"""Room that a window's frame may take; how much it really takes is only known once the window is shown."""
LARGE_SCREEN: Final = 1600
"""Width of a screen from which on a window opens maximised, so that its words can be read at arm's length."""

TABLES_SHARE: Final = 0.68
"""Part of a screen's width that the table keeps where the wall stands beside it."""
_FRAMED: Final = 250
"""Milliseconds until the window system has framed a window."""
_LOOKS: Final = 12
"""How often it is looked at most, so far apart, whether it has."""
_RAISING: Final = ("cocoa", "windows", "xcb")
"""Window systems that let a program raise its window; others write a warning when they are asked to."""
LEAST_BESIDE: Final = 320
"""Least width of a window beside the table."""


def fit(window: QWidget) -> None:
    """Give a window its first size: that of a small laptop, or on a smaller or a large screen all the room there is."""
    room = window.screen().availableGeometry()
    window.resize(USUAL_SIZE.boundedTo(room.size()))
    place = QRect(room.topLeft(), window.size())
    place.moveCenter(room.center())
    window.move(place.topLeft())
    framed = USUAL_SIZE + FRAME
    small = room.width() < framed.width() or room.height() < framed.height()
    if small or room.width() >= LARGE_SCREEN:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def side_by_side(room: QRect, least: int) -> tuple[QRect, QRect] | None:
    """Divide a screen's room between the table, at least so wide, and a window of 16 : 9 at its right.

    None where the screen has no room for both.
    """
    left = max(least, round(room.width() * TABLES_SHARE))
    right = room.width() - left
    if right < LEAST_BESIDE:
        return None
    table = QRect(room.x(), room.y(), left, room.height())
    return table, QRect(room.x() + left, room.y(), right, min(room.height(), right * 9 // 16))


class GivesRoomBack(QObject):
    """Lets a table's window fill the screen as before, when the window beside it has gone and nobody moved an edge."""

    def __init__(self, window: QWidget, table: QWidget, wide: int) -> None:
        """wide: what the table's window was made narrower to, with its frame."""
        super().__init__(window)
        self._table, self._wide = table, wide
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide and not event.spontaneous():
            watched.removeEventFilter(self)
            if isValid(self._table) and self._table.isVisible() and self._table.frameGeometry().width() == self._wide:
                self._table.showMaximized()
            self.deleteLater()
        return False


def stand_beside(window: QWidget, table: QWidget, least: int) -> None:
    """Move a window beside the table's, which makes room for it, on the table's screen; not where there is no room."""
    places = side_by_side(table.screen().availableGeometry(), least)
    if places is None:
        return
    if table.isMaximized():
        table.showNormal()
        GivesRoomBack(window, table, places[0].width())

    framed: dict[QWidget, tuple[int, ...]] = {}

    def place(looks: int) -> None:
        for one, box in zip((table, window), places, strict=True):
            if isValid(one) and not one.isMaximized():
                frame, inner = one.frameGeometry(), one.geometry()
                left, top = inner.x() - frame.x(), inner.y() - frame.y()
                edges = left, top, inner.right() - frame.right(), inner.bottom() - frame.bottom()
                if looks >= _LOOKS - 1 or framed.get(one) != edges:  # later nobody's own move is undone
                    framed[one] = edges
                    one.setGeometry(box.adjusted(*edges))
        if looks:
            # The window system says only later how wide the frames are, on a busy computer much later.
            QTimer.singleShot(_FRAMED, window, lambda: place(looks - 1))

    place(_LOOKS)


def stand_for(window: QWidget, other: QWidget | None) -> None:
    """Show a window in place of another one, which closes; without another one at its own place."""
    if other is not None:
        window.setGeometry(other.geometry())
    if other is not None and other.isFullScreen():
        window.showFullScreen()
    elif other is not None and other.isMaximized():
        window.showMaximized()
    else:
        window.show()
    come_in_front(window)
    if other is not None:
        other.hide()


def come_in_front(window: QWidget) -> None:
    """Bring a window that was asked for before all others, out of the task bar too, and give it the keyboard."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    if QGuiApplication.platformName() in _RAISING:  # on a Mac the keyboard alone does not bring it there
        window.raise_()
    window.activateWindow()


def move_to(window: QWidget, screen: QScreen) -> None:
    """Move a window to the middle of another screen; one that filled its screen fills that one."""
    filled = window.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen)
    room = screen.availableGeometry()
    if filled:
        window.showNormal()

    def place() -> None:
        if not isValid(window):
            return
        box = QRect(room.topLeft(), USUAL_SIZE.boundedTo(room.size() - FRAME))
        box.moveCenter(room.center())
        window.setGeometry(box)
        if filled:
            window.setWindowState(filled)

    place() if not filled else QTimer.singleShot(_FRAMED, window, place)


def turn_full_screen(window: QWidget) -> None:
    """Turn full screen on or off."""
    if window.isFullScreen():
        window.showNormal()
    else:
        window.showFullScreen()


def shortcut(window: QWidget, keys: str, do: Callable[[], object]) -> None:
    """Call a function when these keys are pressed in a window, or those that `take_keys` sets instead."""
    made = QShortcut(QKeySequence(keys), window)
    made.setObjectName(keys)
    made.activated.connect(do)


def take_keys(window: QWidget, keys: Keys) -> None:
    """Set the keys that a person has chosen instead of the usual ones."""
    for made in window.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if made.objectName():
            made.setKey(QKeySequence(keys.shown(made.objectName())))
