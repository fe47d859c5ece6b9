"""One step of an effect while it is carried out: its owner, its words, and the numbers that were picked or bound."""

from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.games.gattai.effects import condition_values
from gattai_desktop.games.gattai.effects.condition_values import Bindings
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.effects.step import Step
from gattai_desktop.games.gattai.effects.sums import NoNumber
from gattai_desktop.games.gattai.effects.targets import actor_of, hit_by
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.world.waves import attack_amount

_KEPT: Final = {"discard": 1, "discard_random": 1, "pool": 2}
"""The values of verbs that say a limit instead of an amount."""


@frozen
class Act:
    """One step of an effect with all that is needed to carry it out."""

    found: HeldEntry
    step: Step
    bindings: Bindings

    def amount(self, ledger: Ledger, place: int) -> EventAmount:
        """A value of the step: a number, or "Full". A name without a number here counts 0."""
        value = self.step.values[place]
        if value.whole:
            return "Full"
        found = self._worth(ledger, place)
        # Half an effect is rounded down (RUMBLE-16); how many cards must stay, or a pool may hold, is no part of it.
        halved = self.bindings.get("half") is True and _KEPT.get(self.step.verb) != place
        return int(found / 2) if halved else found

    def _worth(self, ledger: Ledger, place: int) -> int:
        value = self.step.values[place]
        numbers = condition_values.numbers(ledger.table, self.found, self.bindings)
        if "Attack" in value.names:
            numbers["Attack"] = attack_amount(ledger.table)
        try:
            return value.worth(numbers)
        except NoNumber:
            return 0

    def number(self, ledger: Ledger, place: int) -> int:
        """A value of the step that is a number; 0 where it is none."""
        found = self.amount(ledger, place)
        return found if isinstance(found, int) else 0

    def word(self, place: int) -> str:
        """A value of the step that is a word."""
        return self.step.values[place].word

    def hits(self, ledger: Ledger) -> tuple[str, ...]:
        """Those whom the step names."""
        return hit_by(ledger.table, self.found, self.step, self.bindings)

    def actor(self, ledger: Ledger) -> str:
        """In whose name it happens."""
        return actor_of(ledger.table, self.found, self.bindings)
