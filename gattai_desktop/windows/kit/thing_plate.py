"""Shows a Tech, a piece of Gear or a Robo's way in: what it does, its price, and whether it can be used now."""

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong, title
from gattai_desktop.board.key_cap import cap_wide
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plate import ring_path, under_pointer
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.move import Move

_SIGNS: Final = {"legal": ("tick", "legal"), "always": ("equal", "soft"), "refused": ("cross", "refused")}
MOST_RANK: Final = 3
_INSET: Final = 1.2
"""From the button's edge to the middle of its line, pixels of the screen."""


ThingState = Literal["", "legal", "always", "refused"]


@frozen
class Thing:
    """What a plate shows of a Tech, a piece of Gear or a Robo's way in."""

    title: str
    line: DrawnWords | str = ""
    when: DrawnWords | str = ""
    rank: int = 0
    price: tuple[str, str] = ("", "")
    """A sign and what it costs."""
    state: ThingState = ""
    move: Move | None = None
    empty: bool = False
    key: str = ""
    sign: str = ""
    lit: bool = False
    """Whether it is the chosen one of several."""


class ThingPlate(PaintedButton):
    """A button for one thing, which a press uses where it can be used.

    Signals:
        used(Move): use it.
    """

    used = Signal(object)

    def __init__(self, paint: Paint, look: Thing, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.setAccessibleName(in_turn((look.title, spoken(look.line), spoken(look.when))))
        self._say_key()
        if look.move is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._use)

    def _say_key(self) -> None:
        self.say_key(self.key_shown(self.look.key) if len(self.look.key) == 1 else "")

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        self._say_key()

    def _use(self) -> None:
        if self.look.move is not None:
            self.used.emit(self.look.move)

    def needed(self, wide: int) -> int:
        """Return the height that its words need at that width."""
        draw = measuring(self.paint, wide)
        rows = self._rows(self._said(draw))
        return max(50, round((rows * draw.least(23, 19) + 16) * draw.unit))

    def _rows(self, said: Sequence[DrawnWords | str]) -> int:
        return bool(self.look.title) + len(said) + bool(self.look.when)

    def _said(self, draw: Drawing) -> Sequence[DrawnWords | str]:
        """Return what it does, in as many lines as that needs."""
        line = self.look.line
        if not line or not isinstance(line, str):
            return (line,) if line else ()
        return draw.wrapped(line, plain(14), draw.wide - self._beside(draw), 4)

    def _beside(self, draw: Drawing) -> float:
        """Return the room beside what it does: for its signs, and for its key where no title stands above."""
        look = self.look
        signs = 40.0 if look.sign else 0.0
        if look.state in _SIGNS and (look.sign or not look.title):
            signs += 24
        key = cap_wide(self.paint, self.key_shown(look.key)) / draw.unit + 4 if not look.title and look.key else 0.0
        return signs + key + 30

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(12), 3.0)

    def draw(self, draw: Drawing) -> None:
        look = self.look
        if look.state == "refused":
            draw.refused(cut=12, inset=_INSET)
        elif look.lit:
            draw.plate(fill="live", cut=12, inset=_INSET)
        elif look.empty:
            draw.plate(fill="well", edge="edge", cut=12, inset=_INSET, dashes=(7, 6))
        else:
            fill = under_pointer(self.paint.theme) if look.move is not None and self.underMouse() else "rail"
            edge = "edge" if look.move is not None or look.state == "always" else "line"
            draw.plate(fill=fill, edge=edge, cut=12, inset=_INSET)
        self._write(draw.inset(_INSET, _INSET), self._said(draw))

    def _write(self, draw: Drawing, said: Sequence[DrawnWords | str]) -> None:
        look = self.look
        quiet = look.state == "refused" or look.empty
        ink, soft, edge = ("table",) * 3 if look.lit else ("soft" if quiet else "text", "soft", "edge")
        rows = self._rows(said)
        x, right, step = 16.0, draw.wide - 14, (draw.high - 14) / rows
        line = 5 + step * 0.74
        if look.sign:
            if look.empty:
                draw.outline(look.sign, x, draw.middle - 12, 24, "edge", 1.6)
            else:
                draw.sign(look.sign, x, draw.middle - 12, 24, ink)
            x += 40
        start = x
        sign, token = _SIGNS.get(look.state, ("", ""))
        if sign:
            draw.sign(sign, x, line - 13, 14, "table" if look.lit else token)
            start += 24
        right -= self._draw_price(draw, right, line, ink)
        if len(look.key) == 1:
            right -= draw.key(right + 4, line - 6, self.key_shown(look.key), soft, edge) + 4
        cells = MOST_RANK * 13 + 10 if look.rank else 0
        wide = draw.text(start, line, look.title, title(17), ink, room=max(20.0, right - start - cells))
        if look.rank:
            _draw_rank(draw, start + wide + 10, line - 11, look.rank, ink)
        below = start if look.sign or not look.title else x
        room = draw.wide - 12 - below
        why = look.state == "refused" and not look.when
        for row, words in enumerate(said, bool(look.title)):
            style, colour = (plain(13.5), "refused") if why else (plain(14), ink)
            draw.text(below, line + row * step, words, style, colour, room=room)
        if look.when:
            colour = {"legal": "legal", "refused": "refused"}.get(look.state, "soft")
            draw.text(below, line + (rows - 1) * step, look.when, plain(13.5), colour, room=room)

    def _draw_price(self, draw: Drawing, right: float, line: float, ink: str) -> float:
        """Draw the price up to `right`; return its width."""
        sign, words = self.look.price
        if not words:
            return 0.0
        wide = draw.text(right, line, words, strong(15), ink, align="end")
        if not sign:
            return wide + 10
        draw.sign(sign, right - wide - 22, line - 13, 16, ink)
        return wide + 34


def _draw_rank(draw: Drawing, x: float, y: float, rank: int, ink: str) -> None:
    """Draw a square for each rank, those that are reached filled."""
    for place in range(MOST_RANK):
        left = x + place * 12.98
        if place < rank:
            draw.fill(left, y, 11, 11, ink)
        else:
            less = 0.8 / draw.unit
            right, foot = left + 11 - less, y + 11 - less
            corners = ((left + less, y + less), (right, y + less), (right, foot), (left + less, foot))
            draw.shape(*corners, edge=ink, line=1.4)
