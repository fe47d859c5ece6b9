"""Cards of hand are used: Items, Swift cards, and warriors whose own text calls them (RULES TS-16, TS-22, TS-33)."""

from collections.abc import Iterable, Iterator
from typing import Final, Self

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.calls import declare_call, enter_call
from gattai_desktop.games.tasuo.card_words import ITEM, SWIFT
from gattai_desktop.games.tasuo.constants import all_hold
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.effect_aims import reaches_somebody
from gattai_desktop.games.tasuo.effect_words import OWN_DESTROYED
from gattai_desktop.games.tasuo.foreseen import can_add
from gattai_desktop.games.tasuo.legend import no_room, not_held, take
from gattai_desktop.games.tasuo.prices import against_price, pay_price
from gattai_desktop.games.tasuo.queue import QueueEntry, enter
from gattai_desktop.games.tasuo.responses import against_swift
from gattai_desktop.games.tasuo.turns import TurnMove
from gattai_desktop.games.tasuo.values import PHASES, PLAY, USES, mark_turn
from gattai_desktop.games.tasuo.warriors import free_places, of_hand, places
from gattai_desktop.games.tasuo.windows import ACT, ANSWERS, answered, lost_one, open_window
from gattai_desktop.games.verdict import Reason, refusal

SEVERAL: Final = 2
"""Texts from which on the player says which one calls a warrior."""


@wish("uses {card}")
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

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        """What goes with an attack is told when that is."""
        yield from () if can_add(design_of(card)) else super().aimed(table, seat, card)

    def against(self, state: State) -> Iterator[Reason]:
        card = of_hand(self.card)
        if card.design.manner == SWIFT:
            yield from against_swift(state, self.seat, card)
            yield from against_price(state, self.seat, card, 0)
            if not all_hold(state, self.seat, card.design.effects[0], None):
                yield refusal("TS-22", "What {card} asks for does not hold.", card=card)
        elif not card.design.triggered_by("item"):
            yield refusal("TS-16", "{card} is neither an Item to use nor a Swift card.", card=card)
        else:
            yield from self._against_item(state, card)

    def _against_item(self, state: State, card: TasuoCard) -> Iterator[Reason]:
        if state.text("step") != PLAY:
            yield refusal("TS-11", "An Item is used in the Play Phase.")
        yield from not_held(state, self.seat, card)
        yield from no_room(state, self.seat)
        yield from against_price(state, self.seat, card, 0)
        if not all_hold(state, self.seat, card.design.effects[0], None):
            yield refusal("TS-16", "What {card} asks for does not hold.", card=card)
        if not reaches_somebody(state, self.seat, card.design.effects[0]):
            yield refusal("TS-H61", "There is no warrior that {card} could be used on.", card=card)

    def play(self, ledger: Ledger) -> None:
        card = of_hand(self.card)
        rule = "TS-22" if card.design.manner == SWIFT else "TS-16"
        pay_price(ledger, self.seat, card, 0, rule=rule)
        mark_turn(ledger, USES, rule=rule)
        if card in ledger.table.cards(zones.legend(self.seat)):
            take(ledger, card, self.seat, zones.use(self.seat), up=True, rule=rule)
        else:
            ledger.move_from(zones.hand(self.seat), (card,), zones.use(self.seat), rule=rule)
        enter(ledger, QueueEntry(0, "card", self.seat, card.key), rule=rule)
        open_window(ledger, ACT)


@wish("emergency-calls {card} to {place}")
class EmergencyCall(TurnMove):
    """Wish: call a warrior from hand by its own text: no armor, and no Normal Call (RULES TS-33)."""

    card: Card
    place: str
    shown = Shown(kind="Emergency Call", letter="E")
    steps = PHASES
    step_rule = "TS-33"
    laid_on = Place(zone="{place}.{seat}")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator[Self]:
        for card in state.cards(zones.hand(seat)):
            if design_of(card).triggered_by("hand"):
                yield from cls.to_places(seat, card, state.text("step"), free_places(state, seat))

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        step, held = table.text("step"), table.cards(zones.hand(seat))
        if card in held and step in cls.steps and texts_calling(of_hand(card), step):
            yield from cls.to_places(seat, card, step, places(table, seat))

    @classmethod
    def to_places(cls, seat: Seat, card: Card, moment: str, free: Iterable[str]) -> Iterator[Self]:
        """Yield the call to each of these places, where the player need not say by which text."""
        if len(texts_calling(of_hand(card), moment)) < SEVERAL:
            yield from (cls(seat, card, place) for place in free)

    def text(self, table: Table) -> int | None:
        """Return which text calls it; None where none does at this moment."""
        return called_at(table, self.seat, of_hand(self.card), table.text("step"))

    def against(self, state: State) -> Iterator[Reason]:
        yield from _against_call(state, self.seat, self.card, self.place, self.text(state))

    def play(self, ledger: Ledger) -> None:
        card = of_hand(self.card)
        pay_price(ledger, self.seat, card, self.text(ledger.table) or 0, rule="TS-33")
        declare_call(ledger, card, self.place, 0, rule="TS-33")


