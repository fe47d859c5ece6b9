"""The time at which something happens, for the session file alone: no rule ever asks for it. No Qt."""

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Tells the time in milliseconds since 1970."""


def now() -> int:
    """The time by the computer's own clock."""
    return time.time_ns() // 1_000_000
