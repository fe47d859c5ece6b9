"""A row of plates of one height: the Drives in a Throwdown, what may be started in Story."""

from __future__ import annotations

from collections.abc import Hashable

from attrs import frozen
from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.island import Island
from gattai_desktop.board.paint import Paint, PaintedWidget
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton


@frozen
class RowPlate:
    """One plate of a row. key: what the row's owner calls it. narrow: it takes half the room of the others."""

    key: Hashable
    look: PlateLook
    narrow: bool = False


class PlateRow(PaintedWidget):
    """Shows plates side by side. Arrows go through them, Tab leaves them.

    Signals, each with the plate's key:
        chosen: pressed and possible. refused: pressed although refused; carries the plate too.
    """

    chosen = Signal(object)
    refused = Signal(object, object)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._plates: tuple[RowPlate, ...] = ()
        self._buttons: dict[Hashable, PlateButton] = {}
        self._island = Island(self)

    def set_plates(self, plates: tuple[RowPlate, ...]) -> None:
        """Show these. Plates that stay keep their focus."""
        fresh = [plate.key for plate in plates] != [plate.key for plate in self._plates]
        self._plates = plates
        shown = {plate.key for plate in plates}
        for gone in set(self._buttons) - shown:
            button = self._buttons.pop(gone)
            button.hide()
            button.deleteLater()
        for plate in plates:
            known = self._buttons.get(plate.key)
            if known is None:
                self._buttons[plate.key] = self._new(plate)
            elif known.look != plate.look:
                known.set_look(plate.look)
        if fresh:
            self._island.set_members([self._buttons[plate.key] for plate in plates])
            self.rescale()

    def button(self, key: Hashable) -> PlateButton | None:
        """Return the button of a plate."""
        return self._buttons.get(key)

    def focus(self) -> None:
        """Give the keyboard to the row."""
        self._island.focus()

    def press(self, letter: str) -> bool:
        """Press the plate with this letter on its cap; say whether there is one."""
        for plate in self._plates:
            if plate.look.key == letter:
                button = self._buttons[plate.key]
                button.setFocus()
                button.click()
                return True
        return False

    def letters(self) -> frozenset[str]:
        """The letters of the plates that stand in the row."""
        return frozenset(plate.look.key for plate in self._plates if plate.look.key)

    def set_paint(self, paint: Paint) -> None:
        for button in self._buttons.values():
            button.set_paint(paint)
        super().set_paint(paint)

    def rescale(self) -> None:
        if not self._plates:
            return
        gap = self.paint.px(8 if self.paint.scale.small else 14)
        parts = sum(0.6 if plate.narrow else 1.0 for plate in self._plates)
        one = (self.width() - gap * (len(self._plates) - 1)) / max(1.0, parts)
        one = min(one, self.paint.px(420))
        x = 0.0
        for plate in self._plates:
            wide = one * (0.6 if plate.narrow else 1.0)
            self._buttons[plate.key].setGeometry(QRect(round(x), 0, round(wide), self.height()))
            x += wide + gap

    def _new(self, plate: RowPlate) -> PlateButton:
        button = PlateButton(self.paint, plate.look, self)
        key = plate.key
        button.chosen.connect(lambda: self.chosen.emit(key))
        button.reasonAsked.connect(lambda _words: self.refused.emit(key, self._buttons[key]))
        button.show()
        return button
