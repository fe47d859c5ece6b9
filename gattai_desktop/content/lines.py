"""Finds the lines on which the values of a TOML file stand. Asked once there is a fault: nothing else needs them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.faults import Fault, Steps
from gattai_desktop.content.reading import MAX_FILE

# Strings first, the long kinds before the short ones, so that nothing within them is taken for a sign of TOML.
_SIGN: Final = (
    r'(?s)"{3}(?:\\.|[^\\])*?"{3,5}|\'{3}.*?\'{3,5}'
    r'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{},=\n]|[^\s\[\]{},="\'#]+'
)
_NAME: Final = r'"((?:\\.|[^"\\])*)"|\'([^\']*)\'|([^\s.]+)'


def found_again(folder: Path, faults: Iterable[Fault], names: Mapping[Steps, str]) -> Iterator[Fault]:
    """Yield faults of the files of a folder, with their lines, and with the names of the entries that they lie in.

    names: those of entries, by the first two steps of the way to each.
    """
    texts: dict[str, dict[Steps, int]] = {}
    for one in faults:
        if one.way and one.file not in texts:
            texts[one.file], path = {}, folder / one.file
            if path.is_file() and not path.is_symlink():
                with path.open(encoding="utf-8-sig", errors="replace") as file:
                    texts[one.file] = lines_in(file.read(MAX_FILE))
        if one.way:
            yield evolve(one, line=line_of(one.way, texts[one.file]), name=names.get(one.way[:2]) or "")
        else:
            yield one


def lines_in(text: str) -> dict[Steps, int]:
    """Return on which line each header, each field and each item of a list over several lines stands, from 1."""
    lines: dict[Steps, int] = {(): 1}
    lengths: dict[Steps, int] = {}
    head: Steps = ()
    for line, statement in _statements(text):
        if statement[0][0] == "[":
            double = [sign for sign, _ in statement[:2]] == ["[", "["]
            names = _names("".join(sign for sign, _ in statement if sign not in "[]"))
            if not names:
                continue
            head = _way((), names, lengths)
            if double:
                outer = (*_way((), names[:-1], lengths), names[-1])
                lengths[outer] = lengths.get(outer, 0) + 1
                lines.setdefault(outer, line)
                head = (*outer, lengths[outer] - 1)
            lines.setdefault(head, line)
            for count in range(1, len(names)):  # [gear.activate.rank] opens activate too
                lines.setdefault(_way((), names[:count], lengths), line)
            continue
        equals = next((place for place, (sign, _) in enumerate(statement) if sign == "="), None)
        if equals is None:  # what follows a mistake of the file may be anything
            continue
        names = _names("".join(sign for sign, _ in statement[:equals]))
        for count in range(1, len(names) + 1):
            lines.setdefault((*head, *names[:count]), line)
        for number, item in _items(statement[equals + 1 :]):
            lines[(*head, *names, number)] = item
    return lines


def heads_in(text: str) -> Iterator[tuple[int, Steps]]:
    """Each head of a file, [tech] or [[tech.rank]]: its line, from 1, and the names in it."""
    for line, statement in _statements(text):
        if statement[0][0] == "[":
            yield line, _names("".join(sign for sign, _ in statement if sign not in "[]"))


def line_of(way: Steps, lines: dict[Steps, int]) -> int:
    """Return the line of a value, or of what holds it where it has none of its own."""
    return next((lines[way[:count]] for count in range(len(way), 0, -1) if way[:count] in lines), 0)


def _statements(text: str) -> Iterator[tuple[int, list[tuple[str, int]]]]:
    """Each header or pair, with the line that it begins on: its signs, each with its own line."""
    statement: list[tuple[str, int]] = []
    line, depth = 1, 0
    for found in re.finditer(_SIGN, text):
        sign = found[0]
        if sign == "\n" and depth == 0 and statement:
            yield statement[0][1], statement
            statement = []
        elif sign[0] not in "#\n":
            statement.append((sign, line))
            depth += (sign in "[{") - (sign in "]}")
        line += sign.count("\n")
    if statement:
        yield statement[0][1], statement


def _items(value: list[tuple[str, int]]) -> Iterator[tuple[int, int]]:
    """The items of a list, by number, each with the line that it begins on."""
    depth = number = 0
    begins = False
    for sign, line in value if value and value[0][0] == "[" else ():
        if depth == 1 and begins and sign not in ",]":
            yield number, line
            begins = False
        if sign in "[{":
            begins = begins or depth == 0
            depth += 1
        elif sign in "]}":
            depth -= 1
        elif sign == "," and depth == 1:
            number += 1
            begins = True


def _names(dotted: str) -> Steps:
    return tuple(next(part for part in found if part) if any(found) else "" for found in re.findall(_NAME, dotted))


def _way(start: Steps, names: Steps, lengths: dict[Steps, int]) -> Steps:
    """The way to a table: each list of tables on it is entered at its last one."""
    for name in names:
        start = (*start, name)
        if start in lengths:
            start = (*start, lengths[start] - 1)
    return start
