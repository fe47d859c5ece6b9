"""Tells the files of a pack that no family has, by what they should be called."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.faults import FaultList
from gattai_desktop.content.reading import MAX_ENTRIES, read_toml
from gattai_desktop.content.schema import Contents
from gattai_desktop.games.near_names import nearest


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
