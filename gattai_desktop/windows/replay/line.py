"""The timeline of a replay: parts of the session, what one may jump to, and where one stands."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSlider, QWidget

from gattai_desktop.board.fonts import strong_font, text_font
from gattai_desktop.board.paint import Paint, make_smooth, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.model.timeline import Mark, SessionPart

_NEAR: Final = 12.0
"""How far from a mark, in drawing pixels, a press still means it."""
_SIDE: Final = 19.0
"""The least way from one mark to the next, drawing pixels."""


@frozen
class CourseLook:
    """What the timeline shows of a session, wherever one stands in it.

    parts: name and sign of each kind of part; signs: sign, colour token and name of each kind of mark; lit: the kinds
    that are shown; undone: entries that did not hold any more at the end; begun, ended: times in words.
    """

    last: int
    read: int
    parts: tuple[SessionPart, ...] = ()
    marks: tuple[Mark, ...] = ()
    turns: tuple[int, ...] = ()
    part_names: Mapping[str, tuple[str, str]] = field(factory=dict)
    signs: Mapping[str, tuple[str, str, str]] = field(factory=dict)
    lit: frozenset[str] = frozenset()
    undone: Collection[int] = ()
    begun: str = ""
    ended: str = ""


class TimelineView(QSlider):
    """Shows the course of a session and lets one go anywhere in it.

    Signals:
        asked(int): that entry is wanted. markPointed(Mark | None, x): the pointer is at a mark, or at none any more.
    """

    asked = Signal(int)
    markPointed = Signal(object, float)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.paint = paint
        self.look = CourseLook(0, 0)
        """The course that it shows."""
        self._at = 0
        self._now = ""
        self._placed: list[tuple[Mark, float]] = []
        self._picture: QPixmap | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Course of the session"))
        self.valueChanged.connect(self.asked)

    def set_course(self, look: CourseLook) -> None:
        """Show this course: it was read further, or other kinds of marks are lit."""
        self.look = look
        self._forget()
        self.set_now(self._at, self._now)

    def set_now(self, at: int, words: str) -> None:
        """Stand at this entry; words: time and place."""
        self._at, self._now = at, words
        self.blockSignals(True)
        self.setRange(0, self.look.last)
        self.setValue(at)
        self.blockSignals(False)
        self.setAccessibleDescription(words)
        self.update()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        self.paint = paint
        self._forget()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._forget()
        super().resizeEvent(event)

    def _forget(self) -> None:
        self._picture = None
        self._placed = self._places()

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(900)), round(self.paint.px(118)))

    # ------------------------------------------------------------------ places
    def x_of(self, entry: float) -> float:
        """Where an entry stands, in this widget."""
        return self.width() * entry / max(1, self.look.last)

    def _places(self) -> list[tuple[Mark, float]]:
        """Where the signs of the lit marks stand. Where they crowd, the rarest have theirs, the others their tick."""
        often = Counter(mark.kind for mark in self.look.marks)
        # Of marks of a kind that share a pixel one stands for all.
        step = self.width() / max(1, self.look.last)
        lit = {(mark.kind, int(mark.entry * step)): mark for mark in self.look.marks if mark.kind in self.look.lit}
        side = self.paint.px(_SIDE)
        found: dict[int, tuple[Mark, float]] = {}
        for mark in sorted(lit.values(), key=lambda one: (often[one.kind], one.entry)):
            for aside in (0.0, side, -side):
                x = self.x_of(mark.entry) + aside
                stretch = int(x // side)
                near = (found[one][1] for one in (stretch - 1, stretch, stretch + 1) if one in found)
                if all(abs(x - taken) >= side for taken in near):
                    found[stretch] = (mark, x)
                    break
        return list(found.values())

    def mark_at(self, place: QPointF) -> Mark | None:
        """The mark under a place of this widget."""
        if place.y() > self._parts_top():
            return None
        found = min(self._placed, key=lambda one: abs(one[1] - place.x()), default=None)
        return found[0] if found is not None and abs(found[1] - place.x()) <= self.paint.px(_NEAR) else None

    def _parts_top(self) -> float:
        return self.paint.px(34)

    def _parts_high(self) -> float:
        return self.paint.px(50 if not self.paint.scale.small else 36)

    # ------------------------------------------------------------------ pointer and keys
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The replay's own keys hold here as well: arrows step, with Ctrl to the next mark."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        mark = self.mark_at(event.position())
        self.asked.emit(mark.entry if mark is not None else self._plain_entry(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.asked.emit(self._plain_entry(event.position().x()))
        else:
            mark = self.mark_at(event.position())
            self.markPointed.emit(mark, next((x for one, x in self._placed if one is mark), 0.0))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _plain_entry(self, x: float) -> int:
        return max(0, min(self.look.last, round(x / max(1, self.width()) * self.look.last)))

    def leaveEvent(self, event: QEvent) -> None:
        self.markPointed.emit(None, 0.0)
        super().leaveEvent(event)

    def mark_words(self, mark: Mark) -> str:
        """What a mark is, and where."""
        words = self.tr("{name}, move {entry}")
        return words.replace("{name}", self.look.signs[mark.kind][2]).replace("{entry}", str(mark.entry))

    # ------------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._course(ratio)
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
            now = next((part for part in reversed(self.look.parts) if part.first <= self._at), None)
            if now is not None:
                self._paint_part(painter, now, now=True)
            self._paint_head(painter)

    def _course(self, ratio: float) -> QPixmap:
        """Paint what stays as it is while one steps through it, once."""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        make_smooth(painter)
        look, theme, px = self.look, self.paint.theme, self.paint.px
        if look.read < look.last:
            start = self.x_of(look.read)
            rest = QRectF(start, self._parts_top(), self.width() - start, self._parts_high())
            paint_plate(painter, rest.adjusted(1, 1, -2, -1), edge=theme.line, cut=px(12), radius=3)
        drawn, step = -1.0, self.width() / max(1, look.last)
        for part in look.parts:
            # Of parts that are thinner than a pixel one stands for all; of months of play there are thousands.
            if part.last * step > drawn or part is look.parts[-1]:
                self._paint_part(painter, part, now=False)
                drawn = round(self._box_of(part).right()) + 1.0
        for x in {round(mark.entry * step) for mark in look.marks if mark.kind in look.lit}:
            painter.fillRect(QRectF(x - 0.75, px(24), 1.5, px(10)), theme.edge)
        side = px(20)
        for mark, at in self._placed:
            sign, token, _ = look.signs[mark.kind]
            painter.setOpacity(0.4 if mark.entry in look.undone else 1.0)
            paint_sign(painter, sign, at - side / 2, 0, side, theme.colour(token))
        painter.end()
        return picture

    def _box_of(self, part: SessionPart) -> QRectF:
        end = self.x_of(self.look.read if part is self.look.parts[-1] else part.last)
        start = self.x_of(max(0, part.first - 1))
        return QRectF(start, self._parts_top(), max(2.0, end - start - 4), self._parts_high())

    def _paint_part(self, painter: QPainter, part: SessionPart, *, now: bool) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        box = self._box_of(part)
        top, high = box.top(), box.height()
        fill, ink = (theme.live, theme.table) if now else (theme.panel, theme.text)
        paint_plate(painter, box, fill=fill, cut=min(px(12), box.width() / 3), radius=3)
        name, sign = look.part_names.get(part.kind, ("", ""))
        side = px(18)
        if box.width() > side + px(16) and sign:
            paint_sign(painter, sign, box.x() + px(10), top + (high - side) / 2, side, ink if now else theme.soft)
            room = box.width() - px(44)
            font = strong_font(self.paint.text(14 if self.paint.scale.small else 15))
            if room > px(34):
                paint_text(painter, box.x() + px(36), top + high * 0.6, name, font, ink, room=room)
        if box.width() > px(60):
            turns = look.turns[bisect_right(look.turns, part.first) : bisect_right(look.turns, part.last)]
            for x in {round(self.x_of(turn)) for turn in turns}:
                painter.fillRect(
                    QRectF(x, top + high - px(8), max(1.0, px(2)), px(8)), theme.table if now else theme.edge
                )

    def _paint_head(self, painter: QPainter) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        x, foot = self.x_of(self._at), self._parts_top() + self._parts_high()
        x = max(px(3), min(self.width() - px(3), x))
        painter.fillRect(QRectF(x - px(2), px(22), px(5), foot - px(14)), theme.price)
        head = QPainterPath()
        head.addPolygon(QPolygonF([QPointF(x - px(11), px(18)), QPointF(x + px(12), px(18)), QPointF(x, px(34))]))
        head.closeSubpath()
        painter.fillPath(head, theme.price)
        if self.hasFocus():
            edge = QRectF(self.rect()).adjusted(1, self._parts_top() - 3, -1, foot - self.height() + 3)
            paint_plate(painter, edge, edge=theme.focus, width=2.5, cut=px(12), radius=3)
        font, strong = text_font(self.paint.text(13)), strong_font(self.paint.text(14))
        baseline = foot + px(8) + strong.pixelSize()
        if baseline > self.height() + 2:
            return
        wide = paint_text(painter, 0, baseline, look.begun, font, theme.soft) + px(16)
        wide = max(wide, paint_text(painter, self.width(), baseline, look.ended, font, theme.soft, "end") + px(16))
        half = min(self.width() / 2 - wide, px(190))
        middle = max(wide + half, min(self.width() - wide - half, x))
        paint_text(painter, middle, baseline, self._now, strong, theme.text, "middle", room=2 * half)
