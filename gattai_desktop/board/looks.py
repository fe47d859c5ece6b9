"""Widgets that show a look: one value with all that they paint, and the words that a screen reader says."""

from typing import ClassVar, Generic, Protocol, TypeVar

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, Painted, PaintedButton, PaintedReading


class Look(Protocol):
    """What a widget shows."""

    def spoken(self) -> str:
        """Return what a screen reader says."""


AnyLook = TypeVar("AnyLook", bound=Look)


class ShowsLook(Painted, Generic[AnyLook]):
    """A painted widget that shows a look: one value with everything that is to be seen."""

    def __init__(self, paint: Paint, look: AnyLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.set_look(look)

    def set_look(self, look: AnyLook) -> None:
        self.look = look
        self.setAccessibleName(look.spoken())
        self.updateGeometry()
        self.update()


class LookReading(ShowsLook[AnyLook], PaintedReading):
    """A painted widget that shows a look and cannot be pressed."""


class LookButton(ShowsLook[AnyLook], PaintedButton):
    """A painted button that shows a look."""

    only_shows: ClassVar = False
    """Whether a press does no more than open what is known of a thing: on a rail the right button does that, too."""
