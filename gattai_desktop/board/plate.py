"""Draws plates, and what is on and round them: ring, brackets, hatching, crests, Harmony signs.

All lengths are device-independent pixels unless a docstring says otherwise.
"""

from collections import deque
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.shadows import device_ratio, paint_shadow
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline
from gattai_desktop.board.theme import Theme, harmony, pilot

HATCH_STEP: Final = 8  # distance of two lines of the hatching


@lru_cache(maxsize=256)
def plate_path(width: float, height: float, cut: float, radius: float = 5.0, *, both: bool = True) -> QPainterPath:
    """Return a plate with its box at 0, 0, cut at 45 degrees at top right and, with `both`, at bottom left."""
    c = max(0.0, min(cut, width / 2, height / 2))
    k = c if both else 0.0
    r = max(0.0, min(radius, width / 2, height / 2))
    path = QPainterPath(QPointF(r, 0))
    path.lineTo(width - c, 0)
    path.lineTo(width, c)
    path.lineTo(width, height - r)
    path.quadTo(width, height, width - r, height)
    if k:
        path.lineTo(k, height)
        path.lineTo(0, height - k)
    else:
        path.lineTo(r, height)
        path.quadTo(0, height, 0, height - r)
    path.lineTo(0, r)
    path.quadTo(0, 0, r, 0)
    path.closeSubpath()
    return path


def paint_plate(  # noqa: PLR0913 (a drawing takes its place and its look)
    painter: QPainter,
    box: QRectF,
    *,
    fill: QColor | None = None,
    edge: QColor | None = None,
    width: float = 1.5,
    cut: float,
    radius: float = 5.0,
    both: bool = True,
    dashes: tuple[float, ...] = (),
) -> None:
    """Draw a plate: filled, edged, or both. The edge is centred on the box's rim."""
    painter.save()
    painter.translate(box.topLeft())
    path = plate_path(box.width(), box.height(), cut, radius, both=both)
    if fill is not None:
        painter.fillPath(path, fill)
    if edge is not None:
        painter.strokePath(path, outline_pen(edge, width, dashes))
    painter.restore()


def paint_plate_shadow(painter: QPainter, theme: Theme, box: QRectF, cut: float) -> None:
    """Draw the shadow of a plate that floats above the table."""
    key = ("plate", round(cut))
    paint_shadow(painter, key, lambda: plate_path(box.width(), box.height(), cut), box, "hover", theme)


RING_ROOM: Final = 10
"""So much room a plate leaves around it for its focus ring, which would else lie on the next one."""

RING_PEN: Final = 6.0
"""How wide the focus ring is, with the gap in the ground's colour; pixels of the screen."""


def ring_path(box: QRectF, cut: float, off: float = 3.5) -> QPainterPath:
    """Return the line of the focus ring round a plate."""
    around = box.adjusted(-off, -off, off, off)
    return plate_path(around.width(), around.height(), cut + off * 0.6, 8.0).translated(around.topLeft())


def paint_ring(painter: QPainter, theme: Theme, path: QPainterPath, times: float = 1.0) -> None:
    """Draw the two-tone focus ring along a path: a gap in the ground's colour, the line upon it.

    times: how much wider than usual.
    """
    painter.strokePath(path, outline_pen(theme.focus_gap, RING_PEN * times))
    painter.strokePath(path, outline_pen(theme.focus, 3.5 * times))


def paint_brackets(
    painter: QPainter, box: QRectF, colour: QColor, arm: float = 26.0, width: float = 5.0, gap: float = 9.0
) -> None:
    """Draw four corner brackets round a place where a card may land; round a small one their arms do not meet."""
    b = box.adjusted(-gap, -gap, gap, gap)
    arm = min(arm, 0.36 * min(b.width(), b.height()))
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    path = QPainterPath()
    for corner, across, down in (
        (b.topLeft(), 1, 1),
        (b.topRight(), -1, 1),
        (b.bottomRight(), -1, -1),
        (b.bottomLeft(), 1, -1),
    ):
        path.moveTo(corner + QPointF(0, arm * down))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(arm * across, 0))
    painter.strokePath(path, pen)


@lru_cache(maxsize=16)
def _hatch(colour: str, ratio: float) -> QPixmap:
    # One tile of lines that fall from upper right to lower left; 11.314 = 8 * sqrt(2) keeps them 8 apart.
    size = HATCH_STEP * 2**0.5
    pixels = round(size * ratio)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels / size, pixels / size)
    pen = QPen(QColor(colour), 1.05)
    painter.setOpacity(0.35)
    painter.setPen(pen)
    for shift in (-size, 0.0, size):
        painter.drawLine(QPointF(shift - 2, size + 2), QPointF(shift + size + 2, -2))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


