"""Shows the first window: the shelf, the first screen of a new computer, and the form of a new table."""

from __future__ import annotations

import os
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.keys import SHELF, WALL, pressed_key
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.presses import PressGuard
from gattai_desktop.board.speech import called
from gattai_desktop.cards.state import Table
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.content.written_file import why_not_read
from gattai_desktop.file_kinds import PACK, RECORD, ends_in
from gattai_desktop.games.team import Team
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import OnShelf, on_shelf
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.glossary.word_explainer import WordExplainer
from gattai_desktop.windows.kit.file_dialogs import file_to_open, folder_to_use
from gattai_desktop.windows.kit.own_scale import OwnScale
from gattai_desktop.windows.kit.root_widget import RootWidget
from gattai_desktop.windows.settings.apply_settings import with_keys
from gattai_desktop.windows.settings.help import HelpPage
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.settings.window_place import shortcut, take_keys, turn_full_screen
from gattai_desktop.windows.shelf.decks_before import DecksBefore
from gattai_desktop.windows.shelf.desk_before import DeskBefore
from gattai_desktop.windows.shelf.file_drop import FileDrop
from gattai_desktop.windows.shelf.file_work import FileWork
from gattai_desktop.windows.shelf.first_run import FirstRun
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.shelf.pages_before import KeysBefore, PageBefore, RulingsBefore, WordsBefore
from gattai_desktop.windows.shelf.puzzles_before import PuzzlesBefore
from gattai_desktop.windows.shelf.room_pane import RoomPanes
from gattai_desktop.windows.shelf.session_menu import SessionMenu
from gattai_desktop.windows.shelf.shelf_looks import session_look
from gattai_desktop.windows.shelf.shelf_pages import Room
from gattai_desktop.windows.shelf.shelf_reading import ShelfReading
from gattai_desktop.windows.shelf.shelf_room import ShelfRoom
from gattai_desktop.windows.shelf.sitting_down_again import ask_again, sit_down_again
from gattai_desktop.windows.wall.wall_before_table import WallBefore

if TYPE_CHECKING:
    from gattai_desktop.windows.shelf.pack_menu import PackMenu


