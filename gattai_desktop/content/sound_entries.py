"""The entries of a pack that is being written which have no fault, made as the pack would have them."""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.faults import FaultList, PlaceInFile
from gattai_desktop.content.schema import Family

T = TypeVar("T")


def kept_for_draft(make: Callable[[PackDraft], T]) -> Callable[[PackDraft], T]:
    """Let a function keep its answer until the draft is changed: the desk asks it for each card on its board."""
    kept: WeakKeyDictionary[PackDraft, tuple[Mapping[str, str | None], T]] = WeakKeyDictionary()

    @wraps(make)
    def found(draft: PackDraft) -> T:
        before = kept.get(draft)
        if before is None or before[0] != draft.texts:
            before = kept[draft] = dict(draft.texts), make(draft)
        return before[1]

    return found


def sound_entries(draft: PackDraft, family: Family[Any]) -> list[Any]:
    """Return the entries of a family that have no fault, whatever others have.

    There is none where the head says another game: by the fields of that game nobody knows what is wrong with them.
    """
    said, contents = draft.head["game"], draft.contents
    if said != contents.game and not (contents.unsaid and said == ""):
        return []
    place = PlaceInFile(FaultList(), "")
    return [
        family.made(one, place)
        for one in draft.entries(family.word)
        if one["id"] and not draft.faults_of(family.word, str(one["id"]))
    ]
