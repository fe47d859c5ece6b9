"""Shows the wall of Gattaibushido:FUSION!, from what everybody may see; nothing on it can be pressed."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.pile_view import PileView
from gattai_desktop.board.plate import paint_glow
from gattai_desktop.board.reading import DRAWN
from gattai_desktop.board.scale import DRAWN_CU
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.parts.ladder import Ladder, LadderLook
from gattai_desktop.windows.games.gattai.wall.frame import paint_frame, paint_omen
from gattai_desktop.windows.games.gattai.wall.posters import paint_poster
from gattai_desktop.windows.games.gattai.wall.rumble_on_wall import paint_rumble
from gattai_desktop.windows.games.gattai.wall.wall_looks import OutcomePoster, WallLook, wall_look
from gattai_desktop.windows.kit.wall_picture import WallPicture
from gattai_desktop.windows.wall.wall_grid import WallGrid

_PILE: Final = 520 / (0.265 * 1080)
"""Height of a card of the Pile in cu, and the least: its index must be read from the back of the room."""
_LEAST: Final = 240 / (0.265 * 1080)
_LEFT: Final = 330.0
"""Width of Harmony at the left and of Omens at the right, and height of score or title, in drawn pixels."""
_RIGHT: Final = 420.0
_BELOW: Final = 262.0


class Wall(WallPicture):
    """The picture on the wall; `show_look` changes it."""

    def __init__(self, paint: Paint, look: WallLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.ladder = Ladder(paint, LadderLook(0, 0, 0), self)
        self.pile = PileView(paint, self, card=_PILE, smallest=_LEAST, empty_sign="pile")
        self.pile.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.pile.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.show_look(look)

    def follow(self, model: GameModel) -> None:
        self.show_look(wall_look(model))

    def show_look(self, look: WallLook) -> None:
        moved = (look.rumble is None) != (self.look.rumble is None)
        self.look = look
        self.setAccessibleName(look.spoken())
        if moved:
            self.rescale()
        fighting = look.ladder is not None
        self.ladder.setVisible(fighting)
        if look.ladder is not None:
            self.ladder.set_look(look.ladder)
        self.pile.setVisible(fighting and not isinstance(look.poster, OutcomePoster))
        self.pile.set_pile(look.pile, landing=False)
        for card in self.pile.findChildren(QWidget):
            card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.update()

    def set_paint(self, paint: Paint) -> None:
        paint = paint.at(WallGrid.of(self.size()).scale)
        self.pile.set_smallest(paint.reading.least_card * DRAWN / DRAWN_CU["wall"])
        super().set_paint(paint)

    def rescale(self) -> None:
        grid = WallGrid.of(self.size())
        if self.paint.scale != grid.scale:
            self.set_paint(self.paint)
            return
        k, wide = grid.unit, grid.wide
        top = (grid.high - 1080) / 2
        self.ladder.setGeometry(QRectF(64 * k, 0, (wide - 128) * k, 250 * k).toAlignedRect())
        pile = QRectF(wide / 2 - 600, 253, 1160, 624)
        if self.look.rumble is not None:
            pile = self.look.rumble.pile.translated(0.0 if len(self.look.rumble.forms) == 1 else (wide - 1920) / 2, 0)
        pile.translate(0, top)
        self.pile.setGeometry(self._scaled(grid, pile).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        grid, theme = WallGrid.of(self.size()), self.paint.theme
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.table)
            paint_glow(painter, theme, self._scaled(grid, QRectF(grid.wide / 2 - 880, 90, 1760, 940)))
            self._paint_all(painter, grid)

    def _scaled(self, grid: WallGrid, box: QRectF) -> QRectF:
        k = grid.unit
        return QRectF(box.x() * k, box.y() * k, box.width() * k, box.height() * k)

    def _paint_all(self, painter: QPainter, grid: WallGrid) -> None:
        look = self.look
        if self.paint.reading.fewer:
            # Fewer things, larger words: what players can say leaves room for what must be seen.
            look = evolve(look, omens=(), hands=())
        painter.scale(grid.unit, grid.unit)
        paint_frame(painter, self.paint, grid, look)
        if look.rumble is not None:
            paint_rumble(painter, self.paint, grid.wide, (grid.high - 1080) / 2, look.rumble)
            return
        if look.poster is None:
            return
        # Harmony is left and Omens are right of the poster, where they are in play.
        left = _LEFT if look.harmony is not None else 100.0
        right = grid.wide - (_RIGHT if look.omens else 100.0)
        top = 296.0 if isinstance(look.poster, OutcomePoster) else 40.0
        top += (grid.high - 1080) / 4
        box = QRectF(left, top, right - left, grid.field.height() - top)
        paint_poster(painter, self.paint, box, look.poster)

    def picture(self, size: QSize, ratio: float = 1.0) -> QPixmap:
        """Paint the wall at another size (device-independent pixels), and return that."""
        if self.width() < 1 or self.height() < 1:
            return QPixmap()
        # Every pixel of the wall counts: of one in 26 a small picture would be noise.
        smooth, filled = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
        whole = self.grab().scaled(size * ratio, filled, smooth)
        whole.setDevicePixelRatio(ratio)
        return whole

    def free(self) -> QRectF:
        """Between Harmony and Omens, below score and title; in a Rumble from edge to edge."""
        grid = WallGrid.of(self.size())
        fights = self.look.rumble is not None
        left, right = (0.0, grid.wide) if fights else (_LEFT, grid.wide - _RIGHT)
        return self._scaled(grid, QRectF(left, _BELOW, right - left, grid.field.height() - _BELOW))

    def fills_with(self, moment: Moment) -> bool:
        return moment.kind == "omen"

    def paint_moment(self, painter: QPainter, moment: Moment, share: float) -> None:
        paint_omen(painter, self.paint, WallGrid.of(self.size()), self.look, moment, share)
