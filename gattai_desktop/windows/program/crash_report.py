"""Keeps the program's warnings in a file, and reports a fault: what happened, what was kept, where the report is."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.written_file import why_not_written

if TYPE_CHECKING:
    from gattai_desktop.windows.forms.sheet import Sheet


_MOST: Final = 20
"""Most faults of one run that are written down; a fault in painting would come again and again."""
LONGEST: Final = 1_000_000
"""Bytes of a log above which a new one is begun when the program starts."""


class Mishaps(QObject):
    """Takes uncaught exceptions: writes each one down, and reports it over the window in front."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._told: dict[tuple[str, int], str] = {}

    def watch(self) -> None:
        """Take every uncaught exception from now on, which would go to the console."""
        sys.excepthook = self.tell

    def tell(self, kind: type[BaseException], wrong: BaseException, trace: TracebackType | None) -> None:
        """Write a fault down, once for each place in the program, and report it every time."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        last = traceback.extract_tb(trace)[-1:] if trace is not None else []
        place = (last[0].filename, last[0].lineno or 0) if last else ("", 0)
        told = self._told.get(place)
        if told is None:
            if len(self._told) >= _MOST:
                return
            # The modules for a report are imported when there is a fault.
            from gattai_desktop.sessions.system_report import kept_report, plainly

            file = kept_report(wrong)
            sys.stderr.write(f"{plainly(wrong, file)}\n")
            told = self._told[place] = self._line(wrong, file)
        # Later: no window may be shown while another paints.
        QTimer.singleShot(0, lambda: self._show(told))

    def _line(self, wrong: BaseException, file: Path | None) -> str:
        """Return what a window tells of a fault, in its language."""
        from gattai_desktop.board.speech import fill

        if file is None:
            told = self.tr("It is {what}. Sessions are as they were last saved.")
            return fill(told, what=repr(wrong))
        told = self.tr("Sessions are as they were last saved. Please send in {report}.")
        return fill(told, report=file)

    def _show(self, told: str) -> None:
        window = QApplication.activeWindow() or next(
            (one for one in QApplication.topLevelWidgets() if one.isVisible() and _sheet_of(one) is not None), None
        )
        sheet = _sheet_of(window)
        # A fault in painting comes again while it is reported.
        if window is None or sheet is None or sheet.isVisible():
            return
        from gattai_desktop.board.plate_look import outline_plate
        from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

        look = SheetLook(
            self.tr("The program made a mistake"),
            (told, self.tr("You can go on. If something looks wrong, close the table and open it again.")),
            choices=(SheetChoice("on", outline_plate(self.tr("Go on"))),),
            columns=1,
            edge="price",
            can_close=False,
        )
        sheet.ask(look, lambda _key, _texts: None, QRect(window.rect()))


def _sheet_of(window: QWidget | None) -> Sheet | None:
    from gattai_desktop.windows.forms.sheet import Sheet

    found = getattr(window, "sheet", None)
    return found if isinstance(found, Sheet) else None


def keep_log(warn: Callable[[str], None]) -> None:
    """Write warnings into a file of the program's own; `warn` is told where that cannot be written."""
    from platformdirs import user_log_path

    file = user_log_path("Gattai Desktop", appauthor=False) / "gattai-desktop.log"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.stat().st_size > LONGEST:
            file.replace(file.with_suffix(".log.1"))
        keeper = logging.FileHandler(file, encoding="utf-8")
    except OSError as wrong:
        folder, reason = AsWritten(file.parent), why_not_written(wrong)
        warn(wording("No log can be kept in {folder}: {reason}.", folder=folder, reason=reason))
        logging.basicConfig(level=logging.CRITICAL)
        return
    logging.raiseExceptions = False  # a disk that is full later on is no reason to show a traceback
    lines = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(handlers=[keeper], level=logging.WARNING, format=lines)
