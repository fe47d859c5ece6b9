"""Shows the gauges of a player in one line on the field, where the rail that has them is a closed drawer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.drawing import Drawing, Style, drawing, plain, strong
from gattai_desktop.board.looks import LookReading
from gattai_desktop.windows.games.tasuo.card_signs import ARMOR, BODIES, GAUGE
from gattai_desktop.windows.games.tasuo.side_gauges import GaugesLook, low_armor, warns_of_bodies

_SIGN: Final = 17.0
_CREST: Final = 26.0
_GAP: Final = 14.0
_BETWEEN: Final = 5.0
_LEAST_NAME: Final = 40.0
"""Room from which on the name stands there too, drawing pixels."""
Figure = tuple[str, str, str, str]
"""A gauge: its sign, how much there is, of how much, and the ink of both."""


class GaugeLine(LookReading[GaugesLook]):
    """The crest of a player, and her Tasuo Armor, Body Count and Clash Gauge as signs with figures."""

    def _figures(self) -> tuple[Figure, ...]:
        look = self.look
        return (
            (ARMOR, str(look.armor), f"/{look.most}", "price" if low_armor(look) else "text"),
            (BODIES, str(look.bodies), f"/{look.ends}", "price" if warns_of_bodies(look) else "text"),
            (GAUGE, str(look.gauge), "", "text"),
        )

    def armor_box(self) -> QRectF:
        """Return where the armor stands, in this widget."""
        px, whole = self.paint.px, QRectF(self.rect())
        return QRectF(px(_CREST + 4), 0, px(_SIGN + 60), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            x, middle, written = 0.0, draw.middle, strong(17)
            draw.crest(self.look.seat, x, middle - _CREST / 2, _CREST)
            x += _CREST + 8
            figures = self._figures()
            name = draw.wide - x - sum(_wide(draw, one, written) + _GAP for one in figures)
            if name >= _LEAST_NAME:
                x += draw.text(x, draw.base(middle, written), self.look.name, written, room=name) + _GAP
            for sign, number, most, ink in figures:
                draw.sign(sign, x, middle - _SIGN / 2, _SIGN, ink)
                x += _SIGN + _BETWEEN
                x += draw.text(x, draw.base(middle, written), number, written, ink)
                x += draw.text(x, draw.base(middle, written), most, plain(14), "soft") + _GAP


def _wide(draw: Drawing, figure: Figure, written: Style) -> float:
    """Return the width of a gauge, drawing pixels."""
    _, number, most, _ = figure
    return _SIGN + _BETWEEN + draw.width(number, written) + draw.width(most, plain(14))
