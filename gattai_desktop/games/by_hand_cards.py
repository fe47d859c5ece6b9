"""Cards moved, turned and mixed by hand, for every game: any card may be laid anywhere, as far as it can lie there."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import CardsMoved
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_hand import ByHand, HandRules, own_kind
from gattai_desktop.games.drops import Drop
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.verdict import Reason, refusal

_UP: Final = {"face-up": True, "face-down": False}
_MOST: Final = 108


def no_such_place(hand: HandRules, state: State, name: str) -> Iterator[Reason]:
    """Say that a place does not exist, if it does not."""
    if name not in hand.zones(state):
        yield refusal(hand.ids.place, "There is no place called {zone}.", zone=name)


@frozen
class CardsByHand(ByHand):
    """A move by hand that takes cards from where they lie."""

    free = True

    def _named(self, state: State, cards: Sequence[Card], target: str) -> Iterator[Reason]:
        hand = self.hand
        yield from no_such_place(hand, state, target)
        if target not in hand.zones(state):
            return
        yield from hand.reach(state, self.seat, target)
        if not cards or len(set(cards)) != len(cards):
            yield refusal(hand.ids.card, "Name cards, each of them once.")
        for card in cards:
            if not hand.may_name(state, self.seat, card):
                yield refusal(hand.ids.card, "{card} does not lie where you can take it.", card=card)
                return
            yield from hand.reach(state, self.seat, state.where(card) or target)
            yield from hand.fits(state, card, target)

    def _as_cards_lie(self, state: State, cards: Sequence[Card], zone: str, facing: str) -> Iterator[Reason]:
        """Say why cards cannot lie like that: where none is turned over, each lies as it usually does."""
        hand, known = self.hand, self.hand.zones(state)
        if facing not in _UP:
            yield refusal(hand.ids.facing, "A card lies face-up or face-down.")
        elif zone not in known or hand.turns(known[zone]):
            return
        elif any(hand.lies_up(known[zone], card) != _UP[facing] for card in cards):
            yield refusal(hand.ids.pile, "Cards are not turned over there.")

    def _carry(self, ledger: Ledger, cards: Sequence[Card], target: str, up: bool | None) -> None:
        """Move cards one by one to the top of a place; each lies as it usually does there unless `up` says how."""
        for card in cards:
            self._carry_from(ledger, card, _place_of(ledger, card), target, up)

    def _carry_from(self, ledger: Ledger, card: Card, origin: str, target: str, up: bool | None = None) -> None:
        """Move one card, which the seat need not know."""
        hand = self.hand
        facing = hand.lies_up(hand.zones(ledger.table)[target], card) if up is None else up
        with hand.keeping(ledger, self.seat, origin, target):
            ledger.move_from(origin, (card,), target, rule=hand.ids.by_hand, up=facing)


def _place_of(ledger: Ledger, card: Card) -> str:
    place = ledger.table.where(card)
    if place is None:
        raise Impossible(say("{card} is not on the table.", card=card))
    return place


@wish("moves {cards} to {zone}")
class MoveCards(CardsByHand):
    """Wish: lay cards on top of a place, as they usually lie there."""

    cards: tuple[Card, ...]
    zone: str

    def impossible(self, state: State) -> Iterator[Reason]:
        return self._named(state, self.cards, self.zone)

    def do(self, ledger: Ledger) -> None:
        self._carry(ledger, self.cards, self.zone, None)


@wish("moves {cards} to {zone} {facing}")
class MoveCardsFacing(CardsByHand):
    """Wish: lay cards on top of a place, `face-up` or `face-down`."""

    cards: tuple[Card, ...]
    zone: str
    facing: str

    def impossible(self, state: State) -> Iterator[Reason]:
        yield from self._named(state, self.cards, self.zone)
        yield from self._as_cards_lie(state, self.cards, self.zone, self.facing)

    def do(self, ledger: Ledger) -> None:
        self._carry(ledger, self.cards, self.zone, _UP[self.facing])


@wish("moves {card} to place {place} of {zone} {facing}")
class MoveToPlace(CardsByHand):
    """Wish: put a card in between, at a place counted from the bottom, which is 0."""

    card: Card
    place: int
    zone: str
    facing: str

    def impossible(self, state: State) -> Iterator[Reason]:
        yield from self._named(state, (self.card,), self.zone)
        most = len([card for card in state.cards(self.zone) if card is not self.card])
        if not 0 <= self.place <= most:
            yield refusal(self.hand.ids.card, "The places there go from 0 to {most}.", most=most)
        yield from self._as_cards_lie(state, (self.card,), self.zone, self.facing)

    def do(self, ledger: Ledger) -> None:
        origin = _place_of(ledger, self.card)
        lying = ledger.table.zones[origin]
        here = [one.card for one in lying].index(self.card)
        moved = CardsMoved(
            rule=self.hand.ids.by_hand,
            cause=ledger.cause,
            cards=(self.card,),
            origin=origin,
            places=(here,),
            was_up=(lying[here].up,),
            target=self.zone,
            lands=(self.place,),
            up=(_UP[self.facing],),
        )
        with self.hand.keeping(ledger, self.seat, origin, self.zone):
            ledger.write(moved)


@wish("moves the top {count} of {origin} to {zone}")
class MoveTop(CardsByHand):
    """Wish: move as many cards off the top of a place, unseen."""

    count: int
    origin: str
    zone: str

    def impossible(self, state: State) -> Iterator[Reason]:
        hand = self.hand
        for name in (self.origin, self.zone):
            yield from no_such_place(hand, state, name)
            if name not in hand.zones(state):
                return
            yield from hand.reach(state, self.seat, name)
        have = state.count(self.origin)
        if not 1 <= self.count <= min(have, _MOST):
            yield refusal(hand.ids.card, "{count} cards lie there.", count=have)
            return
        for card in state.cards(self.origin)[-self.count :]:
            yield from self.in_the_way(state, card)

    def in_the_way(self, state: State, card: Card) -> Iterator[Reason]:
        """Say why one of the cards cannot go there."""
        return self.hand.fits(state, card, self.zone)

    def do(self, ledger: Ledger) -> None:
        for _ in range(self.count):
            self.hand.unseen_from(ledger, self.origin)
            card = ledger.table.top(self.origin)
            if card is None:
                return
            self._carry_from(ledger, card, self.origin, self.zone)


@wish("turns {cards} over")
class TurnCards(ByHand):
    """Wish: turn cards over where they lie."""

    cards: tuple[Card, ...]
    free = True

    def impossible(self, state: State) -> Iterator[Reason]:
        hand = self.hand
        if not self.cards or len(set(self.cards)) != len(self.cards):
            yield refusal(hand.ids.card, "Name cards, each of them once.")
            return
        for card in self.cards:
            if not hand.may_name(state, self.seat, card):
                yield refusal(hand.ids.card, "{card} does not lie where you can turn it.", card=card)
                return
        places = {state.where(card) for card in self.cards}
        if len(places) > 1:
            yield refusal(hand.ids.turning, "Turn cards of one place at a time.")
        for name in places:
            if name is None:
                yield refusal(hand.ids.card, "They are not on the table.")
                continue
            yield from hand.reach(state, self.seat, name)
            if not hand.turns(hand.zones(state)[name]):
                yield refusal(hand.ids.pile, "Cards are not turned over there.")

    def do(self, ledger: Ledger) -> None:
        place = _place_of(ledger, self.cards[0])
        ledger.turn(place, self.cards, rule=self.hand.ids.turning)
        self.hand.turned(ledger, place)


@frozen
class WholePlace(ByHand):
    """A move by hand with all that lies in a place."""

    zone: str
    free = True

    def _reached(self, state: State) -> Iterator[Reason]:
        """Say why the seat cannot reach into this place."""
        hand = self.hand
        yield from no_such_place(hand, state, self.zone)
        if self.zone in hand.zones(state):
            yield from hand.reach(state, self.seat, self.zone)

    def _empty(self, state: State, rule: str) -> Iterator[Reason]:
        """Say that nothing lies here, where nothing does."""
        if self.zone in self.hand.zones(state) and state.count(self.zone) == 0:
            yield refusal(rule, "Nothing lies there.")


@wish("flips the stack {zone}")
class FlipStack(WholePlace):
    """Wish: turn a stack over as one block."""

    def impossible(self, state: State) -> Iterator[Reason]:
        hand = self.hand
        yield from self._reached(state)
        zone = hand.zones(state).get(self.zone)
        if zone is not None and not hand.flips(zone):
            yield refusal(hand.ids.pile, "That cannot be flipped.")
        else:
            yield from self._empty(state, hand.ids.flipping)

    def do(self, ledger: Ledger) -> None:
        with self.hand.keeping(ledger, self.seat, self.zone):
            ledger.flip_stack(self.zone, rule=self.hand.ids.flipping)


@wish("shuffles {zone}")
class ShuffleZone(WholePlace):
    """Wish: mix the cards of a place, each keeps its facing."""

    def impossible(self, state: State) -> Iterator[Reason]:
        yield from self._reached(state)
        yield from self._empty(state, self.hand.ids.mixing)

    def do(self, ledger: Ledger) -> None:
        """Mix the zone; a Joker on top of a Deck is looked for afterwards."""
        with self.hand.keeping(ledger, self.seat, self.zone):
            ledger.shuffle(self.zone, rule=self.hand.ids.by_hand)


def drops_by_hand(
    kinds: Iterable[type[Move]], zones: Iterable[str], seat: Seat, card: Card, origin: Place
) -> tuple[Drop, ...]:
    """Return each zone as a place to drop a card by hand; a hidden card is moved as the top of its zone."""
    top, named = own_kind(kinds, MoveTop), own_kind(kinds, MoveCards)
    moves: dict[str, Move] = {}
    for zone in zones:
        if zone != origin.zone and isinstance(card, Back) and top is not None:
            moves[zone] = top(seat, 1, origin.zone, zone)
        elif zone != origin.zone and not isinstance(card, Back) and named is not None:
            moves[zone] = named(seat, (card,), zone)
    return tuple(Drop(Place(zone=zone), (move,)) for zone, move in moves.items())
