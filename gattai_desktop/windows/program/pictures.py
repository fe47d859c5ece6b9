"""Saves pictures of windows in any size and sharpness, whatever screen this computer has."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QPoint, QSize
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.written_file import bytes_written


@frozen
class PictureSize:
    """The size of a picture: pixels, and how many of them make one device-independent pixel."""

    wide: int
    high: int
    ratio: float = 1.0

    def __str__(self) -> str:
        return f"{self.wide}x{self.high}"


SIZES: Final = (PictureSize(1366, 768), PictureSize(1920, 1080), PictureSize(3840, 2160, 2.0))


def picture_of(window: QWidget, size: PictureSize) -> QImage:
    """Return what a window shows at that size; the window has its own size again afterwards."""
    before = window.size()
    window.resize(QSize(round(size.wide / size.ratio), round(size.high / size.ratio)))
    QApplication.processEvents()
    image = QImage(size.wide, size.high, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(size.ratio)
    window.render(image, QPoint(0, 0))
    window.resize(before)
    return image


def png_of(image: QImage | QPixmap) -> bytes:
    """Return a picture as a file: Qt would leave half of one on a full disk, and not say so."""
    room = QBuffer()
    room.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(room, "PNG")  # type: ignore[call-overload]
    return bytes(room.data().data())


def save_pictures(windows: dict[str, QWidget], begin: Path, sizes: tuple[PictureSize, ...]) -> None:
    """Save each window in each size; the names begin with `begin`. Raises OSError."""
    for name, window in windows.items():
        for size in sizes:
            path = begin.with_name(f"{begin.name}-{name}-{size}.png")
            bytes_written(path, png_of(picture_of(window, size)))
