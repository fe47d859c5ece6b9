"""Reads CHANGELOG.md, which has the form of keepachangelog.com, and turns what is unreleased into a version.

Standard library only: a workflow asks it for the notes of a release (`python packaging/changelog.py 1.2.3`).
"""

from __future__ import annotations

import re
import sys
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "CHANGELOG.md"
PROJECT = "https://github.com/gattai-desktop/gattai-desktop"
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
UNRELEASED = "Unreleased"
_VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
_HEADING = re.compile(r"## \[([^\]]+)\](?: - (\S+))?")
_LINK = re.compile(r"\[([^\]]+)\]: (\S+)")


class Release(NamedTuple):
    """What was new in one version; `Unreleased` has no day."""

    version: str
    day: str
    text: str


class NotInForm(Exception):
    """The changelog cannot be used; the text says why."""


def numbers(version: str) -> tuple[int, ...]:
    """Return a version as numbers that can be compared. Raises NotInForm."""
    found = _VERSION.fullmatch(version)
    if found is None:
        message = f"{version!r} is no version such as 1.2.3."
        raise NotInForm(message)
    return tuple(map(int, found.groups()))


def releases(text: str) -> list[Release]:
    """Return everything that has a heading of its own, as it stands, the newest first."""
    found: list[Release] = []
    for block in re.split(r"^(?=## )", _without_links(text), flags=re.MULTILINE)[1:]:
        heading, _, told = block.partition("\n")
        said = _HEADING.fullmatch(heading)
        version, day = (said[1], said[2] or "") if said else (heading.removeprefix("## "), "")
        found.append(Release(version, day, told.strip()))
    return found


def faults(text: str) -> list[str]:
    """Return what is not as keepachangelog has it."""
    wrong = [] if text.startswith("# Changelog\n") else ["The first line has to be `# Changelog`."]
    told = releases(text)
    if [one.version for one in told[:1]] != [UNRELEASED]:
        wrong.append("The first heading has to be `## [Unreleased]`.")
    wrong += [
        f"`{line}` has to be `## [1.2.3] - 2026-12-31`."
        for line in re.findall(r"^## .*$", text, re.MULTILINE)
        if line != f"## [{UNRELEASED}]" and not _is_heading(line)
    ]
    if wrong:
        return wrong
    dated = told[1:]
    if any(numbers(new.version) <= numbers(old.version) for new, old in pairwise(dated)):
        wrong.append("The newest version has to stand first, and each once.")
    if any(new.day < old.day for new, old in pairwise(dated)):
        wrong.append("A newer version cannot be older by its day.")
    for one in told:
        wrong += _faults_within(one)
    links = dict(_LINK.findall(text))
    wrong += [
        f"[{version}] has to lead to {target}." for version, target in _targets(told) if links.get(version) != target
    ]
    wrong += [
        f"[{version}] leads somewhere and is no heading." for version in links if version not in dict(_targets(told))
    ]
    return wrong


def notes(text: str, version: str) -> str:
    """Return what a release says of itself. Raises NotInForm where this version has none."""
    for one in releases(text):
        if one.version == version and one.text:
            return f"{one.text}\n"
    message = f"CHANGELOG.md says nothing of {version}."
    raise NotInForm(message)


def cut(text: str, version: str, day: str) -> str:
    """Return the changelog with all that was unreleased as a version of its own. Raises NotInForm."""
    if wrong := faults(text):
        raise NotInForm("\n".join(wrong))
    told = releases(text)
    if not told[0].text:
        raise NotInForm("Nothing is unreleased.")
    if told[1:] and numbers(version) <= numbers(told[1].version):
        message = f"{version} is not later than {told[1].version}."
        raise NotInForm(message)
    heading = f"## [{UNRELEASED}]\n"
    changed = _without_links(text).replace(heading, f"{heading}\n## [{version}] - {day}\n", 1)
    links = "\n".join(f"[{name}]: {target}" for name, target in _targets(releases(changed)))
    changed = f"{changed.rstrip()}\n\n{links}\n"
    if wrong := faults(changed):
        raise NotInForm("\n".join(wrong))
    return changed


def _is_heading(line: str) -> bool:
    said = _HEADING.fullmatch(line)
    if said is None or _VERSION.fullmatch(said[1]) is None:
        return False
    try:
        return date.fromisoformat(said[2] or "").isoformat() == said[2]
    except ValueError:
        return False


def _faults_within(one: Release) -> list[str]:
    kinds = re.findall(r"^### (.*)$", one.text, re.MULTILINE)
    wrong = [f"{one.version}: `### {kind}` is none of {', '.join(KINDS)}." for kind in kinds if kind not in KINDS]
    if not wrong and kinds != [kind for kind in KINDS if kind in kinds]:
        wrong.append(f"{one.version}: each of {', '.join(KINDS)} stands once, in this order.")
    if one.version != UNRELEASED and not kinds:
        wrong.append(f"{one.version}: nothing is said of it.")
    for block in re.split(r"^### ", one.text, flags=re.MULTILINE)[1:]:
        kind, _, said = block.partition("\n")
        if not re.match(r"\s*- \S", said):
            wrong.append(f"{one.version}: `### {kind}` has no line.")
    return wrong


def _targets(told: list[Release]) -> list[tuple[str, str]]:
    """Return where each heading leads: to what changed since the version before."""
    names = [one.version for one in told]
    found = []
    for place, name in enumerate(names):
        before = names[place + 1] if place + 1 < len(names) else None
        if name == UNRELEASED:
            found.append((name, f"{PROJECT}/compare/v{before}...HEAD" if before else f"{PROJECT}/commits/main"))
        else:
            found.append(
                (name, f"{PROJECT}/compare/v{before}...v{name}" if before else f"{PROJECT}/releases/tag/v{name}")
            )
    return found


def _without_links(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not _LINK.fullmatch(line.strip()))


def main(arguments: list[str]) -> int:
    """Print the notes of a version, by default of what is unreleased; `--check` tells whether the form is kept."""
    text = FILE.read_text(encoding="utf-8")
    try:
        if arguments == ["--check"]:
            wrong = faults(text)
            print("\n".join(wrong) or f"CHANGELOG.md is in form: {len(releases(text)) - 1} versions.")
            return int(bool(wrong))
        print(notes(text, arguments[0].removeprefix("v") if arguments else UNRELEASED), end="")
    except NotInForm as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")
    sys.exit(main(sys.argv[1:]))
