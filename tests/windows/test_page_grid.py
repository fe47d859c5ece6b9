"""How large a page of the first window is drawn: its columns stand side by side wherever they have room."""

import pytest
from PySide6.QtCore import QSize

from gattai_desktop.windows.shelf.pack_grid import PackGrid


@pytest.mark.parametrize("inside", [(960, 540), (960, 516), (940, 520)])
def test_a_screen_of_1920_by_1080_at_200_percent_has_room_beside_its_title_bar(inside: tuple[int, int]) -> None:
    grid = PackGrid.of(QSize(*inside))
    assert not grid.stacked
    assert grid.unit >= 0.9, "smaller words cannot be read"


def test_a_smaller_window_has_one_column_as_wide_as_itself() -> None:
    grid = PackGrid.of(QSize(640, 400))
    assert grid.stacked
    assert grid.wide * grid.unit == pytest.approx(640)
