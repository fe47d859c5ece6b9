"""Draws the words of a sheet above its fields and plates; they scroll together."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedWidget, painting
from gattai_desktop.board.words import DrawnWords, broken, paint_words

_LEADING: Final = 1.5


class SheetLines(PaintedWidget):
    """Words over as many lines as they need. The widget around them tells screen readers."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._lines: tuple[DrawnWords | str, ...] = ()

    def stand(self, lines: tuple[DrawnWords | str, ...], left: float, top: float, wide: float) -> float:
        """Show these words from a place on, at that width; return the height."""
        self._lines = lines
        size = self.paint.text(16)
        rows = sum(len(broken(line, size, wide)) for line in lines)
        high = rows * size * _LEADING + (self.paint.px(10) if rows else 0)
        self.setGeometry(round(left), round(top), round(wide), round(high))
        self.setVisible(bool(rows))
        self.update()
        return high

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, size = self.paint.theme, self.paint.text(16)
        y = float(size)
        with painting(self) as painter:
            for line in self._lines:
                for part in broken(line, size, self.width()):
                    paint_words(painter, theme, 0, y, part, size, theme.soft, room=self.width() + 1)
                    y += size * _LEADING
