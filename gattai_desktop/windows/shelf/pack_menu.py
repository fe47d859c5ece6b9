"""Shows the packs of a person's own on the first window's sheet: brings them in, tells of them, gives them away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from gattai_desktop.board.plate_look import PlateLook, primary_plate
from gattai_desktop.board.speech import content, fill, listed, message, said, speak
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.own_pack import OwnPack, is_pack
from gattai_desktop.content.pack import Pack
from gattai_desktop.content.pack_file import SUFFIX, NoPackFile
from gattai_desktop.content.pack_shelf import ComingPack, PackNotKept, PackShelf, write_pack
from gattai_desktop.sessions.played_packs import PackUse, pack_uses
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.shelf.file_work import FileWork

translate = QCoreApplication.translate

_MOST_TOLD: Final = 30
"""Faults that are told on the sheet; the whole list can be copied."""


class PackMenu(QObject):
    """Asks on the first window's sheet what to do with packs, and does it.

    Signals:
        played(key): a scenario of a pack is to be played.
    """

    played = Signal(str)

    def __init__(self, shelf: Shelf, files: FileWork, parent: QWidget) -> None:
        super().__init__(parent)
        self._sessions, self._files, self._parent = shelf, files, parent
        self.kept = PackShelf(shelf.folder.parent / "packs")

    def show(self) -> None:
        """List all packs, and what brings another one in."""
        shelf, uses = self.kept.read(), pack_uses(self._sessions.files())
        own, faulty, along = (
            translate("ShelfWindow", "Your own packs"),
            translate("ShelfWindow", "Cannot be used"),
            translate("ShelfWindow", "Came with the program"),
        )
        bring = PlateLook(translate("ShelfWindow", "Bring in a pack"), arrangement="line")
        choices = [SheetChoice("bring", bring, then=lambda _texts: self.ask_file())]
        for one in shelf.packs:
            look = PlateLook(content(one.title), _used(one, uses), arrangement="line")
            choices.append(SheetChoice(("own", one.id), look, group=own, then=_does(self._offer, one)))
        for place, wrong in shelf.unusable:
            faults = speak("shelf", "{count} faults", count=len(wrong.faults))
            look = PlateLook(content(wrong.title), faults, judgement="price", arrangement="line")
            choices.append(SheetChoice(("faulty", place), look, group=faulty, then=_does(self._tell_faults, wrong)))
        for pack in (one for key in KEYS for one in packs_of(key).built_in()):
            look = PlateLook(content(pack.title), pack.attribution.licence, arrangement="line")
            choices.append(SheetChoice(("along", pack.id), look, group=along, then=_does(self._tell, pack)))
        told = translate(
            "ShelfWindow", "Scenarios to play and to give away. A pack can be dropped on this window, too."
        )
        self._files.ask(
            SheetLook(translate("ShelfWindow", "Packs"), (told,), choices=tuple(choices), columns=1),
            lambda _key, _texts: None,
        )

    # ------------------------------------------------------------------ one pack

    def _tell(self, pack: Pack) -> None:
        self._files.say(content(pack.title), *_about(pack))

    def _offer(self, pack: OwnPack) -> None:
        """Tell of a pack of one's own, and what can be done with it."""
        uses = [one for one in pack_uses(self._sessions.files()) if one.pack == pack.id]
        earlier = [one.session for one in uses if one.files != pack.files]
        lines = [*_about(pack.pack), *([_using(uses)] if uses else [])]
        if earlier:
            words = translate("ShelfWindow", "Began with another version, and goes on with it: {names}.")
            lines.append(fill(words, names=listed(earlier)))
        play, give, away = (
            translate("ShelfWindow", "Play {name}"),
            translate("ShelfWindow", "Give away as one file"),
            translate("ShelfWindow", "Take away"),
        )
        choices = [
            SheetChoice(
                ("play", form.key),
                PlateLook(fill(play, name=said(form.name)), said(form.line), arrangement="line"),
                then=_does(self.played.emit, form.key),
            )
            for form in pack.forms()
        ]
        choices.append(SheetChoice("give", PlateLook(give, arrangement="line"), then=_does(self._ask_where, pack)))
        choices.append(SheetChoice("away", PlateLook(away, arrangement="line"), then=_does(self._ask_away, pack, uses)))
        look = SheetLook(content(pack.title), tuple(lines), choices=tuple(choices), columns=1)
        self._files.ask(look, lambda _key, _texts: None)

    def _ask_where(self, pack: OwnPack) -> None:
        usual = str(Path.home() / f"{pack.id}{SUFFIX}")
        title = translate("ShelfWindow", "Give away as one file")
        chosen, _ = QFileDialog.getSaveFileName(self._parent, title, usual, _kinds())
        if chosen:
            self.give_away(pack, Path(chosen))

    def give_away(self, pack: OwnPack, target: Path) -> None:
        """Write a pack as one file; the person who chose the file has allowed to write over it."""
        target = target if target.suffix == SUFFIX else target.with_name(target.name + SUFFIX)
        try:
            write_pack(pack, target, over=True)
        except PackNotKept as wrong:
            self._files.say(translate("ShelfWindow", "That was not possible"), message(wrong), price=True)
        else:
            self._files.say(translate("ShelfWindow", "The pack is written"), str(target))

    def _ask_away(self, pack: OwnPack, uses: list[PackUse]) -> None:
        lines = [translate("ShelfWindow", "Sessions keep what they began with.")]
        if uses:
            lines.insert(0, _using(uses))
        look = SheetLook(
            fill(translate("ShelfWindow", "Take {name} away?"), name=content(pack.title)),
            tuple(lines),
            choices=(SheetChoice("away", primary_plate(translate("ShelfWindow", "Take away"))),),
        )
        self._files.ask(look, lambda _key, _texts: self._take_away(pack))

    def _take_away(self, pack: OwnPack) -> None:
        try:
            self.kept.drop(pack)
        except PackNotKept as wrong:
            self._files.say(translate("ShelfWindow", "That was not possible"), message(wrong), price=True)
        else:
            self.show()

    # ------------------------------------------------------------------ bringing one in

    def among(self, data: QMimeData) -> Path | None:
        """Return the pack among what is dropped: its one file, its folder or its pack.toml."""
        found = (Path(one.toLocalFile()) for one in data.urls() if one.isLocalFile())
        return next((one for one in found if is_pack(one)), None)

    def ask_file(self) -> None:
        """Let a person choose the file of a pack, or the pack.toml in its folder, and bring it in."""
        title = translate("ShelfWindow", "Bring in a pack")
        chosen, _ = QFileDialog.getOpenFileName(self._parent, title, str(Path.home()), _kinds("pack.toml"))
        if chosen:
            self.bring_in(Path(chosen))

    def bring_in(self, place: Path, called: str = "") -> None:
        """Bring a pack in, or tell everything that is wrong with it; called: its new id, where it gets one."""
        try:
            coming = self.kept.look(place, called)
            if coming.instead_of:
                self._ask_instead(place, coming)
            else:
                self._keep(coming)
        except UnusablePack as wrong:
            self._tell_faults(wrong, place)
        except (NoPackFile, PackNotKept) as wrong:
            self._files.say(translate("ShelfWindow", "The pack was not brought in"), message(wrong), price=True)

    def _ask_instead(self, place: Path, coming: ComingPack) -> None:
        """Ask what becomes of the pack that has this one's id."""
        pack = coming.pack
        words = translate("ShelfWindow", "The pack {name} is here already under the id {id}, and is not the same.")
        kept = translate("ShelfWindow", "Sessions keep what they began with.")
        replace = PlateLook(translate("ShelfWindow", "Take this one in its place"), arrangement="line")
        beside = PlateLook(translate("ShelfWindow", "Bring it in under the other id"), arrangement="line")
        look = SheetLook(
            content(pack.title),
            (fill(words, name=content(coming.instead_of), id=pack.id), kept),
            fields=(SheetField("id", translate("ShelfWindow", "Another id"), text=f"{pack.id}-2"),),
            choices=(SheetChoice("beside", beside), SheetChoice("replace", replace)),
            columns=1,
        )

        def answered(key: object, texts: dict[str, str]) -> None:
            if key == "beside":
                self.bring_in(place, texts.get("id", "").strip())
                return
            try:
                self._keep(coming)
            except UnusablePack as wrong:
                self._tell_faults(wrong, place)
            except PackNotKept as wrong:
                self._files.say(translate("ShelfWindow", "The pack was not brought in"), message(wrong), price=True)

        self._files.ask(look, answered)

    def _keep(self, coming: ComingPack) -> None:
        self.kept.keep(coming)
        self._offer(coming.pack)

    def _tell_faults(self, wrong: UnusablePack, place: Path | None = None) -> None:
        """Name every fault with its file, line and field. place: whence it can be tried again."""
        faults = [str(one) for one in wrong.faults]
        more = len(faults) - _MOST_TOLD
        head = speak("shelf", "{count} faults. Nothing of it was taken.", count=len(faults))
        rest = [speak("shelf", "And {count} more.", count=more)] if more > 0 else []
        copy = PlateLook(translate("ShelfWindow", "Copy the list"), arrangement="line")
        again = PlateLook(translate("ShelfWindow", "Try again"), arrangement="line")
        choices = [SheetChoice("copy", copy, closes=False, then=lambda _texts: _to_clipboard("\n".join(faults)))]
        if place is not None:
            choices.insert(0, SheetChoice("again", again, then=_does(self.bring_in, place)))
        title = fill(translate("ShelfWindow", "{name} cannot be used"), name=content(wrong.title))
        self._files.ask(
            SheetLook(title, (head, *faults[:_MOST_TOLD], *rest), choices=tuple(choices), columns=1, edge="price"),
            lambda _key, _texts: None,
        )


