"""A text in a place: over as many lines as it needs, smaller where it is long, and cut only where nothing helps."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gattai_desktop.board.block import paint_block
from gattai_desktop.board.fonts import register_fonts, text_font, width_in
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.written import read_by


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("less", [0.01, 0.03, 0.04])
def test_a_line_that_has_room_by_a_hair_is_not_cut(less: float) -> None:
    """A place is measured to a tenth of a pixel: a line that has room by that measure ended in an ellipsis."""
    register_fonts()
    words = "oder Strike; bis zu 2 auf"
    wide = round(width_in(text_font(TEXT_FLOOR), words) + 0.05, 1) - less
    found: list[str] = []
    picture = QImage(400, 40, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter, read_by(lambda _painter, _box, line, _whole: found.append(line)):
        paint_block(painter, QRectF(0, 0, wide, 16), words, text_font, TEXT_FLOOR, QColor("white"))
    assert found == [words]
