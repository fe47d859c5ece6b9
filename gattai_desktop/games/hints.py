"""Hints at a table: that one was taken stands in the log, and a table can be played without any."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.verdict import Reason, refusal

HINTS: Final = "hints"
"""The value that says whether hints can be taken; not there until somebody switched them."""
ON: Final = "on"
OFF: Final = "off"
_SWITCHED: Final = {
    ON: LogWords("Hints can be taken at this table again"),
    OFF: LogWords("This table plays without hints"),
}


def hints_allowed(table: Table) -> bool:
    """Return whether a hint can be taken at a table."""
    return table.values.get(HINTS) != OFF


@wish("takes a hint")
class TakeHint(ByHand):
    """Wish: be told what the program would do. Nothing of the table changes by it."""

    anybody = True

    def impossible(self, state: State) -> Iterator[Reason]:
        if not hints_allowed(state):
            yield refusal(self.hand.ids.by_hand, "This table plays without hints.")

    def do(self, ledger: Ledger) -> None:
        ledger.announce("hint", rule=self.hand.ids.by_hand, who=self.seat)

    def told_now(self) -> LogWords:
        return LogWords("{seat} takes a hint")


@wish("switches hints {mode}")
class SwitchHints(ByHand):
    """Wish: play without hints from now on (`off`), or with them again (`on`). Anybody at the table may say so."""

    mode: str
    anybody = True

    def impossible(self, state: State) -> Iterator[Reason]:
        """Yield why it cannot be: no such mode, or it is so already."""
        if self.mode not in (ON, OFF):
            yield refusal(self.hand.ids.by_hand, "Hints are on or off.")
        elif (self.mode == ON) == hints_allowed(state):
            yield refusal(self.hand.ids.by_hand, "This table plays that way already.")

    def do(self, ledger: Ledger) -> None:
        """Keep it as a value of the table, which is not there while hints can be taken."""
        ledger.set(HINTS, None if self.mode == ON else OFF, rule=self.hand.ids.by_hand)

    def told_now(self) -> LogWords:
        return _SWITCHED.get(self.mode, self.told)
