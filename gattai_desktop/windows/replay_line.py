"""The timeline of a replay: parts of the session, what one may jump to, and where one stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSlider, QToolTip, QWidget

from gattai_desktop.board.fonts import strong_font, text_font
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.model.timeline import Mark, Part

_NEAR: Final = 12.0
"""How far from a mark, in drawing pixels, a press still means it."""
_SIDE: Final = 19.0
"""The least way from one mark to the next, drawing pixels."""


@frozen
class LineLook:
    """What the timeline shows.

    parts: name and sign of each kind of part; signs: sign and colour token of each kind of mark; lit: the kinds that
    are shown; undone: entries that did not hold any more; begun, ended, now: times and place in words.
    """

    last: int
    at: int
    read: int
    parts: tuple[Part, ...] = ()
    marks: tuple[Mark, ...] = ()
    turns: tuple[int, ...] = ()
    part_names: Mapping[str, tuple[str, str]] = field(factory=dict)
    signs: Mapping[str, tuple[str, str, str]] = field(factory=dict)
    lit: Collection[str] = ()
    undone: Collection[int] = ()
    begun: str = ""
    ended: str = ""
    now: str = ""


class TimelineView(QSlider):
    """Shows the course of a session and lets one go anywhere in it.

    Signals:
        asked(int): that entry is wanted.
    """

    asked = Signal(int)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.paint = paint
        self._look = LineLook(0, 0, 0)
        self._placed: list[tuple[Mark, float]] = []
        self._placed_for: object = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Course of the session"))
        self.valueChanged.connect(self.asked)

    @property
    def look(self) -> LineLook:
        """What it shows."""
        return self._look

    def set_look(self, look: LineLook) -> None:
        """Show this."""
        self._look = look
        self.blockSignals(True)
        self.setRange(0, look.last)
        self.setValue(look.at)
        self.blockSignals(False)
        self.setAccessibleDescription(look.now)
        self.update()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        self.paint = paint
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(900)), round(self.paint.px(118)))

    # ------------------------------------------------------------------ places
    def x_of(self, entry: float) -> float:
        """Where an entry stands, in this widget."""
        return self.width() * entry / max(1, self._look.last)

    def _places(self) -> list[tuple[Mark, float]]:
        """Where the signs of the lit marks stand. Where they crowd, the rarest have theirs, the others their tick."""
        lit = [mark for mark in self._look.marks if mark.kind in self._look.lit]
        known = (self.width(), self.paint.scale.unit)
        if self._placed_for == (known, self._look):
            return self._placed
        often = Counter(mark.kind for mark in lit)
        side = self.paint.px(_SIDE)
        found: list[tuple[Mark, float]] = []
        for mark in sorted(lit, key=lambda one: (often[one.kind], one.entry)):
            for aside in (0.0, side, -side):
                x = self.x_of(mark.entry) + aside
                if all(abs(x - taken) >= side for _, taken in found):
                    found.append((mark, x))
                    break
        self._placed, self._placed_for = found, (known, self._look)
        return found

    def mark_at(self, place: QPointF) -> Mark | None:
        """The mark under a place of this widget."""
        if place.y() > self._parts_top():
            return None
        found = min(self._places(), key=lambda one: abs(one[1] - place.x()), default=None)
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
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _plain_entry(self, x: float) -> int:
        return max(0, min(self._look.last, round(x / max(1, self.width()) * self._look.last)))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            mark = self.mark_at(QPointF(event.pos()))
            name = self._look.signs[mark.kind][2] if mark is not None else ""
            words = self.tr("{name}, move {entry}")
            QToolTip.showText(
                event.globalPos(),
                words.replace("{name}", name).replace("{entry}", str(mark.entry)) if mark is not None else "",
                self,
            )
            return True
        return super().event(event)

    # ------------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._paint_parts(painter)
            self._paint_marks(painter)
            self._paint_head(painter)

    def _paint_parts(self, painter: QPainter) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        top, high = self._parts_top(), self._parts_high()
        if look.read < look.last:
            rest = QRectF(self.x_of(look.read), top, self.width() - self.x_of(look.read), high)
            paint_plate(painter, rest.adjusted(1, 1, -2, -1), edge=theme.line, cut=px(12), radius=3)
        font = strong_font(self.paint.text(14 if self.paint.scale.small else 15))
        for place, part in enumerate(look.parts):
            following = look.parts[place + 1] if place + 1 < len(look.parts) else None
            start = self.x_of(max(0, part.first - 1))
            end = self.x_of(following.first - 1 if following is not None else look.read)
            box = QRectF(start, top, max(2.0, end - start - 4), high)
            now = part.first <= look.at and (following is None or look.at < following.first)
            fill, ink = (theme.live, theme.table) if now else (theme.panel, theme.text)
            paint_plate(painter, box, fill=fill, cut=min(px(12), box.width() / 3), radius=3)
            name, sign = look.part_names.get(part.kind, ("", ""))
            side = px(18)
            if box.width() > side + px(16) and sign:
                paint_sign(painter, sign, box.x() + px(10), top + (high - side) / 2, side, ink if now else theme.soft)
                room = box.width() - px(44)
                if room > px(34):
                    paint_text(painter, box.x() + px(36), top + high * 0.6, name, font, ink, room=room)
            for turn in look.turns:
                if part.first < turn <= part.last and box.width() > px(60):
                    tick = QRectF(self.x_of(turn), top + high - px(8), max(1.0, px(2)), px(8))
                    painter.fillRect(tick, theme.table if now else theme.edge)

    def _paint_marks(self, painter: QPainter) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        side, below = px(20), px(24)
        for mark in look.marks:
            if mark.kind in look.lit:
                painter.fillRect(QRectF(self.x_of(mark.entry) - 0.75, below, 1.5, px(10)), theme.edge)
        for mark, x in self._places():
            sign, token, _ = look.signs[mark.kind]
            painter.setOpacity(0.4 if mark.entry in look.undone else 1.0)
            paint_sign(painter, sign, x - side / 2, 0, side, theme.colour(token))
        painter.setOpacity(1.0)

    def _paint_head(self, painter: QPainter) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        x, foot = self.x_of(look.at), self._parts_top() + self._parts_high()
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
        paint_text(painter, middle, baseline, look.now, strong, theme.text, "middle", room=2 * half)
