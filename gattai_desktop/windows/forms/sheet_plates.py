"""Lays the plates of a sheet in rows, group by group, and draws the heading of each group."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import caps, drawing
from gattai_desktop.board.layout import shared
from gattai_desktop.board.paint import Paint, PaintedWidget
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

_GAP: Final = 12.0
_HEADING: Final = 32.0
"""Height of a heading, drawing pixels."""
_TWO_LINES: Final = 58.0
"""Least height of the plates where one of them has two lines below its title, device-independent pixels."""


class SheetPlates(PaintedWidget):
    """Lies beneath the plates of a sheet and writes their headings, which the plates tell screen readers."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._headings: list[tuple[float, str]] = []

    def stand(
        self, look: SheetLook, buttons: Mapping[Hashable, PlateButton], left: float, top: float, wide: float
    ) -> float:
        """Place the plates from there on, at that width; return the height, device-independent pixels."""
        gap = self.paint.px(_GAP)
        columns = max(1, min(look.columns, len(look.choices) or 1))
        cell = (wide - gap * (columns - 1)) / columns
        high = max(40.0, self.paint.px(66))
        if any(buttons[choice.key].lines_in(round(cell), round(high)) > 1 for choice in look.choices):
            high = max(high, _TWO_LINES)
        stacked = not all(button.fits_beside(round(cell)) for button in buttons.values())
        self._headings = []
        y = 0.0
        for heading, members in groupby(look.choices, key=_group):
            listed = tuple(members)
            if heading:
                self._headings.append((y, heading))
                y += max(26.0, self.paint.px(_HEADING))
            rows = -(-len(listed) // columns)
            box = QRectF(left, top + y, wide, rows * (high + gap) - gap)
            for choice, place in zip(
                listed, shared(self.paint, box, len(listed), gap=_GAP, columns=columns), strict=True
            ):
                buttons[choice.key].stack(stacked)
                buttons[choice.key].setGeometry(place.toRect())
            y += rows * (high + gap)
        self.setGeometry(QRectF(left, top, wide, y).toRect())
        self.setVisible(bool(self._headings))
        self.lower()
        self.update()
        return y

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            for y, words in self._headings:
                draw.text(0, y / draw.unit + draw.least(20, 15), words, caps(12), "soft")


def _group(choice: SheetChoice) -> str:
    return choice.group
