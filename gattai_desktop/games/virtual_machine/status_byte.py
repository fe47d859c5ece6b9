"""The status byte: eight bits, whose order each game scrambles anew (VM-W4, VM-H33, VM-H34).

The order is a row of eight cards, one for each place: face-down only the CPU's side sees them, a known place lies
face-up. The bits that are set in a process are a value of that process.
"""

from typing import Final

from gattai_desktop.cards.card import ACE, Card, NamedCard, NotKnown
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine.zones import BYTE

BLIND: Final = "blind"
BURNING: Final = "burning"
BERSERK: Final = "berserk"
SILENCED: Final = "silenced"
CONFUSED: Final = "confused"
INVISIBLE: Final = "invisible"
NOCLIP: Final = "noclip"
ARMORED: Final = "armored"
BITS: Final = (BLIND, BURNING, BERSERK, SILENCED, CONFUSED, INVISIBLE, NOCLIP, ARMORED)
"""The eight, in the order in which they are listed."""
GOOD: Final = frozenset({INVISIBLE, NOCLIP, ARMORED})
"""Those that help whoever has them: what sets a bit that hurts clears these."""


class BitCard(NamedCard):
    """A place of the byte: the bit that stands there."""

    __slots__ = ()

    def __init__(self, bit: str) -> None:
        super().__init__(f"bit.{bit}", BYTE, name=bit.capitalize())


BIT_CARDS: Final = {bit: BitCard(bit) for bit in BITS}
_BITS: Final = {card: bit for bit, card in BIT_CARDS.items()}


def place_named(rank: int) -> int:
    """Return the place that a card names, 1 to 8: a 2 to an 8 its own, 9 to King those from 1 on, an Ace 1 (VM-H34)."""
    if rank == ACE:
        return 1
    return rank if rank <= len(BITS) else rank - len(BITS)


def bit_of(card: Card) -> str:
    """Return the bit that a card of the row stands for. Raises NotKnown for one that is hidden."""
    if card not in _BITS:
        raise NotKnown(f"Which bit {card.name} is, is hidden.")
    return _BITS[card]


def bit_at(table: Table, place: int) -> str:
    """Return the bit at a place, 1 to 8. Raises NotKnown where the seat may not know it."""
    return bit_of(table.cards(BYTE)[place - 1])


def is_known(table: Table, bit: str) -> bool:
    """Whether the MCs know at which place a bit stands."""
    return any(one.up and one.card is BIT_CARDS[bit] for one in table.zones.get(BYTE, ()))


def learn(ledger: Ledger, bit: str) -> None:
    """Let everybody know at which place a bit stands, for the rest of the game (VM-H33)."""
    if not is_known(ledger.table, bit):
        ledger.turn(BYTE, (BIT_CARDS[bit],), rule="VM-H33")
