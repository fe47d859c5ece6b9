"""The log and what is announced speak of everybody by name: a table has many ears, and none of them is "you"."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from gattai_desktop.content.boxes import KEYS, box
from tests.house.house import ROOT
from tests.house.test_words import logged

ADDRESSED = {
    "en": re.compile(r"\b(you|your|yours|yourself|yourselves)\b", re.IGNORECASE),
    # "Ihr" and "Sie" begin a sentence about her, too; within one they are somebody addressed.
    "de": re.compile(
        r"\b(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?)\b"
        r"|(?<=[\w,}] )(?:Ihr|Ihre[mnrs]?|Ihnen|Sie)\b|\b[Ii]hr (?:habt|seid|könnt|dürft|müsst|sollt|wollt)\b"
    ),
}
TELLERS = ("told_*.py", "telling.py", "sentence.py")
"""The modules whose sentences are lines of the log."""
ANNOUNCED = ("voice", "Voice", "landing", "MomentView", "wall", "Wall", "bots wall")
"""The contexts of what is announced by itself, to the room or to a screen reader."""


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, str], tuple[str, ...]]:
    """Every German text by its context and what it says in English."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    words: ModuleType = importlib.import_module("words")
    read: dict[tuple[str, str], tuple[str, ...]] = words.read("de")
    return read


def addressing(texts: set[str], context: str, german: dict[tuple[str, str], tuple[str, ...]]) -> set[str]:
    """The texts that speak to somebody, in English or in German."""
    found = {text for text in texts if ADDRESSED["en"].search(text)}
    forms = ((text, form) for text in texts for form in german.get((context, text), ()))
    return found | {f"{text} | {form}" for text, form in forms if ADDRESSED["de"].search(form)}


def _written(path: Path) -> Iterator[str]:
    """Every string of a module that is no docstring."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    bodies = [node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)]
    docs = {id(body.body[0].value) for body in bodies if body.body and isinstance(body.body[0], ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


@cache
def told() -> frozenset[str]:
    """Every template that a teller may use, and every wish: a move is told in the words in which it was wished."""
    games = ROOT / "gattai_desktop/games"
    found = {text for teller in TELLERS for path in games.rglob(teller) for text in _written(path)}
    return frozenset(found | {kind.phrase for key in KEYS for kind in box(key).game.phrases.kinds})


def test_no_sentence_that_the_log_may_tell_speaks_to_anybody(german: dict[tuple[str, str], tuple[str, ...]]) -> None:
    assert len(told()) > 300
    assert addressing(set(told()), "game", german) == set()


def test_no_line_of_the_log_of_any_record_does(german: dict[tuple[str, str], tuple[str, ...]]) -> None:
    """What a line is made of may come from elsewhere: the name of an effect, the text of a pack."""
    said = set(logged())
    assert len(said) > 150
    assert addressing(said, "game", german) | addressing(said, "content", german) == set()


def test_nothing_that_is_announced_does(german: dict[tuple[str, str], tuple[str, ...]]) -> None:
    said = {context: {text for of, text in german if of == context} for context in ANNOUNCED}
    assert sum(map(len, said.values())) > 40
    found = [addressing(texts, context, german) for context, texts in said.items()]
    assert set().union(*found) == set()


@pytest.mark.parametrize(
    "text",
    ["You draw two cards", "{name} gives you a card", "Coach hits your Team"],
)
def test_an_address_would_be_found(text: str) -> None:
    assert ADDRESSED["en"].search(text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Du ziehst zwei Karten", True), ("{name} gibt dir eine Karte", True), ("Das trifft euer Team", True),
        ("Ren gibt Ihnen eine Karte", True), ("Sie wehrt sich", False), ("Ihr Robo ist zerstört", False),
        ("Ren verliert ihren Puffer", False), ("Jetzt habt ihr {count}", False), ("Ihr habt verloren", True),
    ],
)  # fmt: skip
def test_an_address_would_be_found_in_german(text: str, found: bool) -> None:
    assert bool(ADDRESSED["de"].search(text)) is found
