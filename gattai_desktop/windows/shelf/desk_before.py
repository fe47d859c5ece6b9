"""Opens the desk over the first window: with a fresh pack, or with one of a person's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import DESK, drawn_key
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, outline_plate, primary_plate
from gattai_desktop.board.speech import content, listed, message, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.boxes import KEYS, name_of, packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.content.pack_file import HEAD
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.games.kinds import MAX_NAME
from gattai_desktop.windows.games.register import desk_of
from gattai_desktop.windows.kit.own_words import leave_draft
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.shelf.file_work import FileWork
from gattai_desktop.windows.shelf.pages_before import PageBefore

if TYPE_CHECKING:
    from gattai_desktop.content.faults import Fault
    from gattai_desktop.windows.desk.pack_desk import PackDesk
    from gattai_desktop.windows.kit.game_desk import GameDesk


class DeskBefore(PageBefore):
    """The desk over the first window.

    Signals:
        played(str): the evening with this key is to begin. closed: the desk was left.
        given(OwnPack): the pack is to be given away as one file. opened: the desk was opened.
    """

    played = Signal(str)
    opened = Signal()
    closed = Signal()
    given = Signal(object)

    room = DESK
    page: PackDesk | None

    def __init__(self, window: QWidget, paint: Callable[[], Paint], folder: Path, files: FileWork) -> None:
        """paint: returns the window's Paint. folder: where a person's packs are. files: asks on the window's sheet."""
        super().__init__(window, paint)
        self._kept, self._files = PackShelf(folder), files
        self._left_to_play = False
        self.closed.connect(leave_draft)

    def ask(self, game: str = KEYS[0]) -> None:
        """Ask which of a person's own packs is opened, or a new one; without any, begin a new one."""
        shelf = self._kept.read()
        found = {self._kept.place_of(one): one.title for one in shelf.packs}
        found |= {folder: wrong.title for folder, wrong in shelf.unusable}
        here = {folder: title for folder, title in found.items() if folder.parent.name == game}
        if not here:
            self.new_pack(game)
            return
        new = SheetChoice("new", primary_plate(speak("desk", "A new pack")), then=partial(self.new_pack, game))
        plates = [
            SheetChoice(
                folder, PlateLook(content(name), arrangement="line"), then=partial(self.open_folder, folder, game)
            )
            for folder, name in here.items()
        ]
        self._files.ask(SheetLook(speak("desk", "Open at the desk"), choices=(new, *plates), columns=1))

    def new_pack(self, game: str = "") -> None:
        """Ask what a fresh pack is called, who makes it and for which game, where none is given; and open it."""
        games = (game,) if game else KEYS
        first, *others = games
        lit = primary_plate(speak("desk", "To the desk"))
        to = evolve(_for_game(first), fill=lit.fill, edge=lit.edge) if others else lit
        kept = speak("desk", "It is kept on this computer, and can be given away under CC BY-SA 4.0.")
        then = speak("desk", "Choose the game it is for, and the desk opens.")
        look = SheetLook(
            speak("desk", "A pack of your own"),
            (kept, then) if others else (kept,),
            fields=(
                SheetField("title", speak("desk", "What it is called"), hint=_usual_title(first), most=MAX_NAME),
                SheetField("author", speak("desk", "Who makes it"), self._last_author(), hint=_nobody(), most=MAX_NAME),
            ),
            choices=(SheetChoice(first, to), *(SheetChoice(one, _for_game(one)) for one in others)),
        )
        self._files.ask(look, lambda key, texts: self._make(str(key), texts))

    def _last_author(self) -> str:
        """Who made the first pack of this computer that says so; nobody who made what came with the program."""
        others = {one.author for key in KEYS for pack in packs_of(key).built_in() for one in pack.of(PackEntry)}
        entries = (entry for one in self._kept.read().packs for entry in one.pack.of(PackEntry))
        return next((one.author for one in entries if one.author not in {"", "somebody", _nobody(), *others}), "")

    def _make(self, game: str, texts: dict[str, str]) -> None:
        from gattai_desktop.content.new_pack import new_draft

        desk = desk_of(game)
        title = texts.get("title", "").strip() or _usual_title(game)
        author = texts.get("author", "").strip() or _nobody()
        if desk is None:
            return
        try:
            contents = packs_of(game).contents
            draft = new_draft(self._kept.folder, contents, title=title, author=author, own=self._kept.read().packs)
            desk.begin(draft, title, author)
            draft.forget()
        except DraftNotKept as wrong:
            self._files.say(speak("desk", "That was not possible"), message(wrong), price=True)
            return
        self._show(draft, game)

    def open(self, pack: OwnPack) -> None:
        """Open a pack of a person's own."""
        self.open_folder(self._kept.place_of(pack), pack.game)

    def open_folder(self, folder: Path, game: str, fault: Fault | None = None) -> None:
        """Open the pack in a folder, faulty or not, at one of its faults where one is given."""
        others = [one for one in self._kept.read().packs if one.id != folder.name]
        try:
            draft = PackDraft(folder, packs_of(game).contents, others)
        except DraftNotKept as wrong:
            self._files.say(content(folder.name), message(wrong), price=True)
            return
        self._show(draft, game)
        if self.page is not None:
            self._lead(self.page, draft, fault)

    def _lead(self, page: PackDesk, draft: PackDraft, fault: Fault | None) -> None:
        """Lead to a fault; what a file written by hand has twice under one id first gets its own, which is told."""
        try:
            given = draft.part_ids()
        except DraftNotKept as wrong:
            page.tell(message(wrong))
            return
        if fault is not None:
            page.show_fault(fault)
        elif given:
            page.open_entry(*given[0], "id")
        if given:
            names = listed([content(str(draft.values(*one)["name"] or one[1])) for one in given])
            words = "Has an id of its own now: {names}; {key} takes that back."
            page.tell(speak("desk", words, names=names, key=drawn_key(page.paint.keys.shown("Ctrl+Z"))))

    def make(self, paint: Paint, parent: QWidget, draft: PackDraft, game: GameDesk) -> PackDesk:
        from gattai_desktop.windows.desk.look_again import LookAgain
        from gattai_desktop.windows.desk.pack_desk import PackDesk

        made = PackDesk(paint, parent, draft, game)
        LookAgain(made, draft.look_again)
        return made

    def enter(self, page: PackDesk) -> None:
        """Open the desk that was made."""
        page.enter(self.place())
        self.opened.emit()

    def _show(self, draft: PackDraft, game: str) -> None:
        desk = desk_of(game)
        if desk is None:
            return
        self.game = game
        if self.page is not None:
            self.page.close_up()
        page = self.put(self.make(self._paint(), self._window, draft, desk))
        page.begun.connect(self._begin)
        page.closed.connect(self.closed)
        page.given.connect(self._give)
        page.titleAsked.connect(self._ask_title)
        self.enter(page)

    def _begin(self, key: str) -> None:
        self.played.emit(key)
        self._left_to_play = True

    def forget(self) -> None:
        """Lead nobody back: what is asked now was not asked from the desk."""
        self._left_to_play = False

    def back(self) -> None:
        """Lead whoever left the desk for a new session, and does not begin it, back to where it was left."""
        if self._left_to_play and self.page is not None:
            self.enter(self.page)
            self.page.show_board()  # in a small window what has the keyboard would lie out of sight
        self.forget()

    def _ask_title(self) -> None:
        """Ask what the pack at the desk is called from now on, and who makes it; its id stays."""
        from gattai_desktop.content.credit import maker_of, name_maker
        from gattai_desktop.content.new_pack import head_again

        page = self.page
        if page is None:
            return
        page.settle()
        draft = page.draft
        before = {"title": draft.title, "author": maker_of(draft)}

        def answered(_key: object, texts: dict[str, str]) -> None:
            title, author = (texts.get(name, "").strip() or words for name, words in before.items())
            try:
                if draft.texts.get(HEAD) is None:
                    head_again(draft, title, author)
                elif title != before["title"]:
                    draft.change_head(title=title)
                name_maker(draft, author)
            except DraftNotKept as wrong:
                page.tell(message(wrong))

        called = SheetField("title", speak("desk", "What it is called"), before["title"], most=MAX_NAME)
        made = SheetField("author", speak("desk", "Who makes it"), before["author"], most=MAX_NAME)
        plate = SheetChoice("rename", primary_plate(speak("desk", "Keep it")))
        title = speak("desk", "Name and maker of the pack")
        self._files.ask(SheetLook(title, fields=(called, made), choices=(plate,)), answered)

    def _give(self) -> None:
        if self.page is None:
            return
        pack = self.page.draft.own_pack
        if pack is None:
            words = speak("desk", "{count} faults keep it from being given away.", count=len(self.page.draft.faults))
            self.page.tell(words)
        else:
            self.given.emit(pack)


def _nobody() -> str:
    """Return who makes a pack of which nobody says so."""
    return speak("desk", "somebody")


def _usual_title(game: str) -> str:
    """Return what a pack is called that nobody gave a name."""
    desk = desk_of(game)
    return speak("desk", "My evening") if desk is not None and desk.evening else speak("desk", "My pack")


def _for_game(game: str) -> PlateLook:
    """The plate that begins a pack of this game: it bears the name alone, so that all are written alike large."""
    return evolve(outline_plate(name_of(game)), name=speak("desk", "A pack of {game}", game=name_of(game)))
