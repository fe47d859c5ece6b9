"""Begins a fresh pack of a person's own, with its head and nothing else."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from gattai_desktop.cards.words import wording
from gattai_desktop.content.about import LICENCES
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.credit import new_entries_by
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.folder_writing import NotWritten, not_written, write_files
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.content.pack import FORMAT, HEAD
from gattai_desktop.content.pack_file import HEAD as HEAD_FILE
from gattai_desktop.content.schema import Contents
from gattai_desktop.content.writing import write_head
from gattai_desktop.content.written_file import lies_there
from gattai_desktop.file_kinds import is_device
from gattai_desktop.games.id_of_name import id_of_name
from gattai_desktop.games.kinds import Held

_LICENCE: Final = "CC-BY-SA-4.0"


def new_draft(
    packs: Path,
    contents: Contents,
    *,
    title: str,
    author: str,
    own: Iterable[OwnPack] = (),
) -> PackDraft:
    """Begin a fresh pack in the folder of packs, with its head, and return it. Raises DraftNotKept."""
    built_in = packs_of(contents.game).built_in()
    own_packs = OwnPacks(packs, contents.game)
    place = own_packs.folder
    taken = {one.id for one in built_in}
    key = first = id_of_name(title).replace("_", "-")[:40] or "pack"
    number = 2
    while key in taken or is_device(key) or lies_there(place / key):
        key, number = f"{first}-{number}", number + 1
    try:
        head = fresh_head(contents, key, title, author).encode()
    except UnicodeEncodeError as wrong:
        raise DraftNotKept(wording("It holds half a sign, which no file can hold.")) from wrong
    try:
        own_packs.check_room(key)
        write_files(place / key, {HEAD_FILE: head})
    except OSError as wrong:
        raise DraftNotKept(not_written(place / key, wrong).args[0]) from wrong
    except NotWritten as wrong:
        raise DraftNotKept(wrong.args[0]) from wrong
    return PackDraft(place / key, contents, own)


def head_again(draft: PackDraft, title: str, author: str) -> None:
    """Write the head of a pack anew that has lost it; its id is the name of its folder. Raises DraftNotKept."""
    text = fresh_head(draft.contents, draft.folder.name, title, author)
    draft.keep(wording("{name} is new.", name=HEAD_FILE), {HEAD_FILE: text})


def fresh_head(contents: Contents, key: str, title: str, author: str) -> str:
    """Return the pack.toml of a new pack with this id."""
    built_in = packs_of(contents.game).built_in()
    base = next((one for one in built_in if one.id in contents.builds_on), built_in[0])
    head: dict[str, Held] = {one.name: one.usable for one in (*HEAD, *contents.head)}
    head |= {"id": key, "title": title, "format": FORMAT, "needs": contents.builds_on}
    head["game"] = "" if contents.unsaid else contents.game
    head["attribution"] = {
        "work": base.attribution.work,
        "author": base.attribution.author,
        "licence": _LICENCE,
        "licence_url": LICENCES[_LICENCE],
        "changes": new_entries_by(author),
        "notice": f"{base.attribution.notice} {new_entries_by(author)}",
    }
    return write_head(f"[pack]\nformat = {FORMAT}\n", (*HEAD, *contents.head), head)
