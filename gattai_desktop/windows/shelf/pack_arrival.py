"""Brings packs in: asks for a file, names everything that is wrong with it, asks what becomes of the other of two."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.speech import content, fill, message, speak
from gattai_desktop.cards.words import AsWritten
from gattai_desktop.content.faults import Fault, UnusablePack
from gattai_desktop.content.own_pack import without_pictures
from gattai_desktop.content.own_packs import REMOVED
from gattai_desktop.content.pack_changes import changes_between, pictures_unlike
from gattai_desktop.content.pack_file import NoPackFile, packed
from gattai_desktop.content.pack_shelf import ComingPack, PackNotKept, PackShelf
from gattai_desktop.file_kinds import PACK
from gattai_desktop.sessions.played import PackUse
from gattai_desktop.windows.games.register import has_desk
from gattai_desktop.windows.kit.file_dialogs import file_to_open
from gattai_desktop.windows.shelf.file_work import FileWork
from gattai_desktop.windows.shelf.pack_faults import notices_by_name
from gattai_desktop.windows.shelf.pack_looks import PackAct, PackNotice, PackPanelLook
from gattai_desktop.windows.shelf.pack_telling import notices_of_changes

_MOST_TOLD: Final = 60
"""Faults that are told in the panel; the whole list can be copied."""


class PackArrival(QObject):
    """Packs on their way onto the shelf.

    Signals:
        refused(PackPanelLook): why one was not brought in. arrived(id): it is on the shelf.
        keptToMend(Path): one with faults lies in this folder now.
    """

    refused = Signal(object)
    arrived = Signal(str)
    keptToMend = Signal(object)

    def __init__(self, kept: PackShelf, files: FileWork, parent: QWidget) -> None:
        super().__init__(parent)
        self._shelf, self._files, self._parent = kept, files, parent

    def faulty(
        self,
        wrong: UnusablePack,
        place: Path | None,
        lead: Callable[[Fault], object] | None = None,
        *,
        here: bool = False,
    ) -> PackPanelLook:
        """Name every fault by what it lies in. place: whence it is tried again. lead: goes to a fault at the desk."""
        more = len(wrong.faults) - _MOST_TOLD
        folder = None if place is None or wrong.newer else self._shelf.place_to_mend(place)
        to_mend = folder is not None and has_desk(folder.parent.name)
        acts = [] if wrong.newer else [_copying(wrong)]
        if place is not None and to_mend:
            mend = outline_plate(speak("ShelfWindow", "Bring it in to mend it"))
            acts.insert(0, PackAct("mend", mend, partial(self._mend, place)))
        if place is not None:
            again = primary_plate(speak("ShelfWindow", "Try again"))
            acts.insert(0, PackAct("again", again, partial(self.bring_in, place)))
        head, *lines = _not_played(wrong, here=here, to_mend=to_mend)
        return PackPanelLook(
            head,
            "cross",
            "refused",
            name=content(wrong.title),
            lines=tuple(lines),
            notices=notices_by_name(wrong.faults[:_MOST_TOLD], wrong.game, lead),
            acts=tuple(acts),
            foot=speak("shelf", "And {count} more.", count=more) if more > 0 else "",
            wrong=True,
        )

    def ask_file(self) -> None:
        """Let a person choose the file of a pack, or the pack.toml in its folder, and bring it in."""
        title = speak("ShelfWindow", "Bring in a pack")
        chosen = file_to_open(self._parent, title, kinds_of_files("pack.toml"))
        if chosen is not None:
            self.bring_in(chosen)

    def bring_in(self, place: Path, *, beside: bool = False) -> None:
        """Bring a pack in, or tell everything that is wrong with it; beside: the other one with its id stays."""
        try:
            coming = self._shelf.look_beside(place) if beside else self._shelf.look(place)
            if coming.instead_of:
                self.refused.emit(self._taken(place, coming))
            else:
                self._keep(coming)
        except UnusablePack as wrong:
            self.refused.emit(self.faulty(wrong, place))
        except (NoPackFile, PackNotKept) as wrong:
            self.refused.emit(self._in_a_sentence(place, wrong))

    def keep_from_session(self, use: PackUse, uses: Iterable[PackUse]) -> None:
        """Take a pack out of a session onto this computer, after those on which it builds. uses: all that are known."""
        here = self._shelf.read()
        beside = [one for one in uses if one.path == use.path and one.pack != use.pack]
        for one in [*(one for one in beside if here.by_id(one.pack) is None), use]:
            with self._files.telling(), TemporaryDirectory(prefix="gattai-pack-") as folder:
                file = Path(folder) / f"{one.pack}{PACK}"
                file.write_bytes(packed(without_pictures(one.files)))
                self.bring_in(file)

    def _mend(self, place: Path) -> None:
        """Keep a pack with its faults, so that it can be mended at the desk."""
        try:
            folder = self._shelf.keep_to_mend(place)
        except (NoPackFile, PackNotKept) as wrong:
            self.refused.emit(self._in_a_sentence(place, wrong))
        else:
            self.keptToMend.emit(folder)

    def _in_a_sentence(self, place: Path, wrong: Exception) -> PackPanelLook:
        """Say in one sentence why a file is no pack that could be brought in."""
        again = primary_plate(speak("ShelfWindow", "Try again"))
        return PackPanelLook(
            speak("ShelfWindow", "Not brought in"),
            "cross",
            "refused",
            name=place.name,
            lines=(message(wrong), speak("ShelfWindow", "Nothing was written.")),
            acts=(PackAct("again", again, partial(self.bring_in, place)),),
            wrong=True,
        )

    def _taken(self, place: Path, coming: ComingPack) -> PackPanelLook:
        """Say that another pack has this one's id, and what can become of that."""
        pack = coming.pack
        there = self._shelf.read().by_id(pack.id)
        is_version = pack.title == coming.instead_of
        if is_version:
            words = speak("ShelfWindow", "{name} is here in another version.")
        else:
            words = speak("ShelfWindow", "{name} is here under the same short name, {id}.")
        told = fill(words, id=AsWritten(pack.id), name=content(coming.instead_of))
        notices = [PackNotice(speak("ShelfWindow", "The pack itself"), text=told)]
        if there is not None:
            unlike = pictures_unlike(there.pack.pictures, pack.pack.pictures)
            changes = changes_between(there.files, pack.files, pack.pack.contents, unlike)
            notices += notices_of_changes(changes, pack.pack.contents)
        replace = speak("ShelfWindow", "Take this one in its place")
        # Of two versions the one that is brought in is most often the newer.
        first, second = (primary_plate, outline_plate) if is_version else (outline_plate, primary_plate)
        taken = PackAct("replace", first(replace), partial(self._replace, place, coming))
        both = second(speak("ShelfWindow", "Keep both"))
        beside = PackAct("beside", both, partial(self.bring_in, place, beside=True))
        return PackPanelLook(
            speak("ShelfWindow", "Not brought in yet"),
            "jag",
            "price",
            name=content(pack.title),
            lines=(
                speak("ShelfWindow", "Sessions keep what they began with."),
                speak(
                    "ShelfWindow", "If you replace it, the one here goes into “{folder}”.", folder=AsWritten(REMOVED)
                ),
            ),
            notices=tuple(notices[:_MOST_TOLD]),
            acts=(taken, beside) if is_version else (beside, taken),
            wrong=True,
        )

    def _replace(self, place: Path, coming: ComingPack) -> None:
        try:
            self._keep(coming)
        except UnusablePack as wrong:
            self.refused.emit(self.faulty(wrong, place))
        except PackNotKept as wrong:
            self.refused.emit(self._in_a_sentence(place, wrong))

    def _keep(self, coming: ComingPack) -> None:
        self._shelf.keep(coming)
        self.arrived.emit(coming.pack.id)


