"""Makes all windows smaller where the screen has less room than their words need, since it is small or shows all large.

A screen of 1024 by 600 at 200 % has room for 512 by 300: words would lie on each other, and plates beyond its edge.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.scale import LEAST_WINDOW

LEAST: Final = QSize(LEAST_WINDOW[0], LEAST_WINDOW[1] + 32)
"""The smallest screen on which a window has room for its words with its frame, in device-independent pixels."""
_A = TypeVar("_A", bound=QApplication)
_FACTOR: Final = "QT_SCALE_FACTOR"
"""By this Qt enlarges all there is, beside what the screen asks for; it is read when an application is made."""


def shrunk(free: QSize) -> float:
    """Return how large all has to be on a screen with so much room, 1.0 for as large as it asks."""
    return min(1.0, free.width() / LEAST.width(), free.height() / LEAST.height())


def fitting_application(make: Callable[[], _A]) -> _A:
    """Make the application; and once more, with all smaller, where its first screen has too little room."""
    application = make()
    screens = QGuiApplication.screens()
    factor = shrunk(screens[0].availableSize()) if screens else 1.0
    if factor == 1.0:
        return application
    application.shutdown()
    del application
    with _enlarged(factor):
        return make()


@contextmanager
def _enlarged(factor: float) -> Iterator[None]:
    """Let Qt show all so much larger than it was told, for an application that is made here."""
    before = os.environ.get(_FACTOR)
    os.environ[_FACTOR] = str(_number(before) * factor)
    try:
        yield
    finally:
        if before is None:
            del os.environ[_FACTOR]
        else:
            os.environ[_FACTOR] = before


def _number(written: str | None) -> float:
    """Return what somebody set, 1.0 where it is no size, as Qt reads it."""
    try:
        found = float(written or 1)
    except ValueError:
        return 1.0
    return found if found > 0 else 1.0
