"""Tasuo Showdown speaks German with one word for each thing, and some words stay English, as docs/words.md says.

What the game calls its own stands in the German of every text that names it, and no word that was given up is left.
"""

import importlib
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Final

import pytest

from gattai_desktop.content.boxes import box
from gattai_desktop.games.tasuo import rulings
from tests.house.house import ROOT

GIVEN_UP: Final = re.compile(
    r"\b(weapons?|spielphase|endphase|abwehrkarten?|flächenangriff\w*|ultra-deck|play-phase|\w*zunicht\w*|aufgehoben|"
    r"aufgehalten|gegenüber|gegenst[aä]nd\w*|armed|chainable|normale\w* rufe?|conditions? von|ausweichen|kaijo-wurf|"
    r"ist dran)\b",
    re.IGNORECASE,
)
"""Other words for the same things."""
SHARED: Final = {
    *(("game", text) for text in ("Counter", "Blast", "Evade")),
    *(("fields", text) for text in ("Area", "Evade")),
    *((context, "Evade") for context in ("fight", "glossary")),
}
"""Texts that another game says too, in its own sense."""
_BRACES: Final = re.compile(r"\{\w+\}")


def kept_english() -> list[str]:
    """The game's own words, longest first."""
    page = (ROOT / "docs" / "words.md").read_text(encoding="utf-8").partition("### Tasuo Showdown")[2]
    quoted = " ".join(line[2:] for line in page.splitlines() if line.startswith("> "))
    return sorted(quoted.split(", "), key=len, reverse=True)


@pytest.fixture(scope="module")
def said() -> list[tuple[str, str, str]]:
    """Every text of the game with its context and its German; of counted texts, each form."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        words, tables = importlib.import_module("words"), importlib.import_module("word_tables")
    texts = set(_of_the_game(words, tables))
    german = words.read("de")
    return [(*of, form) for of, forms in german.items() if of[1] in texts and of not in SHARED for form in forms]


def _of_the_game(words: ModuleType, tables: ModuleType) -> Iterator[str]:
    for path in sorted(words.PACKAGE.rglob("tasuo/*.py")):
        yield from (text.source for text in words._Module(path).texts())
    yield from (*tables._names_of_showdowns(), *tables._sentences_of_showdowns())
    yield from (text for word in box("tasuo").glossary() for text in (word.written, word.means))
    yield from (sentence for _, sentence in rulings.rule_book().values())
    for ruling in rulings.rulings_book().values():
        yield from (ruling.question, *ruling.options.values())


def test_the_words_of_the_game_stay_as_they_are_printed(said: list[tuple[str, str, str]]) -> None:
    terms = [(term, re.compile(rf"\b{term}\b")) for term in kept_english()]
    assert len(terms) > 50
    assert len(said) > 1000
    wrong = []
    for _, source, german in said:
        left, shown = _BRACES.sub(" ", source), german.replace("-", " ")
        for term, pattern in terms:
            if pattern.search(left) and term not in shown:
                wrong.append((term, source, german))
            left = pattern.sub(" ", left)  # "Kaijo Throw" names no Throw
    assert wrong == []


def test_one_word_for_each_thing(said: list[tuple[str, str, str]]) -> None:
    found = [(source, german) for _, source, german in said if GIVEN_UP.search(_BRACES.sub(" ", german))]
    assert found == []


def test_a_word_that_was_given_up_is_found() -> None:
    for line in ("Mit einer Weapon", "wird zunichtegemacht", "Eine Abwehrkarte", "Im Flächenangriff", "Ida ist dran."):
        assert GIVEN_UP.search(line), line
