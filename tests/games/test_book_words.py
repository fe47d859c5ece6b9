"""The words of a game's book: each stands there once, its rules exist, and no word of the guide is missing."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.games.gattai.events.event_table import EVENTS
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.names import STAT_NAMES
from gattai_desktop.games.glossary import BETWEEN, BookWord, book_words
from tests.house.house import PACKAGE, tree_of

LONGEST: Final = 150
"""Letters of a meaning: what can be read beside the game without stopping it."""
_NAMES: Final = {"Two", "Ace", "The", "Enemy", "Weapon"}
"""Names of cards and of what First Contact brings along."""
_INSIDE: Final = re.compile(r"(?<![.!?:“„] )(?<!“)(?<!^)\b[A-Z][A-Za-z]+")


def _forms(game: str) -> list[str]:
    return [form for word in box(game).glossary() for form in word.written.split(BETWEEN)]


def test_a_word_is_read_from_one_line() -> None:
    text = "# a note\n\nGambit / Gambits [GAMBIT-1 GAMBIT-7] One card against one card.\n"
    word = BookWord("Gambit / Gambits", "One card against one card.", ("GAMBIT-1", "GAMBIT-7"))
    assert list(book_words(text)) == [word]
    assert word.name == "Gambit"


@pytest.mark.parametrize("line", ["Gambit", "Gambit [] One card.", "Gambit [GAMBIT-1]", "[GAMBIT-1] One card."])
def test_a_line_that_is_no_word_says_how_one_is_written(line: str) -> None:
    with pytest.raises(ValueError, match="write WORD"):
        list(book_words(line))


@pytest.mark.parametrize("game", KEYS)
def test_every_form_stands_there_once(game: str) -> None:
    assert [form for form, times in Counter(_forms(game)).items() if times > 1] == []


@pytest.mark.parametrize("game", KEYS)
def test_every_rule_of_a_word_exists(game: str) -> None:
    rules = box(game).rules()
    assert [(word.name, one) for word in box(game).glossary() for one in word.rules if one not in rules] == []


@pytest.mark.parametrize("game", KEYS)
def test_a_meaning_is_short_and_a_sentence(game: str) -> None:
    words = box(game).glossary()
    assert words
    assert [word.name for word in words if len(word.means) > LONGEST or not word.means.endswith(".")] == []


def said_by_the_guide() -> Iterator[str]:
    """Every sentence that stands in the modules of First Contact, without docstrings."""
    for module in sorted((PACKAGE / "games" / "gattai" / "story").glob("first_contact_*.py")):
        tree = tree_of(module)
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                yield from (node.value,) if " " in node.value else ()


def test_every_word_of_the_guide_that_is_the_books_has_a_meaning() -> None:
    said = list(said_by_the_guide())
    assert any("Throwdown" in one for one in said)
    inside = {word for one in said for word in _INSIDE.findall(re.sub(r"\{\w+\}", "x", one))}
    known = {part for form in _forms("gattai") for part in form.split()}
    assert sorted(inside - known - _NAMES) == []


def test_every_heading_of_a_plate_that_is_the_books_has_a_meaning() -> None:
    """Events on plates and lines, Stats and Resources on a sheet."""
    wanted = {*EVENTS, *(name for key, name in STAT_NAMES.items() if key != "stat"), *RESOURCES.values()}
    assert sorted(wanted - set(_forms("gattai"))) == []
