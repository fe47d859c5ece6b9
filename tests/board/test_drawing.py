"""Drawing in drawing pixels: what is measured is what is drawn."""

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing, Style, caps, measuring, plain, strong, title
from gattai_desktop.board.layout import Column, Row, shared
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.plate import paint_brackets
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.board.theme import THEMES, ThemeName
from tests.board.sentences import words as as_read


@pytest.fixture
def paint(qtbot: QtBot) -> Paint:
    return make_paint(scale=Scale(DRAWN_CU["full"] * 2))


@pytest.fixture
def picture() -> QImage:
    image = QImage(800, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def inked(image: QImage) -> QRect:
    """Return the smallest box with everything that was drawn."""
    rows = [y for y in range(image.height()) if any(image.pixelColor(x, y).alpha() for x in range(image.width()))]
    columns = [x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() for y in rows)]
    return QRect(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1) if rows else QRect()


@pytest.mark.parametrize("style", [plain(14), strong(13), caps(12), title(24)])
def test_words_measure_as_they_are_drawn(paint: Paint, picture: QImage, style: Style) -> None:
    painter = QPainter(picture)
    drawn = Drawing(paint, QRectF(0, 0, 800, 400), painter).text(0, 100, "Harmony", style)
    painter.end()
    assert measuring(paint, 800).text(0, 100, "Harmony", style) == drawn
    assert abs(inked(picture).right() / 2 - drawn) < 4


def test_lines_measure_as_they_are_drawn(paint: Paint, picture: QImage) -> None:
    line = as_read("Play {7H} on the Pile, and then the next card of your Hand upon it, for as long as it may.")
    painter = QPainter(picture)
    foot = Drawing(paint, QRectF(0, 0, 800, 400), painter).lines(10, 8, line, plain(14), room=180)
    painter.end()
    assert measuring(paint, 800).lines(10, 8, line, plain(14), room=180) == foot
    assert inked(picture).bottom() < foot * 2
    assert inked(picture).top() >= 8 * 2 - 2  # a small card rises above the letters


def test_a_paragraph_measures_as_it_is_drawn(paint: Paint, picture: QImage) -> None:
    line = "The wall is closed, because hands would be seen on it. Extend the desktop and it opens by itself."
    painter = QPainter(picture)
    below = Drawing(paint, QRectF(0, 0, 800, 400), painter).paragraph(
        10, 30, line, plain(14), room=120, most=2, step=20
    )
    painter.end()
    assert measuring(paint, 800).paragraph(10, 30, line, plain(14), room=120, most=2, step=20) == below == 70
    assert inked(picture).right() <= 130 * 2


def test_a_key_measures_as_it_is_drawn(paint: Paint, picture: QImage) -> None:
    painter = QPainter(picture)
    drawn = Drawing(paint, QRectF(0, 0, 800, 400), painter).key(100, 40, "Esc")
    painter.end()
    assert measuring(paint, 800).key(100, 40, "Esc") == drawn > 0
    assert measuring(paint, 800).key(100, 40, "") == 0
    assert abs(inked(picture).width() / 2 - drawn) < 2


def test_a_shape_stands_between_its_corners(paint: Paint, picture: QImage) -> None:
    painter = QPainter(picture)
    Drawing(paint, QRectF(0, 0, 800, 400), painter).shape((10, 20), (40, 20), (10, 50), fill="live")
    painter.end()
    assert inked(picture) == QRect(20, 40, 60, 60)


def test_a_length_is_never_shorter_than_so_many_pixels(paint: Paint) -> None:
    assert measuring(paint, 800).least(20, 30) == 20
    assert measuring(paint, 800).least(20, 60) == 30


def test_a_part_counts_from_its_own_corner(paint: Paint, picture: QImage) -> None:
    painter = QPainter(picture)
    part = Drawing(paint, QRectF(0, 0, 800, 400), painter).within(100, 50, 60, 40)
    part.fill(10, 10, 20, 10, QColor("red"))
    painter.end()
    assert (part.wide, part.high) == (60, 40)
    assert inked(picture) == QRect(220, 120, 40, 20)


