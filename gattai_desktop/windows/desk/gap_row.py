"""A line of what an evening has ready or lacks, at the left of the desk; a press leads to where it is mended."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, measuring, plain
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.windows.kit.game_desk import DeskGap

_STYLE = plain(15)
_SIGN = 28.0
"""Width of the sign before the words, and height of a line of them."""
_LINE = 20.0
_MOST = 3


class GapRow(PaintedButton):
    """One line: ready, or missing."""

    ring = (6.0, 1.0)

    def __init__(self, paint: Paint, parent: QWidget, gap: DeskGap) -> None:
        super().__init__(paint, parent)
        self.gap = gap
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(gap.words)

    def needed(self, wide: float) -> float:
        """Return its height at that width, both in pixels of the screen."""
        ruler = measuring(self.paint, wide)
        return self.paint.px(len(ruler.wrapped(self.gap.words, _STYLE, ruler.wide - _SIGN, _MOST)) * _LINE + 7)

    def draw(self, draw: Drawing) -> None:
        if self.underMouse():
            draw.plate(fill="panel", cut=6)
        ready = self.gap.ready
        draw.sign("tick" if ready else "jag", 0, 4, 14, "legal" if ready else "price")
        ink = "soft" if ready else "text"
        draw.paragraph(_SIGN, 16, self.gap.words, _STYLE, ink, room=draw.wide - _SIGN, most=_MOST, step=_LINE)
