"""The environment in .venv/: made once, kept up to date with the lock, found ready in no time at all.

A stamp inside says what the environment was made from. As long as it agrees, nothing is run.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from interpreters import SUPPORTED, Interpreter

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
_PROGRAMS = FOLDER / ("Scripts" if sys.platform == "win32" else "bin")
_SUFFIX = ".exe" if sys.platform == "win32" else ""
_STAMP = FOLDER / "made-from"
PYTHON = _PROGRAMS / f"python{_SUFFIX}"
PROGRAM = _PROGRAMS / f"gattai-desktop{_SUFFIX}"


class NotInstalled(Exception):
    """The environment could not be filled; the text says what a person can do."""


def version() -> tuple[int, int] | None:
    """Return the version of Python in the environment; None where there is no usable one."""
    if not PYTHON.exists():  # also where it points to a Python that an upgrade has taken away
        return None
    try:
        lines = (FOLDER / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    for line in lines:
        key, _, value = line.partition("=")
        if key.strip() in ("version", "version_info"):
            major, minor = value.strip().split(".")[:2]
            found = (int(major), int(minor))
            return found if found in SUPPORTED else None
    return None


def _made_from() -> str:
    """Return a digest of all that the environment depends on, the place of the clone included."""
    digest = hashlib.sha256()
    for part in (os.fsencode(ROOT), str(version()).encode()):
        digest.update(part + b"\0")
    for file in (LOCK, ROOT / "pyproject.toml", ROOT / "gattai_desktop" / "__init__.py", Path(__file__)):
        digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_ready() -> bool:
    """Whether the environment was filled before, and nothing that it depends on has changed since."""
    try:
        return PROGRAM.exists() and _STAMP.read_text(encoding="ascii") == _made_from()
    except OSError:
        return False


def make(interpreter: Interpreter) -> None:
    """Make the environment anew."""
    name = ".".join(map(str, interpreter.version))
    print(f"Making the environment .venv with Python {name} ({interpreter.path}) …", flush=True)
    command = [interpreter.path, "-m", "venv", "--clear", str(FOLDER)]
    if subprocess.run(command, check=False).returncode:
        message = "The environment .venv could not be made; the reason stands above. Nothing else was changed."
        raise NotInstalled(message)


def _pip(*arguments: str | Path) -> int:
    # A desk may be set to install for the user or to ask questions: neither fits an environment.
    environment = {**os.environ, "PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    command: Sequence[str | Path] = (PYTHON, "-m", "pip", *arguments)
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def has_pip() -> bool:
    """Whether the environment can install anything; one that was interrupted half made cannot."""
    return subprocess.run([PYTHON, "-c", "import pip"], capture_output=True, check=False).returncode == 0


def fill() -> None:
    """Bring the environment to what the lock says, and the program into it, then set the stamp."""
    print("Installing what the lock names (about 150 MB, once) …", flush=True)
    if _pip("install", "--quiet", "--require-hashes", "-r", LOCK):
        message = (
            "The packages could not be installed; the reason stands above. They come from the Python Package Index: "
            "check the connection and run the same command again. What has arrived already is kept."
        )
        raise NotInstalled(message)
    # The build tool is in the lock, so this fetches nothing.
    if _pip("install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--editable", ROOT):
        message = "The program itself could not be installed into .venv; the reason stands above."
        raise NotInstalled(message)
    if not sys.dont_write_bytecode:  # now, and not bit by bit while somebody waits at the windows
        subprocess.run([PYTHON, "-m", "compileall", "-q", "-j", "0", "gattai_desktop"], cwd=ROOT, check=False)
    _STAMP.write_text(_made_from(), encoding="ascii")
