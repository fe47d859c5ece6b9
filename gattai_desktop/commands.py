"""What each command of the command line does. Each imports what it needs when it runs."""

import gc
import io
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

from gattai_desktop.exit_status import FAILED, FINE, UNUSABLE, Unusable
from gattai_desktop.file_kinds import PACK, RECORD, SESSION, as_typed, ends_in, is_device
from gattai_desktop.terminal import must_be_new, must_have_folder, speak, spoken, told_fault

if TYPE_CHECKING:
    from gattai_desktop.games.table_form import TableForm
    from gattai_desktop.records.progress import Told

_LONGEST_PACE: Final = 3600
"""Most seconds between two moves of a demo."""

# ---------------------------------------------------------------------- tables and windows


def shelf(_options: SimpleNamespace) -> int:
    """Open the window with the shelf of sessions."""
    gc.disable()  # until the first window is there: what a start makes stays to the end
    from gattai_desktop import kept_code

    kept_code.use("shelf")
    from gattai_desktop import app

    return app.run()


def open_file(options: SimpleNamespace) -> int:
    """Open a session, import a record, bring a pack's file in, or tell what a content pack holds."""
    from gattai_desktop.content.written_file import is_there

    if not is_there(options.file):
        words = "There is no {file}. Name a session (.gattai), a record (.record) or a content pack."
        raise Unusable(speak("command", words, file=options.file))
    path = options.file
    if _comes_in(options):
        from gattai_desktop import app

        return app.run(path)
    if ends_in(path, PACK) or path.name == "pack.toml" or path.is_dir():
        return _tell_pack(options)
    if getattr(options, "pack", None):
        if not ends_in(path, RECORD):
            words = "{file} needs no --pack: a session carries what it began with. Leave it out."
            raise Unusable(speak("command", words, file=path))
        path = _played(options)
    gc.disable()  # until the first window is there: what a start makes stays to the end
    from gattai_desktop import kept_code

    kept_code.use("table")
    from gattai_desktop import app

    return app.run(path)


def _comes_in(options: SimpleNamespace) -> bool:
    """Whether the page of packs opens and brings the file in, as a double click wants it: one file, and a display."""
    if not ends_in(options.file, PACK) or options.file.is_dir() or getattr(options, "pack", None):
        return False
    from gattai_desktop.windows.program.application import no_display

    return not no_display()


def _tell_pack(options: SimpleNamespace) -> int:
    from gattai_desktop.content.listing import listing
    from gattai_desktop.packs_command import packs_named

    if options.file.is_dir() and not (options.file / "pack.toml").exists():
        words = "{file} is a folder without a pack.toml. Name a session, a record or a content pack."
        raise Unusable(speak("command", words, file=options.file))
    *_, found = packs_named(options, options.file, to_look=True)
    print("\n".join(listing(found.pack, spoken)))
    return FINE


def _played(options: SimpleNamespace) -> Path:
    """Play a record into a session on the shelf, and return its file."""
    from gattai_desktop.packs_command import packs_named
    from gattai_desktop.sessions.shelf import Shelf, default_folder

    own = packs_named(options)
    return Shelf(default_folder()).import_record(
        options.file, at=now(), told=telling(speak("command", "Playing")), own=own
    )


def new(options: SimpleNamespace) -> int:
    """Make a new table's file, and open it."""
    from gattai_desktop.cards.frozen import evolve
    from gattai_desktop.content.boxes import box, packs_of
    from gattai_desktop.content.new_tables import answers_of, form_of_packs, refuse_switches, rulings_of, table_form
    from gattai_desktop.content.own_box import box_of_setup
    from gattai_desktop.games.by_program import BY_PROGRAM
    from gattai_desktop.packs_command import packs_kept, packs_named, packs_with
    from gattai_desktop.sessions.journal import Journal
    from gattai_desktop.sessions.shelf import Shelf, default_folder

    must_be_session(options.file)
    own = packs_named(options) or packs_with(options)
    game = own[-1].game if own else options.game or "gattai"
    if options.game not in ("", game):
        words = "{name} is a pack of another game: {game}. Leave --game out."
        raise Unusable(speak("command", words, name=own[-1].title, game=game))
    cards_alone = packs_of(game).know is not None and not any(one.forms() for one in own)
    if own and not cards_alone:
        form = form_of_packs(own, options.scenario)
    else:
        form = table_form(game, options.scenario, packs_kept)
    seats = {"seats": options.pilots, "people": options.people, BY_PROGRAM: options.program}
    typed = {"edition": options.edition, **{name: ",".join(each) for name, each in seats.items()}}
    try:
        refuse_switches(form, game, typed)
        given = {**typed, **_with_own_decks(options, form, game, answers_of(options.set, form))}
        answers = form.as_one_plays(form.typed(given))
        rulings = rulings_of(options.ruling, form, box(game))
    except ValueError as wrong:
        raise Unusable(spoken(wrong)) from None
    refused = spoken(form.why_not(form.whole(answers), rulings))
    if refused:
        raise Unusable(f"{refused}.")
    setup = form.setup(answers)
    setup = evolve(setup, rulings={**setup.rulings, **rulings})
    path = options.file or Shelf(default_folder()).free_path(setup.name)
    try:
        Journal.create(path, box_of_setup(setup), setup, at=now()).close()
    except ValueError as wrong:
        raise Unusable(spoken(wrong)) from None
    if options.no_window:
        print(path)
        return FINE
    from gattai_desktop import app

    return app.run(path, seed=options.seed)


