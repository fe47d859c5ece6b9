"""Draw, discard, flip and reshuffle (RULES 2.3), and the Joker that comes up on the way (RULES 2.5).

Everything that touches the top of a Deck goes through here, because a Joker on top becomes an Omen at once.
"""

from collections.abc import Iterable

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.rulings import Rulings
from gattai_desktop.games.gattai.zones import deck_of, deck_zone, hand_zone, omen_zone, trash_zone


def in_conflict(ledger: Ledger) -> bool:
    """Whether a Gambit, Throwdown or Rumble is in progress whose Decks must not be reshuffled (RULES DECK-11)."""
    return ledger.table.values["step"] != "story" and not ledger.table.values.get("cleaning_up")


def reveal_omens(ledger: Ledger, deck: str) -> None:
    """Let Jokers on top of a Deck become Active Omens, until the top card is none (RULES OMEN-1, OMEN-2)."""
    while (top := ledger.table.top(deck_zone(deck))) is not None and top.is_joker:
        cause = ledger.move_from(deck_zone(deck), (top,), omen_zone(deck), rule="OMEN-1")
        with ledger.because(cause):
            ledger.announce("omen", rule="OMEN-1", deck=deck)


def reshuffle(ledger: Ledger, deck: str, *, rule: str = "DECK-9") -> None:
    """Mix a Deck and its Trash into a new Deck (RULES DECK-9)."""
    trash = ledger.table.cards(trash_zone(deck))
    if trash:
        ledger.move_from(trash_zone(deck), trash[::-1], deck_zone(deck), rule=rule, up=False)
    if ledger.table.count(deck_zone(deck)):
        ledger.shuffle(deck_zone(deck), rule=rule)
    reveal_omens(ledger, deck)


def refill(ledger: Ledger, deck: str) -> None:
    """Reshuffle a Deck that has run out, where the rules let it be (RULES DECK-10, DECK-11)."""
    if ledger.table.count(deck_zone(deck)) or not ledger.table.count(trash_zone(deck)):
        return
    policy = Rulings.in_values(ledger.table.values).empty_deck
    if policy == "manual" or (in_conflict(ledger) and policy != "always_reshuffle"):
        return
    reshuffle(ledger, deck, rule="DECK-10")


def take(ledger: Ledger, deck: str, target: str, *, rule: str, up: bool = False) -> Card | None:
    """Move the top card of a Deck; None, and nothing moves, where the Deck is empty (RULES DECK-12)."""
    reveal_omens(ledger, deck)
    refill(ledger, deck)
    card = ledger.table.top(deck_zone(deck))
    if card is None:
        ledger.announce("deck_empty", rule="DECK-12", deck=deck)
        return None
    cause = ledger.move_from(deck_zone(deck), (card,), target, rule=rule, up=up)
    with ledger.because(cause):
        reveal_omens(ledger, deck)
        if Rulings.in_values(ledger.table.values).story_reshuffle_moment == "at_last_card":
            refill(ledger, deck)
    return card


def draw(ledger: Ledger, seat: Seat, count: int, *, rule: str) -> int:
    """Draw cards into a Hand one by one; returns how many came (RULES DECK-1, DECK-14)."""
    deck = deck_of(seat)
    if (
        Rulings.in_values(ledger.table.values).partial_draw == "negate_all"
        and in_conflict(ledger)
        and ledger.table.count(deck_zone(deck)) < count
    ):
        ledger.announce("deck_empty", rule="DECK-12", deck=deck)
        return 0
    drawn = 0
    for _ in range(count):
        if take(ledger, deck, hand_zone(seat), rule=rule) is None:
            break
        drawn += 1
    return drawn


def discard(ledger: Ledger, cards: Iterable[Card], *, rule: str) -> None:
    """Put cards face-up on their own Decks' Trashes, in this order (RULES CARD-2, DECK-3)."""
    for card in cards:
        ledger.move(card, trash_zone(card.deck), rule=rule)
        # A Deck that ran out while its Trash was empty is mixed again as soon as a card comes there (C-34).
        refill(ledger, card.deck)
