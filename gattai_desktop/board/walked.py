"""Leaves parts of a window out where a screen reader walks through it; the keyboard comes to them all the same."""

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QMainWindow, QWidget

_LEFT_OUT: list[type[QWidget]] = []


class WalkedWindow(QAccessibleWidget):
    """What a screen reader knows of a window: all its parts but those that are left out."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window, QAccessible.Role.Window)

    def _walked(self) -> list[QAccessibleInterface]:
        every = (super(WalkedWindow, self).child(place) for place in range(super().childCount()))
        return [one for one in every if not isinstance(one.object(), tuple(_LEFT_OUT))]

    def childCount(self) -> int:
        return len(self._walked())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # None beyond the last
        found = self._walked()
        return found[index] if 0 <= index < len(found) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        walked = (one.object() for one in self._walked())
        return next((place for place, one in enumerate(walked) if one is child.object()), -1)


def leave_out(kind: type[QWidget]) -> None:
    """Leave all parts of this kind out that lie right in a window; said before the window is known to any reader."""
    if kind not in _LEFT_OUT:
        _LEFT_OUT.append(kind)
    _install()


@cache
def _install() -> None:
    QAccessible.installFactory(_window)


def _window(name: str, of: QObject) -> QAccessibleInterface | None:
    """Make it for a window of this program, once for its own class."""
    return WalkedWindow(of) if isinstance(of, QMainWindow) and type(of).__name__ == name else None
