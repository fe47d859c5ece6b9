"""Shows the timeline of a replay: parts of the session, marks to jump to, and the shown moment."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, Style, plain, strong
from gattai_desktop.board.paint import Paint, make_smooth
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.slider import PaintedSlider
from gattai_desktop.board.speech import fill
from gattai_desktop.model.timeline import Mark, SessionPart
from gattai_desktop.windows.replay.course import CourseLook
from gattai_desktop.windows.replay.turning_badge import ON_COURSE, badges_within, draw_badges

_NEAR: Final = 12.0
"""How far from a mark a press still counts for it, drawing pixels."""
_TOP: Final = 34.0
"""Upper edge of the session's parts, drawing pixels."""
_SIGN: Final = 20.0
"""Side of the sign of a mark, drawing pixels."""
_SIDE: Final = 27.0
"""Least distance from one mark to the next, drawing pixels: two signs stand apart."""
_EDGE: Final = 12.0
"""Room before the first entry and after the last, where half of a sign stands, drawing pixels."""
_NAME: Final = 36.0
"""Where the name of a part begins, behind its sign, drawing pixels."""


class TimelineView(PaintedSlider):
    """Shows the course of a session, and lets a person go to any entry.

    Signals:
        asked(int): that entry is wanted. markPointed(Mark | None, x): the pointer is at a mark, or at none any more.
    """

    asked = Signal(int)
    markPointed = Signal(object, float)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = CourseLook(0, 0)
        """The course that it shows."""
        self._at = 0
        self._now = ""
        self._placed: list[tuple[Mark, float]] = []
        self._picture: QPixmap | None = None
        self.points: Mapping[int, str] = {}
        """The entries of the turning points, in their order, each with what was done and what was better."""
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Course of the session"))
        self.valueChanged.connect(self.asked)

    def set_course(self, look: CourseLook) -> None:
        """Show this course, after more was read or other kinds of marks were lit."""
        self.look = look
        self.rescale()
        self.set_now(self._at, self._now)

    def set_points(self, points: Mapping[int, str]) -> None:
        """Mark the decisions of these entries as turning points, with their numbers; each has its words."""
        self.points = points
        self.set_now(self._at, self._now)

    def set_now(self, at: int, words: str) -> None:
        """Show this entry as the present one; words: time and place."""
        self._at, self._now = at, words
        self.blockSignals(True)
        self.setRange(0, self.look.last)
        self.blockSignals(False)
        self.stand(at)
        chosen = self._chosen_next
        self.setAccessibleDescription(f"{self._now_words()}. {chosen}" if chosen else self._now_words())
        self.update()

    @property
    def _chosen_next(self) -> str:
        """What the words say of the turning point that comes next; "" where the next entry is none."""
        return self.points.get(self._at + 1, "")

    def rescale(self) -> None:
        """Place and paint marks and parts anew."""
        self._picture = None
        self._placed = self._places()

    # ------------------------------------------------------------------ places
    def x_of(self, entry: float) -> float:
        """Return the place of an entry, in this widget."""
        edge = self.paint.px(_EDGE)
        return edge + (self.width() - 2 * edge) * entry / max(1, self.look.last)

    def _places(self) -> list[tuple[Mark, float]]:
        """Return the places of the lit marks' signs. Where they crowd, the rarest have signs, the others a tick."""
        often = Counter(mark.kind for mark in self.look.marks)
        # Of marks of a kind at one pixel only one is drawn.
        step = self.width() / max(1, self.look.last)
        lit = {(mark.kind, int(mark.entry * step)): mark for mark in self.look.marks if mark.kind in self.look.lit}
        side, edge = self.paint.px(_SIDE), self.paint.px(_EDGE)
        found: dict[int, tuple[Mark, float]] = {}
        for mark in sorted(lit.values(), key=lambda one: (often[one.kind], one.entry)):
            for aside in (0.0, side, -side):
                x = self.x_of(mark.entry) + aside
                if not edge <= x <= self.width() - edge:
                    continue
                stretch = int(x // side)
                near = (found[one][1] for one in (stretch - 1, stretch, stretch + 1) if one in found)
                if all(abs(x - taken) >= side for taken in near):
                    found[stretch] = (mark, x)
                    break
        return list(found.values())

    def mark_at(self, place: QPointF) -> Mark | None:
        """Return the mark under a place of this widget."""
        if place.y() > self.paint.px(_TOP):
            return None
        found = min(self._placed, key=lambda one: abs(one[1] - place.x()), default=None)
        return found[0] if found is not None and abs(found[1] - place.x()) <= self.paint.px(_NEAR) else None

    def point_at(self, place: QPointF) -> int | None:
        """Return the entry of the turning point under a place of this widget."""
        at = dict(zip(self.points, self._badges(), strict=True)) if place.y() <= self.paint.px(_TOP) else {}
        return next((one for one in at if 0 <= place.x() - at[one] <= self.paint.px(ON_COURSE)), None)

    def _badges(self) -> tuple[float, ...]:
        return badges_within([self.x_of(one) for one in self.points], self.paint.px(ON_COURSE), self.width())

    def _box_of(self, part: SessionPart) -> QRectF:
        """Return the place of a part of the session, in this widget."""
        px = self.paint.px
        end = self.x_of(self.look.read if part is self.look.parts[-1] else part.last)
        start = self.x_of(max(0, part.first - 1))
        return QRectF(start, px(_TOP), max(2.0, end - start - 4), self._parts_high)

    @property
    def _parts_high(self) -> float:
        return self.paint.px(36 if self.paint.scale.small else 50)

    def ring_shape(self) -> QPainterPath:
        """Go round the parts alone: above them lie the marks and what these mean, below them the words."""
        parts = QRectF(3, self.paint.px(_TOP), self.width() - 6, self._parts_high)
        return ring_path(parts, self.paint.px(8), 3.0)

    def _part_of(self, entry: float) -> SessionPart | None:
        """Return the part in which an entry lies."""
        return next((part for part in reversed(self.look.parts) if part.first <= entry), None)

    def _name_of(self, part: SessionPart) -> str:
        return self.look.numbered.get(part) or self.look.part_names.get(part.kind, ("", ""))[0]

    def _name_style(self, part: SessionPart) -> Style | None:
        """Return how the name of a part is written on it; None where it has no room whole."""
        box, name = Drawing(self.paint, self._box_of(part)), self._name_of(part)
        room = box.wide - _NAME - 8
        style = box.fitted(name, strong(box.at(15, 14)), room) if name and room > 0 else None
        return style if style is not None and box.width(name, style) <= room else None

    def _now_words(self) -> str:
        """Return the present moment in words, with its part where that does not bear its name."""
        part = self._part_of(self._at)
        if part is None or not self._name_of(part) or self._name_style(part) is not None:
            return self._now
        return f"{self._name_of(part)} · {self._now}"

    # ------------------------------------------------------------------ pointer and keys
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the replay: arrows step, with Ctrl to the next mark."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        point = self.point_at(event.position())
        if point is not None:
            self.asked.emit(point - 1)  # what the seat saw when it chose
            event.accept()
            return
        mark = self.mark_at(event.position())
        self.asked.emit(mark.entry if mark is not None else self._plain_entry(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.asked.emit(self._plain_entry(event.position().x()))
        else:
            point = self.point_at(event.position())
            mark = self.mark_at(event.position()) if point is None else None
            self.markPointed.emit(mark, next((x for one, x in self._placed if one is mark), 0.0))
            on_a_part = event.position().y() > self.paint.px(_TOP)
            part = self._part_of(self._plain_entry(event.position().x())) if on_a_part else None
            words = self._name_of(part) if part is not None else ""
            self.setToolTip(self.points[point] if point is not None else words)
        event.accept()

    def _plain_entry(self, x: float) -> int:
        edge = self.paint.px(_EDGE)
        share = (x - edge) / max(1.0, self.width() - 2 * edge)
        return max(0, min(self.look.last, round(share * self.look.last)))

    def leaveEvent(self, event: QEvent) -> None:
        self.markPointed.emit(None, 0.0)
        super().leaveEvent(event)

    def mark_words(self, mark: Mark) -> str:
        """Return the name of a mark and its moment."""
        name = self.look.numbered.get(mark) or self.look.signs[mark.kind][2]
        return fill(self.tr("{name}, move {entry}"), name=name, entry=mark.entry)

    # ------------------------------------------------------------------ painting
    def draw(self, draw: Drawing) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._course(ratio)
        draw.pen.drawPixmap(0, 0, self._picture)
        now = self._part_of(self._at)
        if now is not None:
            self._draw_part(draw, now, now=True)
        draw_badges(draw, self._badges())
        self._draw_head(draw)

    def _course(self, ratio: float) -> QPixmap:
        """Return the picture of what stays the same while a person steps; it is painted once."""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        make_smooth(painter)
        draw = Drawing(self.paint, QRectF(self.rect()), painter)
        look = self.look
        if look.read < look.last:
            start = self.x_of(look.read) / draw.unit
            rest = draw.within(start, _TOP, high=draw.at(50, 36))
            rest.plate(1 / draw.unit, 0, rest.wide - 2 / draw.unit, edge="line", cut=12, radius=3)
        drawn, step = -1.0, self.width() / max(1, look.last)
        for part in look.parts:
            # Of parts thinner than a pixel only one is drawn; months of play have thousands.
            if part.last * step > drawn or part is look.parts[-1]:
                self._draw_part(draw, part, now=False)
                drawn = round(self._box_of(part).right()) + 1.0
        for x in {round(mark.entry * step) for mark in look.marks if mark.kind in look.lit}:
            draw.fill((x - 0.75) / draw.unit, 24, 1.5 / draw.unit, 10, "edge")
        for mark, at in self._placed:
            sign, token, _ = look.signs[mark.kind]
            painter.setOpacity(0.4 if mark.entry in look.undone else 1.0)
            draw.sign(sign, at / draw.unit - _SIGN / 2, 0, _SIGN, token)
        painter.end()
        return picture

    def _draw_part(self, draw: Drawing, part: SessionPart, *, now: bool) -> None:
        look = self.look
        box = Drawing(self.paint, self._box_of(part), draw.painter)
        fill, ink = ("live", "table") if now else ("panel", "text")
        box.plate(fill=fill, edge=None if now else "line", line=1.0, cut=min(12.0, box.wide / 3), radius=3, inset=0.5)
        _, sign = look.part_names.get(part.kind, ("", ""))
        if box.wide > 34 and sign:
            box.sign(sign, 10, box.middle - 9, 18, ink if now else "soft")
            style = self._name_style(part)
            if style is not None:
                box.text(_NAME, box.high * 0.6, self._name_of(part), style, ink)
        if box.wide > 60:
            turns = look.turns[bisect_right(look.turns, part.first) : bisect_right(look.turns, part.last)]
            for x in {round(self.x_of(turn)) for turn in turns}:
                foot = box.box.bottom() / draw.unit
                draw.fill(x / draw.unit, foot - 8, draw.least(2, 1), 8, "table" if now else "edge")

    def _draw_head(self, draw: Drawing) -> None:
        """Draw the present entry, and the words below the line."""
        look, foot = self.look, _TOP + draw.at(50, 36)
        x = max(3.0, min(draw.wide - 3, self.x_of(self._at) / draw.unit))
        draw.fill(x - 2, 22, 5, foot - 14, "price")
        draw.shape((x - 11, 18), (x + 12, 18), (x, 34), fill="price")
        base = foot + 8 + draw.size(strong(14))
        if base > draw.high + 2 / draw.unit:
            return
        wide = draw.text(0, base, look.begun, plain(13), "soft") + 16
        wide = max(wide, draw.text(draw.wide, base, look.ended, plain(13), "soft", align="end") + 16)
        words, style = self._now_words(), strong(14)
        if chosen := self._chosen_next:  # whoever was led here from a turning point reads what it was about
            ways = (f"{words} · {chosen}", chosen, words)
            words = next((one for one in ways if draw.width(one, style) <= draw.wide - 2 * wide), words)
        half = min(draw.wide / 2 - wide, draw.width(words, style) / 2 + 1)
        middle = max(wide + half, min(draw.wide - wide - half, x))
        draw.text(middle, base, words, style, align="middle", room=2 * half)