def _with_own_decks(
    options: SimpleNamespace, form: "TableForm", game: str, answers: Mapping[str, str]
) -> dict[str, str]:
    """Return the answers with the list of a deck in place of its name, where this person has one that is called so."""
    from gattai_desktop.content.boxes import packs_of
    from gattai_desktop.packs_command import packs_kept, packs_named
    from gattai_desktop.sessions.own_decks import OwnDecks, default_decks

    own = OwnDecks(default_decks(), game)
    decks = {one.asks for one in form.choices if one.decks}
    known = {name.casefold(): name for name in own.names()} if decks & answers.keys() else {}
    know = packs_of(game).know
    if know is not None and decks & answers.keys():
        know((one.pack, one.copies) for one in (*packs_named(options), *packs_kept()) if one.game == game)
    return {
        name: own.text(known[answer.casefold()]) if name in decks and answer.casefold() in known else answer
        for name, answer in answers.items()
    }


def demo(options: SimpleNamespace) -> int:
    """Let the table play by itself."""
    from gattai_desktop.players.programme import DemoOptions
    from gattai_desktop.players.programmes import programme

    must_be_session(options.session)
    played = programme(options.game)
    if options.games < 1 or (options.seats and not played.fewest <= options.seats <= played.most):
        words = "A demo has {least} to {most} seats (--seats) and at least one game (--games)."
        raise Unusable(speak("command", words, least=played.fewest, most=played.most))
    if not 0 <= (options.pace or 0) <= _LONGEST_PACE:
        words = "Between two moves (--pace) there are 0 to {most} seconds."
        raise Unusable(speak("command", words, most=_LONGEST_PACE))
    from gattai_desktop import app

    report = app.demo(
        DemoOptions(
            game=options.game,
            games=options.games,
            seed=now() if options.seed is None else options.seed,
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
    print("\n".join(map(spoken, report.told())))
    return FINE if report.ok else FAILED


def must_be_session(path: Path | None) -> None:
    """Raise Unusable where a session is to be made in a file that neither the shelf nor the desktop takes for one."""
    if path is None:
        return
    if not ends_in(path, SESSION):
        words = "'{name}' is no name for a session: it has to end in {ending}. Nothing was changed."
        raise Unusable(speak("command", words, name=path.name, ending=SESSION))
    if is_device(path.name):
        words = "'{name}' is no name for a session: Windows keeps it for a device. Nothing was changed."
        raise Unusable(speak("command", words, name=path.name))
    must_have_folder(path)


def now() -> int:
    """Return the time in milliseconds since 1970."""
    import time

    return time.time_ns() // 1_000_000


# ---------------------------------------------------------------------- records


def check(options: SimpleNamespace) -> int:
    """Replay records and print what is not as they say; try packs of a person's own."""
    from gattai_desktop.packs_command import packs_named, told_sound
    from gattai_desktop.records.fault import RecordFault, UnreadableRecord
    from gattai_desktop.records.reader import read_file
    from gattai_desktop.records.replay import replay

    packs = packs_named(options)
    if packs:
        print(told_sound(packs))
    if not options.paths:
        if not packs:
            raise Unusable(speak("command", "Name records, folders with records, or a pack: --pack DIR or FILE."))
        return FINE
    own = [one.pack for one in packs]
    passed = failed = unusable = 0
    for path in _records(options.paths):
        try:
            unmet = replay(read_file(path, own)).unmet
        except UnreadableRecord as wrong:
            unusable += 1
            for fault in wrong.faults:
                print(f"{path.parent}/{told_fault(fault)}")
            continue
        passed, failed = (passed, failed + 1) if unmet else (passed + 1, failed)
        for one in unmet:
            print(f"{path.parent}/{told_fault(RecordFault(one.file, one.line, one.told))}")
    print(speak("command", "{passed} passed, {failed} failed", passed=passed, failed=failed + unusable))
    return UNUSABLE if unusable else FAILED if failed else FINE


def _records(paths: Sequence[Path]) -> list[Path]:
    from gattai_desktop.content.written_file import is_there

    found: list[Path] = []
    for path in paths:
        if not is_there(path):
            raise Unusable(speak("command", "There is no {file}. Name records or folders with records.", file=path))
        found += (inside := sorted(one for one in path.rglob("*") if ends_in(one, RECORD)) if path.is_dir() else [path])
        if not inside:
            words = "There is no record in {file}."
            if (path / "pack.toml").exists():
                words = "There is no record in {file}. It is a content pack: gattai-desktop check --pack {typed}"
            raise Unusable(speak("command", words, file=path, typed=as_typed(path)))
    return found


def replay_table(options: SimpleNamespace) -> int:
    """Print the table after an entry, or open the window that steps through all of them."""
    if options.window:
        from gattai_desktop.app import run

        return run(options.path, replay=True, entry=options.to)
    from gattai_desktop.sessions.telling import seen_at, told_of

    print(told_of(seen_at(options.path, options.to, options.seat), as_json=options.json))
    return FINE


def export(options: SimpleNamespace) -> int:
    """Write a session or record as text."""
    from gattai_desktop.sessions.telling import exported
    from gattai_desktop.sessions.unfinished import file_kept

    text = exported(options.file, options.form, options.seat)
    if options.out is None:
        if isinstance(sys.stdout, io.TextIOWrapper) and not sys.stdout.isatty():
            # It goes into a file, or another program: a suit that became a question mark would be lost.
            sys.stdout.reconfigure(encoding="utf-8", newline="\n")
        sys.stdout.write(text)
    else:
        must_be_new(options.out)
        file_kept(options.out, text.encode())
    return FINE


def import_record(options: SimpleNamespace) -> int:
    """Play a record into a new session file."""
    from gattai_desktop.content.written_file import is_there
    from gattai_desktop.packs_command import packs_named
    from gattai_desktop.sessions.shelf import Shelf, default_folder, record_into

    must_be_session(options.file)
    if not is_there(options.record):
        raise Unusable(speak("command", "There is no {file}. Name a record (.record).", file=options.record))
    own = packs_named(options)
    if options.file is None:
        print(
            Shelf(default_folder()).import_record(
                options.record, at=now(), told=telling(speak("command", "Playing")), own=own
            )
        )
    else:
        entries = record_into(
            options.record, options.file, at=now(), told=telling(speak("command", "Playing")), own=own
        )
        print(f"{options.file}: {speak('command', '{count} entries', count=entries)}")
    return FINE


def rules(options: SimpleNamespace) -> int:
    """List every rule, ruling and example with what shows it, and every option of the book's lists."""
    from gattai_desktop.content.boxes import KEYS, box
    from gattai_desktop.records.coverage import as_json, as_text, coverage, options_as_text, options_shown, shown_in

    tests = Path(__file__).resolve().parent.parent / "tests"
    boxes = [box(key) for key in ((options.game,) if options.game else KEYS)]
    every = (one for of in boxes for one in coverage(of.rules(), shown_in(tests, of.rules(), of.rulings.ids())))
    found = {one.id: one for one in every}.values()
    picked = options_shown(tests) if options.game in {"", "gattai"} else ()
    text = "" if options.json else as_text(found, spoken) + (options_as_text(picked, spoken) if picked else "")
    print(text or as_json(found, picked))
    if not tests.is_dir():
        words = "The records and tests are part of a checkout; this installation has none."
        print(speak("command", words), file=sys.stderr)
    return FINE


def telling(what: str) -> "Told":
    """Return a function that says on one line of standard error how far something is, while somebody watches."""

    def told(done: int, of: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done >= of else ""
            words = speak("command", "{what}: {done} of {all}", what=what, done=done, all=of)
            print(f"\r{words}", end=end, file=sys.stderr, flush=True)

    return told


# ---------------------------------------------------------------------- this computer


def doctor(options: SimpleNamespace) -> int:
    """Tell what was found on this computer."""
    from gattai_desktop.content.listing import credits_told
    from gattai_desktop.sessions.shelf import default_folder
    from gattai_desktop.sessions.system_report import surroundings

    if options.screens:
        print(_screens())
        return FINE
    found = [(spoken(name), spoken(what)) for name, what in (*surroundings(default_folder()), *credits_told())]
    width = max(len(name) for name, _ in found) + len(": ")
    for name, what in found:
        print(f"{f'{name}:' if name else '':<{width}}{what}")
    return FINE


def _screens() -> str:
    """Say what Qt finds; ends the program where Qt finds no display at all."""
    from PySide6.QtCore import qVersion
    from PySide6.QtGui import QFontDatabase, QGuiApplication

    program = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    assert isinstance(program, QGuiApplication)
    lines = [f"Qt\t{speak('command', '{version}, platform {name}', version=qVersion(), name=program.platformName())}"]
    for screen in program.screens():
        size, ratio = screen.size(), screen.devicePixelRatio()
        about = f"{screen.name()}, {size.width()}×{size.height()}"
        lines.append(speak("command", "Screen\t{about}, ratio {ratio}", about=about, ratio=f"{ratio:g}"))
    lines.append(speak("command", "Fonts\t{count} families", count=len(QFontDatabase.families())))
    return "\n".join(lines)
