"""Words, Endurance and crest of each Position lie on its own part of the figure, where their ink is seen."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.drawing import plain
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.signs import painter_path
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.games.gattai.parts.final_form import (
    HIGH,
    WIDE,
    FormLook,
    FormPartLook,
    FormPlace,
    _FormDrawing,
    paint_form,
)
from gattai_desktop.windows.games.gattai.parts.form_shapes import SHAPES


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


LOOKS = {key: FormPartLook(key, "Kopf", "blue", "Ida", "Ida", "Grit", 6, 6) for key in SHAPES}


def _painted(qapp: QApplication, look: FormPartLook, at: FormPlace) -> QImage:
    image = QImage(round(WIDE * at.k), round(HIGH * at.k), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_form(painter, make_paint(speed=0), at, FormLook((look,)))
    painter.end()
    return image


@pytest.mark.parametrize("left_out", [{"title": ""}, {"most": 0}])
@pytest.mark.parametrize("position", SHAPES)
def test_in_a_small_figure_too_nothing_is_written_beyond_the_rim(
    position: str, left_out: dict[str, Any], qapp: QApplication
) -> None:
    """Given a figure in which letters may be no smaller and push each other down, then each stays on its part."""
    at, look = FormPlace(0, 0, 0.33), LOOKS[position]
    whole, without = (_painted(qapp, one, at) for one in (look, evolve(look, **left_out)))
    outline = at.outline(position)
    beyond = [
        (x, y)
        for x in range(whole.width())
        for y in range(whole.height())
        if whole.pixel(x, y) != without.pixel(x, y) and not outline.contains(QPointF(x + 0.5, y + 0.5))
    ]
    assert beyond == []


@pytest.mark.parametrize("position", ["head", "hand"])
def test_in_a_small_figure_endurance_stands_clear_of_the_lower_rim(position: str, qapp: QApplication) -> None:
    """Given letters that push it down, then its pips lie on the part as they lie in a large figure."""
    at, look = FormPlace(0, 0, 0.28), LOOKS[position]
    whole, without = (_painted(qapp, one, at) for one in (look, evolve(look, most=0)))
    size = whole.rect()
    rows = [y for y in range(size.height()) for x in range(size.width()) if whole.pixel(x, y) != without.pixel(x, y)]
    assert max(rows) + 1 <= at.touch(position).bottom() - 2


def test_its_letters_grow_with_those_of_the_window(qapp: QApplication) -> None:
    """Given a window whose letters are enlarged, then those of the figure are too, as far as its parts have room."""
    box = QRectF(0, 0, WIDE * 0.43, HIGH * 0.43)
    usual, large = (
        _FormDrawing(make_paint(scale=Scale.for_table(1920, 1080, zoom)), box, unit=0.43).pixels(plain(25))
        for zoom in (1.0, 1.35)
    )
    assert usual < large <= 36 * 0.43