class ShelfWindow(RootWidget):
    """The first window. It opens no table itself, but signals which one is wanted.

    Signals:
        opened(Path): a session is to be played on. begun(Setup): a new table is to be made.
        replayed(ReplayCopy): a session is to be looked at again, in this copy.
        settingsChosen(Settings): the look of this computer was changed. closed: the window was closed.
    """

    opened = Signal(Path)
    begun = Signal(object)
    replayed = Signal(object)
    settingsChosen = Signal(object)
    closed = Signal()

    def __init__(self, paint: Paint, shelf: Shelf, settings: Settings) -> None:
        super().__init__()
        self._paint, self._settings, self.shelf = paint, settings, shelf
        self._left = False
        self.shown.connect(PressGuard(lambda: self._shown.paint.presses, self).watch)
        self.setWindowTitle("Gattai Desktop")
        self.first_run = FirstRun(paint, settings, self)
        self.room = ShelfRoom(paint, self)
        self._panes = RoomPanes(self, self.first_run, self.room)
        self.own_scale = OwnScale(SHELF, self, self._panes.enlarge, lambda: self._paint)
        self.new_table: NewTable | None = None
        self._packs_left = False
        """Whether the new table was asked for among the packs."""
        self.sheet = Sheet(paint, self, tells=True)
        self.files = FileWork(self.sheet, self, lambda: self._shown.paint)
        self.files.done.connect(self._files_changed)
        self.reading = ShelfReading(self)
        self.reading.told.connect(self._tell)
        self.sessions = SessionMenu(shelf, self.files, self.reading.known, self)
        self.sessions.opened.connect(self.opened)
        self.sessions.replayed.connect(self.replayed)
        self.sessions.teamAsked.connect(self.ask_team)
        self.help = HelpPage(self.sheet, self.rect, self)
        self.keys = KeysBefore(self, self.sheet, lambda: self._shown.paint)
        self.keys.keysChosen.connect(lambda keys: self.settingsChosen.emit(with_keys(self._settings, keys)))
        self.help.keysAsked.connect(self.keys.show)
        shortcut(self, "F1", self._open_help)
        shortcut(self, "F11", lambda: turn_full_screen(self))
        self._ring = FocusRing(paint, self)
        self._shown: Room = self.first_run
        self.explainer = WordExplainer(self, self._game_of, lambda: self._shown.paint.in_room(SHELF))
        self.sheet.explain = self.explainer.tell_next
        for room in (self.first_run, self.room):
            room.firstContactAsked.connect(lambda: self.ask_table(first_contact=True))
            room.newAsked.connect(lambda: self.ask_table(first_contact=False))
            room.fileAsked.connect(self.ask_file)
            room.packsAsked.connect(lambda: self.packs.show())  # noqa: PLW0108 (made when it is first asked for)
            room.puzzlesAsked.connect(lambda: self.puzzles.show())  # noqa: PLW0108 (made below)
        self.first_run.backAsked.connect(self.show_shelf)
        self.first_run.backAsked.connect(self.room.choices.setFocus)
        self.first_run.settingsChosen.connect(self.settingsChosen)
        self.wall = WallBefore(self, lambda: self._shown.paint)
        self.wall.settingsChosen.connect(self.settingsChosen)
        self.wall.left.connect(self.first_run.wall.setFocus)
        self.wall.keysAsked.connect(lambda: self.keys.show(WALL))
        self.first_run.wall.clicked.connect(lambda: self.wall.show(self._settings))
        self.room.choicesAsked.connect(lambda: self._turn_to(self.first_run))
        self.room.helpAsked.connect(self._open_help)
        self.first_run.help.chosen.connect(self._open_help)
        self.sessions.serve(self.room)
        self.sheet.closed.connect(self.room.keep_keyboard)
        for scrolled in (self.room.moved, self._panes.moved):
            scrolled.connect(self._ring.place)
        self._make_rooms_over_it()
        self.keeps_in = shelf
        """Where a new session is kept."""
        self.own_scale.take()
        self.show_shelf()

    def _make_rooms_over_it(self) -> None:
        """Make what lies over the whole window while it is open: rulings, words, decks."""
        self.rulings = RulingsBefore(self, lambda: self._shown.paint)
        self.words = WordsBefore(self, lambda: self._shown.paint)
        self.help.wordsAsked.connect(self.words.show)
        kept = self.shelf.folder.parent
        self.decks = DecksBefore(self, lambda: self._shown.paint, kept / "decks", self.shelf.files)
        self.room.decksAsked.connect(self.decks.show_first)
        self.puzzles = PuzzlesBefore(self._panes, self.sheet, lambda: self._paint, lambda: self._settings)
        self.puzzles.shown.connect(self._turn_to)
        self.puzzles.left.connect(self._go_back)
        self.puzzles.settingsChosen.connect(self.settingsChosen)
        self.desk = DeskBefore(self, lambda: self._shown.paint, kept / "packs", self.files)
        self.desk.played.connect(self._play_prepared)
        self.desk.closed.connect(self._desk_left)
        self._over: tuple[PageBefore, ...] = (self.rulings, self.words, self.decks, self.desk)
        self.drop = FileDrop(self, lambda: self._shown, lambda: self.packs.drop, self.open_file, self._free, self.files)
        for one in self._over:
            one.keysAsked.connect(partial(self.keys.show, one.room))

    @cached_property
    def packs(self) -> PackMenu:
        """What shows the packs; made when it is first asked for."""
        from gattai_desktop.windows.shelf.pack_menu import PackMenu

        made = PackMenu(self.shelf, self.files, self._paint, self, can_make=True)
        made.drop.left.connect(self._turn_to)
        made.played.connect(self._play)
        made.shown.connect(lambda: self._turn_to(made.room))
        made.room.backAsked.connect(self._go_back)
        made.room.moved.connect(self._ring.place)
        self._panes.add(made.room).stackUnder(self.sheet)
        made.serve(self.desk)
        return made

    def _play(self, key: str) -> None:
        """Ask what a new table of a pack needs; who does not sit down comes back to the packs."""
        self.ask_table(first_contact=False).choose(key)
        self._packs_left = True

    def _play_prepared(self, key: str) -> None:
        """Ask the same for an evening that is open at the desk: who prepared it leads it, for the Team that came."""
        came = self.new_table.team if self.new_table is not None and self._shown is self.new_table else None
        table = self.ask_table(came, first_contact=False)
        table.choose(key)
        table.seats.lead()

    def _leave_new_table(self) -> None:
        (self.packs.show if self._packs_left else self._go_back)()
        self.desk.back()

    def _go_back(self) -> None:
        """Show what was there before a page, with the keyboard where it was."""
        self.show_shelf()
        if self._panes.left is self.first_run:
            self._turn_to(self.first_run)
        self._panes.give_back(self._shown)

    def _desk_left(self) -> None:
        """Offer in a new session what was written meanwhile."""
        page, packs_left = self.new_table, self._packs_left
        if self._shown is page and page.offered.own != self.packs.own():
            self.ask_table(first_contact=False).take_over(page)
            self._packs_left = packs_left

    # ------------------------------------------------------------------ rooms

    def show_shelf(self) -> None:
        """Show the shelf as it is now, or the first screen where it is empty."""
        try:
            paths, removed = self.reading.in_order(self.shelf.files()), self.sessions.removed.told()
        except OSError as wrong:
            paths, removed = [], ""
            self.files.say(self.tr("The shelf cannot be read"), f"{self.shelf.folder}: {called(why_not_read(wrong))}.")
        at = cast("QWidget | None", self.focusWidget())
        lies = self.room.lay_out(paths, removed)
        self.first_run.back.setVisible(lies)
        self.reading.begin(paths)
        over = at is not None and any(one.holds(at) for one in self._over)
        stands = self.sheet.isVisible() or self.room.has(at) or self.room.has(self.focusWidget()) or over
        if lies and self.isVisible() and self._shown is self.room and stands:
            return  # the focused widget keeps the focus, and nothing scrolls
        self._turn_to(self.room if lies else self.first_run)

    def show_choices(self) -> None:
        """Show the choices for this computer; the shelf is read meanwhile."""
        self.show_shelf()
        self._turn_to(self.first_run)
        self.first_run.language.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_team(self, path: Path) -> None:
        """Ask what the next session needs for the Team that a session has made."""
        if (found := on_shelf(path).shelved) is not None and found.team is not None:
            sit_down_again(self.files, path, found.team, self.begun.emit, partial(self.ask_table, first_contact=False))

    def begin_another(self, key: str, table: Table, game: str, setup: Any = None) -> None:  # noqa: ANN401
        """Begin something else for whoever sat at a table, which this set up; `ask_again` says how it is named."""
        ask_again(self.ask_table(first_contact=False), key, table, game, setup)

    def ask_table(self, team: Team | None = None, *, first_contact: bool) -> NewTable:
        """Ask what a new table needs; Enter begins, First Contact where that is wanted."""
        self.desk.forget()
        self._packs_left = False
        packs = self.packs.own()
        if self.new_table is not None and self.new_table.offered.own != packs:  # a pack came, went or was changed
            self._panes.drop(self.new_table)
            self.new_table = None
        if self.new_table is None:
            decks, now = self.decks.of_game, lambda: self._settings
            self.new_table = NewTable(self._paint, self.shelf.free_path, now, self, own_decks=decks, own_packs=packs)
            self.new_table.begun.connect(self.begun)
            self.new_table.settingsChosen.connect(self.settingsChosen)
            self.new_table.backAsked.connect(self._leave_new_table)
            self.new_table.folder.chosen.connect(self._ask_folder)
            self.new_table.rulingsAsked.connect(self.rulings.show)
            self.new_table.sheetAsked.connect(self.files.ask)
            self.new_table.choices.desk.chosen.connect(self.desk.ask)
            again = self.new_table.choices.ask_again
            self.new_table.decksAsked.connect(lambda game: self.decks.show(game, again))
            self.rulings.changed.connect(self.new_table.set_rulings)
            self._panes.add(self.new_table).stackUnder(self.sheet)
        self._keep_in(self.shelf)
        self.new_table.ask(first_contact=first_contact, team=team)
        self._turn_to(self.new_table)
        return self.new_table

    def _turn_to(self, room: Room) -> None:
        self._shown = room
        self._panes.turn_to(room)
        room.begin()
        self._ring.place()

    def set_settings(self, paint: Paint, settings: Settings, *, wall: str) -> None:
        """Take other colours; wall: the screen that will be the wall, "" for none."""
        self._paint, self._settings = paint, settings
        packs = self.packs.room if "packs" in self.__dict__ else None
        for part in (self.first_run, self.room, self.new_table, packs, self.puzzles, self.sheet, self._ring):
            if part is not None:
                part.set_paint(paint)
        self.first_run.set_settings(settings, wall=wall)
        take_keys(self, paint.keys.of(SHELF))
        self.own_scale.take()
        self.wall.follow(settings)

    def _tell(self, path: Path, found: OnShelf) -> None:
        """Show what is known of a session now."""
        self.room.tell(path, session_look(found, datetime.now().astimezone(), self.shelf.other_folder(path)))

    # ------------------------------------------------------------------ files from elsewhere

    def ask_file(self) -> None:
        """Let a person choose a session or a record, and open it."""
        kinds = self.tr("Sessions, also as text, and packs (*.gattai *.record *.gattai-pack)")
        if (chosen := file_to_open(self, self.tr("Open a file"), kinds)) is not None:
            self.open_file(chosen)

    def open_file(self, path: Path) -> None:
        """Open a session where it lies, play a record into a new one on the shelf, or bring a pack in."""
        if ends_in(path, PACK):
            self.packs.arrival.bring_in(path)
        elif ends_in(path, RECORD):
            self.sessions.play_record(path)
        else:
            self.reading.look(path)
            self.sessions.open(path)

    def _free(self) -> bool:
        """Return whether nothing lies over the room that is shown, and nothing is asked or done."""
        over = any(one.shown for one in self._over) or self.wall.shown or self.sheet.isVisible()
        return not over and not self.files.running

    def _ask_folder(self) -> None:
        """Ask for another folder to keep the new session in."""
        chosen = folder_to_use(self, self.tr("Where is the session kept?"), self.keeps_in.folder)
        if chosen is not None and os.access(chosen, os.W_OK):
            self._keep_in(Shelf(chosen))
        elif chosen is not None:
            self.files.say(self.tr("Nothing can be written there"), str(chosen), price=True)

    def _keep_in(self, shelf: Shelf) -> None:
        self.keeps_in = shelf
        if self.new_table is not None:
            self.new_table.keep_in(shelf.free_path)

    # ------------------------------------------------------------------ Qt and what else happens

    def _files_changed(self) -> None:
        if not self.isVisible() or self._shown not in (self.room, self.first_run):
            return
        at = self.focusWidget()
        self.show_shelf()
        if self.sheet.isVisible() and at is not None:
            self.sheet.raise_()
            at.setFocus(Qt.FocusReason.OtherFocusReason)  # an empty shelf has taken the keyboard
            self._ring.place()

    def _open_help(self) -> None:
        self.sheet.set_paint(self._shown.paint)
        over = next((one for one in self._over if one.shown), None)
        if self.wall.shown:
            self.help.open(WALL)
        elif over is not None:
            self.help.open(over.room, over.game)
        else:
            self.help.open(SHELF, self._game_of(self.focusWidget()))

    def _game_of(self, widget: QWidget) -> str:
        """Return the game by whose book the words of a widget are explained."""
        if self.new_table is not None and self.new_table is self._shown:
            return self.new_table.game_of(widget)
        session = next((self.reading.read(path) for path, card in self.room.cards.items() if card is widget), None)
        played = session.sight.values.get("game") if session is not None and session.sight is not None else None
        return str(played or KEYS[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        usual = self._paint.keys.of(SHELF).meant(pressed_key(event))
        if usual == "?":
            if self.sheet.isVisible() or not self.explainer.tell_next():  # a sheet has explained its own words
                self.keys.show(SHELF)
        elif not self.own_scale.press(usual):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() != QEvent.Type.ActivationChange or not self.isVisible():
            return
        if not self.isActiveWindow():
            self._left = True
        elif self._left:
            self._left = False
            if self._shown is self.room and not self.sheet.isVisible() and not self.files.running:
                self.show_shelf()  # show what other programs changed meanwhile

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.drop.enter(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.drop.leave()

    def dropEvent(self, event: QDropEvent) -> None:
        self.drop.take(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._panes.lay()
        if self.sheet.isVisible():
            self.sheet.set_paint(self._shown.paint)
        self.sheet.move_to(self.rect())
        for one in self._over:
            one.follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), self._paint.theme.table)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.files.stop()
        if self.wall.page is not None and self.wall.shown:
            self.wall.page.leave()
        self.closed.emit()
