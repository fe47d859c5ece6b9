"""Shows on tokens for a moment how what is so already came about; ends when that is over or something newer happens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation


class TokenMotion(QObject):
    """One motion of tokens at a time. It shows what has already happened: a newer table ends it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._motion: QVariantAnimation | None = None

    @property
    def running(self) -> bool:
        """Whether anything is shown now."""
        return self._motion is not None

    def run(
        self,
        step: Callable[[float], None],
        length: int,
        finished: Callable[[], None],
        *,
        goal: float = 1.0,
        easing: QEasingCurve | QEasingCurve.Type = QEasingCurve.Type.Linear,
    ) -> None:
        """Show every step from 0 to the goal; length: milliseconds."""
        self.stop()
        motion = self._motion = QVariantAnimation(self)
        motion.setStartValue(0.0)
        motion.setEndValue(goal)
        motion.setDuration(length)
        motion.setEasingCurve(easing)
        motion.valueChanged.connect(lambda now: step(float(now)))
        motion.finished.connect(finished)
        step(0.0)
        motion.start()

    def stop(self) -> bool:
        """End what is shown; say whether anything was."""
        motion, self._motion = self._motion, None
        if motion is None:
            return False
        motion.stop()
        motion.deleteLater()
        return True
