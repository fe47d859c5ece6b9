"""Programs measured from outside, as a person meets them: start, memory, dragging a card, lying idle.

Every round goes through all programs in turn, so that whatever else the machine does falls on all of them alike;
what counts is the median, and the ratio of medians. A program is measured maximised on a screen of its own, with a
home folder of its own.
"""

import math
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

import processes
from attrs import field, frozen
from screen import HEIGHT, WIDTH, Screen

STEPS = 200
_STEP = 0.010
"""Seconds between two moves of a drag."""
_STILL = 0.8
"""Seconds without a change after which a start has ended."""
_AT_REST = 0.02
"""Most processor seconds in that time of a program that has nothing more to do."""
_LIMIT = 30.0
"""Longest start, in seconds."""
_REST = 1.2
"""Seconds that a program is left alone, so that what it does after a drag is over."""
_LEFT = 24.0
"""Seconds after which nobody is there: an open Hand has turned its backs up."""
SETTINGS = {".config/Gattai Desktop/settings.toml": "hand_cover = 20\n"}
"""So that it does so within that time."""

Figures = Mapping[str, float]


@frozen
class Program:
    """A program to measure: how it is started, where a card lies in it, and what shows that card."""

    name: str
    command: tuple[str, ...]
    card: tuple[int, int] | None = None
    keys: tuple[str, ...] = ()
    """Pressed after the start, such as the key that raises the curtain."""
    settings: Mapping[str, str] = field(factory=dict)
    """Files to lay into its home folder: path and text."""
    environment: Mapping[str, str] = field(factory=dict)
    """What it is told besides."""


class DidNotStart(Exception):
    """A program ended before it showed anything; the message holds what it said."""


class Running:
    """A program that runs on the screen; ended when left."""

    def __init__(self, screen: Screen, program: Program, home: Path) -> None:
        self._screen, self.program, self._home = screen, program, home

    def __enter__(self) -> Self:
        for name, text in self.program.settings.items():
            file = self._home / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        environment = {**self._screen.environment, **self.program.environment, "HOME": str(self._home)}
        with (self._home / "said.txt").open("wb") as said:
            self._begun = time.perf_counter()
            self.process = subprocess.Popen(
                self.program.command,
                env=environment,
                cwd=self._home,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )
        return self

    def __exit__(self, *_: object) -> None:
        processes.end(self.process)
        time.sleep(0.3)

    def wait_until_still(self) -> Figures:
        """Watch the screen until it changes no more; returns when it showed what."""
        history, before = [], None
        used, busy = [], 0.0
        changed = self._begun
        while True:
            at = time.perf_counter()
            picture = self._screen.pixels.grid()
            if picture != before:
                history.append((at - self._begun, picture))
                used.append(processes.cpu_seconds(self.process.pid))
                before, changed = picture, at
            if len(history) > 1 and at - changed > _STILL:
                # A program that works on has more to show, however slowly it gets a processor.
                spent, busy = processes.cpu_seconds(self.process.pid) - busy, processes.cpu_seconds(self.process.pid)
                if spent < _AT_REST:
                    break
                changed = at
            if at - self._begun > _LIMIT:
                break
            if self.process.poll() is not None:
                raise DidNotStart((self._home / "said.txt").read_text(encoding="utf-8", errors="replace")[-400:])
            time.sleep(0.003)
        empty, last = history[0][1], history[-1][1]
        whole = sum(a != b for a, b in zip(last, empty, strict=True))
        first = next(
            number
            for number, (_, picture) in enumerate(history)
            if sum(a != b for a, b in zip(picture, empty, strict=True)) >= whole / 2
        )
        return {
            "painted_s": history[first][0],
            "painted_cpu_s": used[first],
            "complete_s": _complete(history),
            "start_cpu_s": processes.cpu_seconds(self.process.pid),
            "memory_mb": processes.memory(self.process.pid),
        }

    def press_keys(self) -> None:
        """Press what brings the cards into sight."""
        for key in self.program.keys:
            self._screen.key(key)
            time.sleep(1.0)

    # ------------------------------------------------------------------ drags

    def drag(self) -> Figures:
        """Drag the card round the table and back in 200 moves and two seconds. Nothing is polled meanwhile."""
        path = self._path(STEPS)
        self._go_there()
        cpu = processes.cpu_seconds(self.process.pid), processes.cpu_seconds(self._screen.server.pid)
        begun = time.perf_counter()
        self._screen.button(down=True)
        for number, point in enumerate(path, 1):
            _wait_until(begun + number * _STEP)
            self._screen.move(*point)
        used = processes.cpu_seconds(self.process.pid), processes.cpu_seconds(self._screen.server.pid)
        self._let_go()
        return {"drag_cpu_s": used[0] - cpu[0], "drag_screen_cpu_s": used[1] - cpu[1]}

    def pictures(self) -> Figures:
        """Drag once more and count the pictures that were shown."""
        path = self._path(STEPS)
        self._go_there()
        box = _round(path, 40)
        shown = self._screen.pixels.sum(box, 16)
        changes: list[float] = []
        begun = time.perf_counter()
        self._screen.button(down=True)
        for number, point in enumerate(path, 1):
            while time.perf_counter() < begun + number * _STEP:
                now = self._screen.pixels.sum(box, 16)
                if now != shown:
                    shown = now
                    changes.append(time.perf_counter())
                time.sleep(0.0005)
            self._screen.move(*point)
        self._let_go()
        # One picture may be copied to the screen in two parts.
        pictures = [at for before, at in zip([0.0, *changes], changes, strict=False) if at - before > 0.002]
        return {"pictures": len(pictures)}

    def delay(self, steps: int = 40, spacing: float = 0.1) -> Figures:
        """Move far apart in time: from the pointer's move to the first pixel that changed."""
        path = self._path(steps)
        self._go_there()
        self._screen.button(down=True)
        time.sleep(0.1)
        delays, here = [], self._card
        for point in path:
            box = _round((here, point), 50)
            shown = self._screen.pixels.sum(box)
            sent = time.perf_counter()
            self._screen.move(*point)
            while time.perf_counter() - sent < spacing:
                if self._screen.pixels.sum(box) != shown:
                    delays.append((time.perf_counter() - sent) * 1000)
                    break
                time.sleep(0.0001)
            _wait_until(sent + spacing)
            here = point
        self._let_go()
        delays = delays[2:]  # the first moves only pass the distance from which on a drag is one
        return {"delay_ms": statistics.median(delays) if delays else math.nan}

    def follows(self, shot: Path | None = None) -> bool:
        """Stop a drag over the table: has the card come along?"""
        path = self._path(STEPS)[: STEPS * 3 // 4]
        x, y = path[-1]
        self._go_there()
        before = self._screen.pixels.grab((x - 20, y - 20, x + 20, y + 20))
        self._screen.button(down=True)
        for point in path:
            self._screen.move(*point)
            time.sleep(_STEP)
        time.sleep(0.3)
        after = self._screen.pixels.grab((x - 20, y - 20, x + 20, y + 20))
        if shot is not None:
            self._screen.pixels.save(shot)
        for point in self._path(STEPS)[len(path) :]:
            self._screen.move(*point)
            time.sleep(_STEP)
        self._let_go()
        pairs = zip(memoryview(before).cast("I"), memoryview(after).cast("I"), strict=True)
        return sum(a != b for a, b in pairs) > 0.25 * len(before) / 4

    def idle(self, seconds: float) -> Figures:
        """Leave it alone; returns its CPU for 30 seconds, once what it does when nobody comes is done."""
        self._screen.move(WIDTH - 2, HEIGHT - 2)
        time.sleep(_LEFT)
        cpu = processes.cpu_seconds(self.process.pid)
        time.sleep(seconds)
        return {"idle_cpu_s": (processes.cpu_seconds(self.process.pid) - cpu) * 30 / seconds}

    @property
    def _card(self) -> tuple[int, int]:
        assert self.program.card is not None
        return self.program.card

    def _go_there(self) -> None:
        self._screen.move(*self._card)
        time.sleep(0.4)

    def _let_go(self) -> None:
        self._screen.button(down=False)
        time.sleep(_REST)

    def _path(self, steps: int) -> list[tuple[int, int]]:
        """A closed curve from the card round the middle of the screen."""
        x, y = self._card[0] - WIDTH / 2, self._card[1] - HEIGHT / 2
        points = []
        for step in range(1, steps + 1):
            turn = 2 * math.pi * step / steps
            across = WIDTH / 2 + x * math.cos(turn) - y * math.sin(turn) * 0.9
            down = HEIGHT / 2 + y * math.cos(turn) + x * math.sin(turn) * 0.35
            points.append((round(min(max(across, 90), WIDTH - 90)), round(min(max(down, 90), HEIGHT - 90))))
        points[-1] = self._card
        return points


def _complete(history: "Sequence[tuple[float, Sequence[int]]]") -> float:
    """The moment from which on 99 of 100 pixels are as they stay."""
    last = history[-1][1]
    reached = history[-1][0]
    for at, picture in reversed(history):
        if sum(a == b for a, b in zip(picture, last, strict=True)) < 0.99 * len(last):
            break
        reached = at
    return reached


def _round(points: Sequence[tuple[int, int]], room: int) -> tuple[int, int, int, int]:
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) - room, min(down) - room, max(across) + room, max(down) + room


