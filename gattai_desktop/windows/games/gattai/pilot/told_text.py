"""Shows texts that were told of a Pilot, such as her Sacrifices. Tab stops there, so that keys reach all of them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, measuring
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.windows.games.gattai.pilot.told_looks import ToldGroup, write_told


class ToldText(PaintedReading):
    """One group of texts, as wide as it is given and as high as it needs."""

    def __init__(self, paint: Paint, group: ToldGroup, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.group = group
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(group.spoken())

    def needed(self, wide: int) -> int:
        """Return the height that it needs at that width, pixels of the screen."""
        draw = measuring(self.paint, wide)
        return round(write_told(draw, self.group) * draw.unit)

    def draw(self, draw: Drawing) -> None:
        write_told(draw, self.group)
