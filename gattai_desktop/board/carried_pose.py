"""Knows where a carried card is, how far it leans, and by which point the pointer holds it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from gattai_desktop.board.liftable import CarriedLook
from gattai_desktop.board.shadows import reach


class CarriedPose:
    """The pose of what is carried, in the coordinates of the layer that shows it."""

    def __init__(self) -> None:
        self.look: CarriedLook | None = None
        self.corner = QPointF()
        """Where the top left corner would be if it stood upright."""
        self._held = QPointF()  # where the pointer holds it, from that corner
        self.lean(0.0)

    def take_up(self, look: CarriedLook, angle: float) -> None:
        """Pose something else from now on, leaning by this angle."""
        self.look = look
        self.lean(angle)

    def lean(self, angle: float) -> None:
        """Turn it about the middle of its lower edge, and work out what stays the same while it is moved."""
        width, height = (self.look.wide, self.look.high) if self.look is not None else (1.0, 1.0)
        self.angle = angle
        self._turn = QTransform.fromTranslate(width / 2, height).rotate(angle).translate(-width / 2, -height)
        self._shape = self._turn.mapRect(QRectF(0, 0, width, height))

    def hold_by(self, grip: QPointF) -> None:
        """Let the pointer hold it by this point of the upright thing."""
        self._held = self._turn.map(grip)

    def follow(self, pointer: QPointF) -> None:
        """Move it to where the pointer holds it now."""
        self.corner = pointer - self._held

    @property
    def pointer(self) -> QPointF:
        """Where the pointer that holds it is."""
        return self.corner + self._held

    @property
    def box(self) -> QRectF:
        """The rectangle around it."""
        return self._shape.translated(self.corner)

    @property
    def shadowed(self) -> QRectF:
        """The rectangle around it and its shadow."""
        pad = reach("carried", self._shape.height())
        return self.box.adjusted(-pad, -pad, pad, pad)
