"""The pictures of something to play, each above the plate that chooses it."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.games.kinds import Held, Kind
from gattai_desktop.games.kinds_of_many import Field
from gattai_desktop.windows.desk.chosen_control import ChosenControl
from gattai_desktop.windows.kit.scene_picture import paint_scene

_WIDE: Final = 120.0
"""How wide a picture is at least, drawing pixels."""


class PicturedControl(ChosenControl):
    """Shows all pictures that may be chosen, since a name alone tells nobody what one looks like."""

    def __init__(self, paint: Paint, parent: QWidget, field: Field, kind: Kind, name: str) -> None:
        super().__init__(paint, parent, field, kind, name)
        self.pictures: dict[Held, QRect] = {}
        """Where each picture is."""
        self._pressed: Held = None

    def lay(self, wide: int) -> None:
        gap, high = max(RING_ROOM, round(self.paint.px(8))), max(32, round(self.paint.px(40)))
        for plate in self.plates.values():
            plate.set_paint(self.paint)
        least = max(round(self.paint.px(_WIDE)), *(plate.sizeHint().width() for plate in self.plates.values()))
        columns = max(1, (wide + gap) // (least + gap))
        each = (wide - gap * (columns - 1)) // columns
        tall = round(each * 9 / 16)
        for place, (value, plate) in enumerate(self.plates.items()):
            row, column = divmod(place, columns)
            self.pictures[value] = picture = QRect(
                column * (each + gap), row * (tall + high + 2 * gap), each, tall
            )  # fmt: skip
            plate.setGeometry(picture.x(), picture.bottom() + 1 + gap, each, high)
        self.resize(wide, max(plate.geometry().bottom() + 1 for plate in self.plates.values()))
        self.update()

    def draw(self, draw: Drawing) -> None:
        unit = draw.unit
        for value, box in self.pictures.items():
            place = draw.within(box.x() / unit, box.y() / unit, box.width() / unit, box.height() / unit)
            paint_scene(place, str(value), 12)

    def _at(self, event: QMouseEvent) -> Held:
        place = event.position().toPoint()
        return next((value for value, box in self.pictures.items() if box.contains(place)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._at(event) if event.button() == Qt.MouseButton.LeftButton else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the plate of a picture on which a press began and ended."""
        if self._pressed is not None and self._at(event) == self._pressed:
            self.plates[self._pressed].click()
        self._pressed = None
