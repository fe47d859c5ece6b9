"""What thinks steps back before everything else on the computer, on every system."""

import os
import subprocess
import sys

from gattai_desktop.players.behind import BEHIND, BELOW_NORMAL, step_back
from gattai_desktop.players.rehearsal import Company


def is_behind(pid: int) -> bool:
    """Whether the system says that a process steps back."""
    if sys.platform == "win32":
        import ctypes

        may_ask = 0x1000
        process = ctypes.windll.kernel32.OpenProcess(may_ask, False, pid)
        return bool(ctypes.windll.kernel32.GetPriorityClass(process) == BELOW_NORMAL)
    return os.getpriority(os.PRIO_PROCESS, pid) >= BEHIND


def i_am(_order: None, _seed: int) -> bool:
    return is_behind(os.getpid())


def test_a_process_that_was_just_begun_steps_back_and_the_program_does_not() -> None:
    is_so_already = is_behind(os.getpid())  # where whoever runs the tests has stepped back
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as begun:
        assert is_behind(begun.pid) is is_so_already
        step_back(begun.pid)
        assert is_behind(begun.pid)
        assert is_behind(os.getpid()) is is_so_already
        begun.communicate(b"\n")
    step_back(begun.pid)  # it is gone


def test_who_plays_fights_in_the_background_steps_back() -> None:
    with Company(1) as company:
        (running,) = company.order(i_am, [None], 1, 1, 1)
        assert [one for part in running.all() for one in part] == [True]
