"""The table as a screen reader finds it: a bus of its own, someone who listens there, a player who only presses."""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from tests.end_to_end.hands import APART, Player
from tests.end_to_end.screen import PATIENCE, Table, opened, started, until, virtual_screen

Heard = dict[str, Any]
_PART: Final = 2
"""How deep the parts of a window lie: program, window, part."""
_LOOKS: Final = 4
"""Looks in a row at which the focus has to be in one place: between two the program does all that it had to do."""
_HELD_DOWN: Final = 0.12
"""Seconds, a little more than Qt holds down a button that a screen reader presses, before it counts as a click."""
_BUS_OF_READERS: Final = "/usr/share/dbus-1/services/org.a11y.Bus.service"


@cache
def python_with_glib() -> str:
    """Return a Python of the system that can speak on a bus; "" where there is none."""
    for python in ("/usr/bin/python3", shutil.which("python3") or ""):
        command = [python, "-c", "import gi; gi.require_version('Gio', '2.0'); from gi.repository import Gio"]
        if (
            python
            and Path(python).exists()
            and subprocess.run(command, check=False, capture_output=True).returncode == 0
        ):
            return python
    return ""


def deaf() -> list[str]:
    """Return what is needed to hear a program and is not here."""
    gone = [name for name in ("Xvfb", "openbox", "dbus-daemon") if shutil.which(name) is None]
    if not Path(_BUS_OF_READERS).exists():
        gone.append("at-spi2-core")
    return gone if python_with_glib() else [*gone, "python3-gi"]


class Ears:
    """Asks the one who listens."""

    def __init__(self, listener: subprocess.Popen[str]) -> None:
        self._listener = listener
        ready, _, _ = select.select([listener.stdout], [], [], PATIENCE)
        assert ready, "Nobody listens."
        assert self._line() == "ready"

    def _line(self) -> str:
        assert self._listener.stdout is not None
        return self._listener.stdout.readline().strip()

    def ask(self, **wish: Any) -> Any:
        """Send a wish and return its answer; None where the object is gone meanwhile."""
        assert self._listener.stdin is not None
        self._listener.stdin.write(json.dumps(wish) + "\n")
        self._listener.stdin.flush()
        ready, _, _ = select.select([self._listener.stdout], [], [], PATIENCE)
        assert ready, f"No answer to {wish}."
        return json.loads(self._line()).get("answer")

    def tree(self) -> list[Heard]:
        """Every object that the program shows to screen readers, whether in sight or not."""
        found: list[Heard] = self.ask(do="tree")
        return found

    def shown(self) -> list[Heard]:
        """Every object that is in sight."""
        found: list[Heard] = self.ask(do="tree", showing=True)
        return found

    def press(self, one: Heard) -> bool:
        """Press an object and wait until that counts; False where it is gone meanwhile.

        What is seen before is somebody else's doing, and whoever takes it for her own presses twice, which undoes it.
        """
        pressed = bool(self.ask(do="press", object=one["object"]))
        time.sleep(_HELD_DOWN)
        return pressed

    def announced(self) -> list[str]:
        """What was announced since this was last asked."""
        heard: list[str] = self.ask(do="heard")
        return heard


