"""Says where everything stands on the page of packs, and on that of puzzles, which has other plates."""

from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.shelf.page_grid import Measure, PageGrid

_PANEL_BELOW: Final = 560.0
"""How high the panel is where everything is in one column."""


@frozen
class PackGrid(PageGrid):
    """The places of the page of packs, in drawing pixels. A page with a list has one column of packs, each lower."""

    margin = Measure(40, 22, 14)
    nav = Measure(284, 184, 132)
    """The top of the first plate."""
    panel_wide = Measure(446, 336, 300)
    gap = Measure(20, 14, 10)

    # ------------------------------------------------------------------ the left side

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
    def packs(self) -> tuple[float, float, float]:
        """Left edge, top and width of the part in which the packs lie."""
        if self.stacked:
            x, wide, _ = self.plate
            return x, self.acts + 3 * self.step + 90, wide
        left = self.rail + self.at(48, 24, 14)
        return left, self.at(122, 92, 70), self.wide - left - self.panel_wide - self.at(84, 44, 36)

    @property
    def heading(self) -> float:
        """The baseline of the heading above the packs."""
        return self.packs[1] - self.at(30, 24, 20)

    @property
    def columns(self) -> int:
        return 1 if self.listed else max(1, int((self.packs[2] + self.gap) // (self.at(440, 318, 1) + self.gap)))

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

    @property
    def back(self) -> float:
        """The top of the plate that leads back to the shelf."""
        return self.high - self.plate[2] - self.at(28, 18, 10)


@frozen
class PuzzleGrid(PackGrid):
    """The places of the page of puzzles, in drawing pixels: in three columns, or in two where it is small."""

    @property
    def rail(self) -> float:
        """The width of the left side: the longest name of a game is as large there as the others."""
        return self.wide if self.stacked else self.at(400, 320, 308)

    @property
    def columns(self) -> int:
        return 2 if self.small else 3

    @property
    def card(self) -> tuple[float, float]:
        wide = (self.packs[2] - (self.columns - 1) * self.gap) / self.columns
        return wide, self.at(212, 158, 164)

    @property
    def packs(self) -> tuple[float, float, float]:
        left, top, wide = super().packs
        if self.stacked:
            return left, self.nav + 5 * self.step + 210, wide
        return left, top, wide
