"""Every reader of files that may come from strangers, as something that takes bytes and must not break.

Each gives back quietly, or raises the error that its kind of file has; anything else is a fault, as is a file that it
opens outside of the folder that it was given, a program that it starts, and code that it runs.
"""

import json
import os
import shutil
import sqlite3
import struct
import sys
import tomllib
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from attrs import frozen

from gattai_desktop.cards.encoding import NotEncoded, facts_from_json, state_from_json, state_to_json
from gattai_desktop.cards.facts import FactDoesNotFit
from gattai_desktop.content.boxes import box
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.content.pack import read_pack
from gattai_desktop.content.rumblebots.matches import read_bot_pack
from gattai_desktop.content.virtual_machine.worlds import read_world
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.virtual_machine.battle_maps import MOST
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.players.gattai.fight import fight_of
from gattai_desktop.players.rehearsal import CannotFight
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.file_format import EntryRow
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.setup_data import UnreadableSetup, setup_from_json, setup_to_json
from gattai_desktop.sessions.shelf_entry import on_shelf
from gattai_desktop.sessions.telling import exported, seen_at, table_to_try, told_of
from gattai_desktop.windows.settings.settings import read_settings
from gattai_desktop.windows.tale.kept_tale import tale_in
from tests.faults.aftermath import play_on
from tests.faults.changes import (
    Change,
    change_json,
    change_lines,
    change_log,
    change_picture,
    change_session,
    change_toml,
    toml,
)
from tests.faults.damage import LOG, NAME, Left, closed, crashed
from tests.faults.program import ROOT

FIXTURE: Final = ROOT / "tests" / "sessions" / "fixtures" / "0.1.0.gattai"
PACKS: Final = ROOT / "resources" / "packs"
WORLD: Final = PACKS / "virtual-machine"
RECORDS: Final = ROOT / "tests" / "records"


class Escaped(BaseException):
    """Something was done that no reader may do. No `except Exception` hides it."""


_watching: list[Path] = []
_PROGRAMS: Final = (
    "os.system",
    "os.exec",
    "os.posix_spawn",
    "os.spawn",
    "subprocess.Popen",
    "socket.connect",
    "pty.spawn",
)
_WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT


def _audit(event: str, details: tuple[Any, ...]) -> None:
    if not _watching:
        return
    if event in _PROGRAMS:
        raise Escaped(f"{event} {details!r}")
    if event in ("compile", "exec") and not _importing():
        raise Escaped(f"{event} of {str(details)[:200]}")
    if event == "open" and isinstance(details[0], str | bytes):
        path = Path(os.fsdecode(details[0])).resolve()
        writes = isinstance(details[2], int) and details[2] & _WRITES
        inside = any(path.is_relative_to(one) for one in _watching)
        # What belongs to the program and to Python may be read: modules, its own packs, its fonts.
        ours = path.is_relative_to(ROOT) or any(path.is_relative_to(one) for one in (sys.prefix, sys.base_prefix))
        if not inside and (writes or not ours) and "gattai-" not in str(path) and ".pyc" not in path.suffixes:
            raise Escaped(f"opened {path}")


_COMPILES: Final = (
    "attr/_make.py",
    "cattrs/gen/__init__.py",
    "cattrs/gen/_lc.py",
    "cards/value_makers.py",
)
"""Modules that compile what stands in the program itself, when it is first wanted: methods of values."""
ANNOTATED: Final = (("games/move.py", "field_types"), ("games/house_rulings.py", "options"))
"""Functions that evaluate the program's own annotations, when a move or a ruling is first read."""


def _importing() -> bool:
    frame = sys._getframe()
    while frame is not None:
        code = frame.f_code
        if "importlib" in code.co_filename or code.co_filename.endswith(_COMPILES):
            return True
        if any(code.co_filename.endswith(module) and code.co_name == function for module, function in ANNOTATED):
            return True
        frame = frame.f_back  # type: ignore[assignment]
    return False


