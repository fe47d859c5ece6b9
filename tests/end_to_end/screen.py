"""A virtual screen with a window manager, a program on it, and the hands that play there."""

import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

NEEDED: Final = ("Xvfb", "openbox", "xdotool")
PATIENCE: Final = 60.0
"""Seconds that anything may take before it counts as never happening."""
SIZE: Final = "1400x900"
SEED: Final = 5
"""By which the program shuffles."""
HELD: Final = 0.06
"""Seconds for which a person holds a button."""
Look = dict[str, Any]


def missing() -> list[str]:
    """Return the programs that are needed and are not here."""
    return [name for name in NEEDED if shutil.which(name) is None]


def until(happened: Callable[[], Any], what: str, told: Callable[[], object] = lambda: "") -> Any:
    """Ask again and again until it has happened, and return what it answered."""
    deadline, pause = time.monotonic() + PATIENCE, 0.02
    while time.monotonic() < deadline:
        found = happened()
        if found:
            return found
        time.sleep(pause)
        pause = min(0.1, pause * 1.5)  # the program reckons for each answer; what takes long may be seen a little later
    raise AssertionError(f"It never happened: {what}. {told()}")


@contextmanager
def started(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    """Start a program and end it, and no other, afterwards."""
    program = subprocess.Popen(command, text=True, **more)
    try:
        yield program
    finally:
        if program.poll() is None:
            program.terminate()
            try:
                program.wait(10)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait(10)
        for stream in (program.stdin, program.stdout, program.stderr):
            if stream is not None:
                stream.close()


@contextmanager
def virtual_screen() -> Iterator[str]:
    """Start Xvfb on a free display, and a window manager; gives the display's name. No key repeats by itself."""
    reader, writer = os.pipe()
    screen = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{SIZE}x24", "-nolisten", "tcp", "-r"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    try:
        with started(screen, pass_fds=[writer], **quiet):
            ready, _, _ = select.select([reader], [], [], PATIENCE)
            assert ready, "Xvfb never told its display."
            display = f":{os.read(reader, 16).decode().strip()}"
            environment = {**os.environ, "DISPLAY": display}
            with started(["openbox", "--sm-disable"], env=environment, **quiet):
                yield display
    finally:
        os.close(reader)
        os.close(writer)


_FUNCTION_KEYS: Final = {f"F{number}": str(66 + number) for number in range(1, 11)} | {"F11": "95", "F12": "96"}
"""The codes of keys that xdotool, asked by name, holds Alt with where the keyboards of X are newer than itself."""


class Hands:
    """Sends a real pointer and real keys to a display."""

    def __init__(self, display: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}
        self._aside = 0

    def __call__(self, *arguments: object) -> None:
        command = ["xdotool", *(str(one) for one in arguments)]
        subprocess.run(command, env=self._environment, check=True, capture_output=True, timeout=PATIENCE)

    def click(self, at: list[int]) -> None:
        """Click at a point, or about the middle of a rectangle: never twice at one place, which is a double click."""
        x, y = middle(at)
        self._aside = 12 - self._aside
        self.press(x + self._aside, y)

    def press(self, x: int, y: int, *, times: int = 1) -> None:
        """Press the button at a point, and hold it as long as a person does."""
        once = ("mousedown", 1, "sleep", HELD, "mouseup", 1)
        self("mousemove", x, y)
        self(*once, *(("sleep", HELD, *once) * (times - 1)))

    def key(self, *names: str) -> None:
        """Press keys by their names: Return, g, ctrl+Return."""
        self("key", "--clearmodifiers", *(_FUNCTION_KEYS.get(name, name) for name in names))

    def type(self, words: str) -> None:
        """Write words."""
        self("type", "--delay", "2", words)


def middle(at: list[int]) -> tuple[int, int]:
    """Return the point itself, or the middle of a rectangle."""
    return (at[0], at[1]) if len(at) == 2 else (at[0] + at[2] // 2, at[1] + at[3] // 2)


class Table:
    """The program, seen from outside: `look` asks it, `hands` move things."""

    def __init__(self, program: subprocess.Popen[str], hands: Hands) -> None:
        self._program = program
        self.hands = hands

    def look(self) -> Look:
        """Ask where everything is now."""
        return self._asked("look")

    def glance(self) -> Look:
        """Ask only for what tells whether anything has changed; that is answered sooner."""
        return self._asked("glance")

    def minute(self) -> Look:
        """Let a minute pass in which nobody moves."""
        return self._asked("minute")

    def _asked(self, what: str) -> Look:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(f"{what}\n")
        self._program.stdin.flush()
        ready, _, _ = select.select([self._program.stdout], [], [], PATIENCE)
        line = self._program.stdout.readline() if ready else ""
        assert line, "The program answers no more."
        seen: Look = json.loads(line)
        return seen

    def until(self, happened: Callable[[Look], Any], what: str) -> Look:
        """Look until something is so, and return that look."""
        last: Look = {}

        def now() -> bool:
            last.clear()
            last.update(self.look())
            return bool(happened(last))

        until(now, what, lambda: _summary(last))
        return last

    def end(self) -> None:
        """Close the table as a person does, and wait for the program to go."""
        assert self._program.stdin is not None
        self._program.stdin.write("end\n")
        self._program.stdin.flush()
        assert self._program.wait(PATIENCE) == 0

    def after(self, entry: int, what: str) -> Look:
        """Wait until a move is written."""
        return self.until(lambda look: look.get("entry", 0) > entry, f"{what} is written")

    def entry(self) -> int:
        """The number of the last entry."""
        return int(self.look()["entry"])


def button(look: Look, name: str) -> Any:
    """Return the button whose name begins so, None where there is none that takes a click already."""
    return next((one for one in look["buttons"] if one["name"].startswith(name) and not one["new"]), None)


def card(look: Look, face: str) -> Any:
    """Return a card of the hand by its face, such as 8H."""
    return next((one for one in look.get("hand", ()) if one["face"] == face), None)


def spot(look: Look, name: str) -> Any:
    """Return a place for cards by its name."""
    return next((one for one in look.get("places", ()) if name in one["name"]), None)


def _summary(look: Look) -> str:
    kept = {key: value for key, value in look.items() if key not in ("buttons", "hand", "places", "fields")}
    names = [one["name"] for one in look.get("buttons", ())]
    cards = [one["face"] for one in look.get("hand", ())]
    spots = [one["name"] for one in look.get("places", ())]
    return f"{kept}\nbuttons: {names}\nhand: {cards}\nplaces: {spots}"


@contextmanager
def playing(session: Path | None, folder: Path) -> Iterator[Table]:
    """Open a session in the real program on a screen of its own; without one, the first screen."""
    with virtual_screen() as display, opened(session, folder, display, {}) as table:
        yield table


@contextmanager
def opened(session: Path | None, folder: Path, display: str, more: dict[str, str]) -> Iterator[Table]:
    """Open a session in the real program on a display; more: what stands in its environment besides."""
    with tempfile.TemporaryFile("w+") as said:
        driver = Path(__file__).with_name("driver.py")
        home = {f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
        environment = {**os.environ, **home, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", **more}
        command = [sys.executable, str(driver), str(folder), *([str(session)] if session is not None else [])]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": said}
        root = Path(__file__).resolve().parents[2]
        environment["PYTHONPATH"] = str(root)
        with started(command, env=environment, cwd=root, **pipes) as program:
            table = Table(program, Hands(display))
            try:
                table.until(lambda look: look["focus"] and look["active"], "the window is there")
                yield table
            finally:
                said.seek(0)
                sys.stderr.write(said.read())
