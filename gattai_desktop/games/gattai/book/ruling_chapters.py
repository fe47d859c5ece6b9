"""The rulings of a table by chapters, in words for a player."""

from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.book.rulings import RULINGS, Ruling, rulings_of
from gattai_desktop.games.table_rulings import EditionText, TableRuling

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


def table_rulings(table: Table) -> tuple[TableRuling, ...]:
    """Every ruling of the table, by their numbers."""
    rulings = rulings_of(table)
    return tuple(
        TableRuling(
            row.name,
            row.id,
            row.question,
            row.options,
            now=rulings.chosen(row.name),
            default=row.default(rulings.edition),
            chapter=chapter_of(row),
            rules=row.rules,
            edition=rulings.edition,
            texts=tuple(EditionText(key, row.says[key].lstrip("- "), row.silent(key)) for key in EDITION_KEYS),
        )
        for row in RULINGS.values()
    )
