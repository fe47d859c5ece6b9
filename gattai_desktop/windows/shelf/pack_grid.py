"""Says where everything stands on the page of packs: large, smaller, with one column of packs, or all in one column."""

from __future__ import annotations

from typing import Final, Self

from PySide6.QtCore import QRect, QRectF, QSize

from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.cards.frozen import frozen

_FULL: Final = (1920.0, 1080.0)
_SMALL: Final = (1366.0, 768.0)
_LIST: Final = (1024.0, 600.0)
_PANEL_BELOW: Final = 560.0
"""How high the panel is where everything is in one column."""


@frozen
class PackGrid:
    """The lengths of the page, in drawing pixels, and one of these in device-independent pixels."""

    unit: float
    wide: float
    high: float
    small: bool = False
    listed: bool = False
    """Whether there is one column of packs, each lower."""
    stacked: bool = False
    """Whether plates, packs and panel are below each other, because there is no room side by side."""

    @classmethod
    def of(cls, view: QSize, zoom: float = 1.0) -> Self:
        """Return the grid for a window of that size, enlarged 0.7 to 3 times."""
        larger = max(1.0, zoom)
        wide, high = view.width() / larger, view.height() / larger
        for least, drawn, small, listed in (
            ((1500, 860), _FULL, False, False),
            ((1200, 660), _SMALL, True, False),
            ((940, 540), _LIST, True, True),
        ):
            if wide >= least[0] and high >= least[1]:
                unit = min(view.width() / drawn[0], view.height() / drawn[1])
                return cls(unit, view.width() / unit, view.height() / unit, small, listed)
        unit = max(0.9, min(wide / _LIST[0], high / _LIST[1])) * larger
        return cls(unit, view.width() / unit, view.height() / unit, small=True, listed=True, stacked=True)

    def at(self, full: float, small: float, listed: float) -> float:
        """Return the length for a full page, for a small one, or for one with a single column of packs."""
        return listed if self.listed else small if self.small else full

    def least(self, pixels: float) -> float:
        """Return a length of at least so many device-independent pixels."""
        return max(pixels, pixels / self.unit)

    @property
    def scale(self) -> Scale:
        """The scale of everything on the page."""
        if self.small:
            return Scale(max(1.0, DRAWN_CU["small"] * self.unit), "small")
        return Scale(max(1.0, DRAWN_CU["full"] * self.unit), "full")

    # ------------------------------------------------------------------ the left side

    @property
    def margin(self) -> float:
        return self.at(40, 22, 14)

    @property
    def rail(self) -> float:
        """The width of the left side."""
        return self.wide if self.stacked else self.at(400, 270, 216)

    @property
    def plate(self) -> tuple[float, float, float]:
        """Left edge and width of the plates at the left, and their height."""
        wide = min(self.rail - 2 * self.margin, 700.0)
        return self.margin, wide, self.least(self.at(52, 40, 36))

    @property
    def step(self) -> float:
        """From one plate at the left to the next."""
        return self.plate[2] + self.at(10, 8, 6)

    @property
    def nav(self) -> float:
        """The top of the first plate."""
        return self.at(284, 184, 132)

    @property
    def drop(self) -> tuple[float, float, float, float]:
        """The place for a file."""
        x, wide, _ = self.plate
        y = self.nav + 2 * self.step + self.at(36, 22, 10)
        return x, y, wide, self.at(190, 140, 96)

    @property
    def acts(self) -> float:
        """The top of the plates below the place for a file."""
        _, y, _, high = self.drop
        return y + high + self.at(18, 14, 10)

    # ------------------------------------------------------------------ the packs

    @property
    def panel_wide(self) -> float:
        return self.at(446, 336, 300)

    @property
    def packs(self) -> tuple[float, float, float]:
        """Left edge, top and width of the part in which the packs lie."""
        if self.stacked:
            x, wide, _ = self.plate
            return x, self.acts + 3 * self.step + 90, wide
        left = self.rail + self.at(48, 24, 14)
        return left, self.at(122, 92, 70), self.wide - left - self.panel_wide - self.at(84, 44, 28)

    @property
    def heading(self) -> float:
        """The baseline of the heading above the packs."""
        return self.packs[1] - self.at(30, 24, 20)

    @property
    def columns(self) -> int:
        return 1 if self.listed else max(1, int((self.packs[2] + self.gap) // (self.at(440, 318, 1) + self.gap)))

    @property
    def gap(self) -> float:
        return self.at(20, 14, 10)

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a pack."""
        wide = (self.packs[2] - (self.columns - 1) * self.gap) / self.columns
        return wide, self.at(292, 224, 150)

    def rows_high(self, count: int) -> float:
        """Return how high so many packs are together."""
        rows = -(-count // self.columns)
        return rows * (self.card[1] + self.gap)

    def panel(self, packs: int) -> tuple[float, float, float, float]:
        """Return the place of the panel. packs: how many there are."""
        if self.stacked:
            x, y, wide = self.packs
            return x, y + self.rows_high(packs) + 20, wide, _PANEL_BELOW
        top = self.at(58, 34, 22)
        return self.wide - self.panel_wide - self.at(32, 18, 12), top, self.panel_wide, self.high - 2 * top

    def needed(self, packs: int) -> float:
        """Return the height of the page. packs: how many there are."""
        if not self.stacked:
            return self.high
        _, y, _, high = self.panel(packs)
        return y + high + 24

    def rect(self, x: float, y: float, wide: float, high: float) -> QRect:
        """Turn a place of the page into one of the room."""
        k = self.unit
        return QRectF(x * k, y * k, wide * k, high * k).toAlignedRect()

    @property
    def back(self) -> float:
        """The top of the plate that leads back to the shelf."""
        return self.high - self.plate[2] - self.at(28, 18, 10)
