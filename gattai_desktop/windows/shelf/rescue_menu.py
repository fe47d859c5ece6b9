"""Asks on the first window's sheet what to do with a session that may be damaged, and does it."""

from datetime import datetime
from pathlib import Path
from typing import cast

from gattai_desktop.board.speech import called, message, speak
from gattai_desktop.sessions.backups import Backup, backups_of, has_backups
from gattai_desktop.sessions.errors import SessionDamaged
from gattai_desktop.sessions.findings import Findings
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import OnShelf
from gattai_desktop.windows.kit.sheet_look import SheetLook
from gattai_desktop.windows.shelf.file_work import FileWork
from gattai_desktop.windows.shelf.long_works import read_to_its_end, rescued, taken_out
from gattai_desktop.windows.shelf.rescue import (
    earlier_copies,
    found_of,
    rescue_offered,
    saved,
    what_to_do,
    where_else,
    whole,
)
from gattai_desktop.windows.shelf.shelf_looks import name_of


class RescueMenu:
    """Reads a session to its end, saves what is whole of it, and takes out an earlier copy."""

    def __init__(self, shelf: Shelf, files: FileWork) -> None:
        self._shelf, self._files = shelf, files

    def check(self, found: OnShelf) -> None:
        """Read a session to its end in a thread, and say what was found."""
        self._files.long(
            speak("ShelfWindow", "Checking {name}"),
            name_of(found),
            lambda told: read_to_its_end(found.path, told),
            lambda read: self._checked(found, read),
        )

    def _checked(self, found: OnShelf, read: Findings | SessionDamaged) -> None:
        """Say what was found at the end of a session; where something is damaged, offer to save what is whole."""
        if isinstance(read, SessionDamaged):
            self.offer(found, message(read), where_else(earlier=has_backups(found.path)), can_save=False)
        elif read.intact:
            self._files.say(
                speak("ShelfWindow", "{name} is whole").replace("{name}", name_of(found)),
                whole(read),
                *found_of(read),
            )
        else:
            told = what_to_do(read, earlier=has_backups(found.path))
            self.offer(found, *told, can_save=read.knows_a_table, details=found_of(read))

    def offer(self, found: OnShelf, *told: str, can_save: bool, details: tuple[str, ...] = ()) -> None:
        """Say that a session is damaged, and offer what can be done. details: what of it is damaged."""
        earlier = has_backups(found.path)
        look = rescue_offered(name_of(found), told, can_save=can_save, earlier=earlier, details=bool(details))
        more = SheetLook(speak("ShelfWindow", "What is damaged"), details, edge="price")

        def answered(key: object, _texts: dict[str, str]) -> None:
            if key == "earlier":
                self.offer_earlier(found.path)
            elif key == "details":
                self._files.ask(more)
            else:
                self._rescue(found)

        self._files.ask(look, answered)

    def offer_earlier(self, path: Path) -> None:
        listed = backups_of(path)
        look = earlier_copies(path.stem, listed, datetime.now().astimezone())
        self._files.ask(look, lambda key, _texts: self._take_out(listed[cast("int", key)], path))

    def _take_out(self, backup: Backup, path: Path) -> None:
        words = speak("ShelfWindow", "It is on the shelf as {name}. The present session was not changed.")
        self._files.long(
            speak("ShelfWindow", "Copying {name}"),
            path.stem,
            lambda told: taken_out(backup, path, self._shelf, told),
            lambda made: self._files.say(
                speak("ShelfWindow", "The earlier copy is a new session"), words.replace("{name}", made.stem)
            ),
        )

    def _rescue(self, found: OnShelf) -> None:
        target = self._shelf.free_path(speak("ShelfWindow", "{name} (saved)").replace("{name}", called(found.name)))
        self._files.long(
            speak("ShelfWindow", "Saving what is whole of {name}"),
            name_of(found),
            lambda told: rescued(found.path, target, told),
            lambda findings: self._files.say(
                speak("ShelfWindow", "What is whole was saved"), *saved(findings, target.name)
            ),
        )
