"""Gives files and folders other names, with patience where another program looks into them for a moment.

Windows lets nobody rename what somebody has open, and a virus scanner or the search opens whatever was just written.
What is written there at this moment by somebody else, nobody may read.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

OPEN_ELSEWHERE: Final = frozenset({32, 33})
"""What Windows answers where another program has a file open, or a part of it."""
_PASSING: Final = OPEN_ELSEWHERE | {5}
"""What it answers while that may pass: access to a folder is denied as long as a file in it is open."""
PAUSES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4)
"""Seconds that are waited between two tries; a scanner is seldom longer at a small file."""
_Done = TypeVar("_Done")


def rename_patiently(old: Path, new: Path) -> Path:
    """Rename a file or folder, and return where it lies now. Raises OSError as `Path.rename`."""
    return patiently(lambda: old.rename(new))


def replace_patiently(old: Path, new: Path) -> None:
    """Let a file take the place of another. Raises OSError as `Path.replace`."""
    patiently(lambda: old.replace(new))


def is_open_elsewhere(wrong: OSError) -> bool:
    """Whether Windows says that another program has the file open."""
    return getattr(wrong, "winerror", None) in OPEN_ELSEWHERE


def _passes(wrong: OSError) -> bool:
    return isinstance(wrong, PermissionError) and getattr(wrong, "winerror", None) in _PASSING


def patiently(act: Callable[[], _Done], passes: Callable[[OSError], bool] = _passes) -> _Done:
    """Do something with a file once nobody else has it open, or as if nobody had. Raises OSError as it does.

    passes: whether it is worth waiting until an error is over.
    """
    for pause in PAUSES:
        try:
            return act()
        except OSError as wrong:
            if not passes(wrong):
                raise
        time.sleep(pause)
    return act()
