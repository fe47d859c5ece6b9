"""PySide6 6.12.0 gives up a reference to None, True or False on each call that returns one (see pyproject.toml)."""

import sys

import pytest
from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

CALLS = 5000
# What the interpreter itself may take or give meanwhile. The defect would lose one for each call.
NOISE = 200


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="from Python 3.12 on, None, True and False cannot be freed")
def test_thousands_of_calls_leave_none_true_and_false_as_they_were(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    children = QObject()
    before = [sys.getrefcount(one) for one in (None, True, False)]
    for _ in range(CALLS):
        children.parent()  # None
        widget.isEnabled()  # True
        widget.isVisible()  # False
        widget.setGeometry(QRect(0, 0, 10, 10))  # None
    after = [sys.getrefcount(one) for one in (None, True, False)]
    for was, now in zip(before, after, strict=True):
        assert abs(now - was) < NOISE
