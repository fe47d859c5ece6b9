"""Defensive cards stop attacks, each by its tag (RULES TS-25, TS-26, TS-69 to TS-73, TS-H21)."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import ARMOR, OpenAttack, attack_of, form_of, keep_attack, seen_attack
from gattai_desktop.games.tasuo.calls import can_pay_armor, pay_armor
from gattai_desktop.games.tasuo.card_effects import DefenceTerms
from gattai_desktop.games.tasuo.card_words import AREA, DEFENSIVE, UNABLE
from gattai_desktop.games.tasuo.constants import all_hold
from gattai_desktop.games.tasuo.designs import AttackForm, TasuoCard, design_of
from gattai_desktop.games.tasuo.foreseen import barred_to
from gattai_desktop.games.tasuo.leaving import gain_gauge
from gattai_desktop.games.tasuo.legend import take
from gattai_desktop.games.tasuo.queue import ON_QUEUE, QUEUE, QueueEntry, enter, entries, entry, entry_of
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.targeting import against_warding, harmed, ward
from gattai_desktop.games.tasuo.values import active, gauge, listed, mark_turn, of
from gattai_desktop.games.tasuo.warriors import conditions, hurt, of_hand, place_of, warrior_named, warriors_named
from gattai_desktop.games.tasuo.windows import ANSWERS, COUNTERED, answered
from gattai_desktop.games.verdict import Reason, refusal

EVADE: Final = "Evade"
PARRIED: Final = 2
"""Halves of damage that Ori deals and Kyushu takes off (RULES TS-H21)."""
_UNABLE: Final = {"Stun": "TS-55", **UNABLE}
_TWO_ARMS: Final = ("Block", "Kyushu", "Haki", EVADE)
"""Tags that a warrior with two Broken Arms cannot use (RULES TS-60)."""


def against_stopping(table: Table, terms: DefenceTerms, form: AttackForm) -> Iterator[Reason]:
    """Yield why a Defensive card does not stop an attack of this form (RULES TS-25, TS-70, TS-H52)."""
    if form.type == AREA and terms.tag != EVADE and rulings_of(table).area == "only_evade":
        yield refusal("TS-H52", "Only Evade stops an Area attack.", ruling="area")
    elif terms.types and form.type not in terms.types:
        yield refusal("TS-25", "It does not stop a {type}.", type=form.type)
    if form.targets and terms.aim == "plain":
        yield refusal("TS-25", "It does not stop an attack that Targets.")
    if not form.targets and terms.aim == "targets":
        yield refusal("TS-25", "It stops only an attack that Targets.")


def defends_now(table: Table, seat: Seat, card: Card, warrior: TasuoCard | None, attack: OpenAttack | None) -> bool:
    """Whether what a Defensive card asks for holds of the warrior that it saves, and of the attack (RULES 3i)."""
    seen = seen_attack(table, attack) if attack is not None else None
    defending = (one for one in design_of(card).effects if one.trigger.defence is not None)
    return all(all_hold(table, seat, one, warrior, seen) for one in defending)


def against_tag(table: Table, tag: str, warrior: TasuoCard, bars: tuple[str, ...]) -> Iterator[Reason]:
    """Yield why a tag cannot be used for a warrior against an attack (RULES TS-45 to TS-62, TS-H21)."""
    has = conditions(table, warrior)
    for condition, rule in _UNABLE.items():
        if condition in has:
            yield refusal(rule, "{warrior} cannot defend: {condition}.", warrior=warrior, condition=condition)
    if has.count("Broken-Arm") > 1 and tag in _TWO_ARMS:
        yield refusal("TS-60", "{warrior} cannot use {tag} with two Broken Arms.", warrior=warrior, tag=tag)
    if "Poison" in has and tag == EVADE:
        yield refusal("TS-59", "A poisoned warrior cannot evade.")
    yield from against_bar(bars, tag)


def against_bar(bars: tuple[str, ...], tag: str) -> Iterator[Reason]:
    """Yield that an attack cannot be stopped by a tag (RULES TS-45, TS-46, TS-51)."""
    if tag in bars:
        yield refusal("TS-45", "This attack cannot be stopped by {tag}.", tag=tag)


@wish("stops it with {card}")
class StopAttack(Answer):
    """Answer: stop the attack with a Defensive card of hand or Legend Zone (RULES TS-25, TS-H12)."""

    card: Card
    answers = "window"
    shown = Shown(kind="Stop it", letter="D")
    laid_on = Place(zone="use.{seat}")
    tells_why_not = True

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[StopAttack]":
        for zone in (zones.hand(seat), zones.legend(seat)):
            yield from (cls(seat, card) for card in state.cards(zone) if design_of(card).kind == DEFENSIVE)

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> "Iterator[StopAttack]":
        if design_of(card).kind == DEFENSIVE:
            yield cls(seat, card)

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        """Where cards in use lie, at the Queue, and on the warrior that it saves."""
        saved = self.meant(table)
        warrior = warrior_named(table, self.saved(table, saved)) if saved is not None else None
        stands = place_of(table, warrior) if warrior is not None else ""
        at_warrior = (Place(zone=zones.place(stands, self.seat)),) if stands else ()
        return self.laid_on_now(table), ON_QUEUE, *at_warrior

    def saved(self, table: Table, entry: QueueEntry) -> str:
        """Return the key of the warrior that it saves from an entry; "" where that must be said."""
        found = _threatened(table, entry, self.seat)
        return found[0] if len(found) == 1 else ""

    def saves(self, table: Table) -> str:
        """Return the key of the warrior that it saves from the attack; "" where it saves none."""
        return next((self.saved(table, one) for one in entries(table) if one.kind == "attack"), "")

    def meant(self, table: Table) -> QueueEntry | None:
        """Return the entry that it stops: the uppermost that it may, or else the uppermost of all (RULES TS-H80)."""
        waiting = [one for one in entries(table)[::-1] if _threatened(table, one, self.seat)]
        fitting = (one for one in waiting if not any(self._against_entry(table, one)))
        return next(fitting, waiting[0] if waiting else None)

    def judge(self, state: State) -> Iterator[Reason]:
        meant = self.meant(state)
        if meant is None:
            yield refusal("TS-37", "No attack waits that you could stop.")
            return
        held = self.card in state.cards(zones.hand(self.seat))
        only_set = rulings_of(state).defensive_from == "legend"
        if not (held and not only_set) and self.card not in state.cards(zones.legend(self.seat)):
            yield refusal("TS-H12", "{card} is not where Defensive cards are used from.", card=self.card)
            return
        yield from self._against_entry(state, meant)
        yield from self._against_price(state)

    def _against_entry(self, state: Table, entry: QueueEntry) -> Iterator[Reason]:
        terms, attack = design_of(self.card).defence, attack_of(state)
        warrior = warrior_named(state, self.saved(state, entry))
        if terms is None:
            yield refusal("TS-25", "{card} is no Defensive card.", card=self.card)
            return
        met = attack if entry.kind == "attack" else None
        if not defends_now(state, self.seat, self.card, warrior, met):
            yield refusal("TS-25", "What {card} asks for does not hold.", card=self.card)
        if attack is not None and attack.targets == (ARMOR,) and rulings_of(state).armor_defence == "armor_too":
            yield from against_stopping(state, terms, form_of(state, attack))
            yield from against_bar(barred_to(state, attack), terms.tag)
            if ARMOR in attack.defended:
                yield refusal("TS-H80", "A Defensive card waits already.")
        elif warrior is None:
            yield refusal("TS-H35", "A Defensive card protects a warrior that is attacked.", ruling="armor_defence")
        elif entry.kind == "attack" and attack is not None:
            yield from against_stopping(state, terms, form_of(state, attack))
            yield from against_tag(state, terms.tag, warrior, barred_to(state, attack))
            if warrior.key in attack.defended:
                yield refusal("TS-H80", "A Defensive card for {warrior} waits already.", warrior=warrior)
        else:
            yield from against_warding(state, terms, entry, warrior)
            yield from against_tag(state, terms.tag, warrior, ())

    def _against_price(self, state: State) -> Iterator[Reason]:
        gold, clash = price_of(state, of_hand(self.card))
        if not can_pay_armor(state, self.seat, gold):
            yield refusal("TS-H6", "It costs {cost} armor; it would bring armor to 0.", cost=gold, ruling="last_armor")
        if clash > gauge(state, self.seat):
            yield refusal("TS-H73", "It costs {cost} gauge.", cost=clash, ruling="prices")

    def answer(self, ledger: Ledger, item: Item) -> None:
        meant, attack = self.meant(ledger.table), attack_of(ledger.table)
        if meant is None:
            return
        saved = self.saved(ledger.table, meant)
        gold, clash = price_of(ledger.table, of_hand(self.card))
        if gold:
            pay_armor(ledger, self.seat, gold, rule="TS-H73")
        gain_gauge(ledger, self.seat, -clash, rule="TS-H73")
        if self.card in ledger.table.cards(zones.legend(self.seat)):
            take(ledger, self.card, self.seat, zones.use(self.seat), up=True, rule="TS-25")
        else:
            ledger.move_from(zones.hand(self.seat), (self.card,), zones.use(self.seat), rule="TS-25")
        if meant.kind == "attack" and attack is not None:
            keep_attack(ledger, evolve(attack, defended=(*attack.defended, saved)), rule="TS-37")
        used = QueueEntry(0, "defence", self.seat, self.card.key, targets=(saved,), answers=meant.number)
        enter(ledger, used, rule="TS-37")
        answered(ledger, self.seat)


def _threatened(table: Table, entry: QueueEntry, seat: Seat) -> tuple[str, ...]:
    """Return whom of a player an entry of the foe's attacks or harms, "armor" too; none of an entry that is none."""
    if entry.kind == "attack":
        return entry.targets if entry.seat != seat else ()
    return harmed(table, entry, seat)


