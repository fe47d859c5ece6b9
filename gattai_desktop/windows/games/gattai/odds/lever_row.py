"""A lever of a fight: what it would change, its bar against the mark of this fight, and the difference."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plate import paint_hatching, ring_path
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.speech import speak
from gattai_desktop.players.gattai.levers import Tried
from gattai_desktop.players.gattai.odds import Difference
from gattai_desktop.windows.games.gattai.odds.words import difference_words, in_hundred, margin_words, signed

_DASHES: Final = (4.0, 4.0)
"""The rim of what does not hold any more, in pixels of the screen."""


class LeverRow(PaintedButton):
    """One lever.

    Signals:
        pulled(Tried): this fight is to be looked at instead.
    """

    pulled = Signal(object)

    def __init__(self, paint: Paint, tried: Tried, words: str, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._tried = tried
        self._words = words
        self._mark = 0.0
        self._marked = False
        self._found = Difference(0.0, 1.0, 0)
        self._stale = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleDescription(self.tr("Press to look at this fight instead"))
        self.clicked.connect(lambda: self.pulled.emit(self._tried))

    @property
    def tried(self) -> Tried:
        """The lever that it shows."""
        return self._tried

    def show_difference(self, found: Difference, mark: float | None, *, stale: bool) -> None:
        """Show what the lever has come to; mark: the Pilots' share in the fight itself, 0 to 1, once it is known."""
        self._marked, mark = mark is not None, mark or 0.0
        self._mark, self._found, self._stale = mark, found, stale
        said = self.tr("not tried yet")
        if found.pairs and found.seen:
            share = in_hundred(found.beyond(mark))
            words = difference_words(found)
            said = speak("odds", "{share} in 100 go to the Pilots, {difference}", share=share, difference=words)
        elif found.pairs:
            said = speak("odds", "no difference seen, {margin}", margin=margin_words(found.give_or_take))
        self.setAccessibleName(speak("odds", "{name}: {words}", name=self._words, words=said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(420)), round(max(50.0, self.paint.px(100))))

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()).adjusted(5, 3, -5, -3), self.paint.px(12), 1.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            if self.underMouse() or self.isDown():
                draw.plate(edge="edge", cut=12, inset=3)
            inner = draw.within(14, 0, draw.wide - 28)
            inner.text(0, draw.high * 0.29, self._words, strong(16), room=inner.wide, fit=True)
            self._draw_bar(inner.within(0, draw.high * 0.4, inner.wide, min(16.0, draw.high * 0.18)))
            self._draw_words(inner, draw.high * 0.84)

    def _draw_bar(self, draw: Drawing) -> None:
        found, mark = self._found, self._mark
        draw.fill(0, 0, draw.wide, draw.high, "well")
        share = found.beyond(mark) if found.seen else mark
        if found.pairs:
            held, more = draw.wide * min(share, mark), draw.wide * abs(share - mark)
            self._draw_share(draw, 0, 0, held, draw.high)
            if share < mark:
                path = QPainterPath()
                path.addRect(draw.rect(held, 0, more, draw.high))
                paint_hatching(draw.pen, self.paint.theme, path)
                draw.pen.strokePath(path, outline_pen(draw.ink("coach"), 1.5, _DASHES if self._stale else ()))
            elif share > mark:
                self._draw_share(draw, held, -4, more, draw.high + 8)
        if self._marked:
            pixel = 1 / draw.unit
            draw.fill(draw.wide * mark - 1.5 * pixel, -6, 3 * pixel, draw.high + 12, "text")

    def _draw_share(self, draw: Drawing, x: float, y: float, wide: float, high: float) -> None:
        """Draw what goes to the Pilots: filled, or only its rim where it does not hold any more."""
        if self._stale:
            draw.plate(x, y, wide, high, edge="pilots", cut=0, radius=0, dashes=_DASHES)
        else:
            draw.fill(x, y, wide, high, "pilots")

    def _draw_words(self, draw: Drawing, base: float) -> None:
        found, small, figure = self._found, plain(14), strong(15)
        if not found.pairs:
            draw.text(0, base, self.tr("not tried yet"), small, "soft")
            return
        margin = margin_words(found.give_or_take)
        gap, wide = draw.size(small), draw.width(margin, small)
        if not found.seen:
            used = draw.text(0, base, self.tr("no difference seen"), small, "soft", room=draw.wide)
            if used + wide + gap <= draw.wide:
                draw.text(draw.wide, base, margin, small, "soft", align="end")
            return
        share = speak("odds", "{share} in 100", share=in_hundred(found.beyond(self._mark)))
        points, end = signed(found), draw.wide
        room = end - draw.text(0, base, share, figure) - gap - draw.width(points, figure)
        if wide + gap / 2 <= room:
            draw.text(end, base, margin, small, "soft", align="end")
            end -= wide + gap / 2
        draw.text(end, base, points, figure, "pilots" if found.share > 0 else "coach", align="end")
