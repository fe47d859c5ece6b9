"""Draws the words of a sheet above its fields and plates; they scroll together."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedWidget, painting
from gattai_desktop.board.words import DrawnWords, broken, paint_words

_LEADING: Final = (1.5, 1.35)
"""From one row to the next, in heights of the words: where the lines follow on each other, and within paragraphs."""
_APART: Final = 0.65
"""Between two paragraphs, in heights of the words."""


class SheetLines(PaintedWidget):
    """Words over as many lines as they need. The widget around them tells screen readers."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._lines: tuple[DrawnWords | str, ...] = ()
        self._paragraphs = False

    def stand(
        self, lines: tuple[DrawnWords | str, ...], left: float, top: float, wide: float, *, paragraphs: bool = False
    ) -> float:
        """Show these words from a place on, at that width; return the height. paragraphs: each line is one."""
        self._lines, self._paragraphs = lines, paragraphs
        rows = self._rows(wide)
        high = rows[-1][0] + self._step + self.paint.px(10) if rows else 0
        self.setGeometry(round(left), round(top), round(wide), round(high))
        self.setVisible(bool(rows))
        self.update()
        return high

    @property
    def _step(self) -> float:
        return self.paint.text(16) * _LEADING[self._paragraphs]

    def _rows(self, wide: float) -> list[tuple[float, DrawnWords]]:
        """Return every row at that width with its upper edge."""
        size, y = self.paint.text(16), 0.0
        found: list[tuple[float, DrawnWords]] = []
        for line in self._lines:
            if found and self._paragraphs:
                y += size * _APART
            for part in broken(line, size, wide):
                found.append((y, part))
                y += self._step
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, size = self.paint.theme, self.paint.text(16)
        with painting(self) as painter:
            for y, part in self._rows(self.width()):
                paint_words(painter, theme, 0, y + size, part, size, theme.soft, room=self.width() + 1)