@wish("stops it with {card} for {warrior}")
class StopAttackFor(StopAttack):
    """Answer: stop an attack at several warriors for one of them (RULES TS-68, TS-H81)."""

    warrior: Card
    tells_why_not = False

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[StopAttackFor]":
        several = [found for one in entries(state) if len(found := _threatened(state, one, seat)) > 1]
        saved = warriors_named(state, dict.fromkeys(chain.from_iterable(several)))
        for zone in (zones.hand(seat), zones.legend(seat)):
            for card in state.cards(zone):
                if design_of(card).kind == DEFENSIVE:
                    yield from (cls(seat, card, one) for one in saved)

    def saved(self, table: Table, entry: QueueEntry) -> str:
        return self.warrior.key if self.warrior.key in _threatened(table, entry, self.seat) else ""

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        return Place(zone=zones.place(place_of(table, self.warrior), self.seat)), ON_QUEUE


def price_of(table: Table, card: TasuoCard) -> tuple[int, int]:
    """Return the armor and the Clash Gauge that a card costs as it is used (RULES TS-H73)."""
    if rulings_of(table).prices == "free":
        return 0, 0
    effects = card.design.effects
    return sum(one.price("armor") for one in effects), sum(one.price("gauge") for one in effects)


def resolve_defence(ledger: Ledger, *kept: Value) -> None:
    """Stop the attack for one warrior, with the second effect of the tag and what else the card says (RULES TS-H21)."""
    used = entry_of(kept)
    attack = attack_of(ledger.table)
    card = next((of_hand(one) for one in ledger.table.cards(zones.use(used.seat)) if one.key == used.source), None)
    if card is None:
        return
    terms, met = card.design.defence, entry(ledger.table, used.answers)
    if terms is not None and met is not None:
        cause = ledger.announce("stopped", rule="TS-37", tag=terms.tag, target=used.targets[0])
        with ledger.because(cause):
            if met.kind != "attack":
                ward(ledger, met, used.targets[0])
            elif attack is not None:
                keep_attack(ledger, evolve(attack, stopped=(*attack.stopped, *used.targets)), rule="TS-37")
            second_effect(ledger, terms.tag, met, used.targets[0])
            if terms.stops > 1 and used.targets != (ARMOR,) and rulings_of(ledger.table).several_stops == "as_said":
                held = of(used.targets[0], "stops")
                ledger.set(held, (*listed(ledger.table, held), card.key, terms.stops - 1), rule="TS-H66")
        if terms.counter and met.seat == active(ledger.table):  # of an effect as of an attack (RULES TS-71)
            mark_turn(ledger, COUNTERED, rule="TS-26")
            if rulings_of(ledger.table).counter == "at_once":
                empty_queue(ledger)
    ledger.move_from(zones.use(used.seat), (card,), zones.dead(used.seat), rule="TS-25")
    for place, effect in enumerate(card.design.effects):
        if effect.trigger.defence is not None and effect.parts:
            ledger.next(("resolve.effect", *evolve(used, effect=place).kept))


