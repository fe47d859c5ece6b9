"""Kinds of texts with a form of their own: names, ids, ids of other entries, and the notations of a game."""

import re
from collections.abc import Callable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Called, Words, say, wording
from gattai_desktop.games.kinds import MAX_NAME, Faults, Kind, NotPossible, Text

_ID: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")
_SHORT: Final = Text(MAX_NAME)


@frozen
class Name(Text):
    """What an entry, a person or a session is called: a text in one line that is not empty."""

    most: int = MAX_NAME

    def read(self, found: object, faults: Faults) -> str:
        name = super().read(found, faults)
        if isinstance(found, str) and not found.strip():
            faults.add(wording("The name is empty."))
        elif "\n" in name:  # moves, records and lists of decks name things within their lines
            faults.add(wording("A name is one line. Write it without a line break."))
            return ""
        return name

    def typed(self, text: str) -> str:
        name = " ".join(super().typed(text).split("\n")).strip()
        if not name:
            raise NotPossible(wording("It may not be empty."))
        return name

    def says(self) -> Words:
        return say("a name")


def is_id(text: str) -> bool:
    """Return whether a text can be the id of an entry: small letters, digits, _ and -, with dots between its parts."""
    return len(text) <= MAX_NAME and _ID.fullmatch(text) is not None


@frozen
class Id(Text):
    """The stable id of an entry: "threat.brass_tide"."""

    most: int = MAX_NAME

    def read(self, found: object, faults: Faults) -> str:
        value = super().read(found, faults)
        if not value or is_id(value):
            return value
        words = "'{name}' is no id. Write small letters, digits, _ and -, with dots between the parts."
        faults.add(wording(words, name=value))
        return ""

    def typed(self, text: str) -> str:
        if not is_id(text):
            raise NotPossible(wording("It may be {what}.", what=self.says()))
        return text

    def says(self) -> Words:
        return say("small letters, digits, _ and -, with dots between")


@frozen
class Spelled(Text):
    """A text in a notation of the game. `spell` returns it as it is kept, or raises a ValueError that says why not."""

    spell: Callable[[str], str] = str
    called: str = "a text"

    def read(self, found: object, faults: Faults) -> str:
        value = super().read(found, faults)
        try:
            return self.spell(value) if value else ""
        except ValueError as wrong:
            faults.add(wrong.args[0] if wrong.args and isinstance(wrong.args[0], Called) else str(wrong))
            return ""

    def typed(self, text: str) -> str:
        try:
            return self.spell(super().typed(text)) if text else ""
        except NotPossible:
            raise
        except ValueError as wrong:
            raise NotPossible(str(wrong)) from None

    def says(self) -> Words:
        return say("{what}", what=self.called)


@frozen
class IdOf(Kind):
    """The id of another entry, of one of these families.

    With `parts` it may also name a part of one, "power.sap.wave"; with `ranked` a Rank may follow, "red.inspiring:2".
    """

    families: tuple[str, ...]
    parts: bool = False
    ranked: bool = False

    def read(self, found: object, faults: Faults) -> str:
        value = _SHORT.read(found, faults)
        name = value.partition(":")[0] if self.ranked else value
        if name:
            faults.refers(self.families, name, part=self.parts)
        return value

    def typed(self, text: str) -> str:
        return _SHORT.typed(text).strip()

    def says(self) -> Words:
        return say("the id of a {family}", family=" / ".join(self.families))
