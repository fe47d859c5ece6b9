"""Shows a session on the shelf: the table as everybody saw it last, its name, where it stopped and when."""

import re
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain, title
from gattai_desktop.board.keys import SHELF, pressed_key
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_harmony, ring_path
from gattai_desktop.windows.kit.scene_picture import paint_scene
from gattai_desktop.windows.shelf.shelf_looks import SessionLook

WIDE: Final = 440.0
PICTURE: Final = 248.0
HIGH: Final = 392.0
_TOLD_APART: Final = 0.6
"""Most of the room for its name that what tells it apart from others takes."""
_APART: Final = re.compile(r" (\d+|\([^(]*\)( \d+)?)$")
_CRESTS: Final = 48.0
"""How much of the picture's foot the crests take."""


class SessionCard(LookButton[SessionLook]):
    """A button for a session. A press opens it; its menu sign and the menu key open its menu.

    Signals:
        clicked: Qt's own. moreAsked: what else can be done with it. renameAsked: F2. awayAsked: Del.
    """

    moreAsked = Signal()
    renameAsked = Signal()
    awayAsked = Signal()

    def __init__(self, paint: Paint, look: SessionLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, look, parent)
        self.setAccessibleDescription(self.tr("Enter opens it. The menu key offers more."))
        self.setMouseTracking(True)

    def ring_shape(self) -> QPainterPath:
        px = self.paint.px
        return ring_path(QRectF(0, 0, self.width(), px(PICTURE)), px(20), 6.0)

    def draw(self, draw: Drawing) -> None:
        look = self.look
        picture = draw.within(0, 0, high=PICTURE)
        # Where background and rail are the same black, a line must separate them.
        rest = "line" if self.paint.theme.name == "contrast" else None
        picture.plate(fill="rail", edge="edge" if self.underMouse() else rest, cut=20, inset=1)
        self._draw_picture(picture)
        more = self._more().x() / draw.unit
        draw.sign("menu", more + 8, PICTURE + 24, 20, "soft")
        self._draw_name(draw, 4, PICTURE + 44, more - 14)
        x, ink = 4, "soft"
        if look.trouble:
            x, ink = 30, "price"
            draw.sign(look.trouble, 4, PICTURE + 60, 17, ink)
        below = self._draw_line(draw, x, draw.wide - x, ink)
        draw.text(4, PICTURE + below, look.when, plain(15), "soft", room=draw.wide)
        if look.people:
            draw.sign("person", 4, PICTURE + 118, 14, "soft")
            draw.text(25, PICTURE + 130, self._people(draw, draw.wide - 25), plain(15), "soft", room=draw.wide - 25)

    def _draw_name(self, draw: Drawing, x: float, y: float, room: float) -> None:
        """Write the name; of a long one what tells it apart stays, such as "(copy)" or a number at its end."""
        name, style, last = self.look.name, title(24), ""
        if draw.width(name, style) > room and (apart := _APART.search(name)):
            name, last = name[: apart.start()], apart[0]
        taken = draw.width(last, style)
        if taken > room * _TOLD_APART:
            name, last, taken = self.look.name, "", 0.0
        used = draw.text(x, y, name, style, room=room - taken)
        draw.text(x + used, y, last, style)

    def _draw_line(self, draw: Drawing, x: float, room: float, ink: str) -> float:
        """Write where play stopped, and return where the next line stands, below the picture.

        It may have the line of the people where there are none. Else whole sentences of it stand there: a word that
        is torn off tells nobody anything.
        """
        look, style, first, step = self.look, plain(16), 75, 28
        if not look.when:
            draw.paragraph(x, PICTURE + first, look.line, style, ink, room=room, most=3, step=24)
            return first + step
        line, rows = look.line, 1 if look.people else 2
        while len(draw.wrapped(line, style, room, rows + 1)) > rows and ". " in line:
            line = line.rpartition(". ")[0]
        lines = draw.wrapped(line, style, room, rows)
        for place, words in enumerate(lines):
            draw.text(x, PICTURE + first + place * 27, words, style, ink, room=room)
        return first + step + 27 * (len(lines) - 1)

    def _people(self, draw: Drawing, room: float) -> str:
        """Return who plays, in as many whole names as there is room for, and how many more there are."""
        people = self.look.people
        for count in range(len(people), 0, -1):
            more = f" +{len(people) - count}" if count < len(people) else ""
            words = ", ".join(people[:count]) + more
            if draw.width(words, plain(15)) <= room:
                return words
        return ", ".join(people)

    def _draw_picture(self, draw: Drawing) -> None:
        """Draw the table as everybody sees it."""
        look, high = self.look, draw.high
        if look.pile:
            for place, face in enumerate(look.pile):
                draw.card(face, draw.wide * 0.30 + place * high * 0.1674, high * 0.2, high * 0.62, shadow=None)
        elif look.picture:
            side = _CRESTS / 2  # the same room above as the crests have below
            paint_scene(draw.within(side, side / 2, draw.wide - 2 * side, high - _CRESTS - side / 2), look.picture, 12)
        elif look.decks is not None:
            for place, (back, count) in enumerate(look.decks):
                if count:
                    draw.deck(back, draw.wide * (0.36 + 0.19 * place), high * 0.27, high * 0.46, count)
        elif look.trouble:
            size = high * 0.3
            draw.sign(look.trouble, (draw.wide - size) / 2, (high - size) / 2, size, "line")
        if look.ring:
            at = draw.rect(18, 18, 40, 40)
            paint_harmony(draw.pen, self.paint.theme, look.ring, at.x(), at.y(), at.width(), numeral=False)
        for place, seat in enumerate(look.pilots):
            draw.crest(seat, 18 + place * 30, high - 40, 24)
        for place, face in enumerate(reversed(look.omens)):
            draw.card(face, draw.wide - 60 - place * 16, 18, 58, shadow=None)

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
        pressed = pressed_key(event)
        usual = self.paint.keys.of(SHELF).meant(pressed)
        if usual == "F2":
            self.renameAsked.emit()
        elif usual == "Del":
            self.awayAsked.emit()
        elif pressed == "Menu":
            self.moreAsked.emit()
        else:
            super().keyPressEvent(event)
