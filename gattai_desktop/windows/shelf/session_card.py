"""A session on the shelf: a picture of the table as everybody saw it last, its name, where it stopped and when."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import paint_card, paint_deck
from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.keys import SHELF, pressed_key
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_crest, paint_harmony, paint_plate, ring_path
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import paint_text, wrapped
from gattai_desktop.windows.shelf.shelf_looks import SessionLook

WIDE: Final = 440.0
PICTURE: Final = 248.0
HIGH: Final = 392.0


class SessionCard(PaintedButton):
    """Shows a session. Pressed it is opened; its menu sign, the menu key or F2 ask for more.

    Signals:
        clicked: Qt's own. moreAsked: what else can be done with it. renameAsked: F2.
    """

    moreAsked = Signal()
    renameAsked = Signal()

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = SessionLook("")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def set_look(self, look: SessionLook) -> None:
        """Show this."""
        self.look = look
        self.setAccessibleName(look.spoken())
        self.setAccessibleDescription(self.tr("Enter opens it. The menu key offers more."))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(WIDE)), round(self.paint.px(HIGH)))

    def ring_shape(self) -> QPainterPath:
        px = self.paint.px
        return ring_path(QRectF(0, 0, self.width(), px(PICTURE)), px(20), 6.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        with painting(self) as painter:
            picture = QRectF(0, 0, self.width(), px(PICTURE))
            # Where ground and rail are the same black, a line must tell them apart.
            rest = theme.line if theme.name == "contrast" else None
            edge = theme.edge if self.underMouse() else rest
            paint_plate(painter, picture, fill=theme.rail, edge=edge, cut=px(20))
            self._paint_picture(painter, picture)
            more = self._more()
            paint_sign(painter, "menu", more.x() + px(8), more.y() + px(8), px(20), theme.soft)
            name = display_font(self.paint.text(24))
            room = more.x() - px(14)
            paint_text(painter, px(4), px(PICTURE + 44), look.name, name, theme.text, room=room)
            x, ink = px(4), theme.soft
            if look.trouble:
                ink = theme.price
                paint_sign(painter, look.trouble, x, px(PICTURE + 60), px(17), ink)
                x += px(26)
            line = text_font(self.paint.text(16))
            lines = wrapped(look.line, line, self.width() - x, 1 if look.when else 3)
            for row, part in enumerate(lines):
                paint_text(painter, x, px(PICTURE + 75 + 24 * row), part, line, ink, room=self.width() - x)
            when = text_font(self.paint.text(15))
            paint_text(painter, px(4), px(PICTURE + 103), look.when, when, theme.soft, room=self.width())

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        look, theme, px, faces = self.look, self.paint.theme, self.paint.px, self.paint.faces
        high = box.height()
        if look.pile:
            tall = high * 0.62
            for place, face in enumerate(look.pile):
                x = box.width() * 0.30 + place * tall * 0.27
                paint_card(painter, faces, theme, face, x, high * 0.2, tall, shadow=None)
        elif look.decks is not None:
            for place, (back, count) in enumerate(look.decks):
                if count:
                    x = box.width() * (0.36 + 0.19 * place)
                    paint_deck(painter, faces, theme, back, x, high * 0.27, high * 0.46, count)
        elif look.trouble:
            size = high * 0.3
            middle = box.center() - QPointF(size / 2, size / 2)
            paint_sign(painter, look.trouble, middle.x(), middle.y(), size, theme.line)
        if look.harmony:
            paint_harmony(painter, theme, look.harmony, px(18), px(18), px(40), numeral=False)
        for place, seat in enumerate(look.pilots):
            paint_crest(painter, theme, seat, px(18 + place * 30), high - px(40), px(24))
        for place, face in enumerate(reversed(look.omens)):
            paint_card(painter, faces, theme, face, box.width() - px(60 + place * 16), px(18), px(58), shadow=None)

    def _more(self) -> QRectF:
        side = max(32.0, self.paint.px(36))
        return QRectF(self.width() - side, self.paint.px(PICTURE + 16), side, side)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.isDown() and self._more().contains(event.position()):
            self.setDown(False)
            self.moreAsked.emit()
            return
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.moreAsked.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.paint.keys.of(SHELF).meant(pressed_key(event)) == "F2":
            self.renameAsked.emit()
        elif event.key() == Qt.Key.Key_Menu:
            self.moreAsked.emit()
        else:
            super().keyPressEvent(event)
