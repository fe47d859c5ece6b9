"""A lever of a fight: what it would change, its bar against the mark of this fight, and the difference."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import display_font, strong_font, text_font
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedReading, painting
from gattai_desktop.board.plate import paint_hatching, ring_path
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import paint_text, wrapped
from gattai_desktop.players.levers import Tried
from gattai_desktop.players.odds import Odds
from gattai_desktop.windows.odds.words import in_hundred


class LeverRow(PaintedButton):
    """One lever.

    Signals:
        pulled(Tried): this fight is to be looked at instead.
    """

    pulled = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._tried: Tried | None = None
        self._words = ""
        self._mark = 0.0
        self.clicked.connect(self._pressed)

    def show_lever(self, tried: Tried, words: str, mark: float) -> None:
        """Show a lever; mark: the Pilots' share in the fight itself, 0 to 1."""
        self._tried, self._words, self._mark = tried, words, mark
        share = in_hundred(tried.odds.pilots) if tried.odds.fights else self.tr("not tried yet")
        self.setAccessibleName(speak("odds", "{words}: {share} in 100 go to the Pilots", words=words, share=share))
        self.setAccessibleDescription(self.tr("Press to look at this fight instead"))
        self.update()

    def _pressed(self) -> None:
        if self._tried is not None:
            self.pulled.emit(self._tried)

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(420)), round(max(70.0, self.paint.px(94))))

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()).adjusted(6, 4, -6, -4), self.paint.px(12), 2.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        tried = self._tried
        if tried is None:
            return
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        pad, wide = px(14), self.width() - px(28)
        high = float(self.height())
        with painting(self) as painter:
            strong = strong_font(text(16))
            paint_text(painter, pad, high * 0.3, self._words, strong, theme.text, room=wide)
            top, thick = high * 0.42, px(16)
            painter.fillRect(QRectF(pad, top, wide, thick), theme.well)
            share, mark = tried.odds.pilots, self._mark
            if tried.odds.fights:
                painter.fillRect(QRectF(pad, top, wide * share, thick), theme.pilots)
                if share < mark:
                    path = QPainterPath()
                    path.addRect(QRectF(pad + wide * share, top, wide * (mark - share), thick))
                    paint_hatching(painter, theme, path)
                    painter.strokePath(path, outline_pen(theme.coach, 1.5))
                else:
                    beyond = QRectF(pad + wide * mark, top - px(4), wide * (share - mark), thick + px(8))
                    painter.fillRect(beyond, theme.pilots)
            painter.fillRect(QRectF(pad + wide * mark - 1.5, top - px(6), 3, thick + px(12)), theme.text)
            base, small = high * 0.85, strong_font(text(15))
            if not tried.odds.fights:
                paint_text(painter, pad, base, self.tr("not tried yet"), small, theme.soft)
                return
            words = speak("odds", "{share} in 100", share=in_hundred(share))
            paint_text(painter, pad, base, words, small, theme.text)
            gained = round(100 * share) - round(100 * mark)
            ink = theme.pilots if gained > 0 else theme.coach if gained < 0 else theme.soft
            signed = f"+{gained}" if gained > 0 else f"\u2212{-gained}" if gained < 0 else "0"
            paint_text(painter, pad + wide, base, signed, small, ink, "end")


class LeverHead(PaintedReading):
    """What stands above the levers: how often each was tried, and what the mark is."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._words = ""

    def show_mark(self, odds: Odds, each: int) -> None:
        """Tell the mark of the fight itself; each: the fights in which a lever is tried."""
        words = self.tr("each tried {count} times, the strongest first; the mark is this fight: {share}")
        self._words = words.replace("{count}", str(each)).replace("{share}", in_hundred(odds.pilots))
        self.setAccessibleName(speak("odds", "What would change it: {words}", words=self._words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        with painting(self) as painter:
            title = display_font(text(23))
            paint_text(painter, px(14), px(30), self.tr("What would change it"), title, theme.text, room=self.width())
            y, small = px(58), text_font(text(14))
            for line in wrapped(self._words, small, self.width() - px(28), 2):
                paint_text(painter, px(14), y, line, small, theme.soft)
                y += max(15.0, px(22))
