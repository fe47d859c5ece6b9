"""What a drag and a picture of the table cost while a sharp player thinks in its process, beside the same without.

    python benchmarks/beside_sharp.py [ROUNDS]   a Throwdown of Gattai in a window of 1920×1080

Each round is a pair: the same drag with and without thinking, in turn first, so that whatever else the machine does
falls on both. Told are the processor time of the window's process and the clock, medians of the pairs in milliseconds,
the longest step, and how many drags the player thought through from their beginning to their end.
"""

import json
import os
import statistics
import sys
import time
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import processes
from crowded_showdown import Measured
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.games.seating import GiveSeat
from gattai_desktop.games.strengths import SHARP
from gattai_desktop.players.thinking import Thinking, ThinkingOrder
from gattai_desktop.windows.games.gattai.measured import measured_model
from gattai_desktop.windows.program.application import the_application

SIZE = (1920, 1080)
_WARM = 0.15
"""Processor seconds after which the other process surely thinks."""
_LIMIT = 30.0


class Clocked(Measured):
    """A table whose steps are also measured by the clock, each as a person sees it: when it is over."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application, measured_model(1), SIZE)
        self.clock: list[float] = []

    def _send(
        self, card: CardWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
    ) -> float:
        begun = time.perf_counter()
        spent = super()._send(card, kind, at, button, held)
        self.clock.append((time.perf_counter() - begun) * 1000)
        return spent


class Thinker:
    """A sharp Coach of another table, who can be let think at any time."""

    def __init__(self) -> None:
        model = measured_model(2)
        give = model.by_hand(GiveSeat)
        assert give is not None
        assert model.attempt(give(model.seat, "coach", SHARP))
        self._order = ThinkingOrder("gattai", model.let_think(tuple), urged=True)
        self.thinking = Thinking()

    def begin(self) -> None:
        """Begin a thought, and return when it is under way."""
        self.thinking.stop()
        self.thinking.begin(self._order)
        process = self.thinking.process
        assert process is not None
        begun = time.perf_counter()
        while not process.pid and time.perf_counter() - begun < _LIMIT:
            time.sleep(0.001)
        spent = processes.cpu_seconds(process.pid)
        while processes.cpu_seconds(process.pid) - spent < _WARM and time.perf_counter() - begun < _LIMIT:
            time.sleep(0.01)

    def went_on(self) -> bool:
        """Say whether it still thinks."""
        return self.thinking.thinks and self.thinking.answer() is None


def measure(table: Clocked, thinker: Thinker, rounds: int) -> dict[str, float]:
    """Return the figures of so many pairs."""
    rows: dict[str, dict[bool, list[float]]] = {
        name: {False: [], True: []} for name in ("step_ms", "step_clock_ms", "longest_clock_ms", "picture_ms")
    }
    through = 0
    for number in range(rounds):
        for thinks in (bool(number % 2), not number % 2):
            if thinks:
                thinker.begin()
            else:
                thinker.thinking.end()
            table.clock.clear()
            _lifted, steps = table.carrying()
            through += thinks and thinker.went_on()
            began = time.process_time()
            table.whole()
            found = {
                "step_ms": statistics.median(steps),
                "step_clock_ms": statistics.median(table.clock[2:-1]),
                "longest_clock_ms": max(table.clock[2:-1]),
                "picture_ms": (time.process_time() - began) * 1000,
            }
            for name, figure in found.items():
                rows[name][thinks].append(figure)
    told: dict[str, float] = {"pairs": rounds, "thought_through": through, "load": round(os.getloadavg()[0], 1)}
    for name, both in rows.items():
        told[name], told[f"{name}_beside_sharp"] = (round(statistics.median(both[one]), 3) for one in (False, True))
        ratios = [beside / alone for alone, beside in zip(both[False], both[True], strict=True)]
        told[f"{name}_ratio"] = round(statistics.median(ratios), 2)
    return told


def main() -> None:
    """Print the figures."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    table, thinker = Clocked(the_application(partial(print, file=sys.stderr))), Thinker()
    try:
        measure(table, thinker, 1)  # the first drag reads what later ones have
        sys.stdout.write(json.dumps(measure(table, thinker, rounds), indent=1) + "\n")
    finally:
        thinker.thinking.end()


if __name__ == "__main__":
    main()
