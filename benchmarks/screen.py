"""A screen of one's own to measure programs on: its pixels can be read and its pointer and keys moved.

Xvfb keeps its pixels in a file, so that they are read without asking the X server; openbox makes every window as
large as the screen. Pointer and keys go through XTEST. Needs Xvfb, openbox and libXtst (which xdotool brings along).
"""

import array
import ctypes
import ctypes.util
import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import processes

WIDTH, HEIGHT = 1920, 1080
_LARGE = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <applications><application type="normal"><maximized>yes</maximized></application></applications>
</openbox_config>
"""
Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are not part of it."""


class NoScreen(Exception):
    """A program or library that the screen is made of is missing, or it did not start; the message says which."""


def missing() -> list[str]:
    """Return what the screen is made of and is not here."""
    programs = [name for name in ("Xvfb", "openbox") if shutil.which(name) is None]
    return programs + [f"lib{name}" for name in ("X11", "Xtst") if ctypes.util.find_library(name) is None]


class Pixels:
    """The picture on the screen, read from the file in which Xvfb keeps it."""

    def __init__(self, file: Path, size: tuple[int, int] = (WIDTH, HEIGHT)) -> None:
        self.whole: Box = (0, 0, *size)
        with file.open("rb") as handle:
            self._data = mmap.mmap(handle.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._data[:100])
        self._stride, self._start = header[12], header[0] + header[19] * 12

    def _rows(self, box: Box, every: int = 1) -> Iterator[bytes]:
        _, _, wide, high = self.whole
        left, top, right, bottom = max(0, box[0]), max(0, box[1]), min(wide, box[2]), min(high, box[3])
        for y in range(top, bottom, every):
            start = self._start + y * self._stride
            yield self._data[start + left * 4 : start + right * 4]

    def sum(self, box: Box, every: int = 4) -> int:
        """Return a sum that differs as soon as something in every so many-th row of the box does."""
        found = 0
        for row in self._rows(box, every):
            found = zlib.crc32(row, found)
        return found

    def grid(self, columns: int = 160, lines: int = 90) -> "array.array[int]":
        """Return a grid of single pixels over the whole screen."""
        found = array.array("I")
        _, _, wide, high = self.whole
        step = wide // columns
        for line in range(lines):
            start = self._start + (2 * line + 1) * high // (2 * lines) * self._stride
            row = memoryview(self._data)[start : start + wide * 4].cast("I")
            found.extend(row[step // 2 :: step][:columns].tolist())
        return found

    def grab(self, box: Box) -> bytes:
        """Return the pixels of a box."""
        return b"".join(self._rows(box))

    def save(self, file: Path) -> None:
        """Write the whole picture as PNG."""
        lines = []
        for row in self._rows(self.whole):
            colours = bytearray(len(row) // 4 * 3)
            colours[0::3], colours[1::3], colours[2::3] = row[2::4], row[1::4], row[0::4]
            lines.append(b"\0" + bytes(colours))

        def chunk(kind: bytes, body: bytes) -> bytes:
            return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

        size = struct.pack(">IIBBBBB", *self.whole[2:], 8, 2, 0, 0, 0)
        packed = zlib.compress(b"".join(lines), 6)
        file.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", packed) + chunk(b"IEND", b""))


class Screen:
    """The screen, for as long as it is entered. `environment` is what programs on it are started with."""

    def __init__(self, size: tuple[int, int] = (WIDTH, HEIGHT)) -> None:
        self.size = size

    def __enter__(self) -> Self:
        if lacking := missing():
            raise NoScreen(f"Not here: {', '.join(lacking)}. Debian has them in xvfb, openbox and xdotool.")
        room = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # noqa: S108 - pixels belong into memory
        self.folder = Path(tempfile.mkdtemp(prefix="bench-screen-", dir=room))
        self._started: list[subprocess.Popen[bytes]] = []
        try:
            self._start()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def _end(self) -> None:
        for one in reversed(self._started):
            processes.end(one)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start(self) -> None:
        reader, writer = os.pipe()
        size = f"{self.size[0]}x{self.size[1]}x24"
        command = ["Xvfb", "-displayfd", str(writer), "-fbdir", str(self.folder), "-screen", "0", size]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.server = subprocess.Popen(
            [*command, "-nocursor", "-nolisten", "tcp", "-noreset", "-dpi", "96"], pass_fds=[writer], **quiet
        )
        self._started.append(self.server)
        os.close(writer)
        with os.fdopen(reader) as told:
            number = told.readline().strip()
        if not number:
            raise NoScreen("Xvfb did not start.")
        # As on a player's computer: no wishes of this one, and modules stay compiled from one start to the next.
        dropped = ("QT_", "XDG_", "WAYLAND_", "PYTHONDONTWRITEBYTECODE")
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
        self.environment |= {"DISPLAY": f":{number}", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        self.environment["PATH"] += os.pathsep + "/usr/games"
        rules = self.folder / "openbox.xml"
        rules.write_text(_LARGE, encoding="utf-8")
        self._started.append(subprocess.Popen(["openbox", "--config-file", str(rules)], env=self.environment, **quiet))
        self._start_bus(quiet)
        self._x11, self._xtest = (ctypes.CDLL(ctypes.util.find_library(name)) for name in ("X11", "Xtst"))
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XStringToKeysym.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(f":{number}".encode()))
        if not self._display:
            raise NoScreen("The X server of the measurements does not answer.")
        self.pixels = Pixels(self.folder / "Xvfb_screen0", self.size)
        time.sleep(0.5)  # openbox: whatever comes before it is ready would not be made large

    def _start_bus(self, quiet: Mapping[str, int]) -> None:
        """Start a message bus where there is one: programs of KDE do not run without."""
        if shutil.which("dbus-daemon") is None:
            return
        address = f"unix:path={self.folder / 'bus'}"
        command = ["dbus-daemon", "--session", "--nofork", f"--address={address}"]
        self._started.append(subprocess.Popen(command, env=self.environment, **quiet))
        self.environment |= {"DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": str(self.folder)}

    # ------------------------------------------------------------------ hands

    def move(self, x: int, y: int) -> None:
        """Move the pointer."""
        self._xtest.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def button(self, *, down: bool) -> None:
        """Press the left button, or let it go."""
        self._xtest.XTestFakeButtonEvent(self._display, 1, down, ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def key(self, name: str) -> None:
        """Press a key and let it go, by its X name: "Return"; "Shift_L+question" with others held meanwhile."""
        codes = []
        for one in name.split("+"):
            symbol = self._x11.XStringToKeysym(one.encode())
            codes.append(self._x11.XKeysymToKeycode(self._display, ctypes.c_ulong(symbol)))
        for code, down in (*((code, True) for code in codes), *((code, False) for code in reversed(codes))):
            self._xtest.XTestFakeKeyEvent(self._display, code, down, ctypes.c_ulong(0))
        self._x11.XFlush(self._display)