def _not_played(wrong: UnusablePack, *, here: bool, to_mend: bool) -> Iterator[str]:
    """Yield the head and the lines about a faulty pack. here: it lies on the shelf. to_mend: the desk could have it."""
    count = len(wrong.faults)
    if wrong.newer:
        yield speak("ShelfWindow", "Made for a newer program")
        stays = speak("ShelfWindow", "It stays as it is, for a newer program to play it.")
        yield stays if here else speak("ShelfWindow", "Nothing was written.")
        return
    if here:
        yield speak("ShelfWindow", "Cannot be played yet")
        yield speak("shelf", "{count} faults.", count=count)
    else:
        yield speak("ShelfWindow", "Not brought in")
        yield speak("shelf", "{count} faults. Nothing was written.", count=count)
    if to_mend:
        words = "Whoever made it can mend it: copy the list. Or mend it at the desk; it is played once it is whole."
        yield speak("ShelfWindow", words)
    elif not here:
        words = "Whoever made it can mend it at the desk: copy the list for that. Then try again."
        yield speak("ShelfWindow", words)


def _copying(wrong: UnusablePack) -> PackAct:
    """Return the plate that copies all faults of a pack."""
    whole = "\n".join(str(one) for one in wrong.faults)
    copy, copied = outline_plate(speak("ShelfWindow", "Copy the list")), speak("ShelfWindow", "List copied")
    return PackAct("copy", copy, lambda: QGuiApplication.clipboard().setText(whole), copied)


def kinds_of_files(*more: str) -> str:
    """Return what a dialog for files shows: the files of packs, and what else may be chosen."""
    return f"{speak('ShelfWindow', 'Packs')} ({' '.join((f'*{PACK}', *more))})"
