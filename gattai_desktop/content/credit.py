"""Who made a pack: the sentence of a licence that names her, and what a pack of a person's own says of her."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from gattai_desktop.cards.words import wording
from gattai_desktop.content.draft import PackDraft

_NAMED: Final = re.compile(r"New entries by (.+)\.")


def new_entries_by(author: str) -> str:
    """Return the sentence that names who made what is new in a pack."""
    return f"New entries by {author}."


def named_in(text: str) -> str:
    """Return who made what is new, as a text of a licence says; "" where it does not."""
    found = _NAMED.search(text)
    return found[1] if found is not None else ""


def parts_of(notice: str) -> tuple[str, str]:
    """Return what a notice says of the work that a pack builds on, and who made what is new; "" where it does not."""
    found = _NAMED.search(notice)
    if found is None or found.end() < len(notice):
        return notice, ""
    return notice[: found.start()].rstrip(), found[1]


def makers_by_work(notices: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Return each work that notices name, once, and who made what is new beside it."""
    found: dict[str, dict[str, None]] = {}
    for notice in notices:
        work, maker = parts_of(notice)
        found.setdefault(work, {}).update({maker: None} if maker else {})
    return {work: tuple(makers) for work, makers in found.items()}


def maker_of(draft: PackDraft) -> str:
    """Return who makes a pack, as its head says; where it does not, whom most of its entries name."""
    attribution = draft.head["attribution"]
    changes = attribution.get("changes") if isinstance(attribution, Mapping) else ""
    return named_in(str(changes or "")) or draft.author


def name_maker(draft: PackDraft, author: str) -> None:
    """Let a pack name somebody else as its maker, and all of its entries that named her. Raises DraftNotKept."""
    before = maker_of(draft)
    if author == before:
        return
    with draft.together(wording("{name} makes it.", name=author)):
        for family in draft.contents.families:
            named = [one["id"] for one in draft.entries(family.word) if one.get("author") == before and one["id"]]
            for entry_id in named:
                draft.change(family.word, str(entry_id), author=author)
        attribution = draft.head["attribution"]
        if isinstance(attribution, Mapping):
            old, new = new_entries_by(before), new_entries_by(author)
            draft.change_head(attribution={name: str(text).replace(old, new) for name, text in attribution.items()})
