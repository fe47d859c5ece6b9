"""Writes the files of a pack, and keeps what a person put between the lines: comments, order, blank lines.

Only what is otherwise than before is touched: of an entry that stays as it is, not one byte is. A file that lists its
entries inside square brackets instead of under heads is written anew. A file whose lines end as Windows ends them keeps
these ends. What would make a file that nobody can read raises NotToml. tomlkit is imported here and nowhere else.
"""

import re
import tomllib
from collections.abc import Callable, Container, Iterable, Sequence
from functools import wraps
from itertools import pairwise
from typing import Any, Concatenate, Final, ParamSpec

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Array, InlineTable

from gattai_desktop.cards.words import wording
from gattai_desktop.content.as_they_stand import values_as_they_stand
from gattai_desktop.content.faults import FaultList, PlaceInFile
from gattai_desktop.content.lines import heads_in
from gattai_desktop.content.reading import MAX_FILE, ChangeTooFar, NotToml, parse_toml
from gattai_desktop.content.schema import Family
from gattai_desktop.games.kinds_of_many import Fields, FieldValues, read_fields, written_fields

Toml = Any
"""A value as TOML has it: text, number, true or false, list, table."""

_ROW: Final = re.compile(r"[^\n]*\n|[^\n]+")
_FEW: Final = 6
"""Most values of a table that is written in one line."""


P = ParamSpec("P")


