"""Draws the inside of a card of Tasuo Showdown: ground, picture, index, name and words (LOOK 25).

Three depths, by the height at which it is seen: with words, without them, and below that plate and picture alone.
"""

import math
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gattai_desktop.board import written
from gattai_desktop.board.faces import CARD_HEIGHT
from gattai_desktop.board.fonts import display_font, shortened, strong_font, text_font, width_in
from gattai_desktop.board.plate import plate_path
from gattai_desktop.board.signs import card_outline, outline_pen, painter_path
from gattai_desktop.board.theme import card_colour
from gattai_desktop.content.tasuo.card_packs import known_cards
from gattai_desktop.games.tasuo.card_words import ARENA, OFFENSIVE
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet
from gattai_desktop.windows.games.tasuo.card_index import CardInk, card_ink, paint_index
from gattai_desktop.windows.games.tasuo.card_shapes import CardPicture, paint_shapes, palette
from gattai_desktop.windows.games.tasuo.card_signs import court_of
from gattai_desktop.windows.games.tasuo.card_words_shown import text_of, type_line
from gattai_desktop.windows.games.tasuo.emblems import emblem
from gattai_desktop.windows.games.tasuo.fighters import fighter
from gattai_desktop.windows.games.tasuo.skylines import skyline

WITH_WORDS: Final = 225.0
"""The least height of a card, device-independent pixels, that shows its words; a width rounds by less than one."""
WITH_NAME: Final = 99.0
"""The least that shows its name."""
_LEAST: Final = 12.0
_LONG_NAME: Final = 20
_MOST_ROWS: Final = 4
"""So many lines of a name stand on a card at least; more where its picture begins lower."""
_NAME_STEP: Final = 1.04
"""From one line of a name to the next, by its size."""
_PLACE_NAME: Final = (29, 55, 86, 107)
"""Where the lines of an Arena's name stand: two in the band over its head, two between that and its picture."""
_LEAST_PLACE_NAME: Final = 17
"""The smallest size of an Arena's name on one line; a longer one is broken into lines."""
_RIGHT: Final = 232.0
_WORDS_AT: Final = 224.0
_CORNER: Final = 313.0
"""Where the cut corner begins, from the top: words below it move to the right."""
_PLACE_WIDE: Final = 226.0


class _Seeds:
    """What each picture is chosen by: its name, with its id where two of a pack would come out alike."""

    def __init__(self) -> None:
        self._known: DesignSet | None = None
        self._found: dict[str, str] = {}

    def of(self, design: CardDesign) -> str:
        """Return it for a design; counted anew where other cards are known by now."""
        known = known_cards()
        if self._known is not known:
            self._known, self._found, drawn = known, {}, set()
            for one in known.designs.values():
                look = (court_of(one).colour.rgb(), _picture(one, one.name))
                self._found[one.id] = one.name + (one.id if look in drawn else "")
                drawn.add(look)
        return self._found.get(design.id, design.name)


_SEEDS: Final = _Seeds()


def _picture(design: CardDesign, seed: str, high: float = 94.0) -> CardPicture:
    if design.kind == ARENA:
        return skyline(design, seed, _PLACE_WIDE, high)
    return fighter(design, seed) if design.fights else emblem(design, seed)


def picture_of(design: CardDesign) -> CardPicture:
    """Return the picture of a design; no two are alike."""
    return _picture(design, _SEEDS.of(design))


def paint_picture(painter: QPainter, design: CardDesign, place: QPointF, scale: float) -> None:
    """Draw the picture of a design with the corner of its box of 100 at a place."""
    court, picture = court_of(design), picture_of(design)
    painter.save()
    painter.translate(place)
    painter.scale(scale, scale)
    if picture.breadth != 1.0:
        painter.translate(50 - 50 * picture.breadth, 0)
        painter.scale(picture.breadth, 1.0)
    paint_shapes(painter, picture.shapes, palette(court.colour, night=design.is_ultra, pale=court.pale))
    painter.restore()


