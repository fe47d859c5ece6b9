"""Makes the files that the program reads and nobody edits: the languages (.qm) and the sounds (.wav).

They lie in resources/ and are not kept in the repository. `prepare.py`, the tests and the wheel call this file; it
makes what is missing or older than its source, and otherwise returns at once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "resources" / "words"
SOUNDS = ROOT / "resources" / "sounds"
_SOUND_SOURCE = Path(__file__).with_name("sounds.py")


class NotGenerated(Exception):
    """A file could not be made; the text says which one and what to do."""


def is_current() -> bool:
    """Whether everything is there and newer than its source."""
    return not any(_outdated_languages()) and not _sounds_are_outdated()


def generate() -> None:
    """Make what is missing or outdated. Raises NotGenerated."""
    for source in _outdated_languages():
        build_language(source)
    if _sounds_are_outdated():
        _build_sounds()


def build_language(source: Path) -> None:
    """Turn a translation file (.ts) into the one that the program reads (.qm). Raises NotGenerated."""
    target = source.with_suffix(".qm")
    unfinished = target.with_name(f"{target.name}.{os.getpid()}.new")  # somebody else may be making it too
    try:
        status = subprocess.run([*_lrelease(), "-silent", source, "-qm", unfinished], check=False).returncode
    except OSError as wrong:
        raise NotGenerated(
            f"{target.name} was not built: {wrong}. Install PySide6-Essentials, then try again."
        ) from wrong
    if status or not unfinished.exists():
        raise NotGenerated(f"{target.name} was not built from {source.name}; Qt's lrelease says above what is wrong.")
    unfinished.replace(target)  # whole at once: a running program keeps the file that it has opened


def _outdated_languages() -> Iterator[Path]:
    for source in sorted(WORDS.glob("gattai_*.ts")):
        if not _is_newer(source.with_suffix(".qm"), source):
            yield source


def _sounds_are_outdated() -> bool:
    made = list(SOUNDS.glob("*.wav"))
    return not made or not all(_is_newer(file, _SOUND_SOURCE) for file in made)


def _is_newer(file: Path, source: Path) -> bool:
    return file.exists() and file.stat().st_mtime >= source.stat().st_mtime


def _lrelease() -> list[str]:
    import PySide6

    folder = Path(PySide6.__file__).parent
    for tool in (folder / "lrelease", folder / "lrelease.exe", folder / "Qt" / "libexec" / "lrelease"):
        if tool.exists():
            return [str(tool)]
    return ["pyside6-lrelease"]


def _build_sounds() -> None:
    import sounds

    # A folder of our own, since somebody else may be making them too; moved whole, so that what is there is complete.
    unfinished = SOUNDS.with_name(f"sounds.{os.getpid()}.new")
    sounds.write_all(unfinished)
    try:
        unfinished.replace(SOUNDS)
    except OSError:  # something is there: what was outdated, or what somebody else has just made
        if _sounds_are_outdated():
            shutil.rmtree(SOUNDS)
            unfinished.replace(SOUNDS)
    shutil.rmtree(unfinished, ignore_errors=True)


if __name__ == "__main__":
    try:
        generate()
    except NotGenerated as reason:
        sys.exit(str(reason))
