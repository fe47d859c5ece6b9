"""The parts of a sheet: where it stands, its words above, and its plates in groups with their headings."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.beside import beside, nearest_free
from gattai_desktop.board.drawing import Drawing, caps
from gattai_desktop.board.fonts import display_font, width_in
from gattai_desktop.board.layout import shared
from gattai_desktop.board.paint import Paint, PaintedWidget, painting
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.words import DrawnWords, broken, paint_words
from gattai_desktop.windows.kit.sheet_look import SheetLook

_LEADING: Final = (1.5, 1.35)
"""From one row to the next, in heights of the words: where the lines follow on each other, and within paragraphs."""
_APART: Final = 0.65
"""Between two paragraphs, in heights of the words."""
_GAP: Final = 12.0
_HEADING: Final = 32.0
"""Height of a heading, drawing pixels."""
_TWO_LINES: Final = (58.0, 80.0)
"""Least height of the plates where one of them has two lines below its title, device-independent and drawing pixels."""
_THREE_LINES: Final = (76.0, 102.0)
"""The same for three, which are the most."""


def stood_clear(place: QRect | None, size: QSize, room: QRect, gap: int, things: Sequence[QRect]) -> QRect:
    """Return where a sheet of this size stands beside a place, so that it covers nothing that it asks for.

    things: these, of which it covers as little as may be where there is no room elsewhere.
    """
    usual = stood_beside(place, size, room, gap)
    if place is None or not any(map(usual.intersects, things)):
        return usual
    free = nearest_free(size, place, room, things)
    return QRect(free or beside(size, place, place, room, [(one, 1.0) for one in things], gap), size)


def stood_beside(place: QRect | None, size: QSize, room: QRect, gap: int) -> QRect:
    """Return where a sheet of this size stands: right of a place, left, below or above; without one in the middle.

    It stays inside the room, so that a place with no room around it is covered in part.
    """
    box = QRect(QPoint(0, 0), size)
    box.moveCenter(room.center())
    if place is None:
        return box
    right, left = place.right() + gap, place.left() - gap - size.width()
    above = place.top() - gap - size.height()
    x, y = max(room.left(), right), place.top()
    if x + size.width() > room.right():
        x = left
        if left < room.left():
            below = place.bottom() + gap
            x, y = place.center().x() - size.width() // 2, below if below + size.height() <= room.bottom() else above
    box.moveTo(x, y)
    dx = max(0, room.left() - box.left()) - max(0, box.right() - room.right())
    dy = max(0, room.top() - box.top()) - max(0, box.bottom() - room.bottom())
    return box.translated(dx, dy)


class SheetLines(PaintedWidget):
    """Words over as many lines as they need. The widget around them tells screen readers."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._lines: tuple[DrawnWords | str, ...] = ()
        self._paragraphs = False

    def stand(
        self, lines: tuple[DrawnWords | str, ...], left: float, top: float, wide: float, *, paragraphs: bool = False
    ) -> float:
        """Show these words from a place on, at that width; return the height. paragraphs: each line is one."""
        self._lines, self._paragraphs = lines, paragraphs
        rows = self._rows(wide)
        high = rows[-1][0] + self._step + self.paint.px(10) if rows else 0
        self.setGeometry(round(left), round(top), round(wide), round(high))
        self.setVisible(bool(rows))
        self.update()
        return high

    @property
    def _step(self) -> float:
        return self.paint.text(16) * _LEADING[self._paragraphs]

    def _rows(self, wide: float) -> list[tuple[float, DrawnWords]]:
        """Return every row at that width with its upper edge."""
        size, y = self.paint.text(16), 0.0
        found: list[tuple[float, DrawnWords]] = []
        for line in self._lines:
            if found and self._paragraphs:
                y += size * _APART
            for part in broken(line, size, wide):
                found.append((y, part))
                y += self._step
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, size = self.paint.theme, self.paint.text(16)
        with painting(self) as painter:
            for y, part in self._rows(self.width()):
                paint_words(painter, theme, 0, y + size, part, size, theme.soft, room=self.width() + 1)


