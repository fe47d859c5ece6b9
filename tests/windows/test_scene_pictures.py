"""The pictures of what can be played show what they mean in every theme."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.windows.kit.scene_picture import paint_scene


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_the_areas_of_a_map_are_seen_in_every_theme(theme: ThemeName) -> None:
    """In high contrast they were black on black: the links between them hung in the void."""
    paint, picture = make_paint(theme), QImage(400, 200, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    paint_scene(Drawing(paint, QRectF(0, 0, 400, 200), painter), "network", 0)
    painter.end()
    empty = picture.pixelColor(200, 195)
    assert empty == paint.theme.well
    frame = [picture.pixelColor(x, 150) for x in range(157, 164)]
    assert any(one != empty for one in frame)
