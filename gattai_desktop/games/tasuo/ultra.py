"""The Ultra Deck: Tasuo Mode and KA Summons; and the Gravity Zones (RULES TS-48, TS-50, TS-74, TS-H39, TS-H40)."""

from collections.abc import Iterator, Sequence
from typing import Final, Self

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table, path_to
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import KA_SUMMON, TASUO_MODE
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.happenings import happened
from gattai_desktop.games.tasuo.leaving import gain_gauge
from gattai_desktop.games.tasuo.queue import QueueEntry, enter, entry_of
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import TurnMove
from gattai_desktop.games.tasuo.values import CHARGE, CLASH, MODE_COST, PHASES, PLAY, gauge, listed, of
from gattai_desktop.games.tasuo.warriors import of_hand, place_of, warrior_in, warrior_named, warriors
from gattai_desktop.games.tasuo.windows import ACT, CALL, open_window
from gattai_desktop.games.verdict import Reason, refusal

SUMMON_COST: Final = 2
"""Ka cards of a KA Summon (RULES TS-H40)."""
GRAVITY_COST: Final = 5
"""Clash Gauge that opens the Gravity Zones (RULES TS-50)."""


@wish("enters Tasuo Mode with {card} on {warrior}")
class EnterMode(TurnMove):
    """Wish: lay an Ultra card on the warrior that it names (RULES TS-48, TS-H39)."""

    card: Card
    warrior: Card
    shown = Shown("Tasuo Mode: {card}", kind="Tasuo Mode", letter="M")
    steps = (PLAY, CHARGE, CLASH)
    step_rule = "TS-48"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[EnterMode]":
        for card in state.cards(zones.ultra(seat)):
            if design_of(card).kind == TASUO_MODE:
                yield from (cls(seat, card, one) for one in warriors(state, seat))

    @classmethod
    def allowed(cls, state: State, seat: Seat) -> Sequence[Self]:
        return super().allowed(state, seat) if gauge(state, seat) >= MODE_COST else ()

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        if table.text("step") in PHASES and design_of(card).kind == TASUO_MODE:
            yield from (cls(seat, card, one) for one in warriors(table, seat))

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        return (Place(zone=zones.place(place_of(table, self.warrior), self.seat)),)

    def against(self, state: State) -> Iterator[Reason]:
        if self.card not in state.cards(zones.ultra(self.seat)) or design_of(self.card).kind != TASUO_MODE:
            yield refusal("TS-48", "{card} is no Tasuo Mode card of your Ultra Deck.", card=self.card)
        elif self.warrior not in warriors(state, self.seat):
            yield refusal("TS-48", "{card} is no warrior of yours in play.", card=self.warrior)
        elif design_of(self.card).onto != design_of(self.warrior).id:
            yield refusal("TS-48", "{card} is not laid on {warrior}.", card=self.card, warrior=self.warrior)
        if gauge(state, self.seat) < MODE_COST:
            yield refusal("TS-48", "Tasuo Mode costs {cost} gauge.", cost=MODE_COST)

    def play(self, ledger: Ledger) -> None:
        gain_gauge(ledger, self.seat, -MODE_COST, rule="TS-48")
        ledger.move_from(zones.ultra(self.seat), (self.card,), zones.use(self.seat), rule="TS-48")
        enter(ledger, QueueEntry(0, "mode", self.seat, self.card.key, targets=(self.warrior.key,)), rule="TS-48")
        open_window(ledger, ACT)


