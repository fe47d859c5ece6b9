"""Shows what can be done with a session: open, replay, copy, check, save, write as text."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from gattai_desktop.board.keys import SHELF, drawn_key
from gattai_desktop.board.plate_look import PlateLook, primary_plate
from gattai_desktop.board.speech import called, message, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import box
from gattai_desktop.file_kinds import RECORD
from gattai_desktop.records.progress import Told
from gattai_desktop.sessions.backups import has_backups
from gattai_desktop.sessions.errors import NotASession, SessionDamaged, SessionError, SessionInUse, SessionNewer
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import OnShelf, on_shelf
from gattai_desktop.windows.kit.file_dialogs import file_to_write, with_ending
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.replay.copies import copy_to_replay
from gattai_desktop.windows.shelf.file_work import FileWork
from gattai_desktop.windows.shelf.long_works import record_written
from gattai_desktop.windows.shelf.removed_sessions import RemovedSessions
from gattai_desktop.windows.shelf.rescue_menu import RescueMenu
from gattai_desktop.windows.shelf.shelf_looks import name_of
from gattai_desktop.windows.shelf.shelf_room import ShelfRoom
from gattai_desktop.windows.shelf.sitting_down_again import read_evening, told_of


class SessionMenu(QObject):
    """Asks on the first window's sheet what to do with a session, and does it.

    Signals:
        opened(Path): a session is to be played on. replayed(ReplayCopy): one is to be looked at again, in this copy.
        teamAsked(Path): the Team that it has made is to sit down for another session.
        coming(Path): a session is about to lie there, under another name or laid back.
    """

    opened = Signal(Path)
    teamAsked = Signal(Path)
    coming = Signal(Path)
    replayed = Signal(object)

    def __init__(self, shelf: Shelf, files: FileWork, known: Callable[[Path], OnShelf], parent: QWidget) -> None:
        super().__init__(parent)
        self._shelf, self._files, self._known, self._parent = shelf, files, known, parent
        self.removed = RemovedSessions(shelf, files, self.coming.emit)
        self._rescue = RescueMenu(shelf, files)

    def serve(self, room: ShelfRoom) -> None:
        """Do what is asked of the sessions that lie in a room."""
        room.opened.connect(self.open)
        room.moreAsked.connect(self.offer)
        room.removedAsked.connect(self.removed.offer)
        room.renameAsked.connect(self.ask_name)
        room.awayAsked.connect(self.ask_away)
        self.coming.connect(room.await_card)

    def open(self, path: Path) -> None:
        """Open a session; where that is not possible, say why, and what can be done."""
        found = self._known(path)
        if found.trouble is None:
            self.opened.emit(path)
        else:
            self.refused(path, found.trouble)

    def play_record(self, path: Path) -> None:
        """Play a record into a new session on the shelf, and open that; it may name what is in a pack that is here."""
        from gattai_desktop.content.pack_shelf import PackShelf  # no start needs it

        title, at = speak("ShelfWindow", "Playing {name} into a session"), time.time_ns() // 1_000_000

        def play(told: Told) -> Path:
            own = PackShelf(self._shelf.folder.parent / "packs").read().packs
            return self._shelf.import_record(path, at=at, told=told, own=own)

        self._files.long(title, path.name, play, self.opened.emit)

    def refused(self, path: Path, trouble: SessionError) -> None:
        """Say why a session cannot be opened, and for a damaged one how much is whole and what can be done."""
        found = self._known(path)
        if isinstance(trouble, SessionDamaged):
            self._rescue.check(found)
        elif isinstance(trouble, NotASession) and has_backups(path):
            self._rescue.offer(found, message(trouble), can_save=False)
        else:
            self._files.say(name_of(found), message(trouble), price=True)

    def offer(self, path: Path) -> None:
        found = self._known(path)
        free = found.can_be_opened
        refused = "" if free else speak("ShelfWindow", "It cannot be opened")
        if isinstance(found.trouble, SessionNewer):
            refused = speak("ShelfWindow", "A newer version wrote it")
        unreadable = "" if _readable(found) else refused
        unchecked = "" if _readable(found) or isinstance(found.trouble, SessionDamaged) else refused
        in_use = speak("ShelfWindow", "It is open") if isinstance(found.trouble, SessionInUse) else ""
        made = found.shelved.team if found.shelved is not None else None
        grown = made is not None and made.grown
        next_one = speak("ShelfWindow", "Next evening") if grown else speak("ShelfWindow", "Make this Team")
        team = self._choice("team", next_one, "")
        folder = self._shelf.other_folder(path)
        choices = (
            *((team,) if made is not None else ()),
            self._choice("open", speak("ShelfWindow", "Open"), refused),
            *((self._choice("told", speak("ShelfWindow", "What happened"), unreadable),) if found.entries else ()),
            self._choice("replay", speak("ShelfWindow", "Replay"), unreadable),
            *((self._choice("points", speak("ShelfWindow", "Turning points"), unreadable),) if _alone(found) else ()),
            self._choice("tale", speak("ShelfWindow", "The evening as a page"), unreadable),
            self._choice("rename", speak("ShelfWindow", "Rename"), refused, key="F2"),
            self._choice("copy", speak("ShelfWindow", "Duplicate"), unreadable),
            self._choice("record", speak("ShelfWindow", "Export as text"), unreadable),
            self._choice(
                "earlier",
                speak("ShelfWindow", "Earlier copies"),
                "" if has_backups(path) else speak("ShelfWindow", "There are none"),
            ),
            self._choice("check", speak("ShelfWindow", "Check for damage"), unchecked),
            SheetChoice(
                "folder", PlateLook(speak("ShelfWindow", "Show folder"), str(folder or ""), arrangement="line")
            ),
            self._choice("away", speak("ShelfWindow", "Remove"), in_use, key="Del"),
        )
        self._files.ask(SheetLook(name_of(found), choices=choices), lambda key, _texts: self._do(str(key), found))

    def _choice(self, name: str, title: str, refused: str, *, key: str = "") -> SheetChoice:
        """Return what can be done with a session; key: what does it without this menu, by its usual name."""
        words = refused or drawn_key(self._files.paint().keys.of(SHELF).shown(key))
        return SheetChoice(name, PlateLook(title, words, judgement="refused" if refused else "", arrangement="line"))

    def _do(self, key: str, found: OnShelf) -> None:
        path = found.path
        does: dict[str, Callable[[], object]] = {
            "team": lambda: self._ask_team(path),
            "open": lambda: self.open(path),
            "told": lambda: self._tell_last(found),
            "replay": lambda: self._look_again(found, points=False),
            "points": lambda: self._look_again(found, points=True),
            "tale": lambda: self._files.tell_evening(path),
            "rename": lambda: self.ask_name(path),
            "copy": lambda: self._copy(found),
            "record": lambda: self._ask_record(found),
            "earlier": lambda: self._rescue.offer_earlier(path),
            "check": lambda: self._rescue.check(found),
            "away": lambda: self.removed.ask_away(found),
            "folder": lambda: self._files.show_folder(path.parent),
        }
        does[key]()

    def _ask_team(self, path: Path) -> None:
        """Let its Team sit down, or say why not: another program may have taken it away since it was read."""
        now = on_shelf(path)
        if now.shelved is None and now.trouble is not None:
            self.refused(path, now.trouble)
        else:
            self.teamAsked.emit(path)

    def _tell_last(self, found: OnShelf) -> None:
        """Read the session in a thread, and say what its last evening was."""
        self._files.long(
            speak("ShelfWindow", "Reading {name}"),
            name_of(found),
            lambda told: read_evening(found.path, told),
            lambda last: self._files.say(name_of(found), *told_of(last)),
        )

    def _copy(self, found: OnShelf) -> None:
        """Copy the session in a thread, under a name that says so."""
        name, shown = speak("ShelfWindow", "{name} (copy)"), called(found.name)
        if shown != found.name:  # nobody typed it, and it is short
            name = name.replace("{name}", shown)
        title, at = speak("ShelfWindow", "Copying {name}"), time.time_ns() // 1_000_000
        copy = partial(self._shelf.duplicate, found.path, name, at=at)
        self._files.long(title, name_of(found), copy, self.coming.emit)  # it may come to lie far from this one

    def _look_again(self, found: OnShelf, *, points: bool) -> None:
        """Make a copy in a thread and hand it on; points: its turning points are to be shown at once."""
        self._files.long(
            speak("ShelfWindow", "Making a copy of {name} to look at"),
            name_of(found),
            lambda told: copy_to_replay(found.path, told),
            lambda copied: self.replayed.emit(evolve(copied, points=points)),
        )

    def ask_name(self, path: Path) -> None:
        """Ask for a session's new name."""
        found = self._known(path)
        if not found.can_be_opened:
            self._files.say(name_of(found), message(found.trouble))
            return
        name = called(found.name)  # stays where none is typed, as its field says
        look = SheetLook(
            speak("ShelfWindow", "Rename {name}").replace("{name}", name),
            fields=(SheetField("name", speak("ShelfWindow", "Name"), text=name, hint=name),),
            choices=(SheetChoice("rename", primary_plate(speak("ShelfWindow", "Rename"))),),
        )
        self._files.ask(look, lambda _key, texts: self._rename(path, texts.get("name", ""), name))
        field = self._parent.focusWidget()
        if isinstance(field, QLineEdit):
            field.selectAll()  # typed text replaces the name

    def ask_away(self, path: Path) -> None:
        """Ask whether a session is taken off the shelf; one that is open somewhere stays."""
        found = self._known(path)
        if isinstance(found.trouble, SessionInUse):
            self._files.say(name_of(found), message(found.trouble))
        else:
            self.removed.ask_away(found)

    def _rename(self, path: Path, name: str, before: str) -> None:
        if name not in ("", before):  # a name that nobody typed stays one in every language
            self._files.carefully(lambda: self.coming.emit(self._shelf.rename(path, name)))

    def _ask_record(self, found: OnShelf) -> None:
        title, kinds = speak("ShelfWindow", "Export as text"), speak("ShelfWindow", "Sessions as text (*.record)")
        chosen = file_to_write(self._parent, title, found.path.with_suffix(RECORD).name, kinds)
        if chosen is not None:
            file = with_ending(chosen, RECORD)  # a session is never written over by its own text
            self._files.long(
                speak("ShelfWindow", "Writing {name} as text"),
                name_of(found),
                lambda told: record_written(found.path, file, told),
                lambda target: self._files.say(speak("ShelfWindow", "The text is written"), str(target)),
            )


def _alone(found: OnShelf) -> bool:
    """Return whether one person played it alone to its end: only then has it turning points."""
    sight = found.sight
    key = sight.values.get("game") if sight is not None else None
    return sight is not None and isinstance(key, str) and bool(box(key).alone_to_the_end(sight))


def _readable(found: OnShelf) -> bool:
    """Return whether it can be read, even while it is open elsewhere: replays and records use a copy."""
    return found.trouble is None or isinstance(found.trouble, SessionInUse)
