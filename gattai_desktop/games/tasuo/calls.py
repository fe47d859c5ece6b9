"""Warriors are called into play, and what that costs (RULES TS-11, TS-12, TS-32, TS-33, TS-47)."""

from collections.abc import Iterator
from typing import Final, Self

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import OFFENSIVE, WARRIOR, WEAPON
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.foreseen import can_add
from gattai_desktop.games.tasuo.happenings import happened
from gattai_desktop.games.tasuo.leaving import gain_gauge
from gattai_desktop.games.tasuo.legend import laid_first
from gattai_desktop.games.tasuo.queue import QueueEntry, enter, entry_of
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import TurnMove, way_to
from gattai_desktop.games.tasuo.values import (
    CHARGE,
    CLASH,
    PHASES,
    PLAY,
    armor,
    gauge,
    is_first_turn,
    mark_turn,
    of,
    turn_mark,
)
from gattai_desktop.games.tasuo.warriors import free_places, of_hand, places, worth
from gattai_desktop.games.tasuo.windows import CALL, open_window
from gattai_desktop.games.verdict import Reason, refusal

FIRST_CALLS: Final = 2
"""Normal Calls of a player's first turn (RULES TS-12)."""
EXTRA_COST: Final = 2
"""Clash Gauge of one more Normal Call (RULES TS-47)."""


def call_cost(table: Table, card: TasuoCard) -> int:
    """What a Normal Call costs in armor: by life, nothing in a first turn (RULES TS-12, TS-32)."""
    return 0 if is_first_turn(table) else worth(table, card)


def can_pay_armor(table: Table, seat: Seat, amount: int) -> bool:
    """Whether a player may pay so much armor: a payment leaves at least 1 (RULES TS-H6)."""
    least = 0 if rulings_of(table).last_armor == "may_be_paid" else 1
    return amount == 0 or armor(table, seat) - amount >= least


def pay_armor(ledger: Ledger, seat: Seat, amount: int, *, rule: str) -> None:
    """Pay armor."""
    ledger.set(f"armor.{seat}", max(armor(ledger.table, seat) - amount, 0), rule=rule)


def normal_calls(table: Table) -> int:
    """How many Normal Calls this turn has (RULES TS-11, TS-12, TS-47)."""
    return (FIRST_CALLS if is_first_turn(table) else 1) + turn_mark(table, "extra")


def _is_for_attacks(card: Card) -> bool:
    """Whether a card is an attack of a warrior, or goes with one: what it is carried to a place for is not a call."""
    return design_of(card).kind == OFFENSIVE or can_add(design_of(card))


def _no_warrior(card: Card) -> Reason:
    """Say of such a card what it is for."""
    return refusal("TS-21", "{card} is no warrior; it is used for an attack, in the Clash Phase.", card=card)


@wish("calls {card} to {place}")
class CallWarrior(TurnMove):
    """Wish: call a warrior from hand into a free place (RULES TS-11, TS-21, TS-32)."""

    card: Card
    place: str
    shown = Shown(kind="Call", letter="C")
    steps = (PLAY,)
    laid_on = Place(zone="{place}.{seat}")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[CallWarrior]":
        for card in state.cards(zones.hand(seat)):
            if design_of(card).kind == WARRIOR:
                yield from (cls(seat, card, place) for place in free_places(state, seat))

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        # Whatever is dropped on an own place is told why it is not called there; at Ka it may be a charge instead, and
        # a Weapon or an Offensive card on a warrior is meant for it.
        step = table.text("step")
        if step in PHASES and card in table.cards(zones.hand(seat)):
            charging = step == CHARGE
            for_warriors = design_of(card).kind == WEAPON or _is_for_attacks(card)
            meant = free_places(table, seat) if for_warriors else places(table, seat)
            yield from (cls(seat, card, place) for place in meant if not charging or place != zones.KA)

    def not_now(self, state: State) -> Words:
        return _no_warrior(self.card).text if _is_for_attacks(self.card) else super().not_now(state)

    def led_to_by(self, table: Table) -> type[Move] | None:
        return way_to(table, (CLASH,)) if _is_for_attacks(self.card) else super().led_to_by(table)

    def against(self, state: State) -> Iterator[Reason]:
        if self.card not in state.cards(zones.hand(self.seat)):
            yield refusal("TS-11", "{card} is not in your hand.", card=self.card)
            return
        card = of_hand(self.card)
        if card.design.kind == WEAPON:
            yield laid_first(card)
            return
        if _is_for_attacks(card):
            yield _no_warrior(card)
            return
        if card.design.kind != WARRIOR:
            yield refusal("TS-21", "{card} is no warrior.", card=card)
            return
        if turn_mark(state, "calls") >= normal_calls(state):
            rule = "TS-12" if is_first_turn(state) else "TS-11"
            yield refusal(rule, "You have no Normal Call left in this turn.")
        if self.place not in free_places(state, self.seat):
            yield refusal("TS-21", "That place is not free: each holds one warrior.")
        cost = call_cost(state, card)
        if not can_pay_armor(state, self.seat, cost):
            yield refusal(
                "TS-H6", "The call costs {cost} armor; it would bring armor to 0.", cost=cost, ruling="last_armor"
            )

    def play(self, ledger: Ledger) -> None:
        card = of_hand(self.card)
        mark_turn(ledger, "calls", rule="TS-11")
        cost = call_cost(ledger.table, card)
        allowed = not can_pay_armor(ledger.table, self.seat, cost)  # against the rules: it is paid all the same
        if allowed or rulings_of(ledger.table).call_cost == "at_declaration":
            pay_armor(ledger, self.seat, cost, rule="TS-32")
            cost = 0
        declare_call(ledger, card, self.place, cost, rule="TS-11")


