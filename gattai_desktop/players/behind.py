"""Lets a process that thinks step back before everything else on the computer, so that a table stays quick."""

import os
import sys
from contextlib import suppress
from typing import Final

BEHIND: Final = 10
"""By how much it steps back on Linux and Macs, 0 to 19."""
BELOW_NORMAL: Final = 0x4000
"""What Windows calls the class of those that run when no program with windows has anything to do."""
_MAY_SET: Final = 0x0200


def step_back(pid: int) -> None:
    """Let the process of this number step back, for good; one that is gone needs no more."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        process = kernel.OpenProcess(_MAY_SET, False, pid)
        if process:
            kernel.SetPriorityClass(process, BELOW_NORMAL)
            kernel.CloseHandle(process)
    else:
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, max(BEHIND, os.getpriority(os.PRIO_PROCESS, pid)))