def test_a_drawing_without_a_painter_draws_nothing(paint: Paint) -> None:
    draw = measuring(paint, 800)
    draw.plate(edge="pilots")
    draw.sign("tick", 0, 0, 20)
    draw.crest("red", 0, 0, 20)
    draw.rule(10)
    assert draw.wide == 400


def test_a_column_is_used_up_from_both_ends(paint: Paint) -> None:
    column = Column(paint, QRectF(0, 0, 200, 400))
    assert column.take(50, gap=10) == QRect(0, 0, 200, 100)
    assert column.foot(40, gap=20) == QRect(0, 320, 200, 80)
    assert column.rest == QRectF(0, 120, 200, 160)


def test_a_row_is_used_up_from_both_ends(paint: Paint) -> None:
    row = Row(paint, QRectF(0, 0, 400, 100))
    assert row.take(50, gap=10) == QRect(0, 0, 100, 100)
    assert row.end(40, gap=10) == QRect(320, 0, 80, 100)
    assert row.rest == QRectF(120, 0, 180, 100)


def test_places_of_one_size_share_a_box(paint: Paint) -> None:
    places = list(shared(paint, QRectF(0, 0, 420, 220), 3, gap=10, columns=2))
    assert places == [QRectF(0, 0, 200, 100), QRectF(220, 0, 200, 100), QRectF(0, 120, 200, 100)]
    assert list(shared(paint, QRectF(0, 0, 100, 100), 0)) == []


def test_a_shape_fills_what_lies_between_its_corners(paint: Paint, picture: QImage) -> None:
    painter = QPainter(picture)
    Drawing(paint, QRectF(0, 0, 800, 400), painter).shape((10, 10), (40, 10), (40, 30), (10, 30), fill="legal")
    painter.end()
    assert inked(picture) == QRect(20, 20, 60, 40)


def test_the_sign_of_an_empty_place_stands_in_its_middle(paint: Paint, picture: QImage) -> None:
    told: list[tuple[float, float, float]] = []

    class Told(Drawing):
        def outline(self, name: str, x: float, y: float, size: float, ink: str | QColor, line: float) -> None:
            told.append((x, y, size))

    painter = QPainter(picture)
    Told(paint, QRectF(0, 0, 800, 400), painter).well(10, 20, 140, "hand", 0.2)
    painter.end()
    assert told == [(10 + (100 - 28) / 2, 20 + (140 - 28) / 2, 28)]


@pytest.mark.parametrize("theme", THEMES)
def test_the_rest_of_a_bar_is_told_apart_from_what_is_filled_in_every_theme(theme: ThemeName, picture: QImage) -> None:
    """In high contrast lines are as bright as words: none of twelve puzzles solved looked like all of them."""
    painter = QPainter(picture)
    Drawing(make_paint(theme, Scale(DRAWN_CU["full"])), QRectF(0, 0, 800, 400), painter).bar(0, 100, 600, 10, 0.5)
    painter.end()
    assert picture.pixelColor(100, 105) != picture.pixelColor(500, 105)
    assert picture.pixelColor(500, 100).alpha(), "the rest has an edge"


@pytest.mark.parametrize("size", [6, 24])
def test_a_sign_that_does_not_count_yet_stays_within_its_place(paint: Paint, picture: QImage, size: float) -> None:
    painter = QPainter(picture)
    drawn = Drawing(paint, QRectF(0, 0, 800, 400), painter)
    drawn.pips(40, 40, size, "jag", (0, 0, 1))
    painter.end()
    assert inked(picture).width() <= size * drawn.unit


@pytest.mark.parametrize("side", [18, 24, 40, 200])
def test_brackets_round_a_small_place_are_brackets(picture: QImage, side: int) -> None:
    """Round a token of a map they were a lattice, whose lines ran on beyond the corners."""
    box = QRectF(100, 100, side, side)
    with QPainter(picture) as painter:
        paint_brackets(painter, box, QColor("white"), 36.0, 4.0, 2.0)
    around = box.adjusted(-4, -4, 4, 4).toAlignedRect()
    assert inked(picture) == around
    assert not picture.pixelColor(around.center().x(), around.top() + 2).alpha()
    assert not picture.pixelColor(around.left() + 2, around.center().y()).alpha()
