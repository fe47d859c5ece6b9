"""Measures the program beside its peers, in one run on one machine, and prints ratios.

    python benchmarks/bench.py                        everything (`make bench`); a quarter of an hour
    python benchmarks/bench.py --only engine,save     some of it: start, bundle, map, engine, save, length, paint,
                                                      crowded, sharp, waits
    python benchmarks/bench.py --json FILE            every single figure too

What is missing here (Xvfb, openbox, KPatience, python-chess) is left out with a line that says so. A figure is the
median over the rounds; only ratios from one run compare. Exit status 0, whatever the figures are: a slow machine is
no fault of the program.
"""

import argparse
import compileall
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from attrs import asdict

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT)]

_LONG = 5_000
Line = tuple[str, str, str, str]
"""What was measured, the figure, the ratio or share, the goal."""


def _median(rows: Sequence[Mapping[str, float]], name: str) -> float | None:
    found = [row[name] for row in rows if name in row and row[name] == row[name]]
    return statistics.median(found) if found else None


def _ratio(what: str, ours: float | None, theirs: float | None, unit: str, goal: str) -> Line:
    if ours is None or theirs is None:
        return what, "not measured", "", goal
    ratio = f"{ours / theirs:.2f}" if theirs else "-"
    return what, f"{ours:.4g} {unit} to {theirs:.4g} {unit}", ratio, goal


def _paired(what: str, ours: Sequence[Mapping[str, float]], theirs: Sequence[Mapping[str, float]], name: str) -> Line:
    """The ratio round by round, since other work on the computer falls on both of a round."""
    ratio = statistics.median(one[name] / other[name] for one, other in zip(ours, theirs, strict=True))
    return what, f"{_median(ours, name):.4g} s to {_median(theirs, name):.4g} s", f"{ratio:.2f}", "1"


# ---------------------------------------------------------------------- each part


