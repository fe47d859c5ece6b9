"""What lies over others has the keyboard for a while, and gives it back."""

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gattai_desktop.windows.kit.focus_groups import FocusRestorer, tab_within


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.show()
    ground.activateWindow()
    return ground


def _button(window: QWidget) -> QPushButton:
    button = QPushButton(window)
    button.show()
    button.setFocus()
    return button


def test_whoever_had_the_keyboard_has_it_again(window: QWidget) -> None:
    """Given a card has the keyboard, when something over it comes and goes, then the card has it again."""
    card, keyboard = _button(window), FocusRestorer()
    keyboard.borrow_in(window)
    over = _button(window)
    assert window.focusWidget() is over
    keyboard.give_back()
    assert window.focusWidget() is card


def test_a_card_that_is_gone_meanwhile_is_not_asked(window: QWidget) -> None:
    """Given the card was played while something lay over it, when that goes, then the keyboard stays where it is."""
    card, keyboard = _button(window), FocusRestorer()
    keyboard.borrow_in(window)
    over = _button(window)
    delete(card)
    keyboard.give_back()
    assert window.focusWidget() is over


def test_what_is_hidden_meanwhile_does_not_get_it(window: QWidget) -> None:
    """Given what had the keyboard is hidden meanwhile, then keys are not sent to where nobody sees them."""
    card, keyboard = _button(window), FocusRestorer()
    keyboard.borrow_in(window)
    over = _button(window)
    card.hide()
    keyboard.give_back()
    assert window.focusWidget() is over


def test_where_nothing_seen_has_it_the_window_hears_the_keys(window: QWidget) -> None:
    """Given a sheet was closed and what had the keyboard is gone, then keys do not go to the hidden sheet."""
    card, keyboard = _button(window), FocusRestorer()
    keyboard.borrow_in(window)
    sheet = QWidget(window)
    sheet.show()
    _button(sheet)
    delete(card)
    sheet.hide()
    keyboard.give_back()
    assert window.focusWidget() is window


def test_tab_goes_round_both_ways(window: QWidget) -> None:
    """Given three stops, then Tab comes from the last to the first, and Shift+Tab back again."""
    first, second, third = (_button(window) for _ in range(3))
    stops: list[QWidget] = [first, second, third]
    assert tab_within(stops, third, forward=True) is first
    assert window.focusWidget() is first
    assert tab_within(stops, first, forward=False) is third
    assert tab_within(stops, window, forward=True) is first
