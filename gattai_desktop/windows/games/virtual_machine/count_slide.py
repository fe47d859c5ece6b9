"""Shows the plate of the Count on its way from one cell to the next one that is used."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QVariantAnimation
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint, PaintedOver


class CountSlide(PaintedOver):
    """The bone plate that slides. It lies over the cells and takes no presses; a newer count ends it."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._motion: QVariantAnimation | None = None

    def start(self, before: QRect, after: QRect, arrived: Callable[[], None]) -> None:
        """Slide from one place to another; arrived: called at its end, however that comes."""
        self.stop()
        motion = self._motion = QVariantAnimation(self)
        motion.setStartValue(QRectF(before))
        motion.setEndValue(QRectF(after))
        motion.setDuration(self.paint.motion.ms("slide"))
        motion.setEasingCurve(self.paint.motion.easing("out"))
        motion.valueChanged.connect(lambda box: self.setGeometry(box.toRect()))
        self._arrived = arrived
        motion.finished.connect(self.stop)
        self.setGeometry(before)
        self.raise_()
        self.show()
        motion.start()

    def stop(self) -> None:
        motion, self._motion = self._motion, None
        if motion is None:
            return
        motion.stop()
        motion.deleteLater()
        self.hide()
        self._arrived()

    def draw(self, draw: Drawing) -> None:
        draw_plate(draw)


def draw_plate(draw: Drawing) -> None:
    """Draw the plate over the whole of a drawing."""
    draw.plate(fill="live", cut=draw.high * 0.26, radius=3, both=False, inset=0.6)
