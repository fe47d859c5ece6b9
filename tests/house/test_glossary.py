"""The glossary names what there is: each word once, each class by its name, and each class once."""

import re
from collections import Counter
from typing import Final

from tests.house.house import ROOT, modules, tree_of
from tests.house.test_names_once import named_in

GLOSSARY: Final = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
LINES_OF_TWO_PAGES: Final = 110
_ROW: Final = re.compile(r"^\| (?P<word>[^|]+) \| (?P<means>[^|]+) \| (?P<classes>[^|]+) \|$", re.MULTILINE)
# Each game has its own, called as the contract calls it.
_OF_EVERY_GAME: Final = {"Setup"}


def _rows() -> list[re.Match[str]]:
    return [row for row in _ROW.finditer(GLOSSARY) if row["word"] != "word" and set(row["word"]) != {"-"}]


def test_every_class_of_the_glossary_is_there_and_means_one_thing() -> None:
    made = Counter(name for module in modules() for name in named_in(tree_of(module)))
    named = {name for row in _rows() for name in re.findall(r"`(\w+)`", row["classes"])}
    assert named
    assert {name for name in named if made[name] != 1} - _OF_EVERY_GAME == set()


def test_a_word_stands_in_the_glossary_once() -> None:
    words = Counter(row["word"] for row in _rows())
    assert [word for word, times in words.items() if times > 1] == []


def test_every_word_has_a_class_or_a_dash() -> None:
    assert [row["word"] for row in _rows() if not re.fullmatch(r"–|`\w+`(, `\w+`)*", row["classes"])] == []


def test_the_glossary_fits_on_two_pages() -> None:
    assert len(GLOSSARY.splitlines()) <= LINES_OF_TWO_PAGES
