"""Shows the gauges of a player in one line on the field, where the rail that has them is a closed drawer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.looks import LookReading
from gattai_desktop.windows.games.tasuo.card_signs import ARMOR, BODIES, GAUGE
from gattai_desktop.windows.games.tasuo.side_gauges import GaugesLook, low_armor, warns_of_bodies

_SIGN: Final = 17.0
_CREST: Final = 26.0
_BETWEEN: Final = 5.0
_NARROWER: Final = ((14.0, True), (8.0, True), (8.0, False), (4.0, False))
"""The gap between two gauges, and whether the whole of each stands there, drawing pixels: as far as there is room."""
_LEAST_NAME: Final = 40.0
"""Room from which on the name stands there too, drawing pixels."""
GaugeFigure = tuple[str, str, str, str]
"""A gauge: its sign, how much there is, of how much, and the ink of both."""


class GaugeLine(LookReading[GaugesLook]):
    """The crest of a player, and her Tasuo Armor, Body Count and Clash Gauge as signs with figures."""

    def _figures(self) -> tuple[GaugeFigure, ...]:
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

    def draw(self, draw: Drawing) -> None:
        x, middle, written, figures = 0.0, draw.middle, strong(17), self._figures()
        gap, most = self._arranged(draw, figures)
        draw.crest(self.look.seat, x, middle - _CREST / 2, _CREST)
        x += _CREST + gap / 2
        name = draw.wide - x - sum(_wide(draw, one, most=most) + gap for one in figures)
        if name >= _LEAST_NAME:
            x += draw.text(x, draw.base(middle, written), self.look.name, written, room=name) + gap
        for sign, number, of, ink in figures:
            draw.sign(sign, x, middle - _SIGN / 2, _SIGN, ink)
            x += _SIGN + _BETWEEN
            x += draw.text(x, draw.base(middle, written), number, written, ink)
            if most and of:
                x += draw.text(x, draw.base(middle, written), of, plain(14), "soft")
            x += gap

    def _arranged(self, draw: Drawing, figures: tuple[GaugeFigure, ...]) -> tuple[float, bool]:
        """Return the gap between gauges, and whether it stands there of how much each is, so that all have room."""
        for gap, most in _NARROWER:
            wide = _CREST + gap / 2 + sum(_wide(draw, one, most=most) + gap for one in figures) - gap
            if wide <= draw.wide:
                return gap, most
        return _NARROWER[-1]


def _wide(draw: Drawing, figure: GaugeFigure, *, most: bool) -> float:
    """Return the width of a gauge, drawing pixels."""
    _, number, of, _ = figure
    return _SIGN + _BETWEEN + draw.width(number, strong(17)) + (draw.width(of, plain(14)) if most else 0.0)
