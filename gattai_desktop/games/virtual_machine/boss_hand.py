"""A hand of its own for a boss, where a table plays so: which cards of the CPU's hand are the boss's (RULES VM-H53).

They lie in the CPU's hand, whose seat plays both; one secret value names them until they lie in a deck again.
"""

from collections.abc import Iterable
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.sight import known
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.values import able
from gattai_desktop.games.virtual_machine.zones import CPU

DRAW: Final = 4
"""How many cards a boss's own hand holds after a reload."""
_OWN: Final = f"secret.{CPU}.own"


def has_own_hand(table: Table) -> bool:
    """Whether bosses have a hand of their own at this table, and one of them is able."""
    return rulings_of(table).boss_hand == "own" and any(process(table, who).is_boss for who in able(table, CPU))


def is_own(table: Table, card: Card) -> bool:
    """Whether a card is of a boss's own hand; of a table that plays with one hand none is.

    Raises NotKnown on the sight of a seat that may not know which ones are.
    """
    if rulings_of(table).boss_hand != "own":
        return False
    own = cast("tuple[str, ...]", known(table.values, _OWN) or ())
    return card.key in own


def own_cards(table: Table) -> tuple[Card, ...]:
    """The cards in the hand that are a boss's own; none to a seat that may not know which ones are."""
    own = table.listed(_OWN) if rulings_of(table).boss_hand == "own" else ()
    return tuple(card for card in table.cards(zones.hand(CPU)) if card.key in own)


def make_own(ledger: Ledger, cards: Iterable[Card]) -> None:
    """Let cards be a boss's own from now on (RULES VM-H53)."""
    ledger.set(_OWN, (*ledger.table.listed(_OWN), *(card.key for card in cards)), rule="VM-H53")


def disown(ledger: Ledger, cards: Iterable[Card], *, rule: str) -> None:
    """Let cards be nobody's own: they lie in a deck again."""
    gone, own = {card.key for card in cards}, ledger.table.listed(_OWN)
    if not gone.isdisjoint(own):
        ledger.set(_OWN, tuple(key for key in own if key not in gone) or None, rule=rule)
