"""Shows the clashes of a battle in a drawer, where the window is too small for their row (LOOK 17)."""

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.windows.games.rumblebots.looks import ClashLook
from gattai_desktop.windows.games.rumblebots.strip import paint_strip


class StripDrawer(PaintedReading):
    """Covers the foot of both gangs while it is open."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._clashes: tuple[ClashLook, ...] = ()
        self._now = ""
        self.setAccessibleName(self.tr("The clashes of this battle"))
        self.hide()

    def set_clashes(self, clashes: tuple[ClashLook, ...], now: str) -> None:
        """Show these clashes; now: the present clash in words."""
        self._clashes, self._now = clashes, now
        self.setAccessibleDescription(", ".join(clash.words for clash in clashes))
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.shadow(cut=16, inset=2)
        draw.plate(fill="rail", edge="edge", cut=16, inset=2)
        pixel = 2 / draw.unit
        strip = draw.within(16 + pixel, 10 + pixel, draw.wide - 32 - 2 * pixel, draw.high - 12 - 2 * pixel)
        paint_strip(draw.pen, self.paint, strip.box, self._clashes, self._now)
