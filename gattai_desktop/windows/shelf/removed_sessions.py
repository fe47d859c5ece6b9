"""Takes a session off the shelf, after asking, and lays it back; what is asked serves for packs too."""

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from pathlib import Path

from gattai_desktop.board.plate_look import line_plate, outline_plate, primary_plate
from gattai_desktop.board.speech import called, fill, speak
from gattai_desktop.cards.words import AsWritten
from gattai_desktop.content.written_file import why_not_read
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import OnShelf, last_played
from gattai_desktop.sessions.taken_away import FOLDER, lay_back, removed, take_away
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.shelf.file_work import FileWork
from gattai_desktop.windows.shelf.shelf_looks import called_by_file, name_of, when_words


class RemovedSessions:
    """Asks on the first window's sheet what is taken off the shelf or laid back, and does it."""

    def __init__(self, shelf: Shelf, files: FileWork, coming: Callable[[Path], object]) -> None:
        """coming: is told which session is about to lie on the shelf again."""
        self._shelf, self._files, self._coming = shelf, files, coming

    def ask_away(self, found: OnShelf) -> None:
        """Ask whether a session is taken off the shelf; the file of one in another folder is left alone."""
        away, folder = self._take_away, self._shelf.other_folder(found.path)
        where = speak("ShelfWindow", "Its file goes into the folder “{folder}” beside the others.")
        if folder is not None:
            away = self._forget
            where = speak("ShelfWindow", "The shelf shows it no longer. Its file stays in {folder}.")
        lines = (fill(where, folder=AsWritten(folder or FOLDER)),)
        self._files.ask(removal_asked(name_of(found), lines, partial(self._files.carefully, partial(away, found))))

    def _forget(self, found: OnShelf) -> None:
        """Show a session of another folder no longer, and say where it lies; it can be shown again at once."""
        self._shelf.forget(found.path)
        where = speak("ShelfWindow", "It lies in {folder}. “Open a file” opens it from there.")

        def back() -> None:
            self._shelf.remember(found.path)
            self._files.carefully(lambda: self._coming(found.path))

        told = fill(where, folder=AsWritten(found.path.parent))
        self._files.ask(removal_told(name_of(found), told, back))

    def _take_away(self, found: OnShelf) -> None:
        """Take a session off the shelf, and say where it lies; it can be laid back at once."""
        taken = take_away(found.path)
        where = speak("ShelfWindow", "It lies in {folder}. “Removed sessions” at the end of the shelf lays it back.")
        back = partial(self._lay_back, taken)
        self._files.ask(removal_told(name_of(found), fill(where, folder=AsWritten(taken.parent)), back))

    def _lay_back(self, taken: Path) -> None:
        self._files.carefully(lambda: self._coming(lay_back(taken)))

    def told(self) -> str:
        """Return how many sessions were taken off the shelf, or that nobody can tell; "" for none."""
        try:
            return str(len(removed(self._shelf)) or "")
        except OSError:
            return speak("ShelfWindow", "cannot be read")

    def offer(self) -> None:
        """List what was taken off the shelf; a press lays one back."""
        try:
            paths = removed(self._shelf)
        except OSError as wrong:
            self._tell_unread(wrong)
            return
        now = datetime.now().astimezone()
        look = SheetLook(
            speak("ShelfWindow", "Removed sessions"),
            (speak("ShelfWindow", "A press lays one back on the shelf."),),
            choices=tuple(
                SheetChoice(
                    path,
                    line_plate(called_by_file(path), when_words(last_played(path), now)),
                    then=partial(self._lay_back, path),
                )
                for path in paths
            ),
        )
        self._files.ask(look)

    def _tell_unread(self, wrong: OSError) -> None:
        self._files.say(
            speak("ShelfWindow", "The removed sessions cannot be read"),
            f"{self._shelf.folder / FOLDER}: {called(why_not_read(wrong))}.",
            speak("ShelfWindow", "Nothing was changed there. Once the folder can be read, they are listed here."),
            price=True,
        )


def removal_asked(name: str, lines: Iterable[str], remove: Callable[[], object]) -> SheetLook:
    """Return what asks whether this is taken off the shelf."""
    away = SheetChoice("away", primary_plate(speak("ShelfWindow", "Remove")), then=remove)
    return SheetLook(speak("ShelfWindow", "Remove {name}?", name=name), tuple(lines), choices=(away,))


def removal_told(name: str, where: str, lay_back: Callable[[], object]) -> SheetLook:
    """Return what says that this is off the shelf, and where it lies."""
    return SheetLook(
        speak("ShelfWindow", "{name} is removed", name=name),
        (where,),
        choices=(
            SheetChoice("on", primary_plate(speak("ShelfWindow", "Go on"))),
            SheetChoice("back", outline_plate(speak("ShelfWindow", "Get it back")), then=lay_back),
        ),
        can_close=False,
        first="on",
    )
