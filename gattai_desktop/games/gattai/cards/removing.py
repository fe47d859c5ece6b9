"""Removed cards and when they come back (RULES DECK-8, ZONE-8, R-11).

`removed.<card>` is "session" or "scenario" where the effect that removed a card said how long; without it R-11 decides.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand, with_reason
from gattai_desktop.games.gattai.by_hand.laying import may_name, reach
from gattai_desktop.games.gattai.zones import REMOVED, deck_zone
from gattai_desktop.games.move import wish
from gattai_desktop.games.verdict import Reason, refusal

TERMS: Final = ("session", "scenario")
_TERM: Final = "removed."


def term(table: Table, card: Card) -> str:
    """How long a card stays away: "session", "scenario", or "" until it is taken back by hand (R-11)."""
    said = table.values.get(_TERM + card.key)
    if isinstance(said, str):
        return said
    return "scenario" if rulings_of(table).removed_term == "scenario" else ""


@wish("removes {cards} for the {term}")
@frozen
class RemoveCards(CoachByHand):
    """Wish: set cards aside for this `session` or `scenario`; they lie in neither Deck nor Trash (DECK-8)."""

    cards: tuple[Card, ...]
    term: str

    def impossible(self, state: State) -> Iterator[Reason]:
        if self.term not in TERMS:
            yield refusal("DECK-8", "Cards are removed for the session or for the scenario.")
        if not self.cards or len(set(self.cards)) != len(self.cards):
            yield refusal("CARD-14", "Name cards, each of them once.")
        for card in self.cards:
            if not may_name(state, self.seat, card):
                yield refusal("CARD-14", "{card} does not lie where you can take it.", card=card)
            else:
                yield from reach(state, self.seat, state.where(card) or REMOVED)

    def do(self, ledger: Ledger) -> None:
        for card in self.cards:
            ledger.move(card, REMOVED, rule="DECK-8")
            ledger.set(_TERM + card.key, self.term, rule="DECK-8")


def bring_back(ledger: Ledger, *, scenario_over: bool) -> None:
    """Let Removed cards whose term is over come back into their Decks, before these are mixed (ZONE-8)."""
    over = TERMS if scenario_over else TERMS[:1]
    for card in ledger.table.cards(REMOVED):
        if term(ledger.table, card) in over:
            ledger.move(card, deck_zone(card.deck), rule="ZONE-8", up=card.is_joker)
            ledger.set(_TERM + card.key, None, rule="ZONE-8")


MOVES = with_reason(RemoveCards)