def paint_hatching(painter: QPainter, theme: Theme, path: QPainterPath) -> None:
    """Fill a path with the hatching that says "not here"."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    tile = _hatch(theme.edge.name(), device_ratio(painter))
    painter.drawTiledPixmap(path.boundingRect(), tile)
    painter.restore()


def paint_refused_plate(painter: QPainter, theme: Theme, box: QRectF, cut: float) -> None:
    """Draw the plate of something that is not possible now: a quiet edge and hatching."""
    paint_plate(painter, box, edge=theme.line, cut=cut)
    paint_hatching(painter, theme, plate_path(box.width(), box.height(), cut).translated(box.topLeft()))


def paint_crest(
    painter: QPainter, theme: Theme, seat: str, x: float, y: float, size: float, sign: str = "horns"
) -> None:
    """Draw a seat's plate: a Pilot's crest, or for any other seat Coach's plate with `sign` (a Threat has its own)."""
    box = QRectF(x, y, size, size)
    try:
        who = pilot(seat)
    except KeyError:
        fill = theme.pilots if seat == "pilots" else theme.coach
        paint_plate(painter, box, fill=fill, cut=size * 0.22, radius=size * 0.07)
        mark = "wings" if seat == "pilots" else sign
        paint_sign(painter, mark, x + size * 0.2, y + size * 0.2, size * 0.6, theme.on_side)
        return
    key = theme.sign_edge if theme.light or seat == "black" else None
    paint_plate(painter, box, fill=who.colour, edge=key, width=max(1.5, size / 32), cut=size * 0.22, radius=size * 0.07)
    paint_sign(painter, who.crest, x + size * 0.22, y + size * 0.22, size * 0.56, who.on)


def paint_broken_crest(painter: QPainter, theme: Theme, seat: str, x: float, y: float, size: float) -> None:
    """Draw the crest of a Pilot whose Commitment died: broken by one stroke."""
    paint_crest(painter, theme, seat, x, y, size)
    path = QPainterPath(QPointF(x - size * 0.06, y + size * 1.06))
    path.lineTo(x + size * 1.06, y - size * 0.06)
    painter.strokePath(path, outline_pen(theme.rail, size * 0.16))
    painter.strokePath(path, outline_pen(theme.refused, size * 0.07))


def paint_harmony(
    painter: QPainter, theme: Theme, value: int, x: float, y: float, size: float, *, numeral: bool | None
) -> None:
    """Draw a sign of Harmony, 1 to 7: as many sides as its number. Above 40 pixels the numeral is drawn on it."""
    step = harmony(value)
    paint_sign(painter, step.sign, x, y, size, step.colour)
    if theme.light:
        paint_sign_outline(painter, step.sign, x, y, size, theme.sign_edge, 2.0)
    if numeral if numeral is not None else size > 40:
        # The triangle's middle lies lower than that of the other signs.
        paint_cut(
            painter, x + size / 2, y + size * (0.42 if value == 3 else 0.3), value, size * 0.4, theme.on_fill, "middle"
        )


_glows_met: Final[deque[tuple[Theme, int, int, float]]] = deque(maxlen=4)
"""The lights painted last, at table and wall. Met a third time, one is kept; while a window is resized, none is."""


def paint_glow(painter: QPainter, theme: Theme, box: QRectF) -> None:
    """Draw a soft light under the middle of the table."""
    if theme.glow_opacity <= 0:
        return
    look = (theme, round(box.width()), round(box.height()), device_ratio(painter))
    if _glows_met.count(look) > 1:
        painter.drawPixmap(box.topLeft(), _glow(*look))
        return
    _glows_met.append(look)
    painter.save()
    _shine(painter, theme, QRectF(box.topLeft(), QSizeF(look[1], look[2])))
    painter.restore()


@lru_cache(maxsize=4)
def _glow(theme: Theme, width: int, height: int, ratio: float) -> QPixmap:
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _shine(painter, theme, QRectF(picture.rect()))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _shine(painter: QPainter, theme: Theme, box: QRectF) -> None:
    gradient = QRadialGradient(QPointF(0.5, 0.5), 0.5)
    gradient.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectBoundingMode)
    middle = QColor(theme.glow)
    middle.setAlphaF(theme.glow_opacity)
    rim = QColor(theme.table)
    rim.setAlphaF(0.0)
    gradient.setColorAt(0, middle)
    gradient.setColorAt(1, rim)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # its rim is not there to be seen
    painter.drawEllipse(box)


def under_pointer(theme: Theme) -> QColor:
    """Return the ground of a plate that is under the pointer: a little of the ink, since a well looks switched off."""
    return mixed(theme.panel, theme.text, 0.06)


def mixed(ground: QColor, ink: QColor, share: float) -> QColor:
    """Return a colour between two: at 0 the first, at 1 the second."""

    def part(a: float, b: float) -> float:
        return a + (b - a) * share

    return QColor.fromRgbF(
        part(ground.redF(), ink.redF()), part(ground.greenF(), ink.greenF()), part(ground.blueF(), ink.blueF())
    )
