"""Works with files for the first window, at once or in a thread, and shows messages and questions over it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.speech import called, fill, first_large, message, speak
from gattai_desktop.content.pack_shelf import PackNotKept
from gattai_desktop.content.written_file import why_not_written
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.progress import Told
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.windows.forms.background_task import BackgroundTask, Outcome
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.sheet_look import Answered, SheetChoice, SheetLook, unanswered

if TYPE_CHECKING:
    from gattai_desktop.windows.tale.tale_sheet import TaleSheet

T = TypeVar("T")


class FileWork(BackgroundTask):
    """Runs work with files and reports its result over the first window.

    Signals:
        done: files may be others now.
    """

    done = Signal()

    def __init__(self, sheet: Sheet, window: QWidget, paint: Callable[[], Paint]) -> None:
        """paint: the Paint of the shown room, in which the sheet is drawn."""
        super().__init__(sheet, window.rect, window)
        self._window = window
        self.paint = paint
        self._tale: TaleSheet | None = None

    def say(self, title: str, *lines: str, price: bool = False, answered: Answered = unanswered) -> None:
        """Show a message with one plate to go on."""
        look = SheetLook(
            title,
            lines=lines,
            choices=(SheetChoice("on", outline_plate(speak("ShelfWindow", "Go on"))),),
            columns=1,
            edge="price" if price else "edge",
            can_close=False,
        )
        self.ask(look, answered)

    def ask(self, look: SheetLook, answered: Answered = unanswered) -> None:
        """Ask this over the whole window."""
        self._sheet.set_paint(self.paint())
        self._sheet.ask(look, answered, self._window.rect())

    def carefully(self, do: Callable[[], object]) -> None:
        """Do something with files, show what went wrong, and read the shelf again."""
        with self.telling():
            do()
        self.done.emit()

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Show what goes wrong with files."""
        failed = speak("ShelfWindow", "That was not possible")
        try:
            yield
        except (SessionError, UnreadableRecord, PackNotKept) as wrong:
            self.say(failed, *message(wrong).splitlines()[:12], price=True)
        except OSError as wrong:
            self.say(failed, first_large(f"{called(why_not_written(wrong))}."), price=True)

    def show_folder(self, folder: Path) -> None:
        """Show a folder in the system's file manager; where it opens none, say which one it is."""
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.say(speak("ShelfWindow", "The folder cannot be opened from here"), str(folder), price=True)

    def tell_evening(self, path: Path) -> None:
        """Show the tale of a session's last evening, to be kept or printed."""
        from gattai_desktop.windows.tale.tale_sheet import TaleSheet

        if self._tale is None:
            self._tale = TaleSheet(self._sheet, self._window.rect, self.paint, self._window)
        self._tale.tell(path)

    def long(
        self,
        title: str,
        name: str,
        work: Callable[[Told], T],
        then: Callable[[T], object] = lambda _found: None,
    ) -> None:
        """Do long work with files in a thread, then go on with its result."""

        def settle(outcome: Outcome[T]) -> None:
            self.carefully(lambda: then(outcome.found()))

        self._sheet.set_paint(self.paint())
        self.run(fill(title, name=name), work, settle)
