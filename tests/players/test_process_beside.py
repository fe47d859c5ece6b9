"""A process beside the program: what it says, and that its end is noticed."""

import os
import signal
import subprocess
import sys
from multiprocessing.connection import Connection
from threading import Event

import pytest

from gattai_desktop.players.process_beside import ProcessBeside
from tests.conftest import PATIENCE


def _leaves_its_line_to_another(line: Connection) -> None:
    sleeps = [sys.executable, "-c", "import time; time.sleep(600)"]
    other = subprocess.Popen(sleeps, pass_fds=(line.fileno(),))
    line.send_bytes(str(other.pid).encode())
    os._exit(1)


@pytest.mark.skipif(sys.platform == "win32", reason="hands a line on as POSIX does")
def test_a_process_that_is_gone_is_noticed_where_its_line_stays_open() -> None:
    """As on Windows where it is ended before it has taken its end of the line."""
    beside = ProcessBeside(_leaves_its_line_to_another)
    other = int(_next(beside))
    try:
        with pytest.raises(EOFError):
            _next(beside)
    finally:
        os.kill(other, signal.SIGKILL)
        beside.end()


def _next(beside: ProcessBeside) -> bytes:
    """Return what a process says next, as soon as it says it."""
    for _ in range(PATIENCE // 10):
        said = beside.heard()
        if said is not None:
            return said
        Event().wait(0.01)
    pytest.fail("It said nothing.")
