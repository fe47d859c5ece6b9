"""A Throwdown's Pile in the Coach's hand: who is taken to have played which card (RULES ZONE-5, ZONE-6)."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import PILE


@contextmanager
def entries_kept(ledger: Ledger, seat: Seat, *names: str) -> Iterator[None]:
    """Keep what a Throwdown knows about the cards of its Piles in step with the cards (ZONE-5, ZONE-6).

    Cards that came by hand count as Counters of their Deck's side.
    """
    piles = [name for name in dict.fromkeys(names) if name == PILE or name.startswith(f"{PILE}.")]
    known = {
        card: entry
        for name in piles
        for card, entry in zip(ledger.table.cards(name), _entries(ledger, name), strict=False)
    }
    yield
    if not throwdown.going_on(ledger.table):
        return
    for name in piles:
        cards = ledger.table.cards(name)
        entries = tuple(known.get(card) or (_whose(ledger, seat, card), throwdown.COUNTER, "") for card in cards)
        ledger.set(f"throwdown.{name}", entries or None, rule="ED-4")


def _whose(ledger: Ledger, seat: Seat, card: Card) -> Seat:
    if card.deck == COACH_SEAT:
        return COACH_SEAT
    if seat != COACH_SEAT:
        return seat
    leaders = (throwdown.commander(ledger.table, side) for side in throwdown.sides(ledger.table))
    return next((leader for leader in leaders if leader != COACH_SEAT), seat)


def _entries(ledger: Ledger, name: str) -> tuple[throwdown.PileEntry, ...]:
    return cast("tuple[throwdown.PileEntry, ...]", ledger.table.values.get(f"throwdown.{name}") or ())
