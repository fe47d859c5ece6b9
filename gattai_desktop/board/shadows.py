"""Soft shadows, drawn once for each shape and size and then only copied.

A shadow is blurred at a size where two standard deviations are a few pixels, and enlarged: nobody can
see the difference, and no shadow costs more than some milliseconds once.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from gattai_desktop.board.theme import Theme, elevation

_SIGMA: Final = 2.4  # pixels of one standard deviation in the small picture
_KEPT: Final = 48
_cache: OrderedDict[tuple[object, ...], tuple[QPixmap, float]] = OrderedDict()


def paint_shadow(
    painter: QPainter, key: tuple[object, ...], shape: Callable[[], QPainterPath], box: QRectF, level: str, theme: Theme
) -> None:
    """Draw the shadow of a shape that lies in the box.

    key: what tells this shape from others of the same size.
    shape: returns the shape with its box at 0, 0; asked only when the shadow is not kept yet.
    level: rest, hover, carried or sheet. Its lengths are parts of the box's height, at most of 400 pixels.
    """
    lift = elevation(level)
    opacity = lift.opacity * theme.shadow_strength
    if opacity <= 0:
        return
    height = min(box.height(), 400.0)
    sigma = max(0.5, lift.blur * height / 2)
    full = (key, round(box.width()), round(box.height()), level, theme.name)
    found = _cache.get(full)
    if found is None:
        found = _blurred(shape(), box.width(), box.height(), sigma, theme.shadow, opacity)
        _cache[full] = found
        while len(_cache) > _KEPT:
            _cache.popitem(last=False)
    else:
        _cache.move_to_end(full)
    picture, pad = found
    target = box.adjusted(-pad, -pad, pad, pad).translated(QPointF(0, lift.drop * height))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(target, picture, QRectF(picture.rect()))
    painter.restore()


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
    rows: list[list[float]] = [list(raw[y * stride : y * stride + across]) for y in range(down)]
    radius = max(1, round(math.sqrt(12 * small * small / 3 + 1) / 2 - 0.5))
    for _ in range(3):  # three box blurs come close to a bell curve
        rows = [_box(row, radius) for row in rows]
        columns = [_box(column, radius) for column in zip(*rows, strict=True)]
        rows = [list(row) for row in zip(*columns, strict=True)]
    red, green, blue = colour.red(), colour.green(), colour.blue()
    data = bytearray()
    for row in rows:
        for value in row:
            strength = value * opacity / 255
            data += bytes((int(blue * strength), int(green * strength), int(red * strength), int(255 * strength)))
    result = QImage(bytes(data), across, down, across * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()
    return QPixmap.fromImage(result), pad / k


def _box(line: Sequence[float], radius: int) -> list[float]:
    span = 2 * radius + 1
    padded = [0.0] * (radius + 1) + list(line) + [0.0] * radius
    total = sum(padded[:span])
    out = []
    for place in range(len(line)):
        total += padded[place + span] - padded[place]
        out.append(total / span)
    return out
