"""A lever of a fight: what it would change, its bar against the mark of this fight, and the difference."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import fitting, strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_hatching, paint_plate, ring_path
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import paint_text
from gattai_desktop.players.gattai.levers import Tried
from gattai_desktop.players.gattai.odds import Difference
from gattai_desktop.windows.games.gattai.odds.words import difference_words, in_hundred, margin_words, signed


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
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        pad = px(14)
        wide, high = self.width() - 2 * pad, float(self.height())
        with painting(self) as painter:
            if self.underMouse() or self.isDown():
                box = QRectF(self.rect()).adjusted(3, 2, -3, -2)
                paint_plate(painter, box, edge=theme.edge, cut=px(12))
            strong = fitting(strong_font, text(16), self._words, wide)
            paint_text(painter, pad, high * 0.29, self._words, strong, theme.text, room=wide)
            self._paint_bar(painter, QRectF(pad, high * 0.4, wide, min(px(16), high * 0.18)))
            self._paint_words(painter, pad, high * 0.84, wide)

    def _paint_bar(self, painter: QPainter, box: QRectF) -> None:
        theme, px, found, mark = self.paint.theme, self.paint.px, self._found, self._mark
        painter.fillRect(box, theme.well)
        share = found.beyond(mark) if found.seen else mark
        if found.pairs:
            filled = QRectF(box.x(), box.y(), box.width() * min(share, mark), box.height())
            if self._stale:
                painter.setPen(outline_pen(theme.pilots, 1.5, (4.0, 4.0)))
                painter.drawRect(filled)
                painter.setPen(Qt.PenStyle.NoPen)
            else:
                painter.fillRect(filled, theme.pilots)
            rest = QRectF(filled.x() + filled.width(), box.y(), box.width() * abs(share - mark), box.height())
            if share < mark:
                path = QPainterPath()
                path.addRect(rest)
                paint_hatching(painter, theme, path)
                painter.strokePath(path, outline_pen(theme.coach, 1.5, (4.0, 4.0) if self._stale else ()))
            elif share > mark and not self._stale:
                painter.fillRect(rest.adjusted(0, -px(4), 0, px(4)), theme.pilots)
            elif share > mark:
                painter.setPen(outline_pen(theme.pilots, 1.5, (4.0, 4.0)))
                painter.drawRect(rest.adjusted(0, -px(4), 0, px(4)))
                painter.setPen(Qt.PenStyle.NoPen)
        if self._marked:
            at = box.x() + box.width() * mark
            painter.fillRect(QRectF(at - 1.5, box.y() - px(6), 3, box.height() + px(12)), theme.text)

    def _paint_words(self, painter: QPainter, x: float, base: float, wide: float) -> None:
        theme, text, found = self.paint.theme, self.paint.text, self._found
        strong, plain = strong_font(text(15)), text_font(text(14))
        if not found.pairs:
            paint_text(painter, x, base, self.tr("not tried yet"), plain, theme.soft)
            return
        margin = margin_words(found.give_or_take)
        if not found.seen:
            words = self.tr("no difference seen")
            used = paint_text(painter, x, base, words, plain, theme.soft, room=wide)
            if used + width_in(plain, margin) + plain.pixelSize() <= wide:
                paint_text(painter, x + wide, base, margin, plain, theme.soft, "end")
            return
        share = speak("odds", "{share} in 100", share=in_hundred(found.beyond(self._mark)))
        left = x + paint_text(painter, x, base, share, strong, theme.text) + plain.pixelSize()
        ink = theme.pilots if found.share > 0 else theme.coach
        points = signed(found)
        room = x + wide - left - width_in(strong, points)
        if width_in(plain, margin) + plain.pixelSize() * 0.5 <= room:
            right = x + wide - width_in(plain, margin)
            paint_text(painter, x + wide, base, margin, plain, theme.soft, "end")
            paint_text(painter, right - plain.pixelSize() * 0.5, base, points, strong, ink, "end")
        else:
            paint_text(painter, x + wide, base, points, strong, ink, "end")
