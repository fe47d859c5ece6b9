"""Says what is missing where no window can be seen, and plays First Contact by itself there."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gattai_desktop.exit_status import FAILED, FINE, UNUSABLE
from gattai_desktop.file_kinds import as_typed
from gattai_desktop.terminal import speak, spoken

if TYPE_CHECKING:
    from gattai_desktop.players.demo import DemoReport
    from gattai_desktop.players.programme import DemoOptions


def told_without_display(file: Path | None, demo: Callable[[DemoOptions], DemoReport]) -> int:
    """Return the exit status; without a file to open, First Contact is played and it is said where its pictures are."""
    print(speak("command", "There is no display here that a window could be opened on."), file=sys.stderr)
    if file is not None:
        words = "What lies on that table is printed by: gattai-desktop replay {typed}"
        print(speak("command", words, typed=as_typed(file)), file=sys.stderr)
        return UNUSABLE
    from gattai_desktop.players.programme import DemoOptions
    from gattai_desktop.sessions.shelf import default_folder
    from gattai_desktop.windows.program.demo_windows import free_folder

    out = free_folder(default_folder().parent / "first-contact-by-itself")
    print(speak("command", "First Contact is played by itself instead."), flush=True)
    report = demo(DemoOptions(seats=3, seed=time.time_ns(), out=out))
    words = "Pictures of the table and of the wall, the session and its record are in {folder}."
    print(*map(spoken, report.told()), speak("command", words, folder=out), sep="\n")
    return FINE if report.ok else FAILED
