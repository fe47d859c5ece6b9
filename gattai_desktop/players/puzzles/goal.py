"""What a puzzle wants of the table: conditions on its values, how many cards lie somewhere, and a game's figures."""

import re
from collections.abc import Callable, Mapping
from operator import eq, ge, le, ne
from typing import Any, Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import wording
from gattai_desktop.players.puzzles.manner import PLAIN_MANNER, PuzzleManner

_FORM: Final = re.compile(
    r"(?:(?P<what>cards|figure) )?(?P<path>[\w.-]{1,80}) (?P<sign>>=|<=|!=|=) (?P<value>-?\d{1,4}|[a-z][\w-]*)"
)
_SIGNS: Final[Mapping[str, Callable[[Any, Any], bool]]] = {">=": ge, "<=": le, "=": eq, "!=": ne}
_WORDS: Final[Mapping[str, object]] = {"true": True, "false": False, "nothing": None}


@frozen
class GoalPart:
    """One condition, as it is written: "team.schism = 0", "cards hand.red >= 2", "figure wall.red >= 9".

    A figure is counted by the game (`PuzzleManner.figure`). A value that is not there is `nothing`; beside a number it
    counts as 0.
    """

    written: str
    path: str
    sign: str
    value: object
    what: str = ""
    """What is counted: "cards" or "figure"; "" for a value."""

    def holds(self, table: Table, manner: PuzzleManner = PLAIN_MANNER) -> bool:
        found = self._found(table, manner)
        if type(self.value) is int:
            if found is None:
                found = 0
            if type(found) is not int:
                return False
        return _SIGNS[self.sign](found, self.value)

    def _found(self, table: Table, manner: PuzzleManner) -> object:
        match self.what:
            case "cards":
                return table.count(self.path)
            case "figure":
                return manner.figure(table, self.path)
            case _:
                return table.values.get(self.path)


def condition(written: str) -> GoalPart:
    """Return the condition that is written so. Raises ValueError, whose message says what would do."""
    found = _FORM.fullmatch(written)
    if found is None:
        raise ValueError(wording("Write it as 'outcome.winner = red', 'team.schism <= 1' or 'cards hand.red >= 2'."))
    word = found["value"]
    number = re.fullmatch(r"-?\d+", word) is not None
    if found["sign"] in (">=", "<=") and not number:
        raise ValueError(wording("Only numbers are more or less: write = or != before a word."))
    value = int(word) if number else _WORDS.get(word, word)
    return GoalPart(written, found["path"], found["sign"], value, found["what"] or "")
