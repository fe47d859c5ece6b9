"""Answers that are exactly what an ask offers."""

from collections.abc import Iterator
from typing import ClassVar, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item
from gattai_desktop.cards.state import State
from gattai_desktop.games.game import Reason, asked_now, refusal
from gattai_desktop.games.move import Answer


@frozen
class Choice(Answer):
    """An answer that is judged by whether its ask offers it; `rule` names why nothing else will do."""

    rule: ClassVar[str] = "STEP-6"
    listed = True

    def judge(self, state: State) -> Iterator[Reason]:
        ask = asked_now(state)
        if ask is None or self.as_offered() not in ask.options:
            yield self.against(state, asked(state))

    def as_offered(self) -> "Choice":
        """The answer as the ask lists it: without free words."""
        return self

    def against(self, state: State, item: Item) -> Reason:
        """Say why the answer will not do."""
        return refusal(self.rule, "That is not among the answers.")


def asked(state: State) -> Item:
    """The agenda item behind the first open ask."""
    return cast("tuple[Item, ...]", state.values["agenda"])[0]
