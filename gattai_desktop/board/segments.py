"""Lets a person choose one of several plates in a row."""

from collections.abc import Iterable

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.frozen import evolve


class Segments(PaintedGroup):
    """Plates side by side or below each other, of which one is chosen and filled.

    Signals:
        chosen(str): another one was chosen; carries its key.
    """

    chosen = Signal(str)

    def __init__(self, paint: Paint, name: str, choices: dict[str, PlateLook | str], parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._name = name
        self._looks = {key: outline_plate(look) if isinstance(look, str) else look for key, look in choices.items()}
        self.plates = {key: PlateButton(paint, look, self) for key, look in self._looks.items()}
        self._island = ArrowGroup(self, list(self.plates.values()))
        self.current = next(iter(choices), "")
        """The key of the chosen one."""
        for key, plate in self.plates.items():
            plate.chosen.connect(lambda key=key: self._choose(key))
        self.choose(self.current)
        self.setAccessibleName(name)

    def choose(self, key: str) -> None:
        """Choose one without a signal."""
        if key not in self._looks:
            return
        self.current = key
        self._island.stop_at(self.plates[key])
        for other, plate in self.plates.items():
            look = self._looks[other]
            on = other == key
            marks = (CardMark("tick", "table"),) if on and look.arrangement == "line" else ()
            plate.set_look(evolve(look, fill="live" if on else "", edge="" if on else "edge", signs=marks))
            chosen = self.tr("chosen") if on else self.tr("not chosen")
            plate.setAccessibleDescription(f"{self._name}, {chosen}")

    def offer(self, keys: Iterable[str]) -> None:
        """Show only some of the plates."""
        shown = set(keys)
        for key, plate in self.plates.items():
            plate.setVisible(key in shown)
        self._island.set_members([self.plates[key] for key in self.plates if key in shown])

    @property
    def offered(self) -> list[PlateButton]:
        return [plate for plate in self.plates.values() if not plate.isHidden()]

    def _choose(self, key: str) -> None:
        if key != self.current:
            self.choose(key)
            self.chosen.emit(key)

    def holds(self, box: QRect, gap: float) -> bool:
        """Whether the words of each plate have room in a box where all stand side by side, of the same size."""
        shown = self.offered
        each = (box.width() - gap * (len(shown) - 1)) / max(1, len(shown))
        return all(plate.sizeHint(box.height()).width() <= each for plate in shown)

    def lay(self, box: QRectF, gap: float, *, down: bool = False) -> None:
        """Lay the plates out in a box of the parent, all of the same size."""
        self.setGeometry(box.toAlignedRect())
        count = max(1, len(self.offered))
        wide = box.width() if down else (box.width() - gap * (count - 1)) / count
        high = (box.height() - gap * (count - 1)) / count if down else box.height()
        for place, plate in enumerate(self.offered):
            x, y = (0.0, place * (high + gap)) if down else (place * (wide + gap), 0.0)
            plate.setGeometry(QRectF(x, y, wide, high).toAlignedRect())
