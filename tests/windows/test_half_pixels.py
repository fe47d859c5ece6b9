"""On a screen that is set to 150 % half of all places end within a pixel; painting one anew leaves no line there."""

from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.board.test_table_snapshot import furthest_apart
from tests.windows.surfaces import SURFACES

RATIO: Final = 1.5
SMOOTH: Final = 20
"""Of 255: how far a smooth edge may be off where a path is cut by the place that is painted."""


@pytest.mark.parametrize(
    "name", ["shelf", "story, coach", "throwdown, pilot", "rumble, pilot", "outcome", "log", "explained"]
)
def test_a_part_that_is_painted_anew_looks_as_before(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    """Given a window, when a part is painted anew that ends within a pixel, then the whole window looks as before."""
    window, dice = SURFACES[name](qtbot, tmp_path), Random(name)
    QApplication.processEvents()
    whole = QImage(window.size() * RATIO, QImage.Format.Format_RGB32)
    whole.setDevicePixelRatio(RATIO)
    window.render(whole, QPoint(0, 0))
    before = whole.copy()
    for _ in range(12):
        left, top = dice.randrange(window.width() - 200), dice.randrange(window.height() - 150)
        right, bottom = left + dice.randrange(40, 190) | 1, top + dice.randrange(40, 140) | 1
        window.render(whole, QPoint(left, top), QRegion(QRect(QPoint(left, top), QPoint(right - 1, bottom - 1))))
    assert furthest_apart(before, whole) <= SMOOTH
