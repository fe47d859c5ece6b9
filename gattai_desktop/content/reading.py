"""Opens the files of a pack, with a limit for everything, and tells those that no family has."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.faults import Fault, FaultList
from gattai_desktop.content.schema import Contents
from gattai_desktop.content.written_file import why_not_read
from gattai_desktop.games.kinds import MAX_NAME
from gattai_desktop.games.near_names import nearest

MAX_FILE: Final = 512 * 1024
"""Most bytes of one file."""
_HEAD: Final = 2_000
"""Most bytes in which a title is looked for where a file cannot be read."""
MAX_ENTRIES: Final = 500
"""Most entries of one family."""
MAX_DEPTH: Final = 8
"""Deepest nesting of tables and lists."""
MAX_NUMBER: Final = 10**15
"""Largest number, and smallest with a minus before it."""
MAX_DOTS: Final = 100
"""Most dots in one line of names and numbers: each opens a table in a table."""

_PARTS: Final = re.compile(
    r"""
      \"{3} (?: [^"\\]++ | \\. | "(?!"") )*+ (?: "{3,5} | \Z )     # a text of several lines; one may never end
    | \'{3} (?: [^']++ | '(?!'') )*+ (?: '{3,5} | \Z )
    | \#[^\n]*
    | (?P<of_name> [\w\- \t]++ | "(?: [^"\\\n]++ | \\[^\n] )*+"? | '[^'\n]*+'? )
    | .
    """,
    re.VERBOSE | re.DOTALL,
)
"""What a file consists of: texts and comments, in which dots mean nothing, and between them names, dots and signs."""


TOO_LARGE: Final = "The file is larger than {most} KB. Divide it into several packs."


class NotToml(ValueError):
    """A text that is no TOML, or is no table that could be meant. The message says what is wrong and what would do.

    It is a wording, so that it can be told in another language.
    """


class ChangeTooFar(NotToml):
    """What stands in a file is sound; a change would make of it what could not be read again."""


def parse_toml(raw: bytes, most: int) -> dict[str, Any]:
    """Return what a TOML file says that has these bytes, at most so many. Raises NotToml."""
    import tomllib  # most starts read none

    if len(raw) > most:
        raise NotToml(wording("The file is larger than {most} KB.", most=most // 1024))
    try:
        text = raw.decode("utf-8-sig")  # some editors begin a file with a mark that nobody sees
        _check_dots(text)
        data = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise NotToml(wording("The file is not UTF-8 text (line {line}). Save it as UTF-8.", line=line)) from None
    except tomllib.TOMLDecodeError as error:
        raise NotToml(_told(str(error), raw)) from None
    except RecursionError:
        raise NotToml(wording("Its lists are nested deeper than {most}.", most=MAX_DEPTH)) from None
    except NotToml:
        raise
    except ValueError:  # Python reads no number of more than some thousand digits
        raise NotToml(wording("A number in it is too large: {most} at most.", most=MAX_NUMBER)) from None
    _check(data, MAX_DEPTH)
    return data


def _told(reason: str, raw: bytes) -> str:
    """Say in which line a file goes wrong, and what is missing there: the library's own words are for programmers."""
    at = re.search(r"line (\d+)", reason)
    line = int(at[1]) if at else max(1, len(raw.splitlines()))
    if re.search(r"overwrite|twice|Duplicate|Cannot (declare|mutate)", reason):
        return wording("Line {line} gives something that was given above already. Take one away.", line=line)
    if re.search(r"Illegal character '\\n'|Unclosed|Unterminated|Expected [\"'][\"'\]]", reason):
        return wording("In line {line} something is not closed: a quotation mark or a bracket is missing.", line=line)
    return wording("Line {line} cannot be read. A line gives a name and what it is: name = 'Ada'.", line=line)


def _check_dots(text: str) -> None:
    """Refuse a chain of names that would be thousands of tables, one in the other, before anything is made of it."""
    if all(line.count(".") <= MAX_DOTS for line in text.split("\n")):
        return
    dots = 0
    for found in _PARTS.finditer(text):
        dots = dots + 1 if found[0] == "." else dots if found["of_name"] else 0
        if dots > MAX_DOTS:
            line = text.count("\n", 0, found.start()) + 1
            raise NotToml(
                wording("Line {line} holds more than {most} dots in a row of names.", line=line, most=MAX_DOTS)
            )


