"""Paints faces, backs and Omens from their SVG when they are first needed, and keeps the pictures.

A picture is made for its width, pixel ratio and angle and kept, so that it is as crisp at 1, 1.5 and 2
as the screen allows, and a repaint only copies it.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from gattai_desktop.board.large_face import drawn_by, is_large, paint_large
from gattai_desktop.board.shadows import device_ratio, on_device_pixels, paint_shadow
from gattai_desktop.board.signs import card_outline, outline_pen
from gattai_desktop.board.theme import Theme, back_colours, card_colour
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.resources import ResourceMissingError, ResourceOutsideError, resource

if TYPE_CHECKING:
    from gattai_desktop.board.face_sets import FaceSet

CARD_WIDTH: Final = 250.0  # the box that card pictures are drawn in
CARD_HEIGHT: Final = 350.0
RATIO: Final = CARD_WIDTH / CARD_HEIGHT  # width of a card as a part of its height
KEPT_BYTES: Final = 96 * 1024 * 1024
WHOLE_DECK: Final = 54
"""Cards of a Deck of which none has been drawn."""
_EDGE: Final = 0.014
"""How far each edge line of a Deck lies from the one above it, of the height of its cards."""
_WELL_LINE: Final = 1.5


class UnknownFaceError(KeyError):
    """No card picture has this name."""


def card_width(height: float) -> float:
    """Return the width of a card of that height."""
    return height * RATIO


@lru_cache(maxsize=64)
def card_path(height: float) -> QPainterPath:
    """Return the outline of a card, cut at top right and bottom left, with its box at 0, 0."""
    k = height / CARD_HEIGHT
    return QTransform.fromScale(k, k).map(card_outline())


def is_back(face: str) -> bool:
    """Say whether this picture shows no rank: a back or an Omen."""
    return "-" in face


@frozen(eq=False)
class Picture:
    """A painted card. `offset`: from the card's upright top left corner to the picture's, device-independent."""

    pixmap: QPixmap
    offset: QPointF


class Faces:
    """Paints and keeps card pictures. One for each window is enough; `four` chooses four or two colours.

    large: faces with a large index. own: pictures that a group has brought; what they lack is the program's own.
    """

    def __init__(self, four: bool = True, *, large: bool = False, own: FaceSet | None = None) -> None:  # noqa: FBT002 - its first word
        self.four = four
        self.large = large
        self.own = own
        self._renderers: dict[str, QSvgRenderer] = {}
        self._kept: OrderedDict[tuple[str, int, float, float], Picture] = OrderedDict()
        self._bytes = 0

    def knows(self, face: str) -> bool:
        """Say whether a picture has this name."""
        if face in self._renderers or drawn_by(face) is not None:
            return True
        try:
            self._file(face)
        except UnknownFaceError:
            return False
        return True

    def picture(self, face: str, height: float, ratio: float, angle: float = 0.0) -> Picture:
        """Return a card picture.

        height: of the upright card, device-independent pixels. ratio: device pixels for one of these.
        angle: degrees, turned about the middle of the lower edge. Raises UnknownFaceError.
        """
        width = max(1, round(card_width(height) * ratio))  # physical pixels
        key = (face, width, ratio, round(angle, 2))
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        shared = None if self.own is not None or drawn_by(face) is not None else _usual(self.four, self.large)
        if shared is None or shared is self:
            made = self._painted(face, width, ratio, key[-1])
        else:
            made = shared.picture(face, height, ratio, angle)
        self._kept[key] = made
        self._bytes += _size(made)
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= _size(gone)
        return made

    def _file(self, face: str) -> Path:
        """Return the program's own picture of a face. Raises UnknownFaceError."""
        folder = "four-colours" if self.four else "two-colours"
        try:
            if not face.replace("-", "").isalnum():
                raise UnknownFaceError(f"{face!r} is no name of a card picture.")
            return resource(f"cards/{folder}/{face}.svg")
        except (ResourceMissingError, ResourceOutsideError):
            raise UnknownFaceError(
                f"No card picture is called {face!r}. "
                "Write rank and suit (TD, 7S), or back-pilots, omen-coach, spent-pilots."
            ) from None

    def _renderer(self, face: str) -> QSvgRenderer:
        found = self._renderers.get(face)
        own = self._own(face)
        if found is None and own is not None and own.suffix.lower() == ".svg" and own.is_file():
            drawn = QSvgRenderer(str(own))
            # A file that went while the program runs leaves its card to the usual picture.
            if drawn.isValid():
                found = self._renderers[face] = drawn
        if found is None:
            found = QSvgRenderer(str(self._file(face)))
            self._renderers[face] = found
        return found

    def _paint_face(self, painter: QPainter, face: str, renderer: QSvgRenderer, box: QRectF) -> None:
        own = self._own(face)
        if own is None and self.large and is_large(face):
            painter.scale(box.width() / CARD_WIDTH, box.height() / CARD_HEIGHT)
            paint_large(painter, face, four=self.four)
            return
        if own is None:
            renderer.render(painter, box)
            return
        # Whatever its edges, it gets the outline of every card at this table.
        picture = QPixmap(box.size().toSize())
        picture.fill(card_colour("face"))
        inner = QPainter(picture)
        inner.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        pixels = QPixmap(str(own)) if own.suffix.lower() == ".png" else QPixmap()
        if pixels.isNull():
            renderer.render(inner, box)
        else:
            inner.drawPixmap(box, pixels, QRectF(pixels.rect()))
        inner.end()
        painter.fillPath(card_path(box.height()), QBrush(picture))

    def _own(self, face: str) -> Path | None:
        """Return the group's own picture of a card, None where it has none."""
        return self.own.files.get(face) if self.own is not None else None

    def _painted(self, face: str, width: int, ratio: float, angle: float) -> Picture:
        drawn = drawn_by(face)
        renderer = self._renderer(face) if drawn is None else None
        height = width / RATIO
        turn = QTransform().translate(width / 2, height).rotate(angle).translate(-width / 2, -height)
        box = turn.mapRect(QRectF(0, 0, width, height))
        left, top = math.floor(box.left()), math.floor(box.top())
        pixmap = QPixmap(math.ceil(box.right()) - left, math.ceil(box.bottom()) - top)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-left, -top)
        painter.setTransform(turn, combine=True)
        if renderer is not None:
            self._paint_face(painter, face, renderer, QRectF(0, 0, width, height))
        elif drawn is not None:
            painter.scale(width / CARD_WIDTH, width / CARD_WIDTH)
            drawn.paint_named_card(painter, face, height / ratio)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return Picture(pixmap, QPointF(left / ratio, top / ratio))


