"""Shows tokens on their way from area to area, link by link."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPointF

from gattai_desktop.board.map.routes import Points
from gattai_desktop.board.map.token_motion import TokenMotion


class TokenWalks(TokenMotion):
    """Moves tokens along their legs."""

    def __init__(self, parent: QObject, walked: Callable[[str, QPointF], None]) -> None:
        """walked: called with a token's key and where its middle is now."""
        super().__init__(parent)
        self._walked = walked

    def start(self, legs: Mapping[str, Points], each: int, finished: Callable[[], None]) -> None:
        """Let tokens walk; legs: the places by which each comes, each: milliseconds for one link."""
        self.stop()
        if legs:
            most = max(len(points) - 1 for points in legs.values())
            self.run(lambda step: self._step(legs, step), each * most, finished, goal=float(most))

    def _step(self, legs: Mapping[str, Points], step: float) -> None:
        for key, points in legs.items():
            self._walked(key, along(points, step))


def along(points: Points, step: float) -> QPointF:
    """Return where a token is on its way. step: how many legs it has gone."""
    leg = min(int(step), len(points) - 2)
    start, end = points[leg], points[leg + 1]
    return start + (end - start) * min(1.0, step - leg)
