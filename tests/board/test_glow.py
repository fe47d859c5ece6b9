"""The light under the middle of a table: the same, painted at once or copied from the picture that was kept."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gattai_desktop.board import plate
from gattai_desktop.board.paint import Paint, make_paint


@pytest.fixture
def paint(qapp: object) -> Paint:
    return make_paint(theme="light")


def lit(paint: Paint, wide: float) -> QImage:
    picture = QImage(800, 500, QImage.Format.Format_RGB32)
    picture.fill(paint.theme.table)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    plate.paint_glow(painter, paint.theme, QRectF(-40, 20, wide, 430))
    painter.end()
    return picture


def test_a_window_that_changes_its_size_makes_no_picture_of_its_light(paint: Paint) -> None:
    made = plate._glow.cache_info().misses
    for wide in range(701, 720):
        lit(paint, wide)
    assert plate._glow.cache_info().misses == made


def test_the_light_of_a_window_that_rests_is_kept_and_nobody_sees_when(paint: Paint) -> None:
    at_once = lit(paint, 730)
    made = plate._glow.cache_info().misses
    lit(paint, 730)
    kept = lit(paint, 730)
    assert plate._glow.cache_info().misses == made + 1
    assert at_once.pixelColor(325, 235) != paint.theme.table
    for x in range(0, 800, 5):
        for y in range(0, 500, 5):
            one, other = at_once.pixelColor(x, y), kept.pixelColor(x, y)
            assert max(abs(one.red() - other.red()), abs(one.blue() - other.blue())) <= 1, (x, y)
