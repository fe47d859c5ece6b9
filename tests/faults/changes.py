"""Changes a file as somebody would who knows how it is made: one field, row, line or shape, with the right sums.

Bytes that are changed by chance are refused by the first checksum, quotation mark or bracket; what is changed here
reaches the code behind them. Each function takes a file and dice, and gives back a file; where it can make nothing of
the file it gives it back as it is.
"""

import json
import random
import re
import sqlite3
import struct
import tomllib
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from copy import deepcopy
from typing import Any, Final
from xml.etree import ElementTree as ET

from gattai_desktop.sessions.file_format import SUM, EntryRow, summed_up
from gattai_desktop.sessions.leftover_wal import _FRAME, _HEAD, _summed

Change = Callable[[bytes, random.Random], bytes]

NUMBERS: Final = (
    0,
    1,
    -1,
    2,
    3,
    63,
    64,
    65,
    255,
    999,
    1_000,
    1_001,
    2**31,
    -(2**31),
    2**63 - 1,
    -(2**63),
    10**15,
    10**16,
)
TEXTS: Final = (
    *("", " ", "red", "coach", "public", "all", "3DP", "TSC+", "Joker1P", "pile", "hand.red", "deck.pilots", "story"),
    *("throwdown.strike", "../../x", "/etc/hostname", "C:\\x", "NUL", "\x00", "\x1b[2J", "<b>x</b>", "{name}", "%s"),
    *("x" * 200, "x" * 201, "x" * 20_001, "٣", "\u202e", "é" * 100, "-1", "1e9", "null"),
)
_CHAINS: Final = 18


def _strange(dice: random.Random) -> Any:
    kind = dice.random()
    if kind < 0.35:
        return dice.choice(NUMBERS)
    if kind < 0.7:
        return dice.choice(TEXTS)
    if kind < 0.8:
        return dice.choice((None, True, False, 0.5, [], {}))
    if kind < 0.9:
        return [dice.choice((*NUMBERS, *TEXTS, None)) for _ in range(dice.choice((1, 2, 3, 40)))]
    deep: Any = dice.choice(TEXTS)
    for _ in range(dice.randrange(1, _CHAINS)):
        deep = [deep]
    return deep


