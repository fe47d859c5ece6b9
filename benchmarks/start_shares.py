"""Where the processor time of a start goes: what is imported, floor by floor, and what each floor does then.

A start is the opening of a session on a private screen until nothing more is done, in a process of its own. Each import
is timed by itself, without those inside it; the rest of the process's time is shared out as a profile of the same start
shares it. A profile makes calls dearer than they are, so the second half is the coarser one.
"""

import cProfile
import json
import os
import pstats
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

_SELF = Path(__file__).resolve()
_ROOT = _SELF.parent.parent
_REST = 1.5
"""Seconds without work after which a start has ended."""
_AT_REST = 0.005
"""Most processor seconds in that time of a program that has nothing more to do."""

FLOORS = {
    "cards": "the rules",
    "games": "the rules",
    "content": "content",
    "records": "sessions and the table's model",
    "sessions": "sessions and the table's model",
    "players": "sessions and the table's model",
    "model": "sessions and the table's model",
    "board": "widgets and windows",
    "windows": "widgets and windows",
}
LIBRARIES = "Python's library and Qt's enumerations"


class _Room(NamedTuple):
    """Where a start happens."""

    folder: Path
    environment: Mapping[str, str]


def measure(rounds: int) -> dict[str, float]:
    """Return seconds of each part of a start: the medians of some rounds, in falling order."""
    import tables
    from screen import Screen

    found: list[dict[str, float]] = []
    with tempfile.TemporaryDirectory(prefix="bench-shares-") as folder, Screen() as screen:
        room = _Room(Path(folder), {**screen.environment, "HOME": folder})
        session = room.folder / "table.gattai"
        tables.write_session(session, 0)
        _begin(room, session)  # Warms up: fonts, compiled modules.
        for _ in range(rounds):
            imported, whole = _begin(room, session)
            doing = _profiled(room, session)
            rest, profiled = whole - sum(imported.values()), sum(doing.values())
            row = {f"importing {part}": seconds for part, seconds in imported.items()}
            found.append(row | {f"work of {part}": rest * seconds / profiled for part, seconds in doing.items()})
    parts = {part for row in found for part in row}
    middle = {part: statistics.median(row.get(part, 0.0) for row in found) for part in parts}
    return dict(sorted(middle.items(), key=lambda one: -one[1]))


def _begin(room: _Room, session: Path, profile: str = "") -> tuple[dict[str, float], float]:
    """Start the program until it rests; returns the processor seconds of its imports by part, and of everything."""
    command = [sys.executable, str(_SELF), str(session), profile]
    done = subprocess.run(command, env=room.environment, cwd=_ROOT, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout.splitlines()[-1])
    return told["imports"], told["whole"]


def _part(module: str) -> str:
    head, _, tail = module.partition(".")
    if head == "gattai_desktop":
        return FLOORS.get(tail.partition(".")[0], "widgets and windows")
    return "Qt" if head in ("PySide6", "shiboken6", "shibokensupport") else LIBRARIES


def _profiled(room: _Room, session: Path) -> dict[str, float]:
    """Seconds of each floor in a profile of a start, without its imports."""
    file = room.folder / "start.profile"
    _begin(room, session, str(file))
    spent: defaultdict[str, float] = defaultdict(float)
    for (place, *_), (_calls, _primitive, own, _cumulative, callers) in pstats.Stats(str(file)).stats.items():  # type: ignore[attr-defined]
        if place.endswith(".py"):
            spent[_place(place)] += own
            continue
        # What Python and Qt do themselves is done for whoever asks for it.
        for (caller, *_at), (*_calls, own_there, _there) in callers.items():
            spent[_place(caller)] += own_there
    return spent


def _place(file: str) -> str:
    _, ours, path = file.partition("/gattai_desktop/")
    if ours:
        return FLOORS.get(path.partition("/")[0], "the application and Qt's painting")
    return LIBRARIES


# ---------------------------------------------------------------------- inside the program that is started


class _Imports:
    """Times imports: the processor seconds of each part, those of modules imported inside left out.

    A profile that is given looks away meanwhile.
    """

    def __init__(self, profile: cProfile.Profile | None) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._profile = profile
        self._inside = [0.0]
        # No public place sees an import begin and end, with the search for it.
        bootstrap: Any = sys.modules["_frozen_importlib"]
        self._find_and_load = bootstrap._find_and_load  # noqa: SLF001
        bootstrap._find_and_load = self._timed  # noqa: SLF001

    def _timed(self, name: str, *others: object) -> ModuleType:
        if self._profile and len(self._inside) == 1:
            self._profile.disable()
        begun = time.thread_time()
        self._inside.append(0.0)
        try:
            module: ModuleType = self._find_and_load(name, *others)
        finally:
            took = time.thread_time() - begun
            self.seconds[_part(name)] += took - self._inside.pop()
            self._inside[-1] += took
            if self._profile and len(self._inside) == 1:
                self._profile.enable()
        return module


def _start(session: str, file: str) -> None:
    """Be the program until it rests, then tell, and be gone: closing its windows is no part of a start."""
    profile = cProfile.Profile(time.thread_time) if file else None
    imports = _Imports(profile)
    sys.path.insert(0, str(_ROOT))

    def ended(whole: float) -> None:
        if profile:
            profile.disable()
            profile.dump_stats(file)
        print(json.dumps({"imports": imports.seconds, "whole": whole}), flush=True)
        os._exit(0)

    threading.Thread(target=_when_still, args=(ended,), daemon=True).start()
    if profile:
        profile.enable()
    from gattai_desktop.cli import main

    main(["open", session])


def _when_still(ended: Callable[[float], None]) -> None:
    """Call `ended`, where the windows are, with the processor seconds of the start as soon as nothing more is done."""
    before, application = 0.0, None
    while application is None or time.process_time() - before >= _AT_REST:
        before = time.process_time()
        time.sleep(_REST)
        core = sys.modules.get("PySide6.QtCore")
        application = core.QCoreApplication.instance() if core else None
    core.QTimer.singleShot(0, application, lambda: ended(before))


if __name__ == "__main__":
    _start(*sys.argv[1:3])
