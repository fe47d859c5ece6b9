"""Sees to it that all has a place where the program writes to: Windows may start it without standard streams."""

import io
import sys
from typing import Final

_MOST: Final = 2_000
"""Most letters in the box: the last ones that were written."""
_STOP_SIGN: Final = 0x10
"""How Windows marks a box that tells of a fault."""


def have_streams() -> None:
    """Give the program streams where it was started with none; what goes to standard error is kept for a box."""
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()


def shown_in_a_box(status: int) -> int:
    """Return the exit status; where nobody could read why the program ends with it, a box says it first."""
    if status and isinstance(sys.stderr, io.StringIO) and (told := sys.stderr.getvalue().strip()):
        _show(told[-_MOST:])
    return status


def take_every_sign(stream: io.TextIOWrapper, system: str) -> None:
    """Let suits and foreign names end nothing where a console cannot show them, and go whole into files."""
    if system == "win32" and not stream.isatty():
        stream.reconfigure(encoding="utf-8")  # it would be a code page that has no suits
    stream.reconfigure(errors="replace")


def _show(told: str) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, told, "Gattai Desktop", _STOP_SIGN)
