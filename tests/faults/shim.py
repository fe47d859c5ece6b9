"""Builds `failing_disk.c`, and drives it from inside a program that was started with it."""

import ctypes
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import gettempdir

SOURCE = Path(__file__).with_name("failing_disk.c")


@cache
def library() -> Path | None:
    """Where the library lies; None where it cannot be built."""
    compiler = shutil.which("cc")
    if not sys.platform.startswith("linux") or compiler is None:
        return None
    built = Path(gettempdir()) / f"gattai-failing-disk-{os.getuid()}-{SOURCE.stat().st_mtime_ns}.so"
    if not built.exists():
        making = built.with_suffix(f".{os.getpid()}")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", making, SOURCE, "-ldl"], check=True)
        making.replace(built)
    return built


def disk_fails(at: int, times: int = 0, error: int = 28) -> None:
    """From here on the disk fails at the write of this number; 0 for never. In a program that has the library."""
    ctypes.CDLL(None).disk_fails(ctypes.c_long(at), ctypes.c_long(times), ctypes.c_int(error))


def disk_count() -> int:
    """How many writes there were since."""
    return int(ctypes.CDLL(None).disk_count())
