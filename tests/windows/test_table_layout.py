"""The grid of the table window holds at every size: nothing lies on anything else, rails fold where they must."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.scale import Scale
from gattai_desktop.windows.kit.table_layout import TableGrid, lay_out
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given

SIZES = [(1024, 600), (1366, 768), (1500, 860), (1920, 1080), (2560, 1080), (3840, 2160), (1280, 1024), (700, 450)]


def bands(grid: TableGrid) -> list[QRectF]:
    return [grid.header, grid.top, grid.field, grid.strike, grid.drives, grid.hand]


@pytest.mark.parametrize(("wide", "high"), SIZES)
@pytest.mark.parametrize("zoom", [0.7, 1.0, 1.5, 2.0])
def test_the_bands_of_the_middle_follow_one_another(wide: int, high: int, zoom: float) -> None:
    grid = lay_out(wide, high, zoom)
    for above, below in zip(bands(grid), bands(grid)[1:], strict=False):
        assert above.bottom() <= below.top() + 1 or grid.field.height() <= grid.scale.px(60) + 1
    assert grid.hand.bottom() == pytest.approx(high)


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_rails_and_middle_do_not_overlap_unless_the_rails_are_drawers(wide: int, high: int) -> None:
    grid = lay_out(wide, high)
    if not grid.drawers:
        assert grid.left.right() < grid.middle.left() < grid.middle.right() < grid.right.left()
    assert grid.drawers == (wide < 1024 or high < 600)


def test_a_full_table_is_laid_out_as_it_is_drawn() -> None:
    grid = lay_out(1920, 1080)
    assert (grid.scale.layout, grid.scale.unit) == ("full", pytest.approx(1.0))
    assert grid.header.height() == pytest.approx(46)
    assert grid.left.width() == pytest.approx(304)
    assert (grid.middle.x(), grid.middle.width()) == (pytest.approx(336), pytest.approx(1248))
    assert (grid.drives.y(), grid.drives.height()) == (pytest.approx(702), pytest.approx(76))


@pytest.mark.parametrize("zoom", [1.0, 1.3, 1.5, 2.0])
def test_twice_the_pixels_are_the_same_grid_at_twice_the_scale(zoom: float) -> None:
    once, twice = lay_out(1920, 1080, zoom), lay_out(3840, 2160, zoom)
    assert twice.zoom == once.zoom
    for one, other in zip(bands(once), bands(twice), strict=True):
        assert other.y() == pytest.approx(2 * one.y())
        assert other.height() == pytest.approx(2 * one.height())


def test_a_very_wide_window_gives_the_log_a_column_of_its_own() -> None:
    grid = lay_out(2560, 1080)
    assert grid.log is not None
    assert grid.middle.right() < grid.log.left() < grid.right.left()
    assert lay_out(1920, 1080).log is None


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_a_window_says_how_far_it_could_enlarge(wide: int, high: int) -> None:
    most = lay_out(wide, high, 2.0)
    assert 1.0 <= most.zoom <= 2.0
    again = lay_out(wide, high, most.zoom)
    assert (again.zoom, again.field) == (most.zoom, most.field)


@pytest.mark.parametrize("zoom", [1.1, 1.2, 1.3, 1.5, 1.8])
@pytest.mark.parametrize(("wide", "high"), [(1920, 1061), (2560, 1440), (3840, 2160)])
def test_an_enlarged_window_writes_the_words_of_a_drive_as_much_larger_as_it_says(
    wide: int, high: int, zoom: float
) -> None:
    def written(scale: Scale) -> float:
        return scale.px(13 if scale.small else 15)

    plain, larger = Scale.for_table(wide, high), Scale.for_table(wide, high, zoom)
    assert written(larger) / written(plain) == pytest.approx(zoom, rel=0.1)


def test_somewhat_larger_words_leave_the_rails_beside_the_middle() -> None:
    assert not lay_out(1920, 1061, 1.3).drawers


def test_a_press_less_takes_back_a_press_more_where_there_is_no_room_left(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT), size=(1366, 768))
    sitting.take("red")
    for _ in range(12):
        QTest.keyClick(sitting.window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    grid = sitting.window.scene.grid
    assert grid is not None
    assert sitting.window.zoom == grid.zoom < 2.0
    largest = grid.scale.cu
    QTest.keyClick(sitting.window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert sitting.window.scene.grid is not None
    assert sitting.window.scene.grid.scale.cu < largest


def test_a_drawer_leaves_the_strip_below_the_middle_free() -> None:
    """Given the plate of the program at the foot, then a drawer ends above it, and a rail stands beside it."""
    drawer, stands = lay_out(1300, 1060, 1.2, 60), lay_out(1920, 1080, 1.0, 60)
    assert drawer.drawers
    assert drawer.left.bottom() == drawer.right.bottom() == 1000
    assert not stands.drawers
    assert stands.right.bottom() == 1080
