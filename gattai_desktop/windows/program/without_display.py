"""Says what is missing where no window can be seen, and plays First Contact by itself there."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gattai_desktop.exit_status import FAILED, FINE, UNUSABLE
from gattai_desktop.file_kinds import as_typed

if TYPE_CHECKING:
    from gattai_desktop.players.demo import DemoOptions, DemoReport

NO_DISPLAY: Final = "There is no display here that a window could be opened on."


def told_without_display(file: Path | None, demo: Callable[[DemoOptions], DemoReport]) -> int:
    """Return the exit status; without a file to open, First Contact is played and it is said where its pictures are."""
    sys.stderr.write(f"{NO_DISPLAY}\n")
    if file is not None:
        sys.stderr.write(f"What lies on that table is printed by: gattai-desktop replay {as_typed(file)}\n")
        return UNUSABLE
    from gattai_desktop.players.demo import DemoOptions
    from gattai_desktop.sessions.shelf import default_folder
    from gattai_desktop.windows.program.demo_windows import free_folder

    out = free_folder(default_folder().parent / "first-contact-by-itself")
    sys.stdout.write("First Contact is played by itself instead.\n")
    report = demo(DemoOptions(seats=3, seed=time.time_ns(), out=out))
    told = f"Pictures of the table and of the wall, the session and its record are in {out}."
    sys.stdout.write(f"{report}\n{told}\n")
    return FINE if report.ok else FAILED
