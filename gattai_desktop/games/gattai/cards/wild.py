"""Wild cards: declared as another card, they count as it until they are discarded (RULES CARD-12, R-17)."""

from collections.abc import Iterator

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand, with_reason
from gattai_desktop.games.gattai.cards.comparing import WILD
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import wish
from gattai_desktop.games.verdict import Reason, refusal


def declare(ledger: Ledger, card: Card, shown_as: Card) -> None:
    """Let a card count as another from now on, wherever it is played; the declaration is its player's to know."""
    ledger.set(WILD + card.key, shown_as.key[:-1], rule="CARD-12")


@wish("lets {card} be Wild as {declared}")
@frozen
class LetBeWild(CoachByHand):
    """Wish: let a card in a Hand be Wild and count as another, which its player declares."""

    card: Card
    declared: Card

    def impossible(self, state: State) -> Iterator[Reason]:
        seats = (self.seat, *state.values["seats"])  # type: ignore[misc]
        if state.where(self.card) not in {hand_zone(seat) for seat in seats}:
            yield refusal("CARD-12", "{card} is in no Hand.", card=self.card)
        if self.declared.is_joker or self.card.is_joker:
            yield refusal("CARD-12", "A Wild card counts as a standard card, never as a Joker.")

    def do(self, ledger: Ledger) -> None:
        declare(ledger, self.card, self.declared)


MOVES = with_reason(LetBeWild)
