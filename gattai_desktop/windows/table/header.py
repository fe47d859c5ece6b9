"""Shows the header of the table window: menu, session, scene, the seat at the computer, what the wall shows."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.board.plate import plate_path
from gattai_desktop.board.speech import fill
from gattai_desktop.board.theme import card_colour, harmony, load_theme
from gattai_desktop.cards.frozen import frozen

_APART: Final = 14.0
"""Between the name of the session and where it is, drawing pixels."""
_NAME_KEEPS: Final = 110.0
"""The room beside the longest line for the name of the session, drawing pixels."""
_WALL_WIDE: Final = 53.0
_WALL_HIGH: Final = 30.0
"""Height of the wall's picture, drawing pixels."""


@frozen
class HeaderLook:
    """What the header shows. seat: whose crest; line: "Ren has the seat".

    leads: what a press on where the table is opens, in words; "" for nothing.
    """

    name: str
    where: str
    seat: str
    line: str
    leads: str = ""
    hint: str = ""
    """Words about a key, such as what H does; "" for none."""
    one_hand: bool = False
    """Whether one person presses for all, so that the table is never passed."""
    alone: bool = False
    """Whether only one person sits at the table, so that it is never passed."""


class HeaderButton(PaintedButton):
    """A button in the header: a sign with words beside it, or the picture of the wall."""

    def __init__(self, paint: Paint, sign: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._sign = sign
        self._words = ""
        self._struck = False
        self._picture: QPixmap | None = None
        self.name(name)

    def name(self, name: str) -> None:
        """Be called so by a screen reader, and where the pointer rests."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def say(self, words: str, *, struck: bool = False) -> None:
        """Write words beside the sign; struck: the wall is closed."""
        self._words, self._struck = words, struck
        self.setAccessibleDescription(words)
        self.updateGeometry()
        self.update()

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show what the wall shows now; None for a sign instead of a picture."""
        self._picture = picture
        self.update()

    def picture_size(self) -> QSize:
        """Return the size of that picture, in device-independent pixels."""
        return self.paint.size((_WALL_WIDE, _WALL_HIGH))

    def sizeHint(self) -> QSize:
        side = max(32.0, self.paint.px(40))
        if self._sign == "wall":
            wide = _WALL_WIDE + 22 + measuring(self.paint, 0).width(self._words, plain(13))
            return QSize(round(self.paint.px(wide)), round(side))
        return QSize(round(side), round(side))

    def draw(self, draw: Drawing) -> None:
        if self.underMouse():
            draw.plate(fill="panel", cut=7, inset=1)
        if self._sign == "wall":
            self._draw_wall(draw)
        else:
            draw.sign(self._sign, draw.wide / 2 - 9, draw.middle - 9, 18, "soft")

    def _draw_wall(self, draw: Drawing) -> None:
        wall = draw.within(1 / draw.unit, draw.middle - 15, _WALL_WIDE, _WALL_HIGH)
        wall.plate(fill=load_theme("dark").table, edge="edge", cut=6, radius=3)
        if self._picture is not None:
            wall.pen.save()
            path = plate_path(wall.box.width(), wall.box.height(), self.paint.px(6), 3)
            wall.pen.setClipPath(path.translated(wall.box.topLeft()))
            wall.pen.drawPixmap(wall.box, self._picture, QRectF(self._picture.rect()))
            wall.pen.restore()
            wall.plate(edge="edge", cut=6, radius=3)
        else:
            _draw_sign_of_wall(wall)
        if self._struck:
            wall.stroke(0, wall.high, wall.wide, 0, "refused", 1)
        x, ink = wall.wide + 10 + 1 / draw.unit, "refused" if self._struck else "soft"
        draw.text(x, draw.base(draw.middle, plain(13)), self._words, plain(13), ink, room=draw.wide - x)


def _draw_sign_of_wall(draw: Drawing) -> None:
    """Draw a sign of the wall: score, words, the Pile and a Deck."""
    stage, face = load_theme("dark").table, card_colour("face")
    draw.fill(0.06 * draw.wide, 0.2 * draw.high, 0.09 * draw.wide, 0.3 * draw.high, harmony(4).colour)
    draw.fill(0.3 * draw.wide, 0.1 * draw.high, 0.4 * draw.wide, 0.1 * draw.high, "edge")
    for x in (0.30, 0.40, 0.50):
        draw.fill(x * draw.wide, 0.34 * draw.high, 0.17 * draw.wide, 0.48 * draw.high, stage)
        draw.fill((x + 0.01) * draw.wide, 0.36 * draw.high, 0.15 * draw.wide, 0.44 * draw.high, face)
    back = card_colour("backs.coach.ground")
    draw.fill(0.78 * draw.wide, 0.2 * draw.high, 0.14 * draw.wide, 0.4 * draw.high, back)


class Header(PaintedGroup):
    """The strip along the upper edge: menu, wall, the rails where they are drawers, where the table is, who sits."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = HeaderLook("", "", "coach", "")
        self.menu = HeaderButton(paint, "menu", self.tr("Menu"), self)
        self.wall = HeaderButton(paint, "wall", self.tr("The wall"), self)
        self.left = HeaderButton(paint, "wings", "", self)
        self.right = HeaderButton(paint, "horns", "", self)
        self.where, self.seat = self._line(), self._line()
        self._drawers = False
        self.wall.hide()
        self.left.hide()
        self.right.hide()

    def _line(self) -> QPushButton:
        """Return what makes a line of the header one that can be pressed."""
        button = QPushButton(self)
        button.setFlat(True)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setStyleSheet("QPushButton { background: transparent; border: none; }")
        return button

    def set_look(self, look: HeaderLook) -> None:
        self._look = look
        self.setAccessibleName(f"{look.name}. {look.where}. {look.line}")
        words = self.tr("{line}. Play for another seat") if look.one_hand else self.tr("{line}. Pass the table")
        self.seat.setAccessibleName(look.line if look.alone else fill(words, line=look.line))
        self.seat.setEnabled(not look.alone)
        self.where.setAccessibleName(f"{look.where}. {look.leads}" if look.leads else look.where)
        self.where.setToolTip(look.leads)
        self.where.setVisible(bool(look.leads))
        self._place_lines()
        self.update()

    def set_wall(self, words: str, *, struck: bool) -> None:
        """Show words about the wall; without words there is no wall and no picture."""
        self.wall.setVisible(bool(words))
        self.wall.say(words, struck=struck)
        self.rescale()

    def set_drawers(self, drawers: bool, left: str, right: str) -> None:
        """Show or hide the buttons that open the rails as drawers. left, right: the names of the rails."""
        self._drawers = drawers
        for button, rail, usual in ((self.left, left, "["), (self.right, right, "]")):
            key = button.key_shown(usual)
            button.name(fill(self.tr("{rail}, key {key}"), rail=rail, key=key) if key else rail)
        self.left.setVisible(drawers)
        self.right.setVisible(drawers)
        self.rescale()

    def rescale(self) -> None:
        px, high = self.paint.px, self.height()

        def stand(button: HeaderButton, x: float, wide: float | None = None) -> float:
            size = button.sizeHint()
            tall = min(size.height(), high)
            button.setGeometry(round(x), (high - tall) // 2, round(wide or size.width()), tall)
            return x + (wide or size.width())

        x = stand(self.menu, px(9))
        if self._drawers:
            stand(self.left, x)
        right = float(self.width()) - px(12)
        if self._drawers:
            right -= self.right.sizeHint().width()
            stand(self.right, right)
        if not self.wall.isHidden():
            wide = self.wall.sizeHint().width()
            right -= wide + px(12)
            stand(self.wall, right)
        self._place_lines()
        self.update()

    def _place_lines(self) -> None:
        px, (x, wide) = self.paint.px, self._where()
        self.where.setGeometry(round(px(x)), 0, round(px(wide)), self.height())
        self.seat.setGeometry(round(self._seat_x()), 0, round(self.paint.px(40 + self._line_wide())), self.height())

    def draw(self, draw: Drawing) -> None:
        look = self._look
        draw.ground("rail")
        draw.rule(draw.high - 1 / draw.unit)
        base, seat = draw.middle + 5, self._seat_x() / draw.unit
        x, wide = self._where()
        draw.text(self._name_x(), base, look.name, strong(15), room=x - 2 - self._name_x())
        draw.text(x, base, look.where, plain(14), "soft", room=wide + 2)
        if look.leads:
            draw.fill(x, base + 4, wide, 1 / draw.unit, "edge")
        draw.crest(look.seat, seat, draw.middle - 13, 26)
        draw.text(seat + 36, base, look.line, strong(15), room=self._line_wide() + 1)

    def _name_x(self) -> float:
        """Return where the name of the session begins, drawing pixels."""
        return 63 + (self.left.width() / self.paint.px(1.0) if self._drawers else 0)

    def _where(self) -> tuple[float, float]:
        """Return where the words begin that say where the table is, and how wide they are, drawing pixels."""
        draw, seat, begins = measuring(self.paint, 0), self._seat_x() / self.paint.px(1.0), self._name_x()
        named = min(draw.width(self._look.name, strong(15)), draw.least(seat - 24 - begins, 10))
        x = begins + named + _APART
        return x, min(draw.width(self._look.where, plain(14)), max(0.0, seat - 20 - x))

    def _line_wide(self) -> float:
        """Return how wide the line is, drawing pixels: however long names are, that of the session keeps some room."""
        room = self._stop() / self.paint.px(1.0) - 60 - self._name_x() - _NAME_KEEPS
        return max(0.0, min(measuring(self.paint, 0).width(self._look.line, strong(15)), room))

    def _stop(self) -> float:
        """Return where the line ends at the latest: before the wall's picture, pixels."""
        if not self.wall.isHidden():
            return self.wall.x()
        return self.right.x() if self._drawers else self.width() - self.paint.px(12)

    def _seat_x(self) -> float:
        """Return the place of the seat's crest: at the right, before the wall's picture."""
        px = self.paint.px
        return min(self.width() - px(366), self._stop() - px(60 + self._line_wide()))
