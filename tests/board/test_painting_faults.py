"""A part that cannot be painted is reported, and neither the other parts nor the program are lost over it."""

import importlib
import pkgutil
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import gattai_desktop
from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import PaintedWidget, make_paint
from gattai_desktop.windows.kit.root_widget import RootWidget

RED = QColor(255, 0, 0)


class Spoilt(PaintedWidget):
    def draw(self, draw: Drawing) -> None:
        raise KeyError("nosuch")


class Whole(PaintedWidget):
    def draw(self, draw: Drawing) -> None:
        assert draw.painter is not None
        draw.painter.fillRect(self.rect(), RED)


def test_what_cannot_be_painted_is_reported_and_the_rest_is_painted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, told = RootWidget(), []
    qtbot.addWidget(window)
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: told.append(kind))
    parts = [kind(make_paint(), window) for kind in (Spoilt, Whole, Spoilt, Whole, Spoilt)]
    for number, part in enumerate(parts):
        part.setGeometry(20 * number, 0, 10, 10)
    picture = window.grab().toImage()
    assert told == [KeyError] * 3
    assert [picture.pixelColor(20 * number + 5, 5) == RED for number in range(5)] == [False, True, False, True, False]


def test_every_widget_of_the_program_reports_what_it_cannot_paint() -> None:
    for module in pkgutil.walk_packages(gattai_desktop.__path__, "gattai_desktop."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    painted = [one for one in set(kinds_of(QWidget)) if "paintEvent" in vars(one)]
    assert len(painted) > 50
    assert [one.__name__ for one in painted if not hasattr(vars(one)["paintEvent"], "reports")] == []


def kinds_of(kind: type) -> Iterator[type]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("gattai_desktop."):
            yield one
        yield from kinds_of(one)
