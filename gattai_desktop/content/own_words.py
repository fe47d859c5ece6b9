"""Which words of a pack are a person's own: they are shown as she wrote them, whatever else is called so.

What ships is translated by its wording. A Threat of her own called "Undertow" has that wording by chance, and stays.
An entry that says itself that it comes from the book (`origin`), and a pack that came along, are the book's words.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final, cast

from gattai_desktop.cards.frozen import fields
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import as_names
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.games.box import Box
from gattai_desktop.games.kinds import Either, Held, Kind, Text
from gattai_desktop.games.kinds_of_many import Fields, Fieldset, FieldValues, ListOf
from gattai_desktop.games.kinds_of_text import Name
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.team import OWN_WORDS
from gattai_desktop.resources import resource

BROUGHT_ALONG: Final = ("three-evenings",)
"""Packs that come with the program and wait to be brought in, by their ids and folders: no table is slower for them."""
PROSE: Final = frozenset(
    {"text", "agenda", "boon", "blight", "goal", "who", "why", "hurt_by", "pleased_by", "role", "specialty"}
    | {"questions", "scene", "scene_text", "says", "defeat", "credit", "notice", "summary", "length", "lesson"}
    | {"schism", "begins", "mask"}
)
"""What of an entry is prose, by the names of its fields: shown in the language of the windows where it ships."""
_SAID: Final = PROSE | {"name"}
_BOOK: Final = ("book", "adapted")


def own_words(game: str, packs: Iterable[PackCopy]) -> frozenset[str]:
    """Return the names and texts of packs that are nobody's but their maker's, titles among them."""
    return frozenset(word for one in packs for word in _of_pack(game, one.id, one.title, tuple(one.files.items())))


def brought_words(box: Box, begun: Table, now: Table) -> frozenset[str]:
    """Return the words that came to a table since it began, where nothing that ships says them under the same key.

    Somebody brought it in from a pack of her own, gave it to a Pilot, or called a thing otherwise: now, or on an
    evening before this one.
    """
    kept = as_names(begun.values.get(OWN_WORDS))
    before = {word for _, word in box.in_words(begun)}
    new = {(key, word) for key, word in box.in_words(now) if word not in before}
    shipped = _shipped(box.key) if new else {}
    return frozenset((*kept, *(word for key, word in new if word not in shipped.get(key, ()))))


def words_to_keep(box: Box, packs: Iterable[PackCopy], brought: frozenset[str], now: Table) -> tuple[str, ...]:
    """Return what on a table is somebody's own, so that the next evening knows it without these packs."""
    own = brought | own_words(box.key, packs)
    return tuple(sorted({word for _, word in box.in_words(now)} & own))


@cache
def _shipped(game: str) -> dict[str, set[str]]:
    """Every text of the packs that come with the program by the key of its entry, and by "" all of them."""
    found: dict[str, set[str]] = {"": set()}
    for pack in packs_of(game).built_in():
        for one in pack.entries:
            said = {text for name in fields(cast("type[Any]", type(one))) for text in _texts(getattr(one, name.name))}
            found.setdefault(one.id.rpartition(".")[2], set()).update(said)
            found[""] |= said
    return found


@lru_cache(maxsize=64)
def _of_pack(game: str, pack: str, title: str, files: tuple[tuple[str, str], ...]) -> frozenset[str]:
    from gattai_desktop.content.reading import NotToml
    from gattai_desktop.content.writing import values_as_written

    contents, texts = packs_of(game).contents, dict(files)
    found = {title}
    for family in contents.families:
        try:
            entries = values_as_written(texts.get(f"{family.file}.toml", ""), family)
        except (NotToml, UnicodeEncodeError):
            continue
        for one in entries:
            if one.get("origin") not in _BOOK:
                found.update(_said(family.fields, one))
    return frozenset(found) - {"", *contents.rule_words} - (_along(pack) if pack in BROUGHT_ALONG else frozenset())


def _said(fields: Fields, values: FieldValues) -> Iterator[str]:
    for one in fields:
        yield from _in(one.kind, values.get(one.name), said=one.name in _SAID)


def _in(kind: Kind, value: Held, *, said: bool) -> Iterator[str]:
    match value:
        case str() if said and type(kind) in (Text, Name):
            yield value
        case tuple() if isinstance(kind, ListOf):
            for part in value:
                yield from _in(kind.of, part, said=said)
        case Mapping() if isinstance(kind, Fieldset):
            yield from _said(kind.fields, value)
        case _ if isinstance(kind, Either):
            takes = kind.taking(value)
            yield from () if takes is None else _in(takes, value, said=said)


@cache
def _along(folder: str) -> frozenset[str]:
    """Every text of a pack that came along, as it came."""
    files = (tomllib.loads(one.read_text(encoding="utf-8")) for one in resource(f"packs/{folder}").glob("*.toml"))
    return frozenset(word for one in files for word in _texts(one))


def _texts(found: Any) -> Iterator[str]:  # noqa: ANN401 - anything may stand in a file, and in an entry
    if isinstance(found, str):
        yield found.strip()
    for one in found.values() if isinstance(found, Mapping) else found if isinstance(found, list | tuple) else ():
        yield from _texts(one)