def resolve_mode(ledger: Ledger, *kept: Value) -> None:
    """The Ultra card lies on its warrior, and has all that the warrior had (RULES TS-H39)."""
    mode = entry_of(kept)
    card = _in_use(ledger, mode)
    beneath = warrior_named(ledger.table, mode.targets[0])
    if beneath is None:
        ledger.move_from(zones.use(mode.seat), (card,), zones.outer(mode.seat), rule="TS-H47")
        return
    ledger.announce("mode", rule="TS-48", card=card.key)
    ledger.move_from(
        zones.use(mode.seat), (card,), zones.place(place_of(ledger.table, beneath), mode.seat), rule="TS-48"
    )
    begun = of(beneath.key, "")
    for path, value in tuple(ledger.table.values.items()):
        if path.startswith(begun):
            ledger.set(of(card.key, path.removeprefix(begun)), value, rule="TS-H39")
            ledger.set(path, None, rule="TS-H39")
    happened(ledger, "entered", mode.seat, card)


def _in_use(ledger: Ledger, used: QueueEntry) -> TasuoCard:
    return next(of_hand(one) for one in ledger.table.cards(zones.use(used.seat)) if one.key == used.source)


@frozen
class SummonMove(TurnMove):
    """A KA Summon: two cards of Ka for a warrior in the Ka Zone (RULES TS-74, TS-H40)."""

    card: Card
    steps = (PLAY, CHARGE)
    step_rule = "TS-H40"
    shown = Shown(kind="KA Summon", letter="U")
    laid_on = Place(zone="ka.{seat}")

    @classmethod
    def allowed(cls, state: State, seat: Seat) -> Sequence[Self]:
        can_pay = state.count(zones.charges(zones.KA, seat)) >= SUMMON_COST
        return super().allowed(state, seat) if can_pay else ()

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        if design_of(card).kind == KA_SUMMON:
            yield from super().aimed(table, seat, card)

    def paid_with(self, state: State) -> tuple[Card, ...]:
        """Return the two Ka cards that it is paid with."""
        return state.cards(zones.charges(zones.KA, self.seat))

    def against(self, state: State) -> Iterator[Reason]:
        if self.card not in state.cards(zones.ultra(self.seat)) or design_of(self.card).kind != KA_SUMMON:
            yield refusal("TS-H40", "{card} is no KA Summon of your Ultra Deck.", card=self.card)
        if rulings_of(state).summons == "not_played":
            yield refusal("TS-H40", "No KA Summons are played at this table.", ruling="summons")
        if warrior_in(state, self.seat, zones.KA) is not None:
            yield refusal("TS-H40", "A warrior stands in your Ka Zone.")
        here, paid = state.cards(zones.charges(zones.KA, self.seat)), self.paid_with(state)
        if len(set(paid)) != SUMMON_COST or any(one not in here for one in paid):
            yield refusal("TS-H40", "It is paid with {cost} of your Ka cards.", cost=SUMMON_COST)

    def play(self, ledger: Ledger) -> None:
        # Which cards these are is the owner's secret until they are paid.
        paid = tuple(one.key for one in self.paid_with(ledger.table))
        ledger.set(_paid_by(self.seat), paid, rule="TS-H40")
        if rulings_of(ledger.table).call_cost == "at_declaration":
            _pay(ledger, self.seat)
        ledger.move_from(zones.ultra(self.seat), (self.card,), zones.use(self.seat), rule="TS-H40")
        enter(ledger, QueueEntry(0, "summon", self.seat, self.card.key), rule="TS-H40")
        open_window(ledger, CALL)


@wish("summons {card}")
class SummonWarrior(SummonMove):
    """Wish: a KA Summon, where two cards charge Ka."""

    taken_from = "ultra.{seat}"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[SummonWarrior]":
        yield from (cls(seat, card) for card in state.cards(zones.ultra(seat)))


@wish("summons {card} with {cards}")
class SummonWarriorWith(SummonMove):
    """Wish: a KA Summon, paid with two of more cards of Ka."""

    cards: tuple[Card, ...]

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[SummonWarriorWith]":
        here = state.cards(zones.charges(zones.KA, seat))
        if len(here) > SUMMON_COST:
            pairs = [(one, other) for place, one in enumerate(here) for other in here[place + 1 :]]
            yield from (cls(seat, card, pair) for card in state.cards(zones.ultra(seat)) for pair in pairs)

    def paid_with(self, state: State) -> tuple[Card, ...]:
        return self.cards


