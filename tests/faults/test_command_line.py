"""The command line with files that are missing, damaged or something else, and with words that nobody means.

Whatever it is given, it ends with a status, says in words what is wrong with which file, and shows no raw traceback.
"""

import gc
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gattai_desktop import app, cli, offscreen
from gattai_desktop.players.demo import DemoReport
from tests.faults.readers import FIXTURE, RECORDS

posix = sys.platform != "win32"
READING: dict[str, tuple[str, ...]] = {
    "check": ("check", "FILE"),
    "replay": ("replay", "FILE"),
    "replay --json": ("replay", "FILE", "--json", "--to", "3", "--seat", "all"),
    "export": ("export", "FILE"),
    "export html": ("export", "FILE", "--as", "html"),
    "export json": ("export", "FILE", "--as", "json", "--out", "NEW"),
    "import": ("import", "FILE", "--file", "NEW"),
    "verify": ("verify", "FILE"),
    "verify --save": ("verify", "FILE", "--save", "NEW"),
    "backups": ("backups", "FILE"),
    "backups --restore": ("backups", "FILE", "--restore", "1", "--file", "NEW"),
    "odds": ("odds", "FILE", "--fights", "1", "--cores", "1"),
    "open": ("open", "FILE"),
}
WRITING: dict[str, tuple[str, ...]] = {
    "new": ("new", "--no-window", "--file", "NEW"),
    "export": ("export", "WHOLE", "--out", "NEW"),
    "import": ("import", "RECORD", "--file", "NEW"),
    "verify": ("verify", "WHOLE", "--save", "NEW"),
    "demo": ("demo", "--offscreen", "--session", "NEW"),
}


def _link(path: Path) -> None:
    path.symlink_to(path.name)


FILES: dict[str, Callable[[Path], object]] = {
    "missing": lambda _path: None,
    "empty": lambda path: path.write_bytes(b""),
    "a folder": lambda path: path.mkdir(),
    "bytes": lambda path: path.write_bytes(random.Random(1).randbytes(5_000)),
    "text": lambda path: path.write_text("Dear diary\n" * 30, encoding="utf-8"),
    "another encoding": lambda path: path.write_bytes("Liebes Tagebuch, schöne Grüße".encode("utf-16")),
    "cut off": lambda path: path.write_bytes(FIXTURE.read_bytes()[:20_000]),
    "spoilt": lambda path: path.write_bytes(
        FIXTURE.read_bytes()[:5_000] + bytes(8_000) + FIXTURE.read_bytes()[13_000:]
    ),
    "another database": lambda path: path.write_bytes(b"SQLite format 3\x00" + bytes(4_080)),
    **({"a ring of links": _link, "a pipe": os.mkfifo} if posix else {}),
}


@pytest.fixture(autouse=True)
def _nothing_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No window is opened, and nothing of whoever runs the tests is touched."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setattr(app, "demo", lambda *_words, **_more: DemoReport(()))
    monkeypatch.setattr(app, "run", lambda *_words, **_more: 0)
    monkeypatch.setattr(offscreen, "measure_paint", lambda *_words, **_more: {})
    monkeypatch.setattr(offscreen, "picture_odds", lambda *_words, **_more: 0)
    yield
    gc.enable()  # a start holds garbage back until its window is there, and here none ever is


def said(arguments: Sequence[object], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The status that the program ends with, and all that it says."""
    try:
        status: Any = cli.main([str(one) for one in arguments])
    except SystemExit as ended:
        status = ended.code
    out, errors = capsys.readouterr()
    told = out + errors
    assert status in (0, 1, 2), (status, told)
    for raw in ("Traceback", "made a mistake", "sqlite3.", "SQLite says", "object at 0x", "Errno", 'File "'):
        assert raw not in told, told[-2_000:]
    return status, told


@pytest.mark.timeout(60)
@pytest.mark.parametrize("ending", [".gattai", ".record", ""])
@pytest.mark.parametrize("what", FILES)
def test_every_command_says_what_is_wrong_with_its_file(
    what: str, ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, new = tmp_path / f"Friday{ending}", tmp_path / "new.gattai"
    FILES[what](path)
    for name, words in READING.items():
        line = [{"FILE": path, "NEW": new}.get(word, word) for word in words]
        status, told = said(line, capsys)
        fine = (name == "open" and what not in ("missing", "a folder", "a ring of links")) or (
            name == "check" and what == "a folder"
        )
        listed = name == "backups" and "no earlier copies" in told
        saved = name == "verify --save" and "was saved in" in told
        assert status or fine or listed or saved, (name, told)
        assert fine or path.name in told, (name, told)
        assert len(told) < 20_000, name
        assert saved or not new.exists(), name
        new.unlink(missing_ok=True)


@pytest.mark.timeout(60)
@pytest.mark.parametrize("what", ["a folder", "text", "in a file", "a very long name"])
def test_nothing_that_is_there_is_written_over(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = tmp_path / "whole.gattai"
    whole.write_bytes(FIXTURE.read_bytes())
    new = tmp_path / f"{'x' * 300 if what == 'a very long name' else 'new'}.gattai"
    if what == "in a file":
        new.write_text("the sea", encoding="utf-8")
        new = new / "inside.gattai"
    elif what in FILES:
        FILES[what](new)
    before = {path: path.is_dir() or path.read_bytes() for path in tmp_path.iterdir()}
    for name, words in WRITING.items():
        if name == "demo":
            continue
        record = min(RECORDS.glob("*.record"))
        line = [{"NEW": new, "WHOLE": whole, "RECORD": record}.get(word, word) for word in words]
        status, told = said(line, capsys)
        assert status == 2, (name, told)
        assert new.name[:60] in told or str(new.parent) in told, (name, told)
        assert {path: path.is_dir() or path.read_bytes() for path in tmp_path.iterdir()} == before, name


WORDS = st.sampled_from(
    [
        *("check", "replay", "export", "import", "verify", "backups", "odds", "rules", "doctor", "open", "new", "demo"),
        *("--help", "--version", "--json", "--file", "--as", "html", "record", "--seat", "all", "red", "--to", "--out"),
        *("--save", "--restore", "--scenario", "neon-harbour", "first-contact", "--edition", "alpha", "--pilots"),
        *("--threats", "kraken", "--attacker", "--players", "plain", "--cores", "--fights", "--window", "--no-window"),
        *("--game", "gattai", "rumblebots", "chess", "--language", "de", "--seed", "--offscreen", "--seats", "--pace"),
        *("0", "-1", "1", "99999999999999999999", "1e9", "nan", "", " ", "-", "--", "..", "/", "~", "\U0001f0a1", "%s"),
        *("Red=Ren,Green=Gil", "Red,Red", "=", ",", "Coach", "Red=" + "x" * 300),
    ]
)


@pytest.mark.parametrize("place", ["/", ".", "..", "", "~"])
def test_a_place_that_is_no_file_is_told(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, words in READING.items():
        if name not in ("check", "backups"):
            status, told = said(
                [{"FILE": place, "NEW": tmp_path / "new.gattai"}.get(word, word) for word in words], capsys
            )
            assert status == 2, (name, told)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.lists(WORDS, max_size=7))
def test_no_words_bring_the_program_down(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir(exist_ok=True)
    monkeypatch.chdir(empty)
    if "odds" in words:  # of which one fight is enough
        words = [*(word for word in words if word not in ("--fights", "--cores", "--levers")), "--fights", "1"]
    if "/" in words or "~" in words or ".." in words:
        words = [word for word in words if word != "check"]  # which would read every record of this computer
    said(words, capsys)
