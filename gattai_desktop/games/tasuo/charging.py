"""Zones are charged: Kio with armor, Ka with cards, Kao from the top of the deck (RULES TS-13, TS-27 to TS-29).

What else only some tables let a player do with zones stands here too (RULES TS-H34, TS-H57).
"""

from collections.abc import Iterator
from itertools import combinations
from typing import cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.calls import can_pay_armor, pay_armor
from gattai_desktop.games.tasuo.combos import swap
from gattai_desktop.games.tasuo.designs import design_of
from gattai_desktop.games.tasuo.leaving import leave
from gattai_desktop.games.tasuo.legend import take
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import TurnMove
from gattai_desktop.games.tasuo.values import CHARGE, PHASES, PLAY, mark_turn, turn_mark
from gattai_desktop.games.tasuo.warriors import legend_room, of_hand, place_of, warriors, weapons_of
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class ChargeMove(TurnMove):
    """One partial charge, of which there is one in each turn (RULES TS-13)."""

    steps = (CHARGE,)
    step_rule = "TS-13"

    def against(self, state: State) -> Iterator[Reason]:
        if turn_mark(state, "charged"):
            yield refusal("TS-13", "You have added your partial charge in this turn already.")

    def play(self, ledger: Ledger) -> None:
        mark_turn(ledger, "charged", rule="TS-13")
        self.pay(ledger)

    def pay(self, ledger: Ledger) -> None:
        """Pay for the charge and add it."""
        raise NotImplementedError


@wish("charges kio")
class ChargeKio(ChargeMove):
    """Wish: pay 1 armor for a partial charge of Kio (RULES TS-27)."""

    told = LogWords("{seat} charges Kio")
    shown = Shown("Charge Kio", letter="1")
    offered_as_it_is = True

    def against(self, state: State) -> Iterator[Reason]:
        yield from super().against(state)
        if not can_pay_armor(state, self.seat, 1):
            yield refusal("TS-H6", "It costs 1 armor and would bring armor to 0.", ruling="last_armor")

    def pay(self, ledger: Ledger) -> None:
        pay_armor(ledger, self.seat, 1, rule="TS-27")
        ledger.set(f"kio.{self.seat}", ledger.table.number(f"kio.{self.seat}") + 1, rule="TS-27")


@wish("charges ka with {card}")
class ChargeKa(ChargeMove):
    """Wish: lay a card of hand or field face-down for a partial charge of Ka (RULES TS-28, TS-H58)."""

    card: Card
    told = LogWords("{seat} charges Ka with {card}")
    shown = Shown("Charge Ka with {card}", kind="Charge Ka", letter="2")
    laid_on = Place(zone="charges.ka.{seat}")
    taken_from = "hand.{seat}"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[ChargeKa]":
        yield from (cls(seat, card) for card in _own(state, seat))

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        """At its charges; a card of the hand on the whole place too, where a warrior of the field would be swapped."""
        held = self.card in table.cards(zones.hand(self.seat))
        return (*super().drop_places(table), *((Place(zone=zones.place(zones.KA, self.seat)),) if held else ()))

    def against(self, state: State) -> Iterator[Reason]:
        yield from super().against(state)
        if self.card not in _own(state, self.seat):
            yield refusal("TS-28", "{card} is in none of the places from which Ka is charged.", card=self.card)
        elif design_of(self.card).is_ultra:
            yield refusal("TS-H58", "An Ultra card charges no Ka.", ruling="ka_charge")

    def pay(self, ledger: Ledger) -> None:
        target = zones.charges(zones.KA, self.seat)
        if self.card in warriors(ledger.table, self.seat):
            leave(ledger, of_hand(self.card), target, rule="TS-28", up=False)
        elif self.card in ledger.table.cards(zones.legend(self.seat)):
            take(ledger, self.card, self.seat, target, up=False, rule="TS-28")
        else:
            ledger.move(self.card, target, rule="TS-28", up=False, likely=(zones.hand(self.seat),))