def start(options: argparse.Namespace, raw: dict[str, object]) -> list[Line]:
    """Start, memory, drags and idling, beside a bare window and KPatience."""
    import desktop
    import screen
    import start_shares
    import tables

    # A warm start: with its bytecode there, also where the environment asks Python to write none.
    compileall.compile_dir(ROOT / "gattai_desktop", quiet=1)
    if lacking := screen.missing():
        return [("start, drag, idle, memory", f"left out: {', '.join(lacking)} not here", "", "")]
    with tempfile.TemporaryDirectory(dir=options.folder, prefix="bench-start-") as room:
        table, long_table = Path(room) / "table.gattai", Path(room) / "long.gattai"
        tables.write_session(table, 0)
        tables.write_session(long_table, _LONG)
        program = (sys.executable, "-m", "gattai_desktop", "open")
        # The middle one of five cards lies in the middle of the screen; Enter says "it's me".
        programs = [
            desktop.Program("bare window", (sys.executable, str(HERE / "bare_window.py")), (120, 440)),
            desktop.Program("table", (*program, str(table)), (960, 950), ("Return",), desktop.SETTINGS),
            desktop.Program("long table", (*program, str(long_table)), (960, 950), ("Return",), desktop.SETTINGS),
        ]
        if shutil.which("kpat", path="/usr/games:/usr/bin:/usr/local/bin"):
            programs.append(desktop.Program("KPatience", ("kpat", "--gametype", "spider"), (110, 570)))
        shots = Path(options.shots) if options.shots else None
        if shots:
            shots.mkdir(parents=True, exist_ok=True)
        found = desktop.measure(programs, options.rounds, options.idle, shots)
    raw["start"] = found
    bare, ours, long = found["bare window"], found["table"], found["long table"]
    peer = found.get("KPatience", [])
    of = _median
    lines = [
        _ratio("start to first picture, bare window", of(ours, "painted_s"), of(bare, "painted_s"), "s", "1.5"),
        _ratio("start to first picture, KPatience", of(ours, "painted_s"), of(peer, "painted_s"), "s", "0.65"),
        _ratio("start to whole picture, bare window", of(ours, "complete_s"), of(bare, "complete_s"), "s", "1.5"),
        _ratio("CPU to first picture, bare window", of(ours, "painted_cpu_s"), of(bare, "painted_cpu_s"), "s", "1.5"),
        _ratio("CPU to first picture, KPatience", of(ours, "painted_cpu_s"), of(peer, "painted_cpu_s"), "s", "0.65"),
        _ratio("CPU of a start, bare window", of(ours, "start_cpu_s"), of(bare, "start_cpu_s"), "s", "1.5"),
        _ratio("CPU of a start, KPatience", of(ours, "start_cpu_s"), of(peer, "start_cpu_s"), "s", "0.65"),
        _ratio("CPU of a drag, bare window", of(ours, "drag_cpu_s"), of(bare, "drag_cpu_s"), "s", "1.25"),
        _ratio("pointer to picture, bare window", of(ours, "delay_ms"), of(bare, "delay_ms"), "ms", "1.25"),
        _ratio("pictures of 200 moves, bare window", of(ours, "pictures"), of(bare, "pictures"), "", "198 of 200"),
        _ratio("memory after start, bare window", of(ours, "memory_mb"), of(bare, "memory_mb"), "MB", "1.5"),
        _ratio("memory after 5,000 entries, table", of(long, "memory_mb"), of(ours, "memory_mb"), "MB", "1.2"),
    ]
    idle = of(ours, "idle_cpu_s")
    lines.append(("CPU of 30 idle seconds", f"{idle:.2f} s" if idle is not None else "not measured", "", "0.00 s"))
    first, later = of(ours, "complete_s"), of(long, "complete_s")
    if first is not None and later is not None:
        lines.append(("5,000 entries more to open", f"{(later - first) * 1000:+.0f} ms", "", "+100 ms"))
    raw["start_shares"] = shares = start_shares.measure(options.rounds)
    whole = sum(shares.values())
    return lines + [
        (f"of a start: {part}", f"{seconds * 1000:.0f} ms", f"{seconds / whole:.0%}", "")
        for part, seconds in shares.items()
    ]


def large_map(options: argparse.Namespace, raw: dict[str, object]) -> list[Line]:
    """Drags over a map of 60 areas with 30 tokens, beside a bare window."""
    import desktop
    import large_map as maps
    import screen

    if lacking := screen.missing():
        return [("a drag over a map", f"left out: {', '.join(lacking)} not here", "", "")]
    programs = [
        desktop.Program("bare window", (sys.executable, str(HERE / "bare_window.py")), (120, 440)),
        desktop.Program(
            "map",
            (sys.executable, str(HERE / "large_map.py")),
            maps.place(screen.WIDTH, screen.HEIGHT),
            environment={"PYTHONPATH": str(ROOT)},
        ),
    ]
    raw["map"] = found = desktop.measure(programs, options.rounds, 0)
    bare, ours = found["bare window"], found["map"]
    of = _median
    return [
        _ratio("CPU of a drag over a map, bare window", of(ours, "drag_cpu_s"), of(bare, "drag_cpu_s"), "s", "1.25"),
        _ratio("pointer to picture, bare window", of(ours, "delay_ms"), of(bare, "delay_ms"), "ms", "1.25"),
        _ratio("pictures of 200 moves, bare window", of(ours, "pictures"), of(bare, "pictures"), "", "198 of 200"),
    ]


