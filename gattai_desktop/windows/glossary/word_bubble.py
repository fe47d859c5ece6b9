"""Explains one word of the book beside the place where it stands: its name, and what it means."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import hush
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.keys import drawn_key
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.windows.glossary.meanings import Meaning

WIDE: Final = 300.0
"""Drawing pixels; in a small window its words are larger, and so is it."""
_WIDE_SMALL: Final = 260.0
_EDGE: Final = 16.0
_GAP: Final = 8.0
_OVER: Final = 90.0
"""How far above or below a word it may begin, and _ASIDE beside it, so that it is seen which word it explains."""
_ASIDE: Final = 160.0


class WordBubble(PaintedReading):
    """The plate with one word. It lies over the table and takes no input."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.meaning: Meaning | None = None
        """What it explains now; None where it is hidden."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        if self.isHidden():
            self.meaning = None
            hush(self)

    def set_meaning(self, meaning: Meaning) -> None:
        """Take the word that it explains."""
        self.meaning = meaning
        self.setAccessibleName(meaning.spoken)
        self.update()

    def show_at(self, place: QRect) -> None:
        """Show it there, in pixels of its parent."""
        self.setGeometry(place)
        self.raise_()
        self.show()

    def show_beside(self, word: QRect, room: QRect, plate: QRect) -> None:
        """Show it beside the plate on which a word is written; beside the word alone where that leads too far away.

        All three are in pixels of its parent.
        """
        wide = min(round(self.paint.px(_WIDE_SMALL if self.paint.scale.small else WIDE)), room.width())
        size, gap = QSize(wide, self.high(wide)), round(self.paint.px(_GAP))
        aside, over = round(self.paint.px(_ASIDE)), round(self.paint.px(_OVER))
        near = word.adjusted(-aside, -over, aside, over)
        beside = (place for place in _beside(plate, word, size, gap, room) if place.intersects(near))
        places = (*beside, *_beside(word, word, size, gap, room))
        self.show_at(places[0] if places else _within(QRect(word.bottomLeft(), size), room))

    def high(self, wide: int) -> int:
        """Return the height that its words need at that width, both in pixels of the screen."""
        return round(self._write(measuring(self.paint, wide)) * self.paint.px(1.0)) + 1

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="panel", edge="price", line=2.0, cut=12, inset=1.5)
        self._write(draw)

    def _write(self, draw: Drawing) -> float:
        """Write its words, or only measure them; return the height in drawing pixels."""
        meaning = self.meaning
        if meaning is None:
            return 0.0
        style, room = strong(17), draw.wide - 2 * _EDGE
        base = 10 + draw.size(style)
        cap = drawn_key(self.paint.keys.shown("?"))
        used = draw.key(draw.wide - 12, base - draw.size(style) * 0.36, cap) if draw.painter is not None else 30.0
        draw.text(_EDGE, base, meaning.name, style, room=room - used, fit=True)
        return draw.lines(_EDGE, base + 6, meaning.means, plain(15), "soft", room=room, leading=1.35) + 10


def _beside(plate: QRect, word: QRect, size: QSize, gap: int, room: QRect) -> Iterator[QRect]:
    """Yield the places beside a plate that are in the room: below it and above it, then right and left of it."""
    wide, high = size.width(), size.height()
    x = max(room.left(), min(word.left() - gap, room.right() + 1 - wide))
    y = max(room.top(), min(word.top() - gap, room.bottom() + 1 - high))
    for corner in (
        QPoint(x, plate.bottom() + gap),
        QPoint(x, plate.top() - gap - high),
        QPoint(plate.right() + gap, y),
        QPoint(plate.left() - gap - wide, y),
    ):
        place = QRect(corner, size)
        if room.contains(place):
            yield place


def _within(place: QRect, room: QRect) -> QRect:
    """Return a place moved into the room; the word may be scrolled out of sight."""
    x = max(room.left(), min(place.x(), room.right() + 1 - place.width()))
    return QRect(QPoint(x, max(room.top(), min(place.y(), room.bottom() + 1 - place.height()))), place.size())
