"""The real program with a watch on the thread of its windows, and an answer to where something is on the screen.

    watched.py ARGUMENTS…   starts `gattai-desktop ARGUMENTS…`

It writes lines: `late END SECONDS` for every stretch in which the windows could not answer, by the monotonic clock that
all programs of a computer share, and `at X Y` or `nowhere` for every name that it reads: the middle of the visible part
that a screen reader calls so, or by what begins so.
"""

import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QSocketNotifier, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.windows.program import application

_BEAT = 5
"""Milliseconds from one beat to the next."""
_LATE = 0.015
"""Seconds after which a beat is told to be late."""


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Watch(QObject):
    """Beats in the thread of the windows."""

    def __init__(self, program: QApplication) -> None:
        super().__init__(program)
        program.setCursorFlashTime(0)  # a cursor that blinks is no picture that somebody waits for
        self._last = time.monotonic()
        self._beat = QTimer(self)
        self._beat.setTimerType(Qt.TimerType.PreciseTimer)
        self._beat.timeout.connect(self._tick)
        self._beat.start(_BEAT)
        self._asked = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._asked.activated.connect(self._answer)

    def _tick(self) -> None:
        now = time.monotonic()
        if now - self._last > _LATE:
            _say(f"late {now:.4f} {now - self._last:.4f}")
        self._last = now

    def _answer(self) -> None:
        name = sys.stdin.readline().strip()
        if not name:
            self._asked.setEnabled(False)
            return
        found = [one for one in QApplication.allWidgets() if one.isVisible() and one.accessibleName().startswith(name)]
        active = [one for one in found if one.window().isActiveWindow()] or found
        if not active:
            _say("nowhere")
            return
        # Of several the smallest: a group may be called as what it holds.
        place = _middle(min(active, key=lambda one: one.width() * one.height()))
        _say(f"at {place.x()} {place.y()}")


def _middle(part: QWidget) -> QPoint:
    return part.mapToGlobal(part.rect().center())


def watch() -> None:
    """Have the application watched as soon as there is one."""
    make = application.the_application

    def watched(warn: Callable[[object], None]) -> QApplication:
        made = make(warn)
        if made.findChild(Watch) is None:
            Watch(made)
        return made

    application.the_application = watched


if __name__ == "__main__":
    watch()
    from gattai_desktop.cli import main

    sys.argv[0] = "gattai-desktop"
    sys.exit(main())
