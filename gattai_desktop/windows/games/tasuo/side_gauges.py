"""Shows the gauges of a player, Tasuo Armor, Body Count and Clash Gauge: in the rail, and in one line on the field."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.drawing import Drawing, caps, plain, strong
from gattai_desktop.board.looks import LookReading
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.ending import bodies_that_end
from gattai_desktop.games.tasuo.turns import most_armor
from gattai_desktop.games.tasuo.values import OVER, active, armor, bodies, gauge
from gattai_desktop.windows.games.tasuo.card_signs import ARMOR, BODIES, GAUGE
from gattai_desktop.windows.games.tasuo.first_hand import FREE, PAID
from gattai_desktop.windows.games.tasuo.when_asked import standing_words
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.who_plays import played_by

GAUGE_CELLS: Final = 6
_WARNED: Final = 1
"""How many bodies are left when the count is written as a warning."""
_LOW: Final = 2
"""The armor from which down it is written as a warning."""


@frozen
class GaugesLook:
    """The gauges of a player. most: the most armor; ends: the Body Count that loses."""

    seat: str
    name: str
    line: str
    armor: int
    most: int
    bodies: int
    ends: int
    gauge: int
    held: int
    standing: str = ""
    """Until what the player passes by herself, in words; "" where others look, whatever it is."""
    by: str = ""
    """That the program plays for her, in words."""

    def spoken(self) -> str:
        return ", ".join((
            self.name, *(words for words in (self.by, self.line, self.standing) if words),
            speak("tasuo", "armor {armor} of {most}", armor=self.armor, most=self.most),
            speak("tasuo", "Body Count {bodies} of {ends}", bodies=self.bodies, ends=self.ends),
            speak("tasuo", "Clash Gauge {gauge}", gauge=self.gauge),
            speak("tasuo", "{number} in hand", number=self.held),
        ))  # fmt: skip


def gauges_look(view: SeatView, seat: str) -> GaugesLook:
    """Return the gauges of a player as everybody sees them."""
    table = view.sight
    return GaugesLook(
        seat, view.name(seat), seat_line(view, seat), armor(table, seat), most_armor(table) or armor(table, seat),
        bodies(table, seat), bodies_that_end(table), gauge(table, seat), table.count(zones.hand(seat)),
        "" if view.model.covered else standing_words(view.text(f"until.{seat}")), played_by(table, seat),
    )  # fmt: skip


def low_armor(look: GaugesLook) -> bool:
    """Return whether the armor of a player is written as a warning."""
    return look.armor <= _LOW


def warns_of_bodies(look: GaugesLook) -> bool:
    """Return whether the Body Count of a player is written as a warning."""
    return look.ends - look.bodies <= _WARNED


def seat_line(view: SeatView, seat: str) -> str:
    """Return what a player does now, in a word that everybody may know."""
    asked = asked_line(view.asks, seat)
    if asked:
        return asked
    if view.step == OVER:
        return speak("tasuo", "has won") if view.sight.text("winner") == seat else ""
    return speak("tasuo", "active") if active(view.sight) == seat else ""


def asked_line(asks: Iterable[Ask], seat: str) -> str:
    """Return what a player is asked, in a word that everybody may know; "" where nothing is."""
    kind = next((one.kind for one in asks if one.seat == seat), "")
    # Both change their hands at once, and neither learns whether the other is still at it.
    return speak("tasuo", "chooses a hand") if kind in (FREE, PAID) else speak("tasuo", "is asked") if kind else ""


class SideGauges(LookReading[GaugesLook]):
    """The gauges of a player in the left rail."""

    def armor_box(self) -> QRectF:
        """Return where the armor stands, in this widget."""
        return QRectF(0, self.paint.px(54), self.width(), self.paint.px(46))

    def draw(self, draw: Drawing) -> None:
        self._draw_head(draw)
        look, top = self.look, draw.at(70, 58)
        step = draw.at(62, 46)
        words = _of(draw, look.armor, look.most)
        _line(draw, top, ARMOR, speak("tasuo", "Armor"), words, "price" if low_armor(look) else "text")
        _cells(draw, top + draw.at(22, 18), look.armor, look.most)
        words = _of(draw, look.bodies, look.ends)
        ink = "price" if warns_of_bodies(look) else "text"
        _line(draw, top + step, BODIES, speak("tasuo", "Body Count"), words, ink)
        size = draw.at(20, 16)
        for place in range(look.ends):
            at = place * size * 1.3, top + step + draw.at(22, 17), size
            if place < look.bodies:
                draw.sign(BODIES, *at, "refused")
            else:
                draw.outline(BODIES, *at, "edge", 1.2)
        _line(draw, top + 2 * step, GAUGE, speak("tasuo", "Clash Gauge"), str(look.gauge), "text")
        _cells(draw, top + 2 * step + draw.at(22, 18), look.gauge, max(GAUGE_CELLS, look.gauge))

    def _draw_head(self, draw: Drawing) -> None:
        size = draw.at(44, 36)
        draw.crest(self.look.seat, 0, 0, size)
        room = draw.wide - size - draw.at(70, 54)
        draw.text(size + 10, draw.at(20, 16), self.look.name, strong(18), room=room, fit=True)
        x, words = size + 10, self.look.line
        if self.look.standing:
            _closed_eye(draw, x, draw.at(40, 33) - draw.at(11, 9), draw.at(14, 12))
            x, words = x + draw.at(20, 17), self.look.standing
            if draw.width(words, plain(14)) > draw.wide - x:
                words = speak("tasuo", "passes")
        draw.text(x, draw.at(40, 33), words, plain(14), "soft", room=draw.wide - x)
        # In a narrow rail what is asked goes on below it: it stands beside the name alone.
        right = draw.text(draw.wide, draw.at(24, 16), str(self.look.held), strong(20), align="end")
        draw.sign("hand", draw.wide - right - draw.at(26, 22), draw.at(8, 1), draw.at(18, 16), "soft")


_LID: Final = ((0.0, 0.42), (0.2, 0.6), (0.5, 0.7), (0.8, 0.6), (1.0, 0.42))
_LASHES: Final = ((0.2, 0.6, 0.1, 0.78), (0.5, 0.7, 0.5, 0.92), (0.8, 0.6, 0.9, 0.78))
"""A closed eye in a box of one by one: its lid from point to point, and its lashes."""


def _closed_eye(draw: Drawing, x: float, y: float, size: float) -> None:
    lid = ((*start, *end) for start, end in pairwise(_LID))
    for left, top, right, foot in (*lid, *_LASHES):
        draw.stroke(x + left * size, y + top * size, x + right * size, y + foot * size, "soft", 1.6)


def _of(draw: Drawing, number: int, most: int) -> str:
    """Return how much there is of how much, shorter where there is little room."""
    if draw.paint.scale.small:
        return speak("tasuo", "{number}/{most}", number=number, most=most)
    return speak("tasuo", "{number} of {most}", number=number, most=most)


def _line(draw: Drawing, top: float, sign: str, name: str, words: str, ink: str) -> None:
    size = draw.at(16, 14)
    draw.sign(sign, 0, top, size, "text")
    right = draw.text(draw.wide, top + size - 2, words, strong(15), ink, align="end")
    draw.text(size + 7, top + size - 2, name, caps(12), "soft", room=draw.wide - size - right - 12)


def _cells(draw: Drawing, top: float, filled: int, most: int) -> None:
    gap, high = draw.least(2, 1), draw.at(9, 7)
    wide = (draw.wide - gap * (most - 1)) / max(most, 1)
    for place in range(most):
        ink = "text" if place < filled else None
        draw.plate(place * (wide + gap), top, wide, high, fill=ink, edge="edge", line=1.0, cut=3, radius=1, both=False)


# ---------------------------------------------------------------------- in one line on the field

_SIGN: Final = 17.0
_CREST: Final = 26.0
_FACE: Final = 6.0
"""How far the face of a machine at a crest reaches beyond it, with a little air, drawing pixels."""
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
        return QRectF(px(self._crest + 4), 0, px(_SIGN + 60), whole.height())

    @property
    def _crest(self) -> float:
        """The width of the crest, with the face of a machine where the program plays, drawing pixels."""
        return _CREST + (_FACE if self.look.by else 0.0)

    def draw(self, draw: Drawing) -> None:
        x, middle, written, figures = 0.0, draw.middle, strong(17), self._figures()
        gap, most = self._arranged(draw, figures)
        draw.crest(self.look.seat, x, middle - _CREST / 2, _CREST)
        x += self._crest + gap / 2
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
            wide = self._crest + gap / 2 + sum(_wide(draw, one, most=most) + gap for one in figures) - gap
            if wide <= draw.wide:
                return gap, most
        return _NARROWER[-1]


def _wide(draw: Drawing, figure: GaugeFigure, *, most: bool) -> float:
    """Return the width of a gauge, drawing pixels."""
    _, number, of, _ = figure
    return _SIGN + _BETWEEN + draw.width(number, strong(17)) + (draw.width(of, plain(14)) if most else 0.0)
