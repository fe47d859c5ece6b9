"""Writes other entries into the file of a pack, one change after the other as at the desk."""

from collections.abc import Iterable
from typing import Any

from gattai_desktop.content.schema import Family
from gattai_desktop.content.writing import add_entry, change_entry, drop_entry, values_in
from gattai_desktop.games.kinds_of_many import FieldValues


def write_entries(text: str, family: Family[Any], entries: Iterable[FieldValues]) -> str:
    """Return the file with these entries instead of its own; each is known by its id, and new ones come last."""
    wanted = {one["id"]: one for one in entries}
    for place, now in reversed([*enumerate(values_in(text, family))]):
        if now["id"] not in wanted:
            text = drop_entry(text, family, place)
        elif now != wanted[now["id"]]:
            text = change_entry(text, family, place, wanted[now["id"]])
    there = {now["id"] for now in values_in(text, family)}
    for name, one in wanted.items():
        if name not in there:
            text = add_entry(text, family, one)
    return text
