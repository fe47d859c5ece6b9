"""A plate to press whose title and line stand on as many lines as they need: it is as high as its words."""

from typing import Final

from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.plate_look import JUDGEMENT_SIGNS
from gattai_desktop.board.plates import PlateButton

_PAD: Final = 16.0
_TITLE, _LINE = strong(17), plain(15)
_LEADING: Final = 1.4


class ToldPlate(PlateButton):
    """Shows title, judgement and line of its look. Lay it out with the height that `needed` says."""

    def whole_width(self) -> float:
        """Return how wide it is with its title on one line, device-independent pixels."""
        draw = measuring(self.paint, 1)
        return (draw.width(self.look.title, _TITLE) + 2 * _PAD) * draw.unit

    def needed(self, wide: float) -> float:
        """Return its height at a width, both in device-independent pixels."""
        draw = measuring(self.paint, wide)
        return self._draw(draw) * draw.unit

    def draw(self, draw: Drawing) -> None:
        fill = "panel" if self.underMouse() and not self.look.fill else self.look.fill or None
        draw.plate(fill=fill, edge=self.look.edge or None, cut=14, inset=1.2)
        self._draw(draw)

    def _draw(self, draw: Drawing) -> float:
        """Write it, and return how high it has to be, in drawing pixels."""
        look, size = self.look, draw.size(_TITLE)
        x, y = _PAD, draw.least(12, 8)
        if look.judgement:
            draw.sign(JUDGEMENT_SIGNS[look.judgement], x, y + size * 0.15, size, look.judgement)
            x += size * 1.4
        y = draw.lines(x, y, look.title, _TITLE, self._ink(), room=draw.wide - x - _PAD, leading=_LEADING)
        if look.line:
            y = draw.lines(_PAD, y, look.line, _LINE, self._sub_ink(), room=draw.wide - 2 * _PAD, leading=_LEADING)
        return y + draw.least(10, 7)