def _own(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards by which Ka is charged; what lies under a card in Tasuo Mode is none (RULES TS-H58)."""
    held = state.cards(zones.hand(seat))
    if rulings_of(state).ka_charge == "hand_only":
        return held
    own = warriors(state, seat)
    weapons = (weapon for one in own for weapon in weapons_of(state, one))
    return (*held, *state.cards(zones.legend(seat)), *state.cards(zones.arena(seat)), *own, *weapons)


@wish("charges kao")
class ChargeKao(ChargeMove):
    """Wish: mill the top card of the deck for a partial charge of Kao (RULES TS-29)."""

    told = LogWords("{seat} charges Kao")
    shown = Shown("Charge Kao", letter="3")
    offered_as_it_is = True
    dropped_on = (Place(zone="charges.kao.{seat}"), Place(zone="kao.{seat}"))

    @classmethod
    def taken_off(cls, table: Sight, seat: Seat, pile: Place) -> "Iterator[ChargeKao]":
        """The top card of the own deck charges it, whatever that is."""
        if table.text("step") in PHASES and pile.zone == zones.deck(seat):
            yield cls(seat)

    def against(self, state: State) -> Iterator[Reason]:
        yield from super().against(state)
        if not state.count(zones.deck(self.seat)):
            yield refusal("TS-H19", "Your deck is empty: no card can go to Kao.", ruling="empty_deck")

    def pay(self, ledger: Ledger) -> None:
        mill_to_kao(ledger, self.seat)


def mill_to_kao(ledger: Ledger, seat: Seat, count: int = 1) -> None:
    """Mill so many top cards of the deck, each as a partial charge of Kao (RULES TS-29, TS-H31)."""
    top = ledger.table.cards(zones.deck(seat))[-count:][::-1]
    if not top:
        return
    under = rulings_of(ledger.table).kao_cards == "under_zone"
    target = zones.charges(zones.KAO, seat) if under else zones.dead(seat)
    ledger.move_from(zones.deck(seat), top, target, rule="TS-29")
    if not under:
        ledger.set(f"kao.{seat}", ledger.table.number(f"kao.{seat}") + len(top), rule="TS-H31")


@wish("swaps {card} with {other}")
class SwapWarriors(TurnMove):
    """Wish: let two own warriors change places once in a Charge Phase, where a table plays that (RULES TS-H57)."""

    card: Card
    other: Card
    shown = Shown(kind="Swap", letter="X")
    steps = (CHARGE,)
    step_rule = "TS-H57"

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> "Iterator[SwapWarriors]":
        yield from (one for one in cls.offered(cast("State", table), seat) if card in (one.card, one.other))

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        """Where either stands: a warrior is dropped on the other one."""
        return tuple(Place(zone=zones.place(place_of(table, one), self.seat)) for one in (self.card, self.other))

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[SwapWarriors]":
        if rulings_of(state).zone_change == "one_swap":
            yield from (cls(seat, one, other) for one, other in combinations(warriors(state, seat), 2))

    def against(self, state: State) -> Iterator[Reason]:
        own = warriors(state, self.seat)
        if rulings_of(state).zone_change != "one_swap":
            yield refusal("TS-H57", "Warriors change places only by cards and by a Tasuo Tag.", ruling="zone_change")
        elif self.card not in own or self.other not in own or self.card is self.other:
            yield refusal("TS-H57", "Name two warriors of yours in play.")
        elif turn_mark(state, "swapped"):
            yield refusal("TS-H57", "Two warriors have changed places in this turn already.")

    def play(self, ledger: Ledger) -> None:
        mark_turn(ledger, "swapped", rule="TS-H57")
        swap(ledger, of_hand(self.card), of_hand(self.other), rule="TS-H57")


@wish("makes room with {card}")
class MakeRoom(TurnMove):
    """Wish: put one of the own Legend cards into the Deadzone, where all zones are full (RULES TS-H34)."""

    card: Card
    shown = Shown(kind="Make room", letter="D")
    laid_on = Place(zone="dead.{seat}")
    steps = (PLAY,)
    step_rule = "TS-H34"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[MakeRoom]":
        if rulings_of(state).full_legend == "make_room":
            yield from (cls(seat, card) for card in state.cards(zones.legend(seat)))

    def against(self, state: State) -> Iterator[Reason]:
        room = legend_room(state, self.seat)
        if self.card not in state.cards(zones.legend(self.seat)):
            words = "Nobody lays {card} in the Deadzone: cards get there as they are used, fall or are discarded."
            yield refusal("TS-H34", words, card=self.card)
            return
        if room is None or room > 0:
            yield refusal("TS-H34", "A Legend Zone is free: no card need make room.")
        if rulings_of(state).full_legend != "make_room":
            yield refusal("TS-H34", "Cards stay in full Legend Zones at this table.", ruling="full_legend")

    def play(self, ledger: Ledger) -> None:
        take(ledger, self.card, self.seat, zones.dead(self.seat), up=True, rule="TS-H34")


MOVES = (ChargeKio, ChargeKa, ChargeKao, SwapWarriors, MakeRoom)