_paid_by: Final = path_to("secret.{}.summon")
"""The keys of the Ka cards with which a player pays for a KA Summon that is declared."""


def _pay(ledger: Ledger, seat: Seat) -> bool:
    """Lay the Ka cards of a Summon into the Outerzone; False where they are not all there (RULES TS-H40, TS-H74)."""
    keys = listed(ledger.table, _paid_by(seat))
    if rulings_of(ledger.table).call_cost == "at_declaration" and _of_keys(ledger.table, zones.outer(seat), keys):
        return True
    paid = _of_keys(ledger.table, zones.charges(zones.KA, seat), keys)
    if len(paid) == SUMMON_COST:
        ledger.move_from(zones.charges(zones.KA, seat), paid, zones.outer(seat), rule="TS-H40")
    return len(paid) == SUMMON_COST


def forget_payment(ledger: Ledger, seat: Seat, *, back: bool = False) -> None:
    """After a Summon: its Ka cards need not be known any more; back: those that were paid come back (RULES TS-H46)."""
    paid = _of_keys(ledger.table, zones.outer(seat), listed(ledger.table, _paid_by(seat)))
    if back and paid:
        ledger.move_from(zones.outer(seat), paid, zones.charges(zones.KA, seat), rule="TS-H46", up=False)
    ledger.set(_paid_by(seat), None, rule="TS-H40")


def _of_keys(table: Table, zone: str, keys: tuple[Value, ...]) -> tuple[Card, ...]:
    return tuple(one for one in table.cards(zone) if one.key in keys)


def resolve_summon(ledger: Ledger, *kept: Value) -> None:
    """The Summon enters the Ka Zone, and its cards go to the Outerzone (RULES TS-H40, TS-H74)."""
    summon = entry_of(kept)
    seat, card = summon.seat, _in_use(ledger, summon)
    if warrior_in(ledger.table, seat, zones.KA) is not None or not _pay(ledger, seat):
        forget_payment(ledger, seat)
        ledger.announce("call failed", rule="TS-H74", card=card.key)
        ledger.move_from(zones.use(seat), (card,), zones.ultra(seat), rule="TS-H74", up=False)
        return
    forget_payment(ledger, seat)
    ledger.move_from(zones.use(seat), (card,), zones.place(zones.KA, seat), rule="TS-74")
    ledger.set(of(card.key, "called"), ledger.table.number("turn"), rule="TS-74")
    ledger.set(of(card.key, "emergency"), value=True, rule="TS-74")
    happened(ledger, "called", seat, card)


@wish("opens the gravity zones")
class OpenGravity(TurnMove):
    """Wish: open the two Gravity Zones (RULES TS-50, TS-H62)."""

    shown = Shown("Open the Gravity Zones", letter="Z")
    steps = (PLAY, CHARGE, CLASH)
    step_rule = "TS-50"
    offered_as_it_is = True

    def against(self, state: State) -> Iterator[Reason]:
        if state.number(f"gravity.{self.seat}"):
            yield refusal("TS-50", "Your Gravity Zones are open.")
        if gauge(state, self.seat) < GRAVITY_COST:
            yield refusal("TS-50", "Gravity Zones cost {cost} gauge.", cost=GRAVITY_COST)

    def play(self, ledger: Ledger) -> None:
        gain_gauge(ledger, self.seat, -GRAVITY_COST, rule="TS-50")
        whose = zones.SEATS if rulings_of(ledger.table).gravity_owner == "both" else (self.seat,)
        for seat in whose:
            ledger.set(f"gravity.{seat}", 1, rule="TS-50")


MOVES = (EnterMode, SummonWarrior, SummonWarriorWith, OpenGravity)
DOINGS = {"resolve.mode": resolve_mode, "resolve.summon": resolve_summon}
