"""Finds a name that no other entry has: the same one with a number behind it."""

from collections.abc import Iterable
from typing import Any

from gattai_desktop.content.schema import Family
from gattai_desktop.games.kinds import MAX_NAME


def free_name(family: Family[Any], name: str, taken: Iterable[str]) -> str:
    """Return a name for a further entry of a family; taken: the names that its entries have."""
    number, base = 2, name[: MAX_NAME - 4]
    if family.first_names:  # a number behind the whole name would leave the first one as it is
        first, blank, rest = base.partition(" ")
        firsts = {one.partition(" ")[0].casefold() for one in taken}
        while f"{first}{number}".casefold() in firsts:
            number += 1
        return f"{first}{number}{blank}{rest}"
    names = {*taken}
    between = "" if family.spoken_ids and " " not in base else " "
    while f"{base}{between}{number}" in names:
        number += 1
    return f"{base}{between}{number}"
