"""Gathers whose work a built program carries, under which licence, with the licence's text.

The bundle is built from a list of files, each with its place here. Every one of them is led back to what it came
with: a Python package, Python, Qt, or a package of the system. What cannot be led back ends the build, so that nothing
is given away without its licence. The result is the folder `carried/` in the resources of the built program:
`carried.json`, and the texts. *About* shows it, and every installer carries it.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
TEXTS: Final = Path(__file__).with_name("licences")
INDEX: Final = "carried.json"

BINARY: Final = re.compile(r"\.(so[.\d]*|pyd|dll|dylib|exe)$|\.framework/|base_library\.zip$", re.IGNORECASE)
"""What somebody else has made and compiled, as files in a bundle are called."""

_QT: Final = re.compile(r"/(PySide6/(Qt|plugins|translations)/|(lib)?Qt6?[A-Z]\w*\.(so|dll|dylib|framework))|\.qm$")
_ICU: Final = re.compile(r"/(lib)?icu[a-z0-9]*[.\d]*\.(so|dll|dylib)")
_BINDINGS: Final = re.compile(r"/(PySide6|shiboken6)/|/lib(pyside6|shiboken6)")
_MICROSOFT: Final = re.compile(r"/(vcruntime|msvcp|concrt|ucrtbase|api-ms-win-)[\w-]*\.dll$", re.IGNORECASE)

_IN_THE_TEXT: Final = "its own"
_LGPL: Final = ("LGPL-3.0.txt", "GPL-3.0.txt")
_QT_SOURCE: Final = "https://download.qt.io/official_releases/qt/"
_BINDINGS_SOURCE: Final = "https://download.qt.io/official_releases/QtForPython/pyside6/"


class WithoutLicence(Exception):
    """Something would be carried whose licence is not known; the text names it."""


class Part(NamedTuple):
    """Something that is carried. source: where it comes from; texts: its licence, as file names and contents."""

    name: str
    version: str
    licence: str
    source: str
    texts: Mapping[str, str]


class Gathered(NamedTuple):
    """A part with its files in the built program."""

    part: Part
    files: list[str]


def gather(binaries: Iterable[tuple[str, str]], modules: Iterable[str]) -> list[Gathered]:
    """Lead every file back to what it belongs to. Raises WithoutLicence.

    binaries: pairs of place in the bundle and place here; modules: files of the Python modules within it.
    """
    found: dict[str, Gathered] = {}

    def add(part: Part, file: str = "") -> None:
        gathered = found.setdefault(part.name, Gathered(part, []))
        if file:
            gathered.files.append(file)

    add(python())
    add(package("pyinstaller"))  # its bootloader is the program that starts Python
    lost = []
    for there, here in sorted(set(binaries)):
        part = part_of(there, here)
        if part is None:
            lost.append(f"{there} (from {here})")
        else:
            add(part, there.replace("\\", "/"))
    if lost:
        raise WithoutLicence("It is not known whose these are, and under which licence:\n  " + "\n  ".join(lost))
    for name in sorted({one for file in modules if (one := package_with(file))} - {"gattai-desktop"}):
        add(bindings() if name.startswith(("PySide6", "shiboken6")) else package(name))
    bare = [one.part.name for one in found.values() if not any(text.strip() for text in one.part.texts.values())]
    if bare:
        raise WithoutLicence(f"No text of a licence was found for {', '.join(bare)}.")
    return sorted(found.values(), key=lambda one: one.part.name.casefold())


def part_of(there: str, here: str) -> Part | None:
    """Return what a file of the bundle belongs to; None where nobody knows."""
    place = "/" + there.replace("\\", "/")
    bound = "PySide6" in here or "shiboken6" in here
    if bound and _ICU.search(place):
        return icu()
    if bound and _QT.search(place):
        return qt()
    if bound and _BINDINGS.search(place):
        return bindings()
    if (name := package_with(here)) is not None:
        return package(name)
    # Python for Windows is given away with the runtime of Microsoft, and its licence says on which terms.
    if _within(here, sys.base_prefix) or _MICROSOFT.search(place) or place.endswith("/base_library.zip"):
        return python()
    return of_the_system(here)


# ---------------------------------------------------------------------- what everybody carries


@cache
def qt() -> Part:
    """Qt itself. Its libraries stay files of their own, so that others can be put in their place."""
    texts = {name: _kept(name) for name in (*_LGPL, "qt-parts.txt", "libwebp.txt")}
    return Part("Qt", distribution("PySide6-Essentials").version, "LGPL-3.0-only", _QT_SOURCE, texts)


@cache
def bindings() -> Part:
    """Qt for Python: PySide6 and shiboken6."""
    version = distribution("PySide6-Essentials").version
    texts = {name: _kept(name) for name in _LGPL}
    return Part("Qt for Python (PySide6, shiboken6)", version, "LGPL-3.0-only", _BINDINGS_SOURCE, texts)


@cache
def icu() -> Part:
    """ICU, which Qt brings along."""
    return Part("ICU", "", "Unicode-DFS-2016", "https://icu.unicode.org/", {"ICU.txt": _kept("ICU.txt")})


@cache
def python() -> Part:
    """Python with its standard library, and what is compiled into that."""
    version = platform.python_version()
    folder = Path(os.__file__).parent
    places = (folder / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt", _debian_copyright(folder.name))
    text = next((place.read_text("utf-8", "replace") for place in places if place.is_file()), "")
    return Part("Python", version, "PSF-2.0", "https://www.python.org/downloads/source/", {"Python.txt": text})


# ---------------------------------------------------------------------- Python packages


@cache
def package(name: str) -> Part:
    """Return an installed Python package."""
    found = distribution(name)
    told = found.metadata
    texts = {
        f"{name}-{Path(file).name}": Path(str(file.locate())).read_text("utf-8", "replace")
        for file in found.files or ()
        if ".dist-info" in str(file) and re.match(r"(LICEN[SC]E|COPYING|NOTICE)", Path(file).name, re.IGNORECASE)
    }
    links = {
        label.lower(): link for label, _, link in (line.partition(", ") for line in told.get_all("Project-URL") or ())
    }
    labels = ("source", "source code", "repository", "github", "homepage")
    source = next((links[label] for label in labels if label in links), "")
    # The newest form of a licence, the older one, and the first line of what people wrote there before.
    licence = told.get("License-Expression") or (told.get("License") or _IN_THE_TEXT).splitlines()[0]
    return Part(told["Name"], found.version, licence, source, texts)


def package_with(file: str) -> str | None:
    """Return the name of the Python package that a file belongs to; None where it belongs to none."""
    return _packages().get(os.path.normcase(os.path.realpath(file)))


@cache
def _packages() -> Mapping[str, str]:
    return {
        os.path.normcase(os.path.realpath(str(file.locate()))): found.metadata["Name"]
        for found in distributions()
        for file in _files(found)
    }


def _files(found: Distribution) -> Iterator:
    return (file for file in found.files or () if not str(file).endswith(".dist-info"))


# ---------------------------------------------------------------------- packages of the system


def of_the_system(here: str) -> Part | None:
    """Return the package of Debian or Ubuntu that a library comes from; None where there is none."""
    if shutil.which("dpkg-query") is None:
        return None
    real = os.path.realpath(here)
    # The list of packages may know a file by its place before /lib became a link to /usr/lib.
    for place in dict.fromkeys((here, real, real.removeprefix("/usr"))):
        said = _asked("dpkg-query", "--search", place)
        if said:
            name = said.splitlines()[0].rpartition(": ")[0].split(", ")[0]
            return _debian_package(name)
    return None


@cache
def _debian_package(name: str) -> Part:
    version, source = _asked("dpkg-query", "--show", "--showformat=${Version}\t${source:Package}", name).split("\t")
    copyright_file = _debian_copyright(name.partition(":")[0])
    text = copyright_file.read_text("utf-8", "replace") if copyright_file.is_file() else ""
    return Part(
        name.partition(":")[0],
        version,
        _IN_THE_TEXT,  # Debian lists the licences of tests and build scripts there, too
        f"https://tracker.debian.org/pkg/{source}",
        {f"{name.partition(':')[0]}.txt": text, **_common(text)},
    )


def _common(text: str) -> dict[str, str]:
    """Return the licences that a text of Debian only names, as they lie on every such system."""
    named = sorted(set(re.findall(r"/usr/share/common-licenses/([A-Za-z]+(?:-\d+(?:\.\d+)?)?)", text)))
    files = (Path("/usr/share/common-licenses") / name for name in named)
    return {f"{file.name}.txt": file.read_text("utf-8", "replace") for file in files if file.is_file()}


def _debian_copyright(name: str) -> Path:
    return Path("/usr/share/doc") / name / "copyright"


def _asked(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def _kept(name: str) -> str:
    return (TEXTS / name).read_text(encoding="utf-8")


def _within(file: str, folder: str) -> bool:
    return Path(os.path.realpath(file)).is_relative_to(os.path.realpath(folder)) and Path(folder) != Path("/usr")


# ---------------------------------------------------------------------- written and held


def commit() -> str:
    """Return the commit that is built, "" where this is no clone; with a + where something was changed since."""
    asked = ("git", "-C", str(ROOT), "-c", f"safe.directory={ROOT}")
    found = _asked(*asked, "rev-parse", "--short=12", "HEAD") if shutil.which("git") else ""
    return found and found + ("+" if _asked(*asked, "status", "--porcelain", "--untracked-files=no") else "")


def write(gathered: Iterable[Gathered], folder: Path) -> None:
    """Write the list and the texts into a folder, which is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    parts = []
    for part, files in gathered:
        for name, text in part.texts.items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
        parts.append({**part._asdict(), "texts": list(part.texts), "files": files})
    told = json.dumps({"commit": commit(), "parts": parts}, indent=1, ensure_ascii=False)
    (folder / INDEX).write_text(told + "\n", encoding="utf-8", newline="\n")


def faults(built: Path) -> list[str]:
    """Look through a built folder: say what it carries without a licence."""
    index = next(iter(built.rglob(f"carried/{INDEX}")), None)
    if index is None:
        return ["It carries no list of licences."]
    parts = json.loads(index.read_text(encoding="utf-8"))["parts"]
    texts = {name: index.with_name(name) for part in parts for name in part["texts"]}
    empty = {name for name, file in texts.items() if not file.is_file() or not file.read_text("utf-8").strip()}
    wrong = [f"{part['name']} has no text of its licence." for part in parts if not set(part["texts"]) - empty]
    listed = {file for part in parts for file in part["files"]}
    inside = index.parents[3]  # gattai_desktop/resources_files/carried/
    for file in sorted(inside.rglob("*")):
        place = file.relative_to(inside).as_posix()
        if file.is_file() and not file.is_symlink() and BINARY.search("/" + place) and place not in listed:
            wrong.append(f"{place} is carried without a licence.")
    return wrong
