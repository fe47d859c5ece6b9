"""Announces big moments over the Pile: one word in large letters and a line with the cause."""

from collections import deque
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.motion import LONGEST_MOMENT
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.board.signs import sign_names
from gattai_desktop.board.speech import translated
from gattai_desktop.board.theme import sign_called
from gattai_desktop.games.told import Moment
from gattai_desktop.games.told import plain as plain_words

_SHORTER_FROM: Final = 3
_CAUSE: Final = plain(18)
_MOST_LINES: Final = 5
_READ: Final = 0.6
"""The share of its time after which a moment was read."""
_LEAST: Final = 190.0
"""Drawing pixels of height that a moment has at least above a question."""
_LOOK: Final = 100
"""Milliseconds between two looks whether the table lies open again."""


class MomentsLayer(PaintedReading):
    """Shows moments one after the other; from the third on each takes half the time. Takes no input.

    While a page or a sheet covers the table they wait, and what was covered before it was read comes again. A question
    that opens with them is answered at once: they stand above its plate, never upon it.
    """

    def __init__(
        self,
        paint: Paint,
        window: QWidget,
        covered: Callable[[], bool] = lambda: False,
        asked: Callable[[], QRect] = QRect,
    ) -> None:
        """covered: returns whether something lies over the table that people read or answer.

        asked: returns the place of the plate with a question, an empty one where none is open.
        """
        super().__init__(paint, window)
        self._covered, self._asked = covered, asked
        self._box = QRect()
        self._soon = QTimer(self, singleShot=True, interval=_LOOK)
        self._soon.timeout.connect(self._next)
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
        """Show these moments after those that are shown already; box: the part of the window to cover."""
        if not moments or self.paint.motion.speed == 0:
            return
        self._box = box.toAlignedRect()
        self._stand()
        self._waiting.extend(moments)
        if self._now is None and not self._soon.isActive():
            self._row = 0
            self._next()

    def go_on(self) -> None:
        """Drop those that wait, and show the present one to its end: a person has moved on from what they tell of."""
        self._waiting.clear()

    def skip(self) -> None:
        """Hide the shown moment and drop those that wait."""
        self._waiting.clear()
        self._soon.stop()
        self._motion.stop()
        self._now = None
        self.hide()

    def _next(self) -> None:
        if not self._waiting:
            self._now = None
            self.hide()
            return
        if self._covered():
            self._now = None
            self.hide()
            self._soon.start()
            return
        self._now = self._waiting.popleft()
        self._row += 1
        length = self._length(self._now)
        self._motion.setDuration(max(1, length // 2 if self._row >= _SHORTER_FROM else length))
        self._motion.start()
        self.show()  # at its place in the window's order: what is opened meanwhile is above

    def _stand(self) -> None:
        """Stand in the middle of its box, or above the question where that reaches into it."""
        box, asked = QRect(self._box), self._asked()
        if box.intersects(asked):
            box.setBottom(asked.top() - round(self.paint.px(8)))
            box.setTop(max(0, min(box.top(), box.bottom() - round(self.paint.px(_LEAST)))))
        if box != self.geometry():
            self.setGeometry(box)

    def _length(self, moment: Moment) -> int:
        motion, name = self.paint.motion, moment.lasts
        length = motion.ms(name) if motion.flies() else round(motion.durations[name] / max(0.1, motion.speed))
        return min(LONGEST_MOMENT, length)

    def _move(self, share: float) -> None:
        self._share = share
        self._stand()
        if self._now is not None and share < _READ and self._covered():
            self._waiting.appendleft(self._now)
            self._row -= 1
            self._motion.stop()
            self._next()
        self.update()

    def draw(self, draw: Drawing) -> None:
        moment = self._now
        if moment is None:
            return
        draw.pen.setOpacity(max(0.0, min(1.0, self._share / 0.15, (1.0 - self._share) / 0.2)))
        word, cap = plain_words(moment.title, translated).upper(), draw.at(76.0, 54.0)
        cap = min(cap, cap * (draw.wide - 80) / max(1.0, width_of(word, cap) + cap * 1.4))
        room = width_of(word, cap) + cap * 1.4
        wide = min(draw.wide, max(room, 420.0) + 70)
        lines = cause_lines(draw, moment, wide)
        leading = draw.size(_CAUSE) * 1.3
        high = cap + 86 + leading * (len(lines) - 1)
        plate = draw.within((draw.wide - wide) / 2, draw.middle - high / 2, wide, high)
        if self.paint.motion.flies():
            grow, middle = 0.96 + 0.04 * min(1.0, self._share / 0.15), plate.box.center()
            draw.pen.translate(middle)
            draw.pen.scale(grow, grow)
            draw.pen.translate(-middle)
        ground = QColor(draw.ink("panel"))
        ground.setAlphaF(0.94)
        plate.plate(fill=ground, edge=moment.ink, line=3.0, cut=24)
        x = (wide - room) / 2
        sign = sign_called(moment.sign)
        if sign in sign_names():
            plate.sign(sign, x, 24, cap, moment.ink)
        plate.letters(x + cap * 1.4, 24, word, cap, moment.ink)
        for place, line in enumerate(reversed(lines)):
            plate.text(wide / 2, high - 22 - place * leading, line, _CAUSE, align="middle")


def cause_lines(draw: Drawing, moment: Moment, wide: float) -> tuple[str, ...]:
    """Return the lines that tell the cause of a moment on a plate of that width: what a row brings needs several."""
    return tuple(draw.wrapped(plain_words(moment.text, translated), _CAUSE, wide - 40, _MOST_LINES))