def bundle(options: argparse.Namespace, raw: dict[str, object]) -> list[Line]:
    """The start of what people install, beside the same start out of the environment."""
    import desktop
    import screen
    import tables

    built = ROOT / "dist" / "gattai-desktop" / "gattai-desktop"
    lacking = [*screen.missing(), *([] if built.exists() else ["dist/ (make bundle)"])]
    if lacking:
        return [("start of the bundle", f"left out: {', '.join(lacking)} not here", "", "")]
    compileall.compile_dir(ROOT / "gattai_desktop", quiet=1)
    with tempfile.TemporaryDirectory(dir=options.folder, prefix="bench-bundle-") as room:
        table = Path(room) / "table.gattai"
        tables.write_session(table, 0)
        environment = (sys.executable, "-m", "gattai_desktop", "open", str(table))
        programs = [
            desktop.Program("environment", environment, environment={"PYTHONPATH": str(ROOT)}),
            desktop.Program("bundle", (str(built), "open", str(table))),
        ]
        raw["bundle"] = found = desktop.measure(programs, options.rounds, 0)
    ours, theirs = found["bundle"], found["environment"]
    names = {
        "painted_s": "bundle to first picture, environment",
        "painted_cpu_s": "CPU of that",
        "complete_s": "bundle to whole picture, environment",
        "start_cpu_s": "CPU of its start",
    }
    return [_paired(what, ours, theirs, name) for name, what in names.items()]


def engine(options: argparse.Namespace, raw: dict[str, object]) -> list[Line]:
    """Moves a CPU second, and where the time goes."""
    import engine as engines

    found = engines.measure(options.rounds, options.seconds)
    shares = engines.shares()
    raw["engine"] = {"rates": found, "shares": shares}
    ours = statistics.median(found["ours"])
    lines: list[Line] = [("moves a CPU second", f"{ours:,.0f}", f"{ours / 30_000:.2f}", "30,000")]
    lines += [
        (
            f"moves a CPU second, {name}",
            f"{ours:,.0f} to {(its := statistics.median(rates)):,.0f}",
            f"{ours / its:.2f}",
            "1",
        )
        for name, rates in found.items()
        if name != "ours"
    ]
    return lines + [(f"share of {floor}", f"{share:.0%}", "", "") for floor, share in shares.items()]


def save(options: argparse.Namespace, raw: dict[str, object]) -> list[Line]:
    """Durable commits a second."""
    import saving

    found = saving.measure(options.folder, options.rounds)
    raw["save"] = {"commits_per_second": found, "bytes": saving.bytes_of_an_entry()}
    middle = {name: statistics.median(rates) for name, rates in found.items()}
    # Round by round, because a disk that others use is never twice the same.
    pairs = zip(found["session file"], found["bare SQLite commit"], strict=True)
    paired = statistics.median(ours / bare for ours, bare in pairs)
    return [
        (
            "durable commits a second, bare SQLite commit",
            f"{middle['session file']:,.0f} to {middle['bare SQLite commit']:,.0f}",
            f"{paired:.2f}",
            "0.8",
        ),
        ("append and fdatasync a second", f"{middle['append and fdatasync']:,.0f}", "", ""),
    ]


def length(options: argparse.Namespace, raw: dict[str, object]) -> list[Line]:
    """Cost against the length of the session."""
    import length as lengths

    rows = lengths.measure(options.folder, (100, 1_000, 5_000) if options.short else lengths.LENGTHS)
    raw["length"] = rows
    return [
        (
            f"{row['entries']:,.0f} entries",
            ", ".join(f"{name} {row[cost]:.1f}" for name, cost in lengths.COSTS.items()),
            "",
            "as at 1,000",
        )
        for row in rows
    ]


def paint(options: argparse.Namespace, raw: dict[str, object]) -> list[Line]:
    """What painting costs inside the program, without a screen."""
    del options
    command = [sys.executable, "-m", "gattai_desktop", "bench", "paint", "--json"]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout)
    raw["paint"] = found
    return [(name.replace("_", " "), f"{value} ms", "", "") for name, value in found.items() if name.endswith("_ms")]


