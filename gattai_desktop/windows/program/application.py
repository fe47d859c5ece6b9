"""Makes the Qt application of this program, with its fonts, icon, log, and reports of uncaught exceptions."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from gattai_desktop import kept_code
from gattai_desktop.board.fonts import register_fonts, text_font
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.resources import ResourceMissingError, resource
from gattai_desktop.windows.program.crash_report import Mishaps, keep_log
from gattai_desktop.windows.program.small_screen import fitting_application
from gattai_desktop.windows.settings.system_preferences import wishes_less_motion

if TYPE_CHECKING:
    from gattai_desktop.model.game_model import GameModel

SOON: Final = 200
"""Milliseconds after which the first window has been painted."""
_LATER: Final = 500
"""Milliseconds after which a session lies on its table even on a slow computer."""


class AskedApplication(QApplication):
    """The application, which also hears what the desktop wants opened: macOS sends each file as an event."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[Path] = []
        self._open: Callable[[Path], None] | None = None

    def hear_files(self, open_it: Callable[[Path], None]) -> None:
        """Let files be opened by `open_it` from now on, and first what was asked for before."""
        self._open = open_it
        while self._waiting:
            open_it(self._waiting.pop(0))

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if path := event.file():
            self._waiting.append(Path(path))
            if self._open is not None:
                # Not within the event: a faulty file asks something on a sheet.
                QTimer.singleShot(0, partial(self.hear_files, self._open))
        return True


def hear_files(open_it: Callable[[Path], None]) -> None:
    """Let the files that the desktop wants opened be opened by `open_it`."""
    application = QCoreApplication.instance()
    if isinstance(application, AskedApplication):
        application.hear_files(open_it)


def the_application(warn: Callable[[object], None]) -> QApplication:
    """Return the application, a new one where there is none. `warn` is told what is missing but not needed."""
    found = QCoreApplication.instance()
    if isinstance(found, QApplication):
        return found
    QGuiApplication.setDesktopFileName("gattai-desktop")
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    new = partial(AskedApplication, sys.argv[:1])
    application = new() if no_display() else fitting_application(new)
    application.setApplicationName("Gattai Desktop")
    look_alike(application, sys.platform)
    register_fonts()
    application.setFont(text_font(15))
    QTimer.singleShot(_LATER, application, lambda: show_icon(warn))
    keep_log(warn)
    Mishaps(application).watch()
    return application


def look_alike(application: QApplication, platform: str) -> None:
    """Let fields look as on Linux, where every window was looked at, and let Tab go to everything, as there.

    Windows and macOS have styles of their own, with frames and rings around a field that has its own. On a Mac, unless
    its settings say otherwise, Tab goes to fields and lists alone.
    """
    if not platform.startswith("linux"):
        application.setStyle("Fusion")
        application.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)


def show_icon(warn: Callable[[object], None]) -> None:
    """Set the icon of all windows, once. It is read and drawn in several sizes, for which no first picture waits."""
    if not QGuiApplication.windowIcon().isNull():
        return
    try:
        QGuiApplication.setWindowIcon(QIcon(str(resource("icons/gattai-desktop.svg"))))
    except ResourceMissingError as wrong:
        warn(wrong)


def settle_down(model: GameModel | None) -> None:
    """Get ready for a seat while people read whose turn it is; collect garbage, but not what a start made.

    Moves and plates are imported. The newest entries are told as everybody may know them, and thrown away: the first
    telling reads the book of rules and the words of moves, which would delay the rise of a curtain.
    """
    kept_code.end()
    if model is not None:
        from gattai_desktop.content.boxes import box
        from gattai_desktop.windows.games.register import room_of
        from gattai_desktop.windows.kit.log_lines import entry_lines
        from gattai_desktop.windows.log.log_pane import AT_ONCE

        box(model.game).game.get_ready()
        room_of(model.game).get_ready()
        for happened in model.log(model.entry - AT_ONCE + 1):
            entry_lines(happened, model, "everything", seat=PUBLIC)
        wishes_less_motion()  # asks another program, once
    gc.freeze()
    gc.enable()


def no_display() -> bool:
    """Whether no window could be seen: Qt was told to paint offscreen, or this is a Linux without a screen."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if platform.partition(":")[0] in {"offscreen", "minimal"}:
        return True
    if platform or not sys.platform.startswith("linux"):
        return False
    return not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
