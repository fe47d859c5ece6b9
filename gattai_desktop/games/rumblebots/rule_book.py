"""Every rule, house ruling and example of the bot battle by its id, with one sentence and its chapter."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from gattai_desktop.games.rumblebots.rulings import rulings_book


@cache
def rule_book() -> Mapping[str, tuple[str, str]]:
    """Return chapter and sentence by id: "RB-15" -> ("Clash", "An attack that passes…")."""
    book: dict[str, tuple[str, str]] = {}
    chapter = ""
    for line in (files(__package__) / "rule_ids.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            chapter = line.removeprefix("# ")
        elif line:
            rule, _, sentence = line.partition(" ")
            book[rule] = (chapter, sentence)
    book |= {row.id: ("House rulings", row.question) for row in rulings_book().values()}
    return book
