"""Animates cards that change their zone: an overlay slides and turns their pictures.

It shows what has already happened. Nothing waits for it: the table below is in its new state from the start,
and a newer fact ends an old flight at its goal.
"""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import card_width, paint_card, paint_card_outline
from gattai_desktop.board.paint import Paint, PaintedOver, painting
from gattai_desktop.board.shadows import reach
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.theme import card_colour
from gattai_desktop.cards.frozen import frozen

OUTLINE_MS: Final = 1000  # with reduced motion the old place of a card keeps a dashed outline for this long
LANDING: Final = 0.7  # from this part of its way on, a card drops its shadow


@frozen
class Flight:
    """One card on its way. start, goal: upright places in global coordinates. turns_to: the face after the half.

    With a `sign` it is no card but a counter that flies, drawn with that sign.
    """

    face: str
    start: QRectF
    goal: QRectF
    turns_to: str = ""
    sign: str = ""


class FlightLayer(PaintedOver):
    """Shows cards on their way, above the table and below the card that a hand carries.

    Signals:
        landed: all cards of the last `fly` lie at their goals. Sent at once when nothing moves.
    """

    landed = Signal()

    def __init__(self, paint: Paint, table: QWidget) -> None:
        super().__init__(paint, table)
        self._table = table
        self._flights: tuple[Flight, ...] = ()
        self._time = 0.0  # milliseconds since take-off
        self._each = 1.0  # milliseconds that one card flies
        self._apart = 0.0  # milliseconds between two take-offs
        self._motion: QVariantAnimation | None = None

    def fly(self, flights: Sequence[Flight], *, turning: bool = False) -> None:
        """Start these cards, one shortly after the other. Cards that are still flying arrive at once."""
        self.finish()
        motion = self.paint.motion
        if not flights or motion.ms("slide") == 0:
            self.landed.emit()
            return
        self._flights = tuple(flights)
        if motion.flies():
            self._each = float(motion.ms("flip" if turning else "slide"))
            self._apart = motion.ms("slide", cards=2) - motion.ms("slide")
            length = self._each + self._apart * (len(flights) - 1)
        else:
            length = OUTLINE_MS / motion.speed
        self._time = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(float(length))
        self._motion.setDuration(round(length))
        if motion.flies():
            self._motion.valueChanged.connect(self._at)
        self._motion.finished.connect(self.finish)
        self._table.installEventFilter(self)
        self.setGeometry(self._table.rect())
        self.raise_()
        self.show()
        self.update()
        self._motion.start()

    def finish(self) -> None:
        """Let every card arrive now."""
        if not self._flights:
            return
        self._flights = ()
        if self._motion is not None:
            self._motion.stop()
            self._motion.deleteLater()
            self._motion = None
        self._table.removeEventFilter(self)
        self.hide()
        self.landed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self.finish()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            for place, flight in enumerate(self._flights):
                if self.paint.motion.flies():
                    self._paint_flight(painter, flight, self._share(place))
                elif not flight.sign:
                    start = self._local(flight.start)
                    paint_card_outline(painter, self.paint.theme, start.x(), start.y(), start.height(), "edge")

    def _paint_flight(self, painter: QPainter, flight: Flight, share: float) -> None:
        eased = self.paint.motion.easing("out").valueForProgress(share)
        here = _between(self._local(flight.start), self._local(flight.goal), eased)
        if flight.sign:
            tint = self.paint.theme.text if self.paint.theme.light else card_colour("omen_glow")
            paint_sign(painter, flight.sign, here.x(), here.y(), here.height(), tint)
            return
        tall = max(flight.start.height(), flight.goal.height())
        # One picture for the whole way, drawn smaller where it must be: faces are not painted for every frame.
        k = here.height() / tall
        face, wide = flight.face, 1.0
        if flight.turns_to:
            wide = max(0.02, abs(math.cos(share * math.pi)))
            face = flight.turns_to if share >= 0.5 else flight.face
        painter.save()
        painter.translate(here.center().x(), here.top())
        painter.scale(k * wide, k)
        shadow = "hover" if share < LANDING else "rest"
        left = -card_width(tall) / 2
        paint_card(painter, self.paint.faces, self.paint.theme, face, left, 0.0, tall, shadow=shadow)
        painter.restore()

    def _at(self, time: float) -> None:
        before = self._reach()
        self._time = time
        self.update(before.united(self._reach()).toAlignedRect())

    def _share(self, place: int) -> float:
        return min(1.0, max(0.0, (self._time - place * self._apart) / max(1.0, self._each)))

    def _reach(self) -> QRectF:
        whole = QRectF()
        for place, flight in enumerate(self._flights):
            eased = self.paint.motion.easing("out").valueForProgress(self._share(place))
            here = _between(self._local(flight.start), self._local(flight.goal), eased)
            pad = reach("hover", here.height())
            whole = whole.united(here.adjusted(-pad, -pad, pad, pad))
        return whole

    def _local(self, place: QRectF) -> QRectF:
        return QRectF(QPointF(self.mapFromGlobal(place.topLeft())), place.size())


def _between(start: QRectF, goal: QRectF, share: float) -> QRectF:
    return QRectF(
        start.x() + (goal.x() - start.x()) * share,
        start.y() + (goal.y() - start.y()) * share,
        start.width() + (goal.width() - start.width()) * share,
        start.height() + (goal.height() - start.height()) * share,
    )
