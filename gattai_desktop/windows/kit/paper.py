"""Sheets of A4 that are painted on, for paper or PDF. Lengths are those of a page on a screen, 96 to an inch."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextOption,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

WIDE, HIGH = 794.0, 1123.0
"""A sheet of A4."""
MARGIN: Final = 46.0


def set_up_paper(device: QPagedPaintDevice) -> None:
    """Make the sheets A4, without margins of their own."""
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)


class Paper:
    """Sheets that are painted on: lengths are those of `WIDE` by `HIGH`, whatever paints them."""

    def __init__(self, painter: QPainter, another: Callable[[], object]) -> None:
        """another: begins another sheet."""
        self._another, self.painter = another, painter
        self.sheets = 1
        self._fit()

    def _fit(self) -> None:
        device = self.painter.device()
        assert device is not None
        self.painter.resetTransform()
        self.painter.scale(device.width() / WIDE, device.height() / HIGH)

    def turn(self) -> None:
        """Begin another sheet."""
        self._another()
        self.sheets += 1
        self._fit()

    def high(self, text: str, font: QFont, wide: float) -> float:
        """Return how high a text is in a column of that width."""
        return self.painter_rect(text, font, wide).height()

    def painter_rect(self, text: str, font: QFont, wide: float) -> QRectF:
        """Return the box that a text takes in a column of that width."""
        self.painter.setFont(_plain(font))
        return self.painter.boundingRect(QRectF(0, 0, wide, 10_000), text, _wrapped())

    def text(self, x: float, y: float, wide: float, text: str, font: QFont, ink: QColor) -> float:
        """Write a text from its top at y, and return where it ends."""
        high = self.high(text, font, wide)
        self.painter.setFont(_plain(font))
        self.painter.setPen(ink)
        self.painter.drawText(QRectF(x, y, wide, high + 2), text, _wrapped())
        return y + high

    def picture(self, svg: str, x: float, y: float, wide: float = 0.0, high: float = 0.0) -> tuple[float, float]:
        """Draw a picture as wide, or else as high, as this; return its size."""
        renderer = QSvgRenderer(QByteArray(svg.encode()))
        box = renderer.viewBoxF()
        k = wide / box.width() if wide else high / box.height()
        size = box.width() * k, box.height() * k
        renderer.render(self.painter, QRectF(x, y, *size))
        return size


def _plain(font: QFont) -> QFont:
    """Return the font with the figures that every reader of a PDF finds again.

    Figures of one width are other glyphs, which stand for no character in the file: who searches the sheet, copies
    from it or has it read aloud would be left without any figure.
    """
    found = QFont(font)
    found.unsetFeature(QFont.Tag("tnum"))
    return found


def _wrapped() -> QTextOption:
    option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def pdf_of(title: str, lay: Callable[[Paper], object]) -> bytes:
    """Return sheets as a PDF."""
    held = QBuffer()
    held.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(held)
    writer.setTitle(title)
    writer.setCreator("Gattai Desktop")
    writer.setResolution(300)
    set_up_paper(writer)
    painter = QPainter(writer)
    lay(Paper(painter, writer.newPage))
    painter.end()
    return bytes(held.data().data())


def pictures_of(lay: Callable[[Paper], object], wide: int) -> tuple[QImage, ...]:
    """Return sheets as pictures of that width, in pixels."""
    size = QSize(wide, round(wide * HIGH / WIDE))
    found: list[QImage] = []
    painter = QPainter()

    def another() -> None:
        if painter.isActive():
            painter.end()
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        found.append(image)
        painter.begin(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    another()
    lay(Paper(painter, another))
    painter.end()
    return tuple(found)


def printed(title: str, lay: Callable[[Paper], object], parent: QWidget) -> bool:
    """Ask for a printer and print sheets; False where none was chosen, or it could not begin."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    set_up_paper(printer)
    dialog = QPrintDialog(printer, parent)
    if dialog.exec() != QPrintDialog.DialogCode.Accepted:
        return False
    painter = QPainter()
    if not painter.begin(printer):
        return False
    lay(Paper(painter, printer.newPage))
    return painter.end()
