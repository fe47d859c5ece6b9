"""Cards that were moved fly from zone to zone. A flight never blocks anything: new facts end it at its goal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import card_width, paint_card, paint_card_outline
from gattai_desktop.board.paint import Paint, PaintedWidget, painting
from gattai_desktop.board.shadows import reach
from gattai_desktop.cards.facts import CardsMoved
from gattai_desktop.model.happened import Facts
from gattai_desktop.windows.shown import face

PlaceOf = Callable[[str], QRectF | None]
MOST = 12
"""Cards that fly at once; of a larger deal the rest is there at once."""
_OUTLINE_MS = 1000


@frozen
class Flight:
    """One card on its way: its picture, from where to where (global coordinates), when it starts (0 to 1)."""

    face: str
    start: QRectF
    goal: QRectF
    delay: float


class Flights(PaintedWidget):
    """The layer on which cards fly. Takes no input and repaints only where a card passes."""

    def __init__(self, paint: Paint, window: QWidget, place_of: PlaceOf) -> None:
        super().__init__(paint, window)
        self._place_of = place_of
        self._flights: tuple[Flight, ...] = ()
        self._outlines: tuple[QRectF, ...] = ()
        self._share = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self.end)
        self._fade = QTimer(self)
        self._fade.setSingleShot(True)
        self._fade.setInterval(_OUTLINE_MS)
        self._fade.timeout.connect(self.end)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def flying(self) -> bool:
        """Whether a card is on its way."""
        return bool(self._flights)

    def places_before(self, facts: Facts) -> dict[str, QRectF]:
        """Return where the moved cards lie now, before the window shows the new table."""
        found: dict[str, QRectF] = {}
        for _, fact in facts:
            if isinstance(fact, CardsMoved) and fact.origin not in found:
                place = self._place_of(fact.origin)
                if place is not None:
                    found[fact.origin] = place
        return found

    def fly(self, facts: Facts, before: dict[str, QRectF], *, without: frozenset[str] = frozenset()) -> None:
        """Let the moved cards fly. before: as `places_before` told; without: zones whose cards were carried by hand."""
        self.end()
        if self.paint.motion.speed == 0:
            return
        flights = self._made(facts, before, without)
        if not flights:
            return
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(window.rect())
        if not self.paint.motion.flies():
            self._outlines = tuple(flight.start for flight in flights)
            self._fade.start()
        else:
            self._flights = tuple(flights)
            self._share = 0.0
            self._motion.setDuration(self.paint.motion.ms("slide", len(flights)))
            self._motion.start()
        self.raise_()
        self.show()

    def end(self) -> None:
        """Let everything lie where it belongs."""
        if not self._flights and not self._outlines:
            return
        self._motion.stop()
        self._fade.stop()
        self._flights = ()
        self._outlines = ()
        self.hide()

    def _made(self, facts: Facts, before: dict[str, QRectF], without: frozenset[str]) -> Sequence[Flight]:
        moved: list[tuple[str, QRectF, QRectF]] = []
        for _, fact in facts:
            if not isinstance(fact, CardsMoved) or fact.origin in without:
                continue
            start, goal = before.get(fact.origin), self._place_of(fact.target)
            if start is None or goal is None or start.center() == goal.center():
                continue
            for card, up in zip(fact.cards, fact.up, strict=True):
                picture = face(card) if up or fact.target.startswith("hand.") else f"back-{card.deck}"
                moved.append((picture, start, goal))
        kept = moved[-MOST:]
        whole = max(1.0, float(self.paint.motion.ms("slide", max(1, len(kept)))))
        each = self.paint.motion.durations.get("slide_each", 40) / max(0.01, self.paint.motion.speed)
        return [Flight(picture, start, goal, place * each / whole) for place, (picture, start, goal) in enumerate(kept)]

    def _move(self, share: float) -> None:
        before = self._reach()
        self._share = share
        self.update(before.united(self._reach()))

    def _reach(self) -> QRect:
        box = QRectF()
        for flight in self._flights:
            rect = self._rect(flight)
            if rect is not None:
                pad = reach("carried", rect.height())
                box = box.united(rect.adjusted(-pad, -pad, pad, pad))
        return box.toAlignedRect()

    def _rect(self, flight: Flight) -> QRectF | None:
        """Where a card of the flight is now, in this layer; None before it starts."""
        length = max(0.01, 1.0 - max(one.delay for one in self._flights))
        own = (self._share - flight.delay) / length
        if own <= 0:
            return None
        eased = self.paint.motion.easing("out").valueForProgress(min(1.0, own))
        start, goal = self._local(flight.start), self._local(flight.goal)
        high = start.height() + (goal.height() - start.height()) * eased
        corner = start.topLeft() + (goal.topLeft() - start.topLeft()) * eased
        return QRectF(corner.x(), corner.y(), card_width(high), high)

    def _local(self, rect: QRectF) -> QRectF:
        return QRectF(self.mapFromGlobal(rect.topLeft()), rect.size())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.paint.theme
        with painting(self) as painter:
            for rect in self._outlines:
                box = self._local(rect)
                paint_card_outline(painter, theme, box.x(), box.y(), box.height(), "edge")
            for flight in self._flights:
                place = self._rect(flight)
                if place is not None and place.height() > 1:
                    corner = QPointF(place.topLeft())
                    paint_card(
                        painter, self.paint.faces, theme, flight.face, corner.x(), corner.y(), place.height(),
                        shadow="carried",
                    )  # fmt: skip