def _check(data: object, left: int) -> None:
    if isinstance(data, int) and not -MAX_NUMBER <= data <= MAX_NUMBER:
        raise NotToml(wording("A number in it is too large: {most} at most.", most=MAX_NUMBER))
    if not isinstance(data, dict | list):
        return
    if left == 0:
        raise NotToml(wording("Its tables and lists are nested deeper than {most}.", most=MAX_DEPTH))
    for one in data.values() if isinstance(data, dict) else data:
        _check(one, left - 1)


def read_toml(path: Path, faults: list[Fault]) -> dict[str, Any]:
    """Return what a TOML file says; empty, with a fault, where it cannot be read."""

    def fault(text: str) -> dict[str, Any]:
        faults.append(Fault(path.name, "", "", text))
        return {}

    try:
        if path.is_symlink():
            return fault(wording("This is a link to another place. Put the file itself here."))
        if not path.exists():
            return fault(wording("This file is missing."))
        if not path.is_file():
            return fault(wording("This is no file."))
        with path.open("rb") as file:
            raw = file.read(MAX_FILE + 1)
    except OSError as error:
        return fault(wording("The file cannot be opened: {reason}.", reason=why_not_read(error)))
    if len(raw) > MAX_FILE:
        return fault(wording(TOO_LARGE, most=MAX_FILE // 1024))
    try:
        return parse_toml(raw, MAX_FILE)
    except NotToml as wrong:
        return fault(wrong.args[0])


def title_line(path: Path) -> str:
    """Return the title that stands in a pack's head, also where it is too long or the file is no TOML; "" for none."""
    try:
        if path.is_symlink() or not path.is_file():
            return ""
        with path.open("rb") as file:
            lines = file.read(_HEAD).decode("utf-8", "replace").splitlines()
    except OSError:
        return ""
    found = (re.match(r"""\s*title\s*=\s*["']([^"']+)""", line[:_HEAD]) for line in lines)
    return next((one[1].strip()[:MAX_NAME] for one in found if one), "")


def check_files(folder: Path, contents: Contents, told: FaultList) -> None:
    """Note every file whose name no family has, and which file its entries are missed in."""
    words = {"pack": "pack.toml", **{family.word: f"{family.file}.toml" for family in contents.families}}
    for path in sorted(islice(_looking_like_toml(folder), MAX_ENTRIES)):
        if path.name not in words.values():
            inside = (words[word] for word in read_toml(path, []) if word in words)
            meant = next(inside, "") or _near(_stem(path.name), words.values())
            told.add(path.name, wording("This file is not known.{near}", near=_mend(folder, meant)))
            told.misnamed.add(meant)


def _looking_like_toml(folder: Path) -> Iterator[Path]:
    """Yield what somebody may have meant for a file of a pack, though it ends in ".toml.txt" or ".TOML"."""
    for path in folder.iterdir():
        if _stem(path.name) != path.name.casefold() and not _found_anyway(path):
            yield path


def _stem(name: str) -> str:
    """Return a name in small letters without the ending of a TOML file, and without ".txt" behind that."""
    small = name.casefold()
    return small.removesuffix(".txt").removesuffix(".toml") if small.removesuffix(".txt").endswith(".toml") else small


def _found_anyway(path: Path) -> bool:
    """Whether a file is found by its name in small letters, too: the disk tells large ones from small ones or not."""
    small = path.with_name(path.name.casefold())
    return small != path and small.exists() and small.samefile(path)


def _near(stem: str, files: Iterable[str]) -> str:
    """Return the file that looks like one of this name; ".toml", in which all end, makes no two alike."""
    stems = {file.removesuffix(".toml"): file for file in files}
    return next((stems[one] for one in nearest(stem, stems)), "")


def _mend(folder: Path, meant: str) -> str:
    """Return what to do with a file, as the end of a sentence; "" where nothing tells what it was meant for."""
    if not meant:
        return ""
    if (folder / meant).exists():
        return wording(" What it holds belongs in '{name}'.", name=AsWritten(meant))
    return wording(" Call it '{name}'.", name=AsWritten(meant))
