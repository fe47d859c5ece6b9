"""Writes the icon of the program in the forms of Windows (.ico) and macOS (.icns).

Both are lists of PNG pictures behind a short header. They are drawn from resources/icons/gattai-desktop.svg while a
bundle is built, so that there is one icon to change.
"""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

# Pixels to a side. Windows reads 256 as 0, as a byte holds no more.
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
# The names that macOS gives to PNG pictures, with their pixels to a side; two are for double pixels.
MAC_SIZES = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


def drawn(svg: Path, size: int) -> bytes:
    """Return the drawing as a PNG of size × size pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    return _png(image)


def drawn_page(svg: Path, size: int) -> bytes:
    """Return the drawing on a sheet of paper with a folded corner, as a PNG: a file of the program."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = size / 32
    paper = QPolygonF([QPointF(x * unit, y * unit) for x, y in ((5, 1), (20, 1), (27, 8), (27, 31), (5, 31))])
    fold = QPolygonF([QPointF(x * unit, y * unit) for x, y in ((20, 1), (20, 8), (27, 8))])
    painter.setPen(QPen(QColor("#5d6785"), max(1.0, unit * 0.8)))
    painter.setBrush(QColor("#f4f5fa"))
    painter.drawPolygon(paper)
    painter.setBrush(QColor("#c9cede"))
    painter.drawPolygon(fold)
    QSvgRenderer(str(svg)).render(painter, QRectF(8 * unit, 12 * unit, 16 * unit, 16 * unit))
    painter.end()
    return _png(image)


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def write_ico(svg: Path, target: Path) -> None:
    """Write the icon for Windows."""
    pictures = [drawn(svg, size) for size in WINDOWS_SIZES]
    header = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(header) + 16 * len(pictures)
    entries = b""
    for size, picture in zip(WINDOWS_SIZES, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    target.write_bytes(header + entries + b"".join(pictures))


def write_icns(svg: Path, target: Path) -> None:
    """Write the icon for macOS."""
    pictures = b""
    for name, size in MAC_SIZES.items():
        picture = drawn(svg, size)
        pictures += name + struct.pack(">I", len(picture) + 8) + picture
    target.write_bytes(b"icns" + struct.pack(">I", len(pictures) + 8) + pictures)
