"""A company that has ended keeps no program from ending, though a worker would think for ever."""

import os
import subprocess
import sys
import time
from pathlib import Path

from gattai_desktop.exit_status import STOPPED

_PATIENCE: float = 120
"""Seconds after which the test gives up; nothing is measured by it."""


def think_long(begun: str, _seed: int) -> None:
    """Play a fight that does not end: another process finds it here by its name."""
    Path(begun).touch()
    while True:
        time.sleep(0.01)


def ended(program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Return how a program of its own ended, which is given up where it does not."""
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        text=True,
        timeout=_PATIENCE,
        env=surroundings,
        check=False,
    )


def test_a_program_ends_though_a_fight_would_go_on(tmp_path: Path) -> None:
    """Given a player thinks for ever, when its company ends, then the program waits for none of its fights."""
    told = ended(_ENDS, str(tmp_path / "begun"))
    assert (told.returncode, told.stdout, told.stderr) == (0, "begun\n1 thread left\n", "")


_ENDS = """
if __name__ == "__main__":
    import sys, threading, time
    from pathlib import Path
    from gattai_desktop.players.rehearsal import Company
    from tests.players.test_company_ends import think_long
    begun = Path(sys.argv[1])
    with Company(1) as company:
        company.order(think_long, [str(begun)], 30, 1, 1)
        while not begun.exists():
            time.sleep(0.02)
        print("begun", flush=True)
    print(threading.active_count(), "thread left")
"""


def test_players_who_are_stopped_while_they_think_leave_what_was_counted() -> None:
    """Given one deal was played and sharp would think for hours about the next, when Ctrl-C comes, then it ends."""
    told = ended(_STOPPED)
    assert (told.returncode, told.stderr) == (STOPPED, "Stopped after 1 of 40 deals.\n")
    assert "careful : plain" in told.stdout
    assert "sharp : steady" not in told.stdout


_STOPPED = """
import os, signal, sys
from threading import Timer
from gattai_desktop.cli import main
from gattai_desktop.players.rehearsal import Running

# A shell that starts tests in the background lets its programs ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
waits = 0
waited = Running.wait

def press():
    # On Windows os.kill ends a program whatever it does about Ctrl-C.
    signal.raise_signal(signal.SIGINT) if os.name == "nt" else os.kill(os.getpid(), signal.SIGINT)

def wait(running, *others, **named):
    global waits
    waits += 1
    if waits == 2:
        Timer(0.5, press).start()
    waited(running, *others, **named)

Running.wait = wait
pairs = "careful:plain,sharp:steady"
asked = ["--game", "gattai", "--only", pairs, "--games", "20", "--jobs", "1", "--playouts", "5000000"]
sys.exit(main(["bench", "players", *asked]))
"""
