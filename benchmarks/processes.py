"""CPU and memory of programs that were started here, read from /proc. Linux only."""

import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_PROC = Path("/proc")


def _stat(pid: int) -> list[str] | None:
    """Return the fields of /proc/PID/stat after the program's name, None where it is gone."""
    try:
        return (_PROC / str(pid) / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return None


def tree(pid: int) -> list[int]:
    """Return a process and everything that it started and that still lives."""
    children: dict[int, list[int]] = {}
    for entry in _PROC.iterdir():
        fields = _stat(int(entry.name)) if entry.name.isdigit() else None
        if fields:
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    found, queue = [], [pid]
    while queue:
        one = queue.pop()
        if _stat(one):
            found.append(one)
        queue.extend(children.get(one, []))
    return found


def cpu_seconds(pid: int) -> float:
    """Return the user and system seconds of a process and all that it started."""
    total = 0.0
    for one in tree(pid):
        fields = _stat(one)
        with suppress(OSError, TypeError):
            total += time.clock_gettime((~one << 3) | 2)  # the kernel's own clock of that process, finer than ticks
            total += (int(fields[13]) + int(fields[14])) / _TICKS  # type: ignore[index]
    return total


def memory(pid: int) -> float:
    """Return the proportional memory (PSS) of a process and all that it started, in MB."""
    kilobytes = 0
    for one in tree(pid):
        with suppress(OSError):
            for line in (_PROC / str(one) / "smaps_rollup").read_text(encoding="utf-8").splitlines():
                if line.startswith("Pss:"):
                    kilobytes += int(line.split()[1])
    return kilobytes / 1024


def end(process: "subprocess.Popen[bytes] | subprocess.Popen[str]") -> None:
    """End a program that was started here."""
    for signum, patience in ((signal.SIGTERM, 5.0), (signal.SIGKILL, 5.0)):
        if process.poll() is not None:
            return
        process.send_signal(signum)
        with suppress(subprocess.TimeoutExpired):
            process.wait(patience)


def busy_seconds() -> float:
    """Return the seconds that all processors together have been busy since the machine was started."""
    fields = [int(part) for part in (_PROC / "stat").read_text(encoding="utf-8").split("\n", 1)[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / _TICKS


class Others:
    """How much others worked meanwhile: the share of one processor, programs that were started here left out."""

    def __init__(self, *own: int) -> None:
        self._own = (os.getpid(), *own)
        self._begun, self._busy = time.monotonic(), self._others()

    def _others(self) -> float:
        return busy_seconds() - sum(cpu_seconds(pid) for pid in self._own)

    def share(self) -> float:
        """Return the share since this was made."""
        return max(0.0, self._others() - self._busy) / max(0.01, time.monotonic() - self._begun)
