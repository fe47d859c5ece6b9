"""Cards that are flipped to be played in this turn: they are in the Hand, known to all, and gone when the turn is over.

| value | meaning |
|---|---|
| `throwdown.risk` | who has flipped, and the keys of the cards |
| `throwdown.risk_fits` | whether one of them could be a Counter or an Escalate when they were flipped (`drives.py`) |
"""

from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.zones import hand_zone

RISK: Final = "throwdown.risk"
RISK_FITS: Final = "throwdown.risk_fits"
_RULE: Final = "ASSIST-2"


def flip(ledger: Ledger, seat: Seat, count: int) -> None:
    """The top cards of the Deck come into the Hand, and everybody sees them (a Joker becomes an Omen)."""
    before = ledger.table.cards(hand_zone(seat))
    decks.draw(ledger, seat, count, rule=_RULE)
    flipped = tuple(card for card in ledger.table.cards(hand_zone(seat)) if card not in before)
    ledger.turn(hand_zone(seat), flipped, rule=_RULE)
    keys = tuple(card.key for card in flipped)
    ledger.set(RISK, (seat, *keys), rule=_RULE)
    ledger.announce("risked", rule=_RULE, seat=seat, cards=keys)
    ledger.next(("risk_fits", seat))


def over(ledger: Ledger) -> None:
    """Discard what was flipped and not played, when the turn or the fight is over."""
    kept = ledger.table.listed(RISK)
    if kept:
        cards = tuple(card for card in ledger.table.cards(hand_zone(kept[0])) if card.key in kept[1:])
        decks.discard(ledger, cards, rule=_RULE)
        ledger.set(RISK, None, rule=_RULE)
        ledger.set(RISK_FITS, None, rule=_RULE)
