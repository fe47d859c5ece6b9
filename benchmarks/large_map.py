"""A map of 60 areas with 30 tokens in a window of its own, one of which can be dragged over all of them.

It is what the map of a game costs without the game: the widgets of `board/map/` and the layer that carries things.
"""

import sys

from PySide6.QtCore import QPoint, QPointF, QSizeF
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.drag import DragLayer
from gattai_desktop.board.fonts import register_fonts
from gattai_desktop.board.map.map_looks import AreaLook, Edge, LinkLook, MapLook, TokenLook
from gattai_desktop.board.map.map_view import MapView
from gattai_desktop.board.map.plan import measures_of, plan_map
from gattai_desktop.board.map.standing import stand
from gattai_desktop.board.paint import Paint, make_paint, painting
from gattai_desktop.board.places import Landing
from gattai_desktop.board.scale import Scale
from gattai_desktop.games.presentation import Place

ACROSS, DOWN, TOKENS = 10, 6, 30
CARRIED = "t0"
TITLE = 20
"""Height of the title that the window manager of the measured screen draws, in pixels."""
_EDGES: tuple[Edge, ...] = ("battlements", "broken foot", "funnel", "striped foot", "dots", "double", "heavy")


def look() -> MapLook:
    """Return the map: areas in rows, each joined to its neighbours, half of them with a token."""
    areas = [
        AreaLook(f"a{number}", f"Area {number}", number % ACROSS * 40, number // ACROSS * 36,
                 frozenset({_EDGES[number % 7]}) if number % 3 == 0 else frozenset(), spoken=f"Area {number}")
        for number in range(ACROSS * DOWN)
    ]  # fmt: skip
    links = [
        LinkLook(one.key, f"a{number + step}", str(number % 4 + 1), one_way=number % 5 == 0)
        for number, one in enumerate(areas)
        for step, fits in ((1, number % ACROSS < ACROSS - 1), (ACROSS, number < ACROSS * (DOWN - 1)))
        if fits
    ]
    tokens = [
        TokenLook(f"t{number}", f"a{number * 2}", "hexagon", sign="horns", number=str(number), share=0.5, figure="50",
                  liftable=True)
        for number in range(TOKENS)
    ]  # fmt: skip
    return MapLook(tuple(areas), tuple(links), (), tuple(tokens))


def _paint(width: int, height: int) -> Paint:
    return make_paint(scale=Scale.for_table(width, height))


def place(width: int, height: int) -> tuple[int, int]:
    """Return where the token lies that is dragged, on a screen of that size, which the window fills."""
    paint = _paint(width, height - TITLE)
    plan = plan_map(look().areas, QSizeF(width, height - TITLE), measures_of(paint), paint.px(1.0), whole=False)
    middle = stand(look(), plan).places[CARRIED].center()
    return round(middle.x()), round(middle.y()) + TITLE


class MapWindow(QWidget):
    """The window: a map, and the layer on which its tokens are carried."""

    def __init__(self) -> None:
        super().__init__()
        paint = _paint(1920, 1080)
        self.map = MapView(paint, self)
        self.map.set_look(look())
        self.layer = DragLayer(paint, self, lambda place: self.map.rect_of(place.area))
        self.map.tokenLifted.connect(self._lift)

    def _lift(self, key: str, grip: QPointF, at: QPoint) -> None:
        token = self.map.token(key)
        if token is not None:
            goals = [
                Landing(Place(area=one.key), one.name, "legal" if number % 3 else "refused", "3 points")
                for number, one in enumerate(self.map.look.areas)
            ]
            self.layer.pick_up(token, goals, grip, at)

    def resizeEvent(self, _event: QResizeEvent) -> None:  # noqa: N802 - Qt's own name
        """Let the map fill the window."""
        paint = _paint(self.width(), self.height())
        self.map.set_paint(paint)
        self.layer.set_paint(paint)
        self.map.setGeometry(self.rect())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's own name
        """Paint the ground of a table."""
        with painting(self) as painter:
            painter.fillRect(self.rect(), self.map.paint.theme.table)


def main() -> int:
    """Show the map until the window is closed."""
    application = QApplication(sys.argv)
    register_fonts()
    window = MapWindow()
    window.resize(1280, 800)
    window.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
