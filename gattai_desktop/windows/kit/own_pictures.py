"""Draws image files that a person brought, and makes those of her own fit for a pack.

They may come from a stranger: what each says of itself is looked at before anything is decoded, and it is decoded as
that and as nothing else. Decoded pictures are kept, so that a page of cards is painted as fast with them.
"""

from collections import OrderedDict
from math import ceil
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QColorSpace, QImage, QImageIOHandler, QImageReader, QImageWriter, QPainter

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.shadows import device_ratio, on_device_pixels
from gattai_desktop.board.theme import load_theme
from gattai_desktop.cards.words import wording
from gattai_desktop.content.pack_pictures import MAX_PICTURE, picture_header
from gattai_desktop.content.picture_file import NoPicture, PictureHeader, header_of
from gattai_desktop.content.written_file import why_not_read

LARGEST: Final = QSize(1920, 1080)
"""How large a picture is kept at most, in pixels."""
ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp")
_MOST_BYTES: Final = 64 * 1024 * 1024
_MOST_PIXELS: Final = 60_000_000
_MOST_SIDE: Final = 20_000
"""What a file may be that is chosen at the desk: a photograph of a large camera."""
_QUALITIES: Final = (88, 80, 70, 55, 40, 25)
_KEPT: Final = 40
"""Pictures that are kept as they are painted, and a few as they were decoded."""
_WHOLE: Final = 4

_decoded: Final[OrderedDict[tuple[str, int], QImage]] = OrderedDict()
_fitted: Final[OrderedDict[tuple[str, int, int, int, bool], QImage]] = OrderedDict()


def paint_own(draw: Drawing, file: str, *, whole: bool = False) -> bool:
    """Draw an image file over the whole part; return whether there is one that can be shown.

    whole: all of it is seen, in the middle; else it fills the part, and is cut at two sides.
    """
    assert draw.painter is not None
    ratio = device_ratio(draw.painter)
    size = draw.box.size() * ratio
    found = own_image(file, QSize(ceil(size.width()), ceil(size.height())), whole=whole)
    if found.isNull():
        return False
    image = QImage(found)
    image.setDevicePixelRatio(ratio)
    place = image.deviceIndependentSize()
    left = draw.box.x() + (draw.box.width() - place.width()) / 2
    top = draw.box.y() + (draw.box.height() - place.height()) / 2
    box = draw.box.topLeft()
    box.setX(left)
    box.setY(top)
    draw.painter.drawImage(on_device_pixels(draw.painter, box, ratio), image)
    return True


def own_image(file: str, size: QSize, *, whole: bool = False) -> QImage:
    """Return an image file as large as it is painted, in pixels of the screen; a null image where it shows nothing."""
    try:
        changed = Path(file).stat().st_mtime_ns
    except (OSError, ValueError):
        return QImage()
    key = file, changed, size.width(), size.height(), whole
    if key not in _fitted:
        _fitted[key] = _fit(_decode(file, changed), size, whole=whole)
        while len(_fitted) > _KEPT:
            _fitted.popitem(last=False)
    _fitted.move_to_end(key)
    return _fitted[key]


def _fit(image: QImage, size: QSize, *, whole: bool) -> QImage:
    if image.isNull() or size.isEmpty():
        return QImage()
    keep = Qt.AspectRatioMode.KeepAspectRatio if whole else Qt.AspectRatioMode.KeepAspectRatioByExpanding
    scaled = image.scaled(size, keep, Qt.TransformationMode.SmoothTransformation)
    if whole:
        return scaled
    left, top = (scaled.width() - size.width()) // 2, (scaled.height() - size.height()) // 2
    return scaled.copy(QRect(left, top, size.width(), size.height()))


def _decode(file: str, changed: int) -> QImage:
    key = file, changed
    if key not in _decoded:
        try:
            with Path(file).open("rb") as opened:
                data = opened.read(MAX_PICTURE + 1)
            _decoded[key] = _image(data, picture_header(data))
        except (NoPicture, OSError):
            _decoded[key] = QImage()
        while len(_decoded) > _WHOLE:
            _decoded.popitem(last=False)
    _decoded.move_to_end(key)
    return _decoded[key]


def _image(data: bytes, header: PictureHeader) -> QImage:
    """Decode a picture, at most `LARGEST` and turned as it says; a null image where it is broken inside."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(header.kind.encode()))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if size != QSize(header.wide, header.high):  # what is decoded would be another picture than what was looked at
        return QImage()
    turned = reader.transformation().value & QImageIOHandler.Transformation.TransformationRotate90.value
    most = LARGEST.transposed() if turned else LARGEST
    twice = size.scaled(most * 2, Qt.AspectRatioMode.KeepAspectRatio)
    if twice.width() < size.width():  # so that a large photograph is not decoded whole
        reader.setScaledSize(twice)
    reader.setAutoTransform(True)
    image = reader.read()
    if image.colorSpace().isValid():
        image.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    if image.width() > LARGEST.width() or image.height() > LARGEST.height():
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(LARGEST, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    return image


def fit_for_pack(file: Path) -> bytes:
    """Return a picture of a person's own as it is kept in a pack: a JPEG file, and nothing in it but the picture.

    Raises NoPicture.
    """
    try:
        with file.open("rb") as opened:
            data = opened.read(_MOST_BYTES + 1)
    except OSError as wrong:
        raise NoPicture(wording("The file cannot be opened: {reason}.", reason=why_not_read(wrong))) from wrong
    if len(data) > _MOST_BYTES:
        raise NoPicture(wording("It is larger than {most} KB.", most=_MOST_BYTES // 1024))
    image = _image(data, header_of(data, _MOST_PIXELS, _MOST_SIDE))
    if image.isNull():
        raise NoPicture(wording("It is damaged."))
    data = jpeg_of(image, MAX_PICTURE)
    if not 0 < len(data) <= MAX_PICTURE:
        raise NoPicture(wording("It cannot be made small enough for a pack."))
    return data


def jpeg_of(image: QImage, most: int) -> bytes:
    """Return a picture as a JPEG file of that many bytes if it can be, with nothing in it but the picture."""
    plain = QImage(image.size(), QImage.Format.Format_RGB32)  # it has none of the words that a camera writes
    plain.fill(load_theme("dark").well)
    painter = QPainter(plain)
    painter.drawImage(0, 0, image)
    painter.end()
    data = b""
    for quality in _QUALITIES:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, QByteArray(b"jpeg"))
        writer.setQuality(quality)
        writer.setOptimizedWrite(True)
        writer.write(plain)
        data = bytes(buffer.data().data())
        if len(data) <= most:
            break
    return data
