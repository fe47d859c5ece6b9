"""Every option of every ruling is shown: by a record that plays with it, or by a test that names it.

A record shows an option where it sets it (`ruling gambit_tie = equal_wins`, `Coach rules gambit_tie equal_wins`), or
where its heading names the ruling and it is what the record's edition starts with. A test shows the options that its
docstring writes as `name = option`.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gattai_desktop.games.gattai.book.editions import DEFAULT_EDITION
from gattai_desktop.games.gattai.book.rulings import ROWS, rulings_book

TESTS = Path(__file__).parents[2]
_GIVEN = re.compile(r"\bruling ([a-z_]+|R-\d+) = ([a-z0-9_]+)")
_RULED = re.compile(r"\bCoach rules ([a-z_]+|R-\d+) ([a-z0-9_]+)")
_WRITTEN = re.compile(r"`([a-z_]+) = ([a-z0-9_]+)`")


def _of_record(text: str) -> Iterator[tuple[str, str]]:
    heading = "\n".join(line for line in text.splitlines() if line.startswith("#"))
    played = "\n".join(line for line in text.splitlines() if not line.startswith(("#", "refused")))
    was_given = {ROWS.name_of(name): option for name, option in _GIVEN.findall(played)}
    yield from was_given.items()
    yield from ((ROWS.name_of(name), option) for name, option in _RULED.findall(played))
    edition = re.search(r"\bedition (alpha|beta|final)\b", text)
    key = edition[1] if edition else DEFAULT_EDITION
    for name, row in rulings_book().items():
        if name not in was_given and re.search(rf"\b{row.id}\b", heading):
            yield name, row.default(key)


def _of_test(text: str) -> Iterator[tuple[str, str]]:
    if not _WRITTEN.search(text):  # most files name no option, and taking them apart takes long
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from _WRITTEN.findall(ast.get_docstring(node) or "")


@cache
def _shown() -> frozenset[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for path in (TESTS / "records").glob("*.record"):
        found.update(_of_record(path.read_text(encoding="utf-8")))
    for path in TESTS.rglob("test_*.py"):
        if path != Path(__file__):
            found.update(_of_test(path.read_text(encoding="utf-8")))
    return frozenset(found)


@pytest.mark.parametrize(
    ("name", "option"), [(name, option) for name, row in rulings_book().items() for option in row.options]
)
def test_every_option_of_every_ruling_is_shown(name: str, option: str) -> None:
    assert (name, option) in _shown(), f"No record or test shows {rulings_book()[name].id} {name} = {option}."
