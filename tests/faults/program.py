"""The real program, started from outside and killed from outside."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from attrs import define, field

ROOT = Path(__file__).parents[2]
BYSTANDER = "holiday.txt"
"""A file of somebody's that lies beside the session and must stay as it is."""


def surroundings(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """The variables that a program under test is started with; what the clone holds is what runs."""
    kept = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    return {**kept, **(more or {})}


def command(*arguments: str | Path) -> list[str]:
    """The command line of the program."""
    return [sys.executable, "-m", "gattai_desktop", *map(str, arguments)]


def planted(fault: str, *arguments: str | Path) -> list[str]:
    """The command line of the program with a line of Python that is run before it, to plant a fault."""
    code = f"import sys\n{fault}\nfrom gattai_desktop.cli import main\nsys.exit(main(sys.argv[1:]))"
    return [sys.executable, "-c", code, *map(str, arguments)]


def asked(
    *arguments: str | Path, env: Mapping[str, str] | None = None, line: list[str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(
        line or command(*arguments), capture_output=True, text=True, check=False, env=surroundings(env), cwd=ROOT
    )


@define
class Demo:
    """A table that plays by itself into a session file, and reports each entry as soon as it is durable."""

    session: Path
    seed: int = 1
    more: tuple[str, ...] = ()
    env: Mapping[str, str] = field(factory=dict)
    fault: str = ""
    reported: int = 0
    """The last entry that was reported."""
    _running: subprocess.Popen[str] | None = None

    def begin(self) -> "Demo":
        arguments = ("demo", "--offscreen", "--report", "--seed", str(self.seed), "--session", self.session, *self.more)
        line = planted(self.fault, *arguments) if self.fault else command(*arguments)
        self._running = subprocess.Popen(
            line,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=surroundings(self.env),
            cwd=ROOT,
        )
        return self

    def wait_for(self, entry: int) -> bool:
        """Wait until so many entries are reported; False where the program ended before."""
        assert self._running is not None
        assert self._running.stdout is not None
        while self.reported < entry:
            line = self._running.stdout.readline()
            if not line:
                return False
            self._heard(line)
        return True

    def _heard(self, line: str) -> None:
        if line.startswith("committed "):
            self.reported = int(line.split()[1])

    def kill(self, after: float = 0.0) -> None:
        """End it at once, as a power cut ends it, after so many seconds; whatever it had reported is heard."""
        assert self._running is not None
        time.sleep(after)
        self._running.kill()
        self.finish()

    def finish(self) -> tuple[str, str, int]:
        """Wait for its end; returns output, errors and status."""
        assert self._running is not None
        out, errors = self._running.communicate()
        for line in out.splitlines():
            self._heard(line)
        return out, errors, self._running.returncode
