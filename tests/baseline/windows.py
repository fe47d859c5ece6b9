"""Takes what every window shows and says, and compares two checkouts of the program by it.

    python tests/baseline/windows.py take CHECKOUT FOLDER [SCENE …]
    python tests/baseline/windows.py compare FOLDER FOLDER [SCENE …]

`take` opens each scene of the checkout's own `pictured.py` at three sizes in two languages, with the program of that
checkout, and writes into the folder: the picture, every word with its box, and what a screen reader finds. At one size
it then presses `?` and writes down the list of keys that comes up. `--sizes 1` takes the smallest size alone.

`compare` tells every difference beyond these: words and boxes within one pixel, what a screen reader finds the same,
and pictures within 2 of 255 in each colour on all but 0.05 % of their pixels. Exit status 1 where there is any.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

LANGUAGES: Final = ("en", "de")
MOVING: Final = ("projector-omen",)
"""Scenes that are pictured while something moves: no two pictures of them are equal."""
WITHIN: Final = 1.0
"""Device-independent pixels by which words and boxes may differ."""
SHADE: Final = 2
"""By how much of 255 a colour may differ."""
SHARE: Final = 0.0005
"""How many of the pixels may differ by more."""
_TOLD: Final = 12
"""Differences of one kind that are told for a picture; the rest is counted."""

# ---------------------------------------------------------------------- what a checkout calls its parts


class Program:
    """The parts of a checkout that are needed here, wherever they stand in it. Runs inside of that checkout."""

    def __init__(self, checkout: Path) -> None:
        scenes = next(checkout.glob("*/pictured.py"), None) or next(checkout.rglob("pictured.py"))
        sys.path[:0] = [str(checkout), str(scenes.parent)]
        pictured: Any = import_module("pictured")
        pictures: Any = _first("windows.program.pictures", "windows.pictures")
        shots = getattr(pictured, "SHOTS", None) or {**pictured.MAIN, **pictured.MORE}
        self.shots: dict[str, Callable[[Any, Any], AbstractContextManager[QWidget]]] = dict(shots)
        self.settle: Callable[[], None] = pictured.settle
        self.sizes: Sequence[Any] = pictures.SIZES
        self.picture_of: Callable[[QWidget, Any], QImage] = pictures.picture_of
        self.read_by: Any = _first("board.written").read_by
        self.paint: Callable[[], Any] = lambda: _first("board.paint").make_paint("dark", speed=0)
        self.speak: Callable[[str], object] = _first("windows.settings.language").speak_language
        _first("board.fonts").register_fonts()


def _first(*names: str) -> ModuleType:
    """Return the first of these modules of the program that is there."""
    for name in names:
        try:
            return import_module(f"gattai_desktop.{name}")
        except ModuleNotFoundError as missing:
            if not f"gattai_desktop.{name}".startswith(str(missing.name)):
                raise
    raise SystemExit(f"This checkout has none of {', '.join(names)}.")


# ---------------------------------------------------------------------- taking


def take(checkout: Path, folder: Path, names: Sequence[str], sizes: int) -> int:
    """Take the scenes of a checkout in a process of its own, so that nothing of another one is imported."""
    folder.mkdir(parents=True, exist_ok=True)
    here = {name: value for name, value in os.environ.items() if name not in ("GATTAI_LANGUAGE", "DISPLAY")}
    here |= {"PYTHONPATH": str(checkout), "LANGUAGE": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    if (checkout / "packaging" / "generated.py").exists():  # before that file there was nothing to be made
        made = "import sys; sys.path.insert(0, 'packaging'); import generated; generated.generate()"
        subprocess.run([sys.executable, "-c", made], cwd=checkout, env=here, check=True)
    with tempfile.TemporaryDirectory() as home:
        here |= {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ("CONFIG", "DATA", "STATE", "CACHE")}
        asked = [sys.executable, __file__, "inside", str(checkout), str(folder), *names, "--sizes", str(sizes)]
        return subprocess.run(asked, cwd=checkout, env=here, check=False).returncode


def take_inside(checkout: Path, folder: Path, names: Sequence[str], sizes: int) -> int:
    """Take the scenes of the checkout whose program is imported here."""
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    program = Program(checkout)
    for language in LANGUAGES:
        program.speak(language)
        for name in names or [name for name in program.shots if name not in MOVING]:
            for size in program.sizes[:sizes]:
                _take_one(program, name, size, folder / f"{name}-{language}-{size}", keys=size == program.sizes[0])
            print(f"{name}, {language}", flush=True)
    del app
    return 0


def _take_one(program: Program, name: str, size: Any, begin: Path, *, keys: bool) -> None:
    with program.shots[name](program.paint(), size) as window:
        program.settle()
        found: dict[str, object] = {"words": _words(program, window), "spoken": list(_spoken(window))}
        program.picture_of(window, size).save(f"{begin}.png")
        if keys:
            QTest.keyClicks(window, "?")
            program.settle()
            found["keys"] = [line for line in _spoken(window) if line not in found["spoken"]]  # type: ignore[operator]
    Path(f"{begin}.json").write_text(json.dumps(found, ensure_ascii=False, indent=1), encoding="utf-8")


def _words(program: Program, window: QWidget) -> list[tuple[str, str, float, float, float, float]]:
    """Return everything that is written, as it stands there and whole, with its box in the window."""
    found: set[tuple[str, str, float, float, float, float]] = set()

    def reader(painter: QPainter, box: QRectF, words: str, whole: str) -> None:
        device = painter.device()
        if isinstance(device, QWidget) and words.strip():
            corner = device.mapTo(window, QPoint(0, 0)) if device is not window else QPoint(0, 0)
            at = painter.worldTransform().mapRect(box).translated(corner)
            found.add((words, whole, *(round(one, 2) for one in (at.x(), at.y(), at.width(), at.height()))))

    with program.read_by(reader):
        window.grab()
    return sorted(found, key=lambda one: (round(one[3]), round(one[2]), one[0]))


def _spoken(window: QWidget) -> Iterator[str]:
    """Yield a line for everything that says something to a screen reader, in its order, under what holds it."""
    top = QAccessible.queryAccessibleInterface(window)
    assert top is not None
    yield from _spoken_within(top, 0)


def _spoken_within(thing: QAccessibleInterface, depth: int) -> Iterator[str]:
    """A thing without words only holds others, which then stand where it stood."""
    state: Any = thing.state()
    if state.invisible and depth:
        return
    texts = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
    said = [thing.text(text) for text in texts]
    if any(said):
        able = " ".join(name for name in ("disabled", "checked", "focusable") if getattr(state, name))
        yield "  " * depth + " | ".join((thing.role().name, *said, able))
        depth += 1
    for number in range(thing.childCount()):
        child = thing.child(number)
        if child is not None:
            yield from _spoken_within(child, depth)


# ---------------------------------------------------------------------- comparing


def compare(old: Path, new: Path, names: Sequence[str]) -> int:
    """Tell every difference; return 1 where there is any."""
    wrong = looked = 0
    for path in sorted(old.glob("*.json")):
        if names and path.name.rsplit("-", 2)[0] not in names:
            continue
        other = new / path.name
        if not other.exists():
            print(f"{path.stem}: not taken")
            wrong += 1
            continue
        looked += 1
        before, after = (json.loads(one.read_text(encoding="utf-8")) for one in (path, other))
        told = [
            *_short([f"words: {line}" for line in _words_apart(before["words"], after["words"])]),
            *_short([f"spoken: {line}" for line in _lines_apart(before["spoken"], after["spoken"])]),
            *_short([f"keys: {line}" for line in _lines_apart(before.get("keys", []), after.get("keys", []))]),
            *_pictures_apart(path.with_suffix(".png"), other.with_suffix(".png")),
        ]
        wrong += bool(told)
        for line in told:
            print(f"{path.stem}: {line}")
    print(f"{looked} compared, {wrong} with differences.")
    return 1 if wrong else 0


def _short(lines: Sequence[str]) -> list[str]:
    rest = len(lines) - _TOLD
    return list(lines) if rest <= 0 else [*lines[:_TOLD], f"… and {rest} more"]


def _words_apart(before: list[list[Any]], after: list[list[Any]]) -> list[str]:
    """Pair the same words with the nearest box; tell those that moved, and those that have no other."""
    left = [tuple(one) for one in after]
    told: list[str] = []
    for one in before:
        same = [other for other in left if other[:2] == tuple(one[:2])]
        if not same:
            told.append(f"gone {one[1]!r} at {_box(one)}")
            continue
        nearest = min(same, key=lambda other: _apart(one, other))
        left.remove(nearest)
        if _apart(one, nearest) > WITHIN:
            told.append(f"{one[1]!r} was at {_box(one)}, is at {_box(nearest)}")
    return told + [f"new {other[1]!r} at {_box(other)}" for other in left]


def _apart(one: Sequence[Any], other: Sequence[Any]) -> float:
    return max(abs(mine - theirs) for mine, theirs in zip(one[2:], other[2:], strict=True))


def _box(one: Sequence[Any]) -> str:
    return "{:.0f},{:.0f} {:.0f}x{:.0f}".format(*one[2:])


def _lines_apart(before: list[str], after: list[str]) -> list[str]:
    found = difflib.unified_diff(before, after, lineterm="", n=0)
    return [line for line in found if not line.startswith(("---", "+++", "@@"))]


def _pictures_apart(before: Path, after: Path) -> Iterator[str]:
    if before.read_bytes() == after.read_bytes():
        return
    one, other = (QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32) for path in (before, after))
    if one.size() != other.size():
        yield "picture: of another size"
        return
    wide, high = one.width(), one.height()
    painter = QPainter(one)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    data = bytes(one.constBits())
    differs = bytes(int(value > SHADE) for value in range(256))
    channels = (int.from_bytes(data[place::4].translate(differs)) for place in range(3))
    marked = 0
    for channel in channels:
        marked |= channel
    found = marked.to_bytes(wide * high)
    if (many := found.count(1)) > SHARE * wide * high:
        rows = [row for row in range(high) if 1 in found[row * wide : (row + 1) * wide]]
        columns = [column for column in range(wide) if 1 in found[column::wide]]
        where = f"{columns[0]},{rows[0]} to {columns[-1]},{rows[-1]}"
        yield f"picture: {many / wide / high:.2%} of its pixels differ, {where}"


def main(arguments: Sequence[str]) -> int:
    """Take or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("take", "compare", "inside"))
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("names", nargs="*", metavar="SCENE")
    parser.add_argument("--sizes", type=int, default=3)
    asked = parser.parse_args(arguments)
    first, second = asked.first.resolve(), asked.second.resolve()
    if asked.what == "compare":
        return compare(first, second, asked.names)
    return (take if asked.what == "take" else take_inside)(first, second, asked.names, asked.sizes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
