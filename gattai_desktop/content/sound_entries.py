"""The entries of a pack that is being written which have no fault, made as the pack would have them."""

from typing import Any

from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.faults import FaultList, PlaceInFile
from gattai_desktop.content.schema import Family


def sound_entries(draft: PackDraft, family: Family[Any]) -> list[Any]:
    """Return the entries of a family that have no fault, whatever others have."""
    place = PlaceInFile(FaultList(), "")
    return [
        family.made(one, place)
        for one in draft.entries(family.word)
        if one["id"] and not draft.faults_of(family.word, str(one["id"]))
    ]
