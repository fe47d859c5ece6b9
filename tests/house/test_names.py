"""Names and sizes: one idea a module, called what the game calls it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.house import PACKAGE, ROOT, imported_by, is_within, modules, name_of, tree_of

VAGUE_MODULES = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "handlers", "core", "base", "tools"}
VAGUE_CLASS = re.compile(r"(Manager|Handler|Helper|Utils?|Info)$")
LINES_AT_MOST = 400


def test_a_module_is_named_after_its_idea() -> None:
    vague = [name_of(one) for one in modules() if VAGUE_MODULES & set(one.relative_to(PACKAGE).with_suffix("").parts)]
    assert not vague, "Such a name says that the idea is not found yet."


def test_a_class_is_named_after_what_it_is() -> None:
    vague = [
        f"{name_of(module)}: {node.name}"
        for module in modules()
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.ClassDef) and VAGUE_CLASS.search(node.name)
    ]
    assert not vague


def _untold_signals(module: Path) -> Iterator[str]:
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.ClassDef):
            told = set(re.findall(r"\w+", ast.get_docstring(node) or ""))
            for made in node.body:
                match made:
                    case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="Signal"))):
                        if not name.startswith("_") and name not in told:
                            yield f"{name_of(module)}: {node.name}.{name}"


def test_a_class_says_what_each_of_its_signals_tells() -> None:
    assert [one for module in modules() for one in _untold_signals(module)] == []


def test_a_module_fits_on_a_few_screens() -> None:
    sizes = {name_of(module): len(module.read_text(encoding="utf-8").splitlines()) for module in modules()}
    long = {name: lines for name, lines in sizes.items() if lines > LINES_AT_MOST}
    assert not long, "Which second idea has moved in?"


def test_no_module_reaches_for_the_network_or_runs_code_from_files() -> None:
    network = ("socket", "ssl", "http", "urllib.request", "ftplib", "smtplib", "asyncio", "PySide6.QtNetwork")
    code = ("pickle", "marshal", "shelve", "PySide6.QtQml")
    wrong = {
        f"{name_of(module)} imports {name}"
        for module in modules()
        for name in imported_by(module)
        if any(is_within(name, one) for one in (*network, *code))
        # The one place that reads code: of the program itself, as Python's own files of it, from a folder of one's own.
        and (name_of(module), name) != ("gattai_desktop/kept_code.py", "marshal")
    }
    assert not wrong


def test_no_rule_looks_at_a_clock_or_rolls_its_own_dice() -> None:
    """Chance and time come in as arguments, so that a replay needs neither."""
    wrong = {
        f"{name_of(module)} imports {name}"
        for module in modules("cards", "games", "content", "records")
        for name in imported_by(module)
        if name.split(".")[0] in ("random", "secrets", "time", "datetime", "uuid")
        and name_of(module) != "gattai_desktop/cards/shuffle.py"  # the one place that deals
    }
    assert not wrong


def _written() -> Iterator[Path]:
    """Everything that travels with a clone and can be read."""
    places = ("gattai_desktop", "resources", "tests", "packaging", "docs", "benchmarks", ".ci", ".github")
    found = [file for place in places for file in sorted((ROOT / place).rglob("*")) if file.is_file()]
    found += [file for file in ROOT.iterdir() if file.is_file() and file.name != ".git"]
    sealed = {
        ".gattai",
        ".gattai-pack",
        ".xz",
        ".png",
        ".webp",
        ".ttf",
        ".otf",
        ".ico",
        ".icns",
        ".wav",
        ".ogg",
        ".pyc",
        ".qm",
        ".woff2",
    }
    return (file for file in found if file.suffix not in sealed and "__pycache__" not in file.parts)


def test_no_file_names_a_place_on_somebodys_computer() -> None:
    # Put together here, so that this file does not name them either.
    places = [f"/{place}/" for place in ("work", "root", "Users")] + ["/ho" + "me/", "C:" + "\\\\Users", "/t" + "mp/"]
    pattern = re.compile("|".join(rf"(?<![\w.~}}*]){re.escape(place)}" for place in places))
    wrong = {
        f"{file.relative_to(ROOT)}: {found[0]}"
        for file in _written()
        if (found := pattern.findall(file.read_text(encoding="utf-8")))
    }
    assert not wrong
