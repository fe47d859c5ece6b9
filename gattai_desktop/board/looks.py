"""Widgets that show a look: one value that holds everything there is to see, and can be said aloud."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, Painted, PaintedButton, PaintedReading


class Look(Protocol):
    """What a widget shows."""

    def spoken(self) -> str:
        """Return what a screen reader says."""


AnyLook = TypeVar("AnyLook", bound=Look)


class _Showing(Painted, Generic[AnyLook]):
    def __init__(self, paint: Paint, look: AnyLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.set_look(look)

    def set_look(self, look: AnyLook) -> None:
        """Show this from now on."""
        self.look = look
        self.setAccessibleName(look.spoken())
        self.updateGeometry()
        self.update()


class LookReading(_Showing[AnyLook], PaintedReading):
    """Something painted that only tells how things stand."""


class LookButton(_Showing[AnyLook], PaintedButton):
    """A painted button; Tab stops at it."""

    def __init__(self, paint: Paint, look: AnyLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, look, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
