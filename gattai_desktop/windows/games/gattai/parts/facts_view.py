"""A few plain facts of a rail: each a caption at the left and what holds at the right."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import caps_font, strong_font
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.words import paint_text

_ROW = 32
"""Height of a row, drawing pixels."""


class FactsView(PaintedReading):
    """Shows facts in rows."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._facts: tuple[tuple[str, str], ...] = ()

    def set_facts(self, facts: tuple[tuple[str, str], ...]) -> None:
        """Show these: what each is called, and what holds now."""
        self._facts = facts
        self.setAccessibleName(". ".join(f"{name}: {holds}" for name, holds in facts))
        self.setHidden(not facts)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(200)), round(self.paint.px(_ROW) * len(self._facts)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        with painting(self) as painter:
            for place, (name, holds) in enumerate(self._facts):
                y = px(_ROW) * (place + 0.5) + text(12) * 0.36
                wide = paint_text(painter, self.width(), y, holds, strong_font(text(13)), theme.text, "end")
                room = self.width() - wide - px(10)
                paint_text(painter, 0, y, name.upper(), caps_font(text(11.5)), theme.soft, room=room)
