"""Tells by its ending what a file is: a session, a record or a pack.

An ending means the same in large letters as in small ones: some mail programs and sticks write `EVENING.GATTAI`, and
the desktop opens that with this program, too.
"""

from pathlib import Path
from typing import Final

SESSION: Final = ".gattai"
RECORD: Final = ".record"
PACK: Final = ".gattai-pack"


def ends_in(path: Path, *endings: str) -> bool:
    """Whether the name of a file ends in one of these, in large letters or small ones."""
    return path.suffix.lower() in endings
