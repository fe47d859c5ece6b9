"""Cards moved, turned, mixed, declared Wild and removed by hand (RULES ED-4, 2.3, section 6, CARD-12, DECK-8).

Any card may be laid anywhere, as far as it can lie there at all: a Deck, its Trash and its Omens hold cards of that
Deck (CARD-2), and a Joker lies where no rank is asked (CARD-11). Cards that a Gambit or an initiative waits for stay
where they are until it is called off.

`removed.<card>` is "session" or "scenario" where the effect that removed a card said how long; without it R-11 decides.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import DECKS, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.games import by_hand_cards
from gattai_desktop.games.by_hand import with_hand, with_reason
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.by_hand.by_hand import GATTAI_HAND, CoachByHand
from gattai_desktop.games.gattai.by_hand.laying import may_name, reach
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.cards.comparing import WILD
from gattai_desktop.games.gattai.zones import REMOVED, deck_zone, hand_zone
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class MoveTopButJokers(by_hand_cards.MoveTop):
    """Wish: move cards off the top of a place, unseen; a Joker on a Deck becomes an Omen on the way."""

    hand = GATTAI_HAND

    def in_the_way(self, state: State, card: Card) -> Iterator[Reason]:
        """A Joker does not go where the others go: it becomes an Omen."""
        if not (card.is_joker and self.origin in {deck_zone(deck) for deck in DECKS}):
            yield from super().in_the_way(state, card)


@wish("reshuffles the {whose} Deck")
class Reshuffle(CoachByHand):
    """Wish: mix a Deck and its Trash into a new Deck (RULES DECK-9): `Pilots'` or `Coach's`."""

    whose: str
    shown = Shown("Reshuffle {whose} Deck")
    told = LogWords("{seat} reshuffles {whose} Deck")
    free = True

    def impossible(self, state: State) -> Iterator[Reason]:
        if self.whose not in _DECKS:
            yield refusal("DECK-9", "There are two Decks: Pilots' and Coach's.")

    def do(self, ledger: Ledger) -> None:
        decks.reshuffle(ledger, _DECKS[self.whose])


_DECKS: Final = {"Pilots'": "pilots", "Coach's": "coach"}

# What is read first comes first: "moves the top 2 of …" is no list of cards.
_MOVES: Final = with_hand(
    GATTAI_HAND,
    *(by_hand_cards.MoveToPlace, by_hand_cards.MoveCardsFacing, by_hand_cards.MoveCards),
    *(by_hand_cards.TurnCards, by_hand_cards.FlipStack, by_hand_cards.ShuffleZone),
)


def declare(ledger: Ledger, card: Card, shown_as: Card) -> None:
    """Let a card count as another from now on, wherever it is played; the declaration is its player's to know."""
    ledger.set(WILD + card.key, shown_as.key[:-1], rule="CARD-12")


@wish("lets {card} be Wild as {declared}")
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


TERMS: Final = ("session", "scenario")
_TERM: Final = "removed."


def term(table: Table, card: Card) -> str:
    """How long a card stays away: "session", "scenario", or "" until it is taken back by hand (R-11)."""
    said = table.values.get(_TERM + card.key)
    if isinstance(said, str):
        return said
    return "scenario" if rulings_of(table).removed_term == "scenario" else ""


@wish("removes {cards} for the {term}")
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


MOVES = with_reason(MoveTopButJokers, *_MOVES, Reshuffle, LetBeWild, RemoveCards)
