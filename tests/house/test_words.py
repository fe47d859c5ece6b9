"""Every text of the program is in the translation files, and German says all of it."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QTranslator

from gattai_desktop.cards.words import Called, Words
from gattai_desktop.games.told import Strong
from gattai_desktop.records.replay import Replayed
from tests.house.house import ROOT, modules, name_of
from tests.records.replayed import replayed

BRACES = re.compile(r"\{\w+\}|%n")
RECORDS = sorted((ROOT / "tests" / "records").rglob("*.record"))


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that gathers."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module("words")


@cache
def gathered(words: ModuleType) -> Any:
    """What the script gathers: the whole program is parsed for it, once for all tests."""
    return words.gather()


def test_every_text_is_in_the_files_and_nothing_else_is(words: ModuleType) -> None:
    """`make words` brings them up to date."""
    texts, unresolved = gathered(words)
    assert [call.place for call in unresolved] == []
    for language in words.LANGUAGES:
        wanted = {(one.context, one.source) for one in texts if language != words.SOURCE or one.counted}
        had = words.read(language)
        assert sorted(wanted - had.keys()) == [], f"without {language}: make words, then translate"
        assert sorted(had.keys() - wanted) == [], f"no longer said in {language}: make words"


def _plain_faults(path: Path) -> Iterator[str]:
    """Yield where a fault of a pack is noted with words that nobody can translate."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "add"):
            continue
        noted = ast.unparse(node.func.value)
        said = node.args[0] if node.args else None
        plain = isinstance(said, ast.JoinedStr) or (isinstance(said, ast.Constant) and isinstance(said.value, str))
        if plain and (".inside(" in noted or noted in ("faults", "place")):
            yield f"{name_of(path)}:{node.lineno}"


def test_faults_of_packs_are_said_in_words_that_can_be_translated() -> None:
    assert [place for path in modules("content", "games") for place in _plain_faults(path)] == []


REACH_PEOPLE = frozenset(
    {"NotPossible", "NoSuchScenario", "NoSuchEntry", "NoSuchRuling", "NoSuchGame", "UnknownEdition", "NotAMove"}
    | {"UnusableSetup", "UnusableMatch", "UnusableFight", "UnusableShowdown", "NoSuchDesign", "CannotFight"}
)
"""Errors whose message a person reads: what was typed, a file of somebody else, a fight that cannot be counted."""


def _plain_refusals(path: Path) -> Iterator[str]:
    """Yield where such an error is raised with words that nobody can translate."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id in REACH_PEOPLE:
            yield from (
                f"{name_of(path)}:{one.lineno}"
                for one in node.args[:1]
                if isinstance(one, ast.JoinedStr | ast.Constant)
            )
        elif node.func.id == "Unreadable":  # it makes words of its template itself
            yield from (f"{name_of(path)}:{one.lineno}" for one in node.args[:1] if isinstance(one, ast.JoinedStr))


def test_errors_that_people_read_are_said_in_words_that_can_be_translated() -> None:
    assert [place for path in modules() for place in _plain_refusals(path)] == []


def test_texts_that_have_moved_in_the_code_leave_the_files_as_they_are(
    words: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = {language: words.read(language) for language in words.LANGUAGES}
    before = {path.name: path.read_bytes() for path in words.FOLDER.glob("*.ts")}
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    for language in words.LANGUAGES:
        words.write(language, reversed(gathered(words)[0]), said[language])
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*.ts")} == before


def test_a_translation_keeps_the_values_and_the_white_at_the_ends(words: ModuleType) -> None:
    wrong = [
        (source, form)
        for language in words.LANGUAGES
        for (_, source), forms in words.read(language).items()
        for form in forms
        # English may say "a card" for one.
        if (language != words.SOURCE and set(BRACES.findall(form)) != set(BRACES.findall(source)))
        or set(BRACES.findall(form)) - set(BRACES.findall(source))
        or (form[:1] == " ", form[-1:] == " ") != (source[:1] == " ", source[-1:] == " ")
    ]
    assert wrong == []


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_the_program_reads_says_what_the_translators_wrote(words: ModuleType, language: str) -> None:
    translator = QTranslator()
    assert translator.load(f"gattai_{language}", str(words.FOLDER))
    counted = {(one.context, one.source) for one in gathered(words)[0] if one.counted}
    wrong = {
        (context, source)
        for (context, source), forms in words.read(language).items()
        for count, form in zip((1, 2), forms, strict=False)
        if translator.translate(context, source, "", count if (context, source) in counted else -1) != form
    }
    assert wrong == set(), "make words builds it anew"


def _templates(words: object) -> Iterator[str]:
    match words:
        case Called():
            yield from _templates(words.words)
        case Words():
            yield words.template
            for _, value in words.values:
                yield from _templates(value)
        case Strong():
            yield from _templates(words.value)
        case tuple():
            for one in words:
                yield from _templates(one)


def _told(played: Replayed) -> Iterator[str]:
    game = played.record.box
    for state, entry in zip(played.states(), played.entries, strict=False):
        move = game.game.phrases.read(entry.move) if entry.move else None
        for line in game.tell(state, move, tuple(enumerate(entry.facts)), ""):
            yield from _templates(line.words)


@cache
def logged() -> frozenset[str]:
    """Return all that the lines are made of which the log of any record has."""
    return frozenset(one for path in RECORDS for one in _told(replayed(path)))


def _asked(played: Replayed) -> Iterator[str]:
    for ask in played.record.box.game.asks(played.state):
        yield from _templates((ask.text, ask.why))


def test_whatever_the_log_of_a_record_says_is_known(words: ModuleType) -> None:
    """What the rules say is found by playing: every record, told as it happened, and what is asked at its end."""
    known = {source for context, source in words.read("de") if context in ("game", "content")}
    said = logged().union(*(_asked(replayed(path)) for path in RECORDS))
    assert len(said) > 300
    assert sorted(one for one in said - known if any(letter.isalpha() for letter in BRACES.sub("", one))) == []
