"""Finds a Python that can run the program.

The `python3` of a system may be too old while a newer one stands beside it (Ubuntu 22.04 has 3.10 and offers 3.11),
and a name may exist without answering (version switchers leave such names), so each one is asked.
Standard library only, and readable by Python 3.9: this runs before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

# Must agree with requires-python and the classifiers in pyproject.toml. Newest first.
SUPPORTED = ((3, 14), (3, 13), (3, 12), (3, 11))

_QUESTION = """
import sys
try:
    import ensurepip, venv
except ImportError:
    ensurepip = None
print(*sys.version_info[:2], int(ensurepip is not None), sys.executable)
"""


class Interpreter(NamedTuple):
    """A Python that answered."""

    version: tuple[int, int]
    makes_environments: bool  # False where Debian has split venv off into a package of its own
    path: str

    @property
    def supported(self) -> bool:
        """Whether the program runs on this version."""
        return self.version in SUPPORTED


def ask(*command: str) -> Interpreter | None:
    """Return what answers to this command, or None where nothing usable does."""
    try:
        answer = subprocess.run([*command, "-c", _QUESTION], capture_output=True, text=True, timeout=60, check=True)
        major, minor, venv, path = answer.stdout.strip().split(" ", maxsplit=3)
        return Interpreter((int(major), int(minor)), venv == "1", path)
    except (OSError, subprocess.SubprocessError, ValueError):
        return None


def _commands() -> Iterator[tuple[str, ...]]:
    for major, minor in SUPPORTED:
        name = f"python{major}.{minor}"
        yield (name,)
        if sys.platform == "darwin":
            yield (f"/opt/homebrew/bin/{name}",)
            yield (f"/usr/local/bin/{name}",)
            yield (f"/Library/Frameworks/Python.framework/Versions/{major}.{minor}/bin/{name}",)
        elif sys.platform == "win32":
            yield ("py", f"-{major}.{minor}")
        elif Path(f"/usr/bin/{name}").exists():
            # The one that the system's own packages belong to, in case another comes first on the path.
            yield (f"/usr/bin/{name}",)
    # The one that reads this file, unless it lives in the environment that is about to be made.
    if sys.prefix == sys.base_prefix:
        yield (sys.executable,)
    yield ("python3",)
    yield ("python",)


def find() -> Interpreter | None:
    """Return the newest supported Python, rather one that can make environments; None where there is none.

    The variable PYTHON names one and settles the matter.
    """
    if wanted := os.environ.get("PYTHON"):
        answer = ask(wanted)
        return answer if answer and answer.supported else None
    lacking: Interpreter | None = None
    for command in _commands():
        if shutil.which(command[0]) is None:
            continue
        answer = ask(*command)
        if answer is None or not answer.supported:
            continue
        if answer.makes_environments:
            return answer
        lacking = lacking or answer
    return lacking
