"""Asks whether a person plays alone, with the program in all other chairs, or with friends."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.windows.settings.settings import ALONE, FRIENDS
from gattai_desktop.windows.shelf.sitter_plate import SitterLook, SitterPlate

_GAP: Final = 12.0


class CompanyQuestion(PaintedGroup):
    """Two plates side by side, one of them chosen.

    Signals:
        chosen(str): `alone`, or with `friends`.
    """

    chosen = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        looks = {
            ALONE: SitterLook(self.tr("Alone"), self.tr("the program fills the chairs"), "person"),
            FRIENDS: SitterLook(self.tr("With friends"), self.tr("one computer for all"), "person", signs=3),
        }
        self.plates = {key: SitterPlate(paint, look, self) for key, look in looks.items()}
        self._island = ArrowGroup(self)
        self._island.set_members(list(self.plates.values()))
        for key, plate in self.plates.items():
            plate.setAccessibleName(f"{looks[key].words}: {looks[key].line}")
            plate.clicked.connect(lambda _on=False, key=key: self.chosen.emit(key))
        self.setAccessibleName(self.tr("Who comes tonight?"))

    def show_choice(self, company: str) -> None:
        """Show which is chosen."""
        for key, plate in self.plates.items():
            plate.choose(on=key == company)
        if company in self.plates:
            self._island.stop_at(self.plates[company])

    def rescale(self) -> None:
        gap = self.paint.px(_GAP)
        wide = (self.width() - gap) / 2
        for place, plate in enumerate(self.plates.values()):
            plate.setGeometry(QRectF(place * (wide + gap), 0, wide, self.height()).toAlignedRect())