@lru_cache(maxsize=4)
def _usual(four: bool, large: bool) -> Faces:
    """Return what keeps the program's own pictures for all others: whoever changes a setting has new ones."""
    return Faces(four, large=large)


def _size(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4


def paint_card(  # noqa: PLR0913 (a drawing takes its place and its look)
    painter: QPainter,
    faces: Faces,
    theme: Theme,
    face: str,
    x: float,
    y: float,
    height: float,
    *,
    angle: float = 0.0,
    shadow: str | None = "rest",
    veil: float = 0.0,
) -> None:
    """Draw a card with its upright top left corner at x, y, turned by `angle` about its lower edge's middle.

    shadow: rest, hover, carried, or None for a card that lies flat. veil: 0 to 1, the ground laid over it.
    """
    ratio = device_ratio(painter)
    outline = card_path(height)
    width = card_width(height)
    painter.save()
    painter.translate(x, y)
    pivot = QTransform().translate(width / 2, height).rotate(angle).translate(-width / 2, -height)
    if shadow is not None:
        box = QRectF(0, 0, width, height)
        paint_shadow(painter, ("card",), lambda: outline, box, shadow, theme, angle=angle)
    picture = faces.picture(face, height, ratio, angle)
    painter.drawPixmap(on_device_pixels(painter, picture.offset, ratio), picture.pixmap)
    painter.setTransform(pivot, combine=True)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not is_back(face) and (theme.light or shadow is None):
        painter.strokePath(outline, outline_pen(card_colour("rim"), max(1.0, 2.5 * height / CARD_HEIGHT)))
    if veil > 0:
        ground = QColor(theme.table)
        ground.setAlphaF(veil)
        painter.fillPath(outline, ground)
    painter.restore()


def paint_card_outline(
    painter: QPainter, theme: Theme, x: float, y: float, height: float, token: str, *, angle: float = 0.0
) -> None:
    """Draw the dashed outline of a card: where one was, or will be. token: a colour of the theme."""
    k = height / CARD_HEIGHT
    width = card_width(height)
    painter.save()
    painter.translate(x, y)
    painter.setTransform(
        QTransform().translate(width / 2, height).rotate(angle).translate(-width / 2, -height), combine=True
    )
    painter.strokePath(card_path(height), outline_pen(theme.colour(token), max(1.5, 2.4 * k), (9 * k, 8 * k)))
    painter.restore()


def paint_well(painter: QPainter, theme: Theme, x: float, y: float, height: float, token: str = "edge") -> None:  # noqa: S107 (a colour token)
    """Draw an empty place for a card: a dashed outline on the well, within where the card would lie."""
    inset = _WELL_LINE / 2  # at the edge of a widget half of the line would be cut off
    path = card_path(height - 2 * inset / RATIO)
    painter.save()
    painter.translate(x + inset, y + inset / RATIO)
    painter.fillPath(path, theme.well)
    painter.strokePath(path, outline_pen(theme.colour(token), _WELL_LINE, (6, 5)))
    painter.restore()


def deck_edges(height: float, cards: int) -> float:
    """Return how far the edge lines of a Deck reach below and beside its top card: a line for every six cards."""
    return math.ceil(cards / 6) * height * _EDGE


def paint_deck_edges(painter: QPainter, theme: Theme, side: str, x: float, y: float, height: float, cards: int) -> None:
    """Draw a Deck below its top card: an edge line for every six. side: pilots, coach, or whose cards they are."""
    ground, edge, _ = back_colours(side)
    outline = card_path(height)
    for layer in range(math.ceil(cards / 6), 0, -1):
        painter.save()
        painter.translate(x + layer * height * _EDGE, y + layer * height * _EDGE)
        painter.fillPath(outline, ground)
        painter.strokePath(outline, outline_pen(edge if layer % 2 else theme.table, 1.0))
        painter.restore()


def paint_deck(
    painter: QPainter, faces: Faces, theme: Theme, side: str, x: float, y: float, height: float, cards: int
) -> None:
    """Draw a Deck to scale. side: pilots, coach, or whose cards they are."""
    paint_deck_edges(painter, theme, side, x, y, height, cards)
    paint_card(painter, faces, theme, f"back-{side}", x, y, height, shadow=None)