class SheetPlates(PaintedWidget):
    """Lies beneath the plates of a sheet and writes their headings, which the plates tell screen readers."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._headings: list[tuple[float, str]] = []

    def stand(
        self, look: SheetLook, buttons: Mapping[Hashable, PlateButton], left: float, top: float, wide: float
    ) -> float:
        """Place the plates from there on, at that width; return the height, device-independent pixels."""
        gap = self._gap
        columns = max(1, min(look.columns, len(look.choices) or 1))
        if columns == 2 and not self._says_all(buttons, wide, columns):  # a menu in three keeps them
            columns = 1
        elif columns == 4 and not self._says_all(buttons, wide, columns):  # a menu in a window with large letters
            columns = 3
        cell, high = self._cell(wide, columns), self._high(buttons, wide, columns)
        stacked = not all(button.fits_beside(round(cell), round(high)) for button in buttons.values())
        self._headings = []
        y = 0.0
        for heading, members in groupby(look.choices, key=lambda choice: choice.group):
            listed = tuple(members)
            if heading:
                self._headings.append((y, heading))
                y += max(26.0, self.paint.px(_HEADING))
            rows = -(-len(listed) // columns)
            box = QRectF(left, top + y, wide, rows * (high + gap) - gap)
            for choice, place in zip(
                listed, shared(self.paint, box, len(listed), gap=gap / self.paint.px(1.0), columns=columns), strict=True
            ):
                buttons[choice.key].stack(stacked)
                buttons[choice.key].setGeometry(place.toRect())
            y += rows * (high + gap)
        self.setGeometry(QRectF(left, top, wide, y).toRect())
        self.setVisible(bool(self._headings))
        self.lower()
        self.update()
        return y

    @property
    def _gap(self) -> float:
        """Return what is between two plates, device-independent pixels: the ring of one has room there."""
        return max(self.paint.px(_GAP), RING_ROOM)

    def _cell(self, wide: float, columns: int) -> float:
        return (wide - self._gap * (columns - 1)) / columns

    def _high(self, buttons: Mapping[Hashable, PlateButton], wide: float, columns: int) -> float:
        """Return the height of all plates: that of the one with most words."""
        cell, high = round(self._cell(wide, columns)), max(40.0, self.paint.px(66))
        if any(one.lines_in(cell, round(high)) > 1 for one in buttons.values()):
            high = max(high, _TWO_LINES[0], self.paint.px(_TWO_LINES[1]))
        for least in (_TWO_LINES, _THREE_LINES):
            if not all(one.says_all(cell, round(high)) for one in buttons.values()):
                high = max(high, least[0], self.paint.px(least[1]))
        return high

    def _says_all(self, buttons: Mapping[Hashable, PlateButton], wide: float, columns: int) -> bool:
        """Whether no words of a plate are cut in that many columns, its title among them."""
        size = round(self._cell(wide, columns)), round(self._high(buttons, wide, columns))
        return all(one.says_all(*size) and _titled(one, *size) for one in buttons.values())

    def draw(self, draw: Drawing) -> None:
        for y, words in self._headings:
            draw.text(0, y / draw.unit + draw.least(20, 15), words, caps(12), "soft")


def titles_wide(paint: Paint, plates: Iterable[PlateButton]) -> float:
    """Return how wide plates have to be for their titles beside signs and keys, device-independent pixels."""
    titled = (one for one in plates if one.look.arrangement == "drive")
    return max((one.speaker(round(max(40.0, paint.px(66)))).title for one in titled), default=0.0)


def _titled(plate: PlateButton, wide: int, high: int) -> bool:
    """Whether a plate of that size has room for its title beside its key, at the smallest size of letters."""
    if plate.look.arrangement != "drive":
        return True
    words, size = plate.look.title, plate.letters(high)[0]
    beside = plate.speaker(high).title - width_in(display_font(size), words)
    return beside + width_in(display_font(TEXT_FLOOR), words) <= wide