@wish("emergency-calls {card} to {place} by effect {number}")
class EmergencyCallBy(EmergencyCall):
    """Wish: call a warrior from hand by one of several texts that call it at this moment, counted from 1."""

    number: int

    @classmethod
    def to_places(cls, seat: Seat, card: Card, moment: str, free: Iterable[str]) -> Iterator[Self]:
        texts = texts_calling(of_hand(card), moment)
        if len(texts) >= SEVERAL:
            yield from (cls.made(seat, card, place, one + 1) for place in free for one in texts)

    def text(self, table: Table) -> int | None:
        found = self.number - 1
        return found if found in texts_calling(of_hand(self.card), table.text("step")) else None


def texts_calling(card: TasuoCard, moment: str) -> tuple[int, ...]:
    """Return the places of the texts of a warrior that call it from hand at a moment."""
    effects = enumerate(card.design.effects)
    return tuple(n for n, one in effects if one.trigger.word == "hand" and moment in one.trigger.moments)


def called_at(table: Table, seat: Seat, card: TasuoCard, moment: str) -> int | None:
    """Return which text of a warrior calls it from hand at a moment, the first that may; None where none does."""
    found = texts_calling(card, moment)
    free = (one for one in found if len(found) == 1 or not any(_against_text(table, seat, card, one)))
    return next(free, found[0] if found else None)


def _against_text(table: Table, seat: Seat, card: TasuoCard, number: int) -> Iterator[Reason]:
    """Yield why one text of a warrior of hand does not call it now."""
    if not all_hold(table, seat, card.design.effects[number], card):
        yield refusal("TS-33", "What {card} asks for does not hold.", card=card)
    yield from against_price(table, seat, card, number)


def _against_call(table: State, seat: Seat, called: Card, place: str, found: int | None) -> Iterator[Reason]:
    """Yield why a warrior of hand is not called by its own text; found: which one, None where none calls it now."""
    card = of_hand(called)
    yield from not_held(table, seat, card)
    if found is None:
        yield refusal("TS-33", "The text of {card} calls it at no such moment.", card=card)
        return
    yield from _against_text(table, seat, card, found)
    if place not in free_places(table, seat):
        yield refusal("TS-21", "That place is not free: each holds one warrior.")


@wish("answers by calling {card} to {place}")
class CallInAnswer(Answer):
    """Answer: as a warrior of yours has fallen in battle, call another from hand by its own text (RULES TS-33, 3h)."""

    card: Card
    place: str
    answers = "window"
    shown = Shown(kind="Emergency Call", letter="E")
    laid_on = Place(zone="{place}.{seat}")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator[Self]:
        for card in state.cards(zones.hand(seat)) if lost_one(state, seat) else ():
            texts = texts_calling(of_hand(card), OWN_DESTROYED)
            if texts:
                yield from (one for place in free_places(state, seat) for one in cls.by_texts(seat, card, place, texts))

    @classmethod
    def by_texts(cls, seat: Seat, card: Card, place: str, texts: tuple[int, ...]) -> Iterator[Self]:
        """Yield the call to a place, where the player need not say by which text."""
        if len(texts) < SEVERAL:
            yield cls(seat, card, place)

    def text(self, table: Table) -> int | None:
        """Return which text calls it; None where none does."""
        return called_at(table, self.seat, of_hand(self.card), OWN_DESTROYED)

    def judge(self, state: State) -> Iterator[Reason]:
        if not lost_one(state, self.seat):
            yield refusal("TS-33", "No warrior of yours has fallen in battle.")
        yield from _against_call(state, self.seat, self.card, self.place, self.text(state))

    def answer(self, ledger: Ledger, item: Item) -> None:
        card = of_hand(self.card)
        pay_price(ledger, self.seat, card, self.text(ledger.table) or 0, rule="TS-33")
        enter_call(ledger, card, self.place, 0, rule="TS-33")
        answered(ledger, self.seat)


@wish("answers by calling {card} to {place} by effect {number}")
class CallInAnswerBy(CallInAnswer):
    """Answer: call a warrior from hand by one of several texts that call it then, counted from 1."""

    number: int

    @classmethod
    def by_texts(cls, seat: Seat, card: Card, place: str, texts: tuple[int, ...]) -> Iterator[Self]:
        if len(texts) >= SEVERAL:
            yield from (cls.made(seat, card, place, one + 1) for one in texts)

    def text(self, table: Table) -> int | None:
        found = self.number - 1
        return found if found in texts_calling(of_hand(self.card), OWN_DESTROYED) else None


ANSWERS.extend((CallInAnswer, CallInAnswerBy))
MOVES = (UseCard, EmergencyCallBy, EmergencyCall, CallInAnswerBy, CallInAnswer)
