"""Cards are used: Items, Swift cards, Arenas that are turned, warriors whose text calls them (RULES TS-16, TS-20)."""

from collections.abc import Iterator
from typing import Self

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.calls import declare_call
from gattai_desktop.games.tasuo.card_words import ITEM, SWIFT
from gattai_desktop.games.tasuo.combos import ROLL
from gattai_desktop.games.tasuo.constants import all_hold
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.effect_aims import reaches_somebody
from gattai_desktop.games.tasuo.effect_words import ROLLING
from gattai_desktop.games.tasuo.legend import no_room, not_held, take
from gattai_desktop.games.tasuo.queue import QueueEntry, enter
from gattai_desktop.games.tasuo.responses import against_swift
from gattai_desktop.games.tasuo.turns import TurnMove
from gattai_desktop.games.tasuo.values import CHARGE, CLASH, PHASES, PLAY, text
from gattai_desktop.games.tasuo.warriors import free_places, of_hand, places
from gattai_desktop.games.tasuo.windows import ACT, open_window
from gattai_desktop.games.verdict import Reason, refusal


@wish("uses {card}")
@frozen
class UseCard(TurnMove):
    """Wish: use an Item of hand, or a Swift card of hand or set before (RULES TS-16, TS-22, TS-H32)."""

    card: Card
    shown = Shown(kind="Use", letter="U")
    steps = PHASES
    in_combo = None
    laid_on = Place(zone="use.{seat}")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[UseCard]":
        for zone in (zones.hand(seat), zones.legend(seat)):
            for card in state.cards(zone):
                if design_of(card).kind == ITEM or design_of(card).manner == SWIFT:
                    yield cls(seat, card)

    def against(self, state: State) -> Iterator[Reason]:
        card = of_hand(self.card)
        if card.design.manner == SWIFT:
            yield from against_swift(state, self.seat, card)
        elif not card.design.triggered_by("item"):
            yield refusal("TS-16", "{card} is neither an Item to use nor a Swift card.", card=card)
        else:
            yield from self._against_item(state, card)

    def _against_item(self, state: State, card: TasuoCard) -> Iterator[Reason]:
        if text(state, "step") != PLAY:
            yield refusal("TS-11", "An Item is used in the Play Phase.")
        yield from not_held(state, self.seat, card)
        yield from no_room(state, self.seat)
        if not reaches_somebody(state, self.seat, card.design.effects[0]):
            yield refusal("TS-H61", "There is no warrior that {card} could be used on.", card=card)

    def play(self, ledger: Ledger) -> None:
        card = of_hand(self.card)
        rule = "TS-22" if card.design.manner == SWIFT else "TS-16"
        if card in ledger.table.cards(zones.legend(self.seat)):
            take(ledger, card, self.seat, zones.use(self.seat), up=True, rule=rule)
        else:
            ledger.move_from(zones.hand(self.seat), (card,), zones.use(self.seat), rule=rule)
        enter(ledger, QueueEntry(0, "card", self.seat, card.key), rule=rule)
        open_window(ledger, ACT)


def _moment(table: Table) -> str:
    """Return the moment at which an Arena is turned: before a chain roll, or a phase; "" within a combo."""
    stage = text(table, "combo.stage")
    if stage:
        return ROLLING if stage == ROLL else ""
    return text(table, "step")


@wish("turns {card}")
@frozen
class TurnArena(TurnMove):
    """Wish: turn the own ready Arena for what its text does then (RULES TS-20, TS-H18)."""

    card: Card
    shown = Shown(kind="Turn the Arena", letter="A")
    steps = PHASES
    step_rule = "TS-20"
    in_combo = None

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[TurnArena]":
        for card in state.cards(zones.arena(seat)):
            if _turned_at(state, of_hand(card)) is not None:
                yield cls(seat, card)

    def against(self, state: State) -> Iterator[Reason]:
        lying = state.zones.get(zones.arena(self.seat), ())
        if self.card not in state.cards(zones.arena(self.seat)):
            yield refusal("TS-20", "{card} is no Arena of yours in play.", card=self.card)
            return
        if (self.card, True) not in lying:
            yield refusal("TS-H18", "{card} is turned until your next turn begins.", card=self.card)
        found = _turned_at(state, of_hand(self.card))
        if found is None:
            yield refusal("TS-20", "{card} is not turned at this moment.", card=self.card)
            return
        effect = of_hand(self.card).design.effects[found]
        if not all_hold(state, self.seat, effect, None):
            yield refusal("TS-20", "What {card} asks for does not hold.", card=self.card)
        if not reaches_somebody(state, self.seat, effect):
            yield refusal("TS-H61", "There is no warrior that {card} could be used on.", card=self.card)

    def play(self, ledger: Ledger) -> None:
        rolling = _moment(ledger.table) == ROLLING
        found = _turned_at(ledger.table, of_hand(self.card)) or 0
        entry = QueueEntry(0, "effect", self.seat, self.card.key, found)
        ledger.turn(zones.arena(self.seat), (self.card,), rule="TS-20")
        if rolling:  # at once: no entry, and no window for the foe
            ledger.next(("resolve.effect", *entry.kept))
            return
        enter(ledger, entry, rule="TS-20")
        open_window(ledger, ACT)


def _turned_at(table: Table, arena: TasuoCard) -> int | None:
    """Return which effect of an Arena is used by turning it now; None where none is."""
    moment = _moment(table)
    for number, effect in enumerate(arena.design.effects):
        if effect.trigger.word == "turn" and moment in effect.trigger.moments:
            return number
    return None


@wish("emergency-calls {card} to {place}")
@frozen
class EmergencyCall(TurnMove):
    """Wish: call a warrior from hand by its own text: no armor, and no Normal Call (RULES TS-33)."""

    card: Card
    place: str
    shown = Shown(kind="Emergency Call", letter="E")
    steps = (PLAY, CHARGE, CLASH)
    step_rule = "TS-33"
    laid_on = Place(zone="{place}.{seat}")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[EmergencyCall]":
        for card in state.cards(zones.hand(seat)):
            if design_of(card).triggered_by("hand"):
                yield from (cls(seat, card, place) for place in free_places(state, seat))

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        step, held = text(table, "step"), table.cards(zones.hand(seat))
        effects = design_of(card).triggered_by("hand") if card in held and step in cls.steps else ()
        if any(step in one.trigger.moments for one in effects):
            yield from (cls(seat, card, place) for place in places(table, seat))

    def against(self, state: State) -> Iterator[Reason]:
        card = of_hand(self.card)
        yield from not_held(state, self.seat, card)
        step = text(state, "step")
        effects = [one for one in card.design.triggered_by("hand") if step in one.trigger.moments]
        if not effects:
            yield refusal("TS-33", "The text of {card} calls it at no such moment.", card=card)
        elif not any(all_hold(state, self.seat, one, card) for one in effects):
            yield refusal("TS-33", "What {card} asks for does not hold.", card=card)
        if self.place not in free_places(state, self.seat):
            yield refusal("TS-21", "That place is not free: each holds one warrior.")

    def play(self, ledger: Ledger) -> None:
        declare_call(ledger, of_hand(self.card), self.place, 0, rule="TS-33")


MOVES = (UseCard, TurnArena, EmergencyCall)
