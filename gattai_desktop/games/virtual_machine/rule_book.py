"""A sentence for each rule, fact and house ruling, for players; refusals and the list of rules show it."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def rule_book() -> Mapping[str, tuple[str, str]]:
    """Return chapter and sentence by id: "VM-26" -> ("Attack", "A card lower than…")."""
    book: dict[str, tuple[str, str]] = {}
    chapter = ""
    for line in (files(__package__) / "rule_ids.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            chapter = line.removeprefix("# ")
        elif line:
            rule, _, sentence = line.partition(" ")
            book[rule] = (chapter, sentence)
    return book