def declare_call(ledger: Ledger, card: TasuoCard, place: str, cost: int, *, rule: str) -> None:
    """Declare a call: the card lies open, and the foe may answer before it enters play (RULES TS-65)."""
    enter_call(ledger, card, place, cost, rule=rule)
    open_window(ledger, CALL)


def enter_call(ledger: Ledger, card: TasuoCard, place: str, cost: int, *, rule: str) -> None:
    """Lay a call on the Queue, and its card open."""
    ledger.move(card, zones.use(card.owner), rule=rule, likely=(zones.hand(card.owner),))
    emergency = int(rule == "TS-33")
    enter(ledger, QueueEntry(0, "call", card.owner, card.key, emergency, (place, str(cost))), rule=rule)


def resolve_call(ledger: Ledger, *kept: Value) -> None:
    """The warrior enters play if its cost can be paid and its place is free (RULES TS-32, TS-H74)."""
    called = entry_of(kept)
    place, cost = called.targets[0], int(called.targets[1])
    card = next(of_hand(one) for one in ledger.table.cards(zones.use(called.seat)) if one.key == called.source)
    if place not in free_places(ledger.table, called.seat) or not can_pay_armor(ledger.table, called.seat, cost):
        ledger.announce("call failed", rule="TS-H74", card=card.key)
        ledger.move_from(zones.use(called.seat), (card,), zones.hand(called.seat), rule="TS-H74", up=False)
        return
    pay_armor(ledger, called.seat, cost, rule="TS-32")
    ledger.move_from(zones.use(called.seat), (card,), zones.place(place, called.seat), rule="TS-21")
    ledger.set(of(card.key, "called"), ledger.number("turn"), rule="TS-21")
    if called.effect:
        ledger.set(of(card.key, "emergency"), value=True, rule="TS-33")
    happened(ledger, "called", called.seat, card)


@wish("pays 2 gauge for a call")
class PayForCall(TurnMove):
    """Wish: pay Clash Gauge for one more Normal Call (RULES TS-47)."""

    shown = Shown("Pay 2 gauge for a call", letter="G")
    steps = (PLAY,)
    step_rule = "TS-47"
    offered_as_it_is = True

    def against(self, state: State) -> Iterator[Reason]:
        if gauge(state, self.seat) < EXTRA_COST:
            yield refusal("TS-47", "One more call costs {cost} gauge.", cost=EXTRA_COST)
        if turn_mark(state, "extra") and rulings_of(state).extra_calls == "once":
            yield refusal("TS-H82", "You have bought a call in this turn already.", ruling="extra_calls")

    def play(self, ledger: Ledger) -> None:
        gain_gauge(ledger, self.seat, -EXTRA_COST, rule="TS-47")
        mark_turn(ledger, "extra", rule="TS-47")


MOVES = (CallWarrior, PayForCall)
DOINGS = {"resolve.call": resolve_call}
