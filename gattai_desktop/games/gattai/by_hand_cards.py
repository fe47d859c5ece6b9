"""Cards moved, turned and mixed by hand (RULES ED-4, 2.3, section 6).

Any card may be laid anywhere, as far as it can lie there at all: a Deck, its Trash and its Omens hold cards of that
Deck (CARD-2), and a Joker lies where no rank is asked (CARD-11). Cards that a Gambit or an initiative waits for stay
where they are until it is called off.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from attrs import frozen

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.deck54 import DECKS
from gattai_desktop.cards.facts import CardsMoved
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, Zone
from gattai_desktop.games.game import Reason, refusal
from gattai_desktop.games.gattai import decks, gambit, throwdown
from gattai_desktop.games.gattai.by_hand import ByHand, guide_is_off, with_reason
from gattai_desktop.games.gattai.zones import PILE, deck_zone, omen_zone, zones
from gattai_desktop.games.move import Impossible, wish

_UP: Final = {"face-up": True, "face-down": False}
_DOWN_KINDS: Final = frozenset({"deck", "hand", "conceded", "help", "stack", "threshold", "initiative"})
_JOKERS_LIE_IN: Final = frozenset({"deck", "omens", "removed", "flipped"})
_AWAITED: Final = ("gambit.", "initiative.")
_MOST: Final = 108

# What a seat may reach into at a table without the guide, beside what is its own.
_COMMON: Final = frozenset({"deck", "trash", "omens", "faction", "pile", "earlier", "removed", "flipped", "gambit"})


def _lies_up(zone: Zone, card: Card) -> bool:
    """How a card usually lies in a place (ZONE-2 to ZONE-7)."""
    return (card.is_joker and zone.kind == "deck") or zone.kind not in _DOWN_KINDS


def _place(state: State, name: str) -> Iterator[Reason]:
    if name not in zones(state):
        yield refusal("ZONE-1", "There is no place called {zone}.", zone=name)


def _reach(state: State, seat: Seat, name: str) -> Iterator[Reason]:
    """Say why a seat may not reach into a place: another's Hand, or one that a conflict is waiting for."""
    zone = zones(state)[name]
    if seat != COACH_SEAT and zone.kind not in _COMMON and zone.owner != seat:
        yield refusal("ZONE-4", "That place is not yours to reach into.")
    busy = gambit.going_on(state) or throwdown.going_on(state)
    if name.startswith(_AWAITED) and busy and not guide_is_off(state):
        yield refusal("STEP-6", "A conflict waits for the cards there. Call it off first.")


def _fits(state: State, card: Card, name: str) -> Iterator[Reason]:
    zone = zones(state)[name]
    if zone.kind in {"deck", "trash", "omens"} and zone.owner != card.deck:
        yield refusal("CARD-2", "{card} belongs to the other Deck.", card=card)
    if card.is_joker and zone.kind not in _JOKERS_LIE_IN:
        yield refusal("CARD-11", "A Joker does not lie there.")
    if not card.is_joker and zone.kind == "omens":
        yield refusal("OMEN-1", "Only Jokers are Omens.")
    if zone.kind == "faction" and card.deck == COACH_SEAT:
        yield refusal("ZONE-7", "A Faction holds cards of the Pilot Deck.")


def _seen(state: State, seat: Seat, card: Card) -> bool:
    """Whether the seat may name the card: the Coach any, a Pilot those that she sees."""
    name = state.where(card)
    if name is None:
        return False
    zone = zones(state)[name]
    if seat == COACH_SEAT:
        return True
    up = any(one.card is card and one.up for one in state.zones[name])
    return not zone.closed and (up or seat in zone.seen_by)


# ---------------------------------------------------------------------- moving


@frozen
class _Moving(ByHand):
    """Cards that are named go to one place."""

    free = True

    def _named(self, state: State, cards: Sequence[Card], target: str) -> Iterator[Reason]:
        yield from _place(state, target)
        if target not in zones(state):
            return
        yield from _reach(state, self.seat, target)
        if not cards or len(set(cards)) != len(cards):
            yield refusal("CARD-14", "Name cards, each of them once.")
        for card in cards:
            if not _seen(state, self.seat, card):
                yield refusal("CARD-14", "{card} does not lie where you can take it.", card=card)
                return
            yield from _reach(state, self.seat, state.where(card) or target)
            yield from _fits(state, card, target)


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
        facing = _lies_up(zone, card) if up is None else up
        with _entries_kept(ledger, seat, origin, target):
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
        with _entries_kept(ledger, self.seat, origin, self.zone):
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
            yield from _place(state, name)
            if name not in zones(state):
                return
            yield from _reach(state, self.seat, name)
        have = state.count(self.origin)
        if not 1 <= self.count <= min(have, _MOST):
            yield refusal("CARD-14", "{have} cards lie there.", have=have)
            return
        for card in state.cards(self.origin)[-self.count :]:
            if not (card.is_joker and self.origin in {deck_zone(deck) for deck in DECKS}):
                yield from _fits(state, card, self.zone)

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
    up = zone.kind not in _DOWN_KINDS or (zone.kind == "deck" and card.is_joker)
    with _entries_kept(ledger, seat, origin, target):
        ledger.move_from(origin, (card,), target, rule="ED-4", up=up)


@contextmanager
def _entries_kept(ledger: Ledger, seat: Seat, *names: str) -> Iterator[None]:
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
    return ledger.table.values.get(f"throwdown.{name}") or ()  # type: ignore[return-value]


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
            if not _seen(state, self.seat, card):
                yield refusal("CARD-14", "{card} does not lie where you can turn it.", card=card)
                return
        places = {state.where(card) for card in self.cards}
        if len(places) > 1:
            yield refusal("DECK-4", "Turn cards of one place at a time.")
        for name in places:
            yield from _reach(state, self.seat, name or PILE)
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
        yield from _place(state, self.zone)
        if self.zone not in zones(state):
            return
        yield from _reach(state, self.seat, self.zone)
        if zones(state)[self.zone].kind in {"deck", "omens"}:
            yield refusal("ZONE-2", "That cannot be flipped.")
        elif state.count(self.zone) == 0:
            yield refusal("DECK-5", "Nothing lies there.")

    def do(self, ledger: Ledger) -> None:
        """Flip it."""
        with _entries_kept(ledger, self.seat, self.zone):
            ledger.flip_stack(self.zone, rule="DECK-5")


@wish("shuffles {zone}")
@frozen
class ShuffleZone(ByHand):
    """Wish: mix the cards of a place, each keeps its facing."""

    zone: str
    free = True

    def impossible(self, state: State) -> Iterator[Reason]:
        """A place that there is, with cards."""
        yield from _place(state, self.zone)
        if self.zone not in zones(state):
            return
        yield from _reach(state, self.seat, self.zone)
        if state.count(self.zone) == 0:
            yield refusal("DECK-9", "Nothing lies there.")

    def do(self, ledger: Ledger) -> None:
        """Mix it; what comes to lie on top of a Deck is looked at afterwards."""
        with _entries_kept(ledger, self.seat, self.zone):
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
