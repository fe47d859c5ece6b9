"""Draws soft shadows, once for each shape and size, and then only copies them.

A shadow is blurred at a size where two standard deviations are a few pixels, and enlarged: nobody can
see the difference, and no shadow costs more than some milliseconds once.
"""

import math
import struct
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QTransform

from gattai_desktop.board.theme import Theme, elevation

_SIGMA: Final = 2.4  # pixels of one standard deviation in the small picture
_TIMES: Final = 3  # box blurs that come close to a bell curve
_BITS: Final = 32  # for a pixel while it is blurred
_KEPT: Final = 96
_KEPT_BYTES: Final = 48 * 1024 * 1024
_small: OrderedDict[tuple[object, ...], tuple[QPixmap, float]] = OrderedDict()
_large: OrderedDict[tuple[object, ...], tuple[QPixmap, QPointF]] = OrderedDict()
_bytes = 0


def paint_shadow(
    painter: QPainter,
    key: tuple[object, ...],
    shape: Callable[[], QPainterPath],
    box: QRectF,
    level: str,
    theme: Theme,
    *,
    angle: float = 0.0,
) -> None:
    """Draw the shadow of a shape that lies in the box, turned by `angle` about the middle of its lower edge.

    key: what tells this shape from others of the same size.
    shape: returns the shape with its box at 0, 0; asked only when the shadow is not kept yet.
    level: rest, hover, carried or sheet. Its lengths are parts of the box's height, at most of 400 pixels.
    """
    if elevation(level).opacity * theme.shadow_strength <= 0:
        return
    ratio = device_ratio(painter)
    full = (key, round(box.width()), round(box.height()), level, theme.name, ratio, round(angle, 2))
    found = _large.get(full)
    if found is None:
        small, pad = _blurred_once(key, shape, box, level, theme)
        found = _laid_out(small, pad, box, level, ratio, angle)
        _keep(full, found)
    else:
        _large.move_to_end(full)
    picture, offset = found
    painter.drawPixmap(on_device_pixels(painter, box.topLeft() + offset, ratio), picture)


def on_device_pixels(painter: QPainter, place: QPointF, ratio: float) -> QPointF:
    """Move a place to the nearest whole device pixel, so that a picture is copied and not smeared."""
    world = painter.worldTransform()
    there = world.map(place)
    snapped = QPointF(round(there.x() * ratio) / ratio, round(there.y() * ratio) / ratio)
    return world.inverted()[0].map(snapped)


def _keep(key: tuple[object, ...], made: tuple[QPixmap, QPointF]) -> None:
    global _bytes  # noqa: PLW0603 (one cache for the program, counted in one place)
    _large[key] = made
    _bytes += made[0].width() * made[0].height() * 4
    while _bytes > _KEPT_BYTES and len(_large) > 1:
        _, (gone, _) = _large.popitem(last=False)
        _bytes -= gone.width() * gone.height() * 4


def _blurred_once(
    key: tuple[object, ...], shape: Callable[[], QPainterPath], box: QRectF, level: str, theme: Theme
) -> tuple[QPixmap, float]:
    full = (key, round(box.width()), round(box.height()), level, theme.name)
    found = _small.get(full)
    if found is None:
        lift = elevation(level)
        sigma = max(0.5, lift.blur * min(box.height(), 400.0) / 2)
        found = _blurred(shape(), box.width(), box.height(), sigma, theme.shadow, lift.opacity * theme.shadow_strength)
        _small[full] = found
        while len(_small) > _KEPT:
            _small.popitem(last=False)
    return found


