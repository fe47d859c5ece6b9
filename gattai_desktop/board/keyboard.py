"""Tells a part of a window whenever the keyboard goes to another widget of the program."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QWidget


def follow_keyboard(went: Callable[[QWidget | None, QWidget | None], object]) -> None:
    """Call this from now on with the widget that had the keyboard and the one that has it now; None for none."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        application.focusChanged.connect(went)
