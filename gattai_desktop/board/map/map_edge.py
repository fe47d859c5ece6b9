"""Shows at the edges of a map that more of it lies beyond: a soft shade with an arrow that goes there when pressed."""

from collections.abc import Callable, Mapping
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedWidget, painting
from gattai_desktop.board.speech import speak

MapSide = Literal["left", "right", "above", "below"]
WAYS: Final[Mapping[MapSide, QPointF]] = {
    "left": QPointF(-1, 0), "right": QPointF(1, 0), "above": QPointF(0, -1), "below": QPointF(0, 1),
}  # fmt: skip
"""In which direction each side lies."""
_SPOKEN: Final[Mapping[MapSide, str]] = {
    "left": "More of the map on the left", "right": "More of the map on the right",
    "above": "More of the map above", "below": "More of the map below",
}  # fmt: skip
DEEP: Final = 32
"""How far a shade reaches into the map, and the side of an arrow, in device-independent pixels."""
LITTLE: Final = 6.0
"""How much of a map may be out of sight without a word, in device-independent pixels."""


def beyond(plates: QRectF, seen: QRectF) -> tuple[MapSide, ...]:
    """Return the sides on which areas are out of sight."""
    off = {
        "left": seen.left() - plates.left(),
        "right": plates.right() - seen.right(),
        "above": seen.top() - plates.top(),
        "below": plates.bottom() - seen.bottom(),
    }
    return tuple(side for side in WAYS if off[side] > LITTLE)


class EdgeArrow(PaintedButton):
    """An arrow at one edge of a map; a press goes on in that direction. The keyboard goes by the areas instead."""

    def __init__(self, paint: Paint, side: MapSide, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._way = WAYS[side]
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(speak("map", _SPOKEN[side]))
        self.setToolTip(self.accessibleName())

    def paintEvent(self, event: QPaintEvent) -> None:
        middle, way = QRectF(self.rect()).center(), self._way
        across, half = QPointF(way.y(), way.x()), DEEP * 0.26
        with painting(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.paint.theme.text)
            tip, base = middle + way * half, middle - way * half * 0.5
            painter.drawPolygon(QPolygonF([tip, base + across * half * 1.1, base - across * half * 1.1]))


class MapEdge(PaintedWidget):
    """The shades and arrows over a map that is larger than its part. The pointer goes through the shades."""

    def __init__(self, paint: Paint, go_on: Callable[[QPointF], None], parent: QWidget) -> None:
        """go_on: scrolls in a direction."""
        super().__init__(paint, parent)
        self._go_on = go_on
        self.arrows: dict[MapSide, EdgeArrow] = {}
        """The arrows that are shown now, by their side."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_beyond(self, sides: tuple[MapSide, ...]) -> None:
        """Show that more of the map lies on these sides."""
        part = self.parentWidget()
        assert part is not None
        self.setGeometry(part.rect())
        if tuple(self.arrows) != sides:
            self.arrows = one_for_each(self.arrows, sides, self._make)
            self.setVisible(bool(sides))
            self.update()
        self.raise_()
        middle, rim = part.rect().center(), part.rect().adjusted(0, 0, 1 - DEEP, 1 - DEEP)
        corners = {
            "left": (0, middle.y() - DEEP // 2),
            "right": (rim.right(), middle.y() - DEEP // 2),
            "above": (middle.x() - DEEP // 2, 0),
            "below": (middle.x() - DEEP // 2, rim.bottom()),
        }
        for side, arrow in self.arrows.items():
            arrow.setGeometry(*corners[side], DEEP, DEEP)
            arrow.raise_()

    def _make(self, side: MapSide) -> EdgeArrow:
        part = self.parentWidget()
        assert part is not None
        arrow = EdgeArrow(self.paint, side, part)
        arrow.clicked.connect(lambda: self._go_on(WAYS[side]))
        return arrow

    def paintEvent(self, event: QPaintEvent) -> None:
        box, dark = QRectF(self.rect()), QColor(self.paint.theme.table)
        clear = QColor(dark)
        clear.setAlpha(0)
        with painting(self) as painter:
            for side in self.arrows:
                way = WAYS[side]
                reach = QPointF(way.x() * box.width(), way.y() * box.height()) / 2
                rim = box.center() + reach
                shade = QLinearGradient(rim, rim - way * DEEP * 1.4)
                shade.setColorAt(0.0, dark)
                shade.setColorAt(1.0, clear)
                painter.fillRect(box, shade)
