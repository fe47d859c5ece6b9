"""The line that goes round a plate in dashes while a player thinks."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent

from gattai_desktop.board.drawing import Drawing, Ink
from gattai_desktop.board.paint import PaintedGroup
from gattai_desktop.board.plate import plate_path
from gattai_desktop.board.signs import outline_pen

_DASHES: Final = (7.0, 6.0)
_STEP: Final = 90
"""Milliseconds between two pictures of the line."""


class ThinkingLine(QTimer):
    """The line round one plate; it stands still where nothing is to move, and while nobody sees the plate."""

    def __init__(self, plate: PaintedGroup) -> None:
        super().__init__(plate, interval=_STEP)
        self._plate = plate
        self._turned = 0.0
        self._on = False
        self.timeout.connect(self._turn)
        plate.installEventFilter(self)

    def run(self, *, on: bool) -> None:
        """Go round, or stop."""
        self._on = on
        if on and self._plate.isVisible() and self._plate.paint.motion.flies():
            self.start()
        else:
            self.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHideEvent):
            self.stop()
        elif isinstance(event, QShowEvent):
            self.run(on=self._on)
        return False

    def draw(self, draw: Drawing, ink: Ink, cut: float) -> None:
        """Draw it round the whole plate. cut: drawing pixels that its corners lack."""
        pen = outline_pen(draw.ink(ink), 2.0, _DASHES)
        pen.setDashOffset(self._turned)
        box = draw.box.adjusted(1.5, 1.5, -1.5, -1.5)
        path = plate_path(box.width(), box.height(), self._plate.paint.px(cut), 3)
        draw.pen.strokePath(path.translated(box.topLeft()), pen)

    def _turn(self) -> None:
        if not self._plate.paint.motion.flies():  # a person wants less motion from now on
            self.stop()
        self._turned = (self._turned + 1.0) % sum(_DASHES)
        self._plate.update()
