"""Cards that are drawn in a question and in its reason stand apart in a small window."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from gattai_desktop.board import words
from gattai_desktop.board.theme import Theme
from gattai_desktop.windows.asking.ask_plate import AskPlate
from tests.windows.cut import paint_all
from tests.windows.surfaces import SURFACES


def test_no_small_card_of_a_question_lies_on_one_of_its_reason(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given an Ace that acts low or high while a card is laid towards an Interrupt, then each shows a card."""
    drawn: list[QRectF] = []
    paint_mini = words.paint_mini

    def noted(painter: QPainter, theme: Theme, face: str, x: float, y: float, height: float) -> float:
        width = paint_mini(painter, theme, face, x, y, height)
        if isinstance(painter.device(), AskPlate):
            drawn.append(painter.worldTransform().mapRect(QRectF(x, y, width, height)))
        return width

    window = SURFACES["fight, an Interrupt"](qtbot, tmp_path)
    window.resize(1024, 600)
    monkeypatch.setattr(words, "paint_mini", noted)
    paint_all(window)
    assert len(drawn) == 2, drawn
    assert not [pair for pair in combinations(drawn, 2) if pair[0].intersects(pair[1])]
