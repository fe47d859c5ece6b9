"""The real program, started from outside and killed from outside."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile

from attrs import define, field

ROOT = Path(__file__).parents[2]
BYSTANDER = "holiday.txt"
"""A file of somebody's that lies beside the session and must stay as it is."""


def surroundings(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """The variables that a program under test is started with; what the clone holds is what runs."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))
    kept = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
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


class Forked:
    """The program in a process that was forked from one in which everything is imported and nothing is begun.

    It runs `main` of the command line as the real one does, and saves the seconds of importing.
    """

    def __init__(self, arguments: Sequence[str | Path]) -> None:
        import gattai_desktop.app
        import gattai_desktop.commands
        import gattai_desktop.windows.program.demo_windows  # noqa: F401 - imported once for all
        from gattai_desktop.cli import main

        self._errors = TemporaryFile("w+")  # noqa: SIM115 - closed in `communicate`
        reading, writing = os.pipe()
        self._pid = os.fork()
        if not self._pid:
            os.close(reading)
            os.dup2(writing, 1)
            os.dup2(self._errors.fileno(), 2)
            os.environ.update(QT_QPA_PLATFORM="offscreen")
            sys.stdout = open(1, "w", buffering=1, closefd=False)  # noqa: SIM115 - it ends with the process
            sys.stderr = open(2, "w", buffering=1, closefd=False)  # noqa: SIM115 - as above
            status = 70
            try:
                status = main([str(one) for one in arguments])
            finally:
                os._exit(status)
        os.close(writing)
        self.stdout = os.fdopen(reading)
        self.returncode = 0

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)

    def communicate(self) -> tuple[str, str]:
        out = self.stdout.read()
        self.stdout.close()
        self.returncode = os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])
        self._errors.seek(0)
        errors = self._errors.read()
        self._errors.close()
        return out, errors


@define
class Demo:
    """A table that plays by itself into a session file, and reports each entry as soon as it is durable."""

    session: Path
    seed: int = 1
    more: tuple[str, ...] = ()
    env: Mapping[str, str] = field(factory=dict)
    fault: str = ""
    forked: bool = False
    reported: int = 0
    """The last entry that was reported."""
    _running: subprocess.Popen[str] | Forked | None = None

    def begin(self) -> "Demo":
        arguments = ("demo", "--offscreen", "--report", "--seed", str(self.seed), "--session", self.session, *self.more)
        if self.forked:
            self._running = Forked(arguments)
            return self
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
