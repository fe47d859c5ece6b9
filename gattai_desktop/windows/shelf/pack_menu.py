"""Shows the packs of a person's own on their page: brings them in, tells of them, gives them away, takes them away."""

from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, outline_plate, primary_plate
from gattai_desktop.board.speech import content, fill, listed, said, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import AsWritten
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.content.own_packs import REMOVED
from gattai_desktop.content.pack_changes import changes_between
from gattai_desktop.content.pack_shelf import PackShelf, PacksOnShelf, write_pack
from gattai_desktop.file_kinds import PACK
from gattai_desktop.sessions.played import PackUse, all_uses
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.games.register import has_desk
from gattai_desktop.windows.kit.file_dialogs import file_to_write, with_ending
from gattai_desktop.windows.kit.own_words import know_packs
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.shelf.desk_before import DeskBefore
from gattai_desktop.windows.shelf.file_work import FileWork
from gattai_desktop.windows.shelf.pack_arrival import PackArrival, kinds_of_files
from gattai_desktop.windows.shelf.pack_drop import PackDrop
from gattai_desktop.windows.shelf.pack_looks import PackAct, PackLook, PackNotice, PackPanelLook
from gattai_desktop.windows.shelf.pack_room import PackRoom
from gattai_desktop.windows.shelf.pack_telling import (
    about,
    along_words,
    held_in,
    is_base,
    look_of,
    look_of_faulty,
    not_free,
    notices_of_changes,
    panel_of_along,
    sessions_of,
    used_by,
)
from gattai_desktop.windows.shelf.removed_sessions import removal_asked, removal_told