def _places(data: Any, most: int = 4_000) -> list[tuple[Any, Any]]:
    """Every place in some JSON: what holds it, and its key there."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting and len(found) < most:
        one = waiting.pop()
        keys = list(one) if isinstance(one, dict) else range(len(one))
        for key in keys:
            found.append((one, key))
            if isinstance(one[key], dict | list):
                waiting.append(one[key])
    return found


def _one_place(data: Any, dice: random.Random) -> Any:
    """Change one place in some data; the data itself where it holds nothing."""
    places = _places(data) if isinstance(data, dict | list) else []
    if not places:
        return _strange(dice)
    holder, key = dice.choice(places)
    old, kind = holder[key], dice.random()
    if kind < 0.4:
        holder[key] = _strange(dice)
    elif kind < 0.6:
        other, there = dice.choice(places)
        holder[key] = deepcopy(other[there])
    elif kind < 0.7:
        del holder[key]
    elif kind < 0.8 and isinstance(holder, list):
        holder[key:key] = [deepcopy(old)] * dice.choice((1, 2, 30))
    elif kind < 0.8:
        holder[dice.choice(TEXTS)] = deepcopy(old)
    elif isinstance(old, int) and not isinstance(old, bool):
        holder[key] = old + dice.choice((-1, 1, 64, -64))
    elif isinstance(old, str):
        holder[key] = _spoilt_text(old, dice)
    else:
        holder[key] = [old]
    return data


def _spoilt_text(text: str, dice: random.Random) -> str:
    parts = re.split(r"(\W+)", text)
    place = dice.randrange(len(parts))
    parts[place : place + 1] = dice.choice(([], parts[place : place + 1] * 2, [dice.choice(TEXTS)], [parts[0]]))
    return "".join(parts)


def change_json(data: bytes, dice: random.Random) -> bytes:
    """A JSON text: one place of it is another, gone or doubled."""
    try:
        read = json.loads(data)
    except (ValueError, RecursionError):
        return data
    return json.dumps(_one_place(read, dice), ensure_ascii=False).encode("utf-8", "surrogatepass")


# ---------------------------------------------------------------------- TOML


def change_toml(data: bytes, dice: random.Random) -> bytes:
    """A TOML file; a first line without a sign of its own, which names the file, stays."""
    first, found, rest = data.partition(b"\n")
    named = bool(found) and first.strip().isalpha()
    try:
        read = tomllib.loads((rest if named else data).decode("utf-8"))
    except (ValueError, RecursionError):
        return data
    changed = _one_place(read, dice)
    written = toml(changed if isinstance(changed, dict) else {"x": changed}).encode("utf-8", "surrogatepass")
    return first + b"\n" + written if named else written


def toml(data: dict[str, Any]) -> str:
    """Write a table as TOML."""
    plain = {key: value for key, value in data.items() if not _tables(value)}
    lines = [f"{_toml_value(key)} = {_toml_value(value)}" for key, value in plain.items() if value is not None]
    for key, value in data.items():
        if _tables(value):
            for one in value:
                lines += [f"[[{_toml_value(key)}]]"]
                lines += [
                    f"{_toml_value(name)} = {_toml_value(said)}" for name, said in one.items() if said is not None
                ]
    return "\n".join(lines) + "\n"


def _tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _toml_value(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int() | float():
            return repr(value)
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list():
            return f"[{', '.join(_toml_value(one) for one in value if one is not None)}]"
        case dict():
            inside = (f"{_toml_value(str(key))} = {_toml_value(one)}" for key, one in value.items() if one is not None)
            return f"{{{', '.join(inside)}}}"
        case _:
            return json.dumps(str(value))


# ---------------------------------------------------------------------- lines


def change_lines(data: bytes, dice: random.Random) -> bytes:
    """A record: a line goes, comes twice, elsewhere, or with words of another line or out of the blue."""
    lines = data.decode("utf-8", "replace").split("\n")
    place, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    kind = dice.random()
    if kind < 0.15:
        del lines[place]
    elif kind < 0.3:
        lines.insert(other, lines[place])
    elif kind < 0.4:
        lines[place], lines[other] = lines[other], lines[place]
    elif kind < 0.7:
        words, more = lines[place].split(" "), lines[other].split(" ")
        words[dice.randrange(len(words))] = dice.choice(more)
        lines[place] = " ".join(words)
    elif kind < 0.9:
        lines[place] = _spoilt_text(lines[place], dice)
    else:
        words = lines[place].split(" ")
        words[dice.randrange(len(words))] = str(dice.choice((*NUMBERS, *TEXTS)))
        lines[place] = " ".join(words)
    return "\n".join(lines).encode("utf-8", "surrogatepass")


# ---------------------------------------------------------------------- session files


def change_session(data: bytes, dice: random.Random) -> bytes:
    """A session file: a field of an entry, of the notes, of what was set up, or of a table."""
    try:
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
            file.deserialize(data)
            kind = dice.random()
            (_entry if kind < 0.55 else _said if kind < 0.7 else _snapshot if kind < 0.93 else _form)(file, dice)
            return bytes(file.serialize())
    except (sqlite3.Error, zlib.error, ValueError, OverflowError, TypeError, AttributeError, IndexError):
        return data


def _entry(file: sqlite3.Connection, dice: random.Random) -> None:
    rows = file.execute("SELECT * FROM entries ORDER BY random() LIMIT 2").fetchall()
    if not rows:
        return
    said = dict(zip(("number", "at", "move", "note", "back_to", "facts"), rows[0], strict=False))
    number, name = said["number"], dice.choice(list(said))
    match name:
        case "note" | "facts":
            said[name] = change_json(said[name].encode(), dice).decode("utf-8", "surrogatepass")
        case "move":
            said[name] = dice.choice((_spoilt_text(said[name], dice), rows[-1][2], dice.choice(TEXTS)))
        case _:
            said[name] = dice.choice(
                (*NUMBERS, said["number"] - 1, said["number"] + 1, *([None] * (name == "back_to")))
            )
    row = EntryRow(**said, checksum=0)
    kept = row.summed if dice.random() < 0.95 else dice.choice(NUMBERS)
    if dice.random() < 0.9:
        file.execute("DELETE FROM entries WHERE number = ?", (number,))
    file.execute("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", (*said.values(), kept))


def _said(file: sqlite3.Connection, dice: random.Random) -> None:
    found = dict(file.execute("SELECT key, value FROM meta").fetchall())
    key = dice.choice(sorted(found))
    if key == "setup" or dice.random() < 0.1:
        changed = change_json(found[key].encode(), dice).decode("utf-8", "surrogatepass")
    else:
        changed = str(dice.choice((*TEXTS, *NUMBERS, "rumblebots")))
    found[dice.choice((key, key, key, dice.choice(TEXTS)))] = changed
    if SUM in found and dice.random() < 0.9:
        found[SUM] = summed_up(found)
    file.execute("DELETE FROM meta")
    file.executemany("INSERT INTO meta VALUES (?, ?)", found.items())


def _snapshot(file: sqlite3.Connection, dice: random.Random) -> None:
    row = file.execute("SELECT number, state FROM snapshots ORDER BY random() LIMIT 1").fetchone()
    if row is None:
        return
    changed = change_json(zlib.decompressobj().decompress(row[1], 1_000_000), dice)
    packed = zlib.compress(changed)
    number = row[0] if dice.random() < 0.9 else dice.choice(NUMBERS)
    file.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (number, packed, zlib.crc32(packed)))
    if dice.random() < 0.5:
        file.execute("DELETE FROM entries WHERE number > ?", (number,))


_FORMS: Final = (
    "PRAGMA user_version = {number}",
    "PRAGMA application_id = {number}",
    "DROP INDEX taken_back",
    "DROP TABLE snapshots",
    "CREATE TABLE more (x)",
    "CREATE VIEW more AS SELECT * FROM entries",
    "CREATE TRIGGER more AFTER INSERT ON entries BEGIN DELETE FROM entries; END",
    "ALTER TABLE entries ADD COLUMN more GENERATED ALWAYS AS (zeroblob(1000000)) VIRTUAL",
    "DELETE FROM meta",
    "DELETE FROM entries",
    "DELETE FROM snapshots",
    "UPDATE entries SET number = -number",
    "INSERT INTO entries SELECT number + 1000, at, move, note, back_to, facts, checksum FROM entries",
)


def _form(file: sqlite3.Connection, dice: random.Random) -> None:
    file.execute(dice.choice(_FORMS).format(number=dice.choice(NUMBERS[:13])))


def change_log(data: bytes, dice: random.Random) -> bytes:
    """What lies beside a file: a number at the head of the log or of a page, or a page; the sums are made anew."""
    if len(data) < _HEAD.size:
        return data
    head = list(_HEAD.unpack_from(data))
    size = head[2] if 512 <= head[2] <= 65_536 and not head[2] % 8 else 4096
    step = _FRAME.size + size
    frames = [bytearray(data[place : place + step]) for place in range(_HEAD.size, len(data) - step + 1, step)]
    kind = dice.random()
    if kind < 0.2 or not frames:
        place = dice.randrange(6)
        head[place] = dice.choice((*(one & 0xFFFFFFFF for one in NUMBERS), 512, 1024, 65_536, head[place] ^ 1))
    elif kind < 0.5:
        frame = dice.choice(frames)
        struct.pack_into(">I", frame, dice.choice((0, 4)), dice.choice(NUMBERS) & 0xFFFFFFFF)
    elif kind < 0.75:
        frame = dice.choice(frames)
        for _ in range(dice.randrange(1, 6)):
            place = _FRAME.size + dice.choice((dice.randrange(120), dice.randrange(size)))
            frame[min(place, len(frame) - 1)] = dice.randrange(256)
    elif kind < 0.9:
        one, other = dice.randrange(len(frames)), dice.randrange(len(frames))
        frames[one], frames[other] = frames[other], frames[one]
    else:
        del frames[dice.randrange(len(frames))]
    return b"".join(_with_sums(head, frames))


def _with_sums(head: list[int], frames: list[bytearray]) -> Iterator[bytes]:
    big = bool(head[0] & 1)
    begun = _HEAD.pack(*head)
    now = _summed(begun[:24], (0, 0), big=big)
    yield begun[:24] + struct.pack(">2I", *now)
    for frame in frames:
        frame[8:16] = begun[16:24]
        now = _summed(bytes(frame[_FRAME.size :]), _summed(bytes(frame[:8]), now, big=big), big=big)
        frame[16:24] = struct.pack(">2I", *now)
        yield bytes(frame)


# ---------------------------------------------------------------------- pictures


_SHAPES: Final = (
    "1e400",
    "nan",
    "-1",
    "0",
    "url(#a)",
    "url(file:///etc/hostname)",
    "#a",
    "M0 0" + "L9 9" * 3_000,
    "0.0001 0.0001",
)


def change_picture(data: bytes, dice: random.Random) -> bytes:
    """A card's picture behind a line that says which kind it is: an element, an attribute, an encoding."""
    first, _, rest = data.partition(b"\n")
    if first != b"svg":
        return change_toml(data, dice) if first == b"manifest" else data
    try:
        tree = ET.fromstring(rest)  # noqa: S314 - only of what a search made itself
    except (ET.ParseError, ValueError, LookupError):
        return data
    every = list(tree.iter())
    one, other = dice.choice(every), dice.choice(every)
    kind = dice.random()
    if kind < 0.3 and one.attrib:
        one.set(dice.choice(sorted(one.attrib)), dice.choice((*_SHAPES, *map(str, NUMBERS))))
    elif kind < 0.45:
        named = ("fill", "stroke", "stroke-width", "stroke-dasharray", "transform", "style", "id", "href", "onload")
        one.set(dice.choice(named), dice.choice((*_SHAPES, "scale(1e30)", "rotate(nan)", "fill:url(#a)")))
    elif kind < 0.6:
        names = ("g", "path", "linearGradient", "stop", "use", "image", "text", "style", "mask", "svg", "unknown")
        one.append(ET.Element(f"{{http://www.w3.org/2000/svg}}{dice.choice(names)}", other.attrib))
    elif kind < 0.75 and one is not tree and len(every) < 3_000:
        other.append(deepcopy(one))
    elif kind < 0.9:
        one.text = dice.choice(TEXTS).translate(dict.fromkeys((*range(32), 65534)))
    encoding = "utf-8" if dice.random() < 0.9 else dice.choice(("utf-16", "us-ascii", "latin-1"))
    return b"svg\n" + ET.tostring(tree, encoding=encoding)
