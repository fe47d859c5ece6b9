"""How long a person waits for what, at the windows and at the command line.

The real program runs on a screen of its own and is given real keys and presses. Measured is the time to the finished
picture, and the longest stretch in which the windows could not answer. Cards do not fly (reduced motion): a flight is
looked at and not waited for. What counts is the lowest of all rounds.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

import processes
import tables
from attrs import astuple, define, field, frozen
from screen import HEIGHT, WIDTH, Screen

LENGTHS = (1_000, 100_000)
_SESSIONS = 100
"""How many sessions stand on the shelf; one of them is the one that is measured."""
_STILL = 0.5
"""Seconds without a change after which a picture is finished."""
_AT_REST = 0.04
"""Most processor seconds in that time of a program that has nothing more to show; the watch itself takes some."""
_LIMIT = 90.0
_SETTINGS = 'language = "en"\nreduced_motion = true\nmotion_of_system = false\nhand_cover = 0\nsounds = false\n'


@frozen
class Step:
    """What a person does: presses keys, one after the other, or something that is called so ("press NAME").

    quiet: it only leads to the next one and is not told of.
    """

    name: str
    does: str
    quiet: bool = False


@frozen
class Wait:
    """Milliseconds to the first sign and to the finished picture, the longest without an answer, and what it worked.

    What it worked is processor time, the only one of them that hardly changes with what else a computer does.
    """

    first: float
    finished: float
    stall: float
    worked: float

    def least(self, other: "Wait") -> "Wait":
        """The lower of each."""
        return Wait(*map(min, astuple(self), astuple(other)))


def _aside(does: str) -> Step:
    return Step("", does, quiet=True)


_MENU = _aside("press Menu")
AT_TABLE: Sequence[Step] = (
    Step("open a session", ""),
    Step("raise the curtain", "Return"),
    Step("a refused move and its reasons", "b"),
    _aside("Escape"),
    Step("concede: what it would mean", "x"),
    Step("conceded", "Right Return"),
    Step("take it back: what would go", "Control_L+z"),
    Step("taken back", "Right Return"),
    Step("by hand", "v"),
    _aside("Escape"),
    Step("pass the table: to whom", "p"),
    Step("the curtain falls", "Return"),
    Step("the curtain rises", "Return"),
    Step("the log, wide", "l"),
    Step("the log, a page back", "Home"),
    Step("the log, another", "Home"),
    _aside("Escape Escape"),
    Step("a Pilot's sheet", "Shift_L+r"),
    _aside("Escape"),
    Step("the keys", "Shift_L+question"),
    _aside("Escape"),
    Step("larger", "Control_L+Shift_L+plus"),
    Step("the usual size", "Control_L+0"),
    _MENU,
    Step("the rulings", "press Rulings"),
    Step("search them", "g a m b i t"),
    _aside("Escape"),
    _MENU,
    Step("another language", "press Language"),
    Step("and back", "press Sprache"),
    Step("the wall's settings", "press The wall"),
    _aside("Escape"),
    _MENU,
    Step("the replay", "press Replay"),
    Step("a move back", "Left"),
    Step("a mark back", "Control_L+Left"),
    Step("to the first move", "Home"),
    Step("a move on", "Right"),
    Step("to the last move", "End"),
    Step("the eyes of a seat", "v"),
    Step("back to the table", "Return Escape"),
    Step("the table's curtain", "Return"),
    Step("leave for the shelf", "Control_L+w"),
)
ON_SHELF: Sequence[Step] = (
    Step("the shelf of a hundred sessions", ""),
    Step("what can be done with one", "Menu"),
    Step("duplicate it", "press Duplicate"),
    _aside("Menu"),
    Step("check it", "press Check"),
    _aside("Return Menu"),
    Step("look at it again", "press Replay"),
    _aside("Escape"),
    Step("open it", "Return"),
    _aside("Return Control_L+w"),
    Step("a new table: the form", "press New session"),
    Step("the new table", "Return"),
    _aside("Return"),
    Step("deal", "Return"),
    _aside("v"),
    Step("how hard is this fight", "press How hard"),
    Step("leave it while it is played", "Escape"),
)


class Watched:
    """The program with its watch, run on a screen."""

    def __init__(self, screen: Screen, home: Path, arguments: Sequence[str]) -> None:
        self._screen, self._home = screen, home
        self._late: list[tuple[float, float]] = []
        self._places: list[str] = []
        self._told = threading.Condition()
        here = Path(__file__).resolve().parent
        environment = {**screen.environment, "HOME": str(home), "PYTHONPATH": str(here.parent)}
        screen.move(screen.size[0] - 2, screen.size[1] - 2)
        self._shown = screen.pixels.sum(screen.pixels.whole, 8)
        self._worked = 0.0
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, str(here / "watched.py"), *arguments],
            env=environment,
            cwd=home,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        processes.end(self.process)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            kind, *rest = line.split()
            with self._told:
                if kind == "late":
                    self._late.append((float(rest[0]), float(rest[1])))
                else:
                    self._places.append(line)
                self._told.notify_all()

    def _go_to(self, name: str) -> bool:
        """Move the pointer to what is called so; say whether there is such a thing."""
        found = self._ask(name).split()
        if found[0] != "at":
            return False
        self._screen.move(int(found[1]), int(found[2]))
        time.sleep(0.3)  # what lies below the pointer lights up, which is not waited for
        return True

    def _ask(self, name: str) -> str:
        """Ask where something is. The answer comes from the thread of the windows, once it has nothing else to do."""
        assert self.process.stdin is not None
        self._places.clear()
        self.process.stdin.write(f"{name}\n")
        self.process.stdin.flush()
        with self._told:
            self._told.wait_for(lambda: bool(self._places), _LIMIT)
        return self._places[0] if self._places else "nowhere"

    def do(self, step: Step) -> Wait | None:
        """Do a step and wait until its picture is finished; None where what it presses is not there."""
        begun = self.begun
        if step.does.startswith("press "):
            if not self._go_to(step.does.removeprefix("press ")):
                return None
            self._shown = self._screen.pixels.sum(self._screen.pixels.whole, 8)
            begun = time.monotonic()
            self._screen.button(down=True)
            self._screen.button(down=False)
        elif step.does:
            self._shown = self._screen.pixels.sum(self._screen.pixels.whole, 8)
            begun = time.monotonic()
            for key in step.does.split():
                self._screen.key(key)
        return self._finished(begun)

    def _finished(self, begun: float) -> Wait:
        pixels, pid = self._screen.pixels, self.process.pid
        first = last = 0.0
        quiet, used, asked = time.monotonic(), processes.cpu_seconds(pid), False
        working, worked = self._worked, self._worked
        while (now := time.monotonic()) < begun + _LIMIT:
            shown = pixels.sum(pixels.whole, 8)
            if shown != self._shown:
                self._shown, quiet, last, asked = shown, now, now, False
                first, worked = first or now, processes.cpu_seconds(pid)
            if now - quiet > _STILL:
                spent, used, quiet = processes.cpu_seconds(pid) - used, processes.cpu_seconds(pid), time.monotonic()
                if asked and spent < _AT_REST:
                    break
                # Where others have the processors it may be at rest only because nobody lets it work.
                self._ask("nothing of that name")
                asked, quiet = True, time.monotonic()
            time.sleep(0.003)
        with self._told:
            stall = max((length for end, length in self._late if end > begun), default=0.0)
        self._worked = processes.cpu_seconds(pid)
        seconds = (max(0.0, first - begun), max(0.0, last - begun), stall, max(0.0, worked - working))
        return Wait(*(1000 * one for one in seconds))


@define
class Homes:
    """Home folders with a shelf of sessions, made anew for every run."""

    folder: Path
    written: dict[int, Path] = field(factory=dict)

    def session(self, entries: int) -> Path:
        """A session of that length, written once."""
        if entries not in self.written:
            self.written[entries] = self.folder / f"{entries}.gattai"
            tables.write_session(self.written[entries], entries)
        return self.written[entries]

    @contextmanager
    def home(self, entries: int, others: int) -> Iterator[tuple[Path, Path]]:
        """A home, and the session in it that was played last; `others` stand on the shelf too."""
        home = Path(tempfile.mkdtemp(dir=self.folder, prefix="home-"))
        try:
            settings = home / ".config" / "Gattai Desktop" / "settings.toml"
            settings.parent.mkdir(parents=True)
            settings.write_text(_SETTINGS, encoding="utf-8")
            shelf = home / ".local" / "share" / "Gattai Desktop" / "sessions"
            shelf.mkdir(parents=True)
            for number in range(others):
                other = shelf / f"Evening {number}.gattai"
                shutil.copyfile(self.session(LENGTHS[0]), other)
                os.utime(other, (number, number))
            wanted = shelf / "Campaign.gattai"
            shutil.copyfile(self.session(entries), wanted)
            yield home, wanted
        finally:
            with suppress(OSError):
                shutil.rmtree(home)


def _run(screen: Screen, homes: Homes, entries: int, *, on_shelf: bool) -> dict[str, Wait]:
    steps = ON_SHELF if on_shelf else AT_TABLE
    found = {}
    with homes.home(entries, _SESSIONS - 1 if on_shelf else 0) as (home, session):
        arguments = () if on_shelf else ("open", str(session))
        with Watched(screen, home, arguments) as program:
            for step in steps:
                wait = program.do(step)
                if wait is not None and not step.quiet:
                    found[step.name] = wait
    return found


def measure(
    folder: Path, rounds: int, size: tuple[int, int] = (WIDTH, HEIGHT), lengths: Sequence[int] = LENGTHS
) -> dict[int, dict[str, Wait]]:
    """Measure every step at every length; of all rounds the lowest."""
    found: dict[int, dict[str, Wait]] = {entries: {} for entries in lengths}
    with tempfile.TemporaryDirectory(dir=folder, prefix="bench-waits-") as room, Screen(size) as screen:
        homes = Homes(Path(room))
        for _ in range(rounds):
            for entries in lengths:
                for on_shelf in (False, True):
                    for name, wait in _run(screen, homes, entries, on_shelf=on_shelf).items():
                        known = found[entries].get(name)
                        found[entries][name] = wait if known is None else wait.least(known)
    return found


FIRST_WORDS: Mapping[str, tuple[str, ...]] = {
    "--help": ("--help",),
    "rules": ("rules",),
    "doctor": ("doctor",),
    "check --help": ("check", "--help"),
}


def first_words(rounds: int) -> dict[str, float]:
    """Milliseconds from the command line to the first word of a command, the lowest of all rounds."""
    found = {}
    for name, arguments in FIRST_WORDS.items():
        command = [sys.executable, "-m", "gattai_desktop", *arguments]
        found[name] = min(_first_word(command) for _ in range(rounds))
    return found


def _first_word(command: Sequence[str]) -> float:
    begun = time.monotonic()
    root = Path(__file__).resolve().parent.parent
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=root) as process:
        assert process.stdout is not None
        process.stdout.read(1)
        took = time.monotonic() - begun
        process.stdout.read()
    return took * 1000


def told(found: Mapping[int, Mapping[str, Wait]]) -> Iterator[tuple[str, list[str]]]:
    """Yield every step, and at every length its finished picture, longest stall and processor time."""
    for name in dict.fromkeys(name for waits in found.values() for name in waits):
        measured = (waits.get(name) for waits in found.values())
        yield name, [f"{one.finished:.0f}, {one.stall:.0f}, {one.worked:.0f}" if one else "-" for one in measured]
