"""Abilities of what is in play are activated, ready Arenas are turned, and cards of hand are shown (RULES TS, 3i)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.adding import AddCard, add_entry, against_adding
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.card_words import WEAPON
from gattai_desktop.games.tasuo.combos import ROLL
from gattai_desktop.games.tasuo.constants import arenas_of, in_play, is_negated, may_begin
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.effect_aims import reaches_somebody
from gattai_desktop.games.tasuo.effect_words import ATTACKING, ROLLING
from gattai_desktop.games.tasuo.legend import not_held
from gattai_desktop.games.tasuo.prices import against_price, pay_price
from gattai_desktop.games.tasuo.queue import QueueEntry, enter, entry_of
from gattai_desktop.games.tasuo.striking import note_burn, take_losses_of
from gattai_desktop.games.tasuo.turns import TurnMove
from gattai_desktop.games.tasuo.values import CLASH, PHASES, USES, mark_turn, name_of
from gattai_desktop.games.tasuo.warriors import of_hand, suffers, warrior_named
from gattai_desktop.games.tasuo.windows import ACT, open_window
from gattai_desktop.games.verdict import Reason, refusal

ACTIVATION: Final = "activation"
"""The kind of entry of an effect whose source stays where it is, negated too (RULES TS-H46)."""
SHOWN: Final = "show"


def used_now(table: Table, card: TasuoCard, word: str) -> Iterator[tuple[int, CardEffect]]:
    """Yield the effects of a card that begin with this word and can be used at this moment, with their places."""
    moments = _moments(table)
    for number, effect in enumerate(card.design.effects):
        if effect.trigger.word == word and any(one in moments for one in effect.trigger.moments):
            yield number, effect


def texts_to_name(table: Table, card: TasuoCard, word: str) -> tuple[int, ...]:
    """Return the numbers of the texts that a player has to tell apart at this moment, from 1; none of a single one."""
    found = tuple(number + 1 for number, _ in used_now(table, card, word))
    return found if len(found) > 1 else ()


def _moments(table: Table) -> tuple[str, ...]:
    """Return the phase, and whether a roll or an attack can be changed now; within a combo it is no phase."""
    stage = table.text("combo.stage")
    if stage:
        return (ROLLING,) if stage == ROLL else (ATTACKING,)
    step = table.text("step")
    return (step, ATTACKING) if step == CLASH else (step,)


def _only_added(table: Table, effect: CardEffect) -> bool:
    """Whether an effect goes with the next attack that is declared, and is none of the phase itself."""
    return ATTACKING in effect.trigger.moments and table.text("step") not in effect.trigger.moments


@frozen
class Activation(TurnMove):
    """A use of what lies in play, or of a card of hand that is shown, by the first of its texts that is allowed."""

    card: Card
    steps = PHASES
    step_rule = "TS-63"
    word = ""

    def texts(self, table: Table) -> tuple[tuple[int, CardEffect], ...]:
        """Return the texts that it may mean at this moment, with their places: of one that names its text just that."""
        named, found = getattr(self, "number", None), used_now(table, of_hand(self.card), self.word)
        return tuple(one for one in found if named in (None, one[0] + 1))

    def against(self, state: State) -> Iterator[Reason]:
        card = of_hand(self.card)
        if not self.texts(state):
            yield refusal("TS-11", "{card} cannot be used that way at this moment.", card=card)
            return
        yield from self._against_text(state, *self.used(state))

    def _against_text(self, table: Table, number: int, effect: CardEffect) -> Iterator[Reason]:
        """Yield why one of the texts of the card is not used now."""
        card = of_hand(self.card)
        if not may_begin(table, self.seat, card, effect):
            yield refusal("TS-63", "What {card} asks for does not hold.", card=card)
        yield from against_price(table, self.seat, card, number)
        if not reaches_somebody(table, self.seat, effect):
            yield refusal("TS-H61", "There is nothing that {card} could be used on.", card=card)

    def used(self, table: Table) -> tuple[int, CardEffect]:
        """Return the effect that is used; the first one where somebody has overruled that none may be."""
        found = self.texts(table)
        free = (one for one in found if len(found) == 1 or not any(self._against_text(table, *one)))
        return next(free, found[0] if found else (0, of_hand(self.card).design.effects[0]))

    def pay(self, ledger: Ledger, *, rule: str) -> int:
        """Pay for the text that is used, count the use, and return the place of that text."""
        number = self.used(ledger.table)[0]
        pay_price(ledger, self.seat, of_hand(self.card), number, rule=rule)
        mark_turn(ledger, USES, rule=rule)
        return number


@wish("activates {card}")
class ActivateAbility(Activation):
    """Wish: use the ability of a warrior, a Weapon or a Continuum in play (RULES TS-11, TS-H78)."""

    shown = Shown(kind="Activate", letter="V")
    word = "ability"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[ActivateAbility]":
        for card in in_play(state, seat):
            if card.design.triggered_by(cls.word) and not texts_to_name(state, card, cls.word):
                yield cls(seat, card)

    def against(self, state: State) -> Iterator[Reason]:
        card = of_hand(self.card)
        if card not in in_play(state, self.seat):
            if card.design.kind == WEAPON and card in state.cards(zones.legend(self.seat)):
                yield refusal("TS-17", "No warrior bears {card}.", card=card)
            else:
                yield refusal("TS-20", "{card} is not yours in play.", card=card)
            return
        if suffers(state, card, "Freeze"):
            yield refusal("TS-57", "{warrior} cannot activate: {condition}.", warrior=card, condition="Freeze")
        if card.design.hands and is_negated(state, card):
            yield refusal("TS-H71", "Who bears {card} cannot use it.", card=card)
        elif is_negated(state, card):
            yield refusal("TS-56", "{warrior} cannot activate: {condition}.", warrior=card, condition="Immobilize")
        yield from super().against(state)

    def play(self, ledger: Ledger) -> None:
        card, number = of_hand(self.card), self.pay(ledger, rule="TS-11")
        if card.design.fights:
            note_burn(ledger, card)
        enter(ledger, QueueEntry(0, ACTIVATION, self.seat, card.key, number), rule="TS-11")
        ledger.next(("ability.done", card.key))
        open_window(ledger, ACT)


@wish("activates effect {number} of {card}")
class ActivateEffect(ActivateAbility):
    """Wish: use one of several abilities of a card, counted from 1."""

    number: int

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[ActivateEffect]":
        for card in in_play(state, seat):
            yield from (cls(seat, card, number) for number in texts_to_name(state, card, cls.word))


def ability_done(ledger: Ledger, key: str) -> None:
    """After an ability: its warrior loses by Bleed and Poison (RULES TS-58, TS-59, TS-H78)."""
    warrior = warrior_named(ledger.table, key)
    if warrior is not None:
        take_losses_of(ledger, warrior)


@wish("turns {card}")
class TurnArena(Activation):
    """Wish: turn the own ready Arena for what its text does then (RULES TS-20, TS-H18)."""

    shown = Shown(kind="Turn the Arena", letter="A")
    step_rule = "TS-20"
    in_combo = None
    word = "turn"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[TurnArena]":
        for card in _arenas(state, seat):
            if not texts_to_name(state, card, cls.word):
                yield cls(seat, card)

    def against(self, state: State) -> Iterator[Reason]:
        card = of_hand(self.card)
        if card.owner not in arenas_of(state, self.seat) or card not in state.cards(zones.arena(card.owner)):
            yield refusal("TS-20", "{card} is no Arena of yours in play.", card=card)
            return
        if (card, True) not in state.zones.get(zones.arena(card.owner), ()):
            whose = name_of(state, card.owner)
            mine = "{card} is turned until your next turn begins."
            theirs = "{card} is turned until the next turn of {seat} begins."
            yield refusal("TS-H18", mine if card.owner == self.seat else theirs, card=card, seat=whose)
        yield from super().against(state)

    def _against_text(self, table: Table, number: int, effect: CardEffect) -> Iterator[Reason]:
        if _only_added(table, effect):
            card = of_hand(self.card)
            yield from against_price(table, self.seat, card, number)
            yield from against_adding(table, self.seat, card, effect)
        else:
            yield from super()._against_text(table, number, effect)

    def play(self, ledger: Ledger) -> None:
        card, (number, effect) = of_hand(self.card), self.used(ledger.table)
        ledger.turn(zones.arena(card.owner), (card,), rule="TS-20")
        pay_price(ledger, self.seat, card, number, rule="TS-20")
        if ROLLING in _moments(ledger.table):  # at once: no entry, and no window for the foe
            ledger.next(("resolve.effect", *QueueEntry(0, ACTIVATION, self.seat, card.key, number).kept))
        elif _only_added(ledger.table, effect):
            add_entry(ledger, ACTIVATION, card, number)
        else:
            enter(ledger, QueueEntry(0, ACTIVATION, self.seat, card.key, number), rule="TS-20")
            open_window(ledger, ACT)


@wish("turns {card} for effect {number}")
class TurnArenaFor(TurnArena):
    """Wish: turn an Arena for one of several texts, counted from 1."""

    number: int

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[TurnArenaFor]":
        for card in _arenas(state, seat):
            yield from (cls(seat, card, number) for number in texts_to_name(state, card, cls.word))


def _arenas(table: Table, seat: Seat) -> Iterator[TasuoCard]:
    """Yield the Arenas that serve a player."""
    yield from (of_hand(card) for whose in arenas_of(table, seat) for card in table.cards(zones.arena(whose)))


@wish("shows {card}")
class ShowCard(Activation):
    """Wish: show a card of hand for what it does then; it stays in the hand (RULES TS-H37)."""

    shown = Shown(kind="Show", letter="W")
    laid_on = Place(zone="use.{seat}")
    word = "show"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[ShowCard]":
        for card in state.cards(zones.hand(seat)):
            if design_of(card).triggered_by(cls.word):
                yield cls(seat, card)

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> "Iterator[ShowCard]":
        """Any other card is told what else is not done with it."""
        yield from (cls(seat, card),) if design_of(card).triggered_by(cls.word) else ()

    def against(self, state: State) -> Iterator[Reason]:
        yield from not_held(state, self.seat, self.card)
        yield from super().against(state)

    def play(self, ledger: Ledger) -> None:
        card, number = of_hand(self.card), self.pay(ledger, rule="TS-H37")
        ledger.move_from(zones.hand(self.seat), (card,), zones.use(self.seat), rule="TS-H37")
        enter(ledger, QueueEntry(0, SHOWN, self.seat, card.key, number), rule="TS-H37")
        open_window(ledger, ACT)


def resolve_shown(ledger: Ledger, *kept: Value) -> None:
    """Take the card that was shown back to the hand, and let it do what it says."""
    entry = entry_of(kept)
    shown = tuple(one for one in ledger.table.cards(zones.use(entry.seat)) if one.key == entry.source)
    ledger.next(("resolve.effect", *kept))
    if shown:
        ledger.move_from(zones.use(entry.seat), shown, zones.hand(entry.seat), rule="TS-H37", up=False)


MOVES = (ActivateEffect, ActivateAbility, TurnArenaFor, TurnArena, ShowCard, AddCard)
DOINGS = {"ability.done": ability_done, "resolve.show": resolve_shown}
