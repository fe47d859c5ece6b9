"""A scroll bar is dressed when its look changes, and not at each step of a resize."""

import pytest
from PySide6.QtWidgets import QScrollArea, QScrollBar
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.windows.kit.scrolling import quiet_scroll_bar


def test_the_same_look_is_read_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    area, looks, dress = QScrollArea(), list[str](), QScrollBar.setStyleSheet
    qtbot.addWidget(area)

    def dressed(bar: QScrollBar, look: str) -> None:
        looks.append(look)
        dress(bar, look)

    monkeypatch.setattr(QScrollBar, "setStyleSheet", dressed)
    large = Scale(3 * DRAWN_CU["full"])
    for paint in (make_paint("dark"), make_paint("dark"), make_paint("light"), make_paint("light", large)):
        quiet_scroll_bar(area, paint)
    assert len(looks) == 3
