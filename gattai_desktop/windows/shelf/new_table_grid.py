"""Says where everything stands on the page of a new session: large, smaller, as a list, or in one column."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, Self

from PySide6.QtCore import QRect, QRectF, QSize

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.windows.shelf.page_grid import Measure, PageGrid

_LOWEST: Final = 46.0
"""A card that is lower has no room for a sentence."""

_IN_TWO: Final = 640.0
"""A list that is narrower stands in one column."""

_PANEL: Final = 460.0
"""The height of the panel below the rows, where the ways of playing stand on one line."""


@frozen
class NewTableGrid(PageGrid):
    """The places of the page of a new session, in drawing pixels. A page with a list lists what can be played."""

    list_high: ClassVar[float] = 540.0

    left: float = 0.0
    top: float = 0.0
    """Where the page begins in the window, in device-independent pixels."""
    cards: tuple[float, float, float, float] = (0, 0, 0, 0)
    """The place of the first card: x, y, width, height."""
    lines: int = 1
    """How many cards stand below each other; those that follow stand beside them."""
    rows: tuple[float, float, float, float] = (0, 0, 0, 0)
    need: float = 0.0
    """How high the rows would be with all the room that they want."""
    choices: tuple[float, float, float, float] = (0, 0, 0, 0)
    panel: tuple[float, float, float, float] = (0, 0, 0, 0)

    @classmethod
    def drawn(cls, view: QSize, size: tuple[float, float], *, small: bool, listed: bool) -> Self:
        """Return the grid for a page of that size, in the middle of the window."""
        wide, high = size
        unit = min(view.width() / wide, view.height() / high)
        left, top = (view.width() - wide * unit) / 2, (view.height() - high * unit) / 2
        return cls(unit, wide, high, small=small, listed=listed, left=max(0.0, left), top=max(0.0, top))

    def laid(
        self, rows_high: Callable[[float], float], cards: int, *, chooses: bool = False, ways: float = 0.0
    ) -> NewTableGrid:
        """Return the grid with the places of cards, rows, choices and panel.

        rows_high: says how high the rows are. chooses: whether there are choices. ways: how high the plates of
        editions or ways are in the panel.
        """
        across = self.across
        y = self.title + (self.told_high if self.stacked else 0) + self.at(30, 20, 17)
        gap = self.at(12, 8, 4)
        choose = self.at(58, 48, self.least(46)) if chooses else 0.0
        below = choose + self.at(24, 14, 8) if chooses else 0.0
        need, apart, foot = rows_high(across), self.at(70, 48, 34), self.at(28, 14, 8) + below
        high = self.at(336, 226, self.least(30) if self.listed else 30)
        lines = cards if self.listed else 1
        if self.listed and across >= _IN_TWO:  # the rows of seats are pressed and typed in, and stay where they are
            lines = -(-cards // 2)
        columns = -(-cards // lines)
        each = (across - gap * (columns - 1)) / columns
        if not self.listed and each < self.at(200, 150, 0):  # too narrow for words: low cards in two columns
            lines = -(-cards // 2)
            each, high = (across - gap) / 2, max(_LOWEST, (high - gap * (lines - 1)) / lines)
        shelf = (self.margin, y, each, high)
        y += lines * (high + gap) - gap + apart
        rows = (self.margin, y, across, need if self.stacked else min(need, self.high - y - foot))
        choices = (self.margin, y + rows[3] + below - choose, across, choose)
        if self.stacked:
            need += below
            panel = (self.margin, y + need + 12, across, _PANEL + max(0.0, ways - self.plate_high))
            return evolve(
                self,
                cards=shelf,
                lines=lines,
                rows=rows,
                need=need - below,
                choices=choices,
                panel=panel,
                high=max(self.high, panel[1] + panel[3] + 16),
            )
        x = self.wide - self.margin - self.panel_wide
        foot = self.at(28, 14, 12)
        top = self.head + foot
        return evolve(
            self,
            cards=shelf,
            lines=lines,
            rows=rows,
            need=need,
            choices=choices,
            panel=(x, top, self.panel_wide, self.high - top - foot),
        )

    # ------------------------------------------------------------------ lengths

    panel_wide = Measure(456, 336, 280)
    """How wide the panel beside the cards is."""
    margin = Measure(40, 20, 16)
    head = Measure(46, 38, 36)
    title = Measure(116, 84, 70)
    """The baseline of the question."""
    title_size = Measure(32, 24, 20)
    heading = Measure(24, 18, 16)
    words = Measure(14.5, 12.5, 12.5)
    pad = Measure(28, 18, 14)
    gap = Measure(20, 14, 11)
    name_size = Measure(24, 19, 16)
    name_high = Measure(48, 38, 34)
    button = Measure(84, 58, 48)
    """The height of the plate that begins."""

    @property
    def across(self) -> float:
        """The width of the cards and seats."""
        beside = 0.0 if self.stacked else self.panel_wide + self.at(36, 18, 14)
        return self.wide - 2 * self.margin - beside

    @property
    def told_high(self) -> float:
        """The height of the words about one scenario: below the question where the page is narrow, else beside it."""
        lines = 3 if self.across >= _IN_TWO else 5
        return self.words * 1.25 * lines if self.stacked else self.cards[1] - self.head - 4

    @property
    def company(self) -> tuple[float, float, float, float]:
        """The place of the question who comes: at the right of the title, or in its place where there is less room."""
        wide = min(self.across, self.at(600, 340, 300))
        high = self.at(62, 46, self.least(34))
        x = self.margin if self.small else self.margin + self.across - wide
        return x, self.title + self.at(10, 8, 8) - high, wide, high

    def told(self, beside: float, *, asked: bool = False) -> tuple[float, float, float, float]:
        """Return the place of the words about one scenario. beside: how wide the title is; asked: who comes, too."""
        if self.stacked:
            return self.margin, self.title + 8, self.across, self.told_high
        right, (x, _, wide, _) = self.margin + self.across, self.company
        if asked and self.small:
            beside = wide
        elif asked:
            right = x - 20
        left = self.margin + beside + self.at(36, 28, 20)
        return left, self.head + 2, right - left, self.told_high

    @property
    def seats(self) -> float:
        """The baseline of the heading of the seats."""
        return self.rows[1] - self.at(20, 14, 8)

    @property
    def edition(self) -> float:
        """The baseline of the heading of the editions, from the top of the panel."""
        return self.pad + self.name_high + self.at(102, 78, 66)

    @property
    def plate_high(self) -> float:
        return self.at(40, 32, self.least(32) if self.stacked else 32)

    def card(self, place: int) -> QRect:
        x, y, wide, high = self.cards
        gap = self.at(12, 8, 4)
        column, row = divmod(place, self.lines)
        return self.rect(x + column * (wide + gap), y + row * (high + gap), wide, high)

    def rect(self, x: float, y: float, wide: float, high: float) -> QRect:
        """Turn a place of the page into one of the room."""
        k = self.unit
        return QRectF(self.left + x * k, self.top + y * k, wide * k, high * k).toAlignedRect()
