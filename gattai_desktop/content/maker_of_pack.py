"""Who makes a pack of a person's own: read from what names her, and written wherever it does."""

from collections.abc import Mapping

from gattai_desktop.cards.words import wording
from gattai_desktop.content.credit import named_in, new_entries_by
from gattai_desktop.content.draft import PackDraft


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
