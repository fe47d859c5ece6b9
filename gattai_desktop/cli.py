"""The command line: how tests, scripts and bug reports reach the same floors as the windows.

Importing this module imports neither Qt nor the rules; each command imports what it needs when it runs. Exit status: 0
fine, 1 an expectation or a rule failed, 2 unusable input.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

FINE: Final = 0
FAILED: Final = 1
UNUSABLE: Final = 2

Command = Callable[[argparse.Namespace], int]


class Unusable(Exception):
    """What was asked for cannot be done with this input; the message says why and what would do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        # Suits must not end the program on a console that cannot show them.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    parser = _parser()
    options = parser.parse_args(arguments)
    command: Command = getattr(options, "command", None) or _shelf
    try:
        return command(options)
    except KeyboardInterrupt:
        print("Stopped. Everything that was played is saved.", file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing may be written to it any more, not even at the end.
        sys.stdout = None
        return FINE
    except Exception as wrong:  # noqa: BLE001 - a person must never see a raw traceback
        return _told(wrong)


def _told(wrong: Exception) -> int:
    """Say what went wrong; a fault of the program itself is written down for a bug report."""
    from gattai_desktop.content.faults import NoSuchScenario, UnusablePack
    from gattai_desktop.records.fault import UnreadableRecord
    from gattai_desktop.sessions.errors import SessionError
    from gattai_desktop.sessions.shelf import UnfitRecord

    if isinstance(wrong, UnfitRecord):
        print(wrong, file=sys.stderr)
        return FAILED
    if isinstance(wrong, Unusable | SessionError | UnreadableRecord | NoSuchScenario | UnusablePack):
        print(wrong, file=sys.stderr)
        return UNUSABLE
    if isinstance(wrong, OSError) and wrong.filename:
        print(f"{wrong.filename}: {wrong.strerror}.", file=sys.stderr)
        return UNUSABLE
    from gattai_desktop.sessions.mishap import written_down

    print(written_down(wrong), file=sys.stderr)
    return UNUSABLE


# ---------------------------------------------------------------------- what can be asked for


def _parser() -> argparse.ArgumentParser:
    from gattai_desktop import __version__

    parser = argparse.ArgumentParser(
        prog="gattai-desktop",
        description="The card table for Gattaibushido:FUSION! Without a command it opens the shelf of sessions.",
        epilog="Exit status: 0 fine, 1 an expectation or a rule of the game failed, 2 unusable input.",
    )
    parser.add_argument("--version", action="version", version=f"Gattai Desktop {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")

    one = _command(commands, "open", _open, "open a session, a record or a content pack")
    one.add_argument("file", type=Path, metavar="FILE")

    one = _command(commands, "new", _new, "set up a new table and open it")
    one.add_argument("--game", choices=("gattai", "rumblebots"), default="gattai")
    one.add_argument("--scenario", default="", help="first-contact, or another of the content packs")
    one.add_argument("--edition", choices=("alpha", "beta", "final"), default="")
    one.add_argument("--pilots", default="", help="seats, clockwise: Red,Green or Red=Ren,Green=Gil")
    one.add_argument("--seed", type=int, help="shuffle the same way every time")
    one.add_argument("--file", type=Path, help="the session file to make; on the shelf where it is left out")
    one.add_argument("--no-window", action="store_true", help="make the file and print its name, open no window")

    one = _command(commands, "demo", _demo, "let the table play by itself")
    one.add_argument("--game", default="gattai", help="gattai or rumblebots")
    one.add_argument("--scenario", default="")
    one.add_argument("--edition", choices=("alpha", "beta", "final"), default="")
    one.add_argument("--seats", type=int, default=0, help="people at the table")
    one.add_argument("--seed", type=int)
    one.add_argument("--games", type=int, default=1)
    one.add_argument("--pace", type=float, help="seconds between two moves")
    one.add_argument("--offscreen", action="store_true", help="no window; pictures, session and record go to --out")
    one.add_argument("--out", type=Path, metavar="DIR")
    one.add_argument("--session", type=Path, metavar="FILE", help="the session file to play into")
    one.add_argument("--report", action="store_true", help="print 'committed N' as soon as entry N is durable")

    one = _command(commands, "check", _check, "replay records and tell what is not as they say")
    one.add_argument("paths", type=Path, nargs="+", metavar="PATH", help="records, or folders with records")

    one = _command(commands, "replay", _replay, "print the table after an entry of a session or record")
    one.add_argument("path", type=Path, metavar="PATH")
    one.add_argument("--to", type=int, metavar="ENTRY", help="the entry; the last where it is left out, 0 the start")
    one.add_argument("--seat", default="public", help="whose sight: a seat, public (the default) or all")
    one.add_argument("--json", action="store_true", help="one JSON object")

    one = _command(commands, "export", _export, "write a session or record as text")
    one.add_argument("file", type=Path, metavar="FILE")
    one.add_argument("--as", dest="form", choices=("record", "html", "json"), default="record")
    one.add_argument("--seat", default="", help="whose sight, for html and json: public (the default), a seat or all")
    one.add_argument("--out", type=Path, metavar="FILE", help="write here instead of to standard output")

    one = _command(commands, "import", _import, "play a record into a new session file")
    one.add_argument("record", type=Path, metavar="RECORD")
    one.add_argument("--file", type=Path, help="the session file to make; on the shelf where it is left out")

    one = _command(commands, "rules", _rules, "list every rule, ruling and example with what shows it")
    one.add_argument("--game", default="gattai", help="gattai or rumblebots")
    one.add_argument("--json", action="store_true")

    one = _command(commands, "verify", _verify, "read a session file to its end: intact, or what is damaged")
    one.add_argument("file", type=Path, metavar="FILE")
    one.add_argument("--save", type=Path, metavar="NEW", help="save what is whole into a new session file")

    one = _command(commands, "bench", _bench, "measure real play")
    one.add_argument("what", choices=("engine", "session", "paint"))
    one.add_argument("--seconds", type=float, default=3.0)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--json", action="store_true")

    one = _command(commands, "doctor", _doctor, "tell what was found on this computer, for bug reports")
    one.add_argument("--screens", action="store_true", help=argparse.SUPPRESS)
    return parser


def _command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, command: Command, words: str
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
    parser.set_defaults(command=command)
    return parser


# ---------------------------------------------------------------------- tables and windows


def _shelf(_options: argparse.Namespace) -> int:
    from gattai_desktop import app

    return app.run()


def _open(options: argparse.Namespace) -> int:
    if not options.file.exists():
        raise Unusable(f"There is no {options.file}. Name a session (.gattai), a record (.record) or a content pack.")
    if (options.file / "pack.toml").exists() or options.file.name == "pack.toml":
        from gattai_desktop.content.listing import told

        print(told(options.file if options.file.is_dir() else options.file.parent))
        return FINE
    from gattai_desktop import app

    return app.run(options.file)


def _new(options: argparse.Namespace) -> int:
    from gattai_desktop.content.boxes import box
    from gattai_desktop.content.new_tables import new_table, seats_named
    from gattai_desktop.sessions.journal import Journal
    from gattai_desktop.sessions.shelf import Shelf, default_folder

    setup = new_table(options.game, seats_named(options.pilots), options.scenario, options.edition)
    path = options.file or Shelf(default_folder()).free_path(setup.name)
    try:
        Journal.create(path, box(options.game), setup, at=_now()).close()
    except ValueError as wrong:
        raise Unusable(str(wrong)) from None
    if options.no_window:
        print(path)
        return FINE
    from gattai_desktop import app

    return app.run(path, seed=options.seed)


def _demo(options: argparse.Namespace) -> int:
    from gattai_desktop.content.boxes import NoSuchGame
    from gattai_desktop.players.demo import DemoOptions
    from gattai_desktop.players.programmes import programme

    try:
        played = programme(options.game)
    except NoSuchGame as wrong:
        raise Unusable(str(wrong)) from None
    if options.games < 1 or (options.seats and not played.fewest <= options.seats <= played.most):
        seats = f"{played.fewest} to {played.most} {played.people}"
        raise Unusable(f"A demo has {seats} (--seats) and at least one game (--games).")
    from gattai_desktop import app

    report = app.demo(
        DemoOptions(
            game=options.game,
            games=options.games,
            seed=_now() if options.seed is None else options.seed,
            seats=options.seats,
            scenario=options.scenario,
            edition=options.edition,
            pace=options.pace or 0.0,
            out=options.out,
            session=options.session,
            report=options.report,
        ),
        offscreen=options.offscreen,
    )
    print(report)
    return FINE if report.ok else FAILED


def _now() -> int:
    import time

    return time.time_ns() // 1_000_000


# ---------------------------------------------------------------------- records


def _check(options: argparse.Namespace) -> int:
    from gattai_desktop.records.fault import UnreadableRecord
    from gattai_desktop.records.reader import read_file
    from gattai_desktop.records.replay import replay

    passed = failed = unusable = 0
    for path in _records(options.paths):
        try:
            unmet = replay(read_file(path)).unmet
        except UnreadableRecord as wrong:
            unusable += 1
            for fault in wrong.faults:
                print(f"{path.parent}/{fault}")
            continue
        passed, failed = (passed, failed + 1) if unmet else (passed + 1, failed)
        for one in unmet:
            print(f"{path.parent}/{one}")
    print(f"{passed} passed, {failed + unusable} failed")
    return UNUSABLE if unusable else FAILED if failed else FINE


def _records(paths: Sequence[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.record"))
        elif path.exists():
            found.append(path)
        else:
            raise Unusable(f"There is no {path}. Name records or folders with records.")
    return found


def _replay(options: argparse.Namespace) -> int:
    from gattai_desktop.sessions.telling import seen_at, told_of

    print(told_of(seen_at(options.path, options.to, options.seat), as_json=options.json))
    return FINE


def _export(options: argparse.Namespace) -> int:
    from gattai_desktop.sessions.telling import exported

    text = exported(options.file, options.form, options.seat)
    if options.out is None:
        sys.stdout.write(text)
    else:
        if options.out.exists():
            raise Unusable(f"{options.out} exists already. Choose another name; nothing was changed.")
        options.out.write_text(text, encoding="utf-8")
    return FINE


def _import(options: argparse.Namespace) -> int:
    from gattai_desktop.sessions.shelf import Shelf, default_folder, record_into

    if options.file is None:
        print(Shelf(default_folder()).import_record(options.record, at=_now()))
    else:
        entries = record_into(options.record, options.file, at=_now())
        print(f"{options.file}: {entries} entries")
    return FINE


def _verify(options: argparse.Namespace) -> int:
    from gattai_desktop.sessions.recovery import save_whole, verify

    found = save_whole(options.file, options.save, at=_now()) if options.save else verify(options.file)
    for fault in found.faults[:50]:
        print(fault)
    if found.intact:
        print(f"{options.file.name} is intact: {found.last} entries.")
    else:
        lost = len(found.damaged) + len(found.unfitting)
        print(f"{options.file.name} is damaged: {found.last - lost} of {found.last} entries can be saved.")
    if options.save:
        print(f"What is whole was saved in {options.save}.")
    return FINE if found.intact else FAILED


def _rules(options: argparse.Namespace) -> int:
    from gattai_desktop.content.boxes import NoSuchGame, box
    from gattai_desktop.records.coverage import as_json, as_text, coverage, shown_in

    try:
        of = box(options.game)
    except NoSuchGame as wrong:
        raise Unusable(str(wrong)) from None

    tests = Path(__file__).resolve().parent.parent / "tests"
    book = of.rules()
    found = coverage(book, shown_in(tests, book, of.rulings()), of.later)
    print(as_json(found) if options.json else as_text(found))
    if not tests.is_dir():
        print("The records and tests are part of a checkout; this installation has none.", file=sys.stderr)
    return FINE


# ---------------------------------------------------------------------- this computer


def _bench(options: argparse.Namespace) -> int:
    import json

    from gattai_desktop.players.measuring import measure_engine, measure_session

    if options.what == "paint":
        from gattai_desktop import app

        found = app.measure_paint(options.seed)
    else:
        measure = measure_engine if options.what == "engine" else measure_session
        found = measure(options.seconds, options.seed)
    print(json.dumps(found) if options.json else "\n".join(f"{name}: {value}" for name, value in found.items()))
    return FINE


def _doctor(options: argparse.Namespace) -> int:
    from gattai_desktop.content.listing import credits_told
    from gattai_desktop.sessions.shelf import default_folder
    from gattai_desktop.sessions.surroundings import surroundings

    if options.screens:
        print(_screens())
        return FINE
    for name, found in surroundings(default_folder()):
        print(f"{name + ':':<12}{found}")
    print("\n".join(credits_told()))
    return FINE


def _screens() -> str:
    """Say what Qt finds; ends the program where Qt finds no display at all."""
    from PySide6.QtCore import qVersion
    from PySide6.QtGui import QFontDatabase, QGuiApplication

    program = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    assert isinstance(program, QGuiApplication)
    lines = [f"Qt\t{qVersion()}, platform {program.platformName()}"]
    for screen in program.screens():
        size, ratio = screen.size(), screen.devicePixelRatio()
        lines.append(f"Screen\t{screen.name()}, {size.width()}×{size.height()}, ratio {ratio:g}")
    lines.append(f"Fonts\t{len(QFontDatabase.families())} families")
    return "\n".join(lines)
