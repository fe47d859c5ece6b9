"""Asks the system what it wants of every program: a dark or light picture, more contrast, less motion.

Where the system does not say, nothing is wished. A theme that a person chose, the system is told.
"""

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.theme import ThemeName
from gattai_desktop.windows.settings.settings import ThemeChoice

_LONGEST: Final = 0.6
"""Longest wait for an answer of a system's program, in seconds."""
_NO_ANIMATION: Final = 0x1042
"""SPI_GETCLIENTAREAANIMATION, as Windows calls it."""

AskSystem = Callable[[tuple[str, ...]], str]


def wished_theme() -> ThemeName:
    """Return the theme that fits the system's own."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is not None and "HighContrast" in str(accessibility().contrastPreference()):
        return "contrast"
    if sys.platform == "win32" and _is_stark(QGuiApplication.palette()):
        return "contrast"
    return "light" if hints.colorScheme() == Qt.ColorScheme.Light else "dark"


def frame_windows(theme: ThemeChoice) -> None:
    """Ask the system for frames of windows, and dialogs of its own, that fit a chosen theme, or for its usual ones.

    Windows and macOS frame a window white by day, which glares around a dark table.
    """
    hints = QGuiApplication.styleHints()
    if theme == "system":
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Light if theme == "light" else Qt.ColorScheme.Dark)


def _is_stark(palette: QPalette) -> bool:
    """Return whether a palette is one of Windows' for high contrast: pure black and pure white alone."""
    ground, words = palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.WindowText)
    return {ground.rgb() & 0xFFFFFF, words.rgb() & 0xFFFFFF} == {0, 0xFFFFFF}


def wishes_less_motion() -> bool:
    """Return whether the system asks programs to move less."""
    from PySide6.QtWidgets import QStyle  # slow to import, and the first window does not need it

    style = QApplication.style()
    if style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0:
        return True
    return _system_says(sys.platform)


@lru_cache(maxsize=4)
def _system_says(platform: str) -> bool:
    if platform == "win32":
        return _windows_says()
    return less_motion_here(platform, _answer)


def less_motion_here(platform: str, ask: AskSystem) -> bool:
    """Ask the named system for less motion; `ask` runs a program and returns its output, "" where it cannot."""
    if platform == "darwin":
        return ask(("defaults", "read", "com.apple.universalaccess", "reduceMotion")).strip() == "1"
    said = ask(("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"))
    return said.strip() == "false"


def _answer(command: tuple[str, ...]) -> str:
    import subprocess

    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_LONGEST, check=False)  # noqa: S603 - a program of the system, with fixed words
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout if done.returncode == 0 else ""


def _windows_says() -> bool:
    if sys.platform == "win32":
        import ctypes

        moves = ctypes.c_int(1)
        known = ctypes.windll.user32.SystemParametersInfoW(_NO_ANIMATION, 0, ctypes.byref(moves), 0)
        return bool(known) and not moves.value
    return False
