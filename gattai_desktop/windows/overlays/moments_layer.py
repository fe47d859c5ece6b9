"""Big moments: one word in cut letters over the Pile, one line of cause. One at a time, never in the way."""

from __future__ import annotations

from collections import deque
from typing import Final

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import text_font
from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.motion import LONGEST_MOMENT
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import paint_sign, sign_names
from gattai_desktop.board.speech import translated
from gattai_desktop.board.words import paint_text
from gattai_desktop.games.told import Moment, plain

_SHORTER_FROM: Final = 3


class MomentsLayer(PaintedReading):
    """Shows moments one after the other; from the third on they take half their time. Takes no input."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self._waiting: deque[Moment] = deque()
        self._now: Moment | None = None
        self._row = 0
        self._share = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._next)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, moments: tuple[Moment, ...], box: QRectF) -> None:
        """Show these after what is shown already; box: over which part of the window."""
        if not moments or self.paint.motion.speed == 0:
            return
        self.setGeometry(box.toAlignedRect())
        self._waiting.extend(moments)
        if self._now is None:
            self._row = 0
            self._next()

    def skip(self) -> None:
        """Leave what is shown and what waits."""
        self._waiting.clear()
        self._motion.stop()
        self._now = None
        self.hide()

    def _next(self) -> None:
        if not self._waiting:
            self._now = None
            self.hide()
            return
        self._now = self._waiting.popleft()
        self._row += 1
        length = self._length(self._now)
        self._motion.setDuration(max(1, length // 2 if self._row >= _SHORTER_FROM else length))
        self._motion.start()
        self.show()  # where the window's order puts it: a sheet that asks meanwhile lies above

    def _length(self, moment: Moment) -> int:
        motion, name = self.paint.motion, moment.lasts
        length = motion.ms(name) if motion.flies() else round(motion.durations[name] / max(0.1, motion.speed))
        return min(LONGEST_MOMENT, length)

    def _move(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        moment = self._now
        if moment is None:
            return
        theme, px = self.paint.theme, self.paint.px
        colour = theme.colour(moment.ink)
        shown = min(1.0, self._share / 0.15, (1.0 - self._share) / 0.2)
        with painting(self) as painter:
            painter.setOpacity(max(0.0, shown))
            word = plain(moment.title, translated).upper()
            cap = px(54 if self.paint.scale.small else 76)
            cap = min(cap, cap * (self.width() - px(80)) / max(1.0, width_of(word, cap) + cap * 1.4))
            wide = width_of(word, cap) + cap * 1.4
            font = text_font(self.paint.text(18))
            line = plain(moment.text, translated)
            box = QRectF(0, 0, min(float(self.width()), max(wide, px(420)) + px(70)), cap + px(86))
            box.moveCenter(QRectF(self.rect()).center())
            if self.paint.motion.flies():
                grow = 0.96 + 0.04 * min(1.0, self._share / 0.15)
                painter.translate(box.center())
                painter.scale(grow, grow)
                painter.translate(-box.center())
            ground = QColor(theme.panel)
            ground.setAlphaF(0.94)
            paint_plate(painter, box, fill=ground, edge=colour, width=3.0, cut=px(24))
            x = box.center().x() - wide / 2
            if moment.sign in sign_names():
                paint_sign(painter, moment.sign, x, box.y() + px(24), cap, colour)
            paint_cut(painter, x + cap * 1.4, box.y() + px(24), word, cap, colour)
            baseline = box.bottom() - px(22)
            paint_text(painter, box.center().x(), baseline, line, font, theme.text, "middle", room=box.width() - px(40))
