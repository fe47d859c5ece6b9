"""Remembers how much each window is enlarged, and all windows together.

What a window shows is enlarged by the one times the other, 0.7 to 3, as far as it has room for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

SMALLEST: Final = 0.7
LARGEST: Final = 3.0
STEP: Final = 0.1
_MOST: Final = 20
"""Most windows that are remembered, more than there are."""


def between(zoom: float) -> float:
    """Return the nearest size that a window may have, 0.7 to 3."""
    return min(LARGEST, max(SMALLEST, zoom))


class Sizes:
    """The sizes of all windows of the program.

    together: everything, 0.7 to 3. Each window's own part of it is kept by the name of the window.
    """

    def __init__(self, together: float = 1.0, own: Iterable[str] = ()) -> None:
        """own: lines that `written` returned; those that cannot be read are left out."""
        self.together = between(together)
        self._own: dict[str, float] = {}
        self._keepers: list[Callable[[], object]] = []
        for line in tuple(own)[:_MOST]:
            name, _, figure = line.partition("=")
            try:
                share = float(figure)
            except ValueError:
                continue
            if SMALLEST / LARGEST <= share <= LARGEST / SMALLEST:
                self._own[name] = share

    def of(self, window: str) -> float:
        """Return how much a window is enlarged, 0.7 to 3."""
        return between(self.together * self._own.get(window, 1.0))

    def keep(self, window: str, zoom: float) -> None:
        """Remember the size of a window; the others stay as they are."""
        share = round(between(zoom) / self.together, 3)
        if share == 1.0:
            self._own.pop(window, None)
        else:
            self._own[window] = share
        for keeper in self._keepers:
            keeper()

    def watch(self, keeper: Callable[[], object]) -> None:
        """Call this listener when a window was made larger or smaller."""
        self._keepers.append(keeper)

    def written(self) -> tuple[str, ...]:
        """Return the size of each window, as lines of the settings."""
        return tuple(f"{name}={share:g}" for name, share in sorted(self._own.items()))
