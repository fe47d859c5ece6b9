"""Writes on the plates of areas: names, states, chips for what can be reached, reasons for what is refused."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from gattai_desktop.board.drawing import Drawing, Ink, Style, plain, strong
from gattai_desktop.board.map.area_names import STATE, name_lines, writes_state
from gattai_desktop.board.map.map_drawing import LaidMap, MapDrawing
from gattai_desktop.board.map.map_looks import AreaLook
from gattai_desktop.board.map.plan import NAME_STEP, SIGN_STEP
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_brackets, paint_plate
from gattai_desktop.board.signs import outline_pen, sign_in

_BELONGS: Final = 0.25
"""The least part of a plate's width below or above which its reason stands, however long it is."""

_ARM: Final = 0.18
"""How long the brackets of an area that can be aimed at are, in parts of its height."""
_CROSS: Final = 1.7
"""The width of a reason without words, in heights of its letters."""


class DrawnAreas(MapDrawing):
    """What is written on the areas of a map."""

    def __init__(self, painter: QPainter, paint: Paint, laid: LaidMap) -> None:
        super().__init__(painter, paint, laid)
        self._reasons: dict[str, QRectF] | None = None

    def words(self, area: AreaLook) -> None:
        """Write all that belongs to an area."""
        plate, measures, unit = self._plan.plates[area.key], self._plan.measures, self._plan.unit
        draw = self._draw.over(plate)
        if area.target:
            arm, width = plate.height() * _ARM, max(2.0, 2.4 * unit)
            paint_brackets(self._painter, plate, self._draw.ink(area.target), arm, width, 4 * unit)
        pad, top = measures.pad, plate.height() / unit * 0.05 if "battlements" in area.edges else 0.0
        style = strong(measures.name)
        size = draw.size(style)
        boxes, right = self.sign_boxes(area), draw.wide - pad
        for sign, box in zip((*area.signs, *area.marks), boxes, strict=True):
            path = sign_in(sign, box.x(), box.y(), box.width())
            if sign in area.marks:
                self._painter.strokePath(path, outline_pen(self._draw.ink("edge"), max(1.2, 1.3 * unit)))
            else:
                self._painter.fillPath(path, self._draw.ink("text"))
            if (measures.low and box.top() < plate.center().y()) or box.top() < plate.y() + (top + size) * unit:
                right = min(right, (box.left() - plate.x()) / unit - size * 0.25)
        halo = "well" if "dots" in area.edges else "panel"
        peopled = any(one.area == area.key for one in self._look.tokens)
        lines = name_lines(self._plan, area, peopled=peopled)
        rooms = [right - pad if not measures.low or line is lines[-1] else draw.wide - 2 * pad for line in lines]
        each = (draw.fitted(line, style, room) for line, room in zip(lines, rooms, strict=True))
        fitted = min(each, key=draw.size, default=style)
        for place, line in enumerate(lines):
            base = size * ((1.08 if measures.low else 1.36) + place * NAME_STEP) + top
            self._haloed(draw, QPointF(pad, base), line, fitted, halo, rooms[place])
        if writes_state(self._plan, area, peopled=peopled):
            words, below = plain(measures.name * STATE), size * (1.3 + (len(lines) - 1) * NAME_STEP) + top
            draw.text(pad, below + draw.size(words) * 1.2, area.words, words, "soft", room=draw.wide - 2 * pad)
        if area.chip is not None:
            self._reach(area, plate)
        if area.refused:
            self._refusal(area)

    def sign_boxes(self, area: AreaLook) -> list[QRectF]:
        """Return where the signs of an area stand: in the corner beside its name, on a low plate in the one below.

        Where tokens stand in that corner, they are beside the name there too, and beside the number that may be there.
        """
        plate, measures, unit = self._plan.plates[area.key], self._plan.measures, self._plan.unit
        size, count = self._draw.size(strong(measures.name)) * unit, len((*area.signs, *area.marks))
        right = plate.right() - measures.pad * unit

        def row(top: float, right: float) -> list[QRectF]:
            steps = (size * SIGN_STEP * place for place in reversed(range(count)))
            return [QRectF(right - size - step, top, size, size) for step in steps]

        low = row(plate.bottom() - size * 1.3, right)
        here = (self._standing.places.get(one.key) for one in self._look.tokens if one.area == area.key)
        if measures.low and not any(box is not None and one.intersects(box) for box in here for one in low):
            return low
        if measures.low and area.key in self._standing.more:
            right = min(right, self._standing.more[area.key][1].left() - size * 0.25)
        battlements = plate.height() * 0.05 if "battlements" in area.edges else 0.0
        return row(
            plate.top()
            + size * ((len(name_lines(self._plan, area)) - 1) * NAME_STEP + 0.14 if measures.low else 0.42)
            + battlements,
            right,
        )

    def _haloed(self, draw: Drawing, at: QPointF, words: str, style: Style, halo: Ink, room: float) -> None:
        """Write a line of a name over lines that may run there: the ground's colour lies round it."""
        size, shown = draw.size(style), min(draw.width(words, style), room)
        if self._look.fire is not None:
            under = draw.within(at.x() - 2, at.y() - size, shown + 4, size * 1.25).box
            self._painter.fillRect(under, self._draw.ink(halo))
        draw.text(at.x(), at.y(), words, style, room=room)

    def _reach(self, area: AreaLook, plate: QRectF) -> None:
        """Draw the chip at the corner of an area that can be reached."""
        if area.chip is None:
            return
        unit, style, box = self._plan.unit, strong(self._plan.measures.reach * 0.64), self.reach_box(area.chip, plate)
        high = box.height()
        paint_plate(self._painter, box, fill=self._draw.ink("live"), cut=high * 0.22, radius=3)
        sign = sign_in(area.chip.sign, box.x() + high * 0.32, box.y() + high * 0.24, high * 0.52)
        self._painter.fillPath(sign, self._draw.ink("table"))
        draw = self._draw.over(box)
        base = draw.middle + draw.size(style) * 0.36
        draw.text(draw.wide - high / unit * 0.3, base, area.chip.figure, style, "table", align="end")

    def _refusal(self, area: AreaLook) -> None:
        """Write beside an area why it is refused, after a cross."""
        box, unit, style = self.reasons()[area.key], self._plan.unit, plain(self._plan.measures.note)
        size = self._draw.size(style) * unit
        self._painter.fillRect(box, self._draw.ink("table"))
        cross = sign_in("cross", box.x() + size * 0.5, box.y() + size * 0.3, size * 0.86)
        self._painter.fillPath(cross, self._draw.ink("refused"))
        if box.width() > size * _CROSS:
            self._draw.over(box).text(size * 1.7 / unit, size * 1.08 / unit, area.refused, style, "refused")

    def reasons(self) -> dict[str, QRectF]:
        """Return where each reason stands, by its area: below that in the middle, or as near as covers nothing else.

        Where its words would cover something everywhere, its cross stands alone, and upon a corner where even that has
        no other place; a press of the area says them. Below a plate, and above the next, lie the cost of their link
        and the chip of what can be reached.
        """
        if self._reasons is None:
            areas, plates = self._look.areas, self._plan.plates
            taken, self._reasons = [*self.costs(), *self.reach_boxes(), *plates.values()], {}
            size = self._draw.size(plain(self._plan.measures.note)) * self._plan.unit
            for area in areas:
                if area.refused:
                    words = self._draw.width(area.refused, plain(self._plan.measures.note)) * self._plan.unit
                    whole, cross = QSizeF(words + size * 2.2, size * 1.45), QSizeF(size * _CROSS, size * 1.45)
                    free = (self._free(plates[area.key], one, taken) for one in (whole, cross))
                    box = next((one for one in free if one is not None), None)
                    box = box if box is not None else self._corner(plates[area.key], cross)
                    self._reasons[area.key] = box
                    taken.append(box)
        return self._reasons

    def _free(self, plate: QRectF, size: QSizeF, taken: Sequence[QRectF]) -> QRectF | None:
        """Return the place nearest to below the middle of a plate that covers nothing; None where there is none."""
        unit, wide, ground = self._plan.unit, size.width(), self._plan.size
        middle, places = plate.center().x() - wide / 2, list[QRectF]()
        # At the same distance the right comes first: words begin at what they speak of.
        lefts = (middle, *(one.right() + unit for one in taken), *(one.left() - wide - unit for one in taken))
        least = min(wide, plate.width() * _BELONGS)
        for top in (plate.bottom() + 3 * unit, plate.y() - size.height() - 3 * unit):
            for left in sorted(lefts, key=lambda x: round(abs(x - middle) / (4 * unit))):
                box = QRectF(min(max(2.0, left), ground.width() - wide - 2), top, wide, size.height())
                if min(box.right(), plate.right()) - max(box.left(), plate.left()) >= least:
                    places.append(box)
        free = (one for one in places if one.y() >= 0 and not any(one.intersects(other) for other in taken))
        return next(free, None)

    def _corner(self, plate: QRectF, size: QSizeF) -> QRectF:
        """Return a place upon a corner of a plate, or a side of it, with no cost of a link where there is one."""
        left, right, middle = plate.left(), plate.right(), plate.center().y()
        sides = QPointF(left, middle), QPointF(right, middle)
        corners = (plate.bottomLeft(), plate.bottomRight(), plate.topRight(), plate.topLeft(), *sides)
        boxes = [QRectF(one - QPointF(size.width(), size.height()) / 2, size) for one in corners]
        costs = self.costs()
        return next((box for box in boxes if not any(box.intersects(one) for one in costs)), boxes[0])

    def more(self, count: int, box: QRectF, *, is_aimed_at: bool = False) -> None:
        """Write how many tokens have no room in an area. is_aimed_at: whether one of them can be aimed at."""
        ink: Ink = "legal" if is_aimed_at else "text"
        self._write(box.center(), f"+{count}", strong(self._plan.measures.figure + 2), ink)
