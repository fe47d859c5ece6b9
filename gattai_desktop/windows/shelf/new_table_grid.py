"""Says where everything stands on the page of a new session: large, smaller, as a list, or in one column."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize

from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.cards.frozen import evolve, frozen

_LOWEST: Final = 46.0
"""A card that is lower has no room for a sentence."""
_FULL: Final = (1920.0, 1080.0)
_SMALL: Final = (1366.0, 768.0)
_LIST: Final = (1024.0, 600.0)


@frozen
class NewTableGrid:
    """The lengths of the page, in drawing pixels, and one of these in device-independent pixels."""

    unit: float
    left: float
    top: float
    wide: float
    high: float
    small: bool = False
    listed: bool = False
    """Whether what can be played is a list."""
    stacked: bool = False
    """Whether the panel is below the seats, because there is no room beside them."""
    cards: tuple[float, float, float, float] = (0, 0, 0, 0)
    """The place of the first card: x, y, width, height."""
    lines: int = 1
    """How many cards stand below each other; those that follow stand beside them."""
    rows: tuple[float, float, float, float] = (0, 0, 0, 0)
    choices: tuple[float, float, float, float] = (0, 0, 0, 0)
    panel: tuple[float, float, float, float] = (0, 0, 0, 0)

    @classmethod
    def of(cls, view: QSize, zoom: float = 1.0) -> NewTableGrid:
        """Return the grid for a window of that size, enlarged 0.7 to 3 times."""
        larger = max(1.0, zoom)
        wide, high = view.width() / larger, view.height() / larger
        if wide >= 1500 and high >= 860:
            return cls._in(view, _FULL)
        if wide >= 1200 and high >= 660:
            return cls._in(view, _SMALL, small=True)
        if wide >= 940 and high >= 540:
            return cls._in(view, _LIST, small=True, listed=True)
        unit = max(0.9, min(wide / _LIST[0], high / _LIST[1])) * larger
        return cls(unit, 0.0, 0.0, view.width() / unit, view.height() / unit, small=True, listed=True, stacked=True)

    @classmethod
    def _in(cls, view: QSize, drawn: tuple[float, float], *, small: bool = False, listed: bool = False) -> NewTableGrid:
        wide, high = drawn
        unit = min(view.width() / wide, view.height() / high)
        left, top = (view.width() - wide * unit) / 2, (view.height() - high * unit) / 2
        return cls(unit, max(0.0, left), max(0.0, top), wide, high, small=small, listed=listed)

    def laid(self, rows_high: Callable[[float], float], cards: int, *, chooses: bool = False) -> NewTableGrid:
        """Return the grid with the places of cards, rows, choices and panel.

        rows_high: says how high the rows are. chooses: whether there are choices.
        """
        across = self.across
        y = self.title + (self.told_high if self.stacked else 0) + self.at(30, 20, 12)
        gap = self.at(12, 8, 4)
        lines = cards if self.listed else 1
        columns = -(-cards // lines)
        each = (across - gap * (columns - 1)) / columns
        high = self.at(336, 226, self.least(30) if self.listed else 30)
        if not self.listed and each < self.at(200, 150, 0):  # too narrow for words: low cards in two columns
            lines = -(-cards // 2)
            each, high = (across - gap) / 2, max(_LOWEST, (high - gap * (lines - 1)) / lines)
        shelf = (self.margin, y, each, high)
        y += lines * (high + gap) - gap
        y += self.at(70, 48, 34)
        choose = self.at(58, 48, self.least(46)) if chooses else 0.0
        below = choose + self.at(24, 14, 8) if chooses else 0.0
        rest = self.high - y - self.at(28, 14, 8) - below
        need = rows_high(across)
        rows = (self.margin, y, across, need if self.stacked else min(need, rest))
        choices = (self.margin, y + rows[3] + below - choose, across, choose)
        if self.stacked:
            need += below
            panel = (self.margin, y + need + 12, across, 460.0)
            return evolve(
                self,
                cards=shelf,
                lines=lines,
                rows=rows,
                choices=choices,
                panel=panel,
                high=max(self.high, y + need + 12 + 460 + 16),
            )
        x = self.wide - self.margin - self._panel_wide
        foot = self.at(28, 14, 12)
        top = self.head + foot
        return evolve(
            self,
            cards=shelf,
            lines=lines,
            rows=rows,
            choices=choices,
            panel=(x, top, self._panel_wide, self.high - top - foot),
        )

    # ------------------------------------------------------------------ lengths

    def at(self, full: float, small: float, listed: float) -> float:
        """Return the length for a full page, for a small one, or for one with a list."""
        return listed if self.listed else small if self.small else full

    def least(self, pixels: float) -> float:
        """Return a length of at least so many device-independent pixels."""
        return max(pixels, pixels / self.unit)

    @property
    def scale(self) -> Scale:
        """The scale of everything on the page."""
        layout: str = "small" if self.small else "full"
        return Scale(max(1.0, DRAWN_CU["small" if self.small else "full"] * self.unit), layout)  # type: ignore[arg-type]

    @property
    def _panel_wide(self) -> float:
        return self.at(456, 336, 280)

    @property
    def margin(self) -> float:
        return self.at(40, 20, 16)

    @property
    def across(self) -> float:
        """The width of the cards and seats."""
        beside = 0.0 if self.stacked else self._panel_wide + self.at(36, 18, 14)
        return self.wide - 2 * self.margin - beside

    @property
    def head(self) -> float:
        return self.at(46, 38, 36)

    @property
    def title(self) -> float:
        """The baseline of the question."""
        return self.at(116, 84, 70)

    @property
    def told_high(self) -> float:
        """The height of the words about one scenario: below the question where the page is narrow, else beside it."""
        return self.words * 1.25 * 5 if self.stacked else self.cards[1] - self.head - 4

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
    def title_size(self) -> float:
        return self.at(32, 24, 20)

    @property
    def seats(self) -> float:
        """The baseline of the heading of the seats."""
        return self.rows[1] - self.at(20, 14, 8)

    @property
    def heading(self) -> float:
        return self.at(24, 18, 16)

    @property
    def words(self) -> float:
        return self.at(14.5, 12.5, 12.5)

    @property
    def pad(self) -> float:
        return self.at(28, 18, 14)

    @property
    def gap(self) -> float:
        return self.at(20, 14, 11)

    @property
    def name_size(self) -> float:
        return self.at(24, 19, 16)

    @property
    def name_high(self) -> float:
        return self.at(48, 38, 34)

    @property
    def edition(self) -> float:
        """The baseline of the heading of the editions, from the top of the panel."""
        return self.pad + self.name_high + self.at(102, 78, 66)

    @property
    def plate_high(self) -> float:
        return self.at(40, 32, self.least(32) if self.stacked else 32)

    @property
    def button(self) -> float:
        """The height of the plate that begins."""
        return self.at(84, 58, 48)

    def card(self, place: int) -> QRect:
        x, y, wide, high = self.cards
        gap = self.at(12, 8, 4)
        column, row = divmod(place, self.lines)
        return self.rect(x + column * (wide + gap), y + row * (high + gap), wide, high)

    def rect(self, x: float, y: float, wide: float, high: float) -> QRect:
        """Turn a place of the page into one of the room."""
        k = self.unit
        return QRectF(self.left + x * k, self.top + y * k, wide * k, high * k).toAlignedRect()
