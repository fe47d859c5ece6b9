"""Runs long work with files in a thread, while a sheet shows its progress and can stop it."""

import sys
import threading
from collections.abc import Callable
from typing import Final, Generic, TypeVar, cast

from PySide6.QtCore import QObject, QRect, QTimer, Signal

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.speech import fill
from gattai_desktop.records.progress import Stopped, Told
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.sheet_look import SheetLook

T = TypeVar("T")

_BLINK: Final = 0.08
"""Seconds before a sheet is shown: most work is done sooner."""
_LOOK: Final = 40
"""Milliseconds between two updates of the progress."""
_SPOKEN: Final = 25
"""Percent after which a screen reader is told the progress again: it must not talk all the time."""
_TURN: Final = 0.0005
"""Seconds until Python lets the windows run again: with its usual 5 ms a picture takes five times as long."""
_USUAL: Final = sys.getswitchinterval()


class Outcome(Generic[T]):
    """The result of the work, or what went wrong."""

    def __init__(self, found: T | None = None, wrong: Exception | None = None) -> None:
        self._found, self._wrong = found, wrong

    def found(self) -> T:
        """Return the result. Raises what went wrong."""
        if self._wrong is not None:
            raise self._wrong
        return cast("T", self._found)  # None only where that is the result


class BackgroundTask(QObject):
    """Runs one piece of work at a time in a thread, which may touch files but no widget.

    Signals:
        ended(): the work has ended, and its outcome was handed over.
    """

    ended = Signal()

    def __init__(self, sheet: Sheet, room: Callable[[], QRect], parent: QObject) -> None:
        super().__init__(parent)
        self._sheet, self._room = sheet, room
        self._sheet.begun.connect(self._asked)
        self._sheet.closed.connect(self._left)
        self._thread: threading.Thread | None = None
        self._settle: Callable[[], object] = lambda: None
        self._next: Callable[[], object] = lambda: None
        self._title = ""
        self._share = self._spoken = 0
        self._stopped = self._shown = self._covered = False
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self._see)

    @property
    def running(self) -> bool:
        """Whether work is being done."""
        return self._thread is not None

    def run(self, title: str, work: Callable[[Told], T], then: Callable[[Outcome[T]], object]) -> None:
        """Do the work; `then` gets the outcome in the thread of the windows, unless it was stopped.

        `work` tells how far it is, and is stopped by whom it tells. What is asked for meanwhile comes afterwards.
        """
        if self.running:
            self._next = lambda: self.run(title, work, then)
            return
        outcome: list[Outcome[T]] = []

        def do() -> None:
            try:
                outcome.append(Outcome(work(self._told)))
            except Stopped:
                return
            except Exception as wrong:  # noqa: BLE001 - whoever asked for it says what went wrong
                outcome.append(Outcome(wrong=wrong))

        self._title, self._share, self._spoken, self._stopped = title, 0, 0, False
        self._settle = lambda: then(outcome[0]) if outcome else None
        self._thread = threading.Thread(target=do, name=title)
        self._thread.start()
        self._thread.join(_BLINK)
        if self._thread.is_alive():
            sys.setswitchinterval(_TURN)
            self._look.start()
            self._say()
        else:
            self._end()

    def stop(self) -> None:
        """Stop the work as soon as possible; what was half done is removed."""
        self._stopped = True

    def end(self) -> None:
        """Stop the work for good, since its window closes: nobody hears of it any more."""
        self.stop()
        if self._look.isActive():
            self._look.stop()
            sys.setswitchinterval(_USUAL)

    def _told(self, done: int, of: int) -> None:
        """Note the progress, in the thread of the work."""
        if self._stopped:
            raise Stopped
        self._share = 100 * done // max(1, of)

    def _see(self) -> None:
        """Show the progress, or that the work is done."""
        if self._thread is not None and self._thread.is_alive():
            self._say()
            return
        self._look.stop()
        sys.setswitchinterval(_USUAL)
        self._end()

    def _say(self) -> None:
        words = fill(self.tr("{share} % done. Back stops it."), share=self._share)
        if not self._shown and not self._stopped:
            self._sheet.ask(SheetLook(self._title, (words,)), lambda _key, _texts: None, self._room())
            self._shown = True
        elif self._sheet.asks(self._title):
            self._sheet.say((words,))
            if self._share // _SPOKEN > self._spoken // _SPOKEN:
                announce(self._sheet, words)
                self._spoken = self._share

    def _asked(self) -> None:
        """Note whether something else is asked or told in the place of the progress."""
        self._covered = self._shown and not self._sheet.asks(self._title)

    def _left(self) -> None:
        """Stop the work when the sheet is closed; after something else on it the progress is shown again."""
        if self._covered:
            self._shown = self._covered = False
        elif self._shown and self.running:
            self.stop()

    def _end(self) -> None:
        self._shown = self._covered = False
        self._thread = None
        if self._sheet.asks(self._title):
            self._sheet.dismiss()
        settle, self._settle = self._settle, lambda: None
        settle()
        following, self._next = self._next, lambda: None
        following()
        self.ended.emit()
