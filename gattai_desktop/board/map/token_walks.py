"""Shows tokens on their way from area to area, link by link."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPointF, QVariantAnimation

from gattai_desktop.board.map.routes import Points


class TokenWalks(QObject):
    """Moves tokens along their legs. It shows what has already happened: a newer table ends it."""

    def __init__(self, parent: QObject, walked: Callable[[str, QPointF], None]) -> None:
        """walked: called with a token's key and where its middle is now."""
        super().__init__(parent)
        self._walked = walked
        self._motion: QVariantAnimation | None = None

    def start(self, legs: Mapping[str, Points], each: int, finished: Callable[[], None]) -> None:
        """Let tokens walk; legs: the places by which each comes, each: milliseconds for one link."""
        self.stop()
        if not legs:
            return
        most = max(len(points) - 1 for points in legs.values())
        motion = self._motion = QVariantAnimation(self)
        motion.setStartValue(0.0)
        motion.setEndValue(float(most))
        motion.setDuration(each * most)
        motion.valueChanged.connect(lambda step: self._step(legs, float(step)))
        motion.finished.connect(finished)
        self._step(legs, 0.0)
        motion.start()

    @property
    def walking(self) -> bool:
        """Whether any token is on its way now."""
        return self._motion is not None

    def stop(self) -> bool:
        """End what is shown; say whether anything was."""
        motion, self._motion = self._motion, None
        if motion is None:
            return False
        motion.stop()
        motion.deleteLater()
        return True

    def _step(self, legs: Mapping[str, Points], step: float) -> None:
        for key, points in legs.items():
            leg = min(int(step), len(points) - 2)
            start, end = points[leg], points[leg + 1]
            self._walked(key, start + (end - start) * min(1.0, step - leg))
