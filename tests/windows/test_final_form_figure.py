"""Words, Endurance and crest of each Position lie on its own part of the figure, where their ink is seen."""

import pytest
from PySide6.QtCore import QRectF

from gattai_desktop.board.signs import painter_path
from gattai_desktop.windows.games.gattai.parts.final_form import SHAPES


@pytest.mark.parametrize("position", SHAPES)
def test_all_that_is_written_on_a_part_lies_on_it(position: str) -> None:
    shape = SHAPES[position]
    outline = painter_path(shape.outline)
    title, pips = QRectF(shape.x, shape.y - 24, 66, 24), QRectF(shape.x, shape.y + 56, shape.room, 20)
    x, y, side = shape.crest or (shape.room - 36, -28, 36)
    crest = QRectF(shape.x + x, shape.y + y, side, side).adjusted(6, 6, -6, -6)
    assert outline.contains(title)
    assert outline.contains(pips)
    assert outline.contains(crest)
