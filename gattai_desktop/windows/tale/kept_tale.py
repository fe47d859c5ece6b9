"""Reads an evening out of a session, and keeps its tale as a page or a PDF."""

from pathlib import Path

from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.facts import FactDoesNotFit
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.own_packs import default_packs
from gattai_desktop.content.own_words import own_words
from gattai_desktop.content.session_pictures import PLAYED, session_pictures
from gattai_desktop.records.tale import Tale, tale_of
from gattai_desktop.sessions.errors import SessionError, in_words
from gattai_desktop.sessions.shelf_entry import damaged
from gattai_desktop.sessions.telling import told
from gattai_desktop.sessions.unfinished import file_kept
from gattai_desktop.windows.kit.file_dialogs import with_ending
from gattai_desktop.windows.kit.paper import pdf_of
from gattai_desktop.windows.tale.spoken_tale import SpokenTale
from gattai_desktop.windows.tale.tale_page import page_of
from gattai_desktop.windows.tale.tale_paper import lay_tale

PAGE, PDF = ".html", ".pdf"


class NoSuchEvening(SessionError):
    """An evening was asked for that the session does not have."""


def tale_in(path: Path, evening: int = -1, packs: Path | None = None) -> Tale:
    """Tell an evening of a session file or record, -1 the last one, 0 all of them; nothing of the file is touched.

    packs: where the pictures of its packs are looked for, if not where this computer has its packs.

    Raises SessionError, UnreadableRecord.
    """
    found = told(path)
    notices = tuple(one.attribution.notice for one in packs_of(found.box.key).built_in())
    try:
        tale = tale_of(found.box, found.name, found.start, found.entries, evening, notices)
    except FactDoesNotFit as wrong:
        raise damaged(path, in_words(wrong)) from None
    if evening > tale.evenings:
        raise NoSuchEvening("{name} has no evening {number}; the last one is {last}.",
                            name=path.name, number=evening, last=tale.evenings)  # fmt: skip
    own = own_words(found.box.key, found.setup.packs)
    pictures = session_pictures(
        found.setup, packs or default_packs(), {one.point.kind: str(one.point.title) for one in tale.scenes}
    )
    shown = [evolve(one, file=pictures[one.point.kind].picture) for one in tale.scenes if one.point.kind in pictures]
    return evolve(
        tale,
        own=tale.own | own,
        picture=pictures[PLAYED].picture if PLAYED in pictures else "",
        points=tuple(sorted((*tale.points, *shown), key=lambda one: one.entry)),
    )


def free_place(path: Path, suffix: str) -> Path:
    """Return a file beside a session in which nothing lies yet, called as the session is."""
    number, place = 1, path.with_suffix(suffix)
    while place.exists():
        number += 1
        place = path.with_name(f"{path.stem} {number}{suffix}")
    return place


def keep_tale(tale: SpokenTale, target: Path, paint: Paint) -> Path:
    """Write a tale whole, as PDF where the file is called so, else as a page. Raises SessionError."""
    if target.suffix.lower() == PDF:
        data = pdf_of(tale.title, lambda paper: lay_tale(paper, tale, paint))
    else:
        data = page_of(tale, paint).encode()
    return file_kept(target, data)


def with_suffix(target: Path, suffix: str) -> Path:
    """Return the file as it is called, with this ending where it has none that fits."""
    return with_ending(target, suffix, PAGE, ".htm", PDF)
