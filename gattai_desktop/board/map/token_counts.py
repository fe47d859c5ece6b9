"""Shows on tokens what has just happened to them: their bars run down, and a ring tells a hit from a miss."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from gattai_desktop.board.map.map_looks import HowStruck, TokenLook
from gattai_desktop.cards.frozen import evolve


class TokenCounts(QObject):
    """Lets bars and figures of tokens run to where they are now. Like every motion it shows what is so already."""

    def __init__(self, parent: QObject, shown: Callable[[TokenLook], None]) -> None:
        """shown: called with how a token looks meanwhile."""
        super().__init__(parent)
        self._shown = shown
        self._motion: QVariantAnimation | None = None

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
        if not told:
            return
        motion = self._motion = QVariantAnimation(self)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setDuration(length)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)

        def step(share: float) -> None:
            for key, (old, new) in told.items():
                self._shown(between(old, new, share, struck.get(key, "")))

        motion.valueChanged.connect(lambda share: step(float(share)))
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
