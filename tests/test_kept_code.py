"""The code of a start is read from one file, which is made again whenever it does not fit."""

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop import app, cli, kept_code
from gattai_desktop.board.paint import make_paint
from gattai_desktop.windows.program.application import settle_down
from gattai_desktop.windows.program.arrival import Arrival, begin_behind
from gattai_desktop.windows.table.table_window import TableWindow
from tests.house.house import PACKAGE

_START = """
import sys
from pathlib import Path
if len(sys.argv) > 2:
    sys.frozen, sys.executable, sys.dont_write_bytecode = True, sys.argv[2], True  # as in a build
from gattai_desktop.kept_code import KeptCode
kept = KeptCode(Path(sys.argv[1]))
sys.meta_path.insert(0, kept)
from gattai_desktop.cards import limits
kept.begin_second_part()
from gattai_desktop.cards import frozen, zone
import colorsys
compiled = []
code = kept.made_of(("six = 6",), lambda: compiled.append(1) or compile("six = 6", "<text>", "exec"))
exec(code, globals())
kept_there = [one.__name__ for one in (limits, frozen, zone, colorsys) if type(one.__loader__).__name__ == "_Loader"]
writing = kept.end()
if writing is not None:
    writing.join()
print(*kept_there, writing is not None, bool(compiled), six, limits.__doc__.split()[0], frozen.__cached__, sep="|")
print(limits.__spec__, limits.__file__, sys.modules["gattai_desktop.cards"].__path__, file=sys.stderr)
"""
_ALL = ["gattai_desktop.cards.limits", "gattai_desktop.cards.frozen", "gattai_desktop.cards.zone", "colorsys"]


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A copy of the lowest floor of the program, which a test may change."""
    folder = tmp_path / "program" / "gattai_desktop"
    shutil.copytree(PACKAGE / "cards", folder / "cards", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("__init__.py", "kept_code.py"):
        shutil.copy(PACKAGE / name, folder)
    return folder


def _started(program: Path, file: Path, *build: str) -> list[str]:
    """Start it; returns what the file gave, whether it was written and a text compiled, and what came of it."""
    surroundings = {**os.environ, "PYTHONPATH": str(program.parent)}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", _START, str(file), *build]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings, cwd=program.parent)
    assert str(program / "cards" / "limits.py") in done.stderr
    return done.stdout.strip().split("|")


def test_the_second_start_reads_its_code_from_the_file(program: Path, tmp_path: Path) -> None:
    """Given a program that was started once, when it is started again, then modules are as before and from the file."""
    file = tmp_path / "cache" / "start.code"
    first = _started(program, file)
    second = _started(program, file)
    assert first[:3] == ["True", "True", "6"]
    assert second == [*_ALL, "False", "False", *first[2:]]
    assert [one.name for one in file.parent.iterdir()] == ["start.code"]


def test_a_changed_source_is_read_and_kept_anew(program: Path, tmp_path: Path) -> None:
    """Given a file of a start, when a source is changed, then it counts at once, and the next file has it."""
    file, source = tmp_path / "start.code", program / "cards" / "limits.py"
    _started(program, file)
    before, text = source.stat(), source.read_text(encoding="utf-8")
    first = text.split()[0]
    source.write_text(text.replace(first, '"""' + "X" * (len(first) - 3), 1), encoding="utf-8")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))  # as who installs a newer version may do
    shutil.rmtree(source.parent / "__pycache__")
    changed = _started(program, file)
    assert changed[:-1] == [*_ALL[1:], "True", "False", "6", "X" * (len(first) - 3)]
    assert _started(program, file)[:-1] == [*_ALL, "False", "False", "6", "X" * (len(first) - 3)]


def test_a_build_keeps_its_code_while_it_is_the_same(program: Path, tmp_path: Path) -> None:
    """Given a built program, when it is started again, then its code is kept; when it is another, it is kept anew."""
    file, built = tmp_path / "start.code", tmp_path / "gattai-desktop"
    built.write_bytes(b"one")
    first = _started(program, file, str(built))
    assert first[:3] == ["True", "True", "6"]
    assert _started(program, file, str(built)) == [*_ALL, "False", "False", *first[2:]]
    built.write_bytes(b"another")
    assert _started(program, file, str(built)) == first


@pytest.mark.parametrize("left", [0, 40, 400, -1], ids=["nothing", "half a beginning", "half a part", "one byte less"])
def test_a_damaged_file_is_written_anew(program: Path, tmp_path: Path, left: int) -> None:
    """Given a file that is cut off, when the program starts, then it starts as without, and makes the file again."""
    file = tmp_path / "start.code"
    whole = _started(program, file)
    file.write_bytes(file.read_bytes()[:left])
    damaged = _started(program, file)
    assert damaged[-3:] == whole[-3:]
    assert _started(program, file)[:5] == [*_ALL, "False"]


def test_a_file_of_another_program_is_not_read(program: Path, tmp_path: Path) -> None:
    """Given the file of a program that lies elsewhere, when this one starts, then it reads its own modules."""
    file, other = tmp_path / "start.code", tmp_path / "other" / "gattai_desktop"
    shutil.copytree(program, other)
    _started(other, file)
    assert _started(program, file)[0] == "True"