def paint_inside(painter: QPainter, design: CardDesign, height: float) -> None:
    """Draw the face of a card in the box of 250 by 350; `height`: as it is seen, device-independent pixels."""
    ink, k = card_ink(design, full=height >= WITH_WORDS), height / CARD_HEIGHT
    outline = card_outline()
    painter.fillPath(outline, card_colour("omen_ground" if ink.night else "face"))
    painter.save()
    painter.setClipPath(outline)
    if ink.night:
        edge = plate_path(240, 340, 35, 15).translated(5, 5)
        painter.strokePath(edge, outline_pen(card_colour("omen_light"), max(2.5, 1.2 / k)))
    _paint_art(painter, design, ink, k)
    paint_index(painter, design, ink)
    if height >= WITH_NAME or design.kind == ARENA:
        _paint_name(painter, design, ink, k)
    if ink.full:
        _paint_words(painter, design, ink, k)
    elif design.line:
        marks = painter_path("M0 0H16V3H0ZM0 7H16V10H0ZM0 14H10V17H0Z").translated(222, 322)
        painter.fillPath(marks, ink.word)
    painter.restore()


def _paint_art(painter: QPainter, design: CardDesign, ink: CardInk, k: float) -> None:
    if design.kind == ARENA:
        _paint_place(painter, design, ink)
    else:
        paint_picture(painter, design, *_art_box(design, ink, k))


def _art_box(design: CardDesign, ink: CardInk, k: float) -> tuple[QPointF, float]:
    """Return where the picture of a card begins, below its name, and its scale."""
    top, high = (70.0, 146.0) if ink.full else (84.0, 250.0) if k * CARD_HEIGHT >= WITH_NAME else (20.0, 250.0)
    if design.fights:
        long = len(design.name) > _LONG_NAME
        scale = (0.9 if long else 1.02) if ink.full else 1.06 if long else 1.2
        return QPointF(172 - 50 * scale, top + high - 118 * scale - (2 if ink.full else 14)), scale
    scale = 1.12 if ink.full else 1.16
    return QPointF(174 - 50 * scale, top + high / 2 - 50 * scale + (12 if ink.full else 14)), scale


def _paint_place(painter: QPainter, design: CardDesign, ink: CardInk) -> None:
    top, high = (122.0, 94.0) if ink.full else (126.0, 200.0)
    court, box = court_of(design), QRectF(12, top, _PLACE_WIDE, high)
    picture = skyline(design, _SEEDS.of(design), _PLACE_WIDE, high)
    painter.save()
    painter.setClipRect(box)
    painter.translate(box.topLeft())
    paint_shapes(painter, picture.shapes, palette(court.colour, pale=court.pale))
    painter.restore()
    painter.setPen(outline_pen(ink.plain, 3))
    painter.drawRect(box)


# ---------------------------------------------------------------------- name and words


def _words(painter: QPainter, at: QPointF, words: str, font: QFont, colour: QColor) -> None:
    painter.setPen(QPen(colour))
    painter.setFont(font)
    painter.drawText(at, words)
    high = font.pixelSize()
    written.tell(painter, QRectF(at.x(), at.y() - high, width_in(font, words), high), words, words)


def _paint_name(painter: QPainter, design: CardDesign, ink: CardInk, k: float) -> None:
    left = 110.0 if design.kind == OFFENSIVE else 104.0
    room = _RIGHT - left
    if design.kind == ARENA:
        _paint_place_name(painter, design, left, room, ink)
        return
    size = max(25, round(12.2 / k))
    least = max(17, round(_LEAST / k))
    rows = _rows(design.name, display_font(size), room)
    while size > least and (
        len(rows) > _MOST_ROWS - 1 or any(width_in(display_font(size), row) > room for row in rows)
    ):
        size -= 1
        rows = _rows(design.name, display_font(size), room)
    first, step = max(37.0, 11 + size * 0.8), size * _NAME_STEP
    most = max(_MOST_ROWS, int((_art_box(design, ink, k)[0].y() - first) / step) + 1)
    for place, row in enumerate(_at_most(rows, most, display_font(size), room)):
        wide = width_in(display_font(size), row)
        space = room - (0 if place else 14 if ink.night else 4)
        fitting = display_font(int(size * space / wide)) if wide > space else display_font(size)
        _words(painter, QPointF(left, first + place * step), row, fitting, ink.word)


