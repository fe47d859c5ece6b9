"""The header of the table window: menu, session, scene and moment, whose seat it is, what the wall shows."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from gattai_desktop.board.fonts import strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup, painting
from gattai_desktop.board.plate import paint_crest, paint_plate, plate_path
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.theme import card_colour, harmony, load_theme
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import frozen


@frozen
class HeaderLook:
    """What the header says. seat: whose crest; line: "Ren has the seat"."""

    name: str
    where: str
    seat: str
    line: str
    hint: str = ""
    """A key to be told, such as what H does; "" for none."""


class HeaderButton(PaintedButton):
    """A sign in the header that can be pressed; with `words` beside it, or the picture of the wall."""

    def __init__(self, paint: Paint, sign: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._sign = sign
        self._words = ""
        self._struck = False
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def say(self, words: str, *, struck: bool = False) -> None:
        """Write words beside the sign; struck: the wall is closed."""
        self._words, self._struck = words, struck
        self.setAccessibleDescription(words)
        self.updateGeometry()
        self.update()

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show what the wall shows now; None for a sign of it."""
        self._picture = picture
        self.update()

    def picture_size(self) -> QSize:
        """How large that picture is, in device-independent pixels."""
        return QSize(round(self.paint.px(53)), round(self.paint.px(30)))

    def sizeHint(self) -> QSize:
        side = max(32.0, self.paint.px(40))
        if self._sign == "wall":
            words = width_in(text_font(self.paint.text(13)), self._words)
            return QSize(round(self.paint.px(53 + 22) + words), round(side))
        return QSize(round(side), round(side))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self.paint.theme, self.paint.px
        with painting(self) as painter:
            if self.underMouse():
                paint_plate(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), fill=theme.panel, cut=px(7))
            if self._sign == "wall":
                self._paint_wall(painter)
                return
            size = px(18)
            box = QRectF(self.rect()).center()
            paint_sign(painter, self._sign, box.x() - size / 2, box.y() - size / 2, size, theme.soft)

    def _paint_wall(self, painter: QPainter) -> None:
        theme, px = self.paint.theme, self.paint.px
        wide, high = px(53), px(30)
        box = QRectF(1, (self.height() - high) / 2, wide, high)
        paint_plate(painter, box, fill=load_theme("dark").table, edge=theme.edge, cut=px(6), radius=3)
        if self._picture is not None:
            painter.save()
            painter.setClipPath(plate_path(box.width(), box.height(), px(6), 3).translated(box.topLeft()))
            painter.drawPixmap(box, self._picture, QRectF(self._picture.rect()))
            painter.restore()
            paint_plate(painter, box, edge=theme.edge, cut=px(6), radius=3)
        else:
            self._paint_sign_of_wall(painter, box)
        self._paint_words(painter, box)

    def _paint_sign_of_wall(self, painter: QPainter, box: QRectF) -> None:
        theme = self.paint.theme
        painter.fillRect(_part(box, 0.06, 0.2, 0.09, 0.3), harmony(4).colour)
        painter.fillRect(_part(box, 0.3, 0.1, 0.4, 0.1), theme.edge)
        for x in (0.30, 0.40, 0.50):
            painter.fillRect(_part(box, x, 0.34, 0.17, 0.48), load_theme("dark").table)
            painter.fillRect(_part(box, x + 0.01, 0.36, 0.15, 0.44), card_colour("face"))
        painter.fillRect(_part(box, 0.78, 0.2, 0.14, 0.4), card_colour("backs.coach.ground"))

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, px = self.paint.theme, self.paint.px
        if self._struck:
            painter.setPen(theme.refused)
            painter.drawLine(box.bottomLeft(), box.topRight())
        font = text_font(self.paint.text(13))
        ink = theme.refused if self._struck else theme.soft
        room = self.width() - box.right() - px(10)
        baseline = self.height() / 2 + font.pixelSize() * 0.36
        paint_text(painter, box.right() + px(10), baseline, self._words, font, ink, room=room)


