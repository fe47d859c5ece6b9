"""A company that has ended keeps no program from ending, though a worker would think for ever."""

import os
import subprocess
import sys
import time
from pathlib import Path

_PATIENCE: float = 60
"""Seconds after which the test gives up; nothing is measured by it."""


def think_long(begun: str, _seed: int) -> None:
    """Play a fight that does not end: another process finds it here by its name."""
    Path(begun).touch()
    while True:
        time.sleep(0.01)


def test_a_program_ends_though_a_fight_would_go_on(tmp_path: Path) -> None:
    """Given a player thinks for ever, when its company ends, then the program does not wait for it."""
    asked = [sys.executable, "-c", _ENDS, str(tmp_path / "begun")]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run(asked, capture_output=True, text=True, timeout=_PATIENCE, env=surroundings, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (0, "begun\n", "")


_ENDS = """
if __name__ == "__main__":
    import sys, time
    from pathlib import Path
    from gattai_desktop.players.rehearsal import Company
    from tests.players.test_company_ends import think_long
    begun = Path(sys.argv[1])
    with Company(1) as company:
        company.order(think_long, [str(begun)], 3, 1, 1)
        while not begun.exists():
            time.sleep(0.02)
        print("begun", flush=True)
"""
