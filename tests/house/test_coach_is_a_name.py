"""Coach is a name, as in the rule book: no text that a person reads puts an article before it, nor does its German."""

import importlib
import re
from types import ModuleType
from typing import Final

import pytest

from tests.house.house import ROOT

ARTICLE: Final = {
    "en": re.compile(r"\bthe Coach\b", re.IGNORECASE),
    "de": re.compile(r"\b(?:der|den|dem|des|vom|zum|beim|am|im|fürs) Coachs?\b", re.IGNORECASE),
}
PAGES: Final = ("README.md", "docs/packs.md", "docs/odds.md", "docs/records.md", "docs/session-file.md")
"""Pages for whoever plays or writes packs."""
OF_SOMETHING: Final = re.compile(r"\bthe Coach of\b")
"""Which one of several: there the article says something."""


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What gathers the texts, and reads what they are in each language."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module("words")


def test_no_text_puts_an_article_before_it(words: ModuleType) -> None:
    said = [source for _, source in words.read("de") if "Coach" in source]
    said += [form for forms in words.read("en").values() for form in forms]
    assert len(said) > 200
    assert [text for text in said if ARTICLE["en"].search(text)] == []


def test_neither_does_its_german(words: ModuleType) -> None:
    german = [form for forms in words.read("de").values() for form in forms if "Coach" in form]
    assert len(german) > 200
    assert [text for text in german if ARTICLE["de"].search(text)] == []


@pytest.mark.parametrize("page", PAGES)
def test_no_page_does(page: str) -> None:
    text = " ".join((ROOT / page).read_text(encoding="utf-8").split())
    assert ARTICLE["en"].findall(OF_SOMETHING.sub("", text)) == []


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "The Coach decides", True), ("en", "off the Coach's Deck", True), ("en", "Coach decides", False),
        ("en", "the program is Coach", False), ("en", "a Coach writes it", False), ("de", "Der Coach zieht", True),
        ("de", "das Deck des Coachs", True), ("de", "zum Coach", True), ("de", "Coachs Deck", False),
        ("de", "vom Coachdeck", False), ("de", "von Coach", False),
    ],
)  # fmt: skip
def test_an_article_would_be_found(language: str, text: str, found: bool) -> None:
    assert bool(ARTICLE[language].search(text)) is found