def _paint_place_name(painter: QPainter, design: CardDesign, left: float, room: float, ink: CardInk) -> None:
    """Draw the name of an Arena in the band over its whole head: an article stands above the rest."""
    name = design.name
    first, _, rest = name.partition(" ")
    rows = [first, rest] if rest and len(first) <= len("The") else [name]
    longest = max(width_in(display_font(25), row) for row in rows)
    size = min(25, int(25 * (room - 2) / longest))
    if size < _LEAST_PLACE_NAME:
        size = _LEAST_PLACE_NAME
        rows = _at_most(wrapped_rows(name, display_font(size), room), len(_PLACE_NAME), display_font(size), room)
    for place, row in enumerate(rows):
        y = _PLACE_NAME[place] if len(rows) > 1 else 42
        _words(painter, QPointF(left, y), row, display_font(size), ink.plain)


def _at_most(rows: list[str], most: int, font: QFont, room: float) -> list[str]:
    """Return so many lines of a name; an ellipsis says that there are more."""
    if len(rows) <= most:
        return rows
    return [*rows[: most - 1], shortened(font, " ".join(rows[most - 1 :]), room)]


def _rows(name: str, font: QFont, room: float) -> list[str]:
    """Return a name in lines; two words stand below each other."""
    words = name.split()
    return words if len(words) == 2 else wrapped_rows(name, font, room)


def wrapped_rows(words: str, font: QFont, room: float) -> list[str]:
    """Return words in lines of at most that width."""
    rows = [""]
    for word in words.split():
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and width_in(font, longer) > room:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows


def _paint_words(painter: QPainter, design: CardDesign, ink: CardInk, k: float) -> None:
    painter.setPen(QPen(ink.soft if ink.night else card_colour("face_shade"), 2))
    painter.drawLine(QLineF(14, _WORDS_AT, 236, _WORDS_AT))
    small = max(14, round(_LEAST / k))
    first = _WORDS_AT + small * 1.24
    kind = _faded(ink.soft, 1.0 if ink.night else 0.72)
    line = type_line(design)
    while small > _LEAST and width_in(strong_font(small), line) > 224:
        small -= 1
    _words(painter, QPointF(14, first), line, strong_font(small), kind)
    least, words = math.ceil(_LEAST / k), text_of(design)
    sizes = range(max(16, least), min(16, least) - 1, -1)
    fonts = [text_font(size) for size in sizes]
    font = next((one for one in fonts if not _word_rows(words, one, first)[1]), fonts[-1])
    colour = _faded(card_colour("face") if ink.night else ink.plain, 1.0 if design.line else 0.62)
    for y, row in _word_rows(words, font, first)[0]:
        _words(painter, QPointF(14 + _shift(y), y), row, font, colour)


def _shift(y: float) -> float:
    return max(0.0, y - _CORNER + 1)


def _word_rows(words: str, font: QFont, first: float) -> tuple[list[tuple[float, str]], bool]:
    """Return the lines of a card's words with their feet, and whether they end in an ellipsis for want of room."""
    high, left = font.pixelSize() * 1.2, words.split()
    rows: list[tuple[float, str]] = []
    for place in range(int((CARD_HEIGHT - first - 12) / high)):
        if not left:
            break
        y = first + high * (place + 1)
        row = left.pop(0)
        while left and width_in(font, f"{row} {left[0]}") <= 224 - _shift(y):
            row = f"{row} {left.pop(0)}"
        rows.append((y, row))
    if left and rows:
        y, row = rows[-1]
        rows[-1] = (y, f"{row.rpartition(' ')[0] or row} …")
    return rows, bool(left)


def _faded(colour: QColor, opacity: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(opacity)
    return faded