def crowded(options: argparse.Namespace, raw: dict[str, object]) -> list[Line]:
    """What the fullest field of a showdown costs, beside a Throwdown in the same process."""
    command = [sys.executable, str(HERE / "crowded_showdown.py"), str(options.rounds)]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout)
    raw["crowded"] = found
    return [
        _ratio(f"{name.removesuffix('_ms').replace('_', ' ')}, full field, {size}", figure,
               tables["Throwdown"][name], "ms", "16.7" if name in _FRAMES else "")
        for size, tables in found.items()
        for name, figure in tables["showdown"].items()
    ]  # fmt: skip


def sharp(options: argparse.Namespace, raw: dict[str, object]) -> list[Line]:
    """What a drag costs while a sharp player thinks, beside the same drag without."""
    command = [sys.executable, str(HERE / "beside_sharp.py"), str(max(12, options.rounds))]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout)
    raw["sharp"] = found
    return [
        (f"{name.removesuffix('_ms').replace('_', ' ')} while sharp thinks, beside the same without",
         f"{found[name + '_beside_sharp']} to {found[name]} ms", f"{found[name + '_ratio']}",
         "16.7" if name == "step_clock_ms" else "")
        for name in ("step_ms", "step_clock_ms", "longest_clock_ms", "picture_ms")
    ]  # fmt: skip


_FRAMES = ("lifting_ms", "step_ms", "longest_step_ms", "looking_ms")
"""What has to be done between two pictures of a screen."""


def waits(options: argparse.Namespace, raw: dict[str, object]) -> list[Line]:
    """How long a person waits for what."""
    import screen
    import waits as waiting

    if lacking := screen.missing():
        return [("waits", f"left out: {', '.join(lacking)} not here", "", "")]
    wide, high = (int(part) for part in options.screen.split("x"))
    lengths = waiting.LENGTHS[:1] if options.short else waiting.LENGTHS
    found = waiting.measure(options.folder, options.rounds, (wide, high), lengths)
    words = waiting.first_words(options.rounds)
    raw["waits"] = {
        "at": {entries: {name: asdict(one) for name, one in steps.items()} for entries, steps in found.items()},
        "first words": words,
    }
    heads = " | ".join(f"{entries:,} entries" for entries in lengths)
    lines: list[Line] = [("ms to the picture, without answer, worked", heads, "", "100")]
    lines += [(name, " | ".join(cells), "", "") for name, cells in waiting.told(found)]
    return lines + [(f"ms to the first word, {name}", f"{took:.0f}", "", "") for name, took in words.items()]


PARTS: dict[str, Callable[[argparse.Namespace, dict[str, object]], list[Line]]] = {
    "engine": engine,
    "save": save,
    "length": length,
    "paint": paint,
    "crowded": crowded,
    "sharp": sharp,
    "start": start,
    "bundle": bundle,
    "map": large_map,
    "waits": waits,
}


def main() -> int:
    """Measure what is asked for and print it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--only", default="", help=f"some of {', '.join(PARTS)}")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one run of an engine")
    parser.add_argument("--idle", type=float, default=30.0, help="seconds that each program is left alone")
    parser.add_argument("--folder", type=Path, default=ROOT, help="a folder on the disk that sessions are saved on")
    parser.add_argument("--screen", default="1920x1080", help="size of the screen that waits are measured on")
    parser.add_argument("--short", action="store_true", help="leave the longest sessions out")
    parser.add_argument("--shots", help="folder for pictures of the dragged cards")
    parser.add_argument("--json", help="file for every single figure")
    options = parser.parse_args()
    raw: dict[str, object] = {}
    wanted = [name for name in options.only.split(",") if name] or list(PARTS)
    for name in wanted:
        if name not in PARTS:
            parser.error(f"There is no part {name!r}: {', '.join(PARTS)}.")
    options.folder.mkdir(parents=True, exist_ok=True)
    print(f"{'what':<46} {'figure':<42} {'ratio':>6}  goal")
    for name in wanted:
        for what, figure, ratio, goal in PARTS[name](options, raw):
            print(f"{what:<46} {figure:<42} {ratio:>6}  {goal}", flush=True)
    if options.json:
        Path(options.json).write_text(json.dumps(raw, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
