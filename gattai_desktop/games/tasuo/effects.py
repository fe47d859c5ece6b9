"""What the effects of cards do as their entries resolve (RULES 3i). The grammar stands in `card_effects.py`."""

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.value import Value
from gattai_desktop.games.tasuo.queue import entry_of


def resolve_effect(ledger: Ledger, *kept: Value) -> None:
    """Carry out an effect of a card."""
    ledger.announce("effect", rule="TS-63", card=entry_of(kept).source)


DOINGS = {"resolve.effect": resolve_effect}