def test_who_may_not_write_starts_as_always(program: Path, tmp_path: Path) -> None:
    """Given a place where no folder can be made, when the program starts, then nothing is kept and nothing is wrong."""
    (tmp_path / "cache").write_text("no folder", encoding="utf-8")
    assert _started(program, tmp_path / "cache" / "start.code")[0] == "True"


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A process that may start as often as a test wants."""
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_, **__: tmp_path)
    others = [one for one in sys.meta_path if not isinstance(one, kept_code.KeptCode)]
    monkeypatch.setattr(sys, "meta_path", others)  # without what starts of other tests left there
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield
    kept_code.end()
    gc.unfreeze()
    gc.enable()


def _found() -> list[kept_code.KeptCode]:
    return [one for one in sys.meta_path if isinstance(one, kept_code.KeptCode)]


@pytest.mark.usefixtures("starts")
@pytest.mark.parametrize("words", [[], ["open"]], ids=["shelf", "table"])
def test_both_starts_of_the_windows_read_what_is_kept(
    words: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Given the shelf or a table that is opened, then kept code is looked for before the windows are imported."""
    (tmp_path / "evening.record").touch()
    found: list[kept_code.KeptCode] = []

    def run(*_: object) -> int:
        found.extend(_found())
        return 0

    monkeypatch.setattr(app, "run", run)
    assert cli.main([*words, *(str(tmp_path / "evening.record") for _ in words)]) == 0
    assert len(found) == 1


@pytest.mark.usefixtures("starts")
def test_a_start_has_two_parts_and_an_end(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a start, when its first window was seen, then the second part begins; once it lies still, it is over."""
    kept_code.use("table")
    kept = _found()[0]
    arrival = Arrival("Neon Harbour", TableWindow(make_paint()))
    qtbot.addWidget(arrival.table)
    begin_behind(arrival, lambda: None)
    monkeypatch.setitem(sys.modules, "first_window", ModuleType("first_window"))
    arrival.seen.emit()
    assert "first_window" in kept._first
    settle_down(None)
    assert not _found()


def test_the_colours_are_kept_as_they_were_read(tmp_path: Path) -> None:
    """Given a start that has read a table of a text, when the next one asks for it, then it is not read again."""
    table = {"dark": {"table": "#102030", "glow": 0.5, "steps": [1, 2]}}
    first = kept_code.KeptCode(tmp_path / "colours.code")
    first.made_of(("colours", "a text"), lambda: table)
    first._write((), ())
    second = kept_code.KeptCode(tmp_path / "colours.code")
    second.find_spec("gattai_desktop.nothing")  # reads the first part
    assert second.made_of(("colours", "a text"), dict) == table
    assert second.made_of(("colours", "another text"), lambda: {"dark": 1}) == {"dark": 1}


_INNER = """
import sys
from pathlib import Path
from gattai_desktop.kept_code import KeptCode
kept = KeptCode(Path(sys.argv[1]))
asked, find = [], kept.find_spec
kept.find_spec = lambda name, *of: asked.append(name.rpartition(".")[2]) or find(name, *of)
sys.meta_path.insert(0, kept)
try:
    from gattai_desktop.cards import outer
except ValueError as wrong:
    print("wrong", wrong, sorted(name for name in sys.modules if name.rpartition(".")[2] in ("outer", "inner")))
    sys.exit()
inner = outer.inner
writing = kept.end()
if writing is not None:
    writing.join()
facts = (inner.__spec__.origin == inner.__file__, inner.__package__, inner.__cached__, inner.__name__)
print("inner" in asked, "innermost" in asked, outer.ran, inner is sys.modules["gattai_desktop.cards"].inner, facts)
"""


@pytest.fixture
def nested(program: Path, tmp_path: Path) -> Callable[[], str]:
    """A program with a module that imports one which imports another; called, it is started."""
    lines = {
        "outer": "from gattai_desktop.cards import inner\nran = inner.ran + ['outer']\n",
        "inner": "from gattai_desktop.cards.innermost import ran\nran.append('inner')\n",
        "innermost": "ran = ['innermost']\n",
    }
    for name, text in lines.items():
        (program / "cards" / f"{name}.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-c", _INNER, str(tmp_path / "start.code")]

    def start() -> str:
        surroundings = {**os.environ, "PYTHONPATH": str(program.parent)}
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings, cwd=program.parent)
        return done.stdout.strip()

    return start


def test_what_a_module_imports_runs_before_it(nested: Callable[[], str]) -> None:
    """Given a program that was started once, when it is started again, then Python is not asked for inner modules.

    They ran once, in the same order, and are as Python makes them.
    """
    first, second = nested(), nested()
    assert first.startswith("True True ['innermost', 'inner', 'outer'] True")
    assert second == first.replace("True True", "False False", 1)


def test_an_inner_module_that_has_changed_is_imported_by_python(nested: Callable[[], str], program: Path) -> None:
    """Given a file of a start, when an inner module imports nothing any more, then it runs as it is now."""
    nested()
    (program / "cards" / "inner.py").write_text("ran = ['alone']\n", encoding="utf-8")
    assert nested().startswith("True False ['alone', 'outer'] True")
    assert nested().startswith("False False ['alone', 'outer'] True")


def test_what_a_changed_module_imported_before_is_not_run_for_it(nested: Callable[[], str], program: Path) -> None:
    """Given a file of a start, when the outer module has changed, then nothing of what it imported runs before it."""
    nested()
    text = "import sys\nran = [name for name in sys.modules if name.endswith('.inner')]\n"
    text += "from gattai_desktop.cards import inner\n"
    (program / "cards" / "outer.py").write_text(text, encoding="utf-8")
    assert nested().startswith("True False [] True")


def test_what_goes_wrong_in_an_inner_module_is_as_without_the_file(
    nested: Callable[[], str], program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a file of a start, when an inner module fails, then so does its import, and none of both stays behind."""
    (program / "cards" / "innermost.py").write_text(
        "import os\nran = ['innermost']\nif 'FAIL' in os.environ:\n    raise ValueError(1)\n", encoding="utf-8"
    )
    nested()
    monkeypatch.setenv("FAIL", "1")
    assert nested() == "wrong 1 []"
