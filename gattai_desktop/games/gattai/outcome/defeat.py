"""Defeat Conditions: how many a Threat needs, and when it is gone for good (RULES THREAT-4, U-21).

`threat.<key>.met` are the numbers of the conditions that are met, counted from 1.
"""

from collections.abc import Iterator

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand
from gattai_desktop.games.gattai.world import threats
from gattai_desktop.games.gattai.zones import every_threat
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal


def conditions(table: Table, key: str) -> tuple[str, ...]:
    """The Defeat Conditions that are written for a Threat."""
    return threats.defeat_conditions(table, f"threat.{key}")


def met(table: Table, key: str) -> tuple[int, ...]:
    """The numbers of those that are met."""
    return threats.conditions_met(table, f"threat.{key}")


@wish("marks condition {number} of {threat} as met")
class MarkMet(CoachByHand):
    """Wish: one of a Threat's Defeat Conditions is met; with the last of them it leaves the scenario (THREAT-4)."""

    number: int
    threat: str
    shown = Shown("It is met")

    def impossible(self, state: State) -> Iterator[Reason]:
        if self.threat not in every_threat(state):
            yield refusal("THREAT-4", "No Threat is called {threat}.", threat=self.threat)
        elif not 1 <= self.number <= len(conditions(state, self.threat)):
            many = len(conditions(state, self.threat))
            yield refusal("THREAT-4", "It has {many} Defeat Conditions.", many=many)
        elif self.number in met(state, self.threat):
            yield refusal("THREAT-4", "That condition is met already.")

    def do(self, ledger: Ledger) -> None:
        """Mark it; a Threat with nothing left to be met is gone."""
        threats.meet_and_leave(ledger, f"threat.{self.threat}", self.number)


MOVES = with_reason(MarkMet)
