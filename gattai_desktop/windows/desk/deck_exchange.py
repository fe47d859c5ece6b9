"""Gives the open deck away and takes decks in: through the clipboard, and through packs in files."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import fill, message, speak
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.pack_file import NoPackFile, packed, unpacked
from gattai_desktop.content.written_file import bytes_written, why_not_written
from gattai_desktop.file_kinds import PACK, ends_in
from gattai_desktop.sessions.own_decks import DeckNotKept, DeckOrigin, OwnDecks
from gattai_desktop.sessions.shelf import file_name
from gattai_desktop.windows.desk.deck_draft import DeckDraft
from gattai_desktop.windows.desk.deck_sharing import DeckSharing
from gattai_desktop.windows.kit.deck_workshop import DeckWorkshop, WrongDeckList
from gattai_desktop.windows.kit.file_dialogs import file_to_open, file_to_write, with_ending


def saved_pack(workshop: DeckWorkshop, draft: DeckDraft, path: Path, author: str, licence: str) -> Path:
    """Write the deck as a pack, and return where it is. Raises WrongDeckList, DeckNotKept."""
    file = with_ending(path, PACK)
    written = packed(workshop.packed(draft.name, draft.text, author, licence))
    try:
        bytes_written(file, written)
    except OSError as wrong:
        raise DeckNotKept(
            "The deck {name} could not be saved in {path}: {reason}.",
            name=draft.name,
            path=file,
            reason=why_not_written(wrong),
        ) from wrong
    return file


def brought_in(workshop: DeckWorkshop, kept: OwnDecks, path: Path) -> tuple[str, ...]:
    """Take a pack in, and return the names under which its decks are kept.

    Raises NoPackFile, UnusablePack, DeckNotKept; then none of its decks is here.
    """
    with unpacked(path) as folder:
        try:
            decks = workshop.unpacked(folder)
        except OSError as wrong:
            raise DeckNotKept(
                "The deck {name} could not be saved in {path}: {reason}.",
                name=path.stem,
                path=wrong.filename or path,
                reason=why_not_written(wrong),
            ) from wrong
    names: list[str] = []
    try:
        for one in decks:
            free = kept.free_name(one.name, (ready for ready, _, _ in workshop.ready()))
            kept.keep(free, one.text, DeckOrigin(one.author, one.licence))
            names.append(free)
    except DeckNotKept as wrong:
        for name in names:
            with suppress(DeckNotKept):
                kept.remove(name)
        raise DeckNotKept(
            "{told} None of the decks in {pack} was taken.", told=wrong.args[0], pack=path.name
        ) from wrong
    return tuple(names)


def told_of(names: tuple[str, ...]) -> str:
    """Return what was brought in, in words."""
    if not names:
        return speak("desk", "Its cards can be used in decks now.")
    return speak("desk", "Brought in: {decks}.", decks=", ".join(names))


class DeckExchange(DeckSharing):
    """The page of giving and taking, with what its plates do.

    Signals:
        told(words): what came of it. opened(): the draft is another deck now. came(names): a pack was taken in.
        refused(): something is to be mended on this page: faults of a pack are listed, or a field is empty.
    """

    told = Signal(str)
    opened = Signal()
    came = Signal(tuple)
    refused = Signal()

    def __init__(self, paint: Paint, parent: QWidget, workshop: DeckWorkshop, kept: OwnDecks, draft: DeckDraft) -> None:
        super().__init__(paint, parent)
        self._workshop, self._kept, self._draft = workshop, kept, draft
        self.text.chosen.connect(self.copy_text)
        self.paste.chosen.connect(self.paste_text)
        self.save.chosen.connect(self.ask_where)
        self.bring.chosen.connect(self.ask_pack)

    def copy_text(self) -> None:
        """Put the deck into the clipboard as one line of text."""
        QGuiApplication.clipboard().setText(self._workshop.in_one_line(self._draft.text))
        self.told.emit(self.tr("The list is in the clipboard."))

    def paste_text(self) -> None:
        """Make a new deck of the list in the clipboard, or say in which line it is none."""
        try:
            self._draft.take_list(self.tr("New deck"), QGuiApplication.clipboard().text())
        except (DeckNotKept, WrongDeckList) as wrong:
            self.told.emit(message(wrong))
        else:
            self.opened.emit()

    def ask_where(self) -> None:
        """Ask for a file and write the deck into it as a pack, once it has an author."""
        if not self.author.text().strip():
            self.refused.emit()
            self.author.setFocus(Qt.FocusReason.OtherFocusReason)
            self.told.emit(self.tr("Say first who made it."))
            return
        usual = f"{file_name(self._draft.name)}{PACK}"
        chosen = file_to_write(self, self.tr("Save as a pack"), usual, self._kinds())
        if chosen is not None:
            self.save_pack(chosen)

    def save_pack(self, path: Path) -> None:
        """Write the deck as a pack in one file, or say why not."""
        try:
            file = saved_pack(self._workshop, self._draft, path, self.author.text(), self.licence)
        except (DeckNotKept, WrongDeckList) as wrong:
            self.told.emit(message(wrong))
        else:
            self._draft.say_origin(DeckOrigin(self.author.text(), self.licence))
            self.told.emit(fill(self.tr("Saved: {path}"), path=file))

    def ask_pack(self) -> None:
        """Ask for a file, and bring the pack in it in."""
        chosen = file_to_open(self, self.tr("Bring in a pack"), self._kinds())
        if chosen is not None:
            self.bring_pack(chosen)

    def bring_pack(self, path: Path, others: Iterable[Path] = ()) -> None:
        """Take a pack in, or name everything that is wrong with it. others: those that are not taken now."""
        names = ", ".join(one.name for one in others)
        left = speak("desk", "One pack at a time. Not taken: {names}.", names=names) if names else ""

        def tell(words: str) -> None:
            self.told.emit(" ".join(filter(None, (words, left))))

        self.tell_faults(())
        try:
            brought = brought_in(self._workshop, self._kept, path)
        except UnusablePack as wrong:
            self.tell_faults(wrong.faults)
            self.refused.emit()
            tell(fill(self.tr("The pack {title} was not brought in."), title=wrong.title))
        except (NoPackFile, DeckNotKept) as wrong:
            tell(message(wrong))
        else:
            self.came.emit(brought)
            tell(told_of(brought))

    def _kinds(self) -> str:
        return f"{self.tr('Packs')} (*{PACK})"


def packs_in(data: QMimeData) -> list[Path]:
    """Return the files of packs among what is dropped."""
    found = (Path(one.toLocalFile()) for one in data.urls() if one.isLocalFile())
    return [one for one in found if ends_in(one, PACK)]