def _part(box: QRectF, x: float, y: float, wide: float, high: float) -> QRectF:
    return QRectF(
        box.x() + box.width() * x, box.y() + box.height() * y, box.width() * wide, box.height() * high
    )  # fmt: skip


class Header(PaintedGroup):
    """The strip along the upper edge.

    Signals:
        menuAsked(QRect): the menu button was pressed; carries its place on the screen. wallAsked(QRect): the wall's.
        leftAsked(), rightAsked(): a rail's drawer is wanted, where the rails are drawers.
        seatAsked(): the name of who has the seat was pressed.
    """

    menuAsked = Signal(QRect)
    wallAsked = Signal(QRect)
    leftAsked = Signal()
    rightAsked = Signal()
    seatAsked = Signal()

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = HeaderLook("", "", "coach", "")
        self.menu = HeaderButton(paint, "menu", self.tr("Menu"), self)
        self.wall = HeaderButton(paint, "wall", self.tr("The wall"), self)
        self.left = HeaderButton(paint, "wings", self.tr("Pilots' rail, key ["), self)
        self.right = HeaderButton(paint, "horns", self.tr("Coach's rail, key ]"), self)
        self.menu.clicked.connect(lambda: self.menuAsked.emit(_on_screen(self.menu)))
        self.wall.clicked.connect(lambda: self.wallAsked.emit(_on_screen(self.wall)))
        self.left.clicked.connect(self.leftAsked)
        self.right.clicked.connect(self.rightAsked)
        self.seat = QPushButton(self)
        self.seat.setFlat(True)
        self.seat.setCursor(Qt.CursorShape.PointingHandCursor)
        self.seat.setStyleSheet("QPushButton { background: transparent; border: none; }")
        self.seat.clicked.connect(self.seatAsked)
        self._drawers = False
        self.wall.hide()
        self.left.hide()
        self.right.hide()

    def set_look(self, look: HeaderLook) -> None:
        """Show this."""
        self._look = look
        self.setAccessibleName(f"{look.name}. {look.where}. {look.line}")
        self.seat.setAccessibleName(self.tr("{line}. Pass the table").replace("{line}", look.line))
        self._place_seat()
        self.update()

    def set_wall(self, words: str, *, struck: bool = False) -> None:
        """Say what the wall shows; without words there is no wall and no thumbnail."""
        self.wall.setVisible(bool(words))
        self.wall.say(words, struck=struck)
        self.rescale()

    def set_drawers(self, drawers: bool) -> None:
        """Offer the rails as drawers."""
        self._drawers = drawers
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
        self._place_seat()
        self.update()

    def _place_seat(self) -> None:
        line = width_in(strong_font(self.paint.text(15)), self._look.line)
        px = self.paint.px
        self.seat.setGeometry(round(self._seat_x(line)), 0, round(px(40) + line), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.rail)
            painter.setPen(theme.line)
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
            strong, plain = strong_font(self.paint.text(15)), text_font(self.paint.text(14))
            baseline = self.height() / 2 + px(5)
            line = width_in(strong, look.line)
            seat = self._seat_x(line)
            x = px(56) + (self.left.width() if self._drawers else 0)
            room = max(10.0, seat - px(24) - x)
            x += paint_text(painter, x, baseline, look.name, strong, theme.text, room=room) + px(14)
            paint_text(painter, x, baseline, look.where, plain, theme.soft, room=max(0.0, seat - px(20) - x))
            side = px(26)
            paint_crest(painter, theme, look.seat, seat, (self.height() - side) / 2, side)
            paint_text(painter, seat + px(36), baseline, look.line, strong, theme.text)

    def _seat_x(self, line: float) -> float:
        """Where the crest of the seat stands: right, left of the wall's picture."""
        px = self.paint.px
        stop = self.wall.x() if not self.wall.isHidden() else self.right.x() if self._drawers else self.width() - px(12)
        return min(self.width() - px(366), stop - px(24) - px(36) - line)


def _on_screen(button: QWidget) -> QRect:
    return QRect(button.mapToGlobal(button.rect().topLeft()), button.size())
