"""Parts that stand for things at the table come and go with them."""

from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.one_for_each import one_for_each


def test_parts_stay_come_and_go_with_their_things(qtbot: QtBot) -> None:
    """Given two Threats, when one leaves and another enters, then the one that stays keeps its plate, in its place."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    def made(name: str) -> QPushButton:
        button = QPushButton(name, window)
        button.setAccessibleName(name)
        return button

    first = one_for_each({}, ("tin", "gull"), made)
    assert all(button.isVisible() for button in first.values())
    then = one_for_each(first, ("brass", "gull"), made)
    assert list(then) == ["brass", "gull"]
    assert then["gull"] is first["gull"]
    assert then["brass"].isVisible()
    assert (first["tin"].isHidden(), first["tin"].accessibleName()) == (True, "")
