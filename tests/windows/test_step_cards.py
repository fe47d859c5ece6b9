"""A step of the Crisis path on the board shows all that it brings, however low it is."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.windows.desk.desk_card import DeskCardButton
from gattai_desktop.windows.games.gattai.desk.evening_cards import step_card
from gattai_desktop.windows.games.register import desk_of


@pytest.mark.parametrize("step", ["Story", "Story + Wave", "Wave + Storm + BGM", "Story + Wave + Storm + BGM"])
def test_every_sign_of_a_low_step_lies_within_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    drawn: list[QRectF] = []

    def sign(_self: Drawing, _name: str, x: float, y: float, size: float, _ink: str) -> None:
        drawn.append(QRectF(x, y, size, size))

    monkeypatch.setattr(Drawing, "sign", sign)
    desk = desk_of("gattai")
    assert desk is not None
    part = next(one for one in desk.parts() if one.kind == "steps")
    holder = QWidget()
    qtbot.addWidget(holder)
    card = DeskCardButton(make_paint("dark"), part, step_card(0, step, 7), holder)
    card.resize(36, 88)
    card.grab()
    assert len(drawn) == step.count("+") + 1
    assert not [pair for pair in combinations(drawn, 2) if pair[0].intersects(pair[1])]
    high = (88 - 24) * card.card.rising
    assert all(QRectF(0, 88 - 24 - high, 36, high).contains(one) for one in drawn)
    assert min(one.width() for one in drawn) > 10
