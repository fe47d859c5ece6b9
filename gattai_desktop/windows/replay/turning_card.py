"""Shows one turning point: what was done, what sharp would have done, why, and how often each wins."""

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, speak
from gattai_desktop.windows.replay.turning_badge import badge
from gattai_desktop.windows.replay.turning_look import PointLook, above_better

_SHOWN: Final = 0.5
"""How much of the lower card's width is seen beside the upper one."""


class TurningCard(PaintedGroup):
    """A plate of the page, with its two buttons.

    Signals:
        showAsked(int), rehearseAsked(int): the replay is to stand at that decision; it is to be played from there.
    """

    showAsked = Signal(int)
    rehearseAsked = Signal(int)

    def __init__(self, paint: Paint, look: PointLook, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.setAccessibleName(look.aloud())
        self.show_me = PlateButton(paint, outline_plate(speak("turning", "Show me")), self)
        self.rehearse = PlateButton(paint, outline_plate(speak("turning", "Rehearse from here")), self)
        self.show_me.setAccessibleDescription(look.aloud())
        self.show_me.chosen.connect(lambda: self.showAsked.emit(look.entry))
        self.rehearse.chosen.connect(lambda: self.rehearseAsked.emit(look.entry))

    @property
    def _pad(self) -> float:
        return 18.0 if self.paint.scale.small else 24.0

    @property
    def _button(self) -> float:
        return 36.0 if self.paint.scale.small else 44.0

    def needed(self, wide: float) -> float:
        """Return how high it is at that width, both in pixels of the window."""
        draw = measuring(self.paint, wide)
        rows = 1 if self._in_a_row(wide) else 2
        return self.paint.px(self._drawn(draw) + rows * (self._button + 8) + self._pad)

    def _in_a_row(self, wide: float) -> bool:
        sizes = sum(one.sizeHint().width() for one in (self.show_me, self.rehearse))
        return sizes + self.paint.px(2 * self._pad + 8) <= wide

    def rescale(self) -> None:
        px, high = self.paint.px, self.paint.px(self._button)
        foot, left = self.height() - px(self._pad) - high, px(self._pad)
        wide = self.show_me.sizeHint().width()
        if self._in_a_row(self.width()):
            self.show_me.setGeometry(QRectF(left, foot, wide, high).toRect())
            second = QRectF(left + wide + px(8), foot, self.rehearse.sizeHint().width(), high)
        else:
            room = self.width() - 2 * left
            self.show_me.setGeometry(QRectF(left, foot - high - px(8), room, high).toRect())
            second = QRectF(left, foot, room, high)
        self.rehearse.setGeometry(second.toRect())
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="panel", edge="edge", cut=18, inset=1.2)
        self._drawn(draw)

    def _drawn(self, draw: Drawing) -> float:
        """Draw its words and bars, or only measure them; return where they end, in drawing pixels."""
        look, pad, at = self.look, self._pad, draw.at
        room, side = draw.wide - 2 * pad, at(40, 28)
        badge(draw, pad, pad, side, look.number)
        y = draw.lines(pad + side + 12, pad + side * 0.5 - at(13, 10), look.where, strong(at(18, 15)),
                       room=room - side - 12, leading=1.25)  # fmt: skip
        y = max(y, pad + side) + at(14, 8)
        body, small = plain(at(16, 14)), strong(at(14, 12))
        x, foot = self._cards(draw, y)
        beside = draw.wide - pad - x
        y = draw.lines(x, y, speak("turning", "You"), small, "soft", room=beside, leading=1.3)
        y = draw.lines(x, y, look.done, body, room=beside, leading=1.35) + at(8, 4)
        y = draw.lines(x, y, above_better(), small, "soft", room=beside, leading=1.3)
        y = draw.lines(x, y, look.better, strong(at(17, 14)), room=beside, leading=1.35) + at(8, 4)
        y = max(y, foot)
        y = draw.lines(pad, y, look.why, body, "soft", room=room, leading=1.35)
        if look.follows:
            y = draw.lines(pad, y + at(4, 2), look.follows, body, "soft", room=room, leading=1.35)
        y += at(14, 8)
        played, sharp = look.won
        y = self._bar(draw, y, speak("turning", "your move"), played, "soft")
        y = self._bar(draw, y, speak("turning", "its move"), sharp, "legal")
        return y + at(10, 4)

    def _cards(self, draw: Drawing, y: float) -> tuple[float, float]:
        """Draw the cards, sharp's over the other; return where words begin beside them, and where they end."""
        if not self.look.faces:
            return self._pad, y
        high = draw.at(120, 72)
        wide, step = card_width(high), card_width(high) * _SHOWN
        for place, face in enumerate(self.look.faces):
            draw.card(face, self._pad + place * step, y, high)
        return self._pad + wide + step * (len(self.look.faces) - 1) + draw.at(16, 10), y + high + draw.at(12, 8)

    def _bar(self, draw: Drawing, y: float, name: str, won: int, ink: str) -> float:
        """Draw a chance as a bar with its figure; return where the next one begins."""
        pad, style = self._pad, plain(draw.at(15, 13))
        figure, high = strong(draw.at(18, 15)), draw.at(26, 20)
        words = max(draw.width(speak("turning", one), style) for one in ("your move", "its move")) + 14
        right = draw.wide - pad
        wide = max(20.0, right - draw.width("100", figure) - 14 - pad - words)
        middle = y + high / 2
        draw.text(pad, draw.base(middle, style), name, style, "soft")
        draw.fill(pad + words, middle - 5, wide, 10, "table")
        draw.fill(pad + words, middle - 5, wide * won / 100, 10, ink)
        draw.fill(pad + words + wide / 2, middle - 8, 1.5, 16, "edge")
        draw.text(right, draw.base(middle, figure), called(won), figure, align="end")
        return y + high
