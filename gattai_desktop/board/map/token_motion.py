"""Animates on tokens what has just happened to them. The table has changed already, so a newer change ends it."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from gattai_desktop.board.map.map_looks import HowStruck, TokenLook
from gattai_desktop.board.map.routes import Points
from gattai_desktop.cards.frozen import evolve


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


class TokenWalks(TokenMotion):
    """Moves tokens from area to area, link by link."""

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


class TokenCounts(TokenMotion):
    """Lets bars and figures of tokens run to where they are now; a ring tells a hit from a miss."""

    def __init__(self, parent: QObject, shown: Callable[[TokenLook], None]) -> None:
        """shown: called with how a token looks meanwhile."""
        super().__init__(parent)
        self._shown = shown

    def start(
        self,
        before: Mapping[str, TokenLook],
        after: Mapping[str, TokenLook],
        struck: Mapping[str, HowStruck],
        length: int,
        finished: Callable[[], None],
    ) -> None:
        """Let all tokens count whose bars have changed, and show a ring round those that were attacked."""
        self.stop()
        told = {
            key: (before[key], look)
            for key, look in after.items()
            if key in before and (key in struck or before[key].share != look.share)
        }

        def step(share: float) -> None:
            for key, (old, new) in told.items():
                self._shown(between(old, new, share, struck.get(key, "")))

        if told:
            self.run(step, length, finished, easing=QEasingCurve.Type.OutCubic)


def between(old: TokenLook, new: TokenLook, share: float, struck: HowStruck = "") -> TokenLook:
    """Return how a token looks on its way from one state to the next; share: how far it is, 0 to 1."""
    found = evolve(new, struck=struck, fading=share)
    if old.share is None or old.downed:
        return found
    full = old.share + ((new.share or 0.0) - old.share) * share
    figure = new.figure
    if old.figure.isdecimal() and (new.figure.isdecimal() or new.downed):
        goal = int(new.figure) if new.figure.isdecimal() else 0
        figure = str(round(int(old.figure) + (goal - int(old.figure)) * share))
    return evolve(found, share=full, figure=figure, downed=new.downed and share >= 1.0)
