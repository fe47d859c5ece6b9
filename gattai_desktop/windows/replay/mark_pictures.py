"""Shows a picture of a mark's moment under the pointer, as the chosen seat saw it."""

import logging
from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QObject, QPoint, QSize, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, strong
from gattai_desktop.board.faces import card_width, paint_card
from gattai_desktop.board.paint import Paint, PaintedOver, make_smooth
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.past import Past
from gattai_desktop.model.timeline import Mark
from gattai_desktop.windows.kit.faces import face, in_order
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.replay.line import TimelineView

_log = logging.getLogger(__name__)

AFTER: Final = 200
"""Milliseconds that the pointer rests on a mark before its picture is made."""
_KEPT: Final = 48
"""Most pictures that are kept; a small one has about 400 kB."""
_WIDE: Final = 320.0
_HIGH: Final = 180.0
_HAND: Final = 58.0
_DRAWN: Final = QSize(960, 540)
"""Size for which the wall is laid out before its picture is made small."""


class MarkPicture(PaintedOver):
    """A picture above the timeline, which takes no input."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._picture = QPixmap()
        self._words = ""

    def show_picture(self, picture: QPixmap, words: str, place: QPoint) -> None:
        """Show this above a place of the parent, kept inside it."""
        self._picture, self._words = picture, words
        px, parent = self.paint.px, self.parentWidget()
        size = picture.size() / picture.devicePixelRatio()
        wide, high = size.width() + round(px(16)), size.height() + round(px(44))
        x = max(4, min(place.x() - wide // 2, (parent.width() if parent is not None else wide) - wide - 4))
        self.setGeometry(x, max(4, place.y() - high - round(px(6))), wide, high)
        self.show()
        self.raise_()
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="panel", edge="price", cut=12, inset=1)
        corner = round(draw.unit * 8)
        draw.pen.drawPixmap(corner, corner, self._picture)
        draw.text(14, draw.high - 14, self._words, strong(14), room=draw.wide - 28)


class MarkPictures(QObject):
    """Makes the pictures of one replay when the pointer rests on a mark, each once for each seat."""

    def __init__(self, past: Past, room: GameRoom, line: TimelineView, root: TableRoot) -> None:
        super().__init__(root)
        self._past, self._room, self._line, self._root = past, room, line, root
        self.view = MarkPicture(root.paint, root)
        self.entry = 0
        """The entry whose picture was shown last."""
        self.made = 0
        """How many pictures were made so far."""
        self._kept: OrderedDict[tuple[int, str], QPixmap] = OrderedDict()
        self._glance: Past | None = None
        self._holder = QWidget()  # never shown itself: it is only painted into pictures
        self._waiting: tuple[Mark, float] | None = None
        self._soon = QTimer(self, singleShot=True, interval=AFTER)
        self._soon.timeout.connect(self._stayed)
        line.markPointed.connect(self._pointed)
        past.curtainChanged.connect(self.forget)
        past.seatChanged.connect(lambda _seat: self.forget())
        past.moved.connect(lambda _before: self.hide())

    def forget(self) -> None:
        """Drop all pictures, because the seat or the colours have changed."""
        self._kept.clear()
        self.hide()

    def hide(self) -> None:
        self._soon.stop()
        self._waiting = None
        self.view.hide()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        self.view.set_paint(paint)
        self.forget()

    def _pointed(self, mark: object, x: float) -> None:
        if not isinstance(mark, Mark):
            self.hide()
        elif self._waiting is None or self._waiting[0] != mark:
            self.hide()
            self._waiting = mark, x
            self._soon.start()

    def _stayed(self) -> None:
        if self._waiting is not None:
            self.show(*self._waiting)

    def show(self, mark: Mark, x: float) -> None:
        """Show the moment of a mark above its place on the timeline."""
        if self._past.curtain_down:
            return
        key = (mark.entry, self._past.seat_shown)
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept[key] = self._made(mark.entry)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        if picture.isNull():
            return
        self.entry = mark.entry
        place = self._line.mapTo(self._root, QPoint(round(x), 0))
        self.view.show_picture(picture, self._line.mark_words(mark), place)

    # ------------------------------------------------------------------ making
    def _made(self, entry: int) -> QPixmap:
        """Return the picture of a moment; none for one that cannot be shown, of which the replay itself tells."""
        try:
            return self._make(entry)
        except Exception:  # noqa: BLE001 - whatever breaks, the replay goes on without a picture
            _log.error("There is no picture of the moment after entry %d", entry, exc_info=True)
            return QPixmap()

    def _make(self, entry: int) -> QPixmap:
        """Paint the moment as everybody saw it, and below it the Hand of the chosen seat."""
        paint, px = self._root.paint, self._root.paint.px
        self.made += 1
        if self._glance is None:
            self._glance = self._past.another()
        glance, seat = self._glance, self._past.seat_shown
        glance.go(entry)
        glance.look_as(seat)
        if seat != PUBLIC:
            glance.take_seat()
        wall = self._room.wall(paint, glance, self._holder)
        wall.resize(_DRAWN)
        wall.follow(glance)
        ratio = self._root.devicePixelRatioF()
        size = QSize(round(px(_WIDE)), round(px(_HIGH)))
        public = wall.picture(size, ratio)
        wall.deleteLater()
        is_shown = seat != PUBLIC and not self._past.covered
        faces = [face(lying.card) for lying in in_order(glance.hand(seat))] if is_shown else []
        glance.look_as(PUBLIC)
        if not faces:
            return public
        high = px(_HAND)
        whole = QPixmap(QSize(size.width(), round(size.height() + high + px(8))) * ratio)
        whole.setDevicePixelRatio(ratio)
        whole.fill(paint.theme.panel)
        painter = QPainter(whole)
        make_smooth(painter)
        painter.drawPixmap(0, 0, public)
        wide = card_width(high)
        step = min(wide * 1.08, (size.width() - wide) / max(1, len(faces) - 1))
        for place, name in enumerate(faces):
            y = size.height() + px(6)
            paint_card(painter, paint.faces, paint.theme, name, place * step, y, high, shadow=None)
        painter.end()
        return whole