_hooked: list[bool] = []


@contextmanager
def watched(folder: Path) -> Iterator[None]:
    """See to it that nothing outside of this folder is touched, and nothing run, while something is read."""
    if not _hooked:
        sys.addaudithook(_audit)
        _hooked.append(True)
    _watching[:] = [folder.resolve()]
    try:
        yield
    finally:
        _watching.clear()


@frozen
class Reader:
    """One reader. `seeds` are files that it can read; `tokens` words that stand in them.

    `change` makes another file of one, as somebody would who knows how it is made.
    """

    read: Callable[[bytes, Path], None]
    seeds: Callable[[], list[bytes]]
    change: Change
    tokens: tuple[str, ...] = ()


def read_record(data: bytes, folder: Path) -> None:
    path = folder / "x.record"
    path.write_bytes(data)
    try:
        record = read_file(path)
    except UnreadableRecord as wrong:
        _told(wrong.faults)
        return
    replay(record)


def read_a_pack(data: bytes, folder: Path) -> None:
    """The first line says which file of the pack the others are."""
    family, _, rest = data.partition(b"\n")
    name = family.decode("ascii", "replace").strip()[:40] if family.strip().isalpha() else "techs"
    if (WORLD / f"{name}.toml").exists():
        _read_a_world(name, rest, folder)
        return
    bots = name in ("bots", "contraptions")
    shutil.copyfile(PACKS / ("bot-battle" if bots else "starter") / "pack.toml", folder / "pack.toml")
    (folder / f"{name}.toml").write_bytes(rest)
    try:
        read_bot_pack(folder) if bots else read_pack(folder, CONTENTS)
    except UnusablePack as wrong:
        _told(wrong.faults)
    finally:
        (folder / f"{name}.toml").unlink()


def _read_a_world(name: str, data: bytes, folder: Path) -> None:
    """One file of a pack of fights, among the others of it; each fight that can be read can be begun."""
    here = folder / "world"
    shutil.copytree(WORLD, here)
    (here / f"{name}.toml").write_bytes(data)
    try:
        world = read_world(here).world
    except UnusablePack as wrong:
        _told(wrong.faults)
        return
    finally:
        shutil.rmtree(here)
    box = packed(world)
    for scenario, plan in world.fights.items():
        mcs = (plan.mcs or tuple(world.mcs))[:MOST]
        begun = box.begin(FightSetup(scenario=scenario, players=tuple(map(McSetup, mcs))))
        for seat in box.game.waits_for(begun):
            assert box.game.options(begun, seat)


def read_facts(data: bytes, _folder: Path) -> None:
    with suppress(NotEncoded, FactDoesNotFit):
        _START.after(facts_from_json(data.decode("utf-8", "replace"), GATTAI.game.cards))


def read_setup(data: bytes, _folder: Path) -> None:
    try:
        setup = setup_from_json(data.decode("utf-8", "replace"), GATTAI)
    except UnreadableSetup as wrong:
        _told([wrong])
        return
    with suppress(ValueError):
        GATTAI.begin(setup)


def read_the_settings(data: bytes, folder: Path) -> None:
    path = folder / "settings.toml"
    path.write_bytes(data)
    read_settings(path)


