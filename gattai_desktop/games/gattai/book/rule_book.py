"""Every rule, ruling and example by its id, with one sentence for a player; the rulings of a table by chapters.

A refusal shows the sentence of its rule; `gattai-desktop rules` lists them all. The sentences stand in
`rule_ids.txt`, those of the rulings in `rulings.toml`, the words of the book in `glossary.txt`; each is read when the
first one is asked for.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS, borrows_final
from gattai_desktop.games.gattai.book.rulings import Ruling, rulings_book, rulings_of
from gattai_desktop.games.glossary import BookWord, book_words
from gattai_desktop.games.table_rulings import EditionText, TableRuling

RULINGS_CHAPTER: Final = "3 Rulings"


@frozen
class Rule:
    """One rule, ruling, example, clarification or open point."""

    id: str  # "THROW-29"
    sentence: str
    chapter: str  # "2.13 Throwdown: Drives"
    written_in: tuple[str, ...]  # keys of the editions whose texts hold it
    borrowed: bool  # the other editions borrow it where they are silent

    def is_borrowed_by(self, edition_key: str) -> bool:
        """Say whether an edition is silent on it and plays it as another text has it (RULES ED-3, R-01)."""
        if edition_key in self.written_in:
            return False
        return self.borrowed or ("final" in self.written_in and borrows_final(edition_key))


_LINE: Final = r"(?P<id>[A-Z]+-\d+[a-c]?) \[(?P<tag>[a-z,]+\+?)\] (?P<sentence>\S.*)"


def _rule(line: str, chapter: str) -> Rule:
    found = re.fullmatch(_LINE, line)
    assert found, f"rule_ids.txt: {line}"
    tag = found["tag"]
    written_in = EDITION_KEYS if tag == "all" else tuple(tag.rstrip("+").split(","))
    return Rule(found["id"], found["sentence"], chapter, written_in, borrowed=tag.endswith("+"))


def _text(name: str) -> str:
    from importlib.resources import files

    return (files(__package__) / name).read_text(encoding="utf-8")


@cache
def _rules() -> Mapping[str, Rule]:
    rules: dict[str, Rule] = {}
    chapter = ""
    for line in _text("rule_ids.txt").splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif line and not line.startswith("#"):
            rule_of_line = _rule(line, chapter)
            rules[rule_of_line.id] = rule_of_line
    return rules


@cache
def _rulings() -> Mapping[str, Rule]:
    return {
        row.id: Rule(row.id, row.question, RULINGS_CHAPTER, EDITION_KEYS, borrowed=False)
        for row in rulings_book().values()
    }


class _Book(Mapping[str, Rule]):
    """Every rule by its id, in the order of the chapters; the rulings come last."""

    def __getitem__(self, rule_id: str) -> Rule:
        return (_rulings() if rule_id.startswith("R-") else _rules())[rule_id]

    def __iter__(self) -> Iterator[str]:
        yield from _rules()
        yield from _rulings()

    def __len__(self) -> int:
        return len(_rules()) + len(_rulings())


RULE_BOOK: Final[Mapping[str, Rule]] = _Book()
"""Every rule by its id, read when first asked."""


@cache
def chapters() -> Mapping[str, tuple[str, str]]:
    """Return chapter and sentence of every rule by its id."""
    return {rule.id: (rule.chapter, rule.sentence) for rule in RULE_BOOK.values()}


@cache
def glossary() -> tuple[BookWord, ...]:
    """Return the words of the book with their meanings, in the order of the alphabet."""
    return tuple(book_words(_text("glossary.txt")))


_CHAPTERS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("Cards and Decks", ("DECK", "CARD", "ZONE")),
    ("Omens", ("OMEN",)),
    ("Gambit", ("GAMBIT",)),
    ("Events, Harmony", ("MICRO", "TEAM", "HARMONY")),
    ("Strike", ("STRIKE",)),
    ("Throwdown", ("THROW", "ASSIST", "PVP", "STEP")),
    ("Rumble", ("RUMBLE", "BGM", "FORM")),
    ("Outcome", ("OUT",)),
    ("Pilots and Gear", ("PILOT", "GEAR", "ROBO")),
    ("Threats and Crisis", ("THREAT", "CRISIS", "FACTION", "LOC", "RES")),
    ("What is seen", ("INFO",)),
)
_REST: Final = "Session"

RULING_CHAPTERS: Final = (*(name for name, _ in _CHAPTERS), _REST)
"""The names of the chapters, in their order."""


def chapter_of(row: Ruling) -> str:
    """The chapter of a ruling: that of the first rule that it concerns."""
    begins = row.rules[0].partition("-")[0] if row.rules else ""
    return next((name for name, rules in _CHAPTERS if begins in rules), _REST)


def borrows(table: Table, rule_id: str) -> bool:
    """Whether a table plays a rule that its own text does not have (RULES ED-3, R-01)."""
    found = RULE_BOOK.get(rule_id)
    return found is not None and found.is_borrowed_by(rulings_of(table).edition)


def table_rulings(table: Table) -> tuple[TableRuling, ...]:
    """Every ruling of the table, by their numbers."""
    rulings = rulings_of(table)
    return tuple(
        TableRuling(
            row.name,
            row.id,
            row.title,
            row.question,
            row.options,
            now=rulings.chosen(row.name),
            default=row.default(rulings.edition),
            chapter=chapter_of(row),
            rules=row.rules,
            edition=rulings.edition,
            texts=tuple(EditionText(key, row.says[key].lstrip("- "), row.silent(key)) for key in EDITION_KEYS),
        )
        for row in rulings_book().values()
    )
