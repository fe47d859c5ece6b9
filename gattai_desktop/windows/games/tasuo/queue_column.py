"""Shows the Queue in the right rail, the latest on top: it is read from the bottom to the top as it grew.

Every entry has its plate; where they find no room one below the other they are scrolled, and a figure counts those
further down.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.signs import outline_pen, paint_sign
from gattai_desktop.board.speech import first_large, speak
from gattai_desktop.windows.games.tasuo.queue_looks import QueueLook
from gattai_desktop.windows.kit.scrolling import ScrolledArea

_LEAST: Final = (104.0, 52.0)
"""Least height of a plate, on a full table and on a small one."""
_CARD: Final = 84.0
_LANE: Final = 16.0
"""Room at the right of the plates for the lines that join them."""
_MORE: Final = 20.0
"""Height of the line that counts what lies further down."""


class QueuePlate(LookButton[QueueLook]):
    """One entry of the Queue.

    Signals:
        looked: the pointer or the keyboard has come to it.
    """

    looked = Signal()
    only_shows = True
    lit = False
    """Whether it is looked at, or its card is."""

    def enterEvent(self, event: QEnterEvent) -> None:
        self.looked.emit()
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.looked.emit()
        super().focusInEvent(event)

    def high_in(self, wide: float) -> float:
        """Return how high it is with all its words at that width, both in pixels of the screen."""
        draw = measuring(self.paint, wide)
        return self.paint.px(max(draw.at(*_LEAST), _write(draw, self.look) + draw.at(10, 8)))

    def draw(self, draw: Drawing) -> None:
        look = self.look
        first = look.place == 1
        edge = "legal" if self.lit else "live" if first else "edge"
        line = 2.0 if first or self.lit else 1.2
        draw.plate(0, 0, draw.wide, draw.high, fill="panel", edge=edge, cut=12, line=line, inset=1)
        if look.negated:
            draw.refused(2, 2, draw.wide - 4, draw.high - 4)
        draw.letters(draw.at(14, 12), draw.at(16, 10), look.place, draw.at(22, 18))
        draw.crest(look.seat, draw.at(10, 9), draw.high - draw.at(34, 26), draw.at(22, 16))
        if not draw.paint.scale.small:
            veil = 0.5 if look.negated else 0.0
            draw.card(look.face, 44, (draw.high - _CARD) / 2, _CARD, shadow=None, veil=veil)
        _write(draw, look)


def _write(draw: Drawing, look: QueueLook) -> float:
    """Write what an entry is and does beside its number; return where the words end, in drawing pixels."""
    small = draw.paint.scale.small
    # On a small table its card has no room: it stands in focus as well.
    x = draw.at(44 + card_width(_CARD) + 12, 42 if look.place > 9 else 36)
    room = draw.wide - x - 8
    name, words = strong(15), plain(13)
    ink = "soft" if look.negated else "text"
    base = draw.at(24, 20)
    for line in draw.wrapped(look.name, name, room, 2):
        wide = draw.text(x, base, line, name, ink, room=room)
        if look.negated:
            draw.stroke(x, base - 5, x + wide, base - 5, "refused", 2)
        base += draw.size(name) * 1.2
    step = draw.size(words) * 1.2
    base += step - draw.size(name) * 1.2 + draw.size(words) * 0.15
    ends = speak("tasuo", "comes to nothing if {place} resolves", place=look.negated_by) if look.negated_by else ""
    if not (small and ends):
        base = draw.paragraph(
            x, base, first_large(look.line), words, "price" if look.answers and not look.negated else "soft", room=room
        )
    if ends:
        told = speak("tasuo", "negated by {place}", place=look.negated_by) if small else ends
        base = draw.paragraph(x, base, first_large(told), words, "refused", room=room)
    if look.came and not small:
        base = draw.paragraph(x, base, look.came, words, "soft", room=room)
    return base - step + draw.size(words) * 0.3


class QueueStack(PaintedGroup):
    """The plates one below the other, and who answers whom; it is as high as they are."""

    def __init__(self, paint: Paint) -> None:
        super().__init__(paint)
        self.looks: tuple[QueueLook, ...] = ()
        self.plates: dict[int, QueuePlate] = {}

    def high_in(self, wide: float) -> float:
        """Return how high all plates are at that width, in pixels of the screen."""
        heights = [one.high_in(self._wide(wide)) for one in self.plates.values()]
        return sum(heights) + self._gap * max(0, len(heights) - 1)

    def first_in(self, wide: float) -> float:
        """Return how high the first plate is at that width, in pixels of the screen; 0 where there is none."""
        return next((one.high_in(self._wide(wide)) for one in self.plates.values()), 0.0)

    @property
    def _gap(self) -> float:
        return self.paint.px(6 if self.paint.scale.small else 10)

    def _wide(self, wide: float) -> int:
        """Return how wide a plate is: whole pixels, since words that just had room in a part of one would wrap."""
        return int(wide - self.paint.px(_LANE))

    def rescale(self) -> None:
        top, wide = 0.0, self._wide(self.width())
        for plate in self.plates.values():
            high = plate.high_in(wide)
            plate.setGeometry(QRect(0, round(top), wide, round(high)))
            top += high + self._gap

    def draw(self, draw: Drawing) -> None:
        lanes: list[int] = []
        """Down to which place each lane is taken."""
        for look in self.looks:
            first, second = self.plates.get(look.place), self.plates.get(look.answers)
            if first is None or second is None:
                continue
            lane = next((n for n, until in enumerate(lanes) if until <= look.place), len(lanes))
            lanes[lane : lane + 1] = [look.answers]
            self._join(draw, look, first, second, min(lane, 2))

    def _join(self, draw: Drawing, look: QueueLook, first: QueuePlate, second: QueuePlate, lane: int) -> None:
        """Draw the line from an answer to what it answers: an arrow, or a cross where it negates."""
        if draw.painter is None:
            return
        edge, px = first.geometry().right(), self.paint.px
        start = QPointF(edge, first.geometry().bottom() - first.height() * 0.3)
        end = QPointF(edge, second.geometry().top() + second.height() * 0.3)
        side = edge + px(5 + 4 * lane)
        ink = draw.ink("legal" if first.lit else "refused" if look.negates else "price")
        path = QPainterPath(start)
        for point in (QPointF(side, start.y()), QPointF(side, end.y()), end):
            path.lineTo(point)
        draw.painter.strokePath(path, outline_pen(ink, 2.0))
        if look.negates:
            size = max(8.0, px(11))
            paint_sign(draw.painter, "cross", end.x() + 1, end.y() - size / 2, size, ink)
            return
        head = max(4.0, px(5))
        arrow = QPainterPath(end)
        arrow.lineTo(end + QPointF(head, -head * 0.8))
        arrow.lineTo(end + QPointF(head, head * 0.8))
        arrow.closeSubpath()
        draw.painter.fillPath(arrow, ink)


class QueueColumn(PaintedGroup):
    """The Queue as a column that scrolls where it must.

    Signals:
        looked(QueueLook): the pointer or the keyboard has come to an entry.
    """

    looked = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.stack = QueueStack(paint)
        self._scroll = ScrolledArea(paint, self.stack, self)
        self._scroll.verticalScrollBar().valueChanged.connect(lambda _value: self.update())
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("The Queue"))
        self.setAccessibleDescription(self.tr("Nothing is pending."))

    @property
    def looks(self) -> tuple[QueueLook, ...]:
        """What waits, what resolves first at the beginning."""
        return self.stack.looks

    def set_looks(self, looks: tuple[QueueLook, ...]) -> None:
        """Show what waits, from what resolves first on."""
        grown = len(looks) != len(self.looks)
        self.stack.looks = looks
        shown = {one.place: one for one in looks}
        self.stack.plates = one_for_each(self.stack.plates, shown, lambda place: self._new(shown[place]))
        for place, plate in self.stack.plates.items():
            plate.set_look(shown[place])
            plate.show()
        self._island.set_members(list(self.stack.plates.values()))
        self.setAccessibleDescription("" if looks else self.tr("Nothing is pending."))
        if grown:
            self._scroll.verticalScrollBar().setValue(0)
        self.rescale()
        self.update()

    def light(self, is_lit: dict[int, bool]) -> None:
        """Light the entries that are looked at, by their places."""
        for place, plate in self.stack.plates.items():
            if plate.lit != is_lit.get(place, False):
                plate.lit = not plate.lit
                plate.update()
                self.stack.update()

    def _new(self, look: QueueLook) -> QueuePlate:
        plate = QueuePlate(self.paint, look, self.stack)
        for come in (plate.clicked, plate.looked):
            come.connect(lambda: self.looked.emit(plate.look))
        return plate

    def high_in(self, wide: float) -> float:
        """Return how high the column would be at that width without being scrolled, in drawing pixels."""
        return (self.stack.high_in(wide) / self.paint.px(1.0) + 2) if self.looks else 24

    def least_in(self, wide: float) -> float:
        """Return its height where it shows no more than what resolves first, at that width, in drawing pixels."""
        return self.stack.first_in(wide) / self.paint.px(1.0) + 2 if self.looks else 24

    @property
    def further_down(self) -> int:
        """How many entries lie below what is in sight, at least half of each."""
        foot = self._scroll.verticalScrollBar().value() + self._scroll.viewport().height()
        return sum(one.geometry().center().y() > foot for one in self.stack.plates.values())

    def rescale(self) -> None:
        high = self.stack.high_in(self.width())
        scrolled = high > self.height() + 1
        # Where only the first has room, nothing counts the rest below it: the heading does.
        foot = round(self.paint.px(_MORE)) if scrolled else 0
        foot = foot if self.height() - foot >= self.stack.first_in(self.width()) else 0
        self._scroll.setGeometry(0, 0, self.width(), max(0, self.height() - foot))
        bar = self._scroll.bar_wide if scrolled else 0
        high = self.stack.high_in(self.width() - bar)
        self.stack.setGeometry(0, self.stack.y(), self.width() - bar, round(high))
        self.stack.rescale()
        self._scroll.setVisible(bool(self.looks))

    def draw(self, draw: Drawing) -> None:
        if not self.looks:
            draw.text(0, 15, self.tr("Nothing is pending."), plain(14), "soft", room=draw.wide)
            return
        below = self.further_down
        if below and self._scroll.height() < self.height():
            words = speak("tasuo", "+{number} further down", number=below)
            draw.text(0, draw.high - 4, words, strong(13), "soft", room=draw.wide)
