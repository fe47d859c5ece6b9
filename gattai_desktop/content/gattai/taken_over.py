"""What an entry that does something leaves to the table, and what it may take over from one of the book.

A power, Robo, Gear, Frame, Mod or Tech of a person's own says what it does in words. Either the table carries that out:
the program knows the moment, and tells the words when it comes. Or the program does what it does for an entry of the
book of the same family; name, words and numbers stay those of the own one.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import as_list
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.as_they_stand import values_as_they_stand
from gattai_desktop.content.gattai.families import LOCATIONS
from gattai_desktop.content.gattai.rule_families import RULES
from gattai_desktop.content.writing import values_as_written
from gattai_desktop.games.gattai.events.triggers import parse
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.resources import resource

FIELDS: Final = ("tag", "verdict", "effects")
"""The fields of an entry that say what the program does with it."""
ALWAYS: Final = "always"
"""The moment of what is never called on: the table has it in mind, of a Threat's power it is told in every fight."""
_TOLD: Final[Mapping[str, Any]] = {"do": ["note"], "verdict": "table"}
_ONCE: Final[Mapping[str, Any]] = {**_TOLD, "limit": {"uses": 1, "per": "scenario"}}
_IN_MIND: Final[Mapping[str, Any]] = {"tag": ["passive"], "when": "always", "do": ["note"], "verdict": "table"}
_CALLED: Final[Mapping[str, Mapping[str, Any]]] = {
    "assist": {**_TOLD, "tag": ["assist"], "when": "assist"},
    "story": {**_TOLD, "tag": ["story"], "when": "story"},
    ALWAYS: _IN_MIND,
}
_LEFT: Final[Mapping[str, Mapping[str, Mapping[str, Any]]]] = {
    "power": {
        "wave": {"tag": ["wave"], "wave": _TOLD},
        "storm": {"tag": ["storm"], "storm": _TOLD},
        ALWAYS: {"tag": ["passive"], "on": [{"when": "establish", **_TOLD}]},
    },
    "robo": {"summon": {"summon": _ONCE}, ALWAYS: _IN_MIND},
    "gear": {
        "activate": {"tag": ["story"], "activate": _TOLD},
        "sacrifice": {"tag": ["story"], "sacrifice": _TOLD},
        ALWAYS: _IN_MIND,
    },
    "frame": _CALLED,
    "mod": _CALLED,
    "tech": _CALLED,
}
"""The moments at which an entry of a family may be left to the table, each with what stands in the file then."""
_NAMES: Final[Mapping[str, Words]] = {
    "wave": say("Wave"),
    "storm": say("Storm"),
    "summon": say("When it arrives"),
    "activate": say("When it is used"),
    "sacrifice": say("When it is given up"),
    "assist": say("As an Assist"),
    "story": say("In the story"),
    ALWAYS: say("Always"),
}
OWN: Final = tuple(_LEFT)
"""The families of which a person may write entries in this way."""


@frozen
class BookEntry:
    """An entry of the book whose doings may be taken over: what it is called, its words, and the values of `FIELDS`."""

    name: str
    text: str
    values: FieldValues


def moments(word: str) -> Mapping[str, Words]:
    """Return the moments at which an entry of a family may be left to the table, by their keys, in order."""
    return {key: _NAMES[key] for key in _LEFT.get(word, {})}


@cache
def left_to_the_table(word: str, moment: str) -> FieldValues:
    """Return what `FIELDS` hold of an entry that the table carries out at this moment."""
    return _of_fields(values_as_they_stand(_family(word).fields, _LEFT[word][moment]))


def moment_of(word: str, values: FieldValues) -> str:
    """Return the moment at which an entry is left to the table; "" for one that the program carries out."""
    return next((one for one in moments(word) if left_to_the_table(word, one)["effects"] == values["effects"]), "")


@cache
def book_entries(word: str) -> tuple[BookEntry, ...]:
    """Return the entries of the book of which something can be taken over, in the order of their pack."""
    return tuple(_of_the_book(word)) if word in OWN else ()


def taken_from(word: str, values: FieldValues) -> BookEntry | None:
    """Return the entry of the book that an entry does the same as; None where there is none."""
    return next((one for one in book_entries(word) if one.values["effects"] == values["effects"]), None)


def _of_the_book(word: str) -> Iterator[BookEntry]:
    family = _family(word)
    text = resource(f"packs/core/{family.file}.toml").read_text("utf-8")
    nothing = values_as_they_stand(family.fields, {})["effects"]
    for one in values_as_written(text, family):
        # What everybody has anyway is nobody's own, and of what does nothing there is nothing to take over.
        if not one["scope"] and one["effects"] != nothing and not moment_of(word, one):
            yield BookEntry(str(one["name"]), str(one["text"]), _of_fields(one))


def _of_fields(values: FieldValues) -> FieldValues:
    return {name: values[name] for name in FIELDS}


def _family(word: str) -> Any:  # noqa: ANN401 - a family of entries of any class
    return next(one for one in RULES if one.word == word)


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
