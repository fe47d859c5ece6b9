"""Animates on tokens what has just happened to them. The table has changed already, so a newer change ends it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation


class TokenMotion(QObject):
    """Runs one animation of tokens at a time."""

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
        """Call `step` with numbers that rise from 0 to the goal, then `finished`. length: milliseconds."""
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
