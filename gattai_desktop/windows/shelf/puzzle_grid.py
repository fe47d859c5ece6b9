"""Says where everything stands on the page of puzzles: as on that of packs, with other plates."""

from __future__ import annotations

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.shelf.pack_grid import PackGrid


@frozen
class PuzzleGrid(PackGrid):
    """The lengths of the page, in drawing pixels: three columns of puzzles, or two where it is small."""

    @property
    def columns(self) -> int:
        return 2 if self.small else 3

    @property
    def card(self) -> tuple[float, float]:
        wide = (self.packs[2] - (self.columns - 1) * self.gap) / self.columns
        return wide, self.at(212, 158, 146)

    @property
    def packs(self) -> tuple[float, float, float]:
        left, top, wide = super().packs
        if self.stacked:
            return left, self.nav + 5 * self.step + 210, wide
        return left, top, wide
