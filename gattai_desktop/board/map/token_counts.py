"""Shows on tokens what has just happened to them: their bars run down, and a ring tells a hit from a miss."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEasingCurve, QObject

from gattai_desktop.board.map.map_looks import HowStruck, TokenLook
from gattai_desktop.board.map.token_motion import TokenMotion
from gattai_desktop.cards.frozen import evolve


class TokenCounts(TokenMotion):
    """Lets bars and figures of tokens run to where they are now."""

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
