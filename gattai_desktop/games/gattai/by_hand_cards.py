"""Cards moved, turned and mixed by hand (RULES ED-4, 2.3, section 6).

Any card may be laid anywhere, as far as it can lie there at all: a Deck, its Trash and its Omens hold cards of that
Deck (CARD-2), and a Joker lies where no rank is asked (CARD-11). Cards that a Gambit or an initiative waits for stay
where they are until it is called off.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.deck54 import DECKS
from gattai_desktop.cards.facts import CardsMoved
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.game import Reason, refusal
from gattai_desktop.games.gattai import decks
from gattai_desktop.games.gattai.by_hand import ByHand, with_reason
from gattai_desktop.games.gattai.laying import fits, lies_up, may_name, no_such_place, reach
from gattai_desktop.games.gattai.pile_by_hand import entries_kept
from gattai_desktop.games.gattai.zones import PILE, deck_zone, omen_zone, zones
from gattai_desktop.games.move import Impossible, wish

_UP: Final = {"face-up": True, "face-down": False}
_MOST: Final = 108


# ---------------------------------------------------------------------- moving


@frozen
class _Moving(ByHand):
    """Cards that are named go to one place."""

    free = True

    def _named(self, state: State, cards: Sequence[Card], target: str) -> Iterator[Reason]:
        yield from no_such_place(state, target)
        if target not in zones(state):
            return
        yield from reach(state, self.seat, target)
        if not cards or len(set(cards)) != len(cards):
            yield refusal("CARD-14", "Name cards, each of them once.")
        for card in cards:
            if not may_name(state, self.seat, card):
                yield refusal("CARD-14", "{card} does not lie where you can take it.", card=card)
                return
            yield from reach(state, self.seat, state.where(card) or target)
            yield from fits(state, card, target)


def _place_of(ledger: Ledger, card: Card) -> str:
    place = ledger.table.where(card)
    if place is None:
        raise Impossible(say("{card} is not on the table.", card=card))
    return place


def _carry(ledger: Ledger, seat: Seat, cards: Sequence[Card], target: str, up: bool | None) -> None:
    """Move cards one by one to the top of a place; each lies as it usually does there unless `up` says how."""
    zone = zones(ledger.table)[target]
    for card in cards:
        origin = _place_of(ledger, card)
        facing = lies_up(zone, card) if up is None else up
        with entries_kept(ledger, seat, origin, target):
            ledger.move_from(origin, (card,), target, rule="ED-4", up=facing)


@wish("moves {cards} to {zone}")
@frozen
class MoveCards(_Moving):
    """Wish: lay cards on top of a place, as they usually lie there."""

    cards: tuple[Card, ...]
    zone: str

    def impossible(self, state: State) -> Iterator[Reason]:
        """The cards, the place, and whether they fit."""
        return self._named(state, self.cards, self.zone)

    def do(self, ledger: Ledger) -> None:
        """Move them one by one."""
        _carry(ledger, self.seat, self.cards, self.zone, None)


@wish("moves {cards} to {zone} {facing}")
@frozen
class MoveCardsFacing(_Moving):
    """Wish: lay cards on top of a place, `face-up` or `face-down`."""

    cards: tuple[Card, ...]
    zone: str
    facing: str

    def impossible(self, state: State) -> Iterator[Reason]:
        """As every move, and one of the two facings."""
        yield from self._named(state, self.cards, self.zone)
        if self.facing not in _UP:
            yield refusal("DECK-6", "A card lies face-up or face-down.")

    def do(self, ledger: Ledger) -> None:
        """Move them one by one."""
        _carry(ledger, self.seat, self.cards, self.zone, _UP[self.facing])


@wish("moves {card} to place {place} of {zone} {facing}")
@frozen
class MoveToPlace(_Moving):
    """Wish: put a card in between, at a place counted from the bottom, which is 0."""

    card: Card
    place: int
    zone: str
    facing: str

    def impossible(self, state: State) -> Iterator[Reason]:
        """As every move, and a place that there is."""
        yield from self._named(state, (self.card,), self.zone)
        most = len([card for card in state.cards(self.zone) if card is not self.card])
        if not 0 <= self.place <= most:
            yield refusal("CARD-14", "The places there go from 0 to {most}.", most=most)
        if self.facing not in _UP:
            yield refusal("DECK-6", "A card lies face-up or face-down.")

    def do(self, ledger: Ledger) -> None:
        """Put it there."""
        origin = _place_of(ledger, self.card)
        lying = ledger.table.zones[origin]
        here = [one.card for one in lying].index(self.card)
        moved = CardsMoved(
            rule="ED-4",
            cause=ledger.cause,
            cards=(self.card,),
            origin=origin,
            places=(here,),
            was_up=(lying[here].up,),
            target=self.zone,
            lands=(self.place,),
            up=(_UP[self.facing],),
        )
        with entries_kept(ledger, self.seat, origin, self.zone):
            ledger.write(moved)


@wish("moves the top {count} of {origin} to {zone}")
@frozen
class MoveTop(_Moving):
    """Wish: move as many cards off the top of a place, unseen; a Joker on a Deck becomes an Omen on the way."""

    count: int
    origin: str
    zone: str

    def impossible(self, state: State) -> Iterator[Reason]:
        """Both places, and as many cards."""
        for name in (self.origin, self.zone):
            yield from no_such_place(state, name)
            if name not in zones(state):
                return
            yield from reach(state, self.seat, name)
        have = state.count(self.origin)
        if not 1 <= self.count <= min(have, _MOST):
            yield refusal("CARD-14", "{have} cards lie there.", have=have)
            return
        for card in state.cards(self.origin)[-self.count :]:
            if not (card.is_joker and self.origin in {deck_zone(deck) for deck in DECKS}):
                yield from fits(state, card, self.zone)

    def do(self, ledger: Ledger) -> None:
        """Move them one by one."""
        deck = next((deck for deck in DECKS if deck_zone(deck) == self.origin), None)
        for _ in range(self.count):
            if deck is not None:
                decks.reveal_omens(ledger, deck)
            card = ledger.table.top(self.origin)
            if card is None:
                return
            _carry_from(ledger, self.seat, card, self.origin, self.zone)


def _carry_from(ledger: Ledger, seat: Seat, card: Card, origin: str, target: str) -> None:
    """Move the top card of a place, which the seat need not know."""
    zone = zones(ledger.table)[target]
    up = lies_up(zone, card)
    with entries_kept(ledger, seat, origin, target):
        ledger.move_from(origin, (card,), target, rule="ED-4", up=up)


# ---------------------------------------------------------------------- turning and mixing


@wish("turns {cards} over")
@frozen
class TurnCards(ByHand):
    """Wish: turn cards over where they lie (RULES DECK-4); an Omen turned face-down is Spent (OMEN-11)."""

    cards: tuple[Card, ...]
    free = True

    def impossible(self, state: State) -> Iterator[Reason]:
        """Cards that lie in one place."""
        if not self.cards or len(set(self.cards)) != len(self.cards):
            yield refusal("CARD-14", "Name cards, each of them once.")
            return
        for card in self.cards:
            if not may_name(state, self.seat, card):
                yield refusal("CARD-14", "{card} does not lie where you can turn it.", card=card)
                return
        places = {state.where(card) for card in self.cards}
        if len(places) > 1:
            yield refusal("DECK-4", "Turn cards of one place at a time.")
        for name in places:
            yield from reach(state, self.seat, name or PILE)
            if name is not None and zones(state)[name].kind == "deck":
                yield refusal("ZONE-2", "Cards of a Deck lie face-down, its Jokers face-up.")

    def do(self, ledger: Ledger) -> None:
        """Turn them."""
        place = _place_of(ledger, self.cards[0])
        ledger.turn(place, self.cards, rule="DECK-4")
        for deck in DECKS:
            if place == omen_zone(deck):
                ledger.next(("omens_back", deck))


@wish("flips the stack {zone}")
@frozen
class FlipStack(ByHand):
    """Wish: turn a stack over as one block (RULES DECK-5)."""

    zone: str
    free = True

    def impossible(self, state: State) -> Iterator[Reason]:
        """A stack that there is, and no Deck: its Jokers must lie face-up."""
        yield from no_such_place(state, self.zone)
        if self.zone not in zones(state):
            return
        yield from reach(state, self.seat, self.zone)
        if zones(state)[self.zone].kind in {"deck", "omens"}:
            yield refusal("ZONE-2", "That cannot be flipped.")
        elif state.count(self.zone) == 0:
            yield refusal("DECK-5", "Nothing lies there.")

    def do(self, ledger: Ledger) -> None:
        """Flip it."""
        with entries_kept(ledger, self.seat, self.zone):
            ledger.flip_stack(self.zone, rule="DECK-5")


@wish("shuffles {zone}")
@frozen
class ShuffleZone(ByHand):
    """Wish: mix the cards of a place, each keeps its facing."""

    zone: str
    free = True

    def impossible(self, state: State) -> Iterator[Reason]:
        """A place that there is, with cards."""
        yield from no_such_place(state, self.zone)
        if self.zone not in zones(state):
            return
        yield from reach(state, self.seat, self.zone)
        if state.count(self.zone) == 0:
            yield refusal("DECK-9", "Nothing lies there.")

    def do(self, ledger: Ledger) -> None:
        """Mix it; what comes to lie on top of a Deck is looked at afterwards."""
        with entries_kept(ledger, self.seat, self.zone):
            ledger.shuffle(self.zone, rule="ED-4")


@wish("reshuffles the {whose} Deck")
@frozen
class Reshuffle(ByHand):
    """Wish: mix a Deck and its Trash into a new Deck (RULES DECK-9): `Pilots'` or `Coach's`."""

    whose: str
    free = True

    def impossible(self, state: State) -> Iterator[Reason]:
        """One of the two Decks."""
        del state
        if self.whose not in _DECKS:
            yield refusal("DECK-9", "There are the Pilots' Deck and the Coach's Deck.")

    def do(self, ledger: Ledger) -> None:
        """Mix it."""
        decks.reshuffle(ledger, _DECKS[self.whose])


_DECKS: Final = {"Pilots'": "pilots", "Coach's": "coach"}

# What is read first comes first: "moves the top 2 of …" is no list of cards.
MOVES = with_reason(MoveTop, MoveToPlace, MoveCardsFacing, MoveCards, TurnCards, FlipStack, ShuffleZone, Reshuffle)