def _wait_until(moment: float) -> None:
    left = moment - time.perf_counter()
    if left > 0:
        time.sleep(left)


def measure(
    programs: Sequence[Program], rounds: int, idle: float, shots: Path | None = None
) -> dict[str, list[dict[str, float]]]:
    """Measure programs round by round; returns every round's figures of each. The first start only warms up."""
    found: dict[str, list[dict[str, float]]] = {program.name: [] for program in programs}
    with Screen() as screen:
        homes = Path(tempfile.mkdtemp(prefix="bench-homes-"))
        try:
            for number in range(rounds + 1):
                for program in programs:
                    home = homes / program.name.replace(" ", "-").replace(",", "")
                    home.mkdir(exist_ok=True)
                    others = processes.Others(screen.server.pid)
                    row = _one(screen, program, home, idle if number == 1 else 0, shots if number == 0 else None)
                    row["others"] = others.share()
                    if number:
                        found[program.name].append(row)
        finally:
            shutil.rmtree(homes, ignore_errors=True)
    return found


def _one(screen: Screen, program: Program, home: Path, idle: float, shots: Path | None) -> dict[str, float]:
    screen.move(WIDTH // 2, HEIGHT - 2)
    with Running(screen, program, home) as running:
        row = dict(running.wait_until_still())
        if program.card is None:
            return row
        running.press_keys()
        follows = running.follows(shots / f"{program.name.replace(' ', '-')}.png" if shots else None)
        row["follows"] = float(follows)
        if follows:
            row |= running.drag()
            row |= running.pictures()
            row |= running.delay()
        if idle:
            row |= running.idle(idle)
        row["played_memory_mb"] = processes.memory(running.process.pid)
    return row