def read_faces(data: bytes, folder: Path) -> None:
    """A folder with card pictures; the first line says which of its files the others are. What is read is drawn."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from gattai_desktop.board.face_sets import read_set, sets_in
    from gattai_desktop.board.faces import Faces

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    QApplication.instance() or QApplication([])
    here = folder / "our-cards"
    here.mkdir()
    first, _, rest = data.partition(b"\n")
    files = {"manifest.toml": b'version = 1\nname = "Ours"\n', "KH.svg": _PICTURE.encode()}
    files[{b"svg": "KH.svg", b"png": "back-coach.png"}.get(first, "manifest.toml")] = rest
    said: list[str] = []

    def heard(_kind: QtMsgType, _where: object, words: str) -> None:
        said.append(words)

    before = qInstallMessageHandler(heard)
    try:
        for name, written in files.items():
            (here / name).write_bytes(written)
        found, wrong = sets_in(folder)
        _told(wrong)
        for one in found.values():
            assert read_set(here) == one
            faces = Faces(own=one)
            for face in one.files:
                faces.picture(face, 140, 1.0)
    finally:
        qInstallMessageHandler(before)
        shutil.rmtree(here)
    if any(one in words for words in said for one in ("file:", "http:", "Could not create image", "Cannot open")):
        raise Escaped(f"a picture reached for something: {said}")


def read_session(data: bytes, folder: Path) -> None:
    """The bytes of a file, spoilt as they may be."""
    _use(data, folder)


def read_log(data: bytes, folder: Path) -> None:
    """The bytes of what lies beside a file."""
    (folder / "x.gattai-wal").write_bytes(data)
    _use(_crashed().files[NAME], folder)


def read_made_up(data: bytes, folder: Path) -> None:
    """A file made up on purpose, its checksums and all: an object with columns, a table, the set-up, a name."""
    try:
        said = json.loads(data)
    except (ValueError, RecursionError):
        return
    if not isinstance(said, dict):
        return
    path = folder / "x.gattai"
    shutil.copyfile(FIXTURE, path)
    with suppress(sqlite3.Error, OverflowError, UnicodeEncodeError, ValueError):
        _made_up(path, said)
    _use(path.read_bytes(), folder)


def _made_up(path: Path, said: Mapping[str, Any]) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        for key in ("game", "name", "created", "setup"):
            if key in said:
                value = said[key] if isinstance(said[key], str) else json.dumps(said[key])
                connection.execute("UPDATE meta SET value = ? WHERE key = ?", (value, key))
        if "state" in said:
            number = said.get("snapshot", 64)
            packed = zlib.compress(json.dumps(said["state"]).encode())
            connection.execute(
                "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (number, packed, zlib.crc32(packed))
            )
            if said.get("alone"):
                connection.execute("DELETE FROM entries WHERE number > ?", (number,))
        if "facts" in said or "move" in said or "note" in said:
            number, at, back = said.get("number", 67), said.get("at", 0), said.get("back_to")
            move = said["move"] if isinstance(said.get("move"), str) else "Coach ends the Scene"
            note, facts = json.dumps(said.get("note", {"by": "coach"})), json.dumps(said.get("facts", []))
            row = EntryRow(number, at, move, note, back, facts, 0)
            values = (number, at, move, note, back, facts, row.summed)
            connection.execute("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    finally:
        connection.close()


def _use(data: bytes, folder: Path) -> None:
    """Do with a session what the shelf, the command line and the table do first."""
    path = folder / "x.gattai"
    path.write_bytes(data)
    shown = on_shelf(path)
    if shown.trouble is not None:
        _told([shown.trouble])
    saved = folder / "saved.gattai"
    looks: tuple[Callable[[], object], ...] = (
        lambda: verify(path),
        lambda: save_whole(path, saved),
        lambda: exported(path, "json"),
        lambda: exported(path, "html", "all"),
        lambda: exported(path, "record"),
        lambda: tale_in(path, 0),
        lambda: told_of(seen_at(path, None, "public"), as_json=False),
        lambda: told_of(seen_at(path, 3, "all"), as_json=True),
        lambda: fight_of(table_to_try(path, "gattai", "")),
    )
    for look in looks:
        try:
            look()
        except (SessionError, CannotFight) as wrong:
            _told([wrong])
    try:
        with Journal.open(path) as journal:
            list(journal.entries())
            len(journal.taken_back())
            journal.setup()
    except SessionError as wrong:
        _told([wrong])
    for left in folder.iterdir():
        left.unlink()


def _told(faults: object) -> None:
    for fault in faults:  # type: ignore[attr-defined]
        text = str(fault)
        assert text.strip(), "a fault without words"
        assert len(text) < 20_000, f"a fault of {len(text)} characters"
        assert "Traceback" not in text


_START: Final = GATTAI.begin(table_form("gattai").setup({}))


def _texts(folder: Path, ending: str, most: int) -> list[bytes]:
    return [path.read_bytes()[:20_000] for path in sorted(folder.rglob(f"*.{ending}"))[:most]]


def _toml_seeds() -> list[bytes]:
    """Each family of the packs, a few entries at a time; of fights the whole, because each file needs the others."""
    return [
        f"{path.stem}\n{toml({name: entries[start : start + 3]})}".encode()
        for path in sorted(PACKS.rglob("*.toml"))
        if path.stem != "pack" and path.parent != WORLD
        for name, entries in tomllib.loads(path.read_text(encoding="utf-8")).items()
        for start in range(0, min(len(entries), 12), 3)
    ] + [path.stem.encode() + b"\n" + path.read_bytes() for path in sorted(WORLD.glob("*.toml")) if path.stem != "pack"]


@cache
def _crashed() -> Left:
    with TemporaryDirectory(prefix="gattai-") as folder:
        return crashed(Path(folder), 12, 4)


_MCS: Final = (McSetup("sable"), McSetup("teo"))


def _session_seeds() -> list[bytes]:
    with TemporaryDirectory(prefix="gattai-") as folder:
        others = []
        for game, moves in (("rumblebots", 10), ("rumblebots", 60), ("tasuo", 10), ("tasuo", 60)):
            path = Path(folder) / f"{game}-{moves}.gattai"
            with Journal.create(path, box(game), table_form(game).setup({}), at=1_000) as journal:
                play_on(journal, moves)
            others.append(path.read_bytes())
        fights = _fight(Path(folder), 10)[0], _fight(Path(folder), 60)[0]
        return [closed(Path(folder), 8).files[NAME], *others, *fights, FIXTURE.read_bytes()]


def _fight(folder: Path, moves: int) -> tuple[bytes, str, str]:
    """A fight as a file, and its table and what it was set up with as JSON."""
    path = folder / f"fight-{moves}.gattai"
    with Journal.create(path, box("virtual-machine"), FightSetup(players=_MCS), at=1_000) as journal:
        play_on(journal, moves)
        state, setup = state_to_json(journal.state()), setup_to_json(journal.setup())
    return path.read_bytes(), state, setup


def _face_seeds() -> list[bytes]:
    own = ROOT / "resources" / "cards" / "four-colours"
    named = 'version = 1\nname = "Ours"\nby = "Momo"\n[faces]\nQH = "KH.svg"\n'
    shaped = _PICTURE.replace(
        "</svg>",
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>'
        '<g transform="rotate(9)"><circle cx="9" cy="9" r="9" fill="url(#a)" style="stroke:red"/></g></svg>',
    )
    small = [one for one in ("AS", "7H", "back-coach") if (own / f"{one}.svg").stat().st_size < 20_000]
    pixels = struct.pack(">2I5B", 100, 140, 1, 0, 0, 0, 0)
    parts = ((b"IHDR", pixels), (b"IDAT", zlib.compress(bytes(14 * 140))), (b"IEND", b""))
    png = b"".join(
        struct.pack(">I", len(one)) + kind + one + struct.pack(">I", zlib.crc32(kind + one)) for kind, one in parts
    )
    return [
        f"manifest\n{named}".encode(),
        f"svg\n{shaped}".encode(),
        *(b"svg\n" + (own / f"{one}.svg").read_bytes() for one in small),
        b"png\n\x89PNG\r\n\x1a\n" + png,
    ]


_PICTURE: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><path d="M0 0H250V350H0Z"/></svg>'


def _facts_seeds() -> list[bytes]:
    with sqlite3.connect(FIXTURE) as connection:
        rows = connection.execute("SELECT facts FROM entries LIMIT 40").fetchall()
    connection.close()
    return [row[0].encode() for row in rows]


def _setup_seeds() -> list[bytes]:
    with sqlite3.connect(FIXTURE) as connection:
        row = connection.execute("SELECT value FROM meta WHERE key = 'setup'").fetchone()
    connection.close()
    return [row[0].encode(), b'{"name": "x"}', b"{}"]


def _log_seeds() -> list[bytes]:
    header = b"\x37\x7f\x06\x82\x00\x2d\xe2\x18\x00\x00\x10\x00" + bytes(20)
    return [_crashed().files[LOG], b"", header, header + bytes(24 + 4096)]


def _made_up_seeds() -> list[bytes]:
    table = json.loads(state_to_json(_START))
    facts = [json.loads(one) for one in _facts_seeds()[:6]]
    with TemporaryDirectory(prefix="gattai-") as folder:
        _file, fight, setup = _fight(Path(folder), 60)
    begun = {"game": "virtual-machine", "setup": json.loads(setup), "snapshot": 66, "alone": True}
    seeds: list[dict[str, Any]] = [
        {"state": table, "snapshot": 66, "alone": True},
        {**begun, "state": json.loads(fight)},
        {"state": {"zones": {}, "values": {}}, "snapshot": 66, "alone": True},
        {"state": {"zones": {}, "values": {"seats": 5, "step": ["x"]}}, "snapshot": 66, "alone": True},
        {"number": 2_000_000_000, "facts": []},
        {"number": 67, "back_to": 3, "facts": [], "at": 9_000_000_000_000_000},
        {"number": -5, "at": -1, "move": "", "note": []},
        {"game": "rumblebots"},
        {"game": "virtual-machine"},
        {"state": {"zones": {}, "values": {"game": "virtual-machine", "mcs": 5, "cpu": ["x"]}}, "snapshot": 66},
        {"created": "9" * 5_000, "name": "../../x"},
        {"setup": {"name": "x", "zones": {}, "values": {}}},
        *({"facts": one} for one in facts),
    ]
    return [json.dumps(one).encode() for one in seeds]


READERS: Final[Mapping[str, Reader]] = {
    "record": Reader(
        read_record,
        lambda: _texts(RECORDS, "record", 60),
        change_lines,
        (
            "given",
            "when",
            "then",
            "refused",
            "Red",
            "Coach",
            "throwdown",
            "hand",
            "Pile",
            "back to 1",
            "happened",
            ";",
            '"',
        ),
    ),
    "pack": Reader(
        read_a_pack,
        _toml_seeds,
        change_toml,
        ("[[tech]]", "do = [", "id = ", "+Trauma:Self(X)", "{ ", "9999999999", '"""'),
    ),
    "facts": Reader(
        read_facts, _facts_seeds, change_json, ('["m","","', '["v",', "null", "[[", "true", "9999999999999")
    ),
    "setup": Reader(read_setup, _setup_seeds, change_json, ('"pilots":', '"zones":', "[{", "null", "9999999999999")),
    "settings": Reader(
        read_the_settings,
        lambda: [b'theme = "dark"\nzoom = 1.0\nwall = "auto"\nkeys = ["a"]\n', b"zoom = 0x1f\nspeed = nan\n"],
        change_toml,
        ("zoom = ", "theme = ", "[[", "1e999", "0x", "inf"),
    ),
    "faces": Reader(read_faces, _face_seeds, change_picture, ("<path", "url(#", "<use", "<image", "viewBox=", "href=")),
    "session": Reader(read_session, _session_seeds, change_session),
    "log": Reader(read_log, _log_seeds, change_log),
    "made-up": Reader(
        read_made_up, _made_up_seeds, change_json, ('"state":', '"facts":', '"number":', "null", "[[", "-1", "1e9")
    ),
}


def state_of(text: str) -> None:
    """Read a table; for whoever tries large ones."""
    with suppress(NotEncoded):
        state_from_json(text, GATTAI.game.cards)
