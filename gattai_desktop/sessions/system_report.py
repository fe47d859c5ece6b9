"""What the program finds on a computer, for bug reports (`gattai-desktop doctor`), and the report of a fault."""

import os
import platform
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from gattai_desktop import __version__
from gattai_desktop.cards.sight import veiled
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.written_file import bytes_written, why_not_written
from gattai_desktop.resources import ResourceMissingError, resource_folder
from gattai_desktop.sessions.carried import build

_PACKAGES: Final = ("PySide6-Essentials", "attrs", "cattrs", "platformdirs")
_PATIENCE: Final = 20
"""Seconds that the windows' part of the program is given to answer."""


def surroundings(sessions: Path) -> Iterator[tuple[str, str]]:
    """Yield name and finding, one after the other; the last ones say what the windows find."""
    yield from of_this_computer(sessions)
    yield from _windows()


def of_this_computer(sessions: Path) -> Iterator[tuple[str, str]]:
    """Yield name and finding of everything but screens and fonts, for which another program has to be asked."""
    commit = build().commit
    built = f", built{f' from {commit}' if commit else ''}" if getattr(sys, "frozen", False) else ""
    yield wording("Program"), f"Gattai Desktop {__version__}{built}"
    yield "Python", f"{platform.python_version()}, {sys.executable}"
    processors = wording("{count} processors", count=os.cpu_count() or 1)
    yield wording("System"), wording("{system}, {all}", system=AsWritten(platform.platform()), all=processors)
    for package in _PACKAGES:
        yield package.removesuffix("-Essentials"), _version(package)
    yield "SQLite", sqlite3.sqlite_version
    yield wording("Program files"), _resources()
    yield wording("Languages"), _languages()
    yield wording("Sessions"), _folder(sessions)
    yield wording("Settings"), _folder(_settings())


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return wording("not found")


def _resources() -> str:
    try:
        return str(resource_folder())
    except ResourceMissingError as wrong:
        return str(wrong)


def _languages() -> str:
    try:
        built = sorted(file.stem.removeprefix("gattai_") for file in (resource_folder() / "words").glob("*.qm"))
    except ResourceMissingError:
        built = []
    return ", ".join(built) or wording("none was built; 'make words' builds them")


def _settings() -> Path:
    from platformdirs import user_config_path

    return user_config_path("Gattai Desktop", appauthor=False)


def _folder(folder: Path) -> str:
    """The folder, whether it can be written, and what is free on its disk."""
    there = next(one for one in (folder, *folder.parents) if one.exists())
    free = shutil.disk_usage(there).free // 1024**2
    try:
        with tempfile.TemporaryFile(dir=there):
            written = wording("can be written")
    except OSError as wrong:
        written = wording("cannot be written: {reason}", reason=why_not_written(wrong))
    words = "{folder}, {written}, {free} MiB free"
    if there != folder:
        words = "{folder}, not made yet, {written}, {free} MiB free"
    return wording(words, folder=AsWritten(folder), written=written, free=free)


def _windows() -> Iterator[tuple[str, str]]:
    """Ask a second program for screens and fonts: without a usable display Qt ends the program that asks."""
    if sys.platform.startswith("linux"):
        shown = [f"{name}={os.environ[name]}" for name in ("WAYLAND_DISPLAY", "DISPLAY") if os.environ.get(name)]
        yield wording("Display"), ", ".join(shown) or wording("none: only --offscreen works here")
        if not shown and not os.environ.get("QT_QPA_PLATFORM"):
            return
    itself = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "gattai_desktop"]
    try:
        answer = subprocess.run(  # noqa: S603 - the program asks itself
            [*itself, "doctor", "--screens"],
            capture_output=True,
            encoding="utf-8" if sys.platform == "win32" else None,  # as `streams.take_every_sign` has it written
            text=True,
            errors="replace",
            timeout=_PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as wrong:
        yield wording("Windows"), wording("no answer: {reason}", reason=AsWritten(wrong))
        return
    told = answer.stdout.strip() or answer.stderr.strip()[-400:]
    if not told:
        yield wording("Windows"), wording("ended with status {status}", status=answer.returncode)
    for line in told.splitlines():
        name, _, found = line.partition("\t")
        yield (name, found) if found else (wording("Windows"), name)


def report(wrong: BaseException) -> str:
    """Return what a bug report needs: versions and where in the program it happened. It names no card."""
    head = f"Gattai Desktop {__version__}, Python {platform.python_version()}, {platform.platform()}\n\n"
    return head + veiled("".join(traceback.format_exception(wrong)))


def kept_report(wrong: BaseException) -> Path | None:
    """Write the report of a fault into a file beside the log and return where it is; None where none can be written."""
    from platformdirs import user_log_path

    file = user_log_path("Gattai Desktop", appauthor=False) / f"mishap-{type(wrong).__name__}.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        bytes_written(file, report(wrong).encode(errors="backslashreplace"))
    except OSError:
        return None
    return file


def written_down(wrong: BaseException) -> str:
    """Write the report into a file and return what to tell; where no file can be written the report itself is told."""
    return plainly(wrong, kept_report(wrong))


def plainly(wrong: BaseException, file: Path | None) -> str:
    """Return what a console is told of a fault, and where its report is."""
    kind = AsWritten(type(wrong).__name__)
    if file is None:
        words = "The program made a mistake ({kind}: {fault}). Sessions are as they were last saved."
        return wording(words, kind=kind, fault=AsWritten(wrong))
    words = "The program made a mistake ({kind}). Sessions are as they were last saved. Please send in {file}."
    return wording(words, kind=kind, file=AsWritten(file))