class PackMenu(QObject):
    """The page of packs, what its panel says, and what its plates do.

    Signals:
        played(key): a scenario of a pack is to be played. shown(): the page is to be seen.
        deskAsked(Path, str, Fault): the pack in this folder, of this game, is to be written on, at this fault or None.
    """

    played = Signal(str)
    shown = Signal()
    deskAsked = Signal(object, str, object)

    def __init__(self, shelf: Shelf, files: FileWork, paint: Paint, parent: QWidget, *, can_make: bool = False) -> None:
        """can_make: whether there is a desk at which a new pack is made."""
        super().__init__(parent)
        self._sessions, self._files, self._parent = shelf, files, parent
        self.kept = PackShelf(shelf.folder.parent / "packs")
        self.arrival = PackArrival(self.kept, files, parent)
        self.arrival.refused.connect(self._refuse)
        self.arrival.arrived.connect(lambda pack: self._arrived(("own", pack)))
        self.arrival.keptToMend.connect(lambda folder: self._arrived(("faulty", folder)))
        self.room = PackRoom(paint, parent, can_make=can_make)
        self.drop = PackDrop(self.room, self.show, self.arrival.bring_in)
        self._shelf = PacksOnShelf()
        self._uses: tuple[PackUse, ...] = ()
        self._written: Path | None = None
        """The folder of the pack that was written at the desk last, until it was shown."""
        self._told: dict[Hashable, Callable[[], PackPanelLook]] = {}
        """What the panel says of each pack, by its key."""
        self.room.looked.connect(self._look_at)
        self.room.fileAsked.connect(self.arrival.ask_file)
        self.room.exportAsked.connect(self._export)
        self.room.awayAsked.connect(self._away)

    def serve(self, desk: DeskBefore) -> None:
        """Open packs at this desk, and show them as they are when it is left."""
        self.room.newAsked.connect(desk.new_pack)
        self.deskAsked.connect(desk.open_folder)
        desk.given.connect(self.ask_where)
        desk.closed.connect(lambda: self._written_at(desk))

    def _written_at(self, desk: DeskBefore) -> None:
        """Choose the pack that was written at the desk, now or when the page is shown next."""
        self._written = desk.page.draft.folder if desk.page is not None else None
        if self.room.isVisible():
            self.show()

    # ------------------------------------------------------------------ the page

    def show(self, at: Hashable | None = None) -> None:
        """Show all packs as they are now. at: the key of the one in focus."""
        self.read()
        written, self._written = self._written, None
        if at is None and written is not None:
            at = next((one for one in (("own", written.name), ("faulty", written)) if one in self._told), None)
        key = at if at in self._told else self.room.focused
        key = key if key in self._told else next(iter(self._told), None)
        if key is not None:
            self.room.tell(self._told[key](), key)
        else:
            self.room.tell(PackPanelLook(speak("ShelfWindow", "Packs")))
        self.shown.emit()
        self.room.focus(key)

    def own(self) -> tuple[OwnPack, ...]:
        """Return the packs of a person's own as they are now, to offer what can be played of them."""
        packs = self.kept.read().packs
        know_packs(packs)
        return packs

    def read(self) -> None:
        """Read all packs and all sessions anew, and lay the page out."""
        self._shelf, (self._uses, played) = self.kept.read(), all_uses(self._sessions.files())
        know_packs(self._shelf.packs)
        looks: dict[Hashable, PackLook] = {}
        told: dict[Hashable, Callable[[], PackPanelLook]] = {}
        for one in self._shelf.packs:
            looks["own", one.id] = self._own_look(one)
            told["own", one.id] = partial(self._own_panel, one)
        for place, wrong in self._shelf.unusable:
            looks["faulty", place] = look_of_faulty(wrong)
            told["faulty", place] = partial(self._faulty_panel, place, wrong)
        for file, wrong in self.kept.torn(self._shelf):
            looks["faulty", file] = look_of_faulty(wrong)
            told["faulty", file] = partial(self.arrival.faulty, wrong, file)
        for use in self._carried():
            looks["carried", use.pack] = self._carried_look(use)
            told["carried", use.pack] = partial(self._carried_panel, use)
        waits = self.kept.waiting(self._shelf)
        for place, waiting in waits:
            looks["waiting", waiting.id] = look_of(waiting.pack, foot=self._waits(place))
            told["waiting", waiting.id] = partial(self._waiting_panel, place, waiting)
        along = [one for key in KEYS for one in packs_of(key).built_in()]
        others = [*along, *(one.pack for one in self._shelf.packs), *(one.pack for _, one in waits)]
        for pack in along:
            base = is_base(pack, others)
            uses = [one for one in played if one.pack == pack.id]
            looks["along", pack.id] = look_of(pack, foot=along_words(pack, others, uses), base=base)
            told["along", pack.id] = partial(panel_of_along, pack, others, uses)
        self._told = told
        self.room.lay_out(looks, len(along) + sum(not self._lies_here(place) for place, _ in waits))

    def _lies_here(self, place: Path) -> bool:
        """Whether somebody laid it into the folder of packs; else it came with the program."""
        return place.is_relative_to(self.kept.folder)

    def _waits(self, place: Path) -> str:
        """Say where a pack comes from that waits there to be brought in."""
        if self._lies_here(place):
            return speak("ShelfWindow", "lies in the folder of packs, to be brought in")
        return speak("ShelfWindow", "came with the program, to be brought in")

    def _look_at(self, key: Hashable) -> None:
        """Say in the panel what there is to say of the pack in focus."""
        if key in self._told and key != self.room.focused:
            self.room.tell(self._told[key](), key)

    def _own_look(self, pack: OwnPack) -> PackLook:
        earlier = self._earlier(pack)
        sessions = [one for one in self._uses if one.pack == pack.id]
        foot = speak("ShelfWindow", "used by no session")
        if sessions:
            foot = speak("shelf", "used by {count} sessions", count=len(sessions))
        if earlier:
            words = speak("ShelfWindow", "{names}: with an earlier version")
            foot = fill(words, names=sessions_of(earlier))
            return look_of(pack.pack, "newer", speak("ShelfWindow", "newer than in a session"), foot)
        return look_of(pack.pack, "own", speak("ShelfWindow", "can be changed"), foot)

    def _earlier(self, pack: OwnPack) -> list[PackUse]:
        """The sessions that began with another version of a pack."""
        return [one for one in self._uses if one.pack == pack.id and one.files != pack.files]

    def _carried(self) -> list[PackUse]:
        """The packs that sessions have and this computer lacks, each once."""
        here = {one.id for one in self._shelf.packs} | {folder.name for folder, _ in self._shelf.unusable}
        return list({one.pack: one for one in self._uses if one.pack not in here}.values())

    def _carried_look(self, use: PackUse) -> PackLook:
        sessions = [one for one in self._uses if one.pack == use.pack]
        return PackLook(
            content(use.title),
            mark="carried",
            told=speak("ShelfWindow", "in a session alone"),
            foot=speak("shelf", "used by {count} sessions", count=len(sessions)),
        )

    # ------------------------------------------------------------------ the panel

    def _own_panel(self, pack: OwnPack) -> PackPanelLook:
        uses = [one for one in self._uses if one.pack == pack.id]
        earlier = self._earlier(pack)
        notices = [*not_free(pack.pack), held_in(pack.pack)]
        if uses:
            notices.insert(0, PackNotice(speak("ShelfWindow", "Sessions"), text=used_by(uses)))
        if earlier:
            words = speak("ShelfWindow", "Began with another version, and goes on with it: {names}.")
            told = fill(words, names=sessions_of(earlier))
            notices.insert(0, PackNotice(speak("ShelfWindow", "A newer one is here"), text=told))
        play, changes = speak("ShelfWindow", "Play {name}"), speak("ShelfWindow", "Show changes")
        acts = [
            PackAct(
                ("play", form.key), primary_plate(fill(play, name=said(form.name))), partial(self.played.emit, form.key)
            )
            for form in pack.forms()[:1]
        ]
        if len(pack.forms()) > 1:
            look = outline_plate(speak("ShelfWindow", "Play another"))
            acts.append(PackAct("other", look, partial(self._ask_which, pack)))
        acts += self._to_desk(self.kept.place_of(pack))
        if earlier:
            acts.append(PackAct("changes", outline_plate(changes), partial(self._show_changes, pack, earlier[0])))
        acts.append(
            PackAct("give", outline_plate(speak("ShelfWindow", "Give away"), "Ctrl+E"), partial(self.ask_where, pack))
        )
        acts.append(self._to_take_away(self.kept.place_of(pack), pack.title))
        return PackPanelLook(content(pack.title), "corner", lines=about(pack.pack), notices=tuple(notices),
                             acts=tuple(acts))  # fmt: skip

    def _waiting_panel(self, place: Path, pack: OwnPack) -> PackPanelLook:
        bring = primary_plate(speak("ShelfWindow", "Bring it in"))
        names = listed([said(form.name) for form in pack.forms()])
        told = speak("ShelfWindow", "Then these can be played: {names}. They are yours to change.", names=names)
        lines = (*about(pack.pack), *((told,) if names else ()))
        return PackPanelLook(
            content(pack.title),
            "bring",
            lines=lines,
            notices=(held_in(pack.pack),),
            acts=(PackAct("bring", bring, partial(self.arrival.bring_in, place)),),
            foot=self._waits(place),
        )

    def _faulty_panel(self, place: Path, wrong: UnusablePack) -> PackPanelLook:
        game = place.parent.name
        lead = (lambda fault: self.deskAsked.emit(place, game, fault)) if self._to_desk(place) else None
        look = self.arrival.faulty(wrong, None, lead, here=True)
        return evolve(look, acts=(*self._to_desk(place, mend=True), *look.acts, self._to_take_away(place, wrong.title)))

    def _to_take_away(self, place: Path, title: str) -> PackAct:
        away = outline_plate(speak("ShelfWindow", "Remove"), "Del")
        return PackAct("away", away, partial(self._ask_away, place, title))

    def _to_desk(self, place: Path, *, mend: bool = False) -> tuple[PackAct, ...]:
        """The plate that opens a pack at the desk; none where its game has no desk. mend: it has faults."""
        game = place.parent.name
        if not has_desk(game):
            return ()
        words = speak("ShelfWindow", "Open at the desk")
        look = primary_plate(speak("ShelfWindow", "Open it at the desk to mend")) if mend else outline_plate(words)
        return (PackAct("desk", look, partial(self.deskAsked.emit, place, game, None)),)

    def _ask_which(self, pack: OwnPack) -> None:
        """Ask which of several scenarios is played."""
        choices = tuple(
            SheetChoice(
                form.key,
                PlateLook(said(form.name), said(form.glance.summary), arrangement="line"),
                then=partial(self.played.emit, form.key),
            )
            for form in pack.forms()
        )
        self._files.ask(SheetLook(content(pack.title), choices=choices, columns=1))

    def _show_changes(self, pack: OwnPack, use: PackUse) -> None:
        """Say in the panel what differs between what a session began with and what is here."""
        changes = changes_between(use.files, pack.files, pack.pack.contents)
        told = speak("shelf", "{count} changes since {name} began.", count=len(changes), name=sessions_of([use]))
        look = PackPanelLook(
            speak("ShelfWindow", "What differs"),
            "jag",
            name=content(pack.title),
            lines=(told,),
            notices=notices_of_changes(changes, pack.pack.contents),
            acts=(self._back(lambda: self._tell_again(pack)),),
            foot=speak("ShelfWindow", "Sessions keep what they began with."),
        )
        self.room.tell(look, ("own", pack.id))
        self.room.panel.enter()

    def _back(self, then: Callable[[], object]) -> PackAct:
        return PackAct("back", outline_plate(speak("ShelfWindow", "Back"), "Esc"), then)

    def _tell_again(self, pack: OwnPack) -> None:
        self.room.tell(self._own_panel(pack), ("own", pack.id))
        self.room.panel.enter()

    def _carried_panel(self, use: PackUse) -> PackPanelLook:
        sessions = [one for one in self._uses if one.pack == use.pack]
        keep = primary_plate(speak("ShelfWindow", "Keep this pack"))
        return PackPanelLook(
            content(use.title),
            "undo",
            lines=(
                speak(
                    "ShelfWindow", "It is not on this computer. Its sessions carry a copy, and are played with that."
                ),
            ),
            notices=(PackNotice(speak("ShelfWindow", "Sessions"), text=used_by(sessions)),),
            acts=(PackAct("keep", keep, partial(self.arrival.keep_from_session, use, self._uses)),),
        )

    def _refuse(self, look: PackPanelLook) -> None:
        """Show what was not brought in, over the packs as they are."""
        self.read()
        self.shown.emit()
        self.room.tell(evolve(look, acts=(*look.acts, self._back(self.show))))
        self.room.panel.enter()

    def _arrived(self, key: Hashable) -> None:
        """Show a pack that is on the shelf now."""
        self.show(key)
        self.room.panel.enter()

    # ------------------------------------------------------------------ given away, taken away

    def _export(self, key: Hashable) -> None:
        pack = self._own(key)
        if pack is not None:
            self.ask_where(pack)

    def _away(self, key: Hashable) -> None:
        pack = self._own(key)
        faulty = next((one for one in self._shelf.unusable if ("faulty", one[0]) == key), None)
        if pack is not None:
            self._ask_away(self.kept.place_of(pack), pack.title)
        elif faulty is not None:
            self._ask_away(faulty[0], faulty[1].title)

    def _own(self, key: Hashable) -> OwnPack | None:
        """The pack of a person's own with this key; None for another one."""
        return next((one for one in self._shelf.packs if ("own", one.id) == key), None)

    def ask_where(self, pack: OwnPack) -> None:
        """Let a person choose where a pack is written as one file."""
        usual = f"{pack.id}{PACK}"
        title = speak("ShelfWindow", "Give away as one file")
        chosen = file_to_write(self._parent, title, usual, kinds_of_files())
        if chosen is not None:
            self.give_away(pack, chosen)

    def give_away(self, pack: OwnPack, target: Path) -> None:
        """Write a pack as one file; the person who chose the file has allowed to write over it."""
        target = with_ending(target, PACK)
        with self._files.telling():
            write_pack(pack, target)
            how = speak("ShelfWindow", "Whoever gets it brings it in under Packs, or drops it on the window there.")
            self._files.say(speak("ShelfWindow", "The pack is written"), str(target), how)

    def _ask_away(self, place: Path, title: str) -> None:
        uses = [one for one in self._uses if one.pack == place.name]
        lines = [speak("ShelfWindow", "Sessions keep what they began with.")]
        if uses:
            lines.insert(0, used_by(uses))
        where = speak("ShelfWindow", "Its files go into the folder “{folder}” beside the others.")
        lines.append(fill(where, folder=AsWritten(REMOVED)))
        self._files.ask(removal_asked(content(title), lines, partial(self._take_away, place, title)))

    def _take_away(self, place: Path, title: str) -> None:
        """Take a pack away, and say where it lies; it can be laid back at once."""
        with self._files.telling():
            taken = self.kept.take_away(place, title)
            lies = speak("ShelfWindow", "It lies in {folder} and can be brought in from there.")
            if self._shelf.by_id(place.name) is None:  # faulty, and would be refused
                lies = speak("ShelfWindow", "It lies in {folder}.")
            self.show()
            back = partial(self._lay_back, taken, place, title)
            self._files.ask(removal_told(content(title), fill(lies, folder=AsWritten(taken)), back))

    def _lay_back(self, taken: Path, place: Path, title: str) -> None:
        with self._files.telling():
            self.kept.lay_back(taken, place, title)
        self._written = place  # it is in focus again, sound or faulty
        self.show()
