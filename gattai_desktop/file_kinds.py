"""Tells by its name what a file is, a session, a record or a pack, what none may be called, and how one is typed.

An ending means the same in large letters as in small ones: some mail programs and sticks write `EVENING.GATTAI`, and
the desktop opens that with this program, too.
"""

import re
import sys
from pathlib import Path
from typing import Final

SESSION: Final = ".gattai"
RECORD: Final = ".record"
PACK: Final = ".gattai-pack"
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|(com|lpt)[\d¹²³]) *(\..*)?", re.IGNORECASE | re.DOTALL)


def ends_in(path: Path, *endings: str) -> bool:
    """Whether the name of a file ends in one of these, in large letters or small ones."""
    return path.suffix.lower() in endings


def is_device(name: str) -> bool:
    """Whether Windows keeps a name for a device, with any ending: what would be written there is lost."""
    return _DEVICE.fullmatch(name) is not None


def as_typed(path: Path) -> str:
    """Return a path as it is typed for this system's shell: in quotes where it would be taken for several words."""
    if sys.platform == "win32":
        from subprocess import list2cmdline

        return list2cmdline([str(path)])
    from shlex import quote

    return quote(str(path))
