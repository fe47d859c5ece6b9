"""Lets no error out of a `paintEvent`: it is reported like any other fault, and the rest of the window is painted.

An error that leaves one waits until Qt comes back to Python. Behind a window that has an `event` of its own that is
only after the other parts were painted, by calls that do not expect it, and the program ends.
"""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from PySide6.QtGui import QPaintEvent

Widget = TypeVar("Widget", bound=Any)


def reported(paint: Callable[[Widget, QPaintEvent], None]) -> Callable[[Widget, QPaintEvent], None]:
    """Return a `paintEvent` that hands its errors to `sys.excepthook`; what it had painted by then is seen."""

    @wraps(paint)
    def painted(widget: Widget, event: QPaintEvent) -> None:
        try:
            paint(widget, event)
        except Exception:  # noqa: BLE001 - whatever is wrong with one part, the others are painted
            sys.excepthook(*sys.exc_info())

    painted.reports = True  # type: ignore[attr-defined]
    return painted
