"""Boons and Blights of the book that the program carries out: a Coach takes one over into a place of his own."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import as_list
from gattai_desktop.content.gattai.families import LOCATIONS
from gattai_desktop.content.writing import values_as_written
from gattai_desktop.games.gattai.events.triggers import NotationFault, parse
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.resources import resource

READY_FIELDS: Final = ("boon", "blight")
"""The fields of a Location for which the book has some."""
_POOL: Final = "pool"


@frozen
class ReadyEffect:
    """What a place of the book does: the name of the place, and the values of the field as its pack has them."""

    place: str
    values: FieldValues

    @property
    def says(self) -> str:
        """What it does, in words for players."""
        return str(self.values["says"])


@cache
def ready_effects(field: str) -> tuple[ReadyEffect, ...]:
    """Return what the book has for a field of a Location, as far as it stands by itself, in the order of the pack."""
    return tuple(_ready(field)) if field in READY_FIELDS else ()


def as_a_boon(words: str) -> ReadyEffect | None:
    """Return the Boon that gives what a line of triggers says, for a Tarry, as most of the book do.

    None for words that are no such line.
    """
    line = words.strip()
    try:
        parse(line)
    except NotationFault:
        return None
    model = next(one for one in ready_effects("boon") if [*map(_is_line, as_list(one.values["do"]))] == [True])
    return ReadyEffect(line, {**model.values, "says": line, "do": (line,)})


def _is_line(step: object) -> bool:
    return str(step).startswith("+")


def _ready(field: str) -> Iterator[ReadyEffect]:
    text = resource(f"packs/core/{LOCATIONS.file}.toml").read_text("utf-8")
    for one in values_as_written(text, LOCATIONS):
        found = one[field]
        # What fills a pool is written beside it in the whole entry, and would be left behind.
        if isinstance(found, Mapping) and _POOL not in repr(found):
            yield ReadyEffect(str(one["name"]), found)
