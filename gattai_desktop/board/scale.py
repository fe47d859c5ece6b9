"""Says how long a card unit and a drawing pixel are in one window, and remembers how much each is enlarged.

1 cu is the height of a hand card. The tables of lengths in this floor are written in drawing pixels:
a full table is drawn 1080 high, a small one 768, a wall 1080. `Scale.px` turns them into
device-independent pixels of the window at hand.

What a window shows is enlarged by the size of everything times its own, 0.7 to 3, as far as it has room for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Literal

from gattai_desktop.cards.frozen import field, frozen

Layout = Literal["full", "small", "wall"]

HAND_CARD: Final[dict[Layout, float]] = {"full": 0.265, "small": 0.281, "wall": 0.265}
"""Height of a card of the hand, a card unit, as a part of the window's."""
DRAWN_CU: Final[dict[Layout, float]] = {
    "full": HAND_CARD["full"] * 1080, "small": HAND_CARD["small"] * 768, "wall": HAND_CARD["wall"] * 1080,
}  # fmt: skip
"""The same in drawing pixels."""
FULL_WIDTH: Final = 1500  # device-independent pixels; narrower or lower windows are laid out small
FULL_HEIGHT: Final = 860
DRAWN_HIGH: Final = 1080
"""Height in which a full table is drawn, drawing pixels."""
SMALL_WORDS: Final = 1.25
"""How much larger a small layout writes the same words than a full one in a window of the same height."""
TEXT_FLOOR: Final = 12  # device-independent pixels
LEAST_WINDOW: Final = (960, 508)
"""Width and height from which on a window has room for all its words, none smaller than the floor; in
device-independent pixels. A frame of 32 leaves so much of a screen of 1920 by 1080 at 200 %."""
TARGET_FLOOR: Final = 32  # device-independent pixels, smallest thing to press


def _above_nothing(_scale: object, _field: object, cu: float) -> None:
    if not cu > 0:
        raise ValueError(f"A card unit is longer than nothing, not {cu}.")


def _is_drawn(_scale: object, _field: object, layout: str) -> None:
    if layout not in DRAWN_CU:
        raise ValueError(f"No layout is called {layout!r}. Use one of {', '.join(DRAWN_CU)}.")


@frozen
class Scale:
    """The scale of one window: its card unit and its layout."""

    cu: float = field(default=DRAWN_CU["full"], validator=_above_nothing)  # device-independent pixels
    layout: Layout = field(default="full", validator=_is_drawn)

    @classmethod
    def for_table(cls, width: float, height: float, zoom: float = 1.0) -> Scale:
        """Return the scale of a table window of that size (device-independent pixels); zoom 0.7 to 3.0.

        The rails grow with the cu, so a narrow window takes its measure from 16 : 9 of its width. In a window twice as
        high as drawn everything is twice as large: enlarged, it is laid out small where the other one is.
        """
        times, larger = min(3.0, max(0.7, zoom)), max(1.0, zoom)
        measure = min(height, width * 9 / 16)
        full = min(width / FULL_WIDTH, height / FULL_HEIGHT) / max(1.0, measure / DRAWN_HIGH)
        layout: Layout = "small" if full < larger else "full"
        if 1.0 <= full < larger:
            times = max(1.0, times / SMALL_WORDS)  # laid out as in a smaller window, whose words are larger already
        return cls(max(1.0, HAND_CARD[layout] * measure * times), layout)

    @classmethod
    def for_wall(cls, height: float) -> Scale:
        """Return the scale of a projector picture of that height (device-independent pixels)."""
        return cls(max(1.0, HAND_CARD["wall"] * height), "wall")

    @property
    def unit(self) -> float:
        """One drawing pixel in device-independent pixels."""
        return self.cu / DRAWN_CU[self.layout]

    @property
    def small(self) -> bool:
        """Whether the small layout is in force: fewer words, no balance bars."""
        return self.layout == "small"

    def px(self, drawn: float) -> float:
        """Turn drawing pixels into device-independent pixels."""
        return drawn * self.unit

    def text(self, drawn: float) -> int:
        """Turn a drawn text size into whole device-independent pixels, never below the floor of 12."""
        return max(TEXT_FLOOR, round(drawn * self.unit))

    def of(self, cu: float) -> float:
        """Turn card units into device-independent pixels."""
        return cu * self.cu


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