def empty_queue(ledger: Ledger) -> None:
    """Let everything on the Queue leave without effect but the attack, which is stopped (RULES TS-H45)."""
    gone = [one for one in entries(ledger.table) if one.kind != "attack"]
    left = tuple(one.kept for one in entries(ledger.table) if one.kind == "attack")
    ledger.set(QUEUE, left or None, rule="TS-H45")
    ledger.next(*(("leaves", *one.kept) for one in reversed(gone)))


def second_effect(ledger: Ledger, tag: str, met: QueueEntry, saved: str) -> None:
    """Carry out what a tag does besides stopping: to who attacks, to who is saved, to the foe (RULES TS-H21)."""
    if rulings_of(ledger.table).tags == "stop_only":
        return
    if tag == "Ori":
        attacker = warrior_named(ledger.table, met.source)
        if attacker is not None:
            hurt(ledger, attacker, PARRIED, rule="TS-H21")
    elif tag == "Kyushu":
        warrior = warrior_named(ledger.table, saved)
        if warrior is not None:
            hurt(ledger, warrior, -PARRIED, rule="TS-H21")
    elif tag == "Haki":
        gain_gauge(ledger, met.seat, -1, rule="TS-H21")


ANSWERS.extend((StopAttack, StopAttackFor))
MOVES = (StopAttack, StopAttackFor)
DOINGS = {"resolve.defence": resolve_defence}