def _laid_out(
    small: QPixmap, pad: float, box: QRectF, level: str, ratio: float, angle: float
) -> tuple[QPixmap, QPointF]:
    """Enlarge and turn a shadow to the pixels of the screen; the offset is from the box's upright corner."""
    drop = elevation(level).drop * min(box.height(), 400.0)
    target = QRectF(-pad, -pad + drop, box.width() + 2 * pad, box.height() + 2 * pad)
    turn = QTransform.fromScale(ratio, ratio).translate(box.width() / 2, box.height()).rotate(angle)
    turn = turn.translate(-box.width() / 2, -box.height())
    room = turn.mapRect(target)
    left, top = math.floor(room.left()), math.floor(room.top())
    picture = QPixmap(math.ceil(room.right()) - left, math.ceil(room.bottom()) - top)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(-left, -top)
    painter.setTransform(turn, combine=True)
    painter.drawPixmap(target, small, QRectF(small.rect()))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture, QPointF(left / ratio, top / ratio)


def reach(level: str, height: float) -> float:
    """Return how far a shadow of this level reaches beyond a thing of this height."""
    lift = elevation(level)
    height = min(height, 400.0)
    return (lift.blur * 1.3 + lift.drop) * height + 1


def _blurred(
    shape: QPainterPath, width: float, height: float, sigma: float, colour: QColor, opacity: float
) -> tuple[QPixmap, float]:
    k = min(1.0, _SIGMA / sigma)
    small = sigma * k
    pad = math.ceil(small * 2.6) + 1
    across, down = math.ceil(width * k) + 2 * pad, math.ceil(height * k) + 2 * pad
    image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(pad, pad)
    painter.scale((across - 2 * pad) / width, (down - 2 * pad) / height)
    painter.fillPath(shape, Qt.GlobalColor.black)
    painter.end()
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    stride = alpha.bytesPerLine()
    raw = bytes(alpha.constBits())
    radius = max(1, round(math.sqrt(12 * small * small / 3 + 1) / 2 - 0.5))
    soft = _softened(b"".join(raw[y * stride : y * stride + across] for y in range(down)), across, radius)
    whole = (2 * radius + 1) ** (2 * _TIMES)
    grey = {value: round(value / whole) for value in set(soft)}
    strengths = [value * opacity / 255 for value in range(256)]
    red, green, blue = colour.red(), colour.green(), colour.blue()
    inked = QImage(bytes(map(grey.__getitem__, soft)), across, down, across, QImage.Format.Format_Indexed8)
    inked.setColorTable(
        [int(255 * one) << 24 | int(red * one) << 16 | int(green * one) << 8 | int(blue * one) for one in strengths]
    )
    result = inked.convertToFormat(QImage.Format.Format_ARGB32)
    result.reinterpretAsFormat(QImage.Format.Format_ARGB32_Premultiplied)  # that is what the inks are
    return QPixmap.fromImage(result), pad / k


def _softened(pixels: bytes, across: int, radius: int) -> Sequence[int]:
    """Blur a picture in both directions, times (2 * radius + 1) ** (2 * _TIMES): nothing is rounded on the way.

    All its pixels stand in one long number, 32 bits for each, and a box is the sum of that number shifted. What is
    blurred lies so far from the edge of the picture that nothing comes over it.
    """
    number = int.from_bytes(struct.pack(f"<{len(pixels)}I", *pixels), "little")
    for step in (_BITS, _BITS * across):
        for _ in range(_TIMES):
            number = sum(number << step * place for place in range(2 * radius + 1))
        number >>= step * _TIMES * radius
    return struct.unpack(f"<{len(pixels)}I", number.to_bytes(len(pixels) * _BITS // 8, "little"))


def device_ratio(painter: QPainter) -> float:
    """Return the pixel ratio of what is really painted upon.

    `painter.device()` is the widget even where the widget is rendered into a picture of another pixel ratio; the two
    transforms tell the truth. Painted turned or scaled, the ratio stays the same.
    """
    whole, world = painter.deviceTransform(), painter.worldTransform()
    own = math.hypot(world.m11(), world.m12())
    if own <= 0:
        return float(painter.device().devicePixelRatioF())
    # Rounded, so that a picture is not made anew for the last digit of a float.
    return round(math.hypot(whole.m11(), whole.m12()) / own, 3)
