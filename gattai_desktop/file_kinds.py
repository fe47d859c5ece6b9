"""Tells by its name what a file is: a session, a record or a pack, or what no file may be called.

An ending means the same in large letters as in small ones: some mail programs and sticks write `EVENING.GATTAI`, and
the desktop opens that with this program, too.
"""

import re
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