def _does(act: Callable[..., object], *given: object) -> Callable[[dict[str, str]], object]:
    return lambda _texts: act(*given)


def _to_clipboard(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def _kinds(*more: str) -> str:
    return f"{translate('ShelfWindow', 'Packs')} ({' '.join((f'*{SUFFIX}', *more))})"


def _about(pack: Pack) -> Iterator[str]:
    """Say whose work a pack is, under which licence, and what it holds."""
    makers = dict.fromkeys(one.author for one in pack.entries if isinstance(one, PackEntry) and one.author)
    names = listed([content(one) for one in makers] or [content(pack.attribution.author)])
    yield f"{names}, {pack.attribution.licence}. {content(pack.attribution.notice)}"
    yield speak("shelf", "{count} entries.", count=len(pack.entries))


def _used(pack: OwnPack, uses: tuple[PackUse, ...]) -> str:
    sessions = [one for one in uses if one.pack == pack.id]
    if not sessions:
        return translate("ShelfWindow", "used by no session")
    words = speak("shelf", "used by {count} sessions", count=len(sessions))
    newer = translate("ShelfWindow", "not all with this version")
    return f"{words}, {newer}" if any(one.files != pack.files for one in sessions) else words


def _using(uses: list[PackUse]) -> str:
    names = listed(list(dict.fromkeys(one.session for one in uses)))
    return fill(translate("ShelfWindow", "Used by {names}."), names=names)
