"""Writes a deck as a pack in one file, and takes the decks of such a file in as decks of this person."""

from __future__ import annotations

from pathlib import Path

from gattai_desktop.board.speech import speak
from gattai_desktop.content.pack_file import SUFFIX, packed, unpacked
from gattai_desktop.sessions.own_decks import DeckNotKept, DeckOrigin, OwnDecks, reason_of
from gattai_desktop.windows.desk.deck_draft import DeckDraft
from gattai_desktop.windows.kit.deck_workshop import DeckWorkshop


def saved_pack(workshop: DeckWorkshop, draft: DeckDraft, path: Path, author: str, licence: str) -> Path:
    """Write the deck as a pack, and return where it is. Raises WrongDeckList, DeckNotKept."""
    file = path if path.suffix == SUFFIX else path.with_name(f"{path.name}{SUFFIX}")
    written = packed(workshop.packed(draft.name, draft.text, author, licence))
    beside = file.with_name(f".{file.name}.new")
    try:
        beside.write_bytes(written)
        beside.replace(file)
    except OSError as wrong:
        beside.unlink(missing_ok=True)
        raise DeckNotKept(
            "The deck {name} could not be saved in {path}: {reason}.",
            name=draft.name,
            path=file,
            reason=reason_of(wrong),
        ) from wrong
    return file


def brought_in(workshop: DeckWorkshop, kept: OwnDecks, path: Path) -> tuple[str, ...]:
    """Take a pack in, and return the names under which its decks are kept.

    Raises NoPackFile, UnusablePack, DeckNotKept; then nothing of the pack is here.
    """
    with unpacked(path) as folder:
        try:
            decks = workshop.unpacked(folder)
        except OSError as wrong:
            raise DeckNotKept(
                "The deck {name} could not be saved in {path}: {reason}.",
                name=path.stem,
                path=wrong.filename or path,
                reason=reason_of(wrong),
            ) from wrong
    names = []
    for one in decks:
        free = kept.free_name(one.name, (ready for ready, _, _ in workshop.ready()))
        kept.keep(free, one.text, DeckOrigin(one.author, one.licence))
        names.append(free)
    return tuple(names)


def told_of(names: tuple[str, ...]) -> str:
    """Return what was brought in, in words."""
    if not names:
        return speak("desk", "Its cards can be used in decks now.")
    return speak("desk", "Brought in: {decks}.", decks=", ".join(names))