@contextmanager
def hearing(session: Path | None, folder: Path) -> Iterator[tuple[Table, Ears]]:
    """Open a session in the real program, and somebody who listens to it, in a session of their own."""
    # The path of a bus must be short.
    with virtual_screen() as display, tempfile.TemporaryDirectory(prefix="bus") as run:
        own = {**os.environ, "DISPLAY": display, "XDG_RUNTIME_DIR": run, "XDG_CACHE_HOME": run, "LC_ALL": "C.UTF-8"}
        for name in ("DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "PYTHONPATH", "PYTHONHOME"):
            own.pop(name, None)
        quiet = {"stderr": subprocess.DEVNULL, "env": own}
        daemon = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
        with started(daemon, stdout=subprocess.PIPE, **quiet) as bus:
            assert bus.stdout is not None
            address = {"DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()}
            listener = [python_with_glib(), str(Path(__file__).with_name("listener.py"))]
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
            here = {**own, **address}
            always = {**address, "XDG_RUNTIME_DIR": run, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
            with started(listener, env=here, **pipes) as listens, opened(session, folder, display, always) as table:
                yield table, Ears(listens)


def can_be_pressed(one: Heard) -> bool:
    """Whether an object is in sight and offers a press."""
    return {"showing", "enabled"} <= set(one["states"]) and "Press" in one["actions"]


def part_in_focus(tree: list[Heard]) -> list[Heard]:
    """Return the part of the window in which the focus is: a sheet, the hand, a rail."""
    here = next((place for place, one in enumerate(tree) if "focused" in one["states"] and one["depth"] > 1), None)
    if here is None:
        return []
    starts = [place for place, one in enumerate(tree) if one["depth"] <= _PART]
    first = max((place for place in starts if place <= here), default=0)
    last = next((place for place in starts if place > here), len(tree))
    return tree[first:last]


class Reader(Player):
    """Somebody who sees nothing: reads the objects' names, presses them, and hears what is announced."""

    def __init__(self, table: Table, ears: Ears, spoken: Callable[[str], str], places: dict[str, str]) -> None:
        """spoken: what a face is called; places: what the place of a zone is called."""
        super().__init__(table)
        self.ears = ears
        self.heard: list[str] = []
        self._spoken = spoken
        self._places = places
        self.checked = 0

    # ------------------------------------------------------------------ what is heard
    def named(self, name: str, tree: list[Heard] | None = None) -> Heard | None:
        """Return the object in sight whose name begins so and that can be pressed, first where the focus is."""
        tree = tree or self.ears.tree()
        found = [one for one in tree if can_be_pressed(one) and one["name"].casefold().startswith(name.casefold())]
        near = part_in_focus(tree)
        return next((one for one in found if one in near), next(iter(found), None))

    def check(self) -> list[Heard]:
        """Walk everything there is: nothing names a card that the seat has not seen. Returns the walk."""
        before = self.table.look()["unseen"]
        tree = self.ears.tree()
        now = self.table.look()["unseen"]
        hidden = [one for one in now if one in before]
        assert len(hidden) > 20
        for one in tree:
            said = " ".join((one["name"], one["description"], one["text"]))
            for name, short in hidden:
                assert name.casefold() not in said.casefold(), f"{name} is a secret: {one}"
                assert short not in said, f"{short} is a secret: {one}"
        self.heard += self.ears.announced()
        self.checked += 1
        return tree

    def _hears(self, words: str) -> bool:
        """Whether these were among the last things that were announced."""
        self.heard += self.ears.announced()
        return any(words in one for one in self.heard[-4:])

    # ------------------------------------------------------------------ what is done
    def press(self, name: str) -> None:
        tree = self.check()
        found = self.named(name, tree)
        if found is not None and found not in part_in_focus(tree):
            # What was asked a moment ago may not have the focus yet; a card of the same name lies in the Hand.
            until(self._stands_still, "the focus stays where it is")
            found = self.named(name)
        found = found or until(lambda: self.named(name), f"something called '{name}' that can be pressed", self._names)
        assert self.ears.press(found)

    def _stands_still(self) -> bool:
        return len({self.table.glance()["focus"] for _ in range(_LOOKS)}) == 1

    def _names(self) -> str:
        return "; ".join(f"{one['role']} {one['name']}" for one in self.ears.tree() if "showing" in one["states"])

    def write(self, words: str) -> None:
        """Fill the field that has the focus."""

        def field() -> Heard | None:
            return next((one for one in self.ears.tree() if {"editable", "focused"} <= set(one["states"])), None)

        found = until(field, "a field to write in")
        assert self.ears.ask(do="write", object=found["object"], words=words)

    def lay(self, face: str, place: str) -> None:
        """Press the card, which lifts it, and then the place that offers itself for it."""
        self.press(self._spoken(face))
        self.press(f"Drop here: {self._places[place]}")

    def take(self, name: str) -> None:
        self.move(name)

    def apply(self) -> None:
        self.move("Apply")

    def seat(self, name: str, seat: str) -> None:
        me = f"It's me, {name}"
        until(lambda: self.table.look()["seat"] == seat or self.named(APART), f"{name} is waited for", self._names)
        if self.table.look()["seat"] != seat:
            self.press(APART)
        if self.table.look()["seat"] != seat or self.table.look()["curtain"]:
            until(lambda: self.named(me), f"the curtain of {name}", self._names)
            offered = {one["name"] for one in self.check() if can_be_pressed(one)}
            back = {one for one in offered if one.startswith("Back to ")}
            assert offered <= {me, "Pass without looking", *back}, f"behind the curtain: {offered}"
            # Words for the seat that leaves are not said to the next, so whoever listens lets the curtain say its own.
            until(lambda: self._hears(f"Pass the table to {name}."), f"the curtain of {name} speaks")
            self.press(me)
        self.table.until(lambda look: not look["curtain_shown"], "the curtain is up")