def _with_care(change: Callable[Concatenate[str, P], str]) -> Callable[Concatenate[str, P], str]:
    """Let what changes a text know one kind of line end, and let it make no text that could not be read again.

    A text in which both kinds of line ends stand is changed as it is.
    """

    @wraps(change)
    def changed(text: str, /, *more: P.args, **named: P.kwargs) -> str:
        of_windows = 0 < text.count("\r\n") == text.count("\n")
        before = text.replace("\r\n", "\n") if of_windows else text
        try:
            after = change(before, *more, **named)
        except TOMLKitError as wrong:
            raise NotToml(wording("It is written in a way that can only be changed by hand.")) from wrong
        if len(before.encode()) <= MAX_FILE < len(after.encode()):
            words = "With this the file would be larger than {most} KB. Take something out, or go on in another pack."
            raise ChangeTooFar(wording(words, most=MAX_FILE // 1024))
        if after != before and not _can_be_read(after):
            raise ChangeTooFar(wording("With this change nobody could read it any more."))
        return after.replace("\n", "\r\n") if of_windows else after

    return changed


def _can_be_read(text: str) -> bool:
    try:
        parse_toml(text.encode(), MAX_FILE)
    except NotToml:
        return False
    return True


def values_in(text: str, family: Family[Any]) -> tuple[FieldValues, ...]:
    """Return the entries of a file as the values of their fields, in its order; faults are for `read_pack` to tell.

    Raises NotToml.
    """
    return tuple(_read(family.fields, one) for one in _entries(text, family))


def new_file(family: Family[Any], entries: Iterable[FieldValues]) -> str:
    """Return a file with these entries. Raises NotToml."""
    text = ""
    for one in entries:
        text = add_entry(text, family, one)
    return text


def values_as_written(text: str, family: Family[Any]) -> tuple[FieldValues, ...]:
    """Return the entries of a file, in its order; what is faulty in them is there as it stands. Raises NotToml."""
    return tuple(values_as_they_stand(family.fields, one) for one in _entries(text, family))


@_with_care
def change_entry(text: str, family: Family[Any], place: int, values: FieldValues) -> str:
    """Return the file with other values in the entry at this place, from 0. Raises NotToml."""
    now, (before, chunks) = values_as_written(text, family)[place], _chunks(text, family)
    chunk, below = chunks[place]
    if now != values:
        chunks[place] = _changed(chunk, family.word, family.fields, now, values), below
    return before + "".join(part for one in chunks for part in one)


@_with_care
def add_entry(text: str, family: Family[Any], values: FieldValues) -> str:
    """Return the file with one more entry, as its last. Raises NotToml."""
    parse_toml(text.encode(), MAX_FILE)
    return text + _gap(text) + _new(family, values)


@_with_care
def drop_entry(text: str, family: Family[Any], place: int) -> str:
    """Return the file without the entry at this place; what a person wrote below it stays. Raises NotToml."""
    before, chunks = _chunks(text, family)
    parts = [before]
    for number, (chunk, below) in enumerate(chunks):
        if number != place:
            parts += (chunk, below)
        else:
            parts.append(below.lstrip("\n") if not parts[-1] or parts[-1].endswith("\n\n") else below)
    return "".join(parts)


@_with_care
def move_entry(text: str, family: Family[Any], place: int, to: int) -> str:
    """Return the file with an entry at another place; the comment that stands right above it goes along.

    Raises NotToml.
    """
    before, chunks = _chunks(text, family)
    blocks = []
    lead = ""
    for number, (chunk, below) in enumerate(chunks):
        rest, after = _lead(below) if number + 1 < len(chunks) else (below, "")
        blocks.append(f"{lead}{chunk}{rest}")
        lead = after
    blocks.insert(to, blocks.pop(place))
    whole = before
    for block in blocks:
        whole += _gap(whole) + block
    return whole


def _lead(below: str) -> tuple[str, str]:
    """What stands between two entries: what belongs to the first, and the comment right above the second."""
    rows = _ROW.findall(below)
    start = len(rows)
    while start and rows[start - 1].lstrip().startswith("#"):
        start -= 1
    return "".join(rows[:start]), "".join(rows[start:])


def _gap(whole: str) -> str:
    """The line breaks before an entry that comes next."""
    return "" if not whole or whole.endswith("\n\n") else "\n" if whole.endswith("\n") else "\n\n"


def head_as_written(text: str, fields: Fields) -> FieldValues:
    """Return what pack.toml says under [pack]; what is faulty in it is there as it stands. Raises NotToml."""
    return values_as_they_stand(fields, _head(text))


@_with_care
def change_head(text: str, fields: Fields, head: FieldValues) -> str:
    """Return pack.toml with other values, faulty or not. Raises NotToml."""
    now = head_as_written(text, fields)
    if now == head:
        return text
    return _changed(text if _head(text) else f"{text}{_gap(text)}[pack]\n", "pack", fields, now, head)


@_with_care
def write_head(text: str, fields: Fields, head: FieldValues) -> str:
    """Return pack.toml with these values of its fields under [pack]. Raises NotToml."""
    now = _read(fields, _head(text))
    return text if now == head else _changed(text or "[pack]\n", "pack", fields, now, head)


def _entries(text: str, family: Family[Any]) -> list[Toml]:
    found = parse_toml(text.encode(), MAX_FILE).get(family.word, [])
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _head(text: str) -> Toml:
    found = parse_toml(text.encode(), MAX_FILE).get("pack", {})
    return found if isinstance(found, dict) else {}


def _read(fields: Fields, found: Toml) -> FieldValues:
    return read_fields(fields, found, PlaceInFile(FaultList(), ""))


# ---------------------------------------------------------------------- the text, cut into its entries


def _chunks(text: str, family: Family[Any]) -> tuple[str, list[tuple[str, str]]]:
    """What stands above the first entry; then each entry, with the blank lines and comments that stand below it."""
    rows = _ROW.findall(text)
    starts = [line - 1 for line, names in heads_in(text) if names == (family.word,)]
    if len(starts) != len(_entries(text, family)):
        return "", [(_new(family, one), "\n") for one in values_in(text, family)]
    chunks = [_cut(rows[start:end]) for start, end in pairwise((*starts, len(rows)))]
    return "".join(rows[: starts[0]] if starts else rows), chunks


def _cut(rows: Sequence[str]) -> tuple[str, str]:
    """An entry, and the blank lines and comments below it."""
    last = len(rows)
    while not rows[last - 1].strip() or rows[last - 1].lstrip().startswith("#"):
        last -= 1
    try:
        tomllib.loads("".join(rows[:last]))
    except tomllib.TOMLDecodeError:  # its last text goes over several lines, and one of these begins with #
        last = len(rows)
    return "".join(rows[:last]), "".join(rows[last:])


# ---------------------------------------------------------------------- one table, changed


def _changed(chunk: str, word: str, fields: Fields, now: FieldValues, wanted: FieldValues) -> str:
    """One table of a file with other values than before: first its own fields, then those with heads of their own."""
    rows = _ROW.findall(chunk)
    ends = [line - 1 for line, _ in heads_in(chunk)][1:2] or [len(rows)]
    own, between = _cut(rows[: ends[0]])
    within = "".join(rows[ends[0] :])
    first, second = tomlkit.parse(own), tomlkit.parse(within)
    table: Toml = first[word]
    tables: Toml = second.get(word, {})
    before, after = written_fields(fields, now), written_fields(fields, wanted)
    headed = set(tables)
    still = {name for name in headed if _may_have_heads(after.get(name))}
    _change(tables, _only(before, headed), _only(after, still))
    _change(table[0] if isinstance(table, list) else table, _without(before, headed), _without(after, still))
    return first.as_string() + between + second.as_string()


def _only(values: dict[str, Toml], names: Container[str]) -> dict[str, Toml]:
    return {name: value for name, value in values.items() if name in names}


def _without(values: dict[str, Toml], names: Container[str]) -> dict[str, Toml]:
    return {name: value for name, value in values.items() if name not in names}


def _change(table: Toml, now: Toml, wanted: Toml) -> None:
    """Set what is otherwise; what is the same stays as a person wrote it."""
    inline = isinstance(table, InlineTable | Array)
    for name in _names(now, wanted):
        old, new = _get(now, name), _get(wanted, name)
        there = _get(table, name) is not None
        if old == new:
            continue
        if new is None:
            del table[name]
        elif there and type(old) is type(new) and _follows(table[name], old, new, inline=inline):
            _change(table[name], old, new)
        elif there or isinstance(table, dict):
            table[name] = _item(new, inline=inline)
        else:
            table.append(_table(new) if isinstance(table, AoT) else _item(new, inline=inline))


def _names(now: Toml, wanted: Toml) -> list[Toml]:
    """The names in two tables, or the places in two lists; the last first where one is taken away."""
    if isinstance(now, dict):
        return list(dict.fromkeys((*now, *wanted)))
    return [*range(len(wanted))] if len(wanted) > len(now) else [*reversed(range(len(now)))]


def _get(values: Toml, name: Toml) -> Toml:
    if isinstance(values, dict):
        return values.get(name)
    return values[name] if name < len(values) else None


def _follows(table: Toml, old: Toml, new: Toml, *, inline: bool) -> bool:
    """Whether a table or list stands in the file as it was read, and has room there for its new values."""
    if isinstance(table, InlineTable | Array) and not inline and _has_heads(new) and not _has_heads(old):
        return False
    if isinstance(old, dict):
        return isinstance(table, dict) and old.keys() <= table.keys()
    return isinstance(old, list) and isinstance(table, list) and len(old) == len(table)


def _new(family: Family[Any], values: FieldValues) -> str:
    """An entry that was not there, under its head."""
    document, entries = tomlkit.document(), tomlkit.aot()
    document.append(family.word, entries)
    entries.append(_table(written_fields(family.fields, values)))
    return document.as_string()


def _item(value: Toml, *, inline: bool = False) -> Toml:
    """A value for a file: a text of several lines as such, a small table in one line, a larger one under a head.

    inline: it stands within a line, where nothing may have a head.
    """
    if isinstance(value, str) and "\n" in value:
        return tomlkit.string(value, multiline=True)
    if isinstance(value, dict):
        return _table(value) if _has_heads(value) and not inline else _inline(value)
    if not isinstance(value, list):
        return tomlkit.item(value)
    if _has_heads(value) and not inline:
        entries: Toml = tomlkit.aot()
        for one in value:
            entries.append(_table(one))
        return entries
    items: Toml = tomlkit.array()
    for one in value:
        items.append(_item(one, inline=True))
    return items


def _may_have_heads(value: Toml) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and all(isinstance(one, dict) for one in value))


def _has_heads(value: Toml) -> bool:
    """Whether a table, or a list of tables, is too large for one line."""
    if not _may_have_heads(value):
        return False
    if isinstance(value, list):
        return any(map(_has_heads, value))
    return len(value) > _FEW or any(isinstance(one, dict | list) for one in value.values())


def _inline(value: dict[str, Toml]) -> Toml:
    table = tomlkit.inline_table()
    for name, one in value.items():
        table.append(name, tomlkit.item(one) if isinstance(one, str) else _item(one, inline=True))
    return table


def _table(value: dict[str, Toml]) -> Toml:
    table = tomlkit.table()
    for name, one in value.items():
        table.append(name, _item(one))
    return table
