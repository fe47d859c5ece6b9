"""Tells what differs between two versions of a pack, as people would say it: entries that came, went or changed."""

from collections.abc import Container, Iterator, Mapping
from typing import Any

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.faults import FaultList, PlaceInFile
from gattai_desktop.content.pack import HEAD
from gattai_desktop.content.pack_pictures import entries_with_pictures
from gattai_desktop.content.reading import MAX_FILE, NotToml, parse_toml
from gattai_desktop.content.schema import Contents, Family
from gattai_desktop.games.kinds_of_many import Fields, FieldValues, read_fields, written_fields


@frozen
class PackChange:
    """One thing that differs: the file, the entry by its name, its field, and what stood there and stands there now.

    was, now: as it is written in the file, entries by their names; "" for what is not there. field "": the whole entry
    came or went. Where both are the same, they name a picture, and that is another one.
    """

    file: str
    entry: str
    field: str = ""
    was: str = ""
    now: str = ""


def changes_between(
    old: Mapping[str, str], new: Mapping[str, str], contents: Contents, other_pictures: Container[str] = ()
) -> tuple[PackChange, ...]:
    """Return what differs, in the order of the files. old, new: the texts of the files of two sound packs, by name.

    other_pictures: the names of pictures that both have, and that are not the same.
    """
    names = {
        str(one["id"]): _called(one)
        for files in (old, new)
        for family in contents.families
        for one in _tables(files.get(f"{family.file}.toml", ""), family.word, family.fields)
    }
    found = [*_of_head(old, new, contents, names)]
    for family in contents.families:
        found += _of_family(f"{family.file}.toml", old, new, family, names)
    shown = {(family.file, one["id"]): picture for family, one, picture in entries_with_pictures(old, contents)}
    for family, one, picture in entries_with_pictures(new, contents):
        if picture in other_pictures and shown.get((family.file, one["id"])) == picture:
            found.append(PackChange(f"{family.file}.toml", _called(one), "picture", picture, picture))
    return tuple(found)


def pictures_unlike(old: Mapping[str, bytes], new: Mapping[str, bytes]) -> frozenset[str]:
    """Return the names of pictures that two versions of a pack have, and that are not the same."""
    return frozenset(name for name, data in new.items() if old.get(name, data) != data)


def _of_head(
    old: Mapping[str, str], new: Mapping[str, str], contents: Contents, names: Mapping[str, str]
) -> Iterator[PackChange]:
    name, fields = "pack.toml", (*HEAD, *contents.head)
    before, after = (_tables(files.get(name, ""), "pack", fields) for files in (old, new))
    for was_there, is_there in zip(before, after, strict=False):
        for field, was, now in _differing(was_there, is_there, fields, names):
            yield PackChange(name, "", field, was, now)


def _of_family(
    name: str, old: Mapping[str, str], new: Mapping[str, str], family: Family[Any], names: Mapping[str, str]
) -> Iterator[PackChange]:
    if old.get(name, "") == new.get(name, ""):
        return
    before = {str(one["id"]): one for one in _tables(old.get(name, ""), family.word, family.fields)}
    listed = _tables(new.get(name, ""), family.word, family.fields)
    for gone in [one for one in before if one not in {str(one["id"]) for one in listed}]:
        yield PackChange(name, _called(before[gone]), was=_called(before[gone]))
    for after in listed:
        was_there = before.get(str(after["id"]))
        if was_there is None:
            yield PackChange(name, _called(after), now=_called(after))
            continue
        for field, was, now in _differing(was_there, after, family.fields, names):
            yield PackChange(name, _called(after), field, was, now)


def _tables(text: str, word: str, fields: Fields) -> tuple[FieldValues, ...]:
    """The tables of a file that are called so, as the values of their fields; none where it cannot be read."""
    try:
        found = parse_toml(text.encode(), MAX_FILE).get(word, [])
    except NotToml:
        return ()
    listed = found if isinstance(found, list) else [found]
    return tuple(read_fields(fields, one, PlaceInFile(FaultList(), "")) for one in listed if isinstance(one, dict))


def _called(entry: FieldValues) -> str:
    return str(entry.get("name") or entry["id"])


def _differing(
    before: FieldValues, after: FieldValues, fields: Fields, names: Mapping[str, str]
) -> Iterator[tuple[str, str, str]]:
    """The fields that differ, each with both values as they are written; of a table only what differs in it."""
    yield from _unlike(written_fields(fields, before), written_fields(fields, after), names)


def _unlike(
    was: Mapping[str, object], now: Mapping[str, object], names: Mapping[str, str]
) -> Iterator[tuple[str, str, str]]:
    for name in dict.fromkeys((*now, *was)):
        one, other = was.get(name), now.get(name)
        if isinstance(one, Mapping) and isinstance(other, Mapping):
            yield from ((f"{name}.{field}", gone, came) for field, gone, came in _unlike(one, other, names))
        elif one != other:
            yield name, _shown(one, names), _shown(other, names)


def _shown(value: object, names: Mapping[str, str]) -> str:
    """A value as it stands in a file, for people: an entry by its name."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ", ".join(_shown(one, names) for one in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{name} = {_shown(one, names)}" for name, one in value.items())
    return names.get(str(value), str(value))
